import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1, kernel_initializer="zeros")])
optimizer = tf.keras.optimizers.SGD(learning_rate=0.0625)
xs = tf.constant([[0.0], [1.0], [2.0], [4.0]])
ys = 2.0 * xs - 1.0
for epoch in range(40):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(xs) - ys) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    if epoch % 10 == 0:
        print(f"{epoch:3d} {loss.numpy():.5f}")
w, b = model.trainable_variables
print(f"{w.numpy()[0, 0]:.3f} {b.numpy()[0]:.3f}")
