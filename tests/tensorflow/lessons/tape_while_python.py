import tensorflow as tf


def f(x, y):
    output = 1.0
    for i in range(y):
        if i > 1 and i < 5:
            output = tf.multiply(output, x)
    return output


def grad(x, y):
    with tf.GradientTape() as t:
        t.watch(x)
        out = f(x, y)
    return t.gradient(out, x)


x = tf.convert_to_tensor(2.0)
print(grad(x, 6).numpy())
print(grad(x, 5).numpy())
print(grad(x, 4).numpy())
n = 0
y = x
with tf.GradientTape() as t:
    t.watch(x)
    y = x
    while y < 100.0:
        y = y * y
        n += 1
print(n, y.numpy(), t.gradient(y, x).numpy())
