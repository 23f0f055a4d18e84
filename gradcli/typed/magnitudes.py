"""How large whole numbers may get: which results surely stay within 64 bits, and need no check.

Each name has a bound of its size, from all that it is given.  A cycle of names that only adds to
what goes around, as a counter's, adds what each statement does as often as loops repeat it.  The
bounds are the least that fit together, found from 0 up; what still grows after a few rounds, as
what is multiplied in a loop does, may be anything.
"""

from collections.abc import Callable, Iterator, Sequence
from math import comb, factorial, isqrt, prod

from gradcli.core import ir
from gradcli.core.flow import Place, Scope
from gradcli.core.ir import Def, Expr, For, While
from gradcli.ops.rows import Op
from gradcli.typed.infer import Types
from gradcli.typed.values import GIVEN, LENGTH, SHAPE_OF, Array, Shape, Stack

ANY = 2**63  # of what may be past 64 bits
REPEATED = 2**48  # how often a statement runs, of which a computer needs days
CLIMBS = 4  # how often a bound may grow by what loops tell, and then again by what they may be


class Magnitudes:
    """`passes(node, scope)`: whether a whole number may be past 64 bits."""

    def __init__(self, types: Types):
        self.types = types
        self.given: dict[Place, list[tuple]] = {}  # (value, scope, the loops around it) of a name
        for n, (kind, _) in types.program.inputs.items():
            self.given[None, n] = [(1 if kind == "bool" else GIVEN, None, ())]
        around = dict(_around(types.program.body, ()))
        for place, home, value, _, s in types.flow.edges:
            given = s if type(s) is For and place[1] == s.name else value
            self.given.setdefault(place, []).append((given, home, around[id(s)]))
        whole = {key for key in self.given if self._kind(types.table.get(key)) == "int"}
        self.given = {key: v for key, v in self.given.items() if key in whole}
        edges = {
            key: [n for value, scope, _ in found for n in self._sources(value, scope) if n in whole]
            for key, found in self.given.items()
        }
        self.cycle = _cycles(edges)
        passed = {(f, p) for f, d in types.defs.items() for p in d.parameters}
        self.through_calls = {self.cycle[key] for key in whole & passed}
        self._solve()

    def passes(self, node: Expr, scope: Scope) -> bool:
        return self.of(node, scope) >= ANY

    # -- what names are given ---------------------------------------------------------------------
    def _key(self, value, scope: Scope) -> Place | None:
        """The name that a value is, or is an element of."""
        while type(value) is Expr and value.op is not None and value.op.magnitude == "itself":
            value = value.args[0]
        if type(value) is not Expr or value.op is not None:
            return None
        return self.types.key(value.args[0].removeprefix(SHAPE_OF), scope)

    def _sources(self, value, scope: Scope) -> Iterator[Place]:
        """The names that a value is one of, but for what is added."""
        waiting = [value]
        while waiting:
            value = waiting.pop()
            key = self._key(value, scope)
            if key is not None:
                yield key
            else:
                waiting += _choices(value)
                if type(value) is Expr and value.op.magnitude == "sum":
                    waiting += value.args

    def _kind(self, found) -> str:
        return self._kind(found.item) if type(found) is Stack else getattr(found, "kind", found)

    # -- the bounds of names ----------------------------------------------------------------------
    def _solve(self) -> None:
        self.bound = dict.fromkeys(self.given, 0)
        members: dict[Place, list[Place]] = {}
        for key in self.given:
            members.setdefault(self.cycle[key], []).append(key)
        climbed, self.turn = True, 0
        while climbed:
            climbed, self.turn = False, self.turn + 1
            for first, keys in members.items():
                self.memo: dict[Scope, dict[int, int]] = {}
                found = self._of_cycle(first, keys)
                if found > self.bound[first]:
                    climbed = True
                    self.bound.update(
                        dict.fromkeys(keys, found if self.turn <= 2 * CLIMBS else ANY)
                    )
        self.memo = {}

    def _of_cycle(self, first: Place, keys: list[Place]) -> int:
        """All that comes into a cycle of names, and all that is added on its way around."""
        start = added = 0
        for value, scope, loops in (v for key in keys for v in self.given[key]):
            outer, step = self._split(value, scope, first)
            start = max(start, outer)
            if step:
                untold = first in self.through_calls or self.turn > CLIMBS
                added += step * (REPEATED if untold else self._repeated(loops, scope))
        return min(start + added, ANY)

    def _split(self, value, scope: Scope, first: Place) -> tuple[int, int | None]:
        """The bound of a value where it is none of a cycle's, and what it adds where it is one."""
        key = self._key(value, scope)
        if key is not None and self.cycle.get(key) == first:
            return 0, 0
        if type(value) is Expr and value.op is not None and value.op.magnitude == "sum":
            for a, b in (value.args, value.args[::-1]):
                start, step = self._split(a, scope, first)
                if step is not None:
                    more = self.of(b, scope)
                    return start + more, step + more
        elif choices := _choices(value):
            parts = [self._split(a, scope, first) for a in choices]
            steps = [step for _, step in parts if step is not None]
            return max(start for start, _ in parts), max(steps, default=None)
        return self.of(value, scope), None

    def _repeated(self, loops: tuple, scope: Scope) -> int:
        """How often, at most, what is in these loops runs."""
        return min(prod(self._rounds(s, scope) for s in loops), REPEATED)

    def _rounds(self, s: For | While, scope: Scope) -> int:
        if isinstance(s, While):
            return REPEATED
        if all(type(v) is int for v in (s.start, s.stop, s.step)) and s.step:
            return len(range(s.start, s.stop, s.step))
        return self.of(s.start, scope) + self.of(s.stop, scope)

    # -- the bounds of values ---------------------------------------------------------------------
    def of(self, value, scope: Scope) -> int:
        """What the size of a whole number, or of an array's elements, does not pass."""
        if type(value) in (int, bool):
            return min(abs(value), ANY)
        if type(value) is For:
            return max(self.of(value.start, scope), self.of(value.stop, scope))
        if type(value) is not Expr:
            return GIVEN
        memo = self.memo.setdefault(scope, {})
        for node in ir.postorder([value], memo):
            memo[id(node)] = min(self._of_node(node, scope, memo), ANY)
        return memo[id(value)]

    def _of_node(self, node: Expr, scope: Scope, memo: dict[int, int]) -> int:
        kind = self._kind(self.types.of(node, scope))
        if kind != "int":
            return 1 if kind == "bool" else GIVEN
        if node.op is None:
            return self.bound.get(self._key(node, scope), ANY)
        magnitude, fold, args = node.op.magnitude, node.op.fold, node.args
        held = [memo[id(a)] if type(a) is Expr else self.of(a, scope) for a in args]
        of_shape = magnitude == "itself" and type(self.types.of(args[0], scope)) is Shape
        if magnitude == "place" or of_shape:
            n = self.types.length(node, scope)
            return abs(n) if type(n) is int else LENGTH
        if fold or magnitude == "inner":
            found = self.types.of(args[0], scope)
            axes = found.axes if type(found) is Array else ()
            n = prod(n if type(n) is int else LENGTH for n in axes)
            return n * held[0] * held[1] if magnitude else FOLDED[fold](n, held[0])
        return RULES[magnitude](*_values(node.op, held)) if magnitude else ANY


