"""The rules of functions of matrices, as `arrays` has those of others.

Giles, Collected matrix derivative results for forward and reverse mode (2008), has the rules of
inverses, determinants and solutions.
"""

from gradcli.core import ir
from gradcli.core.array_functions import call
from gradcli.core.types.shape_rules import is_told
from gradcli.derive.rules.called_functions import attr, length
from gradcli.derive.rules.registry import gradient, jvp, pullback
from gradcli.derive.rules.structural import column, reduced, summed, transposed, unprinted
from gradcli.ops import arrays
from gradcli.ops.arithmetic import add, div, mul, power, sub
from gradcli.ops.comparisons import equal
from gradcli.ops.piecewise import absolute, sign, where


# -- matrices -------------------------------------------------------------------------------------
@pullback("trace")
def _traced_back(node, i, g, z, at):
    x, offset = node.args[0], attr(node, "offset")
    lengths = [length(x, 0, at), length(x, 1, at)]
    lengths = lengths[:1] if ir.same(*lengths) and offset is None else lengths
    lengths += [] if offset is None else [offset]
    return mul(g, node.graph.node(ir.constant_form("eye"), tuple(lengths)))


@pullback("diag")
def _diagonal_back(node, i, g, z, at):
    x, k = node.args[0], attr(node, "k")
    back, shape = call("diag", g, k=k), at.shape(x)
    if is_told(shape) and len(shape) == 2 and shape[0] != shape[1]:
        raise unprinted("function", node)
    return back if at.axes(x) is not None else node.graph.node(arrays.spread_like.op, (back, x))


@pullback("pinv")
def _pseudo_inverse_back(node, i, g, z, at):
    return _through_pseudo_inverse(node.args[0], z, g)


def _through_pseudo_inverse(a, z, g):
    """What a cotangent g of the pseudo-inverse z of a gives a: Golub and Pereyra (1973), 4.12."""
    turned, back = transposed(z), transposed(g)
    below = sub(back, a @ z @ back) @ z @ turned
    beside = turned @ z @ sub(back, back @ z @ a)
    return sub(add(below, beside), turned @ g @ turned)


@jvp("pinv")
def _pseudo_inverse_jvp(node, tangents, z, at):
    return _pseudo_inverse_along(node.args[0], z, tangents[0])


def _pseudo_inverse_along(a, z, t):
    turned = transposed(z)
    below = z @ turned @ sub(transposed(t), transposed(t) @ a @ z)
    beside = sub(transposed(t), z @ a @ transposed(t)) @ turned @ z
    return sub(add(below, beside), z @ t @ z)


@pullback("lstsq")
def _least_squares_back(node, i, g, z, at):
    """Of pinv(a) @ b."""
    a, b = node.args
    inverse = call("pinv", a, rcond=attr(node, "rcond"))
    if i == 1:
        return transposed(inverse) @ g
    return _through_pseudo_inverse(a, inverse, node.graph.node(ir.MATMUL_LEFT, (g, inverse, b)))


@jvp("lstsq")
def _least_squares_jvp(node, tangents, z, at):
    (a, b), (ta, tb) = node.args, tangents
    inverse = call("pinv", a, rcond=attr(node, "rcond"))
    terms = [] if tb is None else [inverse @ tb]
    terms += [] if ta is None else [_pseudo_inverse_along(a, inverse, ta) @ b]
    return summed(terms)


def _exponential_along(a, t, at):
    """The derivative of expm at a along t: a block of that of [[a, t], [0, a]] (Higham, 2008)."""
    n, zeros = length(a, 0, at), a.graph.node(ir.constant_form("zeros_like"), (a,))
    block = call("vstack", call("hstack", a, t), call("hstack", zeros, a))
    first, last = (a.graph.node(ir.SLICE, ends) for ends in ((None, n, None), (n, None, None)))
    return call("expm", block)[first, last]


@pullback("expm")
def _exponential_back(node, i, g, z, at):
    """In vstack and hstack, where the row joins stacks of matrices along axes."""
    return _exponential_along(transposed(node.args[0]), g, at)


@jvp("expm")
def _exponential_jvp(node, tangents, z, at):
    return _exponential_along(node.args[0], tangents[0], at)


