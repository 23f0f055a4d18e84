import tensorflow as tf

layer = tf.keras.layers.Dense(3, use_bias=False, kernel_initializer="ones", activation="linear")
print(layer(tf.constant([[1.0, 2.0]])))
print(len(layer.trainable_variables), layer.kernel.shape)
zeros = tf.keras.layers.Dense(1, kernel_initializer="zeros", bias_initializer="ones")
print(zeros(tf.ones([2, 4])))
tanh = tf.keras.layers.Dense(2, activation=tf.nn.tanh, kernel_initializer="zeros")
print(tanh(tf.ones([1, 1])))
random = tf.keras.layers.Dense(4)
random.build((None, 5))
limit = (6.0 / (4 + 5)) ** 0.5
print(random.kernel.shape, bool(tf.reduce_all(tf.abs(random.kernel) <= limit)))
print(random.bias.numpy(), random.units, random.built)
