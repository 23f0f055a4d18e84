import tensorflow as tf

params = {"w": tf.Variable([[2.0], [3.0]], name="w"), "b": tf.Variable([0.5], name="b")}
x = tf.constant([[1.0, 2.0]])
for step in range(2):
    with tf.GradientTape() as tape:
        y = x @ params["w"] + params["b"]
        loss = tf.reduce_mean(tf.square(y - 8.0))
    grads = tape.gradient(loss, params)
    for name in params:
        params[name].assign_sub(0.125 * grads[name])
    print(step, loss.numpy(), params["w"].numpy().tolist(), params["b"].numpy().tolist())
print(sorted(grads.keys()))
print([v.name for v in tape.watched_variables()])
