"""Values within a derivative behave as NumPy's arrays, and NumPy's own functions keep them."""

import math

import numpy
import pytest

import gradcli
import gradcli.numpy as np
from gradcli.engine import taylor
from gradcli.ops.dispatch import World
from gradcli.ops.libraries.methods import METHODS

X = numpy.array([[0.5, -1.25, 2.0], [3.0, 0.125, -0.75]])
# How each method is called, on X.
CALLS = {
    "all": (), "any": (), "argmax": (1,), "argmin": (), "argpartition": (1,), "argsort": (),
    "clip": (-1.0, 1.0), "compress": ([True, False], 0), "conj": (), "conjugate": (),
    "cumprod": (1,), "cumsum": (0,), "diagonal": (), "dot": (numpy.arange(6.0).reshape(3, 2),),
    "flatten": (), "max": (0,), "mean": (1,), "min": (), "nonzero": (), "prod": (1,),
    "ravel": (), "repeat": (2, 1), "round": (), "searchsorted": (0.3,), "squeeze": (), "std": (),
    "sum": (1,), "swapaxes": (0, 1), "take": ([1, 0, 1], 1), "trace": (), "var": (0,),
    "reshape": (3, 2), "transpose": (1, 0), "astype": ("float32",), "copy": (), "tolist": (),
}  # fmt: skip
NAMES = [entry.partition("=")[0] for entry in METHODS.split()]


def test_every_method_has_a_call():
    assert set(NAMES) <= set(CALLS)


def plain(x):
    """The numbers under a value, or under those in a list or tuple."""
    if isinstance(x, (list, tuple)):
        return [plain(item) for item in x]
    while isinstance(x, World):
        x = x.value
    return x


def called(name):
    def method(x):
        x = x.ravel() if name == "searchsorted" else x
        return getattr(x, name)(*CALLS[name])

    return method


@pytest.mark.parametrize("name", CALLS)
def test_a_method_gives_what_numpys_gives(name):
    method, expected = called(name), called(name)(X)
    seen = []

    def run(x):
        seen.append(method(x))
        return x

    gradcli.vjp(run, X)
    gradcli.jvp(run, (X,), (numpy.ones_like(X),))
    for found in map(plain, seen):
        if type(expected) is tuple:
            assert all(map(numpy.array_equal, found, expected))
        else:
            assert numpy.allclose(found, expected, rtol=1e-15)
            assert numpy.shape(found) == numpy.shape(expected)
            assert getattr(found, "dtype", None) in (getattr(expected, "dtype", None), None)


SMOOTH = [n for n in CALLS if n not in ("tolist", "astype") and numpy.asarray(
    called(n)(X)).dtype.kind == "f" and n not in ("round",)]  # fmt: skip


@pytest.mark.parametrize("name", SMOOTH)
def test_a_method_differentiates(name):
    method, step = called(name), 1e-6
    value, pullback = gradcli.vjp(method, X)
    weights = numpy.cos(numpy.arange(numpy.size(value))).reshape(numpy.shape(value))
    weights = weights if weights.shape else float(weights)
    direction = numpy.sin(numpy.arange(6.0)).reshape(2, 3)
    ahead, behind = method(X + step * direction), method(X - step * direction)
    numeric = numpy.sum((numpy.asarray(ahead) - behind) / (2 * step) * weights)
    (found,) = pullback(weights)
    assert numpy.sum(found * direction) == pytest.approx(numeric, rel=1e-7, abs=1e-8)
    tangent = gradcli.jvp(method, (X,), (direction,))[1]
    assert numpy.sum(tangent * weights) == pytest.approx(numeric, rel=1e-7, abs=1e-8)


