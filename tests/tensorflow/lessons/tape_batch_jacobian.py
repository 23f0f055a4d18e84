import tensorflow as tf

x = tf.constant([[1.0, 2.0], [3.0, 4.0]])
with tf.GradientTape() as g:
    g.watch(x)
    y = x * x
batch_jacobian = g.batch_jacobian(y, x)
print(batch_jacobian)
with tf.GradientTape(persistent=True) as g:
    g.watch(x)
    y = x * tf.reverse(x, axis=[1])
full = g.jacobian(y, x)
print(full.shape)
print(g.batch_jacobian(y, x))
print(full[0, :, 0])
try:
    with tf.GradientTape() as g:
        g.watch(x)
        y = tf.reduce_sum(x, axis=1)[:1]
    g.batch_jacobian(y, x)
except ValueError as e:
    print(type(e).__name__)
    print(e)
