"""Batch: a row, a rule or a function of many examples at once is that of each of them."""

import itertools

import numpy as np
import pytest
from structural import SAMPLES, differentiable

import gradcli
from gradcli.engine.batch import Batch, vmap
from gradcli.engine.dual import jvp
from gradcli.engine.tape import GradientTape
from gradcli.engine.taylor import derivatives
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic
from gradcli.ops import arithmetic, arrays, elementary
from gradcli.ops.dispatch import apply
from gradcli.ops.libraries.composites import logsumexp, stop_gradient
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import total
from gradcli.ops.rows import TABLE

N, LEVEL = 3, 5
CALLS = [
    (name, i)
    for name, calls in SAMPLES.items()
    for i, (args, _) in enumerate(calls)
    if differentiable(TABLE[name], args)
]


def examples(x):
    """N values like x, each a little larger."""
    return np.stack([np.asarray(x) * (1.0 + 0.07 * k) for k in range(N)])


def same(got: Batch, wanted: list) -> None:
    wanted = np.stack(wanted)
    assert got.value.shape == wanted.shape and got.value.dtype == wanted.dtype
    assert np.allclose(got.value, wanted, rtol=1e-12, atol=1e-13)


@pytest.mark.parametrize("name, call", CALLS)
def test_a_structural_row_of_a_batch_is_that_of_each_example(name, call):
    """For every choice of the arguments that differ between the examples."""
    op, (args, attrs) = TABLE[name], SAMPLES[name][call]
    places = differentiable(op, args)
    chosen = [c for r in range(1, len(places) + 1) for c in itertools.combinations(places, r)]
    for some in chosen:
        many, each = list(args), [list(args) for _ in range(N)]
        for i in some:
            x = examples(args[i])
            many[i] = Batch(x, LEVEL)
            for k in range(N):
                each[k][i] = x[k] if x[k].shape else x[k].item()
        same(apply(op, tuple(many), attrs), [apply(op, tuple(one), attrs) for one in each])


ELEMENTWISE = sorted(
    name
    for name, op in TABLE.items()
    if op.elementwise
    and op.domain
    and op.value
    and not op.static
    and len(op.args) == len(op.domain)
)


@pytest.mark.parametrize("name", ELEMENTWISE)
def test_an_elementwise_row_aligns_the_axes_of_its_examples(name):
    op = TABLE[name]
    lows = [max(low, -1.5) if low > -np.inf else 0.1 for low, _ in op.domain]
    highs = [min(high, low + 1.0) for low, (_, high) in zip(lows, op.domain)]
    parts = [low + (high - low) * np.linspace(0.2, 0.8, 3) for low, high in zip(lows, highs)]
    table = [p * np.ones((2, 3)) for p in parts]
    for shapes in itertools.product("ms", repeat=len(parts)):
        many = [
            Batch(np.stack([t] * N) if s == "m" else p[:N], LEVEL)
            for s, t, p in zip(shapes, table, parts)
        ]
        one = [
            [t if s == "m" else float(p[k]) for s, t, p in zip(shapes, table, parts)]
            for k in range(N)
        ]
        got = apply(op, tuple(many), {})
        wanted = np.stack([apply(op, tuple(args), {}) for args in one])
        assert got.value.shape == wanted.shape
        assert np.allclose(got.value, wanted, rtol=1e-13, atol=0)


def test_an_index_with_a_slice_between_arrays_keeps_the_examples_first():
    x = np.arange(2 * 3 * 4 * 5.0).reshape(2, 3, 4, 5)
    for index in [
        (0, slice(None), [1, 2]), ([0, 2], slice(None), [1, 2]), ([0, 2], [1, 3]),
        (Ellipsis, [0, 1]), (None, 1), (slice(None, None, -1), 2),
        (np.array([True, False, True]), 1), ([0, 1], slice(None), np.array([[0, 1], [2, 3]])),
    ]:  # fmt: skip
        got = arrays.getitem(Batch(x, LEVEL), *index)
        same(got, [arrays.getitem(x[k], *index) for k in range(2)])
        zeros = np.zeros(x.shape[1:])
        put = arrays.add_at(zeros, got, *index)
        same(put, [arrays.add_at(zeros, got.value[k], *index) for k in range(2)])
        put = arrays.setitem(Batch(x, LEVEL), got, *index)
        same(put, [arrays.setitem(x[k], got.value[k], *index) for k in range(2)])


