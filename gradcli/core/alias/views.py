"""What of values are arrays that names have: which they may be or be views of, and what surely is.

A row says whether its result may be a view of its first argument, and in which order the elements
of that lie; kinds and shapes say what is a number, which no name shares.
"""

from collections.abc import Callable, Container
from typing import Any

from gradcli.core import ir
from gradcli.core.ir import Assign, Call, Expr
from gradcli.core.operators import BOOLEANS
from gradcli.core.types.kind_rules import SURE_ARRAYS, axes_of
from gradcli.core.types.kinds import Kinds, Scope

# rows of arrays, of how many axes is not known
MADE = {"squeeze", "atleast_1d", "atleast_2d", "real"}
# Rules of shapes of rows whose elements lie in order, whatever those of their arguments do
STRAIGHT = frozenset({"stacked", "filled", "ranged", "spaced", "unit"})


def aliased(value, items: Callable[[Expr], tuple] = lambda node: ()) -> set[str]:
    """The names whose arrays `value` may be, or be views of; none where it is surely new.

    items: of a list, the arrays in it, which it has as they are.
    """
    found: set[str] = set()
    pending = [value]
    while pending:
        node = pending.pop()
        if type(node) is not Expr:
            continue
        if node.op is None:
            found.add(node.args[0])
        elif node.op in ir.CHOICES:
            pending += node.args[1:] if node.op is ir.SELECT else node.args
        elif node.op.view:
            pending.append(node.args[0])
        else:
            pending += items(node)
    return found


def own(value, former):
    """`value`, or a copy where a name has its array, and `former`, in whose place it is, is new.

    One of the two may be written to while the other is still read.
    """
    shared = type(value) is Expr and aliased(value) and not aliased(former)
    return value.graph.node(ir.COPY, (value,)) if shared else value


