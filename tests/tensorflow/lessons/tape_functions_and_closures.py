import tensorflow as tf

scale = tf.Variable(2.0)


def affine(x, shift=1.0):
    return scale * x + shift


def compose(f, g):
    return lambda x: f(g(x))


twice = compose(affine, affine)
x = tf.Variable(3.0)
with tf.GradientTape(persistent=True) as tape:
    y = twice(x)
    z = affine(x, shift=x)
print(y, tape.gradient(y, [x, scale]))
print(z, tape.gradient(z, [x, scale]))
print([tape.gradient(t, x).numpy().item() for t in [y, z]])
