"""Calls of the surface in the core: of functions of the program, of rows, and of what rows make.

A function of the library is its row, or is written in rows here; a user's function stays a Call.
"""

from gradcli.errors import Diagnostic
from gradcli.language import core, surface
from gradcli.language.core import Call, Expr, Unshaped
from gradcli.language.fence import refuse
from gradcli.language.meanings import higher_name
from gradcli.language.restore import WRITTEN
from gradcli.language.scopes import dotted as dotted_name
from gradcli.ops import arithmetic, arrays, elementary, names, piecewise, reductions
from gradcli.ops.table import TABLE, Op

# Python's own functions of one value -> their rows
ONE_VALUE: dict[str, Op] = {
    "abs": piecewise.absolute.op, "float": core.FLOAT, "int": core.INT, "len": core.LEN,
    "round": core.constant_form("round"), "bool": core.constant_form("bool"),
}  # fmt: skip
TAPES = ("GradientTape", "tf.GradientTape")  # refused as grad is
REDUCTIONS = {"sum": reductions.total.op, "max": reductions.amax.op, "min": reductions.amin.op}
# Functions that make an array of no value with a derivative, or only look at one
CONSTANT = (
    "zeros", "ones", "full", "eye", "identity", "arange", "linspace", "zeros_like", "ones_like",
    "full_like", "stop_gradient",
)  # fmt: skip
FILLED = {"full": "ones", "full_like": "ones_like"}  # times what they are filled with
METHODS: dict[str, Op] = REDUCTIONS | {
    "mean": reductions.mean.op, "transpose": TABLE["transpose"],
}  # fmt: skip
POSITIONAL = {
    "sum": ("axis",), "mean": ("axis",), "max": ("axis",), "min": ("axis",),
    "norm": ("ord", "axis", "keepdims"), "reshape": ("shape",),
    "transpose": ("axes",), "broadcast_to": ("shape",),
}  # fmt: skip


