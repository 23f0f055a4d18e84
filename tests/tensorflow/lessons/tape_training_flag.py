import tensorflow as tf


def model(x, w, training=False):
    y = x * w
    if training:
        return y * 0.5
    return y


w = tf.Variable([1.0, 2.0])
x = tf.constant([3.0, 4.0])
for training in [True, False]:
    with tf.GradientTape() as tape:
        y = tf.reduce_sum(model(x, w, training=training))
    print(training, y.numpy(), tape.gradient(y, w).numpy())
