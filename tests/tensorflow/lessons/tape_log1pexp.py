import tensorflow as tf


def log1pexp(x):
    return tf.math.log(1.0 + tf.exp(x))


def slope(f, x):
    with tf.GradientTape() as t:
        t.watch(x)
        y = f(x)
    return t.gradient(y, x)


print(slope(log1pexp, tf.constant(0.0)).numpy())
print(slope(log1pexp, tf.constant(100.0)).numpy())


@tf.custom_gradient
def stable(x):
    e = tf.exp(x)

    def grad(upstream):
        return upstream * (1 - 1 / (1 + e))

    return tf.math.log(1.0 + e), grad


print(slope(stable, tf.constant(0.0)).numpy())
print(slope(stable, tf.constant(100.0)).numpy())
