import tensorflow as tf


def rosenbrock(p):
    return (1.0 - p[0]) ** 2 + 100.0 * (p[1] - p[0] ** 2) ** 2


p = tf.Variable([-1.0, 1.0], dtype=tf.float64)
for step in range(3):
    with tf.GradientTape() as t2:
        with tf.GradientTape() as t1:
            y = rosenbrock(p)
        g = t1.gradient(y, p)
    h = t2.jacobian(g, p)
    p.assign_sub(tf.linalg.matvec(tf.linalg.inv(h), g))
    print(step, f"{y.numpy():.6f}", [f"{v:.6f}" for v in p.numpy()])
