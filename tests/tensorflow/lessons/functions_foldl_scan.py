import tensorflow as tf

x = tf.constant([1.0, 2.0, 3.0, 4.0])
print(tf.foldl(lambda a, v: a + v, x))
print(tf.scan(lambda a, v: a * v, x))
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.foldl(lambda a, v: a * v, x)
print(tape.gradient(y, x))
print(tf.vectorized_map(lambda v: v * 2.0, x))
print(tf.nest.flatten({"a": 1, "b": [2, (3, 4)]}))
print(tf.nest.map_structure(lambda v: v * 2, {"a": 1, "b": [2, 3]}))
