import tensorflow as tf

v = tf.Variable([1, 2, 3, 4])
v[0].assign(5)
print(v)
v[1:3].assign([20, 30])
print(v)
m = tf.Variable(tf.zeros([2, 3]))
m[0, 1].assign(1.5)
m[:, 2].assign([7.0, 8.0])
m[1].assign([1.0, 1.0, 1.0])
print(m)
try:
    v[0] = 1
except TypeError as e:
    print(type(e).__name__)
    print("object does not support item assignment" in str(e))
