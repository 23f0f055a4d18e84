# Where gradients go, and where they are lost: run it with gradcli tape, or with TensorFlow.
import tensorflow as tf

x = tf.Variable(3.0)
w = tf.Variable(2.0)
c = tf.constant(1.0)

with tf.GradientTape(persistent=True) as tape:
    y = x * x + c
    z = w * y
    shift = w * tf.stop_gradient(y)

print(tape.gradient(z, [x, w, c]))
print(tape.gradient(shift, [x, w]))
