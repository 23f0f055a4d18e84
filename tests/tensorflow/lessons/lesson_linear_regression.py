import tensorflow as tf

xs = tf.constant([0.0, 1.0, 2.0, 3.0])
ys = 3.0 * xs + 2.0
w = tf.Variable(5.0)
b = tf.Variable(0.0)


def loss(target, predicted):
    return tf.reduce_mean(tf.square(target - predicted))


learning_rate = 0.125
for epoch in range(5):
    with tf.GradientTape() as t:
        current = loss(ys, w * xs + b)
    dw, db = t.gradient(current, [w, b])
    w.assign_sub(learning_rate * dw)
    b.assign_sub(learning_rate * db)
    print(f"Epoch {epoch}: loss={current.numpy():.4f} w={w.numpy():.4f} b={b.numpy():.4f}")
