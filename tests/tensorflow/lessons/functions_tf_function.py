import tensorflow as tf


@tf.function
def loss(w, x):
    return tf.reduce_sum((w * x) ** 2)


w = tf.Variable([1.0, 2.0])
x = tf.constant([3.0, 4.0])
with tf.GradientTape() as tape:
    y = loss(w, x)
print(y)
print(tape.gradient(y, w))


@tf.function
def step(v):
    with tf.GradientTape() as tape:
        y = v**3
    g = tape.gradient(y, v)
    v.assign_sub(0.25 * g)
    return y


v = tf.Variable(2.0)
print(step(v), v.numpy())
double = tf.function(lambda a: a * 2.0)
print(double(tf.constant(4.0)))
