import tensorflow as tf

for value, dtype in [(1.5, tf.int32), ("a", tf.float32), (None, None), ({"a": 1}, None)]:
    try:
        tf.constant(value, dtype=dtype)
    except Exception as e:
        print(f"{type(e).__name__}: {e}")
try:
    tf.convert_to_tensor(tf.constant(1), dtype=tf.float32)
except ValueError as e:
    print(e)
try:
    tf.stack([1.0, tf.constant(2)])
except TypeError as e:
    print(e)
try:
    tf.zeros([2, 2]) @ tf.zeros([3])
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__)
try:
    tf.concat([tf.ones([2, 2]), tf.ones([3, 3])], 0)
except tf.errors.InvalidArgumentError as e:
    print(
        "Dimension 1 in both shapes must be equal: shape[0] = [2,2] vs. shape[1] = [3,3]" in str(e)
    )
try:
    tf.reshape(tf.range(6), [4, 2])
except tf.errors.InvalidArgumentError as e:
    print("Input to reshape is a tensor with 6 values, but the requested shape has 8" in str(e))
