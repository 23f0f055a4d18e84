import tensorflow as tf

z = tf.constant(3.0 + 4.0j)
with tf.GradientTape(persistent=True) as tape:
    tape.watch(z)
    re = tf.math.real(z)
    im = tf.math.imag(z)
    size = tf.abs(z)
    squared = tf.math.real(z * tf.math.conj(z))
    conj = tf.math.conj(z)
for y in [re, im, squared, conj]:
    print(y, tape.gradient(y, z).numpy() + 0.0)
g = tape.gradient(size, z).numpy()
print(size, round(g.real, 12), round(g.imag, 12))
a = tf.Variable(2.0)
b = tf.Variable(-1.0)
with tf.GradientTape() as tape:
    w = tf.complex(a, b)
    y = tf.math.real(w * w)
print(y, tape.gradient(y, [a, b]))