def _choices(value) -> tuple:
    """The values of which one is as large as a value at least; () where none has to be."""
    if type(value) is For:
        return value.start, value.stop
    magnitude = value.op.magnitude if type(value) is Expr and value.op is not None else ""
    if magnitude == "shrunk":
        return value.args[:1]
    return tuple(_values(value.op, value.args)) if magnitude == "chosen" else ()


def _values(op: Op, args: Sequence) -> Sequence:
    """The arguments that a result may be made of, but for a test or a shape."""
    return args[op.result_dtype == "others" :]


def _power(k: int, n: int) -> int:
    return k ** min(n, 64) if k > 1 else 1


def _bits(k: int, n: int) -> int:
    return 2 ** max(k, n).bit_length()


def _largest(*sizes: int) -> int:
    return max(sizes)


# By a row's `magnitude`, what its size does not pass, from those of its arguments.
RULES: dict[str, Callable[..., int]] = {
    "itself": lambda k, *_: k, "shrunk": lambda k, *_: k, "second": lambda k, n: n,
    "chosen": _largest, "largest": _largest, "unit": lambda k: 1, "next": lambda k: k + 1,
    "sum": lambda k, n: k + n, "product": lambda k, n: k * n, "power": _power, "bits": _bits,
    "shifted": lambda k, n: k << min(n, 64), "range": lambda start, stop, step: start + stop,
    "factorial": lambda n: factorial(min(n, 30)), "root": isqrt,
    "subsets": lambda n, k: comb(min(n, 99), min(n, 99) // 2),
}  # fmt: skip

# By a row's `fold`, the same of n elements of size k.
FOLDED: dict[str, Callable[[int, int], int]] = {
    "+": lambda n, k: n * k, "*": lambda n, k: _power(k, n), "count": lambda n, k: n,
    ">": lambda n, k: k, "<": lambda n, k: k,
}  # fmt: skip


def _around(body: ir.Body, loops: tuple) -> Iterator[tuple[int, tuple]]:
    """Each statement, by its identity, with the loops around it."""
    for s in body:
        yield id(s), loops
        inside = (*loops, s) if type(s) in (For, While) else loops
        for inner in ir.bodies(s):
            yield from _around(inner, () if type(s) is Def else inside)


def _cycles(edges: dict[Place, list[Place]]) -> dict[Place, Place]:
    """The cycle that each node is in, as one node of it; of none, itself (Kosaraju 1978)."""
    back: dict[Place, list[Place]] = {}
    for key, sources in edges.items():
        for n in sources:
            back.setdefault(n, []).append(key)
    seen: set[Place] = set()
    order = [n for key in edges for n in _reached(key, edges, seen)]
    seen = set()
    found: dict[Place, Place] = {}
    for key in reversed(order):
        found |= dict.fromkeys(_reached(key, back, seen), key)
    return found


def _reached(start: Place, edges: dict[Place, list[Place]], seen: set[Place]) -> list[Place]:
    """What edges lead to from `start`, and that is not yet in `seen`, before what leads there."""
    out, waiting = [], [(start, iter(edges.get(start, ())))] if start not in seen else []
    seen.add(start)
    while waiting:
        node, rest = waiting[-1]
        ahead = next((n for n in rest if n not in seen), None)
        if ahead is None:
            out.append(node)
            waiting.pop()
        else:
            seen.add(ahead)
            waiting.append((ahead, iter(edges.get(ahead, ()))))
    return out
