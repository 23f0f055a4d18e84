import tensorflow as tf

a = tf.constant([[1, 2], [3, 4]])
b = tf.constant([[1, 1], [1, 1]])
print(tf.add(a, b))
print(tf.multiply(a, b))
print(tf.matmul(a, b))
print(a + b)
print(a * b)
print(a @ b)
c = tf.constant([[4.0, 5.0], [10.0, 1.0]])
print(tf.reduce_max(c))
print(tf.math.argmax(c))
print(tf.argmax(c, axis=1))
print(tf.matmul(c, c, transpose_b=True))
print(tf.linalg.matvec(c, [1.0, 2.0]))
try:
    tf.matmul(tf.ones([2, 3]), tf.ones([2, 3]))
except tf.errors.InvalidArgumentError as e:
    print("Matrix size-incompatible: In[0]: [2,3], In[1]: [2,3]" in str(e))
