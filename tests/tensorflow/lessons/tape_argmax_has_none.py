import tensorflow as tf

x = tf.Variable([1.0, 5.0, 2.0])
with tf.GradientTape(persistent=True) as tape:
    i = tf.argmax(x)
    y = tf.cast(i, tf.float32) * 2.0
    z = x[i] * 2.0
    s = tf.sign(x) * x
    b = tf.cast(x > 2.0, tf.float32)
print(tape.gradient(y, x))
print(tape.gradient(z, x))
print(tape.gradient(s, x))
print(tape.gradient(b, x))
