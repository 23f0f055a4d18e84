import tensorflow as tf

print(tf.executing_eagerly())
print(tf.get_static_value(tf.constant([1, 2])))
try:
    raise ValueError("own words")
except (TypeError, ValueError) as e:
    print(type(e).__name__, e)
