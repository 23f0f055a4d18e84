import tensorflow as tf

x = tf.linspace(-10.0, 10.0, 5)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.nn.relu(x) * x
dy_dx = tape.gradient(y, x)
print(x)
print(y)
print(dy_dx)
