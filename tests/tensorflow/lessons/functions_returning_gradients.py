import tensorflow as tf


def value_and_gradient(f, x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    return y, tape.gradient(y, x)


value, slope = value_and_gradient(lambda x: x**3 - 2.0 * x, tf.constant(2.0))
print(value, slope)
value, slope = value_and_gradient(tf.reduce_max, tf.constant([1.0, 4.0, 2.0]))
print(value)
print(slope)


def make_power(n):
    def f(x):
        return x**n

    return f


for n in [1, 2, 3]:
    print(n, value_and_gradient(make_power(n), tf.constant(3.0))[1].numpy())
