import tensorflow as tf

x = tf.constant([1.0, 3.0, 3.0])
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    m = tf.reduce_max(x)
    n = tf.reduce_min(x)
    c = tf.clip_by_value(x, 1.0, 2.0)
print(tape.gradient(m, x))
print(tape.gradient(n, x))
print(tape.gradient(c, x))
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.nn.relu(x - 3.0)
print(tape.gradient(y, x))
