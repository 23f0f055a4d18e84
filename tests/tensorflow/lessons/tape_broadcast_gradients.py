import tensorflow as tf

x = tf.Variable([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
row = tf.Variable([10.0, 20.0, 30.0])
column = tf.Variable([[2.0], [3.0]])
s = tf.Variable(0.5)
with tf.GradientTape() as tape:
    y = tf.reduce_sum((x + row) * column - s * x)
for g in tape.gradient(y, [x, row, column, s]):
    print(g)
