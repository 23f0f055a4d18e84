"""Arrays that come out as integers where a Python function is given whole numbers.

A program's undeclared numbers are reals.  Python's caller may give 2 for 2.0, and NumPy makes an
array of integers of such, and zeros_like of integers is one too: what is written to its elements
would be cut.  `made_real` finds the values that are to say dtype=float: only what is written to,
and may come of whole numbers, yet is of reals in the program.
"""

from gradcli.core import ir
from gradcli.core.flow import Place
from gradcli.core.ir import Expr
from gradcli.core.types.dtypes import REAL, Dtypes


def made_real(program: ir.Program) -> set[int]:
    """The nodes, by identity, whose arrays are to be made of reals."""
    found: set[int] = set()
    in_program = Dtypes(program)
    written = {e.place: None for e in in_program.flow.writes if in_program.surely_at(REAL, e.place)}
    while written:
        reals = Dtypes(program, in_python=True, made=frozenset(found))
        sources = _sources([p for p in written if not reals.surely_at(REAL, p)], reals)
        if not sources:
            break
        first = min(map(_rank, sources))  # of these others may be made
        found |= {id(v) for v in sources if _rank(v) == first}
    return found


def _rank(value: Expr) -> int:
    if value.op.shape == "stacked":
        return 0
    return 2 if value.op.name in ir.FILLED_LIKE or value.op is ir.COPY else 1


def _sources(wanted: list[Place], reals: Dtypes) -> list[Expr]:
    """The nodes that make the arrays of some names, and make none of reals."""
    found, seen, waiting = [], set(), list(wanted)
    while waiting:
        place = waiting.pop()
        if place in seen:
            continue
        seen.add(place)
        values = [(edge.home, edge.value) for edge in reals.flow.into.get(place, ())]
        while values:
            home, value = values.pop()
            if type(value) is not Expr or reals.surely(REAL, value, home):
                continue
            elif value.op is None:
                waiting.append(reals.flow.place(value.args[0], home))
            elif value.op is ir.SELECT:
                values += [(home, v) for v in value.args[1:]]
            else:
                found.append(value)
    return found
