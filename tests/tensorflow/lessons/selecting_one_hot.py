import tensorflow as tf

print(tf.one_hot([0, 1, 2], 3))
print(tf.one_hot([0, 2, -1], depth=3, on_value=5.0, off_value=0.5))
print(tf.one_hot(1, 4, dtype=tf.int32))
logits = tf.Variable([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
labels = tf.constant([2, 0])
with tf.GradientTape() as tape:
    picked = tf.reduce_sum(logits * tf.one_hot(labels, 3), axis=1)
print(picked)
print(tape.gradient(picked, logits))
