import tensorflow as tf

x = tf.constant([[1.0, 2.0]])
print(type(x).__name__, type(tf.Variable(1.0)).__name__)
for read in [lambda: x.foo, lambda: x.sum()]:
    try:
        read()
    except AttributeError as e:
        print(type(e).__name__)
print(x.numpy().T)
print(x.numpy().sum(), x.numpy().tolist())
print(x.dtype.is_floating, tf.int32.is_integer, tf.float32.size, tf.as_dtype("float16"))
print(tf.int32.max, tf.int8.min, tf.complex64.is_complex)
print(tf.constant([3, 1]).dtype == "int32", x.dtype == tf.int32)
print(x.shape.as_list(), x.get_shape().as_list(), x.shape.ndims)
try:
    float(tf.constant([1.0, 2.0]))
except TypeError as e:
    print(type(e).__name__)
