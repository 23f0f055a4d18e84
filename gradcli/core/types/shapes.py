"""The shapes of a core program's names and values (`shape_rules`), as far as its text tells."""

from collections.abc import Callable
from copy import copy
from functools import cached_property, partial
from typing import Any

from gradcli.core import ir
from gradcli.core.flow import Analysis, Place, Scope
from gradcli.core.ir import Assign, Call, Expr, For
from gradcli.core.types.facts import Facts, Shape
from gradcli.core.types.kind_rules import axes_of
from gradcli.core.types.lengths import UNKNOWN, Length, Sum, minus, names, plus, times
from gradcli.core.types.lengths import name as length_named
from gradcli.core.types.shape_rules import GIVEN, node_shape
from gradcli.language.syntax import surface
from gradcli.ops.arithmetic import add, mul, neg, sub
from gradcli.ops.rows import TABLE, Op

MATMUL, GETITEM = TABLE["matmul"], TABLE["getitem"]


class Shapes(Analysis):
    """The shapes of a program's names and nodes; `of(value, scope)` gives a value's."""

    def __init__(self, kinds) -> None:
        super().__init__(kinds.flow)
        self.kinds = kinds
        self.equal: dict[Length, Length] = {}  # the lengths of inputs that products tell
        self.counts: dict[Place, Length] = {}  # what names of whole numbers are
        self.open = {
            n
            for name, (_, shape) in kinds.program.inputs.items()
            for n in with_names(name, shape or ())
            if type(n) is Sum
        }
        while True:
            self._find()
            if not self._learn() and not self._count():
                break

    def apart(self, kinds) -> "Shapes":
        """The same shapes beside other kinds: what a transform notes stays its own."""
        other = copy(self)
        other.kinds, other.flow, other.table = kinds, kinds.flow, dict(self.table)
        other.memo = {scope: dict(shapes) for scope, shapes in self.memo.items()}
        return other

    def _find(self) -> None:
        """The shapes of all names: the least fixed point."""
        self.table = {
            (None, name): self._of_input(name, shape)
            for name, (_, shape) in self.kinds.program.inputs.items()
        }
        self.solve(self.flow.whole)

    def _of_input(self, name: str, shape) -> Shape:
        if shape is not None:
            return tuple([self.equal.get(n, n) for n in with_names(name, shape)])
        return () if self.kinds.is_number_name(name, None) else name

    def _learn(self) -> bool:
        """Learn an open length of an input from a product that every run computes; whether one
        was found."""
        program = self.kinds.program
        if MATMUL not in program.graph.rows or not self.open:
            return False
        reads = [v for s in program.body if type(s) is Assign for v in ir.reads(s)]
        for value in (*reads, *program.outputs):
            nodes = ir.postorder(value.args if type(value) is Call else (value,))
            if any([node.op in ir.LAZY for node in nodes]):
                continue  # it may not compute all of its parts
            for node in nodes:
                if node.op is MATMUL and self._unite(*[self.of(a, None) for a in node.args]):
                    return True
        return False

    def _unite(self, a: Shape | None, b: Shape | None) -> bool:
        """Whether the lengths that a @ b sums over tell that of an input."""
        if type(a) is not tuple or type(b) is not tuple or not a or not b:
            return False
        pair = a[-1], b[max(len(b) - 2, 0)]
        if pair[0] == pair[1] or UNKNOWN in pair:
            return False
        for n, other in (pair, pair[::-1]):
            if n in self.open and not names(n) <= names(other):
                self.equal = {k: other if v == n else v for k, v in self.equal.items()}
                self.equal[n] = other
                return True
        return False

    def _count(self) -> bool:
        """Find what names of whole numbers are, by the shapes found; whether there is a new one.

        A name that gets several values is each of them, and its length the one that all are.
        """
        program = self.kinds.program
        if not any(row is ir.SLICE or row.shape in GIVEN for row in program.graph.rows):
            return False  # nothing takes a length
        found = {}
        for place, edges in self.flow.into.items():
            if place in self.counts or (place[0] is None and place[1] in program.inputs):
                continue
            if any(type(edge.statement) is For for edge in edges):
                continue
            lengths = {self.length(edge.value, edge.home) for edge in edges}
            if len(lengths) == 1 and UNKNOWN not in lengths:
                found[place] = lengths.pop()
        self.counts |= found
        return bool(found)

    def length(self, value, scope: Scope) -> Length:
        """The length that a whole number is."""
        if type(value) is not Expr:
            return value if type(value) is int else UNKNOWN
        if value.op is None:
            return self.counts.get(self.flow.place(value.args[0], scope), UNKNOWN)
        if value.op in ARITHMETIC:
            return ARITHMETIC[value.op](*[self.length(a, scope) for a in value.args])
        if value.op not in (ir.LEN, GETITEM):
            return UNKNOWN
        x, k = value.args[0], 0 if value.op is ir.LEN else value.args[1]
        if value.op is GETITEM:
            if type(x) is not Expr or x.op is not ir.SHAPE:
                return UNKNOWN
            x = x.args[0]
        shape = self.of(x, scope)
        known = type(shape) is tuple and type(k) is int and -len(shape) <= k < len(shape)
        return shape[k] if known else UNKNOWN  # type: ignore[index]

    # -- the lattice ------------------------------------------------------------------------------
    def join(self, a: Shape | None, b: Shape | None) -> Shape | None:
        return b if a is None else a if b is None else either(a, b)

    def literal(self, value) -> Shape:
        return ()

    def name(self, name: str, scope: Scope) -> Shape | None:
        return () if self.kinds.is_number_name(name, scope) else super().name(name, scope)

    def transfer(self, node: Expr, memo: dict, scope: Scope) -> Shape | None:
        if self.kinds.is_number(node, scope):
            return ()
        shapes = self.parts(node, memo)
        if None in shapes:
            return None
        if node.op.shape in GIVEN:
            wanted = node.attrs[0][1] if node.attrs else node.args[0]
            if type(wanted) is Expr and wanted.op is ir.SHAPE:
                return memo[id(wanted.args[0])]
        shape = node_shape(node, shapes, _Told(self, scope))
        axes = axes_of(self.kinds.of(node, scope)) if shape == UNKNOWN else None
        return shape if axes is None else (UNKNOWN,) * axes

    # -- expressions ------------------------------------------------------------------------------
    def of(self, value, scope: Scope) -> Shape | None:
        """The shape of a value, of a name too what is noted of it."""
        known = self.memo.get(scope, {}).get(id(value))
        return super().of(value, scope) if known is None else known

    def note(self, value, shape: Shape | None, scope) -> None:
        """Say what the shape of a new value is, such as of a cotangent."""
        if type(value) is Expr and shape is not None:
            self.memo.setdefault(scope, {})[id(value)] = shape

    def same(self, a, b, scope) -> bool:
        """Whether two values surely have one shape."""
        shape = self.of(a, scope)
        return shape is not None and UNKNOWN not in shape and shape == self.of(b, scope)

    @cached_property
    def _are_integers(self) -> Callable[[Expr, Scope], bool]:
        from gradcli.core.types.dtypes import INT, Dtypes  # which asks for kinds, as these do here

        return partial(Dtypes(self.kinds.program).surely, INT)

    def is_of_integers(self, value, scope: Scope) -> bool:
        """Whether the elements of an array are surely whole numbers, and no truths."""
        return type(value) is Expr and self._are_integers(value, scope)

    def axes(self, value, scope) -> int | None:
        """How many axes a value has; None where that is not known."""
        shape = self.of(value, scope)
        return len(shape) if type(shape) is tuple else axes_of(self.kinds.of(value, scope))


