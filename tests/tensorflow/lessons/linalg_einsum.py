import tensorflow as tf

a = tf.Variable([[1.0, 2.0], [3.0, 4.0]])
b = tf.Variable([[5.0, 6.0], [7.0, 8.0]])
with tf.GradientTape(persistent=True) as tape:
    product = tf.einsum("ij,jk->ik", a, b)
    trace = tf.einsum("ii", tf.matmul(a, b))
    weighted = tf.einsum("ij,ij->i", a, b)
    outer = tf.einsum("i,j->ij", a[0], b[0])
print(product)
print(trace, weighted)
print(outer)
print(tape.gradient(product, a))
print(tape.gradient(trace, b))
print(tape.gradient(outer, [a, b]))
print(tf.tensordot(a, b, axes=1))
print(tf.tensordot(a, b, axes=[[0], [0]]))
print(tf.tensordot(tf.constant([1.0, 2.0]), tf.constant([3.0, 4.0]), 1))
print(tf.einsum("bij,bjk->bik", tf.ones([2, 1, 3]), tf.ones([2, 3, 2])))
