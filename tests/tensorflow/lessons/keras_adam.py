import tensorflow as tf

opt = tf.keras.optimizers.Adam(learning_rate=0.1)
x = tf.Variable(10.0)
y = tf.Variable([1.0, -1.0])
for step in range(5):
    with tf.GradientTape() as tape:
        loss = x**2 / 2.0 + tf.reduce_sum(y**2)
    grads = tape.gradient(loss, [x, y])
    opt.apply_gradients(zip(grads, [x, y]))
    print(step, f"{x.numpy():.4f}", [f"{v:.4f}" for v in y.numpy()])
