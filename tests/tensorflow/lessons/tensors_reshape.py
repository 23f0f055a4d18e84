import tensorflow as tf

x = tf.constant([[1], [2], [3]])
print(x.shape)
print(tf.reshape(x, [1, 3]))
print(tf.reshape(x, (-1,)))
r = tf.constant([[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]], [[10, 11, 12, 13, 14], [15, 16, 17, 18, 19]]])
print(tf.reshape(r, [-1]))
print(tf.reshape(r, [2 * 2, 5]))
print(tf.reshape(r, [2, -1]).shape)
print(tf.expand_dims(tf.constant([1.0, 2.0]), 0))
print(tf.expand_dims([1.0, 2.0], axis=-1))
print(tf.squeeze(tf.zeros([1, 3, 1])).shape)
print(tf.squeeze(tf.zeros([1, 3, 1]), axis=0).shape)
print(tf.transpose([[1, 2, 3], [4, 5, 6]]))
print(tf.transpose(r, perm=[0, 2, 1]).shape)
try:
    tf.reshape(r, [7, -1])
except Exception as e:
    print(f"{type(e).__name__}")
