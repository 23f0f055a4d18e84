import tensorflow as tf

x = tf.Variable(3.0)
with tf.GradientTape(persistent=True) as tape:
    y = x * x + x
print(tape.gradient(y, [x, x]))
a = tf.identity(x)
with tf.GradientTape(persistent=True) as tape:
    b = tf.identity(x)
    y = b * x
print(tape.gradient(y, [x, b]))
print(tape.gradient(y, a))
print(tape.gradient([y, y], x), tape.gradient((y, {"b": b}), x))
