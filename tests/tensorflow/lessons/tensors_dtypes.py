import tensorflow as tf

print(tf.float32, tf.int32, tf.bool)
print(repr(tf.float64))
for dtype in [tf.int8, tf.int16, tf.int32, tf.int64, tf.uint8, tf.uint16, tf.uint32, tf.uint64]:
    x = tf.constant([1, 2], dtype=dtype)
    print(x)
    print(x.dtype, x.dtype.name)
for dtype in [tf.float16, tf.float32, tf.float64]:
    x = tf.constant([0.5, 0.1], dtype=dtype)
    print(x)
    print(repr(x.dtype))
print(tf.constant([True, False]))
print(tf.constant(1.5, tf.float64))
print(tf.constant(2, dtype="int8"))
print(tf.constant([1, 2], tf.float32).dtype == tf.float32)
