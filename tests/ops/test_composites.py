"""Functions made of rows, on lists and arrays, as NumPy has them."""

import numpy as np
import pytest
import scipy.special

from gradcli.engine.steps import STRIDE
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.ops import arrays, reductions
from gradcli.ops.libraries import composites, names
from gradcli.ops.structural import joining, statistics

NESTED = [[1.0, 2.0, 4.0], [0.5, -1.0, 3.0]]


@pytest.mark.parametrize("axis", [None, 0, 1, -1])
@pytest.mark.parametrize("name", ["var", "std"])
def test_a_list_is_an_array(name, axis):
    ours, theirs = getattr(statistics, name), getattr(np, name)
    np.testing.assert_allclose(ours(NESTED, axis=axis), theirs(NESTED, axis=axis), rtol=1e-15)


def test_shapes_of_lists():
    assert arrays.zeros_like([1.0, 2.0]).tolist() == [0.0, 0.0]
    assert arrays.expand_dims([1.0, 2.0], 0).shape == (1, 2)
    assert arrays.squeeze([[1.0, 2.0]]).shape == (2,)
    assert joining.hstack([[1.0, 2.0], [3.0]]).tolist() == [1.0, 2.0, 3.0]
    assert joining.vstack([[1.0, 2.0], [[3.0, 4.0]]]).tolist() == [[1.0, 2.0], [3.0, 4.0]]


def test_logsumexp_of_a_number_is_the_number():
    assert composites.logsumexp(1.3) == 1.3


@pytest.mark.filterwarnings("ignore:Mean of empty slice")
def test_an_empty_mean_is_nan():
    assert np.isnan(reductions.mean(np.zeros(0)))


@pytest.mark.parametrize("name", ["getitem", "np.getitem", "np.erf", "np.norm", "spread_like"])
def test_names_that_no_program_has(name):
    assert names.function(name) is None


def test_math_has_floats_and_integers_where_pythons_does():
    import math

    for name, args in [("pow", (2, 3)), ("fabs", (-3,)), ("floor", (2.5,)), ("trunc", (-2.5,))]:
        ours, theirs = names.function(f"math.{name}")(*args), getattr(math, name)(*args)
        assert ours == theirs and type(ours) is type(theirs), name


REPEATED = [
    lambda np, x: np.repeat(x, 3),
    lambda np, x: np.repeat(x, [1, 0, 2, 1, 1, 3]),
    lambda np, x: np.repeat(x, 2, axis=1),
    lambda np, x: np.repeat(x, [2, 1], axis=0),
    lambda np, x: np.tile(x, 3),
    lambda np, x: np.tile(x, (2, 1)),
    lambda np, x: np.tile(x, (3, 2, 1)),
]


@pytest.mark.parametrize("call", REPEATED)
def test_repeat_and_tile_are_numpy_s_and_share_the_gradient_back(call):
    x = np.arange(6.0).reshape(2, 3)
    weights = np.cos(np.arange(call(np, x).size)).reshape(call(np, x).shape)
    tensor = Tensor(x)
    with GradientTape() as tape:
        tape.watch(tensor)
        y = call(joining, tensor)
    assert np.array_equal(y.value, call(np, x))
    back = tape.gradient(y, tensor, output_gradients=weights)
    for i in range(6):  # linear: the gradient is the product with each unit
        unit = np.eye(1, 6, i).reshape(2, 3)
        assert np.asarray(back).flat[i] == pytest.approx((call(np, unit) * weights).sum())


@pytest.mark.parametrize(
    "x", [[-np.inf, -np.inf], [np.inf, 1.0], [-np.inf, 2.0], [np.nan, 1.0], [1e308, -1e308]]
)
def test_logsumexp_at_the_ends_of_the_numbers_is_scipy_s(x):
    with np.errstate(all="ignore"):
        want = scipy.special.logsumexp(x)
    np.testing.assert_array_equal(composites.logsumexp(x), want)
    np.testing.assert_array_equal(composites.logsumexp([x, x], axis=1), [want, want])


def test_the_shift_of_logsumexp_is_no_step():
    with GradientTape() as tape:
        x = Tensor(np.array([0.5, 2.0]))
        tape.watch(x)
        y = composites.logsumexp(x)
    assert not any(op.selects for op in tape.steps[::STRIDE])
    np.testing.assert_allclose(tape.gradient(y, x), scipy.special.softmax([0.5, 2.0]), rtol=1e-15)


@pytest.mark.parametrize(
    "index", [(None,), (slice(None), None), (Ellipsis, None), (None, slice(None), Ellipsis)]
)
def test_new_axes_take_every_element_and_give_it_back(index):
    x, weights = Tensor(np.arange(6.0).reshape(2, 3)), np.arange(6.0).reshape(2, 3) ** 2
    with GradientTape() as tape:
        tape.watch(x)
        y = reductions.total(x[index] * weights[index])
    assert tape.gradient(y, x).tolist() == weights.tolist()
