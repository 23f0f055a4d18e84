import tensorflow as tf

for f in [tf.sin, tf.exp, tf.sqrt, tf.math.log]:
    try:
        f(tf.constant(1))
    except tf.errors.InvalidArgumentError as e:
        print("Value for attr 'T' of int32 is not in the list of allowed values" in str(e))
try:
    tf.constant(True) + 1
except tf.errors.InvalidArgumentError as e:
    print("Value for attr 'T' of bool is not in the list of allowed values" in str(e))
print(~tf.constant(True), tf.constant(True) & False, tf.constant([True, False]) | True)
print(tf.reduce_mean([1, 2]), tf.abs(-3), tf.square(3), tf.sign(-2))
try:
    print(tf.constant([1.0]) == tf.constant([1]))
except tf.errors.InvalidArgumentError as e:
    print("cannot compute Equal as input #1(zero-based)" in str(e))
print(tf.constant([1, 2]) == tf.constant([1, 2, 3]))
