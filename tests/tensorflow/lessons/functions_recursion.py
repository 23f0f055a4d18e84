import tensorflow as tf


def horner(coefficients, x):
    if len(coefficients) == 0:
        return tf.constant(0.0)
    return coefficients[0] + x * horner(coefficients[1:], x)


a = [tf.Variable(1.0), tf.Variable(-2.0), tf.Variable(0.5)]
x = tf.constant(4.0)
with tf.GradientTape() as tape:
    tape.watch(x)
    y = horner(a, x)
print(y)
print([g.numpy().item() for g in tape.gradient(y, a + [x])])
