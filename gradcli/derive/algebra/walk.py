"""One walk over the graph of some expressions: what each node becomes in normal form.

Arguments come first.  Sums, products, quotients and powers that nothing else reads are one region:
it is read as a sum of products at its uppermost node, and written anew.  A node with several
readers is a base of its own, so that what the graph shares stays shared and the walk is linear in
it.
"""

from collections.abc import Callable, Mapping, Sequence

from gradcli.core import ir
from gradcli.core.ir import Expr, Graph
from gradcli.core.types.kind_rules import ARRAYS, NUMBERS, node_kind
from gradcli.derive.algebra.branches import CHOICES, WHERE
from gradcli.derive.algebra.broadcasts import Broadcasts, made_real, makes_reals
from gradcli.derive.algebra.factor_reuse import Part
from gradcli.derive.algebra.forms import MUL, NEG, POWER, SQRT, Factors, Forms, Unbounded, Undone
from gradcli.derive.algebra.functions import (
    COMPARED,
    TOTAL,
    function,
    of_multiples,
    of_reals,
)
from gradcli.derive.algebra.identities import ABS, EXP, QUOTIENT_ROWS, SIGN
from gradcli.derive.algebra.reading import PRODUCTS, SUMS, Reading

FACTORS = PRODUCTS | {NEG, POWER, SQRT}  # what a product is read through
REGION = SUMS | FACTORS
OPENED = REGION | {EXP, ABS, SIGN}  # factors that may change their product
NEW = REGION | {WHERE}  # rows whose arrays are new ones
# by the row of a reader, the rows of the arguments that belong to its region
READ_THROUGH = dict.fromkeys(SUMS, REGION) | dict.fromkeys(PRODUCTS | {NEG}, FACTORS)


