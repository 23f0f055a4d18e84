import tensorflow as tf


def slope(f, x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = f(x)
    return tape.gradient(y, x)


def show(f, points):
    for point in points:
        x = tf.constant(point)
        print(f"x = {point}: f = {f(x):.4f}, f' = {slope(f, x):.4f}")
    if not points:
        return


show(lambda x: tf.sin(x) / x, [0.5, 1.0, 2.0])
