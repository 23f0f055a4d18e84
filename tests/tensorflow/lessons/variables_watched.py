# Assigning to a variable, and printing it, reads it; a shape does not.
import tensorflow as tf

v = tf.Variable([1.0, 2.0])
with tf.GradientTape() as tape:
    v.assign_add([1.0, 1.0])
print([x.name for x in tape.watched_variables()])
with tf.GradientTape() as tape:
    v.assign([3.0, 4.0], read_value=False)
print([x.name for x in tape.watched_variables()])
with tf.GradientTape() as tape:
    v[0].assign(5.0)
print([x.name for x in tape.watched_variables()])
with tf.GradientTape() as tape:
    print(v.shape)
print([x.name for x in tape.watched_variables()])
with tf.GradientTape() as tape:
    print(v)
print([x.name for x in tape.watched_variables()])
with tf.GradientTape() as tape:
    print(v.numpy())
print([x.name for x in tape.watched_variables()])

# The zeros of a gradient that nothing connects are made by reading it too.
with tf.GradientTape() as outer:
    with tf.GradientTape() as inner:
        y = tf.constant(1.0)
    print(inner.gradient(y, v, unconnected_gradients="zero"))
print([x.name for x in outer.watched_variables()])

# A cast to the type that it has is the variable itself.
w = tf.cast(v, tf.float32)
v.assign([7.0, 8.0])
print(w)