# -- worlds in one another -------------------------------------------------------------------------
def by_tape(f, x):
    with GradientTape() as tape:
        source = arithmetic.pos(x) if isinstance(x, Tensor) else Tensor(x)
        tape.watch(source)
        y = f(source)
    return tape.gradient(y, source)


WAYS = {
    "tape": by_tape,
    "dual": lambda f, x: jvp(lambda xs: f(*xs), [x], [1.0])[1],
    "series": lambda f, x: derivatives(f, x, 1)[1][0],
    "grad": lambda f, x: gradcli.grad(f)(x),
}
V = np.array([0.3, 0.9, 1.7])


@pytest.mark.parametrize("way", WAYS)
def test_a_derivative_of_each_example(way):
    d = WAYS[way]
    f = lambda x: elementary.sin(x) * x
    assert np.allclose(vmap(lambda x: d(f, x))(V), np.cos(V) * V + np.sin(V), rtol=1e-15)


@pytest.mark.parametrize("way", WAYS)
def test_a_derivative_of_a_batch(way):
    """d/ds of the sum over examples of sin(s x), by a number that all examples share."""
    d = WAYS[way]
    f = lambda s: total(vmap(lambda x: elementary.sin(s * x))(V))
    assert d(f, 0.7) == pytest.approx(np.sum(V * np.cos(0.7 * V)), rel=1e-15)


@pytest.mark.parametrize("outer, inner", list(itertools.product(WAYS, WAYS)))
def test_batches_between_two_derivatives(outer, inner):
    """d/ds of sum over x of d/dt sin(s t x) at t = s."""
    d1, d2 = WAYS[outer], WAYS[inner]
    f = lambda s: total(vmap(lambda x: d2(lambda t: elementary.sin(s * t * x), s))(V))
    s = 0.7
    wanted = np.sum(V * np.cos(s * s * V) - 2 * s * s * V * V * np.sin(s * s * V))
    assert d1(f, s) == pytest.approx(wanted, rel=1e-13)
    g = lambda x: d1(lambda s: d2(lambda t: x * s * s * t**3, 2.0) * s, x)
    assert np.allclose(vmap(g)(V), [x * 3 * x * x * 12.0 for x in V], rtol=1e-14)


def test_a_batch_in_a_batch():
    a, b = np.arange(1.0, 4.0), np.arange(1.0, 3.0)
    found = vmap(lambda x: vmap(lambda y: x * y + 1.0)(b))(a)
    assert np.array_equal(found, np.outer(a, b) + 1.0)
    assert np.array_equal(vmap(lambda x: vmap(lambda y: x)(b))(a), np.outer(a, np.ones(2)))


# -- vmap ------------------------------------------------------------------------------------------
def test_axes_structures_and_shared_arguments():
    m = np.arange(6.0).reshape(2, 3)
    f = lambda d, k: {"sum": total(d["x"]) * k, "k": k, "both": [d["x"], d["y"]]}
    found = vmap(f, in_axes=(1, None))({"x": m, "y": 10.0 * m}, 2.0)
    assert (
        found["sum"].tolist() == (m.sum(axis=0) * 2).tolist() and found["k"].tolist() == [2.0] * 3
    )
    assert np.array_equal(found["both"][1], 10.0 * m.T)
    assert vmap(lambda x: x * 2.0)([1, 2, 3]).tolist() == [2.0, 4.0, 6.0]


def test_a_softmax_of_each_row_stays_finite():
    x = np.array([[1000.0, 0.0], [0.0, -1000.0]])
    assert np.allclose(vmap(logsumexp)(x), [1000.0, 0.0])
    held = vmap(lambda v: gradcli.grad(lambda u: total(u * stop_gradient(u)))(v))(x)
    assert np.array_equal(held, x)


def test_a_float32_stays_one():
    x = np.array([0.5, 1.5], np.float32)
    assert vmap(lambda v: elementary.sin(v) * 2.0)(x).dtype == np.float32


@gradcli.custom_gradient
def twenty(x):
    """The sum of squares, with ten times its gradient."""
    return total(x * x), lambda g: g * 20.0 * x


