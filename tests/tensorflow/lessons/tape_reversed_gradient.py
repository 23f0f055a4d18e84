import tensorflow as tf


@tf.custom_gradient
def reverse_gradient(x):
    def grad(dy):
        return -dy

    return tf.identity(x), grad


w = tf.Variable([1.0, 2.0])
with tf.GradientTape() as tape:
    y = tf.reduce_sum(reverse_gradient(w) * [2.0, 5.0])
print(y)
print(tape.gradient(y, w))
