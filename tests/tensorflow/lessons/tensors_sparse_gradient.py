import tensorflow as tf

values = tf.Variable([1.0, 2.0, 3.0])
b = tf.constant([[1.0, 2.0], [3.0, 4.0]])
with tf.GradientTape() as tape:
    a = tf.SparseTensor([[0, 1], [1, 0], [2, 1]], values, [3, 2])
    y = tf.sparse.sparse_dense_matmul(a, b)
    loss = tf.reduce_sum(y * y)
print(y)
print(tape.gradient(loss, values))
with tf.GradientTape() as tape:
    a = tf.SparseTensor([[0, 1], [1, 0], [2, 1]], values, [3, 2])
    loss = tf.reduce_sum(tf.sparse.to_dense(a) ** 2)
print(tape.gradient(loss, values))
