import tensorflow as tf

a = tf.Variable(2.0)
b = tf.Variable(3.0)
c = tf.Variable(4.0)
with tf.GradientTape(persistent=True) as tape:
    y = a * b + c**2
print(tape.gradient(y, [a, b, c]))
print(tape.gradient(y, (a, b)))
print(tape.gradient(y, {"first": a, "rest": [b, {"c": c}]}))
print(tape.gradient(y, [[a], [b, (c,)]]))
print(tape.gradient([y, y * 1.0], a))
print(tape.gradient(y, []))
x = tf.constant(1.0)
z = tf.constant(2.0)
with tf.GradientTape() as tape:
    tape.watch([x, {"z": z}])
    y = x * z**3
print(tape.gradient(y, {"x": x, "z": z}))
