import tensorflow as tf

functions = {
    "exp": tf.exp,
    "log": tf.math.log,
    "sin": tf.sin,
    "cos": tf.cos,
    "sqrt": tf.sqrt,
    "atan": tf.atan,
    "log1p": tf.math.log1p,
    "expm1": tf.math.expm1,
    "square": tf.square,
    "reciprocal": tf.math.reciprocal,
}
for value in [0.3, 1.7]:
    x = tf.Variable(value)
    for name in functions:
        with tf.GradientTape() as tape:
            y = functions[name](x)
        print(name, y.numpy(), tape.gradient(y, x).numpy())
