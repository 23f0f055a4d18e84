"""Calls that make arrays: of one value, of a list that is written out, of others joined, copies."""

from gradcli.core import ir
from gradcli.core.array_functions import called
from gradcli.core.ir import Expr
from gradcli.core.refusals import refuse
from gradcli.language.names.scopes import written
from gradcli.language.syntax import surface
from gradcli.lowering.library.options import Options
from gradcli.ops import arithmetic, arrays, piecewise
from gradcli.ops.rows import TABLE

# Functions that make an array of no value with a derivative, or only look at one
CONSTANT = (
    "zeros", "ones", "full", "eye", "identity", "arange", "linspace", "zeros_like", "ones_like",
    "full_like", "stop_gradient",
)  # fmt: skip
COPIES = ("array", "asarray", "copy")
OF_A_SHAPE = ("zeros", "ones", "full")
OF_WHOLE = {"zeros": 0, "ones": 1}  # which may be made of whole numbers, and of which
FILLED = {"full": "ones", "full_like": "ones_like"}  # times what they are filled with
LISTS = (surface.List, surface.Tuple)
IN_A_ROW = TABLE["reshape"], (("shape", -1),)
# What a function that joins vectors makes of an array whose rows they are: a row, and its options
OF_ROWS = {
    "stack": (None, ()), "vstack": (None, ()), "column_stack": (TABLE["transpose"], ()),
    "concatenate": IN_A_ROW, "hstack": IN_A_ROW,
}  # fmt: skip


def as_shape(value):
    """The lengths of a shape that is written out as a tuple of them; any other as it is."""
    listed = type(value) is Expr and value.op is ir.ARRAY
    return value.graph.node(ir.TUPLE, value.args) if listed else value


