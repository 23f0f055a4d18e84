import tensorflow as tf

x = tf.constant([[2.0, 1.0]])
w = tf.Variable([[3.0], [4.0]])
with tf.GradientTape() as t2:
    with tf.GradientTape() as t1:
        t1.watch(x)
        y = tf.matmul(x, w) ** 2
    g1 = t1.gradient(y, x)
    g1_norm = tf.norm(g1)
print(y)
print(g1)
print(g1_norm)
print(t2.gradient(g1_norm, w))
