"""The types of elements that a program may name: a closed list, wherever it names one."""

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.ops.element_types import ALSO, element_type

HOSTILE = (
    '"V1000000000"', '"(50000000,)f8"', '"S1000000000"', '"U1000000000"', '"M8"', '"O"', '"f8,f8"',
    '">f8"', '"object"', '"float128"', '"\\uff46\\uff18"', '[("a", "f8")]', '{"a": ("f8", 0)}',
    "3", '"flaot32"',
)  # fmt: skip
PLACES = (
    "np.zeros(3, dtype={})", "np.zeros(3, {})", "np.ones((2, 2), dtype={})", "np.empty(2, {})",
    "np.full(3, 1.0, {})", "np.full(3, 1.0, dtype={})", "np.full_like(np.ones(2), 1, {})",
    "np.eye(2, dtype={})", "np.identity(2, {})", "np.tri(2, 2, 0, {})", "np.arange(3, dtype={})",
    "np.arange(0, 3, 1, {})", "np.linspace(0, 1, 3, dtype={})", "np.array([1.0], {})",
    "np.array([1.0], dtype={})", "np.asarray([1.0], dtype={})", "np.array([1.0]).astype({})",
    "tf.zeros(3, {})", "tf.ones(3, dtype={})", "tf.fill([2], 1.0) + tf.zeros(2, {})",
    "tf.constant([1.0], dtype={})", "tf.cast(tf.constant([1.0]), {})", "tf.as_dtype({}).size",
    "tf.Variable([1.0], dtype={})", "tf.eye(2, dtype={})", "tf.range(3, dtype={})",
    "tf.convert_to_tensor([1.0], dtype={})", "tf.random.normal([2], dtype={})",
    "tf.keras.layers.Dense(2, dtype={})(tf.ones([1, 2]))",
)  # fmt: skip


def test_no_other_word_reaches_numpys_reader_of_types():
    taken = []
    for place in PLACES:
        for word in HOSTILE:
            try:
                calls.value(calls.program(f"y = {place.format(word)}\ny"), {})
            except Diagnostic as error:
                if error.exception in ("TypeError", "ValueError") or error.exit_code == 2:
                    continue
                taken.append((place, word, error.message))
            else:
                taken.append((place, word, "taken"))
    assert taken == []


@pytest.mark.parametrize("word", ['"float32"', "np.float32", "tf.float32", '"f4"', '"single"'])
def test_a_type_is_named_by_a_word_or_as_a_value(word):
    for place in PLACES:
        if not place.startswith("tf.") or word in ('"float32"', "np.float32", "tf.float32"):
            text = f"import tensorflow as tf\nd = {word}\ny = {place.format('d')}\ny"
            given = calls.value(calls.program(text), {})
            assert given.value is not None, place


def test_types_of_numpy_and_python_are_read_too():
    import numpy as np

    for given in (np.float32, np.dtype("float32"), "float32", "f4", "single"):
        assert element_type(given) == "float32"
    assert (element_type(float), element_type(int), element_type(bool)) == (
        "float64", "int64", "bool",
    )  # fmt: skip
    assert {np.dtype(name).name for name in ALSO} == set(ALSO.values())
    for given in (
        np.object_,
        np.dtype("V8"),
        np.dtype("f8,f8"),
        str,
        np.longdouble,
        np.dtype("M8"),
    ):
        with pytest.raises(Diagnostic):
            element_type(given)


def test_a_slip_in_the_name_of_a_type_is_named():
    with pytest.raises(Diagnostic) as told:
        calls.value(calls.program('np.zeros(3, dtype="flaot32")'), {})
    assert told.value.help == "did you mean 'float32'?"
