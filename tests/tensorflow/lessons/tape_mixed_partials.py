import tensorflow as tf

x = tf.Variable(2.0)
y = tf.Variable(3.0)
with tf.GradientTape(persistent=True) as t2:
    with tf.GradientTape() as t1:
        z = x**2 * y**3
    dz_dx, dz_dy = t1.gradient(z, [x, y])
print("z", z.numpy())
print("z_x, z_y:", dz_dx.numpy(), dz_dy.numpy())
print("z_xx:", t2.gradient(dz_dx, x).numpy())
print("z_xy:", t2.gradient(dz_dx, y).numpy())
print("z_yx:", t2.gradient(dz_dy, x).numpy())
print("z_yy:", t2.gradient(dz_dy, y).numpy())
