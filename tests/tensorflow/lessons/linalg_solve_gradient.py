import tensorflow as tf

a = tf.Variable([[2.0, 0.0], [0.0, 4.0]], dtype=tf.float64)
b = tf.Variable([[2.0], [8.0]], dtype=tf.float64)
with tf.GradientTape(persistent=True) as tape:
    x = tf.linalg.solve(a, b)
    y = tf.reduce_sum(x)
    inverse = tf.linalg.inv(a)
    logdet = tf.math.log(tf.linalg.det(a))
print(x)
print(tape.gradient(y, b))
print([[round(float(v), 9) for v in row] for row in tape.gradient(y, a)])
print([[round(float(v), 9) for v in row] for row in tape.gradient(inverse, a)])
print([[round(float(v), 9) for v in row] for row in tape.gradient(logdet, a)])
