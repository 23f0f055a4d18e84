import tensorflow as tf


@tf.custom_gradient
def scaled(x, y):
    def grad(upstream):
        return upstream * y * 10.0, upstream * x

    return x * y, grad


x = tf.constant(2.0)
y = tf.constant(5.0)
with tf.GradientTape(persistent=True) as t:
    t.watch([x, y])
    z = scaled(x, y)
print(z)
print(t.gradient(z, [x, y]))
f = tf.custom_gradient(lambda a: (a * a, lambda dy: dy * 7.0))
with tf.GradientTape() as t:
    t.watch(x)
    z = f(x)
print(z.numpy(), t.gradient(z, x).numpy())
