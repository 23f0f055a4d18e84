"""Linear algebra and transforms of complex numbers, at singular matrices, and where undefined."""

import numpy as np
import pytest
import scipy
from samples_linalg import A33, COMPLEX, FLAT33, LSTSQ, NORMS, SCIPY, P, V, X, Z
from structural import check_map
from test_array_functions import flat, found, leaves, put

from gradcli.engine.dual import jvp
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import mul
from gradcli.ops.arrays import getitem, matmul
from gradcli.ops.complex_numbers import adjoint
from gradcli.ops.elementary import exp
from gradcli.ops.libraries import names
from gradcli.ops.linalg import determinants, eigenvalues, norms, singular_values
from gradcli.ops.linalg import solving as linalg
from gradcli.ops.piecewise import absolute
from gradcli.ops.reductions import total

pytestmark = pytest.mark.sampled(16)

SOURCE = np.random.default_rng(9)


def gradient(function, *args):
    tensors = [Tensor(x) for x in args]
    with GradientTape() as tape:
        for tensor in tensors:
            tape.watch(tensor)
        y = function(*tensors)
    return tape.gradient(y, tensors)


def arrays(args) -> list:
    """Where the arrays among arguments are."""
    return [(i,) for i, x in enumerate(args) if np.ndim(x) and not isinstance(x, (list, tuple))]


def check(name: str, args: tuple, attrs: dict, theirs=None) -> None:
    """The values of a call, and its derivatives by each of its arrays in every engine."""
    called = names.function(name)
    given = called(*args, **attrs)
    if theirs is not None:
        for a, b in zip(leaves(given), leaves(theirs(*args, **attrs)), strict=True):
            assert np.shape(a) == np.shape(b) and np.iscomplexobj(a) == np.iscomplexobj(b)
            np.testing.assert_allclose(a, b, rtol=1e-11, atol=1e-12)
    for at in arrays(args):

        def alone(value, at=at):
            return flat(called(*put(args, at, value), **attrs))

        check_map(name, alone, found(args, at), SOURCE)


def peer(name: str):
    at = {"np": np, "scipy": scipy}[name.partition(".")[0]]
    for part in name.split(".")[1:]:
        at = getattr(at, part)
    return at


@pytest.mark.parametrize("call", COMPLEX, ids=lambda call: call[0])
def test_complex_arguments_and_results(call):
    name, args, attrs = call
    check(name, args, attrs, peer(name))


@pytest.mark.parametrize("call", SCIPY, ids=lambda call: call[0])
def test_functions_of_scipy(call):
    name, args, attrs = call
    check(f"scipy.linalg.{name}", args, attrs, getattr(scipy.linalg, name))


@pytest.mark.parametrize(("x", "p", "axis", "keepdims"), NORMS)
def test_norms(x, p, axis, keepdims):
    attrs = {"ord": p, "axis": axis, "keepdims": keepdims}
    check("np.linalg.norm", (x,), attrs, np.linalg.norm)


# -- least squares ---------------------------------------------------------------------------------
@pytest.mark.parametrize(("a", "b"), LSTSQ)
def test_least_squares(a, b):
    ours, theirs = linalg.lstsq(a, b), np.linalg.lstsq(a, b)
    for one, other in zip(ours, theirs, strict=True):
        assert np.shape(one) == np.shape(other)
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-13)
    if np.linalg.matrix_rank(a) == min(a.shape):
        check_map("lstsq", lambda v: linalg.lstsq(v, b)[0], a, SOURCE)
    check_map("lstsq", lambda v: linalg.lstsq(a, v)[0], b, SOURCE)
    if ours[1].size:
        check_map("lstsq", lambda v: linalg.lstsq(v, b)[1], a, SOURCE)


def test_a_pseudo_inverse_keeps_its_rank():
    low = np.outer([1.0, 2.0, 3.0], [1.0, -1.0])
    t = np.outer([1.0, 2.0, 3.0], [0.5, 2.0])  # stays of rank 1
    _, moved = jvp(lambda v: linalg.pinv(v[0]), [low], [t])
    rough = (np.linalg.pinv(low + 1e-6 * t, 1e-9) - np.linalg.pinv(low - 1e-6 * t, 1e-9)) / 2e-6
    np.testing.assert_allclose(moved, rough, rtol=1e-8)


def test_scipys_pseudo_inverse_has_its_own_cut_off():
    ours = names.function("scipy.linalg.pinv")
    for least in (2e-16, 6e-16):
        a = np.diag([1.0, least, 0.3])
        np.testing.assert_allclose(ours(a), scipy.linalg.pinv(a), rtol=1e-12)


