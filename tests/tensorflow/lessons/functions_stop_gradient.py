import tensorflow as tf

x = tf.constant([1.0, 2.0, 3.0])
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    weights = x / tf.reduce_sum(x)
    free = tf.reduce_sum(x * x)
    held = tf.reduce_sum(x * tf.stop_gradient(x))
    mean = tf.reduce_mean(x) - tf.stop_gradient(tf.reduce_mean(x))
print(tape.gradient(free, x))
print(tape.gradient(held, x))
print(mean)
print(tape.gradient(tf.stop_gradient(free), x))