class Views:
    """What values of a program share with names.

    asked: the names of which something is asked that only arrays have.
    vectors: whether what is indexed by one number is taken for a vector where nothing says that it
    is none: its shape, or that the target is an array.
    lists: the identities of the nodes that are lists of Python's.
    """

    def __init__(
        self,
        program: ir.Program,
        kinds: Kinds,
        asked: set[str],
        vectors: bool,
        lists: Container[int],
    ):
        self.program, self.kinds, self.asked = program, kinds, asked
        self.vectors, self.lists = vectors, lists
        body = ir.statements(program.body)
        self.made = {s.targets[0] for s in body if type(s) is Assign and _is_made(s)}

    def is_number(self, value, scope: Scope, target: str = "") -> bool:
        """Whether a value is a number, which no name shares: also an element of a matrix."""
        axes = self.kinds.shapes.axes(value, scope)
        if axes is not None or self.kinds.is_number(value, scope):
            return not axes
        if value.op is None or value.op.name != "getitem":
            return False
        if not self.vectors or target in self.asked:
            return False
        return [self.takes(p, scope) for p in value.args[1:]] == ["element"]

    def aliased(self, value, scope: Scope) -> set[str]:
        """The names whose arrays a value may be, be a view of, or have in it as a list."""

        def items(node: Expr) -> tuple:
            if (shown := self.shown(node, scope)) is not None:
                return (shown,)
            if id(node) not in self.lists:
                return ()
            if node.op is ir.ARRAY:
                return self.arrays_of(node, scope)
            return node.args if self.is_shaped(node, scope, 2) else ()  # new, of the same items

        return aliased(value, items)

    def shown(self, node: Expr, scope: Scope):
        """The argument of which a row may give a view for the others that it has: most that no one
        writes to."""
        match node.op.name:
            case "diag" if self.kinds.shapes.axes(node.args[0], scope) != 1:
                return node.args[0]
            case "diff" if 0 in (*node.args[1:2], dict(node.attrs).get("n")):
                return node.args[0]
            case "einsum" if len(node.args) == 2 and _keeps_all(node.args[0]):
                return node.args[1]
        return None

    def arrays_of(self, display: Expr, scope: Scope) -> tuple:
        """The items of a list that surely are arrays."""
        return tuple([item for item in display.args if self.is_shaped(item, scope, 1)])

    def is_shaped(self, value, scope: Scope, least: int) -> bool:
        """Whether a value surely is an array, of so many axes or more."""
        axes = self.kinds.shapes.axes(value, scope)
        if axes is None:
            kind = self.kinds.of(value, scope)
            axes = 1 if kind == "array" else axes_of(kind)
        named = type(value) is Expr and value.op is None and value.args[0] in self.asked
        return (axes or 0) >= least or (named and least == 1 and axes is None)

    def is_array(self, name: str, scope: Scope) -> bool:
        """Whether what a name stands for is surely an array."""
        kind = self.kinds.name(name, scope)
        axes = self.kinds.shapes.axes(self.program.graph.var(name), scope)
        return kind in SURE_ARRAYS or bool(axes) or name in self.asked or name in self.made

    def takes(self, part, scope: Scope) -> str:
        """What a part of an index takes: an "element", a "slice", or "copies"; "" if unknown."""
        if type(part) is not Expr:
            return "slice" if part is None or part is ... else "element"
        if part.op is ir.SLICE:
            return "slice"
        if part.op is ir.ARRAY or part.op in BOOLEANS:
            return "copies"
        kind = self.kinds.of(part, scope)
        return "element" if kind == "int" else "copies" if kind in SURE_ARRAYS else ""

    def is_certain(self, s: Assign, scope: Scope) -> bool:
        """Whether an assignment surely makes its target a view of one name."""
        node: Any = s.value
        if type(node) is Call or (s.targets[0] in self.program.inputs and scope is None):
            return False
        if node.op is not None and node.op.name == "positive":
            return True  # +a is a new array
        sliced = self.kinds.shapes.axes(node, scope) is not None
        while node.op is not None:
            name = node.op.name
            if name not in ("getitem", "reshape") and (name != "transpose" or node.attrs):
                return False
            if name == "reshape" and not self._in_order(node.args[0], scope, set()):
                return False  # it may be a copy
            if name == "getitem":
                taken = {self.takes(p, scope) for p in node.args[1:]}
                if "copies" in taken:
                    return True  # a new array
                if "" in taken or not (sliced or "slice" in taken):
                    return False  # it may be a number
            sliced = True
            node = node.args[0]
        return True

    def _in_order(self, node, scope: Scope, looked_at: set[str]) -> bool:
        """Whether the elements of an array surely lie one after the other, so that another shape
        is a view; looked_at: names that are asked about already."""
        if type(node) is not Expr:
            return True
        if node.op is None:
            (name,) = node.args
            if name in looked_at:
                return True
            given = [s for sc, s in self.kinds.blocks if type(s) is Assign and name in s.targets
                     and not s.index and sc == self.kinds.scope(name, scope)]  # fmt: skip
            looked_at = looked_at | {name}
            return all(
                type(s.value) is not Call and self._in_order(s.value, scope, looked_at)
                for s in given
            )
        if node.op.name == "getitem":
            parts = list(node.args[1:])
            while parts and self.takes(parts[0], scope) == "element":
                parts.pop(0)
            first = parts and type(parts[0]) is Expr and parts[0].op is ir.SLICE
            if parts and not (len(parts) == 1 and first and parts[0].args[2] in (None, 1)):
                return False
        elif not node.op.view:
            turned = any(op.view == "turned" for op in self.program.graph.rows)
            return not turned or node.op.shape in STRAIGHT
        elif node.op.view != "in order":
            return False
        return self._in_order(node.args[0], scope, looked_at)


def _keeps_all(subscripts) -> bool:
    """Whether einsum sums nothing of one array with these subscripts, and gives a view of it."""
    if type(subscripts) is not str:
        return True
    given, _, kept = subscripts.replace(" ", "").partition("->")
    once = {letter for letter in given if given.count(letter) == 1}
    return set(given) == (set(kept) if "->" in subscripts else once)


def _is_made(s: Assign) -> bool:
    """Whether a name is given an array by a function that makes one of any value."""
    value = s.value
    return type(value) is Expr and value.op is not None and value.op.name in MADE and not s.index
