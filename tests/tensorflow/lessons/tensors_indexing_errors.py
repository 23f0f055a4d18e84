import numpy as np
import tensorflow as tf

t = tf.constant([1.0, 2.0, 3.0])
for index in [1.0, "a", np.array([0, 2]), tf.constant([0, 2]), tf.constant(1.0)]:
    try:
        t[index]
    except TypeError as e:
        print(type(e).__name__)
        print(e)
try:
    t[5]
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__)
    print("slice index 5 of dimension 0 out of bounds" in str(e))
try:
    t[0, 0]
except tf.errors.InvalidArgumentError as e:
    print("Index out of range using input dim 1; input has only 1 dims" in str(e))
try:
    t[True]
except ValueError as e:
    print(e)
print(tf.gather(t, [0, 2]))
print(t[5:])
