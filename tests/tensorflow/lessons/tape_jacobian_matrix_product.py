import tensorflow as tf

x = tf.constant([[1.0, 2.0], [3.0, 4.0]])
a = tf.constant([[0.0, 1.0], [1.0, 1.0]])
with tf.GradientTape() as tape:
    tape.watch(x)
    y = a @ x
j = tape.jacobian(y, x)
print(j.shape)
print(tf.reshape(j, [4, 4]))
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.linalg.trace(x @ x)
print(tape.jacobian(y, x))
