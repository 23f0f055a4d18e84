import tensorflow as tf

z = tf.constant(1.0 + 2.0j)
with tf.GradientTape(persistent=True) as tape:
    tape.watch(z)
    square = z * z
    power = z * z * z
    inverse = 1.0 / (z * z)
    scaled = z * (2.0 + 1.0j)
print(tape.gradient(square, z))
print(tape.gradient(power, z))
print(tape.gradient(scaled, z))
g = tape.gradient(inverse, z).numpy()
print(round(g.real, 6), round(g.imag, 6))