@pytest.mark.parametrize("kind", ["tensor", "dual", "series"])
def test_the_attributes_of_an_array(kind):
    def asked(x):
        assert (x.ndim, x.size, x.shape, len(x)) == (2, 6, (2, 3), 2)
        assert x.dtype == numpy.float64
        assert x.T.shape == x.mT.shape == (3, 2)
        assert [row.shape for row in x] == [(3,), (3,)]
        assert plain(x[1, 0].item()) == plain(x.item(1, 0)) == plain(x.item(3)) == 3.0
        assert plain(x.real[0, 0]) == 0.5
        assert plain(x.astype(int))[1, 0] == 3
        number = x[0, 0]
        assert (number.ndim, number.size, number.dtype) == (0, 1, numpy.float64)
        with pytest.raises(TypeError, match="iteration over a number"):
            iter(number)
        with pytest.raises(ValueError, match="takes the one element of an array, this one has 6"):
            x.item()
        with pytest.raises(TypeError, match="does not support item assignment"):
            x[0, 0] = 1.0
        return x.sum()

    if kind == "tensor":
        gradcli.grad(asked)(X)
    elif kind == "dual":
        gradcli.jvp(asked, (X,), (X,))
    else:
        taylor.derivatives(asked, X, 2)


def test_operators_and_builtins_that_python_has_for_numbers():
    def run(x):
        assert plain(round(x[0, 1], 1)) == -1.2
        quotient, rest = divmod(x[0, 2], 1.5)
        assert (plain(quotient), plain(rest)) == divmod(2.0, 1.5)
        assert plain(sum(x[0])) == 1.25 and plain(max(x[0])) == 2.0
        quotient, rest = divmod(7.0, x[1, 0])
        return quotient + rest

    assert gradcli.grad(run)(X)[1, 0] == -2.0


@pytest.mark.parametrize("function", [numpy.where, np.where])
def test_where_takes_one_argument_or_three(function):
    def both(x):
        (rows, columns) = function(x > 1.0)
        assert rows.tolist() == [0, 1] and columns.tolist() == [2, 0]
        return function(x > 1.0, x * x, 0.0).sum()

    assert numpy.array_equal(gradcli.grad(both)(X), numpy.where(X > 1, 2 * X, 0))
    with pytest.raises(TypeError, match="takes both x and y, or neither"):
        gradcli.grad(lambda x: function(x > 1.0, x).sum())(X)


@pytest.mark.parametrize("bounds", [{"a_min": -1.0, "a_max": 1.0}, {"min": -1.0}, {"max": 1.0}])
def test_clip_takes_its_bounds_by_name(bounds):
    low, high = (bounds.get("a_min", bounds.get("min")), bounds.get("a_max", bounds.get("max")))
    expected = numpy.clip(X, low, high)
    value, pullback = gradcli.vjp(lambda x: np.clip(x, **bounds), X)
    assert numpy.array_equal(value, expected)
    assert numpy.array_equal(pullback(numpy.ones((2, 3)))[0], (expected == X).astype(float))


# -- NumPy's own functions -------------------------------------------------------------------------
FUNCTIONS = {
    "ufunc of one": lambda np, x: np.sin(x),
    "ufunc of two": lambda np, x: np.multiply(x, numpy.ones(3)) + np.subtract(1.0, x * x),
    "array first": lambda np, x: numpy.arange(6.0).reshape(2, 3) * x,
    "matrix product": lambda np, x: numpy.ones((4, 2)) @ x,
    "comparison": lambda np, x: np.where(numpy.zeros((2, 3)) < x, x * x, 0.0),
    "reduction": lambda np, x: np.sum(x * x, axis=1),
    "joining": lambda np, x: np.concatenate([x, numpy.ones((1, 3))], axis=0),
    "shape": lambda np, x: np.reshape(x, (np.size(x), np.ndim(x) - 1)),
    "linalg": lambda np, x: np.linalg.norm(x),
    "none": lambda np, x: np.mean(x, axis=None),
}


@pytest.mark.parametrize("what", FUNCTIONS)
def test_numpys_own_functions_differentiate(what):
    function = FUNCTIONS[what]
    value, pullback = gradcli.vjp(lambda x: function(numpy, x), X)
    same, pulled = gradcli.vjp(lambda x: function(np, x), X)
    assert numpy.array_equal(value, same)
    ones = numpy.ones_like(value) if numpy.shape(value) else 1.0
    assert numpy.array_equal(pullback(ones)[0], pulled(ones)[0])
    assert numpy.any(pulled(ones)[0])


