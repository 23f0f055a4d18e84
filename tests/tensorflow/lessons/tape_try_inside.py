import tensorflow as tf

x = tf.Variable(4.0)
with tf.GradientTape() as tape:
    y = x * 2.0
    try:
        y = y * tf.constant([1.0, 2.0]) + tf.constant([1.0, 2.0, 3.0])
    except tf.errors.InvalidArgumentError:
        y = y * 10.0
print(y)
print(tape.gradient(y, x))
try:
    with tf.GradientTape() as tape:
        y = x * 3.0
        raise ValueError("stopped")
except ValueError as e:
    print(e)
print(tape.gradient(y, x))
