import tensorflow as tf

xs = tf.cast(tf.linspace(-1.0, 1.0, 9), tf.float64)
ys = 1.0 - 2.0 * xs + 3.0 * xs**2
c = tf.Variable([0.0, 0.0, 0.0], dtype=tf.float64)
powers = tf.stack([tf.ones_like(xs), xs, xs**2], axis=1)
for step in range(201):
    with tf.GradientTape() as tape:
        error = tf.linalg.matvec(powers, c) - ys
        loss = tf.reduce_mean(error**2)
    c.assign_sub(0.5 * tape.gradient(loss, c))
    if step % 50 == 0:
        print(f"{step:3d} {loss.numpy():.8f}")
print([round(float(v), 4) for v in c])
