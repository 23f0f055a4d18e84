import tensorflow as tf

weight = tf.Variable(3.0, name="weight")


@tf.custom_gradient
def layer(x):
    def grad(dy, variables=None):
        return dy * weight, [dy * x * 100.0]

    return x * weight, grad


x = tf.constant(2.0)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = layer(x)
dx, dw = tape.gradient(y, [x, weight])
print(y, dx, dw)
