"""Slices, choices, shapes, nesting, strings, ragged and sparse tensors show what TensorFlow shows.

`recorded/structures` has what TensorFlow 2.21 showed, errors included (record_structures.py); in
`gradients.txt` are first and second derivatives.
"""

from io import StringIO

import numpy as np
import pytest
from record_structures import cases, files, names, shown

import gradcli.tensorflow as tf
from gradcli.errors import Diagnostic
from gradcli.ops import memory

pytestmark = pytest.mark.sampled(8)

CASES = [(name, one, text) for name in files() for one, text in cases(name)]


def printed(*values, **options) -> str:
    """What tf.print writes."""
    stream = StringIO()
    tf.print(*values, output_stream=stream, **options)
    return stream.getvalue()


@pytest.mark.parametrize(("name", "expression", "text"), CASES, ids=[c[1][:60] for c in CASES])
def test_expression_shows_what_tensorflow_shows(name, expression, text):
    assert shown(expression, names(tf) | {"printed": printed}) == text


GRADIENTS = [one.removeprefix("gradients(")[:-1] for one, _ in cases("gradients")]


@pytest.mark.parametrize("function", GRADIENTS, ids=[one[:60] for one in GRADIENTS])
def test_forward_mode_is_the_transpose_of_reverse_mode(function):
    source = np.random.default_rng(5)
    function = eval(function, names(tf))
    primals = [tf.constant(source.normal(2.0, 1.0, shape)) for shape in ((2, 3), 4, 2)]
    tangents = [tf.constant(source.normal(size=x.shape)) for x in primals]
    with tf.GradientTape() as tape, tf.autodiff.ForwardAccumulator(primals, tangents) as forward:
        for x in primals:
            tape.watch(x)
        y = function(*primals)
        y = y * y
    weights = source.normal(size=y.shape)
    pulled = tape.gradient(y, primals, weights)
    across = sum(np.sum(g * t) for g, t in zip(pulled, tangents) if g is not None)
    assert np.isclose(np.sum(weights * forward.jvp(y)), across, rtol=1e-12)


TOO_LARGE = [
    "tf.scatter_nd([[0]], [1.0], [10**12])",
    "tf.sparse.to_dense(tf.SparseTensor([[0]], [1.0], [10**12]))",
    "tf.sparse.eye(10**12)",
    "tf.repeat([1, 2], [10**12, 1])",
    "tf.repeat([1, 2], 10**12)",
    "tf.tile([1, 2], [10**12])",
    "tf.pad([1], [[0, 10**12]])",
    "tf.broadcast_to(1, [10**12])",
    "tf.dynamic_stitch([[10**9]], [[1.0]])",
    "tf.dynamic_partition([1.0], [0], 10**12)",
    "tf.meshgrid(tf.zeros([10**6]), tf.zeros([10**6]))",
    "tf.split(tf.zeros([0]), 10**12)",
    "tf.convert_to_tensor(tf.IndexedSlices([[1.0]], [0], [10**12, 1]))",
    "tf.ragged.range([10**12])",
    "tf.RaggedTensor.from_value_rowids([1], [0], nrows=10**12)",
    "r.to_tensor(shape=[10**12, 2])",
    "tf.strings.as_string(1, width=10**12)",
]


@pytest.mark.parametrize("expression", TOO_LARGE)
def test_what_is_too_large_is_refused_before_it_is_made(expression):
    given = names(tf)
    with memory.within(10**8, 10**10), pytest.raises(Diagnostic) as caught:
        eval(expression, given)
    assert caught.value.code == "E0206"
