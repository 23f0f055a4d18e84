import tensorflow as tf

x = tf.Variable([1.0, 2.0, 3.0])
v = tf.constant([1.0, 0.0, -1.0])
with tf.GradientTape() as outer:
    with tf.GradientTape() as inner:
        y = tf.reduce_sum(x**3) + x[0] * x[2]
    g = inner.gradient(y, x)
    product = tf.reduce_sum(g * v)
print(outer.gradient(product, x))
with tf.GradientTape() as outer:
    with tf.GradientTape() as inner:
        y = tf.reduce_sum(x**3) + x[0] * x[2]
    g = inner.gradient(y, x)
print(outer.gradient(g, x, output_gradients=v))
with tf.autodiff.ForwardAccumulator(x, v) as acc:
    with tf.GradientTape() as tape:
        y = tf.reduce_sum(x**3) + x[0] * x[2]
    g = tape.gradient(y, x)
print(acc.jvp(g))
