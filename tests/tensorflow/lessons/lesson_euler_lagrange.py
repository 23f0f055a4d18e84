import tensorflow as tf


def action(path):
    velocity = (path[1:] - path[:-1]) * 4.0
    height = (path[1:] + path[:-1]) / 2.0
    return tf.reduce_sum(0.5 * velocity**2 - 8.0 * height) / 4.0


path = tf.Variable([0.0, 0.5, 0.5, 0.5, 0.0])
with tf.GradientTape() as tape:
    s = action(path)
print(s)
print(tape.gradient(s, path))
for _ in range(60):
    with tf.GradientTape() as tape:
        s = action(path)
    g = tape.gradient(s, path) * [0.0, 1.0, 1.0, 1.0, 0.0]
    path.assign_sub(0.1 * g)
print([round(float(v), 3) for v in path])
