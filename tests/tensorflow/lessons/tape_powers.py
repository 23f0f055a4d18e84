import tensorflow as tf

x = tf.constant([0.0, 0.0, 4.0, 8.0])
p = tf.constant([0.5, 2.0, 0.5, 2.0])
with tf.GradientTape() as tape:
    tape.watch([x, p])
    y = x**p
print(y)
dx, dp = tape.gradient(y, [x, p])
print(dx)
print([f"{v:.5f}" for v in dp.numpy()])
x = tf.Variable(2.0)
for n in [0, 1, 2, 3, -1, 0.5]:
    with tf.GradientTape() as tape:
        y = x**n
    g = tape.gradient(y, x)
    print(n, f"{y.numpy():.5f} {g.numpy():.5f}")
with tf.GradientTape() as tape:
    y = 2.0**x + x**x
print(f"{y.numpy():.4f} {tape.gradient(y, x).numpy():.4f}")
