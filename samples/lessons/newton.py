# Newton's method: the gradient from one tape, the hessian from a second one around it.
import tensorflow as tf

x = tf.Variable([1.0, -1.0])

for step in range(5):
    with tf.GradientTape() as outer:
        with tf.GradientTape() as inner:
            loss = tf.exp(x[0] + 2 * x[1]) + tf.exp(x[0] - x[1]) + tf.exp(-x[0])
        slope = inner.gradient(loss, x)
    curvature = outer.jacobian(slope, x)
    x.assign_sub(tf.linalg.solve(curvature, slope[:, tf.newaxis])[:, 0])
    print(f"step {step}: loss {loss:.5f}, at {x[0]:.5f} {x[1]:.5f}")
