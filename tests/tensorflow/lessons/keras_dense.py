import tensorflow as tf

layer = tf.keras.layers.Dense(2, activation="relu")
print(layer.variables)
x = tf.constant([[1.0, 2.0, 3.0]])
y = layer(x)
print(y.shape, len(layer.variables))
print([v.shape for v in layer.trainable_variables])
layer.kernel.assign([[1.0, -1.0], [1.0, 0.0], [0.0, -1.0]])
layer.bias.assign([0.5, 0.25])
with tf.GradientTape() as tape:
    y = layer(x)
    loss = tf.reduce_mean(y**2)
grads = tape.gradient(loss, layer.trainable_variables)
print(y)
print(loss)
for g in grads:
    print(g)
print(layer.bias.numpy())
