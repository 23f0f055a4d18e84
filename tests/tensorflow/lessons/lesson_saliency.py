import tensorflow as tf

images = tf.constant([[0.5, 1.0, 0.0, 0.25], [1.0, 0.0, 0.5, 0.5]])
weights = tf.constant([[2.0, -1.0], [0.0, 1.0], [1.0, 1.0], [-4.0, 3.0]])
labels = tf.constant([0, 1])
with tf.GradientTape() as tape:
    tape.watch(images)
    scores = images @ weights
    chosen = tf.gather(scores, labels, axis=1, batch_dims=1)
saliency = tf.abs(tape.gradient(chosen, images))
print(chosen)
print(saliency)
print(tf.argmax(saliency, axis=1))
