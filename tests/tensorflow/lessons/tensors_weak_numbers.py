import tensorflow as tf

x = tf.constant([1.0, 2.0])
print(x + 1)
print(x * 2)
h = tf.constant([1.0, 2.0], dtype=tf.float64)
print(h + 0.5)
i = tf.constant([1, 2], dtype=tf.int64)
print(i + 1)
print(3 * i)
small = tf.constant(3, tf.int8)
print(small + 1)
try:
    print(tf.constant(1) + 0.5)
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__)
    print("input #1(zero-based) was expected to be a int32 tensor but is a float tensor" in str(e))
