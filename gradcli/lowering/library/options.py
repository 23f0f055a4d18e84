"""The options of a call: what they are is known where it is lowered, or the call is refused there.

An option is a keyword, or an argument by position that may be left out.  It is a literal, or a name
that stands for one literal all along; a number may be worked out as the program runs, but not a
truth or a word, which say what function is meant.
"""

from gradcli.core.ir import Expr
from gradcli.core.refusals import refuse
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import is_constant
from gradcli.lowering.library.reader import Reader
from gradcli.ops.element_types import ALSO
from gradcli.ops.libraries import names

TYPES = {"float64": "float", "int64": "int", "bool": "bool"}  # of elements that are printed


class Options(Reader):
    """The part of a lowering that reads what is given to a function of the library."""

    def argument(self, node):
        match node:
            case surface.NoneLiteral():
                return None
            case surface.String(value):  # one of the words that a function takes
                return value
        return self.expression(node)

    def arguments(self, nodes: tuple, function) -> tuple:
        """The values of arguments by position, of which the last may be options."""
        least = names.least(function)
        return tuple(
            [self.argument(v if k < least else self.meant(v)) for k, v in enumerate(nodes)]
        )

    def attrs(self, keywords) -> tuple:
        """The values of keywords, in the order of their names."""
        found = [(name, self.argument(self.meant(value))) for name, value in keywords]
        return tuple(sorted(found, key=lambda pair: pair[0]))

    def meant(self, node):
        """The literal that a name surely stands for, in the place of the name."""
        home = self.scope.home(node.id) if type(node) is surface.Name else None
        if home is None or node.id in home.writes or len(home.bindings[node.id]) > 1:
            return node
        (place,) = home.bindings[node.id]
        given = home is self.resolved.scope and node.id in self.resolved.inputs
        if place.kind != "assign" or place.nested or given:
            return node
        return place.value if self.is_literal(place.value) else node

    def is_literal(self, node) -> bool:
        """Whether a node is written out, or names a constant of the language."""
        if type(node) in (surface.Tuple, surface.List):
            return all(map(self.is_literal, node.items))
        inner = node.operand if type(node) is surface.Unary and node.op == "-" else node
        dotted = self.dotted(inner)
        return is_constant(node) or (dotted is not None and names.constant(dotted) is not None)

    def check_options(self, function, args: tuple, attrs: tuple, node: surface.Call) -> None:
        """Raise where an option that says which function is meant is worked out."""
        words, parameters = names.words(function), names.parameters(function)
        for name, value in (*zip(parameters, args), *attrs):
            if name in words and type(value) is Expr and value.names:
                given = dict(zip(parameters, node.args)) | dict(node.keywords)
                place = given[name].span if name in given else node.span
                raise refuse("option", place, self.source)

    def apart_from_type(self, function, node: surface.Call) -> tuple[surface.Call, str]:
        """A call without its dtype, and what that says the elements are; "" where none is given."""
        parameters = names.parameters(function) if function is not None else ()
        place = parameters.index("dtype") if "dtype" in parameters else len(node.args)
        given, last = dict(zip(parameters[place:], node.args[place:])), node.args[:place]
        given |= dict(node.keywords)
        if "dtype" not in given:
            return node, ""
        kind = self.type_named(given.pop("dtype"))
        return surface.Call(node.function, last, tuple(given.items()), span=node.span), kind

    def apart_from_layout(self, node: surface.Call) -> surface.Call:
        """A call that makes an array without what says how that lies in memory: row by row."""
        given = dict(node.keywords)
        order = given.pop("order", surface.NoneLiteral())
        given.pop("subok", None)
        if getattr(order, "value", "C") not in ("C", "K", "A"):
            raise refuse("option", node.span, self.source)
        return surface.Call(node.function, node.args, tuple(given.items()), span=node.span)

    def type_named(self, node) -> str:
        """What a dtype says that elements are: "float", "int" or "bool"; "" of None."""
        if type(node) is surface.NoneLiteral:
            return ""
        kind = TYPES.get(ALSO.get(self.name_of_type(node), ""))
        if kind is None:
            raise refuse("dtype", node.span, self.source)
        return kind

    def name_of_type(self, node) -> str:
        name = node.value if type(node) is surface.String else self.dotted(node) or ""
        return name.rpartition(".")[2]

    def check_default(self, default) -> None:
        """Raise where the array that an input is by default holds other than it is written with."""
        dtype = dict(default.keywords).get("dtype") if type(default) is surface.Call else None
        name = "" if dtype is None else self.name_of_type(dtype)
        points = any(
            type(part) is surface.Number and type(part.value) is not int
            for part in surface.walk(default)
        )
        if (points and "int" in name) or "bool" in name or "complex" in name:
            raise refuse("integers" if "int" in name else "dtype", default.span, self.source)
