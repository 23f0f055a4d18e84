import tensorflow as tf

print(tf.constant(2**40))
print(tf.constant(2**31 - 1) + 1)
print(tf.constant(200, dtype=tf.uint8) + 100)
print(tf.constant(1) / 0)
for f in [lambda: tf.constant(1) // 0, lambda: tf.constant(5) % 0]:
    try:
        f()
    except tf.errors.InvalidArgumentError as e:
        print("Integer division by zero" in str(e))
try:
    tf.constant(2) ** -1
except tf.errors.InvalidArgumentError as e:
    print("Integers to negative integer powers are not allowed" in str(e))
print(tf.constant(2) ** 3, tf.constant(6) & 3)
