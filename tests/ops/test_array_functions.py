"""Functions of arrays: their values are NumPy's, and every engine gives the same derivatives.

The calls are those of the files samples_*.py beside this one.
"""

from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from structural import check_map, difference

from gradcli.engine.batch import vmap
from gradcli.engine.dual import jvp
from gradcli.engine.tape import GradientTape
from gradcli.engine.taylor import derivatives
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import mul
from gradcli.ops.arrays import array, concatenate, reshape
from gradcli.ops.libraries.names import function
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import euclidean, total
from gradcli.ops.structural.cumulative import linear_recurrence

pytestmark = pytest.mark.sampled(16)

FILES = [import_module(path.stem) for path in sorted(Path(__file__).parent.glob("samples_*.py"))]
CALLS = [call for file in FILES for call in getattr(file, "CALLS", ())]
PLAIN = [call for file in FILES for call in getattr(file, "PLAIN", ())]
every_call = pytest.mark.parametrize("call", CALLS, ids=lambda call: call[0])


def oracle(name: str):
    """NumPy's function of that name."""
    found = np
    for part in name.split("."):
        found = getattr(found, part, None)
    return found


def leaves(x) -> list:
    return [y for part in x for y in leaves(part)] if isinstance(x, (list, tuple)) else [x]


def flat(x):
    """All elements of a result, or of several, in one row."""
    return concatenate([reshape(y if shape(y) else array([y]), (-1,)) for y in leaves(x)])


def is_real(x) -> bool:
    return type(x) is float or getattr(getattr(x, "dtype", None), "kind", "") == "f"


def places(x, at=()):
    """Where the real numbers and arrays among arguments are."""
    if isinstance(x, (list, tuple)):
        for i, part in enumerate(x):
            yield from places(part, (*at, i))
    elif isinstance(x, dict):
        for key, part in x.items():
            yield from places(part, (*at, key))
    elif is_real(x):
        yield at


def found(x, at):
    for key in at:
        x = x[key]
    return x


def put(x, at, value):
    """x with another value at a place."""
    if not at:
        return value
    items = x.items() if isinstance(x, dict) else enumerate(x)
    made = [(key, put(part, at[1:], value) if key == at[0] else part) for key, part in items]
    return dict(made) if isinstance(x, dict) else type(x)(part for _, part in made)


def maps(call):
    """For each real argument of a call: the argument, and the function of it alone."""
    name, args, attrs = call
    called = function(f"np.{name}")
    given = [args, attrs]
    for at in places(given):

        def alone(value, at=at):
            args, attrs = put(given, at, value)
            return flat(called(*args, **attrs))

        yield found(given, at), alone


@pytest.mark.parametrize("call", CALLS + PLAIN, ids=lambda call: call[0])
def test_values_are_those_of_numpy(call):
    name, args, attrs = call
    ours, theirs = function(f"np.{name}")(*args, **attrs), oracle(name)(*args, **attrs)
    assert isinstance(ours, (list, tuple)) == isinstance(theirs, (list, tuple))
    for a, b in zip(leaves(ours), leaves(theirs), strict=True):
        assert np.shape(a) == np.shape(b)
        assert np.asarray(a).dtype == np.asarray(b).dtype
        assert np.allclose(a, b, rtol=1e-13, atol=1e-14, equal_nan=True)


@every_call
def test_derivatives_are_those_of_differences_in_every_engine(call):
    for x, alone in maps(call):
        x = np.nan_to_num(x) if np.isnan(x).any() else x
        check_map(call[0], alone, x, np.random.default_rng(5))


@every_call
def test_the_gradient_of_the_gradient(call):
    for x, alone in maps(call):
        if not np.isnan(x).any():
            check_twice(x, alone)


def check_twice(x, alone) -> None:
    """<gradient, t> differentiated again by a tape is the change of <gradient, t> along x."""
    source = np.random.default_rng(5)
    t, away = (source.normal(size=np.shape(x)) if np.shape(x) else w for w in (0.7, 1.3))
    g = source.normal(size=np.shape(alone(x)))

    def gradient(v):
        inner = v if isinstance(v, Tensor) else Tensor(v)
        with GradientTape() as tape:
            tape.watch(inner)
            y = total(mul(alone(inner), g))
        return tape.gradient(y, inner)

    outer = Tensor(x)
    with GradientTape() as tape:
        tape.watch(outer)
        along = total(mul(gradient(outer), t))
    twice = tape.gradient(along, outer, unconnected_gradients="zero")
    rough = difference(lambda s: np.sum(t * gradient(x + s * away)))
    assert np.isclose(np.sum(twice * away), rough, rtol=3e-8, atol=1e-9)


