import tensorflow as tf

t = tf.constant([1.0, -2.0, 3.0, -4.0])
print(t > 0)
print(tf.boolean_mask(t, t > 0))
print(t[t > 0])
print(tf.where(t > 0))
print(tf.where(t > 0, t, 0.0))
with tf.GradientTape() as tape:
    tape.watch(t)
    y = tf.reduce_sum(t[t > 0] ** 2)
print(tape.gradient(y, t))