@gradient("p_norm")
def _norm_back(node, i, g, z, at):
    """Each element's part is its size over the norm, to a power one less; 0 where the norm is 0."""
    x, order = node.args
    zero = equal(z, 0.0)
    part = mul(sign(x), power(div(absolute(x), where(zero, 1.0, z)), order - 1))
    return where(zero, 0.0, mul(g, part))


@gradient("log_of_det")
def _log_of_det_back(node, i, g, z, at):
    return mul(g, transposed(call("inverse", node.args[0])))


# -- decompositions -------------------------------------------------------------------------------
def _below(x, k=None):
    return call("tril", x, k=k)


# -- eigenvalues and singular values --------------------------------------------------------------
def _gaps(w, at):
    """w[j] - w[i], and on the diagonal inf, over which nothing remains."""
    one = w.graph.node(ir.constant_form("eye"), (length(w, 0, at),))
    return where(equal(one, 1.0), INF, sub(w, column(w)))


def _read(t):
    """The symmetric matrix with the lower triangle of t, which is what eigh reads."""
    return add(_below(t), transposed(_below(t, -1)))


@pullback("eigvalsh")
def _eigenvalues_back(node, i, g, z, at):
    """Giles (2008), 3.1, of the lower triangle."""
    v = call("eigenvectors", node.args[0])
    whole = mul(v, g) @ transposed(v)
    return add(_below(whole), _below(whole, -1))


@jvp("eigvalsh")
def _eigenvalues_jvp(node, tangents, z, at):
    v = call("eigenvectors", node.args[0])
    return reduced("sum", mul(v, _read(tangents[0]) @ v), axis=0)


@pullback("eigenvectors")
def _eigenvectors_back(node, i, g, z, at):
    """Without what the row asks of numbers: whether two eigenvalues are the same to rounding."""
    inside = div(transposed(z) @ g, _gaps(call("eigvalsh", node.args[0]), at))
    whole = z @ inside @ transposed(z)
    whole = add(whole, transposed(whole))
    return mul(0.5, add(_below(whole), _below(whole, -1)))


@jvp("eigenvectors")
def _eigenvectors_jvp(node, tangents, z, at):
    inside = transposed(z) @ _read(tangents[0]) @ z
    return z @ div(inside, _gaps(call("eigvalsh", node.args[0]), at))


def _factors(a) -> tuple:
    """u, s, v of a, its columns as many as the shorter side."""
    u, vh = (call(side, a, full_matrices=False) for side in ("svd_u", "svd_vh"))
    return u, call("svd", a, compute_uv=False), transposed(vh)


@pullback("svd")
def _singular_values_back(node, i, g, z, at):
    u, _, v = _factors(node.args[0])
    return mul(u, g) @ transposed(v)


@jvp("svd")
def _singular_values_jvp(node, tangents, z, at):
    u, _, v = _factors(node.args[0])
    return reduced("sum", mul(u, tangents[0] @ v), axis=0)


def _of_side(node, at):
    """u, s, v, the side that a node is first; columns past those of the rest have no derivative."""
    shape = at.shape(node.args[0])
    if attr(node, "full_matrices") is not False and not (
        type(shape) is tuple and len(set(shape)) == 1
    ):
        raise unprinted("function", node)
    u, s, v = _factors(node.args[0])
    return (u, s, v) if node.op.name == "svd_u" else (v, s, u)


@pullback("svd_u", "svd_vh")
def _side_back(node, i, g, z, at):
    """Townsend (2016)."""
    is_left = node.op.name == "svd_u"
    u, s, v = _of_side(node, at)
    g = g if is_left else transposed(g)
    inside = div(transposed(u) @ g, _gaps(mul(s, s), at))
    back = u @ mul(add(inside, transposed(inside)), s)
    back = add(back, div(sub(g, u @ (transposed(u) @ g)), s)) @ transposed(v)
    return back if is_left else transposed(back)


@jvp("svd_u", "svd_vh")
def _side_jvp(node, tangents, z, at):
    is_left, (t,) = node.op.name == "svd_u", tangents
    u, s, v = _of_side(node, at)
    across = (t if is_left else transposed(t)) @ v
    part = mul(transposed(u) @ across, s)
    moved = u @ div(add(part, transposed(part)), _gaps(mul(s, s), at))
    moved = add(moved, div(sub(across, u @ (transposed(u) @ across)), s))
    return moved if is_left else transposed(moved)


INF = float("inf")
