import tensorflow as tf

x = tf.Variable([3.0, 4.0])
with tf.GradientTape(persistent=True) as tape:
    n2 = tf.norm(x)
    n1 = tf.norm(x, ord=1)
    ni = tf.reduce_max(tf.abs(x))
    u = tf.math.l2_normalize(x)
    c = tf.clip_by_norm(x * 1.0, 10.0)
print(n2, n1, ni)
print([round(float(v), 6) for v in tape.gradient(n2, x)])
print(tape.gradient(n1, x))
print(tape.gradient(ni, x))
print(tape.gradient(c, x))
print([round(float(v), 6) for v in u])
clipped, norm = tf.clip_by_global_norm([tf.constant([3.0]), tf.constant([4.0])], 2.5)
print(clipped, norm)
print(tf.linalg.global_norm([tf.constant([3.0]), tf.constant([4.0])]))
print(tf.norm([[1.0, 2.0], [2.0, 4.0]], axis=1).shape, tf.linalg.norm([[2.0, 0.0], [0.0, 0.0]]))
