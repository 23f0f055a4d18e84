import tensorflow as tf

x = tf.Variable(3.0)
tape = tf.GradientTape()
with tape:
    y = x * x
print(tape.gradient(y, x))
with tape:
    z = x * x * x
print(tape.gradient(z, x))
with tf.GradientTape(persistent=True) as p:
    a = x * 2.0
with p:
    b = a * x
print(p.gradient(b, x))
