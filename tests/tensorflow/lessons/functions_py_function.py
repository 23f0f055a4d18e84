import tensorflow as tf


def log_huber(x, m):
    if abs(x) <= m:
        return x**2
    else:
        return m**2 * (1 - 2 * tf.math.log(m) + tf.math.log(x**2))


x = tf.constant(1.0)
m = tf.constant(2.0)
with tf.GradientTape() as t:
    t.watch([x, m])
    y = tf.py_function(func=log_huber, inp=[x, m], Tout=tf.float32)
dy_dx = t.gradient(y, x)
print(y)
print(dy_dx)


def power(x):
    result = x
    for _ in range(int(x) + 2):
        result = result * x
    return result


with tf.GradientTape() as t:
    t.watch(m)
    y = tf.py_function(power, [m], tf.float32)
print(y, t.gradient(y, m))
