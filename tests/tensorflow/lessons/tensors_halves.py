import tensorflow as tf

x = tf.Variable([0.1, 2.0, 1000.0], dtype=tf.float16)
with tf.GradientTape() as tape:
    y = x * x
print(y)
print(tape.gradient(y, x))
print(x + 1, x * 0.5)
d = tf.Variable(0.1, dtype=tf.float64)
with tf.GradientTape() as tape:
    y = 3 * d + 1 / d
print(y, tape.gradient(y, d))
print(tf.constant(0.1, tf.float64) + tf.cast(tf.constant(0.1), tf.float64))
print(tf.constant(70000.0, dtype=tf.float16))
