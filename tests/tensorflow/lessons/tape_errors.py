import tensorflow as tf

x = tf.Variable(2.0)
with tf.GradientTape() as tape:
    y = x * 2.0
try:
    tape.gradient(y, x, unconnected_gradients="nonsense")
except ValueError as e:
    print(type(e).__name__)
    print(e)
with tf.GradientTape() as tape:
    y = x * 2.0
tape.gradient(y, x)
try:
    tape.jacobian(y, x)
except RuntimeError as e:
    print(e)
with tf.GradientTape() as tape:
    y = x * 2.0
try:
    with tape:
        z = x * 3.0
    print("entered again")
    print(tape.gradient(z, x))
except ValueError as e:
    print(type(e).__name__, e)
