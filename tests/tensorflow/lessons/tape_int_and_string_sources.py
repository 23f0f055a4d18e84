import tensorflow as tf

i = tf.Variable(3)
s = tf.Variable("text")
x = tf.Variable(2.0)
flag = tf.constant(True)
with tf.GradientTape() as tape:
    y = x * tf.cast(i, tf.float32)
    if flag:
        y = y * 2.0
dx, di, ds, df = tape.gradient(y, [x, i, s, flag])
print(dx, di, ds, df)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.cast(x, tf.int32) * 2
print(tape.gradient(y, x))
