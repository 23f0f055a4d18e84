"""Mistakes with TensorFlow's names, and names that are not here: what is said in both ways."""

import pytest

import gradcli.tensorflow as tf
from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.ops.libraries.tensorflow_absent import ABSENT, METHODS, instead
from gradcli.ops.libraries.tensorflow_names import NAMES


def refused(text: str) -> Diagnostic:
    with pytest.raises(Diagnostic) as raised:
        calls.value(calls.program(f"import tensorflow as tf\n{text}\n", "f.expr"), {})
    return raised.value


def test_nothing_that_is_here_is_called_absent():
    assert not {*ABSENT} & {*NAMES}


@pytest.mark.parametrize("name", [n for n in ABSENT if n != "io"])
def test_what_to_write_is_said_in_both_ways(name):
    assert refused(f"tf.{name}(1)").help == ABSENT[name]
    with pytest.raises(AttributeError, match="has no attribute") as raised:
        tf.find(f"{name}")
    assert str(raised.value).endswith(ABSENT[name])


@pytest.mark.parametrize(
    ("name", "help"),
    [
        ("log", "write tf.math.log"),
        ("data.Dataset.from_tensor_slices", ABSENT["data"]),
        ("keras.datasets.mnist.load_data", ABSENT["keras.datasets"]),
        ("io.read_file", ABSENT["io"]),
        ("reduce_summ", ""),
    ],
)
def test_a_name_that_moved_or_is_under_another(name, help):
    assert instead(name, NAMES) == help


def test_a_slip_is_still_a_slip():
    assert refused("tf.reduce_summ(1)").help == "did you mean 'tf.reduce_sum'?"
    with pytest.raises(
        AttributeError, match=r"^module 'tensorflow' has no attribute 'reduce_summ'$"
    ):
        tf.reduce_summ  # noqa: B018


@pytest.mark.parametrize("name", METHODS)
def test_the_training_of_models_is_written_as_a_loop(name):
    assert "apply_gradients" in refused(f"tf.keras.Sequential([]).{name}(1)").help


@pytest.mark.parametrize("line", ["import time", "import os"])
def test_an_import_of_a_module_of_pythons_says_what_to_do_without(line):
    assert refused(line).help.startswith("leave ")


@pytest.mark.parametrize(
    ("text", "help"),
    [
        ("tf.matmul(tf.ones([1, 4]), tf.ones([3, 2]))", "rows"),
        ("tf.matmul(tf.ones([2]), tf.ones([2]))", "tf.tensordot"),
        ("1 if tf.ones([2]) > 0 else 2", "tf.reduce_all"),
        ("tf.sqrt(tf.constant(2))", "tf.cast"),
        ("tf.keras.optimizers.SGD(lr=0.1)", "learning_rate"),
        ("tf.keras.optimizers.SGD(0.1).apply_gradients([(None, tf.Variable(1.0))])", "loss"),
        ("tf.GradientTape().watch(3)", "tf.constant"),
    ],
)
def test_a_common_mistake_has_a_line_of_help(text, help):
    assert help in refused(text).help


def test_a_class_is_for_python():
    assert "import gradcli.tensorflow" in refused("class Model(tf.Module):\n    pass").help
