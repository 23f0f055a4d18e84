"""Calls of the library in the core: a function is its row, or is written in rows here."""

import operator
from functools import reduce
from typing import Any

from gradcli.core import ir
from gradcli.core.array_functions import CALLED, called, takes
from gradcli.core.ir import Expr, Unshaped
from gradcli.core.refusals import refuse
from gradcli.core.types.shape_rules import GIVEN, literal
from gradcli.errors import Diagnostic
from gradcli.language.names.builtins import METHODS_OF
from gradcli.language.names.check_calls import check_count, counts
from gradcli.language.names.lookup import higher_name
from gradcli.language.names.scopes import written
from gradcli.language.syntax import surface
from gradcli.lowering.library.array_makers import LISTS, NewArrays, as_shape
from gradcli.lowering.library.compositions import MADE, norm_of_matrix, norm_of_vectors, number_of
from gradcli.lowering.library.symbolic_execution import can_be_written, needs_shapes, outcome
from gradcli.lowering.library.tensorflow_calls import as_numpys
from gradcli.lowering.raising.restore import path
from gradcli.ops import arithmetic, arrays, piecewise, reductions
from gradcli.ops.libraries import methods, names
from gradcli.ops.rows import TABLE, Op

# Python's own functions of one value -> their rows
ONE_VALUE: dict[str, Op] = {
    "abs": piecewise.absolute.op, "float": ir.FLOAT, "int": ir.INT, "len": ir.LEN,
    "round": ir.constant_form("round"), "bool": ir.constant_form("bool"),
    "np.float64": ir.FLOAT,
}  # fmt: skip
TAPES = ("GradientTape", "tf.GradientTape")  # refused as grad is
FOLDS = {f.op.name: f.op for f in (reductions.total, reductions.amax, reductions.amin)}  # Python's
METHODS: dict[str, Op] = FOLDS | {
    "mean": reductions.mean.op, "transpose": TABLE["transpose"],
}  # fmt: skip
# Methods that NumPy has as functions too, with the array before the other arguments
AS_FUNCTIONS = frozenset(methods.METHODS.split())
IN_A_ROW = ("sort", "argsort")  # which take all elements as one row where the axis is None
NAMESAKES = {name: TABLE[name] for name in ("norm", "reshape", "transpose")}  # by any library
AT_LEAST = {"atleast_1d": 1, "atleast_2d": 2}  # axes, of an array whose own are known
CHOOSING = ("key", "default")  # keywords of Python's max and min, which NumPy's have not


