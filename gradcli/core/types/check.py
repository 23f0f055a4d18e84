"""Arrays that surely do not fit, told before a program is differentiated or printed.

A run tells them when it comes to them; what is printed would be wrong in silence: C reads past the
end of an array.  What surely runs is held against the shapes that the text of the program tells.
"""

from typing import Any

from gradcli.core import ir
from gradcli.core.ir import Assign, Call, Expr, For, If, Leave, While
from gradcli.core.types.check_scalars import check_scalars
from gradcli.core.types.kinds import Kinds, Scope
from gradcli.core.types.lengths import UNKNOWN
from gradcli.core.types.shape_rules import is_told, node_shape
from gradcli.core.types.shapes import MATMUL, Shapes
from gradcli.errors import Diagnostic, Source, Span
from gradcli.language.shape_errors import (
    BROADCAST,
    PRODUCT,
    broadcast,
    out_of_range,
    shapes_differ,
    text_at,
    too_many_parts,
    unwritten,
)
from gradcli.ops import arithmetic
from gradcli.ops.arrays import getitem

Ranges = dict[str, range]  # of the loops around a statement, by their names


def check_fits(kinds: Kinds, source: Source) -> None:
    """Raise E0202 at an index outside its array, and at arrays whose shapes do not fit; E0201 at
    numbers that are used as arrays."""
    check_scalars(kinds, source)
    if not kinds.has_arrays():
        return
    program = kinds.program
    walk = _Fits(kinds.shapes, program.graph, source)
    for name, d in kinds.defs.items():
        walk.body(d.body, name, {}, True)
    walk.body(program.body, None, {}, True)
    walk.read(program.outputs, None, {})


