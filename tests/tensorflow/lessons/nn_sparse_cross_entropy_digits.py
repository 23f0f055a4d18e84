import tensorflow as tf

logits = tf.Variable([[2.0, 1.0, 0.0], [0.0, 0.0, 0.0]], dtype=tf.float64)
labels = tf.constant([0, 2])
with tf.GradientTape() as tape:
    loss = tf.nn.sparse_softmax_cross_entropy_with_logits(labels, logits)
g = tape.gradient(loss, logits)
print([f"{v:.10f}" for v in loss.numpy()])
print([[f"{v:.10f}" for v in row] for row in g.numpy()])
try:
    tf.nn.sparse_softmax_cross_entropy_with_logits(labels=[5, 0], logits=tf.zeros([2, 3]))
except tf.errors.InvalidArgumentError as e:
    print("Received a label value of 5 which is outside the valid range of [0, 3)" in str(e))
