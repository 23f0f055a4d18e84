import tensorflow as tf


def model(x):
    return tf.reduce_sum(x**2, axis=-1) + x[..., 0] * x[..., 1]


baseline = tf.zeros([2])
point = tf.constant([2.0, 1.0])
alphas = tf.linspace(0.0, 1.0, 5)
path = baseline + alphas[:, tf.newaxis] * (point - baseline)
with tf.GradientTape() as tape:
    tape.watch(path)
    y = model(path)
g = tape.gradient(y, path)
average = tf.reduce_mean((g[:-1] + g[1:]) / 2.0, axis=0)
attribution = (point - baseline) * average
print(y)
print(g)
print(attribution, tf.reduce_sum(attribution), model(point))