class _Fits:
    """The statements of a program as far as they surely run."""

    def __init__(self, shapes: Shapes, graph: ir.Graph, source: Source):
        self.shapes, self.graph, self.source = shapes, graph, source

    def body(self, body: ir.Body, scope: Scope, loops: Ranges, sure: bool) -> None:
        for s in body:
            if not sure:
                return
            for value in ir.reads(s):
                self.read(value.args if type(value) is Call else (value,), scope, loops)
            match s:
                case Assign((target,), index, value) if index:
                    self.write(target, index, value, scope, loops)
                case If():
                    sure = not _leaves((s,))
                case For():
                    self.rounds(s, scope, loops)
                case While(test, inner):
                    inside = {n: r for n, r in loops.items() if n not in ir.assigned(inner)}
                    self.body(inner, scope, inside, test is True)
                case Leave():
                    return

    def rounds(self, s: For, scope: Scope, loops: Ranges) -> None:
        """The body of a loop that surely turns, where its counter is in a range that is known."""
        ends = [self.whole(v, scope, {}) for v in (s.start, s.stop, s.step)]
        known = [e for e in ends if e is not None]
        turns = range(*known) if len(known) == 3 and known[2] else None
        if not turns:
            return
        inside = {n: r for n, r in loops.items() if n not in ir.assigned((s,))}
        if not _leaves(s.body) and s.name not in ir.assigned(s.body):
            inside[s.name] = turns
        self.body(s.body, scope, inside, True)

    def read(self, values: tuple, scope: Scope, loops: Ranges) -> None:
        """Check what is surely worked out of some values."""
        stack, seen = list(reversed(values)), set()
        while stack:
            node = stack.pop()
            if type(node) is not Expr or node.op is None or id(node) in seen:
                continue
            seen.add(id(node))
            below = node.args[:1] if node.op in ir.LAZY else node.parts
            stack += reversed(below)
            if node.op not in ir.LAZY:
                self.node(node, scope, loops)

    def node(self, node: Expr, scope: Scope, loops: Ranges) -> None:
        shapes: list[Any] = [self.shapes.of(a, scope) for a in node.args]
        if node.op is getitem.op:
            if type(shapes[0]) is tuple:
                self.index(node, node.args[0], shapes[0], node.args[1:], scope, loops)
            return
        told = [(a, s) for a, s in zip(node.args, shapes) if s and is_told(s)]
        args, lengths = [a for a, _ in told], [s for _, s in told]
        if node.op is MATMUL and len(told) == 2 and lengths[0][-1] != lengths[1][-2:][0]:
            raise self.differ(node, text_at(self.place(node), self.source), args, lengths, PRODUCT)
        if node.op.elementwise and not broadcast(lengths):
            text = text_at(self.place(node), self.source)
            raise self.differ(node, text, args, lengths, BROADCAST)
        joined = node.op.listed and node.op.shape in ("joined", "stacked")
        joined = joined and node_shape(node, shapes) == UNKNOWN
        if joined and len(told) == len(shapes) and len(set(shapes)) > 1:
            raise self.differ(node, node.op.path, [], list(dict.fromkeys(shapes)))

    def differ(self, node: Expr, text: str, args: list, shapes: list, help: str = "") -> Diagnostic:
        """The error of arguments whose shapes do not go together."""
        made = shapes_differ(
            text or node.op.name, shapes, list(map(self.place, args)), help or None
        )
        return made.located(self.place(node), self.source)

    def place(self, value) -> Span | None:
        return self.graph.places.get(id(value)) if type(value) is Expr else None

    # -- indices ----------------------------------------------------------------------------------
    def index(
        self, node: Expr, base, lengths: tuple, parts: tuple, scope: Scope, loops: Ranges
    ) -> None:
        """Raise where a part of base[parts] surely lies outside; `node` has the place."""
        span = self.graph.places.get(id(node))
        text = text_at(span, self.source)
        name = (
            base.args[0]
            if base.op is None
            else text_at(self.graph.places.get(id(base)), self.source)
        )
        name = name or "the array"
        takes = [part is not None and part is not ... for part in parts]
        plain = all(self.shapes.of(p, scope) == () or _is_cut(p) for p in parts)
        if not plain or not lengths or any(type(p) is bool for p in parts):
            return
        if sum(takes) > len(lengths):
            raise too_many_parts(sum(takes), len(lengths), name, text).located(span, self.source)
        axis = 0
        for k, (part, taken) in enumerate(zip(parts, takes)):
            if part is ...:
                axis = len(lengths) - sum(takes[k + 1 :])
            elif taken and type(lengths[axis]) is int and not _is_cut(part):
                outside = self.outside(part, lengths[axis], scope, loops)
                if outside is not None:
                    of = f"axis {axis} of " if len(lengths) > 1 else ""
                    found = out_of_range(outside, lengths[axis], name, text, of)
                    raise found.located(span, self.source)
            axis += taken

    def outside(self, part, length: int, scope: Scope, loops: Ranges) -> int | None:
        """The first value that lies outside, in the order of its loop; None where none does."""
        names = part.names & loops.keys() if type(part) is Expr else set()
        if len(names) > 1:
            return None
        (name,) = names or ("",)
        turns = loops.get(name, range(1))
        for k in (turns[0], turns[-1]):
            found = self.whole(part, scope, {name: k})
            if found is not None and not -length <= found < length:
                values = (self.whole(part, scope, {name: k}) for k in turns)
                return next(v for v in values if v is not None and not -length <= v < length)
        return None

    def whole(self, value, scope: Scope, known: dict[str, int]) -> int | None:
        """A whole number that is written, or that lengths and `known` names tell."""
        if type(value) is int:
            return value
        if type(value) is not Expr:
            return None
        if value.op is None:
            return known.get(value.args[0])
        if value.op.name == "len":
            shape = self.shapes.of(value.args[0], scope)
            return shape[0] if type(shape) is tuple and shape and type(shape[0]) is int else None
        if value.op not in EXACT:
            return None
        parts = [self.whole(a, scope, known) for a in value.args]
        return None if None in parts else value.op.value(*parts)

    def write(self, target: str, index: tuple, value, scope: Scope, loops: Ranges) -> None:
        """Check the place of target[index] = value, and whether an array fits into it."""
        var = self.graph.var(target)
        node = self.graph.node(getitem.op, (var, *index))
        lengths = self.shapes.of(var, scope)
        if type(lengths) is not tuple:
            return
        self.index(node, var, lengths, index, scope, loops)
        if type(value) is Call:
            return
        room, size = self.shapes.of(node, scope), self.shapes.of(value, scope)
        if is_told(room) and size and is_told(size) and not _fits_into(size, room):
            span = self.place(node)
            raise unwritten(size, room, text_at(span, self.source)).located(span, self.source)


EXACT = frozenset(f.op for f in (arithmetic.add, arithmetic.sub, arithmetic.mul, arithmetic.neg))


def _is_cut(part) -> bool:
    """Whether a part of an index is a slice, or adds an axis."""
    return part is None or part is ... or (type(part) is Expr and part.op is ir.SLICE)


def _leaves(body: ir.Body) -> bool:
    return any(type(s) is Leave for s in ir.statements(body))


def _fits_into(size: tuple, room: tuple) -> bool:
    """Whether an array is written to a part: leading axes of length 1 aside, it broadcasts."""
    while len(size) > len(room) and size[0] == 1:
        size = size[1:]
    wide = (1,) * (len(room) - len(size)) + size
    return len(wide) == len(room) and all(n in (1, m) for n, m in zip(wide, room))
