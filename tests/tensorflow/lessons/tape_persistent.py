import tensorflow as tf

x = tf.constant(3.0)
with tf.GradientTape(persistent=True) as g:
    g.watch(x)
    y = x * x
    z = y * y
dz_dx = g.gradient(z, x)
print(dz_dx)
dy_dx = g.gradient(y, x)
print(dy_dx)
dz_dy = g.gradient(z, y)
print(dz_dy)
del g
