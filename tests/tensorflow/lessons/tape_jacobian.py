import tensorflow as tf

x = tf.constant([1.0, 2.0])
with tf.GradientTape() as g:
    g.watch(x)
    y = x * x
print(g.jacobian(y, x))

w = tf.Variable([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
v = tf.constant([[1.0, 2.0, 4.0]])
with tf.GradientTape() as tape:
    out = v @ w
j = tape.jacobian(out, w)
print(j.shape)
print(j)
