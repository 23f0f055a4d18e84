"""Temporaries of one word, numbered in each scope as they appear: total, total2, total3.

Of the temporaries that the transforms made many are gone in the end, and a function's own are no
reason for a number at the top level: a `value4` that stands alone is `value`, and its derivative
`dvalue`.
"""

import re
from itertools import count

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Expr, For
from gradcli.core.liveness import global_reads
from gradcli.derive.naming.words import NAMES, POWERS

LOWERED = ("value", "choice", "taken", "item", "part", "result")
WORDS = sorted({word for _, word in (*NAMES.values(), *POWERS.values())} | {*LOWERED, "test"})
# d total 2 _stack: what was made of a temporary shares its word and its number
NUMBER = r"(?:[2-9]|[1-9]\d+)(?:_\d+)?"
MADE = re.compile(rf"(d?)({'|'.join(WORDS)}|\w+?_value)({NUMBER})?((?:_[a-z]+)?)")


def numbered(program: ir.Program, author: frozenset[str]) -> ir.Program:
    """The program with its temporaries numbered from 2, in the order of its text.

    author: the names that the author wrote, which stay, and those of the language.
    """
    defs = program.defs
    read = global_reads(defs)
    changes = {}
    for f, d in defs.items():
        own = [*d.parameters, *_in_order(d.body)]
        changes[f] = _changes(own, author | defs.keys() | read[f], (), _stacks(d.body))
    shared = set().union(*read.values()) if read else set()
    rest = [s for s in program.body if type(s) is not Def]
    known = author | defs.keys() | program.inputs.keys()
    top = _changes(_in_order(rest), known, shared, _stacks(rest))
    if not top and not any(changes.values()):
        return program
    body = tuple(walks.renamed(s, changes[s.name] if type(s) is Def else top) for s in program.body)
    outputs = tuple(walks.renamed_value(v, top) for v in program.outputs)
    program.taken.update(top.values(), *(found.values() for found in changes.values()))
    return program.with_body(body, outputs)


def _in_order(body) -> list[str]:
    """The names that a body assigns, those of functions left out, as they first appear."""
    found: dict[str, None] = {}
    for s in body:
        names = s.targets if type(s) is Assign else (s.name,) if type(s) is For else ()
        found |= dict.fromkeys(names)
        if type(s) is not Def:
            for inner in ir.bodies(s):
                found |= dict.fromkeys(_in_order(inner))
    return list(found)


def _stacks(body) -> dict[str, str]:
    """The names that a body saves, and the stack of each."""
    return {
        s.value.args[1].args[0]: s.value.args[0].args[0]
        for s in ir.statements(body)
        if type(s) is Assign and type(s.value) is Call and s.value.function == ir.APPEND
        if type(s.value.args[1]) is Expr and s.value.args[1].op is None
    }


def _changes(
    own: list[str], taken: frozenset[str] | set[str], stay, stacks: dict[str, str]
) -> dict[str, str]:
    """The new names of a scope's own; none is in `taken`, and those in `stay` keep theirs.

    stacks: the stack of each name that is saved, which has its number.
    """
    known = set(own)
    groups: dict[tuple[str, str], list] = {}  # (word, number) -> the names made of that temporary
    for name in own:
        if name in taken or name in stay:
            continue
        made, kept = _parts(name, taken), _parts(stacks.get(name, ""), taken)
        if made and kept and (made[0], made[1], made[3]) == (kept[0], kept[1], ""):
            saved = made[0] + made[1] + kept[2]
            made = made if saved in known else _parts(saved, taken)
            known.add(saved)
        if made and not {made[1] + made[2], made[0] + made[1] + made[2]} & taken:
            groups.setdefault((made[1], made[2]), []).append((name, made))
    used = {*taken, *stay, *own} - {name for group in groups.values() for name, _ in group}
    changes: dict[str, str] = {}
    last: dict[str, int] = {}  # the number that a word was given last
    for (word, _), group in groups.items():
        for k in count(last.get(word, 0) + 1):
            number = str(k) if k > 1 else ""
            new = {name: f"{made[0]}{word}{number}{made[3]}" for name, made in group}
            if word + number not in used and used.isdisjoint(new.values()):
                break
        last[word] = k
        used |= {word + number, *new.values()}
        changes |= {name: to for name, to in new.items() if name != to}
    return changes


def _parts(name: str, taken: frozenset[str] | set[str]) -> tuple[str, str, str, str] | None:
    """What a temporary's name is made of: d, the word, its number and what it is for."""
    made = MADE.fullmatch(name)
    if made is None:
        return None
    d, word, number, use = made.groups(default="")
    if d and word.endswith("_value") and d + word.removesuffix("_value") in taken:
        return "", d + word, number, use  # what the function `dot` gives, and no derivative
    return d, word, number, use
