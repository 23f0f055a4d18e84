"""The rules of functions of matrices and of products, as `array_rules` has those of others.

Giles, Collected matrix derivative results for forward and reverse mode (2008), has the rules of
inverses, determinants and solutions.
"""

from gradcli.derive.called import attr, call, length
from gradcli.derive.structural import reduced, transposed, unprinted
from gradcli.language import core
from gradcli.ops import arrays
from gradcli.ops.arithmetic import mul, neg, sub


# -- matrices -------------------------------------------------------------------------------------
def _traced_back(node, i, g, z, at):
    x, offset = node.args[0], attr(node, "offset")
    lengths = [length(x, 0, at), length(x, 1, at)]
    lengths = lengths[:1] if core.same(*lengths) and offset is None else lengths
    lengths += [] if offset is None else [offset]
    return mul(g, node.graph.node(core.constant_form("eye"), tuple(lengths)))


def _diagonal_back(node, i, g, z, at):
    x, k = node.args[0], attr(node, "k")
    back, shape = call("diag", g, k=k), at.shape(x)
    if type(shape) is tuple and len(shape) == 2 and shape[0] != shape[1]:
        raise unprinted("function", node)
    return back if at.axes(x) is not None else node.graph.node(arrays.spread_like.op, (back, x))


def _triangle_back(node, i, g, z, at):
    return call(node.op.name, g, k=attr(node, "k"))


def _determinant_back(node, i, g, z, at):
    return mul(g, call("cofactors", node.args[0]))


def _determinant_jvp(node, tangents, z, at):
    return reduced("sum", mul(call("cofactors", node.args[0]), tangents[0]))


def _inverse_back(node, i, g, z, at):
    turned = transposed(z)
    return neg(turned @ g @ turned)


def _inverse_jvp(node, tangents, z, at):
    return neg(z @ tangents[0] @ z)


def _solved_back(node, i, g, z, at):
    a, b = node.args
    back = call("solve", transposed(a), g)
    if i == 1:
        return back
    match at.axes(b):
        case 1:
            return neg(call("outer", back, z))
        case 2:
            return neg(back @ transposed(z))
    return neg(node.graph.node(core.MATMUL_LEFT, (back, a, z)))


def _solved_jvp(node, tangents, z, at):
    a, _ = node.args
    ta, tb = tangents
    moved = tb if ta is None else neg(ta @ z) if tb is None else sub(tb, ta @ z)
    return call("solve", a, moved)


# -- products -------------------------------------------------------------------------------------
def _outer_back(node, i, g, z, at):
    a, b = node.args
    return g @ b if i == 0 else a @ g


def _inner_back(node, i, g, z, at):
    return mul(g, node.args[1 - i])


def _convolved_back(node, i, g, z, at):
    mode, other = attr(node, "mode"), node.args[1 - i]
    if mode is None:
        return call("convolve", g, call("flip", other), mode="valid")
    lengths = [at.shape(a) for a in node.args]
    if mode != "valid" or not all(type(shape) is tuple for shape in lengths):
        raise unprinted("function", node)
    if lengths[i] >= lengths[1 - i]:
        return call("convolve", g, call("flip", other))
    return call("flip", call("convolve", other, call("flip", g), mode="valid"))


def _einsum_back(node, i, g, z, at):
    """The sum with g in the place of the argument, and its letters in the place of the result's.

    A letter that only the argument has is summed: it comes back by ones.  Two letters of one
    argument that are the same take its diagonal: they come back by an identity.
    """
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
            terms.append((f"{c}{new}", graph.node(core.constant_form("eye"), (length(x, k, at),))))
            c = new
        wanted += c
    if not set(wanted) <= set("".join(w for w, _ in terms)):
        terms.append((wanted, graph.node(core.constant_form("ones_like"), (x,))))
    if terms[0][0] == "" and len(terms) > 1:
        g, terms = terms[0][1], terms[1:]
    else:
        g = 1.0
    found = ",".join(w for w, _ in terms)
    return mul(g, call("einsum", f"{found}->{wanted}", *[a for _, a in terms]))


FREE = "abcdefghijklmnopqrstuvwxyz"


JVPS = {
    "determinant": _determinant_jvp,
    "inverse": _inverse_jvp,
    "solve": _solved_jvp,
}
PULLBACKS = {
    "trace": _traced_back,
    "diag": _diagonal_back,
    "tril": _triangle_back,
    "triu": _triangle_back,
    "determinant": _determinant_back,
    "inverse": _inverse_back,
    "solve": _solved_back,
    "outer": _outer_back,
    "inner": _inner_back,
    "convolve": _convolved_back,
    "einsum": _einsum_back,
}
