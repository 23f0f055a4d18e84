import tensorflow as tf

x = tf.constant([[1.0, 2.0], [3.0, 6.0]])
mean, variance = tf.nn.moments(x, axes=[0])
print(mean, variance)
print(tf.nn.dropout(x, rate=0.0))
d = tf.nn.dropout(tf.ones([1000]), rate=0.5)
print(bool(tf.reduce_all((d == 0.0) | (d == 2.0))), d.shape)
print(tf.nn.bias_add(x, [10.0, 20.0]))
print(tf.nn.l2_normalize([3.0, 0.0, 4.0]).shape)
print(tf.nn.embedding_lookup(x, [1, 0]))
