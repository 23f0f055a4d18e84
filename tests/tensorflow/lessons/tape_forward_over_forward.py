import tensorflow as tf

x = tf.constant(2.0)
one = tf.constant(1.0)
with tf.autodiff.ForwardAccumulator(x, one) as outer:
    with tf.autodiff.ForwardAccumulator(x, one) as inner:
        y = x**3
    dy = inner.jvp(y)
print(y, dy, outer.jvp(dy))
with tf.GradientTape() as tape:
    tape.watch(x)
    with tf.autodiff.ForwardAccumulator(x, one) as acc:
        y = x**3
    dy = acc.jvp(y)
print(tape.gradient(dy, x))
