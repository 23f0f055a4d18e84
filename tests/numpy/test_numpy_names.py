"""gradcli.numpy has NumPy's names: functions that differentiate, and NumPy's own types."""

import math

import numpy
import pytest

import gradcli
import gradcli.numpy as np
from gradcli.ops.libraries.plain import NAMES

LIBRARIES = {"": (np, numpy), "linalg": (np.linalg, numpy.linalg), "fft": (np.fft, numpy.fft)}


@pytest.mark.parametrize("library", LIBRARIES)
def test_every_name_that_is_listed_is_found(library):
    ours, _ = LIBRARIES[library]
    assert len(dir(ours)) > (300 if not library else 15)
    for name in dir(ours):
        assert name == "newaxis" or getattr(ours, name) is not None, name


@pytest.mark.parametrize("name", ["float32", "ndarray", "dtype", "pi", "newaxis", "inf", "random"])
def test_types_constants_and_random_numbers_are_numpys(name):
    assert getattr(np, name) is getattr(numpy, name)


@pytest.mark.parametrize("name", NAMES.split())
def test_what_carries_no_derivative_is_a_function_of_numpys(name):
    theirs = numpy
    for part in name.split("."):
        theirs = getattr(theirs, part)
    assert callable(theirs)


def test_a_name_that_is_not_provided_says_so():
    with pytest.raises(
        AttributeError, match=r"^gradcli.numpy has no 'apply_along_axis': no derivative"
    ):
        np.apply_along_axis  # noqa: B018
    with pytest.raises(AttributeError, match=r"gradcli.numpy has no 'sinn': did you mean 'sin'"):
        np.sinn  # noqa: B018
    with pytest.raises(AttributeError, match=r"gradcli.numpy.linalg has no 'det_'"):
        np.linalg.det_  # noqa: B018


def test_makers_take_numpys_keywords():
    assert np.zeros((2, 3), dtype=np.float32).dtype == numpy.float32
    assert np.array([[1, 2]], dtype="int8", ndmin=3).shape == (1, 1, 2)
    assert np.arange(3.0, dtype=np.float16).dtype == numpy.float16
    assert gradcli.grad(lambda x: np.array([x, x * x]).sum())(3.0) == 7.0


@pytest.mark.parametrize(
    ("joined", "shape"),
    [
        (lambda x: np.r_[x, 1.0, x, 0:3], (10,)),
        (lambda x: np.r_[2.0, x], (4,)),
        (lambda x: np.c_[x, numpy.ones(3), x], (3, 3)),
        (lambda x: np.c_[x.reshape(3, 1), numpy.ones((3, 2))], (3, 3)),
    ],
)
def test_what_brackets_join(joined, shape):
    x = numpy.array([0.5, 1.5, -2.0])
    value, pullback = gradcli.vjp(joined, x)
    assert value.shape == shape
    assert numpy.array_equal(value, joined(x))
    weights = numpy.arange(1.0, value.size + 1).reshape(shape)
    (found,) = pullback(weights)
    tangent = numpy.array([1.0, 10.0, 100.0])
    moved = (joined(x + tangent) - joined(x)) * weights
    assert math.isclose(found @ tangent, moved.sum())


def test_brackets_of_plain_numbers_are_numpys():
    assert numpy.array_equal(np.r_[1:4, 0], [1, 2, 3, 0])
    assert np.r_["0,2", [1, 2]].shape == (1, 2)
    with pytest.raises(TypeError, match="r_ of a value with a derivative takes no words"):
        gradcli.grad(lambda x: np.r_["c", x])(numpy.ones(3))
