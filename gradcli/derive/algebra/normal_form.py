"""The normal form of the expressions of a program: what a mathematician would write.

One walk over the graph (`walk`) gives it; a small program is walked again with nothing shared, and
with the products that it computes anyway as bases, and the shortest of what comes of it is taken.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from gradcli.core import ir
from gradcli.core.ir import Graph
from gradcli.derive.algebra.cost import cost
from gradcli.derive.algebra.factor_reuse import Part, parts_of
from gradcli.derive.algebra.reading import SMALL
from gradcli.derive.algebra.walk import REGION, Walk

if TYPE_CHECKING:  # only simplified programs ask for it
    from gradcli.derive.algebra.conditions import Lost

ROUNDS = 3  # in which a small program is tried again with nothing shared


def _of_kind(value, kind: str | None) -> bool:
    return kind == "real"


def normal(
    graph: Graph,
    roots: Sequence,
    kinds: Mapping[int, str | None],
    kept: Sequence = (),
    derived: bool = False,
    lost: "Lost | None" = None,
    is_real: Callable = _of_kind,
    hints: dict[int, str] | None = None,
) -> list:
    """The values of `roots` in normal form.

    kinds: the kind of every node below them, by its identity.  Numbers are rewritten, and arrays
    that derivative rules wrote, as far as they keep their shape.
    kept: other values of the program, which stay; what they hold is shared rather than rewritten.
    derived: the roots are what derivative rules wrote, which allow for more than these programs do;
    what they share gets names later on.
    lost: where the values are defined and the roots are not is added to it.
    is_real: whether a value, of some kind, is a real, or a whole number that is never 0.
    hints: what its nodes become is added to it, with what it has of them.
    """
    with graph.simplifying(None):
        first = walk = Walk(graph, roots, kinds, kept, derived, is_real)
        values = walk.values()
        walk.pass_on(hints)
        for _ in range(ROUNDS if len(walk.order) <= SMALL else 0):
            walk.know(values)
            other = Walk(graph, values, walk.kinds, kept, derived, is_real, opened=True)
            found = other.values()
            if all(map(ir.same, found, values)) or _cost(found, other) > _cost(values, walk):
                break
            values, walk = found, other
            walk.pass_on(hints)
        if lost is not None:
            lost.add(first, values, walk)
        common = parts_of(walk.forms, values) if derived and len(walk.order) <= SMALL else []
        if not common:
            return values
        walk.know(values)
        least = _cost(values, walk)
        given = {id(a) for n in ir.postorder(values) if n.op not in REGION for a in n.below}
        surely = [part for part in common if id(part.node) in given]  # arguments of functions
        for start, parts in ((values, common), (roots, surely)):
            if not parts:
                continue
            found, other = _reusing(start, walk, parts, kept, is_real)
            if _cost(found, other) < least:
                values, least = found, _cost(found, other)
                other.pass_on(hints)
        return values


def _reusing(start: Sequence, walk: "Walk", common: list[Part], kept: Sequence, is_real):
    """What derivative rules wrote in normal form, `common` computed once; with its walk."""
    while True:
        other = Walk(walk.forms.graph, start, walk.kinds, kept, True, is_real, True, common)
        other.forms.weights.update(walk.forms.weights)  # of the parts, and of what is in them
        found = other.values()
        same = [part for part in common if other.read(part.node) is part.node]
        if len(same) == len(common):
            return found, other
        common = same  # the others are no more what they were


def _cost(values: list, walk: "Walk") -> tuple[int, int]:
    """The operations of the values that a walk found; what is kept costs nothing."""
    return cost(walk.forms, values, walk.free, 0)[:2]
