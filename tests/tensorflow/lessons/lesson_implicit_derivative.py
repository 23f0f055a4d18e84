import tensorflow as tf


def f(x, a):
    return x**2 - a


a = tf.Variable(9.0)
x = tf.Variable(3.0)
with tf.GradientTape() as tape:
    residual = f(x, a)
dx, da = tape.gradient(residual, [x, a])
print(residual, dx, da)
slope = -da / dx
print(f"{slope.numpy():.6f}")
print(f"{(0.5 / 9.0**0.5):.6f}")
