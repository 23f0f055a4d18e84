"""Calls that make arrays: of one value, of a list that is written out, of others joined, copies."""

from gradcli.language import core, surface
from gradcli.language.core import Expr
from gradcli.language.fence import refuse
from gradcli.language.real_lists import is_whole
from gradcli.language.scopes import dotted, written
from gradcli.ops import arithmetic, arrays, piecewise
from gradcli.ops.table import TABLE

# Functions that make an array of no value with a derivative, or only look at one
CONSTANT = (
    "zeros", "ones", "full", "eye", "identity", "arange", "linspace", "zeros_like", "ones_like",
    "full_like", "stop_gradient",
)  # fmt: skip
OF_WHOLE = {"zeros": 0, "ones": 1}  # which may be made of whole numbers, and of which
FILLED = {"full": "ones", "full_like": "ones_like"}  # times what they are filled with
LISTS = (surface.List, surface.Tuple)


class NewArrays:
    """The part of a lowering that reads the calls of functions which make arrays."""

    def new_array(self, name: str, node: surface.Call):
        """What a function that makes arrays gives; None for others."""
        name = name.replace("empty", "zeros") if name in ("empty", "empty_like") else name
        if name in CONSTANT:
            return self.without_value(name, node)
        match name:
            case "array" | "asarray":
                return self.from_items(name, node)
            case "copy":
                return self.copied(self.expression(node.args[0]))
            case "concatenate" | "stack":
                return self.joined(name, node)
        return None

    def without_value(self, name: str, node: surface.Call):
        """An array of no value with a derivative, but for what it is filled with."""
        attrs = self.attrs(node.keywords)
        shape = tuple(value for key, value in attrs if key == "shape")
        args = (*shape, *(self.argument(v) for v in node.args))
        attrs = tuple(p for p in attrs if p[0] != "shape")
        if _is_of("int", node) and name in OF_WHOLE:
            return self.graph.node(core.constant_form("full"), (*args, OF_WHOLE[name]))
        cut = name == "full" and type(args[-1]) is not int
        if _is_of("int", node) and (cut or name in ("linspace", *core.FILLED_LIKE)):
            raise refuse("integers", node.span, self.source)
        return self.filled(name, args, attrs, node)

    def from_items(self, name: str, node: surface.Call):
        """np.array or np.asarray of a list that is written out, or of another array."""
        lists = set(self.displays)
        x, self.displays = self.expression(node.args[0]), lists  # whose items are copied
        if _is_of("int", node) and not is_whole(x):
            raise refuse("integers", node.span, self.source)
        if _is_of("float", node) and self.is_input_of_whole(x):
            return self.graph.intern(arithmetic.mul.op, (1.0, x))
        if type(x) is not Expr or x.op is not core.ARRAY:
            same = name == "asarray" and id(node) not in self.by_lists
            return x if same and self.is_array(x, node) else self.copied(x)
        return _of_reals(x) if _is_of("float", node) else x

    def as_type(self, x, node: surface.Call) -> Expr:
        """x.astype(float), an array of its own of reals; of int where nothing is cut."""
        given = [*node.args, *(value for name, value in node.keywords if name == "dtype")]
        (of, *others) = given or (None,)
        kind = dotted(of)[1].rpartition(".")[2] if isinstance(of, surface.Node) else ""
        if others or type(x) is not Expr:
            raise refuse("method", node.span, self.source, "astype")
        truths = x.op is not None and x.op.holds == "bool"
        if kind in ("float", "float64"):
            reals = self.graph.intern(arithmetic.mul.op, (1.0, x))
            return reals if truths else self.graph.node(core.COPY, (reals,))
        if kind in ("int", "int64") and truths:
            return self.graph.node(piecewise.where.op, (x, 1, 0))
        if kind in ("int", "int64"):
            raise refuse("integers", node.span, self.source)
        raise refuse("method", node.span, self.source, "astype")

    def joined(self, name: str, node: surface.Call) -> Expr:
        """Arrays that are written out in a list, one after the other or as layers."""
        items = node.args[0]
        if type(items) not in LISTS:
            raise refuse("call", node.span, self.source)
        attrs = self.attrs(node.keywords)
        if len(node.args) == 2:
            attrs = (("axis", self.argument(node.args[1])),)
        if any(type(value) is Expr for _, value in attrs):
            raise refuse("option", node.span, self.source)
        parts = tuple(map(self.expression, items.items))
        if attrs == (("axis", None),):  # all elements in a row
            attrs, in_a_row = (), (("shape", -1),)
            parts = tuple(self.graph.node(TABLE["reshape"], (x,), in_a_row) for x in parts)
        return self.graph.node(TABLE[name], parts, attrs)

    def copied(self, x):
        """A new array with the values of x, which are those of x[:]."""
        if type(x) is Expr and x.op is arrays.getitem.op and len(x.args) == 2:
            whole, part = x.args
            if core.is_whole(part):
                x = whole
        return self.graph.node(core.COPY, (x,))

    def is_array(self, x, node: surface.Call) -> bool:
        """Whether what np.asarray is given may be an array already, of the kind that is asked for:
        a parameter, or a part of what is no undeclared input."""
        while type(x) is Expr and x.op is not None and x.op.name in ("getitem", "transpose"):
            x = x.args[0]
        if type(x) is not Expr or x.op is not None:
            return False
        (name,) = x.args
        if name in self.parameters:
            return True
        return not node.keywords and self.inputs.get(name, ("", ()))[1] is not None

    def is_input_of_whole(self, x) -> bool:
        """Whether a value is an input that is declared an array of whole numbers, or of truths."""
        name = x.args[0] if type(x) is Expr and x.op is None else None
        return self.local is None and self.inputs.get(name, ("float", None))[0] != "float"

    def filled(self, name: str, args: tuple, attrs: tuple, node: surface.Call):
        """An array that is made; what it is filled with, or reaches from and to, may vary."""
        named = dict(attrs)
        if name in FILLED and len(args) + len(named) > 1:
            value = args[1] if len(args) > 1 else named.get("fill_value")
            if type(value) is Expr and value.names:
                ones = self.graph.node(core.constant_form(FILLED[name]), args[:1])
                return arithmetic.mul(ones, value)
        if name == "linspace" and any(
            type(x) is Expr and x.names for x in (*args, *named.values())
        ):
            if named or len(args) != 3:
                raise refuse("function", node.span, self.source, written(node))
            start, stop, count = args
            steps = self.graph.node(core.constant_form(name), (0.0, 1.0, count))
            return start + (stop - start) * steps
        return self.graph.node(core.constant_form(name), args, attrs)


def _is_of(kind: str, node: surface.Call) -> bool:
    """Whether a call says that its array is of reals, or of integers."""
    return any(name == "dtype" and kind in dotted(v)[1] for name, v in node.keywords)


def _of_reals(x: Expr) -> Expr:
    """An array that is written out, with its whole numbers as reals."""
    items = [_of_reals(v) if type(v) is Expr and v.op is core.ARRAY else v for v in x.args]
    return x.graph.node(core.ARRAY, tuple([float(v) if type(v) is int else v for v in items]))
