import tensorflow as tf

a = tf.Variable(1.0, name="a")
b = tf.Variable(2.0, name="b")
c = tf.Variable(3.0, name="c", trainable=False)
d = tf.Variable(4, name="d")
with tf.GradientTape() as tape:
    y = b * a
    print([v.name for v in tape.watched_variables()])
    z = c + 1.0
    tape.watch(c)
print([v.name for v in tape.watched_variables()])
print(len(tape.watched_variables()), tape.watched_variables()[0] is b)
with tf.GradientTape(watch_accessed_variables=False) as tape:
    y = a * b
print(tape.watched_variables())
