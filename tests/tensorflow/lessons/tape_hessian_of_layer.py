import tensorflow as tf

w = tf.Variable([[0.5, 1.0], [-1.0, 2.0]])
x = tf.constant([[1.0, 2.0], [3.0, 1.0]])
with tf.GradientTape() as t2:
    with tf.GradientTape() as t1:
        y = tf.nn.relu(x @ w)
        loss = tf.reduce_sum(y**2)
    g = t1.gradient(loss, w)
h = t2.jacobian(g, w)
print(w.shape, g.shape, h.shape)
n = tf.reduce_prod(w.shape)
print(n)
mat = tf.reshape(h, [n, n])
print(mat)
print(bool(tf.reduce_all(mat == tf.transpose(mat))))
