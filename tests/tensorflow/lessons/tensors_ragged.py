import tensorflow as tf

ragged_list = [[0, 1, 2, 3], [4, 5], [6, 7, 8], [9]]
r = tf.ragged.constant(ragged_list)
print(r)
print(r.shape)
print(r.dtype)
print(repr(r))
print(r[1])
print(tf.ragged.constant([[1.5], [], [2.0, 3.0]]))
print(r.to_tensor())
print(r.row_lengths())
print(tf.reduce_sum(r, axis=1))
