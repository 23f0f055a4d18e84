import numpy as np
import tensorflow as tf

print(tf.convert_to_tensor([1, 2, 3]))
print(tf.convert_to_tensor(2.5))
print(tf.convert_to_tensor([1, 2], dtype=tf.float32))
print(tf.convert_to_tensor(np.array([1, 2, 3])))
print(tf.convert_to_tensor(np.array([1.0, 2.0])))
print(tf.convert_to_tensor(np.float32(3.0)))
print(tf.convert_to_tensor([tf.constant(1.0), tf.constant(2.0)]))
print(tf.convert_to_tensor([[1, 2.5], [3, 4]]))
print(tf.convert_to_tensor(tf.Variable([1.0, 2.0])))
print(tf.is_tensor(tf.constant(1)), tf.is_tensor(1.0))
