"""The rules of products of arrays, and of samples, which are sums of products."""

from gradcli.core import ir
from gradcli.core.array_functions import call
from gradcli.core.types.shape_rules import is_told
from gradcli.derive.rules.called_functions import attr, length, tuple_of
from gradcli.derive.rules.registry import jvp, pullback
from gradcli.derive.rules.structural import shaped_as, summed, unprinted
from gradcli.ops.arithmetic import add, div, mul, neg, sub
from gradcli.ops.arrays import concatenate
from gradcli.ops.comparisons import logical_and
from gradcli.ops.piecewise import clip, where


# -- products -------------------------------------------------------------------------------------
@pullback("outer")
def _outer_back(node, i, g, z, at):
    a, b = node.args
    return g @ b if i == 0 else a @ g


@pullback("inner")
def _inner_back(node, i, g, z, at):
    return mul(g, node.args[1 - i])


@pullback("convolve")
def _convolved_back(node, i, g, z, at):
    """By modes, as programs say what they take of a convolution: the row has all of it."""
    mode, other = attr(node, "mode"), node.args[1 - i]
    if mode is None:
        return call("convolve", g, call("flip", other), mode="valid")
    lengths = [at.shape(a) for a in node.args]
    if mode != "valid" or not all(map(is_told, lengths)):
        raise unprinted("shape" if mode == "valid" else "function", node)
    if lengths[i] >= lengths[1 - i]:
        return call("convolve", g, call("flip", other))
    return call("flip", call("convolve", other, call("flip", g), mode="valid"))


@pullback("einsum")
def _einsum_back(node, i, g, z, at):
    """The sum with g in the place of the argument, and its letters in the place of the result's.

    A letter that only the argument has is summed: it comes back by ones.  Two letters of one
    argument that are the same take its diagonal: they come back by an identity.
    """
    if type(node.args[0]) is not str:
        raise ir.Unshaped("subscripts that are not written out")
    given, _, out = node.args[0].replace(" ", "").partition("->")
    letters, graph = given.split(","), node.graph
    if "." in given:
        raise unprinted("function", node)
    if "->" not in node.args[0]:
        joined = "".join(letters)
        out = "".join(sorted(c for c in set(joined) if joined.count(c) == 1))
    own, x = letters[i - 1], node.args[i]
    others = [(w, a) for k, (w, a) in enumerate(zip(letters, node.args[1:]), 1) if k != i]
    terms, free = [(out, g), *others], iter(sorted(set(FREE) - set(given)))
    wanted = ""
    for k, c in enumerate(own):
        if c in wanted:
            new = next(free)
            terms.append((f"{c}{new}", graph.node(ir.constant_form("eye"), (length(x, k, at),))))
            c = new
        wanted += c
    if not set(wanted) <= set("".join(w for w, _ in terms)):
        terms.append((wanted, graph.node(ir.constant_form("ones_like"), (x,))))
    if terms[0][0] == "" and len(terms) > 1:
        g, terms = terms[0][1], terms[1:]
    else:
        g = 1.0
    found = ",".join(w for w, _ in terms)
    return mul(g, call("einsum", f"{found}->{wanted}", *[a for _, a in terms]))


FREE = "abcdefghijklmnopqrstuvwxyz"


@pullback("kron")
def _kronecker_back(node, i, g, z, at):
    """g by blocks, each with one element of a times all of b."""
    a, b = node.args
    if at.axes(a) == at.axes(b) == 1:
        blocks = call("reshape", g, shape=tuple_of(node, length(a, 0, at), length(b, 0, at)))
        return blocks @ b if i == 0 else a @ blocks
    if at.is_number(a) or at.is_number(b):
        raise unprinted("function", node)
    matrices = [x if at.axes(x) == 2 else call("atleast_2d", x) for x in (a, b)]
    lengths = [length(x, k, at) for k in (0, 1) for x in matrices]
    blocks = call("reshape", g, shape=tuple_of(node, *lengths))
    turns = ("ipjq,pq->ij", "ipjq,ij->pq")
    return shaped_as(call("einsum", turns[i], blocks, matrices[1 - i]), node.args[i], at)


