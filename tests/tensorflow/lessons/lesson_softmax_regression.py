import tensorflow as tf

x = tf.constant([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])
labels = tf.constant([0, 1, 1])
w = tf.Variable(tf.zeros([2, 2]))
b = tf.Variable(tf.zeros([2]))
for step in range(3):
    with tf.GradientTape() as tape:
        logits = tf.matmul(x, w) + b
        loss = tf.reduce_mean(
            tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels, logits=logits)
        )
    dw, db = tape.gradient(loss, [w, b])
    if step == 0:
        print(f"{loss.numpy():.5f}", [[round(float(v), 5) for v in row] for row in dw])
    w.assign_sub(0.5 * dw)
    b.assign_sub(0.5 * db)
print(f"{loss.numpy():.4f}")
accuracy = tf.reduce_mean(
    tf.cast(tf.argmax(logits, axis=1) == tf.cast(labels, tf.int64), tf.float32)
)
print(f"{accuracy:.2f}")
