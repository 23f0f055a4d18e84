import tensorflow as tf

kernel = tf.Variable([[1.0, -1.0], [0.5, 2.0], [0.0, 1.0]])
x = tf.constant([[1.0, 2.0, 3.0], [-1.0, 0.5, -2.0]])
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    y = tf.nn.relu(x @ kernel)
j = tape.jacobian(y, kernel)
print(y)
print(y.shape, kernel.shape, j.shape)
g = tape.gradient(y, kernel)
print(g)
print(tf.reduce_sum(j, axis=[0, 1]))
print(bool(tf.reduce_all(g == tf.reduce_sum(j, axis=[0, 1]))))
print(tape.batch_jacobian(y, x))
