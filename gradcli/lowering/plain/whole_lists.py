"""Arrays of zeros whose elements are indices or counts: they are of whole numbers from the start.

A list of Python's holds whole numbers as such, and so does np.zeros(n, dtype=int); np.zeros(n) has
reals, which are no indices.
"""

from collections.abc import Iterator

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Expr
from gradcli.core.types.kind_rules import INTEGRAL
from gradcli.core.types.kinds import Scope
from gradcli.core.types.reals import Place, Reals
from gradcli.lowering.library.array_makers import OF_WHOLE
from gradcli.lowering.plain.check_lists import real_indices


def with_whole_lists(program: ir.Program) -> ir.Program:
    """The program, in which arrays that indices are taken from are of whole numbers, where all that
    is written to their elements may be."""
    found = real_indices(program)
    if not found:
        return program
    reals = Reals(program)

    def whole(s: ir.Statement, scope: Scope) -> ir.Statement:
        if type(s) is not Assign or s.index or (scope, *s.targets) not in wanted:
            return s
        if not _is_made(s.value):
            return s
        filled = s.value.args[0], OF_WHOLE[s.value.op.name]
        return Assign(s.targets, (), s.value.graph.node(ir.constant_form("full"), filled))

    wanted = _made([(scope, part) for scope, part, _ in found], reals)
    while wanted:
        new = program.with_body(walks.mapped(program.body, whole), program.outputs)
        after = Reals(new)
        wrong = {p for p, home, value in _written(after) if p in wanted and after.of(value, home)}
        if not wrong:
            return new
        wanted -= wrong
    return program


def _written(reals: Reals) -> Iterator[tuple[Place, Scope, object]]:
    """What is written to elements: the place of the array, and the value with its scope."""
    for scope, s in reals.kinds.blocks:
        if type(s) is Assign and s.index:
            yield (reals.kinds.scope(s.targets[0], scope), s.targets[0]), scope, s.value


def _made(values: list[tuple], reals: Reals) -> set[Place]:
    """The names that are given arrays of zeros, of those that values are elements of."""
    writes: dict[Place, list[tuple]] = {}
    for place, scope, value in _written(reals):
        writes.setdefault(place, []).append((scope, value))
    found, seen = set(), set()
    while values:
        scope, value = values.pop()
        if type(value) is tuple:
            place = value
        elif type(value) is not Expr:
            continue
        elif value.op is None:
            place = reals.kinds.scope(value.args[0], scope), value.args[0]
        else:
            if value.op.holds in (*INTEGRAL, "others") or value.op.elementwise:
                values += [(scope, a) for a in value.args]
            continue
        if place in seen:
            continue
        seen.add(place)
        given = reals.gives.get(place, [])
        if any(_is_made(v) for _, v in given):
            found.add(place)
        values += [*given, *writes.get(place, [])]
    return found


def _is_made(value) -> bool:
    return type(value) is Expr and value.op is not None and value.op.name in OF_WHOLE
