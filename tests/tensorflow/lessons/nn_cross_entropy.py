import tensorflow as tf

logits = tf.Variable([[0.0, 0.0], [0.0, 0.0]])
labels = tf.constant([[1.0, 0.0], [0.25, 0.75]])
with tf.GradientTape() as tape:
    loss = tf.nn.softmax_cross_entropy_with_logits(labels=labels, logits=logits)
print([f"{v:.5f}" for v in loss.numpy()])
print(tape.gradient(loss, logits))
with tf.GradientTape() as tape:
    loss = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=[0, 1], logits=logits)
print([f"{v:.5f}" for v in loss.numpy()])
print(tape.gradient(loss, logits))
z = tf.Variable([0.0, 2.0, -2.0])
with tf.GradientTape() as tape:
    loss = tf.nn.sigmoid_cross_entropy_with_logits(labels=[1.0, 1.0, 0.0], logits=z)
print([f"{v:.5f}" for v in loss.numpy()])
print([f"{v:.5f}" for v in tape.gradient(loss, z).numpy()])
print(tf.nn.l2_loss([3.0, 4.0]))
