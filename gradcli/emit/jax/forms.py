"""Rows that JAX has other words for than NumPy, or other meanings: a function for each."""

from typing import TYPE_CHECKING, Any

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.emit.jax.refused import refused
from gradcli.language.syntax import surface
from gradcli.lowering.raising.restore import path

if TYPE_CHECKING:
    from gradcli.emit.jax.writer import JaxWriter

STARTS = {"bool": False, "int": 0}  # what a name of a kind is where it has no value yet


def _logical(name: str):
    def form(writer: "JaxWriter", node: Expr, args: list) -> surface.Node:
        writer.used.add("np")
        value = args[0]
        for a in args[1:]:
            value = surface.Call(path(name), (value, a), ())
        return value

    return form


def _extreme(name: str):
    def form(writer: "JaxWriter", node: Expr, args: list) -> surface.Node:
        value, *rest = args
        for a in rest:
            value = writer.ours(name, value, a)
        return value

    return form


def _select(writer: "JaxWriter", node: Expr, args: list) -> surface.Node:
    test, then, orelse = node.args
    if ir.same(test, then):
        return writer.ours("either", args[0], args[2])
    if ir.same(test, orelse):
        return writer.ours("both", args[0], args[1])
    writer.used.add("np")
    return surface.Call(path("np.where"), tuple(args), ())


def _whole(function: str):
    def form(writer: "JaxWriter", node: Expr, args: list) -> surface.Node:
        if len(args) > 1:
            raise refused("the rounding to digits", node)
        writer.used |= {"np", "int"}
        made = surface.Call(path(function), (args[0],), ())
        return surface.Call(surface.Attribute(made, "astype"), (path("int"),), ())

    return form


def _length(writer: "JaxWriter", node: Expr, args: list) -> surface.Node:
    if writer.is_list(node.args[0]):
        return surface.Attribute(args[0], "size")
    writer.used.add("len")
    return surface.Call(path("len"), tuple(args), ())


def _power(writer: "JaxWriter", node: Expr, args: list) -> surface.Node:
    """A power; of whole numbers one of reals, since XLA's are whole, unless it is surely whole."""
    base, exponent = (writer.kinds.of(v, writer.scope) for v in node.args)
    whole = base in STARTS and exponent in STARTS
    counted_up = type(node.args[1]) is int and node.args[1] >= 0
    if (whole and not counted_up) or type(node.args[0]) is not Expr:
        writer.used.add("np")
        return surface.Call(path("np.float_power"), tuple(args), ())
    return surface.Binary("**", *args)


def _product(writer: "JaxWriter", node: Expr, args: list) -> surface.Node:
    """A product; with a transposed matrix the other way round, which XLA computes sooner."""
    left, right = node.args
    turned = type(left) is Expr and left.op and left.op.name == "transpose" and not left.attrs
    kinds = [writer.kinds.of(v, writer.scope) for v in (*left.args, right)] if turned else []
    if kinds == ["matrix", "vector"]:
        return surface.Binary("@", args[1], writer.part(left.args[0]))
    return surface.Binary("@", *args)


def _item(writer: "JaxWriter", node: Expr, args: list) -> surface.Node:
    if row := writer.extreme(node):
        return surface.Call(path(row), (args[0],), ())
    if writer.is_list(node.args[0]):
        if len(args) > 2 or (type(node.args[1]) is Expr and node.args[1].op is ir.SLICE):
            raise refused("parts of a list that grows", node)
        return writer.ours("item", *args)
    return surface.Subscript(args[0], writer.subscript(args[1:]))


def _held(writer: "JaxWriter", node: Expr, args: list) -> surface.Node:
    writer.used.add("lax")
    return surface.Call(path("lax.stop_gradient"), tuple(args), ())


FORMS: dict[str, Any] = {
    "select": _select,
    "where": _select,
    "and": _logical("np.logical_and"),
    "or": _logical("np.logical_or"),
    "not": lambda writer, node, args: surface.Call(path("np.logical_not"), tuple(args), ()),
    "max of": _extreme("larger"),
    "min of": _extreme("smaller"),
    "int": _whole("np.trunc"),
    "round": _whole("np.rint"),
    "math.floor": _whole("np.floor"),
    "math.ceil": _whole("np.ceil"),
    "math.trunc": _whole("np.trunc"),
    "float": lambda writer, node, args: surface.Binary("*", surface.Number(1.0, "1.0"), args[0]),
    "bool": lambda writer, node, args: surface.Compare(args[0], ("!=",), (surface.Number(0, "0"),)),
    "len": _length,
    "len range": lambda writer, node, args: writer.ours("length", *args),
    "getitem": _item,
    "matmul": _product,
    "power": _power,
    "copy": lambda writer, node, args: args[0],
    "sum of": lambda writer, node, args: surface.Call(path("np.sum"), tuple(args), ()),
    "fsum": lambda writer, node, args: surface.Call(path("np.sum"), tuple(args), ()),
    "stop_gradient": lambda writer, node, args: surface.Call(
        path("lax.stop_gradient"), tuple(args), ()
    ),
}
