import tensorflow as tf

w = tf.Variable([30.0, 40.0])
b = tf.Variable(0.5)
with tf.GradientTape() as tape:
    loss = tf.reduce_sum(w**2) / 2.0 + b
grads = tape.gradient(loss, [w, b])
print([tf.clip_by_value(g, -1.0, 1.0).numpy().tolist() for g in grads])
print(tf.clip_by_norm(grads[0], 5.0))
print([g is None for g in grads])
missing = [g if g is not None else tf.zeros_like(v) for g, v in zip(grads, [w, b])]
print(missing)
