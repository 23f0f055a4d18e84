import tensorflow as tf

a = tf.constant([[4.0, 1.0], [2.0, 3.0]])
print(tf.linalg.det(a))
print([[round(float(v), 5) for v in row] for row in tf.linalg.inv(a)])
print(tf.linalg.trace(a))
print(tf.linalg.diag([1.0, 2.0]))
print(tf.linalg.diag_part(a))
print([round(float(v[0]), 5) for v in tf.linalg.solve(a, [[9.0], [13.0]])])
print(tf.linalg.matmul(a, a))
print(tf.linalg.matvec(a, [1.0, 1.0]))
print(tf.linalg.eye(2))
print(tf.linalg.band_part(tf.ones([3, 3]), -1, 0))
print(tf.linalg.matrix_transpose(a))
print(tf.linalg.cholesky([[4.0, 2.0], [2.0, 5.0]]))
with tf.GradientTape() as tape:
    tape.watch(a)
    d = tf.linalg.det(a)
print([[round(float(v), 4) for v in row] for row in tape.gradient(d, a)])
