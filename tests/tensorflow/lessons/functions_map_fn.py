import tensorflow as tf

xs = tf.constant([1.0, 2.0, 3.0])
print(tf.map_fn(lambda x: x * x, xs))
print(tf.map_fn(lambda row: tf.reduce_sum(row), tf.constant([[1, 2], [3, 4]])))
w = tf.Variable(2.0)
with tf.GradientTape() as tape:
    tape.watch(xs)
    y = tf.map_fn(lambda x: w * x**2, xs)
dw, dx = tape.gradient(y, [w, xs])
print(y)
print(dw)
print(dx)
a, b = tf.constant([1, 2]), tf.constant([10, 20])
print(tf.map_fn(lambda pair: pair[0] + pair[1], (a, b), fn_output_signature=tf.int32))
