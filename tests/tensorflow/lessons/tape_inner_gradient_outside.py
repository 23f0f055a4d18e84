import tensorflow as tf

x = tf.Variable(2.0)
with tf.GradientTape() as t2, tf.GradientTape() as t1:
    y = x**3
dy = t1.gradient(y, x)
print(dy)
print(t2.gradient(dy, x))
with tf.GradientTape() as t2:
    with tf.GradientTape() as t1:
        y = x**3
    dy = t1.gradient(y, x)
print(t2.gradient(dy, x))
