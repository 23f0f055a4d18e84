import tensorflow as tf

x = tf.constant([1, 2, 3])
y = tf.constant(2)
z = tf.constant([2, 2, 2])
print(tf.multiply(x, 2))
print(x * y)
print(x * z)
x = tf.reshape(x, [3, 1])
y = tf.range(1, 5)
print(tf.multiply(x, y))
print(tf.broadcast_to(tf.constant([1, 2, 3]), [3, 3]))
try:
    tf.constant([1.0, 2.0]) + tf.constant([1.0, 2.0, 3.0])
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__)
    print("Incompatible shapes: [2] vs. [3]" in str(e))
print(tf.broadcast_static_shape(tf.TensorShape([3, 1]), tf.TensorShape([1, 4])))
