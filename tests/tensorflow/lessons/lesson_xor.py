import tensorflow as tf

xs = tf.constant([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
ys = tf.constant([[0.0], [1.0], [1.0], [0.0]])
w1 = tf.Variable([[0.5, -0.7, 0.9], [-0.6, 0.8, 0.4]])
b1 = tf.Variable([0.1, 0.0, -0.2])
w2 = tf.Variable([[0.7], [-0.5], [0.3]])
b2 = tf.Variable([0.0])
variables = [w1, b1, w2, b2]


def forward(x):
    hidden = tf.nn.tanh(x @ w1 + b1)
    return hidden @ w2 + b2


for epoch in range(301):
    with tf.GradientTape() as tape:
        logits = forward(xs)
        loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(labels=ys, logits=logits))
    grads = tape.gradient(loss, variables)
    for v, g in zip(variables, grads):
        v.assign_sub(1.0 * g)
    if epoch % 100 == 0:
        print(f"{epoch:4d} {loss.numpy():.3f}")
predicted = tf.cast(tf.nn.sigmoid(forward(xs)) > 0.5, tf.int32)
print(predicted)
print(tf.reduce_all(tf.equal(predicted, tf.cast(ys, tf.int32))))
