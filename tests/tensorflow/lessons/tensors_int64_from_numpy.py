import numpy as np
import tensorflow as tf

print(tf.constant(np.array([1, 2, 3])))
print(tf.constant([1, 2, 3]))
print(tf.constant(np.array([1, 2, 3]), dtype=tf.int32))
i = tf.constant(np.arange(3)) + 1
print(i)
print(tf.range(3).dtype, tf.argmax([3, 1, 2]).dtype)
try:
    print(tf.constant(np.arange(3)) + tf.range(3))
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__)
    print("was expected to be a int64 tensor but is a int32 tensor" in str(e))
