import tensorflow as tf

x = tf.Variable(1.0)
with tf.GradientTape() as t3:
    with tf.GradientTape() as t2:
        with tf.GradientTape() as t1:
            y = x**4 - 2.0 * x**3
        dy = t1.gradient(y, x)
    d2y = t2.gradient(dy, x)
d3y = t3.gradient(d2y, x)
print(y.numpy(), dy.numpy(), d2y.numpy(), d3y.numpy())


def nth(f, x, n):
    if n == 0:
        return f(x)
    with tf.GradientTape() as t:
        t.watch(x)
        y = nth(f, x, n - 1)
    return t.gradient(y, x)


a = tf.constant(2.0)
print([nth(lambda t: t**5, a, n).numpy().item() for n in range(5)])
