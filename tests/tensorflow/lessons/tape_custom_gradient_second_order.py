import tensorflow as tf


@tf.custom_gradient
def cube(x):
    def grad(dy):
        return dy * 3.0 * square(x)

    return x * x * x, grad


@tf.custom_gradient
def square(x):
    def grad(dy):
        return dy * 2.0 * x

    return x * x, grad


x = tf.constant(2.0)
with tf.GradientTape() as t2:
    t2.watch(x)
    with tf.GradientTape() as t1:
        t1.watch(x)
        y = cube(x)
    dy = t1.gradient(y, x)
print(y, dy)
print(t2.gradient(dy, x))
