import tensorflow as tf

x = tf.Variable([1.0, 2.0])
c = tf.constant(4.0)
with tf.GradientTape(persistent=True) as tape:
    tape.watch(c)
    y = x * c
print(tape.gradient(c, c))
print(tape.gradient(y, y))
print(tape.gradient([y, c], c))
print(tape.gradient(c, x))
print(tape.gradient(x, x))
