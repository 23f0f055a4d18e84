import tensorflow as tf

count = tf.Variable(0, dtype=tf.int64, trainable=False)
total = tf.Variable(0.0)


def update(x):
    count.assign_add(1)
    total.assign_add(x)
    return total / tf.cast(count, tf.float32)


for value in [1.0, 2.0, 6.0]:
    print(update(value))
print(count, total)
with tf.GradientTape() as tape:
    y = total * 2.0
    total.assign(100.0)
    z = y + total
print(z)
print(tape.gradient(z, total))
