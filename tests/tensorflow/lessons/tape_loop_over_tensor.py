import tensorflow as tf

w = tf.constant([1.0, 2.0, 3.0, 4.0])
x = tf.Variable(2.0)
with tf.GradientTape() as tape:
    total = tf.constant(0.0)
    for i in tf.range(4):
        total = total + w[i] * x**2
print(total)
print(tape.gradient(total, x))
with tf.GradientTape() as tape:
    tape.watch(w)
    p = 1.0
    for v in w:
        p = p * v
print(p)
print(tape.gradient(p, w))