class Calls(NewArrays):
    """The part of a lowering that reads calls."""

    def is_print(self, node) -> bool:
        return (
            type(node) is surface.Call
            and type(node.function) is surface.Name
            and node.function.id == "print"
        )

    def call(self, node: surface.Call):
        """The node that a call is."""
        function = node.function
        dotted = self.dotted(function)
        if dotted is None:
            return self.call_of_value(node, function)
        if dotted in ONE_VALUE and len(node.args) == 1 and not node.keywords:
            return self.of_one_value(ONE_VALUE[dotted], dotted, self.expression(node.args[0]))
        if dotted in ("max", "min") and any(name in CHOOSING for name, _ in node.keywords):
            raise refuse("largest by a key", node.span, self.source, dotted)
        if dotted in ("max", "min") and (items := several(node.args)):
            row = ir.MAX if dotted == "max" else ir.MIN
            return self.graph.node(row, tuple(self.expression(v) for v in items))
        if (made := self.of_python(dotted, node)) is not None:
            return made
        if dotted in FOLDS:
            row = FOLDS[dotted]
            return self.library(row, dotted, node, row.call)
        if dotted == "sorted" and (ordered := self.in_order(node)) is not None:
            return self.placed(ordered, node)
        found = names.by_count(names.function(dotted), *counts(node))
        if dotted.startswith("tf.") and dotted not in TAPES:
            return self.tensorflow(dotted.removeprefix("tf."), node, found)
        if found is None:
            higher = higher_name(dotted) is not None or dotted in TAPES
            what = "derivative" if higher else "function"
            what = "random" if dotted.startswith("np.random.") else what
            raise refuse(what, node.span, self.source, written(node))
        return self.library(getattr(found, "op", None), dotted, node, found)

    def of_python(self, dotted: str, node: surface.Call):
        """Python's sum of what is written out, and of a list from 0 on, and its round to digits;
        None of other calls."""
        shown = _written_out(node.args[0]) if dotted == "sum" and not node.keywords else None
        if shown is not None:
            values = [self.expression(v) for v in (*node.args[1:], *shown)]
            return reduce(operator.add, values if len(values) > 1 else [0, *values])
        if dotted == "sum" and len(node.args) == 2 and self.expression(node.args[1]) == 0:
            return self.graph.node(ir.SUM_OF, (self.expression(node.args[0]),))
        if dotted == "round" and (digits := self.digits(node)):
            return self.graph.node(ir.ROUND_TO, (self.expression(node.args[0]), digits))
        return None

    def digits(self, node: surface.Call) -> int:
        """To how many digits after the point a call of round is that has a row; 0 of others."""
        match (*node.args, *node.keywords):
            case (_, ("ndigits", found) | found):
                count = self.expression(self.meant(found))
                return count if type(count) is int and 0 < count <= ir.DIGITS else 0
        return 0

    def of_one_value(self, row: Op, dotted: str, x) -> Expr:
        """A function of one value; float of an array is its only element, and np.float64 of one
        an array of reals."""
        if dotted == "np.float64" and not self.is_number(x):
            reals = self.graph.intern(arithmetic.mul.op, (1.0, x))
            return self.graph.node(ir.COPY, (reals,)) if self.writes else reals
        if dotted == "float" and self.has_axes(x):
            return self.only_element(x)
        return self.graph.node(row, (x,))

    def has_axes(self, x) -> bool:
        """Whether a value is surely an array with an axis."""
        shape = self.lengths.of(x)
        return type(shape) is tuple and bool(shape)

    def only_element(self, x) -> Expr:
        """The element of an array that has one; a number itself."""
        if self.is_number(x) or (self.name_of_input(x) and not self.has_axes(x)):
            return self.graph.node(ir.FLOAT, (x,))
        no_axes = (("shape", self.graph.node(ir.TUPLE, ())),)
        return self.graph.node(ir.FLOAT, (self.graph.node(TABLE["reshape"], (x,), no_axes),))

    def call_of_value(self, node: surface.Call, function: surface.Node):
        """A call of what no name stands for: a method of a value."""
        if type(function) is surface.Attribute:
            return self.method(node, function)
        if type(function) is surface.Call:
            self.call(function)  # what is refused in it, such as grad, says more
        raise refuse("call", node.span, self.source)

    def tensorflow(self, name: str, node: surface.Call, function):
        """A call of TensorFlow's function of a name: NumPy's, or the row of its elements."""
        keywords = {key: self.meant(v) for key, v in node.keywords if key != "name"}
        args = tuple(map(self.meant, node.args))
        try:
            made = as_numpys(name, args, keywords)
        except TypeError:
            raise refuse("function", node.span, self.source, written(node)) from None
        if made is not None:
            return self.at(node, self.call(surface.Call(*made.fields()[:3], span=node.span)))
        op = getattr(function, "op", None)
        if op is None or not op.elementwise or keywords or len(args) != len(op.args):
            raise refuse("function", node.span, self.source, written(node))
        plain = surface.Call(node.function, args, (), span=node.span)
        return self.library(op, f"tf.{name}", plain, function)

    def in_order(self, node: surface.Call) -> Expr | None:
        """The numbers of a list from the least on, or from the greatest, equals as they were."""
        truths = [value.value for _, value in node.keywords if type(value) is surface.Boolean]
        if len(truths) < len(node.keywords):
            return None  # a key
        sort, items = CALLED["sort"].row, self.expression(node.args[0])
        if not any(truths):
            return self.graph.node(sort, (items,))
        return -self.graph.node(sort, (-items,))

    def method(self, node: surface.Call, function: surface.Attribute):
        """value.method(…): the row of that name."""
        value = function.value
        x = self.expression(value)
        if function.name == "astype":
            return self.as_type(x, node)
        if function.name in METHODS or function.name in AS_FUNCTIONS:
            check_count(f".{function.name}", METHODS_OF["array"][function.name], node)
        attrs = self.attrs(node.keywords)
        extra = [self.argument(self.meant(v)) for v in node.args]
        if any(type(v) is str for v in extra):
            raise refuse("String", node.span, self.source)
        match function.name:
            case "copy" | "item" as name if not extra and not attrs:
                copied = name == "copy"
                return self.graph.node(ir.COPY, (x,)) if copied else self.only_element(x)
            case "reshape" if not attrs:
                shape = self.graph.node(ir.TUPLE, tuple(extra)) if extra[1:] else as_shape(extra[0])
                return self.graph.node(TABLE["reshape"], (x,), (("shape", shape),))
            case "ravel" | "flatten" if not attrs and not extra:
                return self.graph.node(TABLE["reshape"], (x,), (("shape", -1),))
            case "dot":
                return self.graph.node(arrays.matmul.op, (x, *extra))
            case name if name in METHODS:
                attrs = self.with_axes(name, extra, attrs)
                self.check_options(METHODS[name].call, (), attrs, node)
                return self.graph.node(METHODS[name], (x,), tuple(sorted(attrs, key=_first)))
            case name if name in AS_FUNCTIONS:
                dotted, args = f"np.{name}", (value, *node.args)
                call = surface.Call(path(dotted), args, node.keywords, span=node.span)
                found = names.by_count(names.function(dotted), *counts(call))  # whatever np is here
                return self.library(getattr(found, "op", None), dotted, call, found)
        raise refuse("method", node.span, self.source, function.name)

    def with_axes(self, name: str, extra: list, attrs: tuple) -> tuple:
        """The attributes with what x.mean(0) or x.transpose(1, 0) has without its keyword."""
        if not extra:
            return attrs
        if name != "transpose":
            return (("axis", extra[0]), *attrs)
        if len(extra) > 1 or type(extra[0]) is int:
            return (("axes", self.graph.node(ir.TUPLE, tuple(extra))),)
        return () if extra[0] is None else (("axes", extra[0]),)

    def library(self, op: Op | None, dotted: str, node: surface.Call, function=None):
        """A function of the table, or one made of its rows."""
        prefix, _, last = dotted.rpartition(".")
        last = names.aliased(prefix, last)
        node, kind = self.apart_from_type(function, node)
        made = self.new_array(last, node, kind)
        if made is not None:
            return made
        if kind not in ("", "float"):
            raise refuse("dtype", node.span, self.source)
        if last in CALLED and CALLED[last].row.listed:
            return self.of_list(last, node)
        args, attrs = self.arguments(node.args, function), self.attrs(node.keywords)
        self.check_options(function, args, attrs, node)
        if last in IN_A_ROW and dict(attrs).get("axis", 0) is None:
            attrs = tuple(pair for pair in attrs if pair[0] != "axis")
            args = (self.graph.node(TABLE["reshape"], args[:1], (("shape", -1),)), *args[1:])
        name = op.name if op else getattr(function, "__name__", last)
        if name == "meshgrid" and len(args) == 2:  # of other arrays it takes all elements in a row
            for x in [x for x in args if self.axes(x) is None]:
                self.vector(x, node)
        made = self.made(function, name, args, dict(attrs))
        if made is not None:
            return self.placed(made, node)
        op = op or NAMESAKES.get(last)
        if op is not None:
            return self.row_of(op, function, dotted, args, attrs, node)
        if f"math.{last}" in ir.WHOLE and function is names.function(f"math.{last}"):
            return self.graph.node(ir.constant_form(f"math.{last}"), args)
        return self.inlined(function, args, dict(attrs), node)

    def of_list(self, name: str, node: surface.Call) -> Expr:
        """A row of the arrays that its argument lists."""
        if len(node.args) > 1 or node.keywords:
            raise refuse("function", node.span, self.source, written(node))
        listed: Any = node.args[0]
        if not isinstance(listed, LISTS):
            return self.placed(self.of_rows(name, node), node)
        row = CALLED[name].row
        parts = tuple(map(self.expression, listed.items))
        return self.placed(self.graph.node(row, parts), node)

    def row_of(self, op: Op, function, dotted: str, args: tuple, attrs: tuple, node: surface.Call):
        """The node of a call of a row of the table."""
        if not op.variadic:
            args, attrs = self.apart_from_options(op, function, args, attrs, node)
        if not dict(attrs).keys() <= {*names.parameters(function)}:
            raise refuse("function", node.span, self.source, written(node))
        if any(a is None for a in args):
            raise refuse("NoneLiteral", node.span, self.source)
        if op.name == "transpose":  # without axes in the other order, as with None
            attrs = tuple([pair for pair in attrs if pair[1] is not None])
        if op.shape in GIVEN:
            attrs = self.shape_alone(attrs, node)
        if op.name == "norm":  # the row is the Euclidean one
            order, attrs = dict(attrs).get("ord"), tuple(p for p in attrs if p[0] != "ord")
            if not (order is None or ir.same(order, "fro")):
                return self.norm(args[0], order, attrs, node)
        if any(type(a) is str for a in args):
            raise refuse("String", node.span, self.source)
        if op.symbol == "" and op.name not in self.spelling and dotted != op.name:
            self.spelling[op.name] = dotted
        return self.placed(self.graph.node(op, args, tuple(sorted(attrs, key=_first))), node)

    def apart_from_options(self, op: Op, function, args: tuple, attrs: tuple, node: surface.Call):
        """The arguments of a row, and its attributes with options that have no keyword."""
        args, more = args[: len(op.args)], args[len(op.args) :]
        options = names.parameters(function)[len(op.args) :] if more else ()
        twice = dict(attrs).keys() & {*options[: len(more)]}
        if len(args) < len(op.args) or len(more) > len(options) or twice:
            raise refuse("call", node.span, self.source)
        return args, (*attrs, *zip(options, more))

    def shape_alone(self, attrs: tuple, node: surface.Call) -> tuple:
        """The attributes of a row that is given a shape, in which elements go row after row."""
        found = {"shape" if name == "newshape" else name: value for name, value in attrs}
        if "shape" not in found:
            raise refuse("call", node.span, self.source)
        if found.pop("order", "C") != "C":
            raise refuse("function", node.span, self.source, written(node))
        found["shape"] = as_shape(found["shape"])
        return tuple(found.items())

    def norm(self, x, order, attrs: tuple, node: surface.Call):
        """A norm other than the Euclidean one, in rows: of a vector where no axes are known."""
        order = number_of(order)
        if type(order) is Expr:  # those of 0 and of infinity have formulas of their own
            raise refuse("option", node.span, self.source)
        along, rank = dict(attrs).get("axis"), self.axes(x)
        made = None
        if along is None and (rank == 2 or type(order) is str):
            made = norm_of_matrix(self.graph, x, order) if not attrs else None
        elif type(along) is not Expr and (along is not None or rank in (None, 1)):
            if along is None and rank is None:
                self.vector(x, node)
            made = norm_of_vectors(self.graph, x, order, attrs)
        if made is None:
            raise refuse("function", node.span, self.source, written(node))
        return made

    def vector(self, x, node: surface.Call) -> None:
        """Declare an input a vector, where a matrix would be another function's."""
        name = self.name_of_input(x)
        given = self.resolved.inputs.get(name)
        if given is None or given.declared or given.default is not None:
            raise refuse("shape", node.span, self.source)
        self.vectors.add(name)
        self.inputs[name] = (given.kind, (None,))

    def made(self, function, name: str, args: tuple, attrs: dict):
        """A call of a function of arrays that stays one, or is written in rows; None for others."""
        if name in CALLED and names.function(CALLED[name].written) is not function:
            return None  # such as scipy.signal.convolve
        if not takes(name, list(map(self.axes, args))):
            return None
        if name == "dot" and 0 in map(self.axes, args):
            return arithmetic.mul(*args) if all(map(_is_numeric, args)) else None
        if name in AT_LEAST and args and None not in map(self.axes, args):
            made = tuple([self.at_least(x, AT_LEAST[name]) for x in args])
            return made[0] if len(made) == 1 else self.graph.node(ir.TUPLE, made)
        if name == "matrix_transpose" and self.axes(args[0]) == 2:
            return self.graph.node(TABLE["transpose"], args)
        if name in MADE:
            try:
                return MADE[name](self.graph, *args, **attrs)
            except TypeError:  # an argument that its lines have not
                return None
        return called(self.graph, name, args, attrs)

    def at_least(self, x, count: int):
        """An array with as many axes or more, of which those that it has not come first."""
        axes = self.axes(x) or 0
        if axes >= count:
            return x
        lengths = self.graph.node(ir.TUPLE, (*[1] * (count - axes), *[-1] * axes))
        return self.graph.node(TABLE["reshape"], (x,), (("shape", lengths),))

    def axes(self, value) -> int | None:
        """How many axes a value has, where declarations tell."""
        shape = self.lengths.of(value)
        return len(shape) if type(shape) is tuple else None

    def inlined(self, function, args: tuple, attrs: dict, node: surface.Call):
        """What a function made of rows makes of expressions, where it asks for no shape."""
        parted = names.parameters(function)[:1] == ("parts",)
        written_out = _parts if parted else _integers
        given = tuple(map(written_out, args)), {n: _integers(v) for n, v in attrs.items()}
        try:
            found = outcome(self.graph, function, *given, self.lengths.of)
        except Unshaped:
            what = "shape" if needs_shapes(function, *given) else "function"
            raise refuse(what, node.span, self.source, written(node)) from None
        except (TypeError, ValueError, LookupError, AttributeError, Diagnostic):
            # it asks for what is known only when it runs: a truth, a whole number; Python and NumPy
            # refuse an expression there, each in its way
            raise refuse("function", node.span, self.source, written(node)) from None
        if not can_be_written(found):
            raise refuse("function", node.span, self.source, written(node))
        if type(found) is Expr and function.__name__ == "conjugate" and found is args[0]:
            return self.copied(found)  # of a real array a new one
        return self.placed(found, node)

    def placed(self, made, node: surface.Call):
        """`made`, its place kept where it may be refused, or its derivative."""
        if type(made) is Expr and made.op is ir.TUPLE:  # of results
            self.spans[id(made)] = made, node.span
            for part in made.args:
                self.placed(part, node)
        elif type(made) is Expr and made.op:
            self.graph.places.setdefault(id(made), node.span)
            self.graph.called.setdefault(id(made), written(node))
        return made


