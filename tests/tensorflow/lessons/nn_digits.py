import tensorflow as tf

for values, label in [([1.0, 2.0, 3.0], 0), ([0.5, -1.0, 2.0], 0), ([0.5, -1.0, 2.0], 1)]:
    logits = tf.Variable([values])
    with tf.GradientTape() as tape:
        loss = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=[label], logits=logits)
    print(tf.nn.softmax(logits))
    print(loss, tape.gradient(loss, logits))
