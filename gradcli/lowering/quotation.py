"""Quotation: staged values stand in a call of the surface, which the rows of the library lower.

What is numerical (operators, subscripts of arrays, calls of the library, attributes) is lowered by
the same functions as ever; a value that is known stands there as the literal that it is.
"""

from gradcli.core import ir
from gradcli.core.alias.views import aliased
from gradcli.core.ir import Expr
from gradcli.core.types.shape_rules import UNKNOWN
from gradcli.core.types.shapes import Lengths
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface
from gradcli.lowering.fresh_names import authored
from gradcli.lowering.plain.lower import _Lower
from gradcli.lowering.raising.restore import path
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import NONE, Items, Leaf, Library, Maybe, Text, Tuple, described
from gradcli.ops import names


class Held(surface.Node):
    """An expression of the core in the place of what the author wrote."""

    __slots__ = ("value",)


class Rows(_Lower):
    """The numerical half of a lowering; where names stand, `Held` has what they stand for."""

    def __init__(self, program: Program):
        super().__init__(program, True)
        self.functions, self.variables = {}, set()
        self.lengths = _OfVersions(self.inputs, program.module)
        self.author_own = authored(program)
        bindings = program.scope.bindings
        self.assigned_inputs = {n for n in program.inputs if _is_changed(n, program, bindings)}

    def find_lists(self) -> None:
        """None: a list is a value of the staging."""

    def single(self, node):
        return node.value if type(node) is Held else super().single(node)

    def is_number(self, value) -> bool:
        """Whether a value is surely one number."""
        return type(value) is not Expr or self.lengths.of(value) == ()

    def is_number_name(self, name: str) -> bool:
        return self.lengths.of_name(name) == ()

    def is_array(self, value, kind: str = "") -> bool:
        """Whether np.asarray gives the very array that it is given, which has to be known."""
        if self.is_number(value) or not aliased(value):
            return False
        if kind or type(self.lengths.of(value)) is not tuple:
            raise Refused("np.asarray of what may be an array that is shared", None)
        return True

    def constant_of(self, name: str) -> Expr | None:
        """A constant of the language or of a library, by its name."""
        value = names.constant(name)
        if value is None:
            return None
        self.constants[name] = value
        return self.graph.var(name)

    def lowered(self, node: surface.Node, lower):
        """What `lower(node)` gives, where it needs no statement."""
        value = lower(node)
        if self.out:
            raise Refused("this call cannot be read in its place", node.span)
        return value


class _OfVersions(Lengths):
    """The shapes of versions, each of which is assigned once."""

    def of_name(self, name: str):
        if name not in self.names and name in self.given:
            self.names[name] = UNKNOWN
            self.names[name] = self.of(self.given[name])
        return self.names.get(name, UNKNOWN)


def _is_changed(name: str, program: Program, bindings: dict) -> bool:
    """Whether a program gives one of its inputs, or an element of it, another value."""
    places = [b for b in bindings.get(name, ()) if b.kind != "declare"]
    given = 0 if program.inputs[name].declared or program.inputs[name].default is None else 1
    return len(places) > given or name in program.scope.writes


def literal(value) -> surface.Node:
    """A known number as it may be written."""
    return surface.Boolean(value) if type(value) is bool else surface.Number(value, repr(value))


def quoted(st, v, span, option: bool = False) -> surface.Node:
    """A value as a node that the rows can lower.  option: a number that is known is a literal."""
    match v:
        case Leaf(expr=expr, known=known):
            if type(expr) is not Expr:
                return _at(literal(expr), span)
            return _at(literal(known[0]), span) if option and known else Held(expr, span=span)
        case Text(None):
            return surface.NoneLiteral(span=span)
        case Text(value):
            return surface.String(value, repr(value), span=span)
        case Tuple(items):
            parts = tuple([quoted(st, i, span, option) for i in items])
            reals = any([isinstance(i, Leaf) and not _is_whole(st, i) for i in items])
            return surface.List(parts, span=span) if reals else surface.Tuple(parts, span=span)
        case Library(name):
            return _at(path(name), span)
        case Maybe():
            return Held(v.value, span=span)
    if (contents := st.list_contents(v, span)) is not None:
        if isinstance(contents, Items):
            items = tuple([quoted(st, i, span, option) for i in contents.values])
            return surface.List(items, span=span)
        return Held(st.as_array(v, span), span=span)
    raise Refused(f"{described(v)} is given to a function of numbers", span)


def _is_whole(st, v: Leaf) -> bool:
    """Whether a number in a tuple may be a length or an axis: not where it may be a real."""
    if v.known is not None:
        return type(v.known[0]) is int
    return st.is_whole(v.expr)


def _at(node: surface.Node, span) -> surface.Node:
    return type(node)(*node.fields(), span=span)


def value_of(made):
    """What the rows gave, as a value: several results are a tuple."""
    if made is None:
        return NONE
    if type(made) is Expr and made.op is ir.TUPLE:
        return Tuple(tuple([Leaf(a) for a in made.args]))
    return Leaf(made)