def narrow(x):
    """Arguments with arrays of 32 bits in the place of those of 64."""
    for at in places(x):
        if np.shape(found(x, at)):
            x = put(x, at, found(x, at).astype(np.float32))
    return x


@every_call
def test_single_precision_stays(call):
    name, args, attrs = call
    called, given = function(f"np.{name}"), narrow([args, attrs])
    if any(np.asarray(y).dtype != np.float32 for y in leaves(oracle(name)(*given[0], **given[1]))):
        return
    for at in places(given):
        tensor = Tensor(found(given, at))
        if tensor.shape:
            with GradientTape() as tape:
                tape.watch(tensor)
                args, attrs = put(given, at, tensor)
                y = flat(called(*args, **attrs))
            assert y.value.dtype == np.float32
            assert tape.gradient(y, tensor).dtype == np.float32


@every_call
def test_an_array_laid_out_otherwise_has_the_same_derivative(call):
    for x, alone in maps(call):
        if np.ndim(x) and not np.isnan(x).any():
            apart = np.repeat(np.asfortranarray(x), 2, axis=-1)[..., ::2]
            assert not apart.flags.c_contiguous or apart.size < 2
            pulls = []
            for layout in (x, apart):
                tensor = Tensor(layout)
                with GradientTape() as tape:
                    tape.watch(tensor)
                    y = alone(tensor)
                pulls.append(tape.gradient(y, tensor))
            assert np.allclose(*pulls, rtol=1e-10, atol=1e-13 * np.abs(pulls[0]).max(initial=0))


@every_call
def test_many_examples_at_once(call):
    for x, alone in maps(call):
        many = np.stack([np.asarray(x) * s for s in (1.0, 0.7, 1.1)])
        if not many.size or np.isnan(many).any():
            continue
        expected = np.stack(
            [np.asarray(alone(one if np.ndim(one) else float(one))) for one in many]
        )
        try:
            mapped = vmap(alone)(many)
        except Diagnostic as refused:
            assert call[0] in BY_VALUES and "from example to example" in refused.message
            continue
        assert np.allclose(mapped, expected, rtol=1e-12, atol=1e-13), call[0]


BY_VALUES = (  # values decide what there is to do
    "unique", "quantile", "percentile", "nanquantile", "nanpercentile", "unwrap",
)  # fmt: skip


# -- where formulas would leave the numbers there are ----------------------------------------------
@pytest.mark.parametrize("scale", [1e-320, 1e-200, 1e-30, 1.0, 1e30, 1e200, 1e307])
def test_a_norm_neither_underflows_nor_overflows(scale):
    x = np.array([[3.0, 4.0], [0.0, 5.0]]) * scale
    tensor = Tensor(x)
    with GradientTape() as tape:
        tape.watch(tensor)
        y = euclidean(tensor, axis=1)
    assert np.allclose(y.value / scale, 5.0, rtol=1e-14 if scale > 1e-300 else 1e-3)
    assert np.allclose(tape.gradient(y, tensor), [[0.6, 0.8], [0.0, 1.0]], rtol=1e-3)
    assert np.isclose(jvp(lambda v: euclidean(v[0]), [x], [x])[1], euclidean(x), rtol=1e-3)


def test_norms_of_infinities_and_nothing():
    assert euclidean(np.array([np.inf, 1.0])) == np.inf
    assert np.isnan(euclidean(np.array([np.nan, 1e300]))) and euclidean(np.zeros(0)) == 0.0


@pytest.mark.parametrize(
    "x", [[1e-200, 1e-200, 1e200], [1e200, 1e200, 1e-200], [0.0, 1e-300, 1e300]]
)
def test_products_that_underflow_have_the_derivatives_of_their_factors(x):
    x = np.array(x)
    tensor = Tensor(x)
    with GradientTape() as tape:
        tape.watch(tensor)
        y = function("np.prod")(tensor)
    with np.errstate(over="ignore"):
        others = [np.prod(np.delete(x, i)) for i in range(3)]
    assert np.array_equal(tape.gradient(y, tensor), others)


