import tensorflow as tf

t = tf.constant([0.0, 1.0, 2.0, 3.0])
with tf.GradientTape() as outer:
    outer.watch(t)
    with tf.GradientTape() as inner:
        inner.watch(t)
        height = 20.0 + 15.0 * t - 4.5 * t**2
    speed = inner.gradient(height, t)
acceleration = outer.gradient(speed, t)
for row in zip(t, height, speed, acceleration):
    print([float(v) for v in row])