class Walk(Reading):
    """One walk: `done` has the value of each node that is no inner part of a region."""

    def __init__(
        self, graph: Graph, roots: Sequence, kinds: Mapping, kept: Sequence, derived: bool,
        is_real: Callable, opened: bool = False, common: Sequence[Part] = (),
    ):  # fmt: skip
        self.real = is_real
        self.roots, self.kinds, self.derived = roots, dict(kinds), derived
        self.forms = Forms(graph)
        if not derived:
            self.forms.named, self.forms.derived = 1 << 62, False
        self.opened = opened  # nothing but what is kept counts as shared
        self.forms.common += common
        for part in common:
            self.forms.shared.add(id(part.node))
        self.order = ir.postorder([*roots, *[part.node for part in common]])
        # another rounding of what is compared may have another answer
        compares = [n for n in self.order if n.op and (n.op.compares or n.op in COMPARED)]
        compared = [a for n in compares for a in n.args] if derived else []
        self.free = {id(node) for node in ir.postorder(kept)}
        self.kept = self.free | {id(node) for node in ir.postorder(compared)}
        self.done: dict[int, object] = {}
        # what is known of arrays is enough where a rule wrote them; a program may mean their types
        self.regional = frozenset((*NUMBERS, *ARRAYS)) if derived else frozenset(NUMBERS)
        self.broadcasts = Broadcasts(self.kind)
        self.inner, self.read_twice = self._regions()
        self.whole = any([self.kinds[id(n)] in ("int", "bool") for n in self.order])

    def _regions(self) -> tuple[set[int], set[int]]:
        """The inner parts of regions, and the nodes with several readers, by identity."""
        uses: dict[int, int] = dict.fromkeys(map(id, self.order), 0)
        twice: dict[int, int] = {}  # how many readers read a node in both their arguments
        for r in self.roots:
            if type(r) is Expr:
                uses[id(r)] += 1
        regions = []
        for node in self.order:
            parts = node.parts
            for a in parts:
                if type(a) is Expr:
                    uses[id(a)] += 1
            if node.op in READ_THROUGH:
                regions.append(node)
                if len(parts) == 2 and parts[0] is parts[1]:
                    twice[id(parts[0])] = twice.get(id(parts[0]), 0) + 1
        inner = set()
        for node in [n for n in regions if self.kinds[id(n)] in self.regional]:
            through, alone = READ_THROUGH[node.op], [a for a in node.args if uses.get(id(a)) == 1]
            inner |= {id(a) for a in alone if a.op in through}
        shared = {n for n, count in uses.items() if count - twice.get(n, 0) > 1}
        self.several = shared | self.kept
        return inner - self.kept, self.kept if self.opened else shared | self.kept

    def pass_on(self, hints: dict[int, str] | None) -> None:
        """Add to `hints` what the nodes that it has became in this walk."""
        if hints is None:
            return
        for i, hint in list(hints.items()):
            new = self.done.get(i)
            if type(new) is Expr and new.op is not None:
                hints.setdefault(id(new), hint)

    def values(self) -> list:
        forms, kinds, done = self.forms, self.kinds, self.done
        for node in self.order:
            i = id(node)
            if i in self.inner:
                continue
            value = node if node.op is None else self.value(node)
            if type(value) is Expr and kinds[i] in NUMBERS:
                value = self.bounded(value, node)
            if i in self.kept and value is not node:
                self.keep(node, value)
                value = node
            done[i] = value
            if kinds[i] not in NUMBERS:
                forms.arrays.add(id(value))
            if i in self.several and self.shares(value):
                forms.several.add(id(value))
                if i in self.read_twice:
                    forms.shared.add(id(value))
        return [self.root(r) for r in self.roots]

    def bounded(self, value: Expr, node: Expr) -> Expr:
        """`value`, which joins `unbounded` where it is infinite, and is the constant where NaN."""
        forms = self.forms
        number = forms.constant(value)
        if number is not None and number != number:
            return self.noted(forms.nan(), node)
        if number is not None:
            if number - number != 0:
                forms.unbounded.add(id(value))
        elif forms.unbounded and not forms.unbounded.isdisjoint(map(id, value.args)):
            masked = self.derived and value.op in CHOICES  # takes the other side
            if not masked and self.kinds[id(node)] != "bool":
                forms.unbounded.add(id(value))
        return value

    def shares(self, value) -> bool:
        return type(value) is Expr and value.op is not None and self.forms.named_once(value)

    def read(self, node) -> object:
        """What a node has become; an inner part of a region as a value of its own."""
        if type(node) is not Expr:
            return node
        if id(node) not in self.done:
            self.done[id(node)] = self.value(node)
        return self.done[id(node)]

    def keep(self, node: Expr, value) -> None:
        """Let a node that stays as it is be read as the value that it has."""
        forms = self.forms
        if id(value) in forms.unbounded:
            forms.unbounded.add(id(node))
        forms.weights.setdefault(id(node), 1 + sum([forms.weight(a) for a in node.args]))
        if type(value) is not Expr:
            return
        if id(value) in forms.sums:
            forms.sums.setdefault(id(node), forms.sums[id(value)])
        else:
            form = forms.products.get(id(value)) or (1, {value: 1})
            forms.products.setdefault(id(node), form)

    def root(self, root):
        """The value of a root, which keeps its type."""
        if type(root) is not Expr:
            return root
        return self.typed(root)

    def typed(self, node: Expr):
        """The value of a node, a number as the float or int that it was."""
        value = self.done[id(node)]
        return float(value) if type(value) is int and self.kinds[id(node)] == "real" else value

    def value(self, node: Expr):
        if node.op is None:
            return node
        if node.op in REGION and self.kinds[id(node)] in self.regional:
            return self.of_region(node)
        args = tuple([self.typed(a) if type(a) is Expr else a for a in node.args])
        attrs = tuple([(n, self.done[id(v)] if type(v) is Expr else v) for n, v in node.attrs])
        if self.derived and node.op is TOTAL:
            value = of_multiples(self.forms, args[0], attrs, self.kind)
            if value is not None:
                return self.noted(value, node)
        if self.kinds[id(node)] in NUMBERS:
            value = of_reals(self.forms, node.op, args, self.is_real) if self.derived else None
            if value is None:
                value = function(self.forms, node.op, args, attrs)
            if not self.whole or self.keeps(value, node):
                return self.noted(value, node)
        made = self.forms.graph.node(node.op, args, attrs)
        inner = args if node.op.elementwise else ()
        self.forms.weights[id(made)] = 1 + sum([self.forms.weight(a) for a in inner])
        return self.noted(made, node)

    def of_region(self, node: Expr):
        """The value of a region whose root is `node`: in normal form, or as it is."""
        try:
            value = self.plain(node) if node.op is MUL else None
            if value is None:
                value = self.region(node)
            if value is node:
                return node
            if not self.derived and self.longer(value, node):
                return self.as_it_is(node)
            if self.kinds[id(node)] not in NUMBERS:
                array = self.as_array(value, node)
                if array is not None:
                    return self.noted(array, node)
            elif not self.whole or self.keeps(value, node):
                return value
        except Unbounded:
            value = self.as_it_is(node)
            self.forms.unbounded.add(id(value))
            return value
        except (Undone, OverflowError):
            pass
        return self.as_it_is(node)

    def plain(self, root: Expr) -> Expr | None:
        """A product of different bases that nothing takes apart; None for any other."""
        bases: list[Expr] = []
        stack: list = [root]
        while stack:
            node = stack.pop()
            if type(node) is not Expr:
                return None
            if node is root or id(node) in self.inner:
                if node.op is not MUL:
                    return None
                stack += node.args[::-1]
                continue
            base = self.done[id(node)]
            if type(base) is not Expr or not self.rigid(base):
                return None
            bases.append(base)
        factors: Factors = dict.fromkeys(bases, 1)
        if len(factors) < len(bases):
            return None
        arguments = [base.args[0] for base in bases if base.op in QUOTIENT_ROWS]
        if len(arguments) > 1 and len(set(arguments)) < len(arguments):
            return None
        forms = self.forms
        bases.sort(key=forms.order)
        value = bases[0]
        for base in bases[1:]:
            value = forms.make(MUL, value, base)
        forms.products.setdefault(id(value), (1, factors))
        return value

    def rigid(self, base: Expr) -> bool:
        """Whether nothing in a product takes a base apart but another function of its argument."""
        if id(base) in self.forms.unbounded:
            return False
        if base.op is not MUL or id(base) not in self.forms.shared:
            return base.op not in OPENED
        _, factors = self.forms.products.get(id(base), (1, {base: 1}))
        for b, e in factors.items():
            if e != 1 or type(b) is not Expr:
                return False
        return len(factors) > 1

    def noted(self, value, node: Expr):
        """`value` in the place of `node`, of whose kind it is."""
        if type(value) is Expr:
            self.kinds.setdefault(id(value), self.kinds[id(node)])
        return value

    def keeps(self, value, node: Expr) -> bool:
        """Whether a value has the type of the node in whose place it is: a number is given it."""
        kind = self.kinds[id(node)]
        return self.kind(value) == kind or (type(value) is int and kind == "real")

    def as_array(self, value, node: Expr) -> Expr | float | None:
        """A value that is a new array, of the shape of the node in whose place it is, or None."""
        if type(value) is not Expr or value.op not in NEW:
            return None
        outer, real = [], False
        stack = [node]
        while stack:
            part = stack.pop()
            if part is node or (type(part) is Expr and id(part) in self.inner):
                real |= makes_reals(part)
                stack += part.args
            else:
                outer.append(self.done[id(part)] if type(part) is Expr else part)
        arrays, reals = self.broadcasts.of(outer)
        found, kept = self.broadcasts.of([value])
        if found != arrays:
            return None
        return value if kept or not (real or reals) else made_real(self.forms, value)

    def is_real(self, value: Expr) -> bool:
        """Whether a value is a real, or a whole number that is not 0."""
        return self.real(value, self.kind(value))

    def kind(self, value) -> str | None:
        """The kind of a value that the walk wrote."""
        if type(value) is not Expr:
            return {float: "real", bool: "bool"}.get(type(value), "int")
        if id(value) not in self.kinds:
            self.know([value])
        return self.kinds[id(value)]

    def know(self, values: Sequence) -> None:
        """Let `kinds` have the kind of every node below `values`."""
        for node in ir.postorder(values):
            if id(node) not in self.kinds:
                kinds = [self.kinds[id(a)] if type(a) is Expr else self.kind(a) for a in node.args]
                self.kinds[id(node)] = node_kind(node, kinds)

    def longer(self, value, node: Expr) -> bool:
        """Whether a region has more operations in normal form than as its author wrote it."""
        return self.forms.weight(value) > self.forms.weight(self.as_it_is(node))

    def as_it_is(self, node: Expr):
        """A region that has no normal form, over values that do."""
        for part in ir.postorder([node], self.done):
            args = [self.done[id(a)] if type(a) is Expr else a for a in part.args]
            made = self.forms.make(part.op, *args)
            if part.op is not POWER and any(map(self.forms.is_nan, args)):  # 1 is nan**0
                made = self.forms.nan()
            self.done[id(part)] = self.noted(made, part)
        return self.done[id(node)]