class Calls:
    """The part of a lowering that reads calls."""

    def is_print(self, node) -> bool:
        return (
            type(node) is surface.Call
            and type(node.function) is surface.Name
            and node.function.id == "print"
            and not self.is_variable("print")
        )

    def call(self, node: surface.Call):
        """A call's value: a Call for a user's function and a stack's methods, else a node."""
        function = node.function
        if type(function) is surface.Name and function.id in self.functions:
            return self.user_call(node, self.functions[function.id])
        dotted = self.dotted(function)
        if dotted is None:
            if type(function) is surface.Attribute:
                return self.method(node, function)
            if type(function) is surface.Call:
                self.call(function)  # what is refused in it, such as grad, says more
            raise refuse("call", node.span, self.source)
        if dotted in ONE_VALUE and len(node.args) == 1 and not node.keywords:
            return self.graph.node(ONE_VALUE[dotted], (self.expression(node.args[0]),))
        if dotted in ("max", "min") and len(node.args) > 1:
            row = core.MAX if dotted == "max" else core.MIN
            return self.graph.node(row, tuple(self.expression(v) for v in node.args))
        if dotted in REDUCTIONS:
            return self.library(REDUCTIONS[dotted], dotted, node)
        found = names.by_count(names.function(dotted), len(node.args))
        if found is None:
            higher = higher_name(dotted) is not None or dotted in TAPES
            what = "derivative" if higher else "function"
            raise refuse(what, node.span, self.source, written(node))
        return self.library(getattr(found, "op", None), dotted, node, found)

    def user_call(self, node: surface.Call, function: surface.Def) -> Call:
        given = dict(zip((p.name for p in function.parameters), node.args))
        given |= dict(node.keywords)
        args = []
        for p in function.parameters:
            value = given.get(p.name, p.default)
            if value is None:
                raise refuse("call", node.span, self.source)
            args.append(self.expression(value))
        call = Call(function.name, tuple(args))
        self.spans[id(call)] = call, node.span
        return call

    def method(self, node: surface.Call, function: surface.Attribute):
        """value.method(…): the row of that name, or the effect on a stack."""
        value = function.value
        effect = core.STACK_METHODS.get(function.name)
        if effect and type(value) is surface.Name:
            if effect == core.POP and node.args:
                raise refuse("method", node.span, self.source)
            args = tuple(self.expression(v) for v in node.args)
            return Call(effect, (self.graph.var(value.id), *args))
        x = self.expression(value)
        attrs = self.attrs(node.keywords)
        extra = [self.expression(v) for v in node.args]
        match function.name:
            case "copy" | "item" if not extra:
                row = core.COPY if function.name == "copy" else core.FLOAT
                return self.graph.node(row, (x,))
            case "reshape" if not attrs:
                shape = extra[0] if len(extra) == 1 else self.graph.node(core.TUPLE, tuple(extra))
                return self.graph.node(TABLE["reshape"], (x,), (("shape", shape),))
            case "ravel" | "flatten" if not attrs and not extra:
                return self.graph.node(TABLE["reshape"], (x,), (("shape", -1),))
            case "dot":
                return self.graph.node(arrays.matmul.op, (x, *extra))
            case name if name in METHODS:
                if len(extra) == 1:
                    attrs = (("axis", extra[0]), *attrs)
                return self.graph.node(METHODS[name], (x,), tuple(sorted(attrs, key=_first)))
        raise refuse("method", node.span, self.source)

    def copied(self, x):
        """A new array with the values of x."""
        return self.graph.node(core.COPY, (x,))

    def attrs(self, keywords) -> tuple:
        found = []
        for name, value in keywords:
            if name == "dtype":
                continue
            if type(value) is surface.NoneLiteral:
                found.append((name, None))
            else:
                found.append((name, self.expression(value)))
        return tuple(sorted(found, key=_first))

    def library(self, op: Op | None, dotted: str, node: surface.Call, function=None):
        """A function of the table, or one made of its rows."""
        last = dotted.rpartition(".")[2]
        if last in CONSTANT:
            args = tuple(self.argument(v) for v in node.args)
            return self.filled(last, args, self.attrs(node.keywords), node)
        if last in ("array", "asarray"):
            x = self.expression(node.args[0])
            return x if type(x) is Expr and x.op is core.ARRAY else self.copied(x)
        if last == "copy":
            return self.copied(self.expression(node.args[0]))
        if last in ("concatenate", "stack"):
            items = node.args[0]
            if type(items) not in (surface.List, surface.Tuple):
                raise refuse("call", node.span, self.source)
            attrs = self.attrs(node.keywords)
            if len(node.args) == 2:
                attrs = (("axis", self.expression(node.args[1])),)
            return self.graph.node(TABLE[last], tuple(map(self.expression, items.items)), attrs)
        args = tuple(self.argument(v) for v in node.args)
        attrs = self.attrs(node.keywords)
        made = MADE_OF_ROWS.get(getattr(function, "__name__", last))
        if made is not None:
            try:
                return made(self.graph, *args, **dict(attrs))
            except TypeError:  # an argument that the lines below have not
                raise refuse("function", node.span, self.source, written(node)) from None
        if op is None and last in ("norm", "reshape", "transpose"):
            op = TABLE[last]
        if op is None:
            if dotted in ("math.floor", "math.ceil", "math.trunc"):
                return self.graph.node(core.constant_form(dotted), args)
            return self.inlined(function, args, dict(attrs), node)
        if not op.variadic and len(args) > len(op.args):
            attrs = (*attrs, *zip(POSITIONAL.get(op.name, ()), args[len(op.args) :]))
            if op.name not in POSITIONAL:
                raise refuse("reduction", node.span, self.source)
            args = args[: len(op.args)]
        if op.name == "norm":  # the row is the Euclidean one
            if dict(attrs).get("ord") is not None:
                raise refuse("function", node.span, self.source, written(node))
            attrs = tuple(pair for pair in attrs if pair[0] != "ord")
        if op.symbol == "" and op.name not in self.spelling and dotted != op.name:
            self.spelling[op.name] = dotted
        return self.placed(self.graph.node(op, args, tuple(sorted(attrs, key=_first))), node)

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
            raise refuse("function", node.span, self.source, written(node))
        return self.graph.node(core.constant_form(name), args, attrs)

    def inlined(self, function, args: tuple, attrs: dict, node: surface.Call):
        """What a function made of rows makes of expressions, where it asks for no shape."""
        self.graph.shape_of = self.lengths.of
        try:
            made = function(*args, **attrs)
        except Unshaped:
            raise refuse("shape", node.span, self.source) from None
        except (TypeError, ValueError, AttributeError, Diagnostic):
            # it asks for what is known only when it runs: a truth, a whole number
            raise refuse("function", node.span, self.source, written(node)) from None
        finally:
            self.graph.shape_of = None
        if not can_be_written(made):
            raise refuse("function", node.span, self.source, written(node))
        return self.placed(made, node)

    def placed(self, made, node: surface.Call):
        """`made`, its place kept where it may be refused, or its derivative."""
        if type(made) is Expr and made.op:
            self.graph.places.setdefault(id(made), node.span)
            self.graph.called.setdefault(id(made), written(node))
        return made

    def argument(self, node):
        return None if type(node) is surface.NoneLiteral else self.expression(node)


