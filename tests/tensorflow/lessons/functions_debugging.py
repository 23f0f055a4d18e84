import tensorflow as tf

tf.debugging.assert_equal(tf.constant([1, 2]), [1, 2])
tf.debugging.assert_near(tf.constant(1.0), 1.0 + 1e-8)
try:
    tf.debugging.assert_equal(1, 2)
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__)
    print("Condition x == y did not hold." in str(e))
