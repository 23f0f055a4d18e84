import tensorflow as tf

try:
    tf.constant([[1, 2], [3]])
except ValueError as e:
    print(type(e).__name__)
    print(e)
try:
    tf.constant([[1.0, 2.0], [3.0, 4.0, 5.0]])
except ValueError as e:
    print("non-rectangular" in str(e))
try:
    tf.constant([1, "a"])
except Exception as e:
    print(type(e).__name__)
try:
    tf.constant([1, 2.5], dtype=tf.int32)
except Exception as e:
    print(type(e).__name__)
