import tensorflow as tf

x = tf.constant([1, 2, 3])
try:
    x[0] = 5
except TypeError as e:
    print(type(e).__name__)
    print("EagerTensor' object does not support item assignment" in str(e))
y = tf.tensor_scatter_nd_update(x, [[0]], [5])
print(x)
print(y)
x += 1
print(x)
