import tensorflow as tf

opt = tf.keras.optimizers.SGD(learning_rate=0.25)
x = tf.Variable(4.0)
for step in range(4):
    with tf.GradientTape() as tape:
        loss = x**2
    grads = tape.gradient(loss, [x])
    opt.apply_gradients(zip(grads, [x]))
    print(step, loss.numpy(), x.numpy())
print(int(opt.iterations), float(opt.learning_rate))
v = tf.Variable([1.0, 2.0])
opt = tf.keras.optimizers.SGD(0.5, momentum=0.5)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(v)
    opt.apply_gradients([(tape.gradient(loss, v), v)])
    print(v.numpy())