def _parts(value):
    """The arrays of a list, which may be of such lists."""
    listed = type(value) is Expr and value.op is ir.ARRAY
    return list(map(_parts, value.args)) if listed else value


def _integers(value):
    """Integers and truths that are written out, as Python has them: places, axes, counts, masks."""
    if type(value) is not Expr or value.op not in (ir.ARRAY, ir.TUPLE):
        return value
    written = all(n.op in (ir.ARRAY, ir.TUPLE) for n in ir.postorder([value]))
    leaves = [a for n in ir.postorder([value]) for a in n.args if type(a) is not Expr]
    return literal(value) if written and all(type(n) in (int, bool) for n in leaves) else value


def several(args: tuple) -> tuple:
    """What Python's max or min takes: its arguments, or the items of a list written out."""
    items = args[0].items if len(args) == 1 and type(args[0]) in LISTS else args
    plain = len(items) > 1 and not any(type(item) in LISTS for item in items)
    return items if plain else ()


def _written_out(node: surface.Node) -> tuple[surface.Node, ...] | None:
    """The items of a list of numbers with all of its items; None of another node."""
    if not isinstance(node, LISTS) or any(type(item) in LISTS for item in node.items):
        return None
    return node.items


def _first(pair):
    return pair[0]


def _is_numeric(x) -> bool:
    return isinstance(x, Expr | int | float)
