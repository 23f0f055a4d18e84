import tensorflow as tf

x = tf.Variable(3.0)
y = tf.Variable(2.0)
functions = {
    "add": tf.add, "subtract": tf.subtract, "multiply": tf.multiply, "divide": tf.divide,
    "pow": tf.pow, "maximum": tf.maximum, "minimum": tf.minimum, "floormod": tf.math.floormod,
    "squared_difference": tf.math.squared_difference, "divide_no_nan": tf.math.divide_no_nan,
    "multiply_no_nan": tf.math.multiply_no_nan, "xlogy": tf.math.xlogy, "atan2": tf.atan2,
}  # fmt: skip
for name in functions:
    with tf.GradientTape() as tape:
        z = functions[name](x, y)
    dx, dy = tape.gradient(z, [x, y])
    print(f"{name:20} {z.numpy():9.5f} {dx.numpy():9.5f} {dy.numpy():9.5f}")
print(tf.math.divide_no_nan(1.0, 0.0), tf.math.floordiv(7, 2), tf.math.mod(-7, 3))
print(tf.truediv(7, 2), tf.math.add_n([1.0, 2.0, 3.0]))
print(tf.greater(2, 1), tf.less_equal(2.0, 2.0), tf.not_equal(1, 2))
print(tf.logical_and(True, False), tf.logical_or(True, False), tf.logical_not(True))
