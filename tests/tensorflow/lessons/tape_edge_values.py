import tensorflow as tf

x = tf.constant([0.0, -1.0])
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    functions = {
        "log": tf.math.log(x),
        "sqrt": tf.sqrt(x),
        "inverse": 1 / x,
        "abs": tf.abs(x),
        "cube": x**3,
        "relu": tf.nn.relu(x),
        "half": x**0.5,
        "clip": tf.clip_by_value(x, 0.0, 1.0),
        "mod": tf.math.mod(x, 0.75),
        "floordiv": x // 2.0,
        "sign": tf.sign(x),
    }
for name in functions:
    print(name, functions[name].numpy(), tape.gradient(functions[name], x))
