import tensorflow as tf

x = tf.constant([0.2, 0.7, 1.6])
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    hard = tf.round(x)
    soft = x + tf.stop_gradient(tf.round(x) - x)
print(hard)
print(tape.gradient(hard, x))
print(tape.gradient(soft, x))
print(tape.gradient(tf.reduce_sum(tf.floor(x)), x))
