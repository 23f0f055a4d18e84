import tensorflow as tf

x = tf.Variable(3.0)
for threshold in [1.0, 5.0]:
    with tf.GradientTape() as tape:
        y = tf.cond(x > threshold, lambda: x**2, lambda: x * 10.0)
    print(y, tape.gradient(y, x))
print(tf.cond(tf.constant(True), lambda: tf.constant(1), lambda: tf.constant(2)))
with tf.GradientTape() as tape:
    a, b = tf.cond(x < 0.0, lambda: (x, x), lambda: (x * 2.0, x * 3.0))
    y = a * b
print(tape.gradient(y, x))
