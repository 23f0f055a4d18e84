import numpy as np
import tensorflow as tf

a = tf.constant([[1.0, 2.0], [3.0, 4.0]])
n = a.numpy()
print(n, n.dtype, n.shape)
print(np.array(a))
print(np.multiply(a, 2.0))
print(tf.add(np.ones((2, 2), dtype=np.float32), a))
print(tf.constant(np.arange(4)))
print(tf.constant(np.int32(3)))
print(tf.constant(np.float64(0.5)))
print(np.sum(a.numpy()))
print(a + np.array([10.0, 20.0], dtype=np.float32))
print(tf.reduce_sum(np.array([1, 2, 3])))
total = 0.0
for row in a:
    total += float(row[0])
print(total)
print(float(a[1, 1]), int(tf.constant(3)), bool(tf.constant(True)))
