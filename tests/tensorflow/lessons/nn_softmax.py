import tensorflow as tf

logits = tf.constant([[1.0, 2.0, 3.0], [1000.0, 1000.0, -1000.0]])
p = tf.nn.softmax(logits)
print([[f"{v:.5f}" for v in row] for row in p.numpy()])
print(tf.reduce_sum(p, axis=1))
q = tf.nn.log_softmax(logits)
print([[f"{v:.4f}" for v in row] for row in q.numpy()])
print(tf.nn.softmax([0.0, 0.0]))
x = tf.Variable([0.0, 0.0])
with tf.GradientTape() as tape:
    y = tf.nn.softmax(x)
print(tape.jacobian(y, x))
