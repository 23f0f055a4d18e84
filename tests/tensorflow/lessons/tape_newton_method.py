import tensorflow as tf

x = tf.Variable([2.0, -1.0], dtype=tf.float64)
for step in range(4):
    with tf.GradientTape() as t2:
        with tf.GradientTape() as t1:
            y = (x[0] - 1.0) ** 4 + (x[1] + 2.0) ** 2 + x[0] * x[1] * 0.0
        g = t1.gradient(y, x)
    h = t2.jacobian(g, x)
    update = tf.linalg.solve(h, g[..., tf.newaxis])
    x.assign_sub(tf.reshape(update, [2]))
    print(step, f"{y.numpy():.6f}", [round(float(v), 6) for v in x])
