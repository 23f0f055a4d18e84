import tensorflow as tf

mse = tf.keras.losses.MeanSquaredError()
print(mse([0.0, 1.0], [1.0, 1.0]))
bce = tf.keras.losses.BinaryCrossentropy(from_logits=True)
print(f"{bce([1.0, 0.0], [0.0, 0.0]).numpy():.5f}")
cce = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
logits = tf.Variable([[0.0, 0.0], [0.0, 0.0]])
with tf.GradientTape() as tape:
    loss = cce(tf.constant([0, 1]), logits)
print(f"{loss.numpy():.5f}")
print(tape.gradient(loss, logits))
with tf.GradientTape() as tape:
    loss = mse(tf.ones([2, 2]), logits)
print(loss, tape.gradient(loss, logits))
