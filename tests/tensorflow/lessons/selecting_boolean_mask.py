import tensorflow as tf

x = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
mask = tf.constant([True, False, True])
print(tf.boolean_mask(x, mask))
print(tf.boolean_mask(x, x > 2.5))
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.reduce_mean(tf.boolean_mask(x, mask))
print(tape.gradient(y, x))
print(tf.boolean_mask([0, 1, 2, 3], [True, False, True, False]))