class NewArrays(Options):
    """The part of a lowering that reads the calls of functions which make arrays."""

    def new_array(self, name: str, node: surface.Call, kind: str):
        """What a function that makes arrays gives; None for others.

        kind: what its dtype says that the elements are; "" where none is given.
        """
        name = name.replace("empty", "zeros") if name in ("empty", "empty_like") else name
        if name in (*CONSTANT, *COPIES):
            node = self.apart_from_layout(node)
        if kind == "bool" and name in (*CONSTANT, *COPIES):
            raise refuse("dtype", node.span, self.source)
        if name in CONSTANT:
            return self.without_value(name, node, kind)
        match name:
            case "array" | "asarray":
                return self.from_items(name, node, kind)
            case "copy":
                return self.copied(self.expression(node.args[0]))
            case "concatenate" | "stack":
                return self.joined(name, node)
        return None

    def without_value(self, name: str, node: surface.Call, kind: str):
        """An array of no value with a derivative, but for what it is filled with."""
        attrs = self.attrs(node.keywords)
        shape = tuple(value for key, value in attrs if key == "shape")
        args = (*shape, *(self.argument(v) for v in node.args))
        args = (as_shape(args[0]), *args[1:]) if name in OF_A_SHAPE and args else args
        attrs = tuple(p for p in attrs if p[0] != "shape")
        if kind == "int" and name in OF_WHOLE:
            return self.graph.node(ir.constant_form("full"), (*args, OF_WHOLE[name]))
        if kind == "int" and not self.may_be_whole(name, args):
            raise refuse("integers", node.span, self.source)
        if kind == "float" and name == "arange":
            args = _from_a_real(self.graph, args)
        if kind == "float" and name in ir.FILLED_LIKE:
            name, args = (
                name.removesuffix("_like"),
                (self.graph.node(ir.SHAPE, args[:1]), *args[1:]),
            )
        if kind == "float" and name == "full" and type(args[-1]) is int:
            args = (*args[:-1], float(args[-1]))
        return self.filled(name, args, attrs, node)

    def may_be_whole(self, name: str, args: tuple) -> bool:
        """Whether a function gives integers of its arguments, without cutting them."""
        if name == "full":
            return len(args) == 2 and type(args[1]) is int
        return name == "arange" and not any(type(end) is float for end in args)

    def from_items(self, name: str, node: surface.Call, kind: str):
        """np.array or np.asarray of a list that is written out, or of another array."""
        attrs = dict(self.attrs(node.keywords))
        if len(node.args) != 1 or not attrs.keys() <= {"copy", "ndmin"}:
            raise refuse("call", node.span, self.source)
        if any(type(value) is Expr for value in attrs.values()):
            raise refuse("option", node.span, self.source)
        name = "array" if attrs.get("copy", name == "array") else "asarray"
        made = self.of_items(name, node, kind)
        match attrs.get("ndmin", 0):
            case 0:
                return made
            case (1 | 2) as count:
                return called(self.graph, f"atleast_{count}d", (made,), {})
        raise refuse("ndmin", node.span, self.source)

    def of_items(self, name: str, node: surface.Call, kind: str):
        """The same without further options."""
        lists = set(self.displays)
        x = self.row(node.args[0])
        self.displays = lists  # the items of others are copied
        if kind == "int" and not _is_whole(x):
            raise refuse("integers", node.span, self.source)
        if kind == "float" and self.is_input_of_whole(x):
            return self.graph.intern(arithmetic.mul.op, (1.0, x))
        if type(x) is not Expr or x.op is not ir.ARRAY:
            same = name == "asarray" and self.is_array(x, kind, node)
            return x if same else self.copied(x)
        return _of_reals(x) if kind == "float" else x

    def as_type(self, x, node: surface.Call) -> Expr:
        """x.astype(float), an array of its own of reals; of int where nothing is cut."""
        given = [*node.args, *(value for name, value in node.keywords if name == "dtype")]
        if len(given) != 1 or len(node.args) + len(node.keywords) > 1 or type(x) is not Expr:
            raise refuse("method", node.span, self.source, "astype")
        kind = self.type_named(given[0])
        truths = x.op is not None and x.op.result_dtype == "bool"
        if kind == "float":
            reals = self.graph.intern(arithmetic.mul.op, (1.0, x))
            return reals if truths else self.graph.node(ir.COPY, (reals,))
        if kind == "int" and truths:
            return self.graph.node(piecewise.where.op, (x, 1, 0))
        raise refuse("integers" if kind == "int" else "dtype", node.span, self.source)

    def joined(self, name: str, node: surface.Call) -> Expr:
        """Arrays that are written out in a list, one after the other or as layers."""
        items = node.args[0]
        attrs = self.attrs(node.keywords)
        if len(node.args) == 2:
            attrs = (("axis", self.argument(node.args[1])),)
        if any(type(value) is Expr for _, value in attrs):
            raise refuse("option", node.span, self.source)
        if not isinstance(items, LISTS):
            of_columns = name == "stack" and attrs in ((("axis", 1),), (("axis", -1),))
            if attrs and attrs != (("axis", 0),) and not of_columns:
                raise refuse("call", node.span, self.source)
            return self.of_rows("column_stack" if of_columns else name, node)
        parts = tuple(map(self.expression, items.items))
        if attrs == (("axis", None),):  # all elements in a row
            attrs, in_a_row = (), (("shape", -1),)
            parts = tuple(self.graph.node(TABLE["reshape"], (x,), in_a_row) for x in parts)
        return self.graph.node(TABLE[name], parts, attrs)

    def of_rows(self, name: str, node: surface.Call) -> Expr:
        """The vectors that are the rows of an array as layers, as columns, or one after another."""
        x = self.expression(node.args[0])
        shape = self.lengths.of(x)
        if type(shape) is not tuple or len(shape) != 2:
            raise refuse("function", node.span, self.source, written(node))
        row, attrs = OF_ROWS[name]
        return self.copied(x if row is None else self.graph.node(row, (x,), attrs))

    def copied(self, x):
        """A new array with the values of x, which are those of x[:]."""
        if type(x) is Expr and x.op is arrays.getitem.op and len(x.args) == 2:
            whole, part = x.args
            if ir.is_whole(part):
                x = whole
        return self.graph.node(ir.COPY, (x,))

    def is_input_of_whole(self, x) -> bool:
        """Whether a value is an input that is declared an array of whole numbers, or of truths."""
        return self.inputs.get(self.name_of_input(x), ("float", None))[0] != "float"

    def filled(self, name: str, args: tuple, attrs: tuple, node: surface.Call):
        """An array that is made; what it is filled with, or reaches from and to, may vary."""
        named = dict(attrs)
        if name in FILLED and len(args) + len(named) > 1:
            value = args[1] if len(args) > 1 else named.get("fill_value")
            if type(value) is Expr and value.names:
                if name == "full_like" and type(args[0]) is Expr:
                    self.likes.append((args[0], getattr(self.scope.node, "name", None), node.span))
                ones = self.graph.node(ir.constant_form(FILLED[name]), args[:1])
                return arithmetic.mul(ones, value)
        if name == "linspace" and any(
            type(x) is Expr and x.names for x in (*args, *named.values())
        ):
            return self.spaced(dict(zip(("start", "stop", "num", "endpoint"), args)) | named, node)
        return self.graph.node(ir.constant_form(name), args, attrs)

    def spaced(self, given: dict, node: surface.Call):
        """np.linspace between values that vary, or of so many numbers as vary."""
        start, stop, count = given.pop("start", None), given.pop("stop", None), given.pop("num", 50)
        has_end = given.pop("endpoint", True)
        if given or start is None or stop is None or type(has_end) is not bool:
            raise refuse("function", node.span, self.source, written(node))
        if has_end:
            steps = self.graph.node(ir.constant_form("linspace"), (0.0, 1.0, count))
            return start + (stop - start) * steps
        places = self.graph.node(ir.constant_form("arange"), (count,))
        return places * ((stop - start) / count) + start


def _from_a_real(graph: ir.Graph, bounds: tuple) -> tuple:
    """The bounds of a range of reals: the first is one."""
    start, *ends = bounds if len(bounds) > 1 else (0, *bounds)
    return (float(start) if type(start) is int else graph.node(ir.FLOAT, (start,)), *ends)


def _of_reals(x: Expr) -> Expr:
    """An array that is written out, with its whole numbers as reals."""
    items = [_of_reals(v) if type(v) is Expr and v.op is ir.ARRAY else v for v in x.args]
    return x.graph.node(ir.ARRAY, tuple([float(v) if type(v) is int else v for v in items]))


def _is_whole(value) -> bool:
    """Whether a value is an array of integers that are written out."""
    return (
        type(value) is Expr
        and value.op is ir.ARRAY
        and all(type(item) is int or _is_whole(item) for item in value.args)
    )
