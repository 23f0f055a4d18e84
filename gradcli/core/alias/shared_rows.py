"""Rows of lists of lists that another place or name has, where rows are written to.

A list keeps the row itself that is put into it, and no renaming tells two places of it apart.
"""

from collections.abc import Iterator

from gradcli.core import ir
from gradcli.core.alias.families import Families, both_ways, family_of
from gradcli.core.ir import Assign, Expr
from gradcli.core.types.kinds import Scope


def torn_row(families: Families) -> Assign | None:
    """What puts a row into a list that another place or name has; None where all are told apart."""
    torn = [families.torn] if families.torn else []
    if families.written and families.rows:
        torn += _put_twice(families)
    if families.written and families.lists:
        torn += _written_out_twice(families)
    return torn[-1] if torn else None


def _put_twice(families: Families) -> Iterator[Assign]:
    """What puts a row, or writes to one, that a list of lists has and a name, or that it has twice,
    where elements are written."""

    def with_rows(s, scope: Scope):
        yield from families.links_of(s, scope)
        if id(s) in families.rows and type(s.value) is Expr:
            yield s.targets[0], families.aliased(s.value, scope)

    puts = [(scope, s) for scope, s in families.kinds.blocks if id(s) in families.rows]
    put = (pair for scope, s in puts for pair in with_rows(s, scope))
    links = both_ways([*families.links.items(), *put])
    written = [s for _, s in families.kinds.blocks if type(s) is Assign and families.is_write(s)]
    elements = {s.targets[0] for s in written if id(s) not in families.rows}
    apart = {id(w.statement): w.others for w in families.writes(families.links_of)}
    for s, others, again in families.writes(with_rows):
        told_apart = id(s) in families.rows or others <= apart.get(id(s), frozenset())
        if not told_apart or (again and elements & family_of(links, s.targets[0])):
            yield s


def _written_out_twice(families: Families) -> Iterator[Assign]:
    """What gives a list that has one array twice as it is written out, where its items change."""
    blocks = [(scope, s) for scope, s in families.kinds.blocks if type(s) is Assign]
    writes = [s for _, s in blocks if families.is_write(s)]
    changed = {s.targets[0] for s in writes if id(s) not in families.rows}
    made = [(s, _displayed(families, s, scope)) for scope, s in blocks if not s.index]
    made = [(s, items) for s, items in made if len(items) > 1]
    if not made:
        return
    lists = {id(s) for s, _ in made}
    others = both_ways((name, more) for s, name, more in families.sharing() if id(s) not in lists)
    for s, items in made:
        names = [set().union(*(family_of(others, n) for n in item)) for item in items]
        again = len(set().union(*names)) < sum(map(len, names))
        if again and changed & family_of(families.links, s.targets[0]):
            yield s


def _displayed(families: Families, s: Assign, scope: Scope) -> list[set[str]]:
    """The names that the arrays have that stand in a list which a statement writes out."""
    displays = (n for n in ir.postorder(ir.reads(s)) if id(n) in families.lists)
    items = [i for n in displays if n.op is ir.ARRAY for i in families.arrays_of(n, scope)]
    return [families.aliased(item, scope) for item in items]
