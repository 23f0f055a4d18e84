import tensorflow as tf

target = tf.constant([[2.0, 4.0], [1.0, 2.0], [3.0, 6.0]], dtype=tf.float64)
u = tf.Variable([[1.0], [1.0], [1.0]], dtype=tf.float64)
v = tf.Variable([[1.0, 1.0]], dtype=tf.float64)
for step in range(201):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum((u @ v - target) ** 2)
    du, dv = tape.gradient(loss, [u, v])
    u.assign_sub(0.01 * du)
    v.assign_sub(0.01 * dv)
    if step % 100 == 0:
        print(step, f"{loss.numpy():.6f}")
print([[round(float(x), 3) for x in row] for row in u @ v])
