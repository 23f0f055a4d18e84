import tensorflow as tf

x = tf.Variable([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
weights = tf.constant([[1.0, 10.0, 100.0], [2.0, 20.0, 200.0]])
with tf.GradientTape(persistent=True) as tape:
    ys = {
        "transpose": tf.transpose(x) * tf.transpose(weights),
        "reshape": tf.reshape(x, [6]) * tf.reshape(weights, [-1]),
        "reverse": tf.reverse(x, [1]) * weights,
        "tile": tf.tile(x, [2, 1]) * tf.tile(weights, [2, 1]),
        "pad": tf.pad(x, [[1, 0], [0, 1]]) * 3.0,
        "split": tf.split(x, 3, axis=1)[1] * 5.0,
        "unstack": tf.unstack(x)[1] * 7.0,
        "stack": tf.stack([x[0], x[0], x[1]]) * [[1.0], [2.0], [4.0]],
        "squeeze": tf.squeeze(tf.expand_dims(x, 0), 0) * weights,
        "roll": tf.roll(x, 1, axis=1) * weights,
        "repeat": tf.repeat(x, [1, 2, 3], axis=1),
        "broadcast": tf.broadcast_to(x[:1], [4, 3]),
    }
for name in ys:
    print(name, tape.gradient(ys[name], x).numpy().tolist())
