import tensorflow as tf

x = tf.Variable(1.0)
with tf.GradientTape() as outer:
    with tf.GradientTape() as inner:
        y = x * x * x
    first = inner.gradient(y, x)
second = outer.gradient(first, x)
print("first:", first.numpy())
print("second:", second.numpy())
assert first.numpy() == 3.0
assert second.numpy() == 6.0
