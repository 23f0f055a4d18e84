import tensorflow as tf

v = tf.Variable([1.0, 2.0, 3.0, 4.0])
v.scatter_nd_update([[0], [2]], [10.0, 30.0])
print(v.numpy())
v.scatter_nd_add([[1]], [0.5])
print(v.numpy())
print(tf.gather(v, [3, 0]).numpy())
with tf.GradientTape() as tape:
    y = v.sparse_read([1, 1]) * 2.0
    loss = tf.reduce_sum(y)
print(tf.convert_to_tensor(tape.gradient(loss, v)))
