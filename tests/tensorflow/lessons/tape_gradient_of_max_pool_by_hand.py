import tensorflow as tf

image = tf.constant([[1.0, 2.0, 5.0, 3.0], [4.0, 0.0, 1.0, 2.0]])
with tf.GradientTape() as tape:
    tape.watch(image)
    blocks = tf.reshape(image, [1, 2, 2, 2])
    pooled = tf.reduce_max(blocks, axis=[1, 3])
    loss = tf.reduce_sum(pooled * [[1.0, 10.0]])
print(pooled)
print(tape.gradient(loss, image))
