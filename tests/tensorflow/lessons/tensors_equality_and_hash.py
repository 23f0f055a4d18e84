import tensorflow as tf

a = tf.constant([1, 2])
b = tf.constant([1, 3])
print(a == b)
print(tf.equal(a, b))
print(tf.reduce_all(a == b), tf.reduce_any(a == b))
print(tf.constant(1) == 1)
try:
    if a == b:
        print("equal")
except ValueError as e:
    print(type(e).__name__)
    print(e)
try:
    d = {a: 1}
except TypeError as e:
    print(e)
d = {a.ref(): "kept"}
print(d[a.ref()])
