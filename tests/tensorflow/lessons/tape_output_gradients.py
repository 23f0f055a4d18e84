import tensorflow as tf

x = tf.Variable([1.0, 2.0, 3.0])
with tf.GradientTape(persistent=True) as tape:
    y = x**2
    z = x * 3.0
print(tape.gradient(y, x, output_gradients=tf.constant([1.0, 10.0, 100.0])))
print(tape.gradient([y, z], x, output_gradients=[tf.ones(3), tf.constant([1.0, 0.0, 0.0])]))
print(tape.gradient(y, x))
