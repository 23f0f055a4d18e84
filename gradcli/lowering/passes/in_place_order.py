"""Lists that are put in order, or turned round, where they are: `xs.sort()` as `xs = sorted(xs)`.

No one can tell, where no other name has the list, and no loop walks it.
"""

from gradcli.language.names.program import Program
from gradcli.language.names.scopes import Scope
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import mentions, number
from gradcli.lowering.passes.rewriting import Rewriting

ORDERING = ("sort", "reverse")
NEW = ("sorted", "list")  # functions that give a list that no other name has
# what is said of a list by its name, but for the functions that are given it: it gives no other one
ASKING = (
    s.Assign, s.AugAssign, s.Attribute, s.Binary, s.Compare, s.Unary, s.Clause, s.Expression,
    s.If, s.While, s.For,
)  # fmt: skip


def orders(node: s.Node) -> bool:
    """Whether a node is a method that puts a list in order where it is."""
    return type(node) is s.Attribute and node.name in ORDERING


class InPlaceOrder(Rewriting):
    """The pass: the method stays of a list that another name may have, and of what may be none."""

    def __init__(self, program: Program):
        super().__init__(program)
        self.scopes = {id(scope.node): scope for scope in program.scope.walk()}

    def statement(self, node: s.Node) -> list[s.Node]:
        match node:
            case s.Expression(s.Call(s.Attribute(s.Name(name) as owner, "sort"), (), keywords)) if {
                key for key, _ in keywords
            } <= {"reverse"} and self.is_alone(name):
                value = s.Call(s.Name("sorted"), (owner,), keywords, span=node.span)
                return [s.Assign((owner,), value, span=node.span)]
            case s.Expression(s.Call(s.Attribute(s.Name(name) as owner, "reverse"), (), ())) if (
                self.is_alone(name)
            ):
                back = s.Slice(None, None, s.Unary("-", number(1)))
                value = s.Subscript(owner, back, span=node.span)
                return [s.Assign((owner,), value, span=node.span)]
        return [self.blocks_of(node)]

    def is_alone(self, name: str) -> bool:
        """Whether a name is only given lists of its own, which nothing else has or walks."""
        places = self.scope.bindings.get(name, ())
        is_input = self.scope is self.program.scope and name in self.program.inputs
        own = all(
            place.kind == "augment" or (place.kind == "assign" and self.is_new(place.value))
            for place in places
        )
        if not places or is_input or not own or self.scope.home("sorted") is not None:
            return False
        around = self.scope.node
        leaves = type(around) is s.Def and not any(
            type(node) is s.Def and node is not around for node in s.walk(around)
        )
        return self.keeps(self.scope, name, leaves, set()) and not any(
            type(node) is s.For and mentions(node.iterable, name) and _orders(node.body, name)
            for node in s.walk(around)
        )

    def is_new(self, value: s.Node) -> bool:
        """Whether a value is a list that no name has yet."""
        match value:
            case s.List() | s.Comprehension():
                return type(value) is s.List or type(value.element) is not s.Pair
            case s.Binary("*", left, right):
                return s.List in (type(left), type(right))
            case s.Call():
                return any(self.is_builtin(value, function) for function in NEW)
        return False

    def keeps(self, scope: Scope, name: str, leaves: bool, asked: set[tuple[int, str]]) -> bool:
        """Whether no other name gets the list of a name, as far as its scope goes.

        leaves: whether the function may give it back, and so ends.
        """
        asked.add((id(scope), name))
        for node in s.walk(scope.node):
            if s.Name(name) not in s.children(node):
                continue
            match node:
                case s.Assign(_, s.Name(given)) if given == name:
                    return False
                case s.Subscript(s.Name()):
                    continue
                case s.Return():
                    if not leaves:
                        return False
                case s.Call(s.Name(function), args) if function in self.program.functions:
                    d = self.program.functions[function]
                    taken = [p.name for p, arg in zip(d.parameters, args) if arg == s.Name(name)]
                    if args.count(s.Name(name)) > len(taken) or node.keywords:
                        return False
                    inner = self.scopes[id(d)]
                    new = [p for p in taken if (id(inner), p) not in asked]
                    if not all(self.keeps(inner, p, False, asked) for p in new):
                        return False
                case s.Call(function):
                    if not self.library(function):
                        return False
                case _:
                    if type(node) not in ASKING:
                        return False
        return True


def _orders(body: tuple, name: str) -> bool:
    """Whether statements put the list of a name in order."""
    parts = (part for node in body for part in s.walk(node))
    return any(orders(part) and part.value == s.Name(name) for part in parts)
