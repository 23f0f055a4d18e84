import tensorflow as tf

x = tf.constant([1.0, 2.0, 3.0])
print(tf.reduce_sum(x))
try:
    y = tf.reshape(x, [2, 2])
except tf.errors.InvalidArgumentError:
    print("three elements are no matrix of 2 by 2")
