import tensorflow as tf

a = tf.constant(1)
b = tf.constant(2.0)
try:
    a + b
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__)
    print(
        "cannot compute AddV2 as input #1(zero-based) was expected to be a int32 tensor" in str(e)
    )
    print("but is a float tensor" in str(e))
print(tf.cast(a, tf.float32) + b)
try:
    tf.constant(1.0) * tf.constant(2.0, dtype=tf.float64)
except tf.errors.InvalidArgumentError as e:
    print("cannot compute Mul" in str(e), "but is a double tensor" in str(e))
