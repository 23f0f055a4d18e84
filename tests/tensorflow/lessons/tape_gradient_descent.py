import tensorflow as tf

x = tf.Variable(0.0)
lr = 0.25
for step in range(6):
    with tf.GradientTape() as tape:
        loss = (x - 3.0) ** 2
    grad = tape.gradient(loss, x)
    x.assign_sub(lr * grad)
    print(step, loss.numpy(), x.numpy())
