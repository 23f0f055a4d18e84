"""Arrays that come out as integers where a Python function is given whole numbers.

A program's undeclared numbers are reals.  Python's caller may give 2 for 2.0, and NumPy makes an
array of integers of such, and zeros_like of integers is one too: what is written to its elements
would be cut.  `made_real` finds the values that are to say dtype=float: only what is written to,
and may come of whole numbers, yet is of reals in the program.
"""

from gradcli.core import ir
from gradcli.core.ir import Assign, Expr
from gradcli.core.types.kinds import kinds_of
from gradcli.core.types.reals import Place, Reals


def made_real(program: ir.Program) -> set[int]:
    """The nodes, by identity, whose arrays are to be made of reals."""
    found: set[int] = set()
    in_program = Reals(program).names
    written = [p for p in _written(program) if in_program.get(p, True)]
    while written:
        reals = Reals(program, in_python=True, made=frozenset(found))
        sources = _sources([p for p in written if not reals.names.get(p, True)], reals)
        if not sources:
            break
        first = min(map(_rank, sources))  # of these others may be made
        found |= {id(v) for v in sources if _rank(v) == first}
    return found


def _rank(value: Expr) -> int:
    if value.op is ir.ARRAY or value.op.name == "stack":
        return 0
    return 2 if value.op.name in ir.FILLED_LIKE or value.op is ir.COPY else 1


def _written(program: ir.Program) -> list[Place]:
    """The arrays whose elements are assigned."""
    kinds = kinds_of(program)
    places = [
        (kinds.scope(s.targets[0], home), s.targets[0])
        for home, s in kinds.blocks
        if type(s) is Assign and s.index
    ]
    return list(dict.fromkeys(places))


def _sources(wanted: list[Place], reals: Reals) -> list[Expr]:
    """The nodes that make the arrays of some names, and make none of reals."""
    found, seen, waiting = [], set(), list(wanted)
    while waiting:
        place = waiting.pop()
        if place in seen:
            continue
        seen.add(place)
        values = list(reals.gives.get(place, ()))
        while values:
            home, value = values.pop()
            if type(value) is tuple:
                waiting.append(value)
            elif type(value) is not Expr or reals.of(value, home):
                continue
            elif value.op is None:
                waiting.append((reals.kinds.scope(value.args[0], home), value.args[0]))
            elif value.op is ir.SELECT:
                values += [(home, v) for v in value.args[1:]]
            else:
                found.append(value)
    return found
