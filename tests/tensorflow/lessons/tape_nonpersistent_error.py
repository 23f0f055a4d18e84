import tensorflow as tf

x = tf.Variable(2.0)
with tf.GradientTape() as tape:
    y = x**3
    z = y * 2.0
print(tape.gradient(z, x))
try:
    print(tape.gradient(y, x))
except RuntimeError as e:
    print(type(e).__name__)
    print(e)
