import tensorflow as tf

w = tf.Variable([[0.5, -1.0], [1.0, 2.0], [-0.25, 0.0]], name="w")
b = tf.Variable(tf.zeros(2, dtype=tf.float32), name="b")
x = [[1.0, 2.0, 4.0]]
with tf.GradientTape(persistent=True) as tape:
    y = x @ w + b
    loss = tf.reduce_mean(y**2)
[dl_dw, dl_db] = tape.gradient(loss, [w, b])
print(y)
print(loss)
print(w.shape, dl_dw.shape)
print(dl_dw)
print(dl_db)
grads = tape.gradient(loss, {"w": w, "b": b})
print(grads["b"])
print(grads)
