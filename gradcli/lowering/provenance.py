"""Provenance: what a value is made of, through what its variables were given, and what a rule tells
of it by what it tells of that.
"""

from collections.abc import Callable, Iterable
from typing import Any

from gradcli.lowering.values import key

NOT_YET: Any = "not yet"  # what is told of a part that comes after: a loop has it from behind


def made_of(e, reads: Callable[[Any], Iterable]) -> list:
    """What a value is made of, each once, parts first as far as loops allow.

    reads: gives what a variable or a node is looked into for.
    """
    out, seen, waiting = [], set(), [(e, False)]
    while waiting:
        node, done = waiting.pop()
        if done:
            out.append(node)
        elif key(node) not in seen:
            seen.add(key(node))
            waiting.append((node, True))
            waiting += [(v, False) for v in reads(node)]
    return out


def told(e, reads: Callable[[Any], Iterable], rule: Callable[[Any, Callable], Any], unknown):
    """What a rule tells of a value (its least fixpoint); `unknown` where it tells nothing.

    rule: is given a node, and `of`, which gives what is told of a part, or NOT_YET.
    """
    order = made_of(e, reads)
    found: dict = {}

    def of(v):
        return found.get(key(v), NOT_YET)

    changed = True
    while changed:
        changed = False
        for node in order:
            new = rule(node, of)
            if new != of(node):
                found[key(node)], changed = new, True
    return found.get(key(e), unknown)
