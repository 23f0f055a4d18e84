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
    print("t={:.0f}".format(0) if False else f"t={row[0]:.0f}", [float(v) for v in row[1:]])
