import tensorflow as tf

x = tf.constant([-2.0, 0.0, 1.0, 8.0], dtype=tf.float64)
functions = {
    "relu": tf.nn.relu, "relu6": tf.nn.relu6, "leaky_relu": tf.nn.leaky_relu, "elu": tf.nn.elu,
    "selu": tf.nn.selu, "softplus": tf.nn.softplus, "softsign": tf.nn.softsign,
    "sigmoid": tf.nn.sigmoid, "tanh": tf.nn.tanh, "silu": tf.nn.silu, "gelu": tf.nn.gelu,
}  # fmt: skip
for name in functions:
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = functions[name](x)
    dy = tape.gradient(y, x)
    print(f"{name:10}", [f"{v:.6f}" for v in y.numpy()], [f"{v:.6f}" for v in dy.numpy()])
print(tf.nn.leaky_relu([-10.0, 10.0], alpha=0.5))