def written(node: surface.Call) -> str:
    """The name of the function that is called, as the author wrote it."""
    return dotted_name(node.function)[1]


def _first(pair):
    return pair[0]


def can_be_written(made) -> bool:
    """Whether programs can call every row in what a function of the library has made."""
    if type(made) is not Expr:
        return type(made) in (float, int, bool)
    for node in core.postorder([made]):
        op = node.op
        if op is None or op.symbol or TABLE.get(op.name) is not op:
            continue
        if op.name in WRITTEN or op.name in ("getitem", "spread_like"):
            continue
        called = names.function(op.name)
        if called is None:
            return False
        takes = op.keywords if getattr(called, "op", None) is op else _parameters(called)
        if any(name not in takes for name, _ in node.attrs):
            return False
    return True


def _parameters(function) -> set[str]:
    from inspect import signature

    return set(signature(function).parameters)


# -- functions that are no rows, written in rows --------------------------------------------------
def _reduced(graph, row, x, **attrs):
    return graph.node(row, (x,), tuple(sorted(attrs.items(), key=_first)))


def _dot(graph, a, b):
    if type(a) is not Expr or type(b) is not Expr:  # a number
        return arithmetic.mul(a, b)
    return graph.node(arrays.matmul.op, (a, b))


def _softmax(graph, x, axis=-1):
    high = graph.node(
        core.constant_form("stop_gradient"),
        (_reduced(graph, reductions.amax.op, x, axis=axis, keepdims=True),),
    )
    e = elementary.exp(x - high)
    return arithmetic.div(e, _reduced(graph, reductions.total.op, e, axis=axis, keepdims=True))


def _variance(graph, x, axis=None):
    attrs = {} if axis is None else {"axis": axis}
    away = x - _reduced(graph, reductions.mean.op, x, **attrs, keepdims=True)
    return _reduced(graph, reductions.mean.op, away * away, **attrs)


MADE_OF_ROWS = {
    "dot": _dot,
    "matmul_left": lambda graph, g, a, b: graph.node(core.MATMUL_LEFT, (g, a, b)),
    "matmul_right": lambda graph, g, b, a: graph.node(core.MATMUL_RIGHT, (g, b, a)),
    "ndim": lambda graph, x: graph.node(core.constant_form(".ndim"), (x,)),
    "size": lambda graph, x: graph.node(core.constant_form(".size"), (x,)),
    "ravel": lambda graph, x: graph.node(TABLE["reshape"], (x,), (("shape", -1),)),
    "softmax": _softmax,
    "var": _variance,
    "std": lambda graph, x, axis=None: arithmetic.sqrt(_variance(graph, x, axis)),
}
