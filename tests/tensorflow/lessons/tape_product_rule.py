import tensorflow as tf

a = tf.Variable([1.0, 2.0, 0.0])
with tf.GradientTape(persistent=True) as tape:
    p = tf.reduce_prod(a)
    m = tf.reduce_mean(a)
    v = tf.math.reduce_variance(a)
    c = tf.cumsum(a) * [1.0, 2.0, 3.0]
    q = tf.math.cumprod(a + 1.0)
print(tape.gradient(p, a))
print([f"{g:.5f}" for g in tape.gradient(m, a).numpy()])
print([f"{g:.5f}" for g in tape.gradient(v, a).numpy()])
print(tape.gradient(c, a))
print(tape.gradient(q, a))
