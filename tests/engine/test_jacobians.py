"""Jacobians: forward, in reverse, in batches and with shared passes they are the same."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gradcli
from gradcli.engine import jacobians, sparsity
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.engine.transforms import grad, hessian, jacobian, jvp
from gradcli.ops.arithmetic import sqrt
from gradcli.ops.arrays import add_at, concatenate, matmul, reshape, stack, transpose
from gradcli.ops.comparisons import greater
from gradcli.ops.elementary import exp, sin, tanh
from gradcli.ops.memory import within
from gradcli.ops.piecewise import absolute, maximum, where
from gradcli.ops.reductions import amax, mean, total

SOURCE = np.random.default_rng(5)
W = SOURCE.normal(size=(6, 6))
BAND = np.eye(40) - 0.5 * np.eye(40, k=1)


def rosenbrock(x):
    return total(100.0 * (x[1:] - x[:-1] ** 2) ** 2 + (1.0 - x[:-1]) ** 2)


def rosenbrock_hessian(x):
    n = len(x)
    h = np.zeros((n, n))
    for i in range(n - 1):
        h[i, i] += 1200.0 * x[i] ** 2 - 400.0 * x[i + 1] + 2.0
        h[i + 1, i + 1] += 200.0
        h[i, i + 1] = h[i + 1, i] = -400.0 * x[i]
    return h


def plan(f, x, symmetric=False) -> jacobians.Plan:
    """How the jacobian of f at x is computed."""
    source = Tensor(x)
    with GradientTape(persistent=True) as tape:
        tape.watch(source)
        y = f(source)
    way, _ = jacobians.connected(tape.steps, tape.seen, y.node)
    return jacobians.planned(way, y, [source], symmetric)


def row_by_row(f, x):
    """The jacobian by one plain sweep for each element of the result."""
    source = Tensor(x)
    with GradientTape(persistent=True) as tape:
        tape.watch(source)
        y = f(source)
    rows = []
    for i in range(y.value.size):
        weight = np.zeros(y.value.size)
        weight[i] = 1.0
        g = tape.gradient(y, source, output_gradients=weight.reshape(y.shape))
        rows.append(np.zeros(np.shape(x)) if g is None else g)
    return np.stack(rows).reshape(np.shape(y.value) + np.shape(x))


FUNCTIONS = {
    "wide": lambda x: matmul(W[:2], sin(x)),
    "tall": lambda x: concatenate([matmul(W, x), exp(x), x * total(x)]),
    "square": lambda x: tanh(matmul(W, tanh(matmul(W, x)))),
    "matrix": lambda x: reshape(x, (2, 3)) * transpose(reshape(exp(x), (3, 2))),
    "reductions": lambda x: stack([amax(x), mean(x * x), total(absolute(x))]),
    "selecting": lambda x: maximum(where(greater(x, 0.0), x * x, -x), x),
    "constant rows": lambda x: concatenate([x[:2] * 3.0, np.ones(3)]),
}


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("chunk", [1, 1 << 3, 1 << 20])
@pytest.mark.parametrize("forward", [None, True, False])
def test_a_jacobian_is_that_of_each_row(name, chunk, forward, monkeypatch):
    """In whichever direction, one direction at a time or many."""
    f, x = FUNCTIONS[name], SOURCE.normal(size=6)
    monkeypatch.setattr(jacobians, "CHUNK", chunk)
    if forward is not None:
        planned = jacobians.planned

        def other(way, target, sources, symmetric=False):
            found = planned(way, target, sources, symmetric)
            count = sources[0].value.size if forward else target.value.size
            return found._replace(forward=forward, passes=count)

        monkeypatch.setattr(jacobians, "planned", other)
    assert np.allclose(jacobian(f)(x), row_by_row(f, x), rtol=1e-13, atol=1e-14)


def test_it_takes_the_fewer_passes():
    x = SOURCE.normal(size=6)
    wide, tall = plan(FUNCTIONS["wide"], x), plan(FUNCTIONS["tall"], x)
    assert (wide.forward, wide.passes) == (False, 2)
    assert (tall.forward, tall.passes) == (True, 6)


def test_numbers_one_by_one_where_they_are_few_and_at_once_where_many():
    def f(n):
        return lambda x: stack([sin(x[i]) * x[(i + 1) % n] for i in range(n)])

    def scalars(n):
        return plan(f(n), np.linspace(0.1, 0.9, n))

    assert scalars(2).chunk == 1 and scalars(15).chunk > 15


def test_no_batch_is_larger_than_memory_has_room_for():
    f = lambda x: total(reshape(x, (3, 1)) * np.ones((1, 1 << 19)), axis=1)
    assert plan(f, np.ones(3)).chunk == 1
    with pytest.raises(gradcli.Diagnostic, match="too large"), within(1000, 1 << 40):
        jacobian(lambda x: x * 2.0)(np.ones(50))


# -- what sparsity finds ---------------------------------------------------------------------------
def test_the_hessian_of_rosenbrock_takes_three_passes():
    x = np.linspace(-1.2, 1.1, 1000)
    found = plan(grad(rosenbrock), x, symmetric=True)
    assert found.passes <= 3 and found.shared
    h = hessian(rosenbrock)(x)
    assert np.allclose(h, rosenbrock_hessian(x), rtol=1e-13) and np.array_equal(h, h.T)


def test_a_loop_over_elements_is_as_sparse():
    def f(x):
        whole = 0.0
        for i in range(x.shape[0] - 1):
            whole = whole + 100.0 * (x[i + 1] - x[i] ** 2) ** 2 + (1.0 - x[i]) ** 2
        return whole

    x = np.linspace(-1.2, 1.1, 40)
    assert plan(grad(f), x, symmetric=True).passes <= 3
    assert np.allclose(hessian(f)(x), rosenbrock_hessian(x), rtol=1e-13)


def test_one_variable_that_all_share_needs_two_passes_more_not_n():
    """An arrow: the columns all meet in one row, and a star colouring reads it by the column."""
    f = lambda x: total(x[1:] ** 3) * x[0]
    x = np.linspace(0.5, 2.0, 50)
    assert plan(grad(f), x, symmetric=True).passes == 2
    h = hessian(f)(x)
    wanted = np.diag(np.r_[0.0, 6.0 * x[1:] * x[0]])
    wanted[0, 1:] = wanted[1:, 0] = 3.0 * x[1:] ** 2
    assert np.allclose(h, wanted, rtol=1e-14)
    assert plan(grad(f), x).shared is None


def test_a_constant_matrix_with_zeros_is_sparse():
    x = np.linspace(0.1, 1.0, 40)
    assert plan(lambda x: exp(matmul(BAND, x)), x).passes == 2
    wanted = np.exp(BAND @ x)[:, None] * BAND
    assert np.allclose(jacobian(lambda x: exp(matmul(BAND, x)))(x), wanted, rtol=1e-15)


def test_rows_may_share_a_pass_where_columns_cannot():
    """Each result is of the first element and one more: columns meet in none but the first."""
    f = lambda x: x[1:] * 2.0 + where(greater(x[1:], 5.0), x[0], 0.0)
    x = np.linspace(0.1, 1.0, 41)
    assert plan(f, x).passes == 1
    g = lambda x: total(reshape(x, (4, 32)) ** 2, axis=0)
    found = plan(g, np.linspace(0.1, 1.0, 128))
    assert found.passes == 1 and not found.forward


def test_what_is_not_selected_has_no_part_in_any_pass():
    f = lambda x: matmul(W[:2], where(greater(x, 0.0), sqrt(x), 3.0 * x))
    x = np.array([0.0, 1.0, 4.0, 0.0, 9.0, 1.0])
    wanted = W[:2] * np.array([3.0, 0.5, 0.25, 3.0, 1.0 / 6.0, 0.5])
    assert not plan(f, x).forward and np.allclose(jacobian(f)(x), wanted, rtol=1e-15)
    tall = jacobian(lambda x: concatenate([f(x), f(x), f(x), f(x)]))(x)
    assert np.allclose(tall, np.tile(wanted, (4, 1)), rtol=1e-15)


def test_what_is_dense_is_found_out_by_a_sample():
    many = SOURCE.normal(size=(200, 200))
    assert plan(lambda x: tanh(matmul(many, x)), np.ones(200)).shared is None


def test_an_infinite_slope_stays_in_its_own_element():
    j = jacobian(sqrt)(np.array([0.0, 1.0]))
    assert j.tolist() == [[math.inf, 0.0], [0.0, 0.5]]
    x = np.zeros(40)
    assert np.array_equal(jacobian(sqrt)(x), np.where(np.eye(40) > 0, np.inf, 0.0))
    both = jacobian(lambda x: sqrt(x) * sqrt(x))(np.array([0.0, 4.0]))
    assert np.isnan(both[0, 0]) and both[0, 1] == 0.0 and both[1].tolist() == [0.0, 1.0]


def test_what_is_added_at_places_keeps_what_was_there():
    f = lambda x: add_at(x * x, x[4:7] * x[0], [1, 1, 2])
    x = np.linspace(0.1, 1.0, 40)
    assert plan(f, x).shared
    assert np.allclose(jacobian(f)(x), row_by_row(f, x), rtol=1e-15)


# -- random programs -------------------------------------------------------------------------------
def over_norms(m):
    return m / (1.0 + total(m**2, axis=0))


STEPS = {
    "shift": lambda x, i: concatenate([x[i % 5 + 1 :], x[: i % 5 + 1] * 0.5]),
    "square": lambda x, i: x * x * 0.3,
    "near": lambda x, i: concatenate([x[:-1] * x[1:], x[-1:]]),
    "sin": lambda x, i: sin(x) + 0.1,
    "where": lambda x, i: where(greater(x, 0.2), x, x[::-1]),
    "fold": lambda x, i: reshape(reshape(x, (4, -1)) * np.arange(1.0, 5.0)[:, None], (-1,)),
    "turn": lambda x, i: reshape(transpose(reshape(x, (4, -1))), (-1,)),
    "centre": lambda x, i: x - mean(reshape(x, (4, -1)), axis=0, keepdims=True)[0, i % 4],
    "rows": lambda x, i: reshape(
        reshape(x, (4, -1)) / (1.0 + total(reshape(x, (4, -1)) ** 2, axis=0)), (-1,)
    ),
    "pick": lambda x, i: x[np.r_[np.arange(len(x) - 2), [i % 7, i % 7]]],
    "band": lambda x, i: matmul(BAND[: len(x), : len(x)], x),
    "add": lambda x, i: x + exp(x[i % 3] * 0.1),
}


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(sorted(STEPS)), st.integers(0, 20)), max_size=6))
def test_sharing_passes_never_gives_another_jacobian(steps):
    def f(x):
        for name, i in steps:
            x = STEPS[name](x, i)
        return x * 1.0

    x = np.linspace(-0.9, 1.3, 40)
    assert np.allclose(jacobian(f)(x), row_by_row(f, x), rtol=1e-12, atol=1e-13)
    energy = lambda x: total(f(x) ** 2) + total(x[:3] ** 3)
    h = hessian(energy)(x)
    wanted = row_by_row(lambda x: grad(energy)(x), x)
    assert np.allclose(h, wanted, rtol=1e-11, atol=1e-12 * np.max(np.abs(wanted)))


@settings(max_examples=150, deadline=None)
@given(st.integers(2, 14), st.data())
def test_a_colouring_gives_any_pattern_back(n, data):
    """By columns and by rows, and by stars of a symmetric matrix; numbers stand for elements."""
    pairs = data.draw(st.sets(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)), min_size=1))
    symmetric = data.draw(st.booleans())
    if symmetric:
        pairs |= {(j, i) for i, j in pairs}
    matrix = np.zeros((n, n))
    for i, j in pairs:
        matrix[i, j] = 1.0 + (min(i, j) * n + max(i, j) if symmetric else i * n + j)
    found = sparsity.shared(np.nonzero(matrix), n, n, symmetric)
    if found is None:
        return
    directions = np.zeros((found.passes, n))
    directions[found.groups, np.arange(n)] = 1.0
    passes = directions @ (matrix.T if found.forward else matrix)
    places = found.places
    back = np.zeros((n, n))
    back[places.rows, places.columns] = passes[places.passes, places.elements]
    assert np.array_equal(back, matrix)


# -- tapes -----------------------------------------------------------------------------------------
def test_a_source_between_another_and_the_target():
    x = Tensor(np.array([1.0, 2.0]))
    with GradientTape(persistent=True) as tape:
        tape.watch(x)
        z = x * x
        y = z * x[0]
    dx, dz = tape.jacobian(y, [x, z])
    assert dz.tolist() == [[1.0, 0.0], [0.0, 1.0]]
    assert dx.tolist() == [[3.0, 0.0], [4.0, 4.0]]
    assert tape.jacobian(y, y).tolist() == np.eye(2).tolist()


def test_a_source_between_is_moved_by_both_in_forward_mode():
    x = Tensor(np.array([1.0, 2.0, 3.0]))
    with GradientTape(persistent=True) as tape:
        tape.watch(x)
        z = x * x
        y = concatenate([z * x, z, x])
    dx, dz = tape.jacobian(y, [x, z])
    d = np.diag
    assert dx.tolist() == np.vstack([d([3.0, 12.0, 27.0]), d([2.0, 4.0, 6.0]), np.eye(3)]).tolist()
    assert dz.tolist() == np.vstack([d([1.0, 2.0, 3.0]), np.eye(3), np.zeros((3, 3))]).tolist()


def test_a_jacobian_of_a_jacobian_is_recorded():
    x = np.linspace(0.1, 1.0, 4)
    f = lambda x: sin(matmul(W[:4, :4], x))
    third = jacobian(jacobian(jacobian(f)))(x)
    w = W[:4, :4]
    wanted = -np.cos(w @ x)[:, None, None, None] * np.einsum("ia,ib,ic->iabc", w, w, w)
    assert np.allclose(third, wanted, rtol=1e-12, atol=1e-14)
    by_grad = grad(lambda x: total(jacobian(f)(x)))(x)
    assert np.allclose(by_grad, jacobian(jacobian(f))(x).sum(axis=(0, 1)), rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize("outer", [grad, jacobian, lambda f: lambda x: jvp(f, (x,), (1.0,))[1]])
def test_what_an_outer_derivative_knows_is_no_constant_of_a_jacobian(outer):
    """Forward too, where the inner tape sees no variable in y: d/dy sum of d/dx sin(x y) at x = y
    is that of y cos(y^2)."""
    weights = np.array([1.0, 2.0, 3.0])
    f = lambda y: total(jacobian(lambda x: sin(x * y) * weights)(y))
    y = 0.7
    wanted = 6.0 * (math.cos(y * y) - 2.0 * y * y * math.sin(y * y))
    assert outer(f)(y) == pytest.approx(wanted, rel=1e-14)


@pytest.mark.parametrize("outer", [grad, lambda f: lambda x: jvp(f, (x,), (1.0,))[1]])
def test_zeros_of_a_matrix_that_an_outer_derivative_moves_are_no_zeros(outer):
    n = len(BAND)
    f = lambda t: total(jacobian(lambda x: tanh(matmul(BAND + t * np.ones((n, n)), x)))(np.ones(n)))
    rows = BAND.sum(axis=1)
    wanted = np.sum((n - 2.0 * n * np.tanh(rows) * rows) / np.cosh(rows) ** 2)
    assert outer(f)(0.0) == pytest.approx(wanted, rel=1e-13)
    assert plan(lambda x: tanh(matmul(BAND, x)), np.ones(n)).shared


@pytest.mark.parametrize(
    "f, x",
    [
        (lambda x: matmul(W[:, :2], sqrt(x)), np.array([0.0, 4.0])),
        (lambda x: sqrt(x) + concatenate([x[1:], x[:1]]), np.array([0.0, 4.0, 1.0])),
        (lambda x: sqrt(matmul(np.array([[1.0, -1.0, 2.0], [3.0, 4.0, 1.0]]), x)),
         np.array([3.0, 3.0, 0.0])),
        (lambda x: sqrt(x) + concatenate([x[1:], x[:1]]), np.linspace(0.0, 1.0, 40)),
        (lambda x: matmul(W[:, :2], where(greater(x, 0.0), sqrt(x), 0.0)), np.array([0.0, 4.0])),
    ],
    ids=["forward", "shifted", "in reverse", "shared passes", "masked"],
)  # fmt: skip
def test_an_infinite_partial_leaves_the_other_rows_as_they_are(f, x):
    """An element is NaN only where the row's own gradient has it."""
    wanted = np.stack([grad(lambda x, i=i: f(x)[i])(x) for i in range(np.shape(f(x))[0])])
    assert not np.isnan(wanted).any()
    assert np.array_equal(jacobian(f)(x), wanted)


