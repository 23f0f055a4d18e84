"""The inputs of a program as the parameters of a function: kinds, shapes and defaults."""

from collections.abc import Set
from functools import partial
from typing import NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.operators import OPERATORS, UNARY
from gradcli.core.types.kinds import Kinds
from gradcli.errors import Diagnostic
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface
from gradcli.ops.libraries import names


class Parameter(NamedTuple):
    """One input.

    kind: what it may hold, as `Kinds` says: "bool", "int", "real", "vector" or "any";
    shape: the declared lengths, None for an open one, or None; default: None, a number, or an
    expression of the program's graph, which may read other inputs.
    """

    name: str
    kind: str
    shape: tuple[int | None, ...] | None
    default: object

    @property
    def is_single(self) -> bool:
        return self.kind in ("bool", "int", "real", "str")


def parameters(program: ir.Program, kinds: Kinds) -> list[Parameter]:
    """The inputs in the program's order; E0109 for a default that is more than an expression."""
    defaults: dict[str, surface.Node] = {}
    for s in program.header:
        match s:
            case surface.Declare(name=name, default=surface.Node() as default):
                defaults[name] = default
            case surface.Assign(targets=(surface.Name(id), *_), value=value):
                defaults[id] = value
    return [
        Parameter(
            name,
            kinds.name(name, None) or "real",
            shape or None,
            _value(defaults[name], program) if name in defaults else None,
        )
        for name, (_, shape) in program.inputs.items()
    ]


def in_call_order(given: list[Parameter]) -> list[Parameter]:
    """The parameters without a default before those with one, as Python wants them."""
    return sorted(given, key=lambda p: p.default is not None)


def _value(node: surface.Node, program: ir.Program):
    """The number or expression of a default."""
    graph, value = program.graph, partial(_value, program=program)
    match node:
        case surface.Number(number, _) if type(number) is not complex:
            return number
        case surface.Boolean(written) | surface.String(written):
            return written
        case surface.Unary(op, operand) if op in UNARY:
            x = value(operand)
            if op == "-" and type(x) in (int, float) and x:
                return -x
            return graph.node(UNARY[op], (x,))
        case surface.Binary(op, left, right) if op in OPERATORS:
            return graph.node(OPERATORS[op], (value(left), value(right)))
        case surface.List(items) if items:
            return graph.node(ir.ARRAY, tuple(map(value, items)))
        case surface.Call():
            return _called(node, program)
    name = dotted(node)[1] if type(node) in (surface.Name, surface.Attribute) else ""
    if name in program.inputs:
        return graph.var(name)
    if names.constant(name) is not None:
        program.constants[name] = names.constant(name)
        return graph.var(name)
    raise _not_printed(node)


def _not_printed(node: surface.Node) -> Diagnostic:
    what = "a default that is more than an expression of numbers cannot be printed for a target"
    return Diagnostic("E0109", what, node.span, help="give it as a number")


CONVERSIONS = {"float": float, "np.float64": float, "np.double": float, "int": int}


def _converted(kind: type, given: surface.Node, node: surface.Node, program: ir.Program):
    """The number that float or int makes of a number or of a text: float("inf") is inf."""
    try:
        if type(given) is surface.String:
            number = kind(given.value)
        elif type(value := _value(given, program)) in (bool, int, float):
            number = kind(value)
        else:
            raise _not_printed(node)
    except (ValueError, OverflowError):
        raise _not_printed(node) from None
    if number - number == 0:
        return number
    name = "nan" if number != number else "inf"
    if name in program.inputs:
        raise _not_printed(node)
    program.constants[name] = names.constant(name)
    infinite = program.graph.var(name)
    return program.graph.node(UNARY["-"], (infinite,)) if number < 0 else infinite


def _is_literal(node: surface.Call) -> bool:
    """Whether a call with keywords makes an array or a tensor, which keywords only describe."""
    return dotted(node.function)[1].rpartition(".")[2] in LITERALS


LITERALS = ("array", "asarray", "constant", "Variable")


def _called(node: surface.Call, program: ir.Program):
    """What a call in a default gives: a number, an array, or a function of the table."""
    name, graph = dotted(node.function)[1], program.graph
    if name in CONVERSIONS and len(node.args) == 1 and not node.keywords:
        return _converted(CONVERSIONS[name], node.args[0], node, program)
    if node.keywords and not _is_literal(node):
        raise _not_printed(node)
    args, last = tuple([_value(a, program) for a in node.args]), name.rpartition(".")[2]
    if last in LITERALS and len(args) == 1:
        return args[0]
    if last in ("zeros", "ones", "full", "eye", "arange", "linspace", "zeros_like", "ones_like"):
        return graph.node(ir.constant_form(last), args)
    op = getattr(names.function(name), "op", None)
    if op is None or not op.elementwise or len(args) != len(op.args):
        raise _not_printed(node)
    return graph.node(op, args)


def reads(default) -> Set[str]:
    """The names that a default reads."""
    return default.names if type(default) is Expr else frozenset()