@pytest.mark.parametrize("p", [-1, -2.5])
def test_a_norm_of_negative_order_is_0_where_an_element_is(p):
    assert gradient(lambda v: norms.norm(v, p), np.array([1.0, 0.0, 2.0]))[0].tolist() == [0.0] * 3
    many = np.array([[1.0, 0.0, 2.0], [1.0, 3.0, 2.0]])
    slopes = gradient(lambda v: total(norms.norm(v, p, axis=1)), many)[0]
    alone = gradient(lambda v: norms.norm(v, p), many[1])[0]
    assert slopes[0].tolist() == [0.0] * 3 and np.allclose(slopes[1], alone, rtol=1e-14)


# -- determinants ----------------------------------------------------------------------------------
def test_the_cofactors_of_few_rows_are_exact():
    assert gradient(determinants.det, np.array([[1.0, 2.0], [3.0, 4.0]]))[0].tolist() == [
        [4.0, -3.0],
        [-2.0, 1.0],
    ]
    assert gradient(determinants.det, np.zeros((1, 1)))[0].tolist() == [[1.0]]
    assert not gradient(determinants.det, np.zeros((3, 3)))[0].any()


@pytest.mark.parametrize("n", [2, 3, 4, 6])
@pytest.mark.parametrize("rank", [0, 1, 2])
def test_the_derivatives_of_a_determinant_are_exact_where_it_is_0(n, rank):
    """Of order 3, against the polynomial that the determinant is along a line."""
    rank = min(rank, n)
    a, t = X(n, rank) @ X(rank, n), X(n, n)
    at = np.cos(np.pi * (np.arange(n + 1) + 0.5) / (n + 1))
    wanted = np.polynomial.Polynomial.fit(at, [np.linalg.det(a + s * t) for s in at], n).convert()
    y, orders = determinants.det(a), []
    forms = [t] * 4
    for k in range(4):
        orders.append(np.sum(determinants.cofactors(a, *forms[:k]) * t))
    coefficients = np.concatenate([wanted.coef, np.zeros(8)])[1:5]
    size = max(1.0, np.abs(wanted.coef).max())
    for k, (order, c) in enumerate(zip(orders, coefficients), 1):
        assert order == pytest.approx(c * np.prod(np.arange(1.0, k + 1)), abs=1e-9 * size, rel=1e-8)
    assert abs(y - wanted.coef[0]) < 1e-9 * size


def test_the_second_derivative_of_a_determinant_by_nested_tapes_at_a_singular_matrix():
    outer = Tensor(FLAT33)
    with GradientTape() as second:
        second.watch(outer)
        with GradientTape() as first:
            first.watch(outer)
            y = determinants.det(outer)
        slope = getitem(first.gradient(y, outer), 0, 0)
    expected = np.zeros((3, 3))
    expected[1:, 1:] = [[FLAT33[2, 2], -FLAT33[2, 1]], [-FLAT33[1, 2], FLAT33[1, 1]]]
    np.testing.assert_allclose(second.gradient(slope, outer), expected, atol=1e-14)


def test_the_sign_of_a_determinant_is_flat_and_that_of_a_complex_one_turns():
    sign, size = determinants.slogdet(-A33)
    assert (sign, size) == tuple(np.linalg.slogdet(-A33))
    assert not gradient(lambda a: determinants.slogdet(a)[0], A33)[0].any()
    check("np.linalg.slogdet", (Z(3, 3),), {})


# -- where eigenvalues or singular values are the same ---------------------------------------------
def rotated(values):
    q = np.linalg.qr(X(len(values), len(values)))[0]
    return q @ np.diag(values) @ q.T


def test_sums_of_equal_eigenvalues_have_a_gradient():
    a = rotated([1.0, 1.0, 2.0])
    (g,) = gradient(lambda v: total(exp(eigenvalues.eigvalsh(v))), a)
    np.testing.assert_allclose(np.tril(g + g.T) / 2 + np.triu(g + g.T, 1) / 2,
                               scipy.linalg.expm((a + a.T) / 2), rtol=1e-12)  # fmt: skip


@pytest.mark.parametrize("values", [[1.0, 1.0, 2.0], [1.0, 1.0 + 1e-15, 2.0], [0.0, 0.0, 0.0]])
def test_vectors_of_equal_eigenvalues_have_none(values):
    a = rotated(values)

    def exponential(v):
        w, u = eigenvalues.eigh(v)
        return total(mul(matmul(mul(u, exp(w)), adjoint(u)), np.arange(9.0).reshape(3, 3)))

    assert np.isnan(gradient(exponential, a)[0]).any()
    assert np.isnan(jvp(lambda v: exponential(v[0]), [a], [X(3, 3)])[1])


