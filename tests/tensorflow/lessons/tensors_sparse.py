import tensorflow as tf

s = tf.SparseTensor(indices=[[0, 0], [1, 2]], values=[1, 2], dense_shape=[3, 4])
print(s)
print(s.shape, s.dtype)
print(s.indices)
print(s.values)
print(s.dense_shape)
print(tf.sparse.to_dense(s))
d = tf.sparse.from_dense([[0.0, 1.5], [2.5, 0.0]])
print(d.values)
print(d.indices.numpy().tolist())
