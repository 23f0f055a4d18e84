"""What a rule may know of the values that it works on: kinds and shapes, here and now."""

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.types.facts import Shape
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Kinds, Scope
from gradcli.core.types.lengths import UNKNOWN, name
from gradcli.core.types.shape_rules import broadcast


class Known:
    """What is known of the values of one scope."""

    def __init__(self, kinds: Kinds, scope: Scope):
        self.kinds, self.scope = kinds, scope
        self.own: dict[int, Shape] = {}

    def is_number(self, value) -> bool:
        return self.kinds.of(value, self.scope) in NUMBERS

    def is_surely(self, kinds, value) -> bool:
        """Whether a value is of one of some kinds."""
        return self.kinds.of(value, self.scope) in kinds

    def same(self, a, b) -> bool:
        """Whether two values surely have one shape."""
        return self.shape(a) == self.shape(b)

    def shape(self, value) -> Shape:
        """The shape of a value; one that is not known stands for itself, here and now."""
        if type(value) is not Expr:
            return ()
        for node in ir.postorder((value,), self.own):
            self.own[id(node)] = self._shape(node)
        return self.own[id(value)]

    def _shape(self, node: Expr) -> Shape:
        known = () if self.is_number(node) else self.shapes.of(node, self.scope)
        if known is not None and UNKNOWN not in known:
            return known
        shape, like = known or UNKNOWN, node.op.shape if node.op is not None else ""
        if like in ("first", "second") or (node.op is not None and node.op.elementwise):
            shapes = [self.own[id(a)] if type(a) is Expr else () for a in node.args]
            found = broadcast(shapes) if node.op.elementwise else shapes[like == "second"]
            shape = shape if found == UNKNOWN else found
        own = f"{UNKNOWN}{node.args if node.op is None else id(node)}"
        if type(shape) is tuple:
            return tuple([name(f"{own}.{k}") if n == UNKNOWN else n for k, n in enumerate(shape)])
        return own if shape == UNKNOWN else shape

    def axes(self, value) -> int | None:
        return self.shapes.axes(value, self.scope)

    def has_axes(self, value, count: int) -> None:
        """An array of which nothing else tells the axes has so many."""
        own = self.shape(value)
        if type(own) is not tuple:
            self.own[id(value)] = tuple([name(f"{own}.{k}") for k in range(count)])

    def like(self, value, other) -> None:
        """A value of which nothing else tells the axes has the shape of another."""
        if type(self.shape(value)) is not tuple:
            self.own[id(value)] = self.shape(other)

    def note(self, g, value) -> None:
        """A cotangent has the shape of its value."""
        if type(g) is Expr:
            self.own[id(g)] = self.shape(value)
        if type(g) is Expr and not self.is_number(value):
            self.shapes.note(g, self.shapes.of(value, self.scope), self.scope)

    @property
    def shapes(self):
        return self.kinds.shapes
