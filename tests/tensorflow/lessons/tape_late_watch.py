import tensorflow as tf

x = tf.constant(2.0)
with tf.GradientTape(persistent=True) as tape:
    early = x * 3.0
    tape.watch(x)
    late = x * 5.0
print(tape.gradient(early, x))
print(tape.gradient(late, x))
print(tape.gradient(early + late, x))
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    y = x * x
    tape.watch(y)
    z = y * y
print(tape.gradient(z, [x, y]))
after = y * 2.0
print(tape.gradient(after, x))
