import tensorflow as tf

a = tf.Variable(1.0)
b = a
b.assign(5.0)
print(a.numpy(), b.numpy(), a is b)
c = tf.Variable(a)
c.assign_add(1.0)
print(a.numpy(), c.numpy())
t = tf.identity(a)
a.assign(7.0)
print(t, a.numpy())
a = a + 1.0
print(type(a).__name__, a)
try:
    b += 1.0
except RuntimeError as e:
    print(e)