# -- polynomials ----------------------------------------------------------------------------------
def _slice(x, start, stop):
    return x[x.graph.node(ir.SLICE, (start, stop, None))]


def _powers(p, at):
    """The powers of the coefficients but the last, which falls away when one differentiates."""
    last = length(p, 0, at) - 1
    return p.graph.node(ir.constant_form("arange"), (last, 0, -1))


def _slope(p, x, at):
    """The derivative of a polynomial at each x."""
    return call("polyval", mul(_slice(p, None, -1), _powers(p, at)), x)


@pullback("polyval")
def _polynomial_back(node, i, g, z, at):
    p, x = node.args
    return call("polyval_back", g, p, x) if i == 0 else mul(g, _slope(p, x, at))


@jvp("polyval")
def _polynomial_jvp(node, tangents, z, at):
    (p, x), (tp, tx) = node.args, tangents
    terms = [] if tp is None else [call("polyval", tp, x)]
    terms += [] if tx is None else [mul(tx, _slope(p, x, at))]
    return summed(terms)


@pullback("polyval_back")
def _coefficients_back(node, i, g, z, at):
    h, _, x = node.args
    return call("polyval", g, x) if i == 0 else mul(h, _slope(g, x, at))


@jvp("polyval_back")
def _coefficients_jvp(node, tangents, z, at):
    (h, p, x), (th, _, tx) = node.args, tangents
    terms = [] if th is None else [call("polyval_back", th, p, x)]
    if tx is not None:
        less = call("polyval_back", mul(h, tx), _slice(p, None, -1), x)
        zero = node.graph.node(ir.constant_form("zeros"), (1,))
        terms.append(concatenate([mul(_powers(p, at), less), zero]))
    return summed(terms)


# -- samples --------------------------------------------------------------------------------------
def _piece(node, at):
    """The piece that each x lies on: its number, its slope, and how far along it x is, 0 to 1."""
    x, xp, fp = node.args
    after = call("searchsorted", xp, x, side="right")
    k = clip(after - 1, 0, length(xp, 0, at) - 2)
    width = sub(xp[k + 1], xp[k])
    slope = div(sub(fp[k + 1], fp[k]), width)
    part = div(sub(clip(x, xp[0], xp[-1]), xp[k]), width)
    return k, slope, part


def _where_inside(node, value):
    """A value, and 0 past the samples, where the function is flat."""
    x, xp, _ = node.args
    return where(logical_and(x >= xp[0], x <= xp[-1]), value, 0.0)


def _shared(x, h, k, part):
    """h given to the two samples at the ends of a piece."""
    zeros = x.graph.node(ir.constant_form("zeros_like"), (x,))
    first = call("add_at", zeros, mul(h, sub(1.0, part)), k)
    return call("add_at", first, mul(h, part), k + 1)


@pullback("interp")
def _interpolated_back(node, i, g, z, at):
    _, xp, fp = node.args
    k, slope, part = _piece(node, at)
    if i == 0:
        return _where_inside(node, mul(g, slope))
    if i == 1:
        return _shared(xp, _where_inside(node, neg(mul(g, slope))), k, part)
    if node.attrs:  # values past the samples that are none of them
        raise unprinted("function", node)
    return _shared(fp, g, k, part)


@jvp("interp")
def _interpolated_jvp(node, tangents, z, at):
    (x, xp, _), (tx, tp, tf) = node.args, tangents
    terms = []
    if tx is not None or tp is not None:
        moved = tx
        if tp is not None:  # the coordinates move under x
            back = neg(call("interp", x, xp, tp))
            moved = back if tx is None else add(tx, back)
        terms = [_where_inside(node, mul(moved, _piece(node, at)[1]))]
    if tf is not None:
        flat = {name: 0.0 for name, _ in node.attrs}
        terms.append(call("interp", x, xp, tf, **flat))
    return summed(terms)
