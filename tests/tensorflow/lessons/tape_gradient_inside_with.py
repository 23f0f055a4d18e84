import tensorflow as tf

x = tf.Variable(3.0)
with tf.GradientTape(persistent=True) as tape:
    y = x**2
    dy = tape.gradient(y, x)
    z = dy * x
print(dy)
print(z)
print(tape.gradient(z, x))
