import tensorflow as tf

x = tf.zeros([3, 2, 4])
print(x.shape)
print(repr(x.shape))
print(x.shape.as_list())
print(x.shape.rank, len(x.shape))
print(x.shape[0], x.shape[-1], x.shape[1:])
print(x.shape == (3, 2, 4), x.shape == [3, 2, 4])
print(tf.TensorShape([1, 2]))
print(repr(tf.TensorShape([None, 3])))
print(tf.TensorShape([]).rank)
print([d for d in x.shape])
print(tuple(x.shape), list(x.shape))
print(x.shape.num_elements())
a, b, c = x.shape
print(a * b * c)
print(x.get_shape())
