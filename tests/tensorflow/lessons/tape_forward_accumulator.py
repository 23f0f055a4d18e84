import tensorflow as tf

x = tf.constant(3.0)
with tf.autodiff.ForwardAccumulator(primals=x, tangents=tf.constant(1.0)) as acc:
    y = x**2
print(acc.jvp(y))
v = tf.Variable([1.0, 2.0])
w = tf.constant([[1.0, 2.0], [3.0, 4.0]])
with tf.autodiff.ForwardAccumulator(v, tf.constant([1.0, -1.0])) as acc:
    y = tf.linalg.matvec(w, v)
    loss = tf.reduce_sum(y**2)
print(acc.jvp(y))
print(acc.jvp(loss))
a = tf.constant(2.0)
b = tf.constant(5.0)
with tf.autodiff.ForwardAccumulator([a, b], [tf.constant(1.0), tf.constant(0.5)]) as acc:
    z = a * b
    u = tf.constant(1.0) * 4.0
print(acc.jvp(z))
print(acc.jvp(u))
print(acc.jvp(u, unconnected_gradients=tf.UnconnectedGradients.ZERO))
