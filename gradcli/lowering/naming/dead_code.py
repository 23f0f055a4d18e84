"""Dead code: what neither the outputs, nor tests, nor bounds need goes away.

A write to an array that others may have is needed where one of them is.
"""

from gradcli.lowering.naming.staged import Staged
from gradcli.lowering.versions import (
    Assign,
    For,
    If,
    Leave,
    Store,
    augmented,
    blocks,
    mask,
)  # fmt: skip


def sweep(staged: Staged) -> None:
    """Keep what the outputs, the tests and the bounds need."""
    needs: dict[str, int] = {}
    todo = 0
    for s in staged.statements():
        if not isinstance(s, Assign):
            todo |= staged.reads(s)
        elif len(s.values) == len(s.targets):
            for t, v in zip(s.targets, s.values):
                one = Assign([t], [v])
                needs[t.args[0]] = needs.get(t.args[0], 0) | staged.reads(one)
        else:
            every = staged.reads(s) | mask(s.targets)
            for t in s.targets:
                needs[t.args[0]] = needs.get(t.args[0], 0) | every
    live = _closed(staged, todo, needs, 0)
    while written := _seen_elsewhere(staged, live):  # a write that another name may see
        live = _closed(staged, live | written, needs, live)
    for block in staged.blocks():
        _drop(block, live)


def _closed(staged: Staged, todo: int, needs: dict[str, int], live: int) -> int:
    """The variables that some need, those in `live` looked at already."""
    while todo & ~live:
        new = todo & ~live
        live |= new
        for name in staged.graph.named(new):
            todo |= needs.get(name, 0)
    return live


def _seen_elsewhere(staged: Staged, live: int) -> int:
    """Versions that nobody needs, of arrays that others may have which are needed."""
    needed = [n for n in staged.graph.named(live) if not staged.st.rows.is_number_name(n)]
    found = 0
    for s in staged.statements():
        if isinstance(s, Assign) and not mask(s.targets) & live:
            for v in s.values:
                old = v.old if isinstance(v, Store) else augmented(s, v)
                if old is None or staged.st.rows.is_number(old):
                    continue
                if any([staged.st.share(n, old.args[0]) for n in needed]):
                    found |= mask(s.targets)
    return found


def _drop(block: list, live: int) -> None:
    for s in list(block):
        for inner in blocks(s):
            _drop(inner, live)
        empty = isinstance(s, If | For) and all(map(_does_nothing, blocks(s)))
        if isinstance(s, Assign):
            if len(s.values) == len(s.targets):
                kept = [(t, v) for t, v in zip(s.targets, s.values) if t.mask & live]
                s.targets, s.values = [t for t, _ in kept], [v for _, v in kept]
            elif not mask(s.targets) & live:
                s.targets = []
            empty = not s.targets
        if empty:
            block.remove(s)


def _does_nothing(block: list) -> bool:
    """Whether a block goes on to the next turn, at most."""
    return all([isinstance(s, Leave) and s.how == "continue" for s in block])
