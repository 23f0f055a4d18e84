"""The tables of the printers broken: what a row is written as in Python, in NumPy and in C."""

import ast
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from mutations.breaking import FACTOR, Mutation, changed_conditions, entries, everywhere
from mutations.suite import TESTS, Suite

from gradcli.emit.c import rows
from gradcli.emit.python.functions import BOOLEAN, HELPERS, MATH, NUMPY, SCIPY, STRUCTURAL

sys.path.insert(0, str(TESTS / "emit"))
import test_c_rows
from compiled import COMPILER, QUICK, compiled, unit

PYTHON = ["emit/test_python.py", "derive/test_arrays.py", "derive/test_determinants.py"]
TABLES = {
    "texts on numbers": MATH,
    "texts on truths": BOOLEAN,
    "texts on arrays": NUMPY,
    "texts by SciPy": SCIPY,
    "functions of arrays": STRUCTURAL,
    "functions of our own": HELPERS,
}


def results() -> list[tuple[str, bool]]:
    return [*Suite(PYTHON, list(python_mutations()), TABLES).results(), *c_results()]


# -- Python and NumPy -----------------------------------------------------------------------------
def python_mutations() -> Iterator[Mutation]:
    for title in list(TABLES)[:4]:
        table = TABLES[title]
        changes = [("another value", k, f"({t})*{FACTOR} + 3e-6") for k, t in table.items()]
        yield from entries(title, table, changes)
    names = sorted(set(STRUCTURAL.values()))
    others = dict(zip(names, [*names[1:], names[0]]))
    changes = [("another function", k, others[t]) for k, t in STRUCTURAL.items()]
    yield from entries("functions of arrays", STRUCTURAL, changes)
    for name, text in HELPERS.items():
        changes = [(what, name, changed) for what, changed in _changed(text)]
        yield from entries("functions of our own", HELPERS, changes)


def _changed(text: str) -> Iterator[tuple[str, str]]:
    """The texts of a function with one condition turned over, or another value returned."""
    tree = ast.parse(text)
    for _, what in changed_conditions(tree, edges=False):
        yield what, ast.unparse(tree) + "\n"
    for node in ast.walk(tree):
        if isinstance(node, ast.Return):
            old = node.value
            node.value = ast.parse(f"({ast.unparse(old)})*{FACTOR} + 3e-6", mode="eval").body
            yield f"another value than {ast.unparse(old)}", ast.unparse(tree) + "\n"
            node.value = old


# -- C --------------------------------------------------------------------------------------------
def c_results() -> Iterator[tuple[str, bool]]:
    """All rows at once, each with the text of another that takes as many arguments."""
    if not COMPILER:
        return
    for title, table in (("LIBM", rows.LIBM), ("OWN", rows.OWN), ("TESTS", rows.TESTS)):
        changed = _exchanged(table)
        with everywhere(table, {**table, **changed}), tempfile.TemporaryDirectory() as folder:
            units = {n: unit(f"row_{n}", test_c_rows.text_of(test_c_rows.ROWS[n])) for n in changed}
            library = compiled(list(units.values()), Path(folder), [*QUICK, "-w"])
            for n, u in units.items():
                yield f"{title}, {n}: another text", _fails(test_c_rows.check, library, u, n)
    with everywhere(rows.WHOLE, {**rows.WHOLE, **_exchanged(rows.WHOLE)}):
        for n, u in test_c_rows.whole_units().items():
            with tempfile.TemporaryDirectory() as folder:
                yield (
                    f"WHOLE, {n}: another text",
                    _fails(test_c_rows.check_whole, n, u, Path(folder)),
                )


def _exchanged(table: dict[str, str]) -> dict[str, str]:
    """Each row with the text of another that takes as many arguments."""
    by_arity: dict[int, list[str]] = {}
    for name in table:
        if name in test_c_rows.ROWS:
            by_arity.setdefault(len(test_c_rows.ROWS[name].args), []).append(name)
    return {
        name: table[other]
        for group in by_arity.values()
        for name, other in zip(group, [*group[1:], group[0]])
        if len(group) > 1
    }


def _fails(check: Callable, *args) -> bool:
    try:
        check(*args)
    except AssertionError:
        return True
    return False
