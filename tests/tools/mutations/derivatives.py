"""The printed derivatives broken: their rules, the identities of normal forms, and conditions."""

from collections.abc import Iterator

from mutations import breaking
from mutations.breaking import FACTOR, Mutation, dropped, entries, everywhere
from mutations.suite import Suite

from gradcli.core import dependence
from gradcli.core.ir import Expr
from gradcli.derive.algebra import conditions, identities
from gradcli.derive.algebra.identities import (
    AT_ZERO,
    DOUBLES,
    EVEN,
    HALVES,
    ODD,
    PAIRS,
    QUOTIENTS,
    SQUARED,
    TWICE,
)
from gradcli.derive.reverse import loops
from gradcli.derive.rules import apply, arrays, known, moves, registry, structural, unbroadcast

TESTS = ["derive", "test_conventions.py"]
GUARDED = (
    apply, known, unbroadcast, dependence, loops, structural, arrays, moves, conditions,
)  # fmt: skip
TABLES = {
    "pullbacks": registry.PULLBACKS,
    "jvps": registry.JVPS,
    "tangents of choices": apply.CHOICE_TANGENTS,
    "squares": SQUARED,
    "doubles": DOUBLES,
    "twice": TWICE,
    "halves": HALVES,
    "pairs": PAIRS,
    "at zero": AT_ZERO,
}


def results() -> list[tuple[str, bool]]:
    found = [*rule_mutations(), *identity_mutations()]
    for module in GUARDED:
        found += breaking.conditions(module)
    return Suite(TESTS, found, TABLES).results()


def rule_mutations() -> Iterator[Mutation]:
    for title in list(TABLES)[:3]:
        table = TABLES[title]
        yield from entries(
            title, table, [(f"times {FACTOR}", k, _more(f)) for k, f in table.items()]
        )


def _more(rule):
    def changed(*args):
        found = rule(*args)
        return found * FACTOR if type(found) in (Expr, float) else found

    return changed


def identity_mutations() -> Iterator[Mutation]:
    for title in list(TABLES)[5:]:
        yield from dropped(title, TABLES[title])
    minus = "of the other sign"
    squares = [(minus, op, row._replace(factor=-row.factor)) for op, row in SQUARED.items()]
    yield from entries("squares", SQUARED, squares)
    yield from entries("twice", TWICE, [(minus, op, (g, -k)) for op, (g, k) in TWICE.items()])
    halves = [(minus, f, {-k: g for k, g in rows.items()}) for f, rows in HALVES.items()]
    yield from entries("halves", HALVES, halves)
    yield from entries("pairs", PAIRS, [(minus, k, PAIRS[-k]) for k in PAIRS])
    yield from entries("at zero", AT_ZERO, [("another", op, 1 - v) for op, v in AT_ZERO.items()])
    for row in QUOTIENTS:
        others = tuple(r for r in QUOTIENTS if r is not row)
        yield _of_rows(f"quotients, {row}: dropped", QUOTIENTS, others)
        changed = tuple(r if r is not row else row._replace(k=-row.k) for r in QUOTIENTS)
        yield _of_rows(f"quotients, {row}: {minus}", QUOTIENTS, changed)
    for title, rows in (("odd", ODD), ("even", EVEN)):
        for op in rows:
            yield _of_rows(f"{title}, {op.name}: dropped", rows, rows - {op})
    for pair in identities.INVERSES:
        less = identities.INVERSES - {pair}
        name = " of ".join(op.name for op in pair)
        yield _of_rows(f"inverses, {name}: dropped", identities.INVERSES, less)


def _of_rows(name: str, old, new) -> Mutation:
    return Mutation(name, lambda: everywhere(old, new), ("tests", "test_identities.py"))
