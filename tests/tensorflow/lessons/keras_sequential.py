import tensorflow as tf

model = tf.keras.Sequential(
    [
        tf.keras.layers.Dense(2, activation="relu"),
        tf.keras.layers.Dense(1),
    ]
)
x = tf.constant([[1.0, -1.0], [0.5, 2.0]])
model(x)
model.layers[0].kernel.assign([[1.0, 2.0], [0.0, 1.0]])
model.layers[1].kernel.assign([[1.0], [-0.5]])
with tf.GradientTape() as tape:
    y = model(x)
    loss = tf.reduce_sum(y)
print(y)
print(len(model.trainable_variables), len(model.layers))
for g in tape.gradient(loss, model.trainable_variables):
    print(g)
model.set_weights([w * 0.0 + 1.0 for w in model.get_weights()])
print(model(x))
