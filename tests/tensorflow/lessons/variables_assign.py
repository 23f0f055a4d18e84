import tensorflow as tf

a = tf.Variable([2.0, 3.0])
a.assign([1, 2])
print(a)
try:
    a.assign([1.0, 2.0, 3.0])
except Exception as e:
    print(f"{type(e).__name__}: {e}")
b = tf.Variable(a)
a.assign([5, 6])
print(a.numpy(), b.numpy())
print(a.assign_add([2, 3]).numpy())
print(a.assign_sub([7, 9]).numpy())
print(a)