def test_a_vector_that_belongs_to_one_eigenvalue_alone_has_a_gradient():
    a = rotated([1.0, 1.0, 2.0])
    (g,) = gradient(lambda v: getitem(absolute(eigenvalues.eigh(v)[1]), 0, 2), a)
    assert np.isfinite(g).all() and g.any()


def test_vectors_of_equal_singular_values_have_none():
    (g,) = gradient(lambda v: total(singular_values.svd(v, False)[0]), np.diag([2.0, 1.0, 1.0]))
    assert np.isnan(g).any()
    (g,) = gradient(lambda v: total(singular_values.svdvals(v)), np.zeros((2, 3)))
    assert np.isfinite(g).all()


@pytest.mark.parametrize("part", [0, 2])
def test_only_the_vectors_that_belong_to_singular_values_have_a_gradient(part):
    a = X(4, 2) if part == 0 else X(2, 4)
    cut = (slice(None), slice(0, 2)) if part == 0 else (slice(0, 2),)
    used = gradient(lambda v: total(getitem(singular_values.svd(v)[part], *cut)), a)[0]
    thin = gradient(lambda v: total(singular_values.svd(v, False)[part]), a)[0]
    np.testing.assert_allclose(used, thin, rtol=1e-12)
    assert np.isnan(gradient(lambda v: total(singular_values.svd(v)[part]), a)[0]).all()
    assert np.isnan(gradient(lambda v: total(names.function("np.linalg.qr")(v, "complete")[0]),
                             X(3, 2))[0]).all()  # fmt: skip


# -- norms -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("p", [None, 1, 2, 3, np.inf])
def test_a_norm_has_the_gradient_0_at_0_and_keeps_its_range(p):
    assert not gradient(lambda v: norms.norm(v, p), np.zeros(3))[0].any()
    if p not in (None, 2):
        for size in (1e-300, 1e300):
            y, g = norms.norm(size * V(4), p), gradient(lambda v: norms.norm(v, p), size * A33[0])
            assert 0 < y < np.inf and np.isfinite(g[0]).all()
            np.testing.assert_allclose(g[0], gradient(lambda v: norms.norm(v, p), A33[0])[0])


def test_no_derivative_is_taken_by_the_order_of_a_norm():
    with pytest.raises(Diagnostic) as caught:
        gradient(lambda p: norms.norm(A33[0], p), 3.0)
    assert caught.value.code == "E0210"


# -- elementwise rows of complex numbers -----------------------------------------------------------
HOLOMORPHIC = (
    "add", "subtract", "multiply", "divide", "negative", "positive", "power", "reciprocal",
    "square", "sqrt", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos",
    "tan", "arcsin", "arccos", "sinh", "cosh", "tanh", "arccosh", "arctanh", "sigmoid",
)  # fmt: skip


@pytest.mark.parametrize("name", HOLOMORPHIC)
def test_a_row_that_takes_complex_numbers_has_their_derivative(name):
    called = names.function(name)
    op = getattr(called, "op", None)
    args = [0.1 * Z(3) + 0.5 + 0.4j for _ in (op.args if op else (0,))]
    for i, x in enumerate(args):

        def at(value, i=i):
            return called(*args[:i], value, *args[i + 1 :])

        check_map(name, at, x, SOURCE)


def test_a_real_argument_beside_a_complex_one_has_a_real_gradient():
    x, z = X(3), Z(3)
    (g,) = gradient(lambda v: total(absolute(mul(v, z))), x)
    np.testing.assert_allclose(g, np.sign(x) * np.abs(z), rtol=1e-14)
    (g,) = gradient(lambda v: total(absolute(matmul(np.outer(z, z), v))), x)
    assert g.dtype == float


