import tensorflow as tf

x = tf.Variable(2.0)
try:
    with tf.GradientTape() as tape:
        tape.watch(3.0)
except ValueError as e:
    print(e)
try:
    with tf.GradientTape() as tape:
        tape.watch([1, 2])
except ValueError as e:
    print(e)
with tf.GradientTape(persistent=True) as tape:
    y = x * 2.0
print(tape.gradient(tf.constant(3), x))
with tf.GradientTape() as tape:
    tape.watch({"a": [x]})
    y = x * 3.0
print(tape.gradient(y, x))
