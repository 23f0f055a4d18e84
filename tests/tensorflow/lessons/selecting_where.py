import tensorflow as tf

x = tf.constant([-1.0, 0.0, 4.0])
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.where(x > 0, tf.sqrt(x), 0.0)
print(y)
print(tape.gradient(y, x))
safe = tf.where(x > 0, x, 1.0)
with tf.GradientTape() as tape:
    tape.watch(x)
    safe = tf.where(x > 0, x, 1.0)
    y = tf.where(x > 0, tf.sqrt(safe), 0.0)
print(tape.gradient(y, x))
print(tf.where([True, False, True]))
print(tf.where([[True, False], [False, True]]))
print(tf.where([True, False], [1, 2], [3, 4]))
a = tf.Variable([1.0, 2.0])
b = tf.Variable([3.0, 4.0])
with tf.GradientTape() as tape:
    y = tf.where([True, False], a * 2.0, b * 3.0)
print(tape.gradient(y, [a, b]))
