"""The tables of the printers broken: what a row is written as in Python, in NumPy and in C."""

import ast
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import test_c_rows
from compiled import COMPILER, QUICK, compiled, unit
from mutations.breaking import FACTOR, Mutation, changed_conditions, entries, everywhere
from mutations.suite import Suite

from gradcli.core.array_functions import CALLED
from gradcli.emit.c.runtime import LIBM
from gradcli.emit.python.runtime import HELPERS
from gradcli.emit.texts import TEXTS

PYTHON = ["emit/test_python.py", "derive/test_arrays.py", "derive/test_determinants.py"]
TABLES = {
    "texts": TEXTS,
    "functions of arrays": CALLED,
    "functions of our own": HELPERS,
}


def results() -> list[tuple[str, bool]]:
    return [*Suite(PYTHON, list(python_mutations()), TABLES).results(), *c_results()]


# -- Python and NumPy -----------------------------------------------------------------------------
def python_mutations() -> Iterator[Mutation]:
    for column in ("python", "truths", "numpy"):
        written = {k: v for k, v in TEXTS.items() if getattr(v, column)}
        other = {k: _another(getattr(v, column)) for k, v in written.items()}
        changes = [(column, k, written[k]._replace(**{column: v})) for k, v in other.items() if v]
        yield from entries("texts", TEXTS, changes)
    names = sorted({called.written for called in CALLED.values()})
    others = dict(zip(names, [*names[1:], names[0]]))
    changes = [
        ("another function", k, c._replace(written=others[c.written])) for k, c in CALLED.items()
    ]
    yield from entries("functions of arrays", CALLED, changes)
    for name, text in HELPERS.items():
        changes = [(what, name, changed) for what, changed in _changed(text)]
        yield from entries("functions of our own", HELPERS, changes)


def _another(text: str) -> str:
    """A text that gives another value, of a function too."""
    if text.replace(".", "").replace("_", "").isalnum():
        return f"(lambda *given, **more: {text}(*given, **more)*{FACTOR} + 3e-6)"
    return f"({text})*{FACTOR} + 3e-6"


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
    for title, column in (("LIBM", "c"), ("OWN", "c"), ("WHOLE", "whole")):
        table = {k: getattr(v, column) for k, v in TEXTS.items() if getattr(v, column)}
        if column == "c":
            table = {k: v for k, v in table.items() if (v in LIBM) == (title == "LIBM")}
        changed = _exchanged(table)
        new = {k: TEXTS[k]._replace(**{column: v}) for k, v in changed.items()}
        with everywhere(TEXTS, {**TEXTS, **new}):
            yield from _of_whole() if column == "whole" else _of_floats(title, changed)


def _of_floats(title: str, changed: Iterable[str]) -> Iterator[tuple[str, bool]]:
    units = {n: unit(f"row_{n}", test_c_rows.text_of(test_c_rows.ROWS[n])) for n in changed}
    with tempfile.TemporaryDirectory() as folder:
        library = compiled(list(units.values()), Path(folder), [*QUICK, "-w"])
        for n, u in units.items():
            yield f"{title}, {n}: another text", _fails(test_c_rows.check, library, u, n)


def _of_whole() -> Iterator[tuple[str, bool]]:
    for n, u in test_c_rows.whole_units().items():
        with tempfile.TemporaryDirectory() as folder:
            failed = _fails(test_c_rows.check_whole, n, u, Path(folder))
        yield f"WHOLE, {n}: another text", failed


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
