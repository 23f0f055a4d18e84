import tensorflow as tf

a = tf.Variable([1.0, 2.0])
b = tf.Variable(3.0)
u = tf.Variable([5.0])
with tf.GradientTape(persistent=True) as tape:
    y = a**2 * b
print(tape.jacobian(y, [a, b]))
print(tape.jacobian(y, {"u": u, "b": b}))
print(tape.jacobian(y, u, unconnected_gradients=tf.UnconnectedGradients.ZERO))
s = tf.constant(2.0)
with tf.GradientTape() as tape:
    tape.watch(s)
    y = s**3
print(tape.jacobian(y, s))
