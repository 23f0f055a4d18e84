"""What each statement hands on, which functional languages ask for: the names whose values are
still wanted after it.
"""

from collections.abc import Iterable

from gradcli.core import ir
from gradcli.core.ir import Assign, Call, For, If, While


def given(s: ir.Statement) -> set[str]:
    """The names that stand for something else after a statement."""
    return ir.changed((s,))


def before(body: Iterable[ir.Statement], live: set[str], lifted: dict[str, set[str]]) -> set[str]:
    """The names that are wanted before a body where `live` are after it.

    lifted: function -> the names of the top level that it is given beside its arguments.
    """
    for s in reversed(tuple(body)):
        live = _before(s, live, lifted)
    return live


def _before(s: ir.Statement, live: set[str], lifted: dict[str, set[str]]) -> set[str]:
    read = ir.names(*ir.reads(s))
    for v in ir.reads(s):
        if type(v) is Call:
            read |= lifted.get(v.function, set())
    match s:
        case Assign(targets, index, _):
            return live | {*targets} | read if index else live - {*targets} | read
        case If(_, then, orelse):
            return before(then, live, lifted) | before(orelse, live, lifted) | read
        case For(name, _, _, _, _, body):
            return live | (before(body, set(), lifted) - {name}) | read
        case While(_, body):
            return live | before(body, set(), lifted) | read
    return live


def carried(s: For | While, live: set[str], lifted: dict[str, set[str]]) -> list[str]:
    """The names that a loop hands from one round to the next, or on to what follows."""
    changed = given(s)
    if isinstance(s, For):
        wanted = before(s.body, set(), lifted) - {s.name}
        changed = ir.changed(s.body) | ({s.name} & live)
    else:
        wanted = before(s.body, set(), lifted) | ir.names(s.test)
    return sorted(changed & (live | wanted))
