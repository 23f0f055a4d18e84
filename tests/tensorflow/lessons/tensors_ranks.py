import tensorflow as tf

rank_0 = tf.constant(4)
rank_1 = tf.constant([2.0, 3.0, 4.0])
rank_2 = tf.constant([[1, 2], [3, 4], [5, 6]], dtype=tf.float16)
rank_3 = tf.constant([[[0, 1, 2], [3, 4, 5]], [[6, 7, 8], [9, 10, 11]]])
for t in [rank_0, rank_1, rank_2, rank_3]:
    print(t)
    print("rank", tf.rank(t).numpy(), "size", tf.size(t).numpy(), "shape", tf.shape(t).numpy())
print(tf.rank(rank_3))
print(tf.shape(rank_3))
print(tf.size(rank_3))
print(rank_3.shape, rank_3.shape[-1])
