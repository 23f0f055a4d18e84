import tensorflow as tf

x = tf.Variable([1.0, 2.0])
with tf.GradientTape() as t2:
    with tf.GradientTape() as t1:
        y = x[0] ** 3 + x[0] ** 2 * x[1] + tf.reduce_sum(x**2)
    g = t1.gradient(y, x)
h = t2.jacobian(g, x)
print(g)
print(h)
