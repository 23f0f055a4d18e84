# Zeros that nothing connects have the type of the target, or of the source where they are asked for.
import tensorflow as tf

x = tf.constant([[1.0, 2.0], [3.0, 4.0]], tf.float64)
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    y = tf.constant([[1.0], [2.0]])
print(tape.batch_jacobian(y, x))
print(tape.batch_jacobian(y, x, unconnected_gradients="zero"))
