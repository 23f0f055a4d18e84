"""All programs that the tests have, by corpus: each a Case, with its point where it has one.

`HAND` were written by people, and stand in tables, files and pages; `RANDOM` are of generators, by
seed.  A test file is read for its strings: those that are programs of real inputs are its corpus.
"""

import ast
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

TESTS = Path(__file__).parents[1]
sys.path.insert(0, str(TESTS))
import paths  # noqa: E402, F401, I001

import engines  # noqa: E402
import function_programs  # noqa: E402
import judge  # noqa: E402
import language_programs  # noqa: E402
import small_programs  # noqa: E402
from alias_traps import TRAPS  # noqa: E402
from derived import whole_point  # noqa: E402
from hunt_printed import CORPORA as GENERATORS  # noqa: E402

from gradcli import calls  # noqa: E402
from gradcli.errors import Diagnostic  # noqa: E402
from gradcli.language.syntax import (  # noqa: E402
    surface,
)

LENGTHS = ((), (3,), (3, 3))  # that an input is tried with where nothing says its own
TRIES = 24  # points that are tried before a program is said to have none


class Case(NamedTuple):
    """A program; point: where its derivatives are compared, None for one that is looked for."""

    name: str
    text: str
    point: dict | None = None


def _users() -> Iterator[Case]:
    from test_users_programs import PROGRAMS

    for name, (point, text) in PROGRAMS.items():
        yield Case(name, text, eval(f"dict({point.replace(' ', ', ')})"))


def _functions() -> Iterator[Case]:
    for name, text in function_programs.PROGRAMS.items():
        yield Case(name, text, function_programs.AT)


def _tables(*tables: dict[str, str]) -> Iterator[Case]:
    for table in tables:
        yield from (Case(name, text) for name, text in table.items())


def _samples() -> Iterator[Case]:
    for path in sorted((TESTS.parent / "samples").glob("*.expr")):
        yield Case(path.name, path.read_text(encoding="utf-8"))


def _docs() -> Iterator[Case]:
    """The programs of the pages: those with an output under them, and the words of commands."""
    import test_docs

    for block in test_docs.programs():
        yield Case(block.id, block.values[0])
    for block in test_docs.blocks("console"):
        commands = [line[2:] for line in block.values[0].splitlines() if line[:10] == "$ gradcli "]
        words = [word for command in commands for word in test_docs.words(command)[1:]]
        yield from (Case(block.id, word) for word in words if is_program(word))


def _gradients() -> Iterator[Case]:
    for case in judge.load():
        point = {name: judge.number(value) for name, value in case.get("bindings", {}).items()}
        yield Case(case["id"], case["program"], point)


def strings(path: Path) -> Iterator[Case]:
    """The programs that stand in a test file as strings."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and type(node.value) is str and is_program(node.value):
            yield Case(f"{path.stem}:{node.lineno}", node.value)


def program_of(case: Case):
    """The Program of a case; None where it is none that has real inputs and a target."""
    try:
        program = calls.program(case.text, bound=tuple(case.point or ()))
    except Diagnostic:
        return None
    return program if program.target and program.real_inputs() else None


def is_program(text: str) -> bool:
    """Whether a string is a program to differentiate, and more than a name."""
    program = program_of(Case("", text))
    if program is None:
        return False
    return len(program.module.body) > 1 or type(program.target.node) is not surface.Name


ROOMS = ("language", "derive", "emit")
FILES = {
    path.stem.removeprefix("test_"): path
    for room in ROOMS
    for path in sorted((TESTS / room).glob("test_*.py"))
}
HAND: dict[str, Callable[[], Iterator[Case]]] = {
    "users": _users,
    "functions": _functions,
    "traps": partial(_tables, TRAPS),
    "small": partial(_tables, small_programs.PROGRAMS),
    "samples": _samples,
    "docs": _docs,
    "gradients": _gradients,
    **{name: partial(strings, path) for name, path in FILES.items()},
}
RANDOM = GENERATORS | {"language": language_programs.seeded}


def cases(corpus: str, seeds: range) -> Iterator[Case]:
    """The programs of a corpus, each once."""
    if corpus in RANDOM:
        yield from (Case(str(seed), *RANDOM[corpus](seed)) for seed in seeds)
        return
    seen = set()
    for case in HAND[corpus]():
        if case.text not in seen:
            seen.add(case.text)
            yield case


def by(program, case: Case) -> tuple[str, ...]:
    """What a case is differentiated by: the real inputs of its point, else those of the program."""
    given = tuple(n for n in program.real_inputs() if n in (case.point or ()))
    return given or program.default_wrt() or program.real_inputs()


def point_of(program, case: Case, salt: int = 0) -> dict | None:
    """A point where the tape has finite derivatives of a case: its own, else a random one near its
    shapes; None where none is found.  Inputs with a default that none asks for are left out."""
    wrt, source = by(program, case), random.Random(f"{salt} {case.text}")
    own = {n: v for n, v in (case.point or {}).items() if n in program.inputs}
    for k in range(TRIES):
        point = dict(own) if k == 0 and not salt else _moved(own, source)
        for given in program.inputs.values():
            if given.name not in point and given.default is None:
                point[given.name] = _value(given, k, source)
        try:
            with np.errstate(all="ignore"):
                point = {n: _plain(v) for n, v in whole_point(program, point).items()
                         if n in point or n in wrt}  # fmt: skip
                if np.all(np.isfinite(engines.by_tape(program, point, wrt))):
                    return point
        except (Diagnostic, ValueError, TypeError):
            continue
    return None


def _moved(point: dict, source: random.Random) -> dict:
    """Other reals in the shapes of a point; its integers stay."""
    return {
        n: v if np.asarray(v).dtype.kind in "bi" else _random(np.shape(v), source)
        for n, v in point.items()
    }


def _value(given, k: int, source: random.Random):
    """A random value of an input, of the k-th shape that is tried where it declares none."""
    if given.is_integer or given.integer_at is not None:
        return source.randint(2, 4)
    if given.shape is not None:
        return _random(tuple(3 if n is None else n for n in given.shape), source)
    return _random(LENGTHS[k % 3] if k < 9 else source.choice(LENGTHS), source)


def _random(shape: tuple[int, ...], source: random.Random):
    low = source.choice([-2, 0.1])
    values = [round(source.uniform(low, 1.9), 3) for _ in range(int(np.prod(shape)))]
    return np.reshape(values, shape).tolist()


def _plain(value):
    """Numbers and nested lists of what the evaluator has for a default."""
    return value.tolist() if isinstance(value, np.ndarray) else value
