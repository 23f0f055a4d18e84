import tensorflow as tf
g, L = 9.81, 1.0
def simulate(theta0, steps=100, dt=0.01):
    theta, omega = theta0, tf.constant(0.0)
    for _ in range(steps):
        omega = omega - dt * g / L * tf.sin(theta)
        theta = theta + dt * omega
    return theta
theta0 = tf.Variable(0.3)
with tf.GradientTape() as tape:
    final = simulate(theta0)
    loss = tf.square(final - 0.1)
print("%.4f" % final.numpy(), "%.4f" % tape.gradient(loss, theta0).numpy())
