import tensorflow as tf

v = tf.Variable(3.0)
with tf.GradientTape(persistent=True) as tape:
    a = v * v
    v.assign(5.0)
    b = v * v
    c = v.assign_add(1.0)
    d = v * 1.0
print(a.numpy(), b.numpy(), v.numpy())
print(tape.gradient(a, v))
print(tape.gradient(b, v))
print(tape.gradient(d, v))
print(tape.gradient(a + b, v))
