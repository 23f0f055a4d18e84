import tensorflow as tf

x = tf.constant([[0.5], [1.0], [2.0], [3.0]])
y = tf.constant([[0.0], [0.0], [1.0], [1.0]])
w = tf.Variable([[0.0]])
b = tf.Variable([0.0])
optimizer = tf.keras.optimizers.SGD(0.5)
for step in range(101):
    with tf.GradientTape() as tape:
        logits = x @ w + b
        losses = tf.nn.sigmoid_cross_entropy_with_logits(labels=y, logits=logits)
        loss = tf.reduce_mean(losses)
    grads = tape.gradient(loss, [w, b])
    optimizer.apply_gradients(zip(grads, [w, b]))
    if step % 50 == 0:
        print(f"{step:3d} {loss.numpy():.4f}")
print(tf.cast(tf.sigmoid(x @ w + b) > 0.5, tf.int32).numpy().ravel())
