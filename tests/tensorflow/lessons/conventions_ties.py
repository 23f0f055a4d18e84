import tensorflow as tf

x = tf.Variable([1.0, 2.0, 3.0])
y = tf.Variable([3.0, 2.0, 1.0])
with tf.GradientTape(persistent=True) as tape:
    high = tf.maximum(x, y)
    low = tf.minimum(x, y)
    ramp = tf.maximum(x - 2.0, 0.0)
for value in [high, low, ramp]:
    print(value, tape.gradient(value, [x, y]))
