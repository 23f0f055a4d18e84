# Complex numbers of Python's take the type of the tensor beside them.
import numpy as np
import tensorflow as tf

z = 1.5 - 0.5j
v = tf.Variable([z, -z], dtype=tf.complex64)
print(v + (4 + 1j))
print((4 + 1j) * v)
print(tf.constant(2.0 * z**2, tf.complex64))
print(tf.constant(z))
v.assign([2 + 1j, z / 2])
print(v)
print(v * np.array([1.0, 2.0], np.complex64))
print(tf.constant([1.0, 2.0]) * np.array([3, 4], np.float32))

# A name that an error left without a value is one that Python does not know.
try:
    t = tf.matmul(v, v)
except Exception as error:
    print(type(error).__name__)
with tf.GradientTape() as tape:
    y = v * v
try:
    print(tape.gradient(t, v))
except Exception as error:
    print(type(error).__name__)
print(tape.gradient(y, v))
