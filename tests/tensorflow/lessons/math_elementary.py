import tensorflow as tf

x = tf.Variable(0.5, dtype=tf.float64)
functions = {
    "exp": tf.exp, "log": tf.math.log, "sin": tf.sin, "cos": tf.cos, "tan": tf.tan,
    "tanh": tf.tanh, "sqrt": tf.sqrt, "rsqrt": tf.math.rsqrt, "sigmoid": tf.sigmoid,
    "asin": tf.asin, "atan": tf.atan, "sinh": tf.sinh, "cosh": tf.cosh, "square": tf.square,
    "log1p": tf.math.log1p, "expm1": tf.math.expm1, "softplus": tf.nn.softplus,
    "erf": tf.math.erf, "reciprocal": tf.math.reciprocal, "abs": tf.abs,
    "negative": tf.negative, "lgamma": tf.math.lgamma, "digamma": tf.math.digamma,
}  # fmt: skip
for name in functions:
    with tf.GradientTape() as tape:
        y = functions[name](x)
    dy = tape.gradient(y, x)
    print(f"{name:10} {y.numpy():12.8f} {dy.numpy():12.8f}")