class _Told(Facts):
    """The facts that a program tells in one scope of it."""

    def __init__(self, shapes: Shapes, scope: Scope):
        self.shapes, self.scope = shapes, scope

    def length(self, value) -> Length:
        return self.shapes.length(value, self.scope)

    def is_whole(self, part, shape: Shape) -> bool:
        return super().is_whole(part, shape) or self.shapes.is_of_integers(part, self.scope)


def _product(a: Length, b: Length) -> Length:
    return times(a, b) if type(b) is int else times(b, a) if type(a) is int else UNKNOWN


ARITHMETIC: dict[Op, Callable[..., Length]] = {
    add.op: plus, sub.op: minus, mul.op: _product, neg.op: lambda a: times(a, -1),
}  # fmt: skip


def with_names(name: str, shape) -> tuple[Length, ...]:
    """The shape of the input `name`, its open lengths by names."""
    return tuple([length_named(f"{name}.{k}") if n is None else n for k, n in enumerate(shape)])


def either(a: Shape, b: Shape) -> Shape:
    """What is known of a shape that is one of two."""
    if a == b:
        return a
    if type(a) is str or type(b) is str or len(a) != len(b):
        return UNKNOWN
    return tuple([n if n == m else UNKNOWN for n, m in zip(a, b)])


class Lengths:
    """Shapes while a program is lowered: of declared inputs, and of names that get one value."""

    def __init__(self, inputs: dict, module):
        self.names: dict[str, Shape] = {
            n: with_names(n, shape) for n, (_, shape) in inputs.items() if shape is not None
        }
        self.inputs, self.module = inputs, module
        self.given: dict[str, object] = {}  # the values of names, till one is asked for
        self.memo: dict[int, Shape] = {}

    @cached_property
    def once(self) -> set[str]:
        return _assigned_once(self.module) - self.inputs.keys()

    def learn(self, name: str, value) -> None:
        """`name` gets `value`."""
        self.given[name] = value

    def of_name(self, name: str) -> Shape:
        if name not in self.names and name in self.given and name in self.once:
            self.names[name] = UNKNOWN  # what is made of itself
            self.names[name] = self.of(self.given[name])
        return self.names.get(name, UNKNOWN)

    def of(self, value) -> Shape:
        """The shape of a value."""
        if type(value) is not Expr:
            return ()
        for node in ir.postorder([value], self.memo):
            if node.op is None:
                self.memo[id(node)] = self.of_name(node.args[0])
                continue
            shapes = [self.memo[id(a)] if type(a) is Expr else () for a in node.args]
            self.memo[id(node)] = node_shape(node, shapes)
        return self.memo[id(value)]


def _assigned_once(module) -> set[str]:
    """The names that one statement of a program assigns, and none of its functions."""
    count: dict[str, int] = {}
    for s in surface.walk(module):
        match s:
            case surface.Assign(targets, _):
                stack: list[Any] = list(targets)
            case surface.AugAssign(target, _, _) | surface.For(target, _, _):
                stack = [target, target]
            case surface.Def(_, parameters, body):
                local = [n for inner in body for n in surface.walk(inner)]
                stack = [n for n in (*local, *parameters) for _ in range(2)]
            case _:
                continue
        while stack:
            t = stack.pop()
            if type(t) in (surface.Tuple, surface.List):
                stack.extend(t.items)
            elif type(t) in (surface.Name, surface.Parameter):
                name = t.id if type(t) is surface.Name else t.name
                count[name] = count.get(name, 0) + 1
    return {name for name, times in count.items() if times == 1}
