import tensorflow as tf

t = tf.zeros([4])
print(tf.tensor_scatter_nd_update(t, [[1], [3]], [9.0, 10.0]))
print(tf.tensor_scatter_nd_add(tf.ones([4], dtype=tf.int32), [[1], [1]], [5, 6]))
print(tf.tensor_scatter_nd_sub(tf.constant([5, 5]), [[0]], [2]))
print(tf.scatter_nd([[4], [3], [1], [7]], [9, 10, 11, 12], [8]))
print(tf.scatter_nd([[1], [1]], [1.5, 2.0], [3]))
x = tf.Variable([1.0, 2.0, 3.0])
u = tf.Variable([10.0, 20.0])
with tf.GradientTape() as tape:
    y = tf.tensor_scatter_nd_update(x, [[0], [2]], u)
    loss = tf.reduce_sum(y**2)
dx, du = tape.gradient(loss, [x, u])
print(dx)
print(du)
with tf.GradientTape() as tape:
    y = tf.tensor_scatter_nd_add(x, [[0], [2]], u)
    loss = tf.reduce_sum(y**2)
for g in tape.gradient(loss, [x, u]):
    print(g)
