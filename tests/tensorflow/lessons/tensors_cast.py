import tensorflow as tf

x = tf.constant([1.8, 2.2, -1.8])
print(tf.cast(x, tf.int32))
print(tf.cast(x, dtype="float64").dtype)
print(tf.cast([0, 1, 2], tf.bool))
print(tf.cast([True, False], tf.float32))
print(tf.cast(tf.constant(300), tf.uint8))
print(tf.cast(tf.constant(2.7), tf.float16))
print(tf.cast(tf.constant([1, 2]), tf.complex64))
w = tf.constant(3.0)
with tf.GradientTape() as tape:
    tape.watch(w)
    y = tf.cast(w, tf.float64) ** 2
grad = tape.gradient(y, w)
print(y)
print(grad)
with tf.GradientTape() as tape:
    tape.watch(w)
    y = tf.cast(tf.cast(w, tf.int32), tf.float32)
print(tape.gradient(y, w))
