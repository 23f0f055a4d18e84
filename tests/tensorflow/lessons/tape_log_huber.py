import tensorflow as tf


def log_huber(x, m):
    if tf.abs(x) <= m:
        return x**2
    else:
        return m**2 * (1 - 2 * tf.math.log(m) + tf.math.log(x**2))


x = tf.constant([1.0])
m = tf.constant([2.0])
with tf.GradientTape() as t:
    t.watch([x, m])
    y = log_huber(x, m)
print(y)
for g in t.gradient(y, [x, m]):
    print(g)
x = tf.constant(4.0)
m = tf.constant(2.0)
with tf.GradientTape() as t:
    t.watch([x, m])
    y = log_huber(x, m)
dx, dm = t.gradient(y, [x, m])
print(f"{y.numpy():.4f} {dx.numpy():.4f} {dm.numpy():.4f}")
