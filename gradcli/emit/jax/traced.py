"""Printed JAX as a function of Python: the tree is run that the printer makes, no text is.

JAX runs it once, on tracers, and compiles what it does.  Here are the statements and expressions
that the printer writes, and no more.
"""

import builtins
import math
import operator
from collections import ChainMap
from collections.abc import Callable
from typing import Any, NamedTuple

from gradcli.core import ir
from gradcli.emit.about import About
from gradcli.emit.jax.module import JaxFunction
from gradcli.emit.python.module import file_of
from gradcli.language.syntax import surface as s
from gradcli.typed.no_form import NoForm

Names = ChainMap[str, Any]
BINARY: dict[str, Callable] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv,
    "//": operator.floordiv, "%": operator.mod, "**": operator.pow, "@": operator.matmul,
    "&": operator.and_, "|": operator.or_, "<<": operator.lshift, ">>": operator.rshift,
}  # fmt: skip
COMPARED: dict[str, Callable] = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "==": operator.eq, "!=": operator.ne, "is": operator.is_,
}  # fmt: skip
UNARY: dict[str, Callable] = {"-": operator.neg, "+": operator.pos, "~": operator.invert}
PYTHONS = ("range", "len", "float", "int", "bool", "slice", "reversed", "tuple")


class Telling(JaxFunction):
    """A function that gives back, after its outputs, whether a list had no room for an item."""

    tells = False

    def unless(self, lost: s.Node, outputs: list[s.Node]) -> list[s.Node]:
        self.tells = True
        return [*outputs, lost]


class Traced(NamedTuple):
    """The function that is printed of a program; deep: whether it keeps as much as there is room
    for of what it has no count of; tells: whether its last output is that there was too little."""

    function: Callable
    deep: bool
    tells: bool


def traced(program: ir.Program) -> Traced:
    """The function of a program; E0109 where it needs a function that is only printed."""
    import jax
    import jax.numpy as jnp
    from jax import lax
    from jax.scipy import linalg, special

    from gradcli.emit.jax import runtime

    made: Any = file_of(program, About(), True, Telling)
    before, whole = made.functions()
    own = {name: getattr(runtime, name) for name in made.helpers if hasattr(runtime, name)}
    if absent := sorted(made.writer.used & made.helpers.keys() - own.keys()):
        raise NoForm(
            "E0109", f"on JAX there is no form for {absent[0]}", help="--engine tape has it"
        )
    modules = {"jax": jax, "jnp": jnp, "lax": lax, "special": special, "linalg": linalg}
    pythons = {name: getattr(builtins, name) for name in PYTHONS}
    names: Names = ChainMap({}, {**pythons, **modules, "math": math, **own})
    for d in (*before, whole):
        names[d.name] = _function(d.parameters, d.body, names)
    return Traced(names[whole.name], "ROOM" in made.writer.used, made.tells)


def _function(parameters: tuple, body: tuple, outer: Names) -> Callable:
    defaults = [p.default for p in parameters]

    def call(*args, **keywords):
        own = outer.new_child()
        for p, default in zip(parameters, defaults):
            if default is not None:
                own[p.name] = value(default, outer)
        own.update(zip([p.name for p in parameters], args))
        own.update(keywords)
        return _run(body, own)

    return call


def _run(body: tuple, names: Names) -> Any:
    """What a body returns; None where it does not."""
    for statement in body:
        match statement:
            case s.Assign((target,), given):
                _assign(target, value(given, names), names)
            case s.Return(s.Node() as given):
                return value(given, names)
            case s.Def(name, parameters, inner):
                names[name] = _function(parameters, inner, names)
            case s.If(((test, inner),), ()):  # of a default
                if value(test, names):
                    _run(inner, names)
            case s.Expression(s.String()):
                pass
            case _:
                raise AssertionError(f"no case for {statement!r}")
    return None


def _assign(target: s.Node, given: Any, names: Names) -> None:
    match target:
        case s.Name(id):
            names[id] = given
        case s.Tuple(items):
            for part, one in zip(items, given, strict=True):
                _assign(part, one, names)
        case _:
            raise AssertionError(f"no case for {target!r}")


def value(node: s.Node, names: Names) -> Any:
    """The value of an expression."""
    return VALUES[type(node)](node, names)


def _called(node: s.Call, names: Names) -> Any:
    keywords = {name: value(v, names) for name, v in node.keywords}
    return value(node.function, names)(*_values(node.args, names), **keywords)


def _compared(node: s.Compare, names: Names) -> Any:
    (sign,), (second,) = node.ops, node.rest
    return COMPARED[sign](value(node.first, names), value(second, names))


def _computed(node: s.Binary, names: Names) -> Any:
    return BINARY[str(node.op)](value(node.left, names), value(node.right, names))


def _cut(node: s.Slice, names: Names) -> slice:
    ends = (node.start, node.stop, node.step)
    return slice(*[None if v is None else value(v, names) for v in ends])


def _values(nodes: tuple, names: Names) -> list:
    return [value(v, names) for v in nodes]


VALUES: dict[type, Callable[[Any, Names], Any]] = {
    s.Name: lambda node, names: names[node.id],
    s.Number: lambda node, names: node.value,
    s.Boolean: lambda node, names: node.value,
    s.String: lambda node, names: node.value,
    s.NoneLiteral: lambda node, names: None,
    s.Ellipsis: lambda node, names: ...,
    s.Attribute: lambda node, names: getattr(value(node.value, names), node.name),
    s.Call: _called,
    s.Subscript: lambda node, names: value(node.value, names)[value(node.index, names)],
    s.Slice: _cut,
    s.Binary: _computed,
    s.Unary: lambda node, names: UNARY[node.op](value(node.operand, names)),
    s.Compare: _compared,
    s.Tuple: lambda node, names: tuple(_values(node.items, names)),
    s.List: lambda node, names: _values(node.items, names),
    s.Lambda: lambda node, names: _function(node.parameters, (s.Return(node.value),), names),
}
