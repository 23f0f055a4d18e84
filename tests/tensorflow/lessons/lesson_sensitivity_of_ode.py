import tensorflow as tf


def simulate(k, steps=8):
    y = tf.constant(1.0)
    for _ in range(steps):
        y = y - 0.125 * k * y
    return y


k = tf.Variable(2.0)
with tf.GradientTape() as tape:
    y = simulate(k)
print(y)
print(tape.gradient(y, k))
with tf.GradientTape() as tape:
    y = simulate(k, steps=2)
print(y, tape.gradient(y, k))
