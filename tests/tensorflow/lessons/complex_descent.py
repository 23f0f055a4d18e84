import tensorflow as tf

z = tf.Variable(0.0 + 0.0j, dtype=tf.complex128)
goal = tf.constant(1.0 - 2.0j, dtype=tf.complex128)
for step in range(4):
    with tf.GradientTape() as tape:
        d = z - goal
        loss = tf.math.real(d * tf.math.conj(d))
    g = tape.gradient(loss, z)
    z.assign_sub(0.25 * g)
    print(step, loss.numpy(), z.numpy())
