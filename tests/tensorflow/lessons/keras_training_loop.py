import tensorflow as tf

model = tf.keras.Sequential(
    [
        tf.keras.layers.Dense(3, activation="tanh", kernel_initializer="ones"),
        tf.keras.layers.Dense(2, kernel_initializer="zeros"),
    ]
)
optimizer = tf.keras.optimizers.SGD(learning_rate=0.5)
loss_fn = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
x = tf.constant([[-1.0, -1.0], [-0.5, -1.0], [1.0, 0.5], [1.0, 1.0]])
y = tf.constant([0, 0, 1, 1])
for epoch in range(21):
    with tf.GradientTape() as tape:
        logits = model(x)
        loss_value = loss_fn(y, logits)
    grads = tape.gradient(loss_value, model.trainable_weights)
    optimizer.apply_gradients(zip(grads, model.trainable_weights))
    if epoch % 10 == 0:
        print(f"epoch {epoch}: {loss_value.numpy():.4f}")
print(tf.argmax(model(x), axis=1))
