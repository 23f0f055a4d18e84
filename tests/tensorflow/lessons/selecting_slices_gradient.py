import tensorflow as tf

x = tf.constant([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    a = x[0, 1] ** 2
    b = tf.reduce_sum(x[:, 1:] * x[:, :2])
    c = tf.reduce_prod(x[1])
    d = tf.reduce_sum(x[::-1, ::2])
print(tape.gradient(a, x))
print(tape.gradient(b, x))
print(tape.gradient(c, x))
print(tape.gradient(d, x))
print(tf.slice(x, begin=[0, 1], size=[2, 1]))
print(tf.strided_slice(x, [0, 0], [2, 3], [1, 2]))
