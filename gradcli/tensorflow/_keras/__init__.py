"""Keras over tensors and variables; tf.keras.layers is gradcli.tensorflow.keras.layers to programs,
which is a name of names, so this folder has another.
"""