def test_weights_that_are_zero_ask_for_nothing():
    """batch_jacobian: the row of an element beside one whose partial is infinite."""
    x = Tensor(np.array([[1.0, 2.0]]))
    with GradientTape() as tape:
        tape.watch(x)
        y = sqrt(x - 1.0) * total(x)
    (found,) = tape._vjps(y, np.eye(2).reshape(2, 1, 2), [x])
    assert found.tolist() == [[[math.inf, 0.0]], [[1.0, 2.5]]]


def test_types_of_elements_are_those_of_the_sources():
    x = np.linspace(0.1, 1.0, 3, dtype=np.float32)
    assert jacobian(sin)(x).dtype == np.float32
    assert jacobian(lambda x: concatenate([x, x, x]) * 2.0)(x).dtype == np.float32
    (found,) = gradcli.vjp(lambda z: z * z, 1.0 + 2.0j)[1](1.0)
    assert complex(found) == 2.0 + 4.0j
    wide = np.linspace(0.1, 1.0, 3)
    assert jacobian(lambda x: x * wide)(x).dtype == grad(lambda x: total(x * wide))(x).dtype == "f4"


def test_a_rule_of_a_users_own_is_asked_for_each_row():
    asked = []

    @gradcli.custom_gradient
    def double(x):
        def pullback(g):
            asked.append(np.shape(g))
            return 2.0 * g

        return x * 2.0, pullback

    assert jacobian(lambda x: double(x) * 1.0)(np.ones(3)).tolist() == (2.0 * np.eye(3)).tolist()
    assert asked == [(3,)] * 3