REFUSED = {
    "asarray": (lambda x: numpy.asarray(x), "numpy cannot take the numbers out of a Tensor"),
    "array of two": (lambda x: numpy.array([x, x]), "numpy cannot take the numbers out"),
    "without a row": (
        lambda x: numpy.apply_along_axis(sum, 0, x),
        "gradcli.numpy has no .apply_al",
    ),
    "a ufunc's method": (lambda x: numpy.add.reduce(x), "numpy.add.reduce does not differ"),
    "into an array": (lambda x: numpy.add(x, x, out=numpy.ones((2, 3))), "leave out= away"),
    "float": (lambda x: float(x[0, 0]), "a Tensor is not made a float: its derivative"),
    "a function of math": (lambda x: math.sin(x[0, 0]), "gradcli.numpy has sin"),
    "element of an array": (lambda x: numpy.zeros(3).__setitem__(0, x[0, 0]), "."),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_would_lose_the_derivative_is_refused(what):
    function, words = REFUSED[what]
    with pytest.raises((TypeError, ValueError), match=words):
        gradcli.grad(function)(X)


def test_adding_to_an_array_in_place_is_refused():
    def add(x):
        total = numpy.zeros((2, 3))
        total += x
        return total.sum()

    with pytest.raises(TypeError, match="write a = a \\+ b for a \\+= b"):
        gradcli.grad(add)(X)


# -- complex numbers -------------------------------------------------------------------------------
def test_pullbacks_and_pushforwards_take_complex_numbers():
    z, t = 1.0 + 2.0j, 0.5 - 1.0j
    value, tangent = gradcli.jvp(np.exp, (z,), (t,))
    assert (value, tangent) == (numpy.exp(z), numpy.exp(z) * t)
    assert gradcli.vjp(np.exp, z)[1](1.0 + 0j)[0] == numpy.exp(z)
    value, pullback = gradcli.vjp(lambda z: np.real(z * np.conj(z)), numpy.array([z, t]))
    assert numpy.array_equal(pullback(numpy.ones(2))[0], 2 * numpy.conj([z, t]))
    with pytest.raises(gradcli.Diagnostic) as caught:
        gradcli.grad(np.exp)(z)
    assert "vjp and jvp take complex numbers" in caught.value.help


def test_a_real_argument_has_a_real_gradient_of_a_complex_function():
    def product(a, z):
        return a * z + np.fft.fft(a)

    a, z = numpy.array([0.5, 2.0]), numpy.array([1.0 - 1.0j, 3.0j])
    value, pullback = gradcli.vjp(product, a, z)
    to_a, to_z = pullback(numpy.array([1.0 + 1.0j, -2.0j]))
    assert (value.dtype.kind, to_a.dtype.kind, to_z.dtype.kind) == ("c", "f", "c")
    assert gradcli.jvp(lambda a: a + 1.0j, (a,), (numpy.ones(2),))[1].dtype.kind == "c"


def test_an_element_that_is_chosen_of_a_transform_reaches_every_element_before_it():
    """What marks the elements that a selection takes does not cancel in a Fourier transform."""
    x, weights = numpy.cos(numpy.arange(16.0)).reshape(4, 4), numpy.array([1.0 + 2.0j, 0.5j, -1.0])

    def pulled(w):
        return gradcli.vjp(lambda x: np.fft.fft2(x)[[0, 1, 0], [3, 3, 2]], x)[1](w)[0]

    back, outer = pulled(weights), numpy.sin(numpy.arange(16.0)).reshape(4, 4)
    (found,) = gradcli.vjp(pulled, weights)[1](outer)
    assert numpy.real(found @ weights) == pytest.approx(numpy.sum(back * outer), rel=1e-12)


class Elsewhere:
    """An array of another library, which does NumPy's operations with what it holds."""

    def __init__(self, held):
        self.held = held

    def __array_ufunc__(self, ufunc, method, *inputs, **keywords):
        inputs = [x.held if isinstance(x, Elsewhere) else x for x in inputs]
        return Elsewhere(getattr(ufunc, method)(*inputs, **keywords))

    def __rmul__(self, other):
        return numpy.multiply(other, self)


def test_an_array_of_another_library_holds_values_and_keeps_their_derivative():
    def through(x):
        both = x * Elsewhere(numpy.ones((2, 3))), numpy.multiply(Elsewhere(X), x)
        assert all(type(y) is Elsewhere for y in both)
        return (both[0].held + numpy.sin(both[1]).held).sum()

    assert gradcli.grad(through)(X) == pytest.approx(1.0 + X * numpy.cos(X * X))
