import tensorflow as tf
def scaled_dot_product_attention(q, k, v, mask=None):
    matmul_qk = tf.matmul(q, k, transpose_b=True)
    dk = tf.cast(tf.shape(k)[-1], tf.float32)
    scaled = matmul_qk / tf.math.sqrt(dk)
    if mask is not None:
        scaled += (mask * -1e9)
    weights = tf.nn.softmax(scaled, axis=-1)
    return tf.matmul(weights, v), weights
mask = 1 - tf.linalg.band_part(tf.ones((3, 3)), -1, 0)
print(mask)
q = tf.constant([[[1., 0.], [0., 1.], [1., 1.]]])
with tf.GradientTape() as tape:
    tape.watch(q)
    out, w = scaled_dot_product_attention(q, q, q, mask)
    loss = tf.reduce_sum(out * out)
print(tf.round(w * 100) / 100)
print(tape.gradient(loss, q).shape)
print(tf.transpose(q, perm=[0, 2, 1]).shape, out.shape.as_list())
