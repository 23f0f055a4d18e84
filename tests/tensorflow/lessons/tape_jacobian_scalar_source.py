import tensorflow as tf

x = tf.constant([0.0, 1.0, 2.0])
delta = tf.Variable(0.0)
with tf.GradientTape() as tape:
    y = (x + delta) ** 2
dy_dx = tape.jacobian(y, delta)
print(y.shape, dy_dx.shape)
print(dy_dx)