@gradcli.custom_jvp
def waves(x):
    return total(elementary.sin(x))


@waves.defjvp
def _(primals, tangents):
    return waves(*primals), total(elementary.cos(primals[0]) * tangents[0])


def test_a_rule_of_a_users_own_is_of_each_example():
    m = np.arange(1.0, 7.0).reshape(3, 2)
    assert vmap(twenty)(m).tolist() == [5.0, 25.0, 61.0]
    assert np.array_equal(vmap(gradcli.grad(twenty))(m), 20.0 * m)
    assert np.array_equal(gradcli.grad(lambda m: total(vmap(twenty)(m)))(m), 20.0 * m)
    assert np.array_equal(vmap(gradcli.hessian(twenty))(m), [20.0 * np.eye(2)] * 3)
    assert vmap(lambda x: gradcli.jvp(twenty, (x,), (x,)))(m)[1].tolist() == [100.0, 500.0, 1220.0]
    assert np.allclose(vmap(waves)(m), np.sin(m).sum(axis=1), rtol=1e-15)
    assert np.allclose(vmap(gradcli.grad(waves))(m), np.cos(m), rtol=1e-15)


def test_a_rule_that_reads_an_example_from_around_it_is_refused():
    def scaled(c):
        return gradcli.custom_gradient(lambda x: (x * c, lambda g: g * c))

    inside = vmap(lambda c: gradcli.grad(scaled(c))(2.0))
    assert inside(V).tolist() == V.tolist()  # all that differs does so to the rule too
    with pytest.raises(Diagnostic, match="from around it that differs from example to example"):
        gradcli.grad(lambda x: total(vmap(lambda c: scaled(c)(x))(V)))(2.0)


def test_what_vmap_cannot_do_it_says():
    with pytest.raises(Diagnostic, match="root of an equation that differs from example"):
        vmap(lambda a: gradcli.root(lambda x: x * x - a, 1.0))(V)
    for axes in ("0", 0.5, (None, (0, 1))):
        with pytest.raises(Diagnostic, match="in_axes holds integers and None"):
            vmap(lambda x, y: x, in_axes=axes)(V, V)
    with pytest.raises(Diagnostic, match="a test of values that differ"):
        vmap(lambda x: x if x > 1.0 else 0.0)(V)
    with pytest.raises(Diagnostic, match="hold 2, 3 examples"):
        vmap(lambda x, y: x + y)(V, V[:2])
    with pytest.raises(Diagnostic, match="hold no examples"):
        vmap(lambda x: x, in_axes=None)(V)
    with pytest.raises(Diagnostic, match="has no axis 1"):
        vmap(lambda x: x, in_axes=1)(V)
    with pytest.raises(Diagnostic, match="in_axes has 2 entries"):
        vmap(lambda x: x, in_axes=(0, 0))(V)
    assert shape(gradcli.vmap(lambda x: x)(V)) == (3,)


@pytest.mark.parametrize(
    "call",
    ["np.frexp", "np.isclose", "np.linalg.matrix_rank", "jax.nn.one_hot", "np.linalg.lstsq"],
)
def test_what_is_found_out_of_values_is_that_of_each_example(call):
    one = {
        "np.frexp": lambda f, x: f(x[0, 0])[0],
        "np.isclose": lambda f, x: f(x, 1.07),
        "np.linalg.matrix_rank": lambda f, x: f(x),
        "jax.nn.one_hot": lambda f, x: f(x > 1.0, 2),
        "np.linalg.lstsq": lambda f, x: f(x, np.ones(3))[2],
    }[call]
    x = np.array([[[1.0, 2.0], [2.0, 4.0], [0.5, 1.0]], [[1.07, 9.0], [3.0, 0.1], [2.0, 1.0]]])
    x = x if call != "np.linalg.lstsq" else x[1:] * np.array([1.0, 1.5])[:, None, None]
    from gradcli.ops.libraries.names import function

    got = vmap(lambda v: one(function(call), v))(x)
    assert np.array_equal(got, [one(function(call), v) for v in x])


def test_a_derivative_that_nothing_connects_is_none_of_many_too():
    assert vmap(gradcli.grad(lambda x: 2.0))(np.ones(3)) is None
