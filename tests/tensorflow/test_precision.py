"""Gradients of tensors of 32 bits are computed in 32 bits, as TensorFlow computes them."""

import numpy as np
import pytest

import gradcli.tensorflow as tf
from gradcli.engine import tape as engine

TARGETS = {
    "sum": lambda a, b: tf.reduce_sum(a) + tf.reduce_sum(b),
    "mean": lambda a, b: tf.reduce_mean(a @ b),
    "max": lambda a, b: tf.reduce_max(a),
    "min along an axis": lambda a, b: tf.reduce_sum(tf.reduce_min(b, axis=0)),
    "reshape": lambda a, b: tf.reshape(a @ b, ()),
    "element": lambda a, b: (a @ b)[0, 0] * a[0, 1],
    "tensordot": lambda a, b: tf.tensordot(a[0], b[:, 0], 1),
    "norm": lambda a, b: tf.norm(a),
    "cross-entropy": lambda a, b: tf.nn.sparse_softmax_cross_entropy_with_logits(1, a[0]),
    "l2_loss": lambda a, b: tf.nn.l2_loss(b),
    "gelu": lambda a, b: tf.reduce_mean(tf.nn.gelu(a)),
    "pooling": lambda a, b: tf.reduce_mean(tf.nn.max_pool1d(a[..., None], 2, 1, "VALID")),
}


@pytest.mark.parametrize("name", TARGETS)
def test_no_cotangent_is_wider_than_its_tensor(name, monkeypatch):
    carried, accumulate = [], engine.accumulate

    def seen(cotangents, node, d, primal, *wanted):
        carried.append(getattr(d, "dtype", None))
        accumulate(cotangents, node, d, primal, *wanted)

    monkeypatch.setattr(engine, "accumulate", seen)
    a, b = tf.Variable([[0.1, 0.2]]), tf.Variable([[0.3], [0.4]])
    with tf.GradientTape() as tape:
        y = TARGETS[name](a, b)
    tape.gradient(y, [a, b])
    assert carried and {*carried} <= {np.dtype("float32"), None}
