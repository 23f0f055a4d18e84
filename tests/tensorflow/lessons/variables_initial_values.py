import numpy as np
import tensorflow as tf

print(tf.Variable(lambda: tf.ones([2])))
print(tf.Variable(np.array([1, 2])))
print(tf.Variable(np.float32(1.5)))
print(tf.Variable(tf.range(3)))
print(tf.Variable([1, 2], dtype=tf.float64))
print(tf.Variable(3.0, name="three", trainable=True).trainable)
v = tf.Variable(tf.zeros([2, 2]))
print(v.assign(tf.eye(2)).numpy())
print(v.assign_add(tf.ones([2, 2])).shape)
try:
    tf.Variable([1.0, 2.0], shape=(3,))
except ValueError as e:
    print(type(e).__name__)
u = tf.Variable([1.0, 2.0], shape=tf.TensorShape(None))
u.assign([[3.0]])
print(u.numpy())
print(tf.Variable([1.0, 2.0]).assign([5, 6]).numpy())
try:
    tf.Variable([1.0, 2.0]).assign(tf.constant([1, 2]))
except ValueError as e:
    print(e)
