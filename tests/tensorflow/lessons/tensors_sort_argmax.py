import tensorflow as tf

x = tf.constant([3.0, 1.0, 2.0])
print(tf.sort(x))
print(tf.sort(x, direction="DESCENDING"))
print(tf.argsort(x))
print(tf.argmax(x), tf.argmin(x))
values, indices = tf.math.top_k([1.0, 5.0, 3.0], k=2)
print(values, indices)
m = tf.constant([[2, 20, 30, 3, 6], [3, 11, 16, 1, 8]])
print(tf.argmax(m, 0))
print(tf.argmax(m, 1, output_type=tf.int32))
u, idx = tf.unique([1, 1, 2, 4, 4])
print(u, idx)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.sort(x) * [1.0, 10.0, 100.0]
print(tape.gradient(y, x))
