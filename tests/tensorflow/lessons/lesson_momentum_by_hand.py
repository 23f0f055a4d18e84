import tensorflow as tf

x = tf.Variable([4.0, -2.0])
velocity = [tf.Variable(tf.zeros_like(x))]
for step in range(4):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(x**2)
    g = tape.gradient(loss, x)
    velocity[0].assign(0.5 * velocity[0] - 0.25 * g)
    x.assign_add(velocity[0])
    print(step, loss.numpy(), x.numpy().tolist())