# -- errors ----------------------------------------------------------------------------------------
WRONG = [
    ("np.linalg.inv", (X(2, 3),), "E0202"), ("np.linalg.inv", (X(3),), "E0202"),
    ("np.linalg.inv", (np.ones((2, 2)),), "E0200"), ("np.linalg.det", (X(2, 3),), "E0202"),
    ("np.linalg.solve", (A33, X(2)), "E0202"), ("np.linalg.solve", (X(3), X(3)), "E0202"),
    ("np.linalg.solve", (0 * A33, X(3)), "E0200"), ("np.linalg.cholesky", (-P(3, 3),), "E0200"),
    ("np.linalg.eigh", (A33, "x"), "E0103"), ("np.linalg.qr", (A33, "raw"), "E0103"),
    ("np.linalg.svd", (X(3),), "E0202"), ("np.linalg.norm", (A33, "x"), "E0103"),
    ("np.linalg.norm", (X(2, 2, 2), 3), "E0202"), ("np.linalg.norm", (X(2), None, 3), "E0202"),
    ("np.linalg.norm", (X(2), "fro"), "E0103"), ("np.linalg.matrix_power", (A33, 1.5), "E0201"),
    ("np.linalg.multi_dot", ([A33],), "E0103"), ("np.linalg.multi_dot", ([A33, X(2, 2)],), "E0202"),
    ("np.linalg.lstsq", (A33, X(2)), "E0202"), ("np.linalg.tensorinv", (X(2, 3),), "E0202"),
    ("np.dot", (A33, X(2)), "E0202"), ("np.vdot", (X(2), X(3)), "E0202"),
    ("np.inner", (X(2), X(3)), "E0202"), ("np.tensordot", (A33, A33, 3), "E0202"),
    ("np.tensordot", (A33, X(2, 2)), "E0202"), ("np.cross", (X(4), X(4)), "E0202"),
    ("np.tensordot", (A33, A33, ([0], [0, 1])), "E0103"), ("np.polyval", (A33, 1.0), "E0202"),
    ("np.vander", (A33,), "E0202"), ("np.polyfit", (X(2), X(3), 1), "E0202"),
    ("np.einsum", ("ij,jk", A33), "E0103"), ("np.einsum", ("ijk", A33), "E0202"),
    ("np.einsum", ("ij->k", A33), "E0103"), ("np.einsum", ("ij,jk", A33, X(2, 2)), "E0202"),
    ("np.einsum", (A33,), "E0103"), ("np.einsum", ("i1", A33), "E0103"),
    ("np.einsum", (A33, [0, 99]), "E0103"), ("np.einsum", ("...i->i", A33), "E0103"),
    ("np.fft.fft", (1.0,), "E0202"), ("np.fft.fft", (X(3), 0), "E0202"),
    ("np.fft.fft", (X(3), None, 2), "E0202"), ("np.fft.fft", (X(3), None, -1, "x"), "E0103"),
    ("np.fft.rfft", (Z(3),), "E0201"), ("np.fft.fftn", (A33, (2,), (0, 1)), "E0103"),
    ("np.fft.irfft", (X(1),), "E0202"), ("np.fft.fftfreq", (0,), "E0202"),
    ("scipy.linalg.logm", (0 * A33,), "E0200"), ("scipy.linalg.toeplitz", (A33,), "E0202"),
    ("scipy.linalg.sqrtm", (np.array([[0.0, 1], [0, 0]]),), "E0200"),
    ("scipy.linalg.solve_sylvester", (A33, -A33, A33), "E0200"),
    ("scipy.linalg.solve_sylvester", (A33, A33, X(2, 2)), "E0202"),
    ("scipy.linalg.solve_triangular", (0 * A33, X(3)), "E0200"),
    ("scipy.linalg.solve_triangular", (A33, X(2)), "E0202"),
    ("scipy.linalg.solve_banded", ((1, 1), A33[:2], X(3)), "E0202"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "args", "code"), WRONG)
def test_what_is_not_defined_is_told(name, args, code):
    with pytest.raises(Diagnostic) as caught:
        names.function(name)(*args)
    assert caught.value.code == code


def test_the_gradient_at_a_singular_matrix_is_an_error_in_words():
    with pytest.raises(Diagnostic, match="singular"):
        gradient(lambda a: determinants.slogdet(a)[1], np.ones((2, 2)))


# -- speed: an einsum of matrices is a product of matrices -----------------------------------------
def test_an_einsum_of_two_matrices_is_one_step():
    a, b = Tensor(A33), Tensor(A33)
    with GradientTape() as tape:
        tape.watch(a)
        names.function("np.einsum")("ij,jk->ik", a, b)
        names.function("np.dot")(a, b)
        names.function("np.tensordot")(a, b, 1)
    assert len(tape.steps) == 3 * 7


def test_what_is_not_selected_behind_a_transform_is_no_reason_to_drop_the_rest():
    """The sweep with masks, as the infinite derivative of a root asks for it."""
    x = np.array([1.0, 2.0, 4.0, 0.5])

    def f(v, w):
        y = names.function("np.fft.rfft")(v)
        chosen = names.function("np.where")(np.array([True, True, False]), absolute(y), 0.0)
        return total(chosen) + total(names.function("np.where")(w > 0.0, w**0.5, 0.0))

    masked = gradient(f, x, np.array([0.0, 4.0]))
    plain = gradient(f, x, np.array([1.0, 4.0]))
    np.testing.assert_allclose(masked[0], plain[0], rtol=1e-14)
    assert masked[1].tolist() == [0.0, 0.25]
