import tensorflow as tf

v = tf.Variable([1.0, 2.0])
try:
    v.assign([1.0, 2.0, 3.0])
except ValueError as e:
    print("Shape mismatch" in str(e))
    print("the assigned value shape (3,) are incompatible" in str(e))
i = tf.Variable([1, 2])
try:
    i.assign([1.5, 2.5])
except Exception as e:
    print(type(e).__name__)
try:
    i.assign(tf.constant([1.5, 2.5]))
except Exception as e:
    print(type(e).__name__)
    print(e)
try:
    v + i
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__)
    print("was expected to be a float tensor but is a int32 tensor" in str(e))
try:
    tf.Variable([[1.0], [2.0, 3.0]])
except ValueError as e:
    print(e)
try:
    tf.Variable()
except Exception as e:
    print(type(e).__name__)
print(v, i)
