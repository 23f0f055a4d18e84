import tensorflow as tf

i = tf.constant(0)
x = tf.Variable(2.0)
with tf.GradientTape() as tape:
    count, y = tf.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y * x), [i, tf.constant(1.0)])
print(count, y)
print(tape.gradient(y, x))
(last,) = tf.while_loop(lambda i: tf.less(i, 10), lambda i: (tf.add(i, 4),), [i])
print(last)
