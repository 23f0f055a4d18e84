import tensorflow as tf

x = tf.Variable([1.0, 2.0, 3.0])
rows = []
with tf.GradientTape(persistent=True) as tape:
    y = tf.stack([x[0] * x[1], x[1] * x[2], x[0] + x[2]])
    parts = tf.unstack(y)
for i in range(3):
    rows.append(tape.gradient(y, x, output_gradients=tf.one_hot(i, 3)))
by_rows = tf.stack(rows)
print(by_rows)
print(tf.stack([tape.gradient(p, x) for p in parts]))
print(bool(tf.reduce_all(by_rows == tape.jacobian(y, x))))
