import tensorflow as tf

x = tf.constant([[1, 2], [3, 4]])
for row in x:
    print(row)
for i in tf.range(3):
    print(i, i.numpy())
print([int(v) for v in tf.constant([5, 6, 7])])
a, b = tf.constant([1.0, 2.0])
print(a, b)
for i, v in enumerate(tf.constant([0.5, 1.5])):
    print(i, v)
try:
    for v in tf.constant(3):
        print(v)
except TypeError as e:
    print(type(e).__name__, e)
try:
    len(tf.constant(3))
except TypeError as e:
    print(type(e).__name__, e)
