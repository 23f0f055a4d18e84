import tensorflow as tf

w = tf.Variable([0.5, -0.25])
optimizer = tf.keras.optimizers.Adam(learning_rate=0.05)
for step in range(101):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum((w - [1.0, 2.0]) ** 2)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    if step % 25 == 0:
        print(step, [f"{v:.4f}" for v in w.numpy()])
