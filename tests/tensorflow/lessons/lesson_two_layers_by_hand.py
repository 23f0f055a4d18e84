import tensorflow as tf

x = tf.constant([[1.0, 2.0]])
w1 = tf.Variable([[1.0, -1.0], [0.5, 0.25]], name="w1")
w2 = tf.Variable([[2.0], [4.0]], name="w2")
with tf.GradientTape(persistent=True) as tape:
    h = tf.nn.relu(x @ w1)
    y = h @ w2
    loss = (y - 3.0) ** 2
for name, value in [("loss", loss), ("y", y), ("h", h)]:
    print(name, value.numpy().tolist())
dw1, dw2, dh = tape.gradient(loss, [w1, w2, h])
print(dw1)
print(dw2)
print(dh)
by_hand = tf.transpose(h) @ (2.0 * (y - 3.0))
print(by_hand)
print(bool(tf.reduce_all(by_hand == dw2)))
