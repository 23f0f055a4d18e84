import tensorflow as tf

params = tf.Variable([10.0, 20.0, 30.0, 40.0])
with tf.GradientTape() as tape:
    y = tf.gather(params, [2, 0, 2])
    loss = tf.reduce_sum(y * [1.0, 2.0, 4.0])
print(y)
print(tf.convert_to_tensor(tape.gradient(loss, params)))
m = tf.constant([[1, 2, 3], [4, 5, 6]])
print(tf.gather(m, [1]))
print(tf.gather(m, [2, 0], axis=1))
print(tf.gather_nd(m, [[0, 1], [1, 2]]))
print(tf.gather_nd(m, [[1], [0]]))
w = tf.constant([[1.0, 2.0], [3.0, 4.0]])
with tf.GradientTape() as tape:
    tape.watch(w)
    y = tf.gather_nd(w, [[0, 1], [1, 0], [0, 1]]) ** 2
print(tape.gradient(y, w))
try:
    tf.gather(tf.constant([1, 2]), [5])
except tf.errors.InvalidArgumentError as e:
    print("indices[0] = 5 is not in [0, 2)" in str(e))