def test_products_with_zeros_to_the_third_order():
    for zeros in range(4):
        x = np.array([2.0, 3.0, 5.0])
        x[:zeros] = 0.0
        value, found = derivatives(lambda t, x=x: function("np.prod")(x + t * np.ones(3)), 0.0, 3)
        e = [np.prod(x), x[0] * x[1] + x[0] * x[2] + x[1] * x[2], 2 * np.sum(x), 6.0]
        assert [value, *found] == pytest.approx(e, abs=1e-14)


@pytest.mark.parametrize("n", [3000, 70_001])
def test_long_running_products_and_recurrences_are_those_of_a_loop(n):
    source = np.random.default_rng(n)
    a, b = source.uniform(0.9, 1.1, (n, 2)), source.normal(size=(n, 2))
    a[n // 3, 0] = 0.0
    for reverse in (False, True):
        expected, before = np.empty_like(b), np.zeros(2)
        for k in range(n)[:: -1 if reverse else 1]:
            expected[k] = before = a[k] * before + b[k]
        found = linear_recurrence(a, b, axis=-2, reverse=reverse)
        assert np.allclose(found, expected, rtol=1e-11, atol=1e-11)


def test_a_recurrence_whose_factors_leave_the_numbers_there_are():
    a, b = np.full(3000, 1e30), np.zeros(3000)
    b[0], a[::2] = 1.0, 1e-30
    b[1500] = 1e-200
    expected, before = np.empty_like(b), 0.0
    for k in range(3000):
        expected[k] = before = a[k] * before + b[k]
    assert np.allclose(linear_recurrence(a, b, axis=-1), expected, rtol=1e-12)
    a[:] = 1e30  # the products overflow at once
    a[2000] = 0.0
    found = linear_recurrence(a, b * 0.0, axis=-1)
    assert np.array_equal(found, np.zeros(3000))


def test_a_quantile_at_the_end_is_the_infinity_there():
    assert function("np.quantile")(np.array([1.0, np.inf]), 1.0) == np.inf


def slopes(f, x) -> list:
    tensor = Tensor(np.array(x) if isinstance(x, list) else x)
    with GradientTape() as tape:
        tape.watch(tensor)
        y = f(tensor)
    return np.asarray(tape.gradient(y, tensor)).tolist()


def test_a_recurrence_whose_products_underflow_keeps_what_it_carries():
    a, b = np.full(1000, 1e-2), np.zeros(1000)
    b[0], a[1:200] = 1e-300, 1e3
    b[0] = 1e-299
    expected, before = np.empty_like(b), 0.0
    for k in range(1000):
        expected[k] = before = a[k] * before + b[k]
    assert np.array_equal(linear_recurrence(a, b, axis=-1), expected)


def test_interpolation_at_a_sample_has_the_slope_after_it():
    interp = function("np.interp")
    for x, slope in ((1.0, -2.0), (0.0, 3.0), (2.0, -2.0), (-1.0, 0.0), (3.0, 0.0)):
        assert slopes(lambda t: interp(t, [0.0, 1.0, 2.0], [0.0, 3.0, 1.0]), x) == slope


def test_many_equal_elements_keep_their_order():
    x = np.tile([2.0, 1.0, 3.0], 3000)
    assert np.array_equal(function("np.argsort")(x), np.argsort(x, kind="stable"))


def test_what_is_nan_among_elements_takes_the_derivative_of_an_extreme():
    for name in ("max", "min", "median"):
        assert slopes(function(f"np.{name}"), [1.0, np.nan, 2.0]) == [0.0, 1.0, 0.0]


# -- what does not fit -----------------------------------------------------------------------------
WRONG = [
    ("E0202", "there is no axis 2", lambda np: np.flip([1.0], 2)),
    ("E0202", "there is no axis 0: a number has no axes", lambda np: np.roll(1.0, 1, 0)),
    ("E0201", "an axis must be an integer, not 0.5", lambda np: np.flip([1.0], 0.5)),
    ("E0202", "the axis 0 is named twice", lambda np: np.moveaxis([[1.0]], (0, 0), (0, 1))),
    ("E0202", "2 axes cannot go to 1 places", lambda np: np.moveaxis([[1.0]], (0, 1), 0)),
    ("E0202", "start is 4", lambda np: np.rollaxis([[1.0]], 0, 4)),
    ("E0202", "fliplr needs 2 axes", lambda np: np.fliplr([1.0])),
    ("E0202", "2 shifts are given for 3 axes", lambda np: np.roll([[[1.0]]], (1, 2), (0, 1, 2))),
    ("E0202", "the axis 0 has length 2", lambda np: np.squeeze([1.0, 2.0], 0)),
    ("E0202", "the shapes (2,) and (3,)", lambda np: np.broadcast_arrays([1.0] * 2, [1.0] * 3)),
    ("E0202", "lists of block", lambda np: np.block([[1.0], 2.0])),
    ("E0202", "the place 4 is not", lambda np: np.delete([1.0, 2.0], 4)),
    ("E0201", "places along an axis", lambda np: np.delete([1.0, 2.0], 0.5)),
    ("E0202", "cannot be cut into 2 equal", lambda np: np.split([1.0] * 3, 2)),
    ("E0202", "into 0 pieces", lambda np: np.array_split([1.0], 0)),
    ("E0202", "vsplit needs 2 axes", lambda np: np.vsplit([1.0], 1)),
    ("E0202", "the index 2 is not", lambda np: np.take([1.0, 2.0], [0, 2])),
    ("E0201", "indices must be integers", lambda np: np.take([1.0, 2.0], 0.5)),
    ("E0201", "mode is", lambda np: np.take([1.0, 2.0], 0, mode="no")),
    ("E0202", "the indices have 1 axes", lambda np: np.take_along_axis([[1.0]], [0], 0)),
    ("E0202", "indices of shape (3, 1)", lambda np: np.take_along_axis([[1.0]] * 2, [[0]] * 3, 1)),
    ("E0202", "1 conditions are given for 2", lambda np: np.select([True], [1.0, 2.0])),
    ("E0202", "one axis is needed", lambda np: np.compress([[True]], [1.0])),
    ("E0202", "a diagonal needs two axes", lambda np: np.trace([1.0])),
    ("E0202", "diag takes", lambda np: np.diag(1.0)),
    ("E0202", "kth is 3, of 2 elements", lambda np: np.partition([1.0, 2.0], 3)),
    ("E0202", "diff needs an array", lambda np: np.diff(1.0)),
    ("E0201", "n cannot be negative", lambda np: np.diff([1.0], -1)),
    ("E0202", "slopes need 3 samples", lambda np: np.gradient([1.0, 2.0], edge_order=2)),
    ("E0202", "coordinates of shape (3,)", lambda np: np.gradient([1.0, 2.0], [1.0, 2.0, 3.0])),
    ("E0103", "2 distances are given for 1", lambda np: np.gradient([1.0, 2.0], 1.0, 1.0)),
    ("E0202", "as many samples", lambda np: np.interp(1.0, [1.0, 2.0], [1.0])),
    ("E0202", "a sequence of one axis", lambda np: np.convolve([], [1.0])),
    ("E0201", "mode is one of full", lambda np: np.convolve([1.0], [1.0], "all")),
    ("E0201", "mode is one of constant", lambda np: np.pad([1.0], 1, "all")),
    ("E0202", "cannot be negative", lambda np: np.pad([1.0], -1)),
    ("E0202", "pad_width of pad", lambda np: np.pad([1.0], ((1, 1), (1, 1)))),
    ("E0202", "nothing to pad it by", lambda np: np.pad([], 1, "edge")),
    ("E0202", "weights of shape (3,)", lambda np: np.average([1.0, 2.0], weights=[1.0] * 3)),
    ("E0201", "a quantile is at", lambda np: np.quantile([1.0], 1.5)),
    ("E0202", "a quantile of no elements", lambda np: np.quantile([], 0.5)),
    ("E0201", "method is one of", lambda np: np.quantile([1.0], 0.5, method="no")),
    ("E0202", "covariances of an array of 3", lambda np: np.cov([[[1.0]]])),
    ("E0202", "searchsorted needs one axis", lambda np: np.searchsorted([[1.0]], 1.0)),
    ("E0201", "must rise, or fall", lambda np: np.digitize([1.0], [1.0, 3.0, 2.0])),
    ("E0201", "numbers of one sign", lambda np: np.geomspace(-1.0, 1.0, 3)),
    ("E0201", 'indexing is "xy"', lambda np: np.meshgrid([1.0], indexing="no")),
]  # fmt: skip


class Named:
    """The functions of arrays by NumPy's names, as programs find them."""

    def __getattr__(self, name):
        return function(f"np.{name}")


@pytest.mark.parametrize(("code", "words", "call"), WRONG, ids=[words for _, words, _ in WRONG])
def test_what_does_not_fit_is_said(code, words, call):
    with pytest.raises(Diagnostic) as caught:
        call(Named())
    assert caught.value.code == code and words in caught.value.message
