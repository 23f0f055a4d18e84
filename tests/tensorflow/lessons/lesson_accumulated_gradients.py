import tensorflow as tf

w = tf.Variable([1.0, 1.0])
batches = [tf.constant([1.0, 2.0]), tf.constant([3.0, 4.0]), tf.constant([5.0, 6.0])]
total = tf.zeros_like(w)
for batch in batches:
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w * batch) ** 2
    total += tape.gradient(loss, w)
print(total)
w.assign_sub(total / 128.0)
print(w)
