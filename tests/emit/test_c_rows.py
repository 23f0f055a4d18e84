"""Every elementwise row in C agrees with the row's own values, or is refused by name."""

import importlib
import itertools
import math
import pkgutil
import random
from pathlib import Path

import pytest
from compiled import COMPILER, Unit, call, compiled, unit

import gradcli.ops
from gradcli.core import ir
from gradcli.emit import texts
from gradcli.emit.about import About
from gradcli.emit.c.file import printed
from gradcli.errors import Diagnostic
from gradcli.ops.rows import TABLE, Op

pytestmark = pytest.mark.skipif(not COMPILER, reason="no C compiler is installed")

for module in pkgutil.walk_packages(gradcli.ops.__path__, "gradcli.ops."):
    importlib.import_module(module.name)
ROWS = {op.name: op for op in TABLE.values() if op.elementwise and not op.variadic}
# Arguments that are whole numbers: by the row, how many of its first arguments are, or "all".
WHOLE = {
    "gaussian": 1, "sinc_derivative": 1, "gcd": 2, "lcm": 2, "bitwise_and": 2, "bitwise_or": 2,
    "bitwise_xor": 2, "invert": 1, "left_shift": 2, "right_shift": 2,
}  # fmt: skip
SECOND_WHOLE = {"ldexp"}
# The families that C has all of; of the others it has what follows from math.h.
WHOLLY = (
    "arithmetic", "comparisons", "elementary", "floating", "logistic", "piecewise", "special.sinc",
)  # fmt: skip
# Functions of the gamma function: C libraries have tgamma to some 10 units in the last place, and
# the rows lgamma to as many, where C has 1.
UNITS = {"gamma": 12, "lgamma": 16, "rgamma": 12, "factorial": 12}
SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -3.0, 1e-300, 700.0, math.inf, -math.inf, math.nan]
# Rows whose values at poles, or past a domain, are conventions that a C library does not share.
ELSEWHERE = {"gamma", "lgamma", "rgamma", "factorial", "gammasgn", "spacing", "binary_exponent"}


def program_of(op: Op, wholly: bool = False) -> ir.Program:
    """The program that is one call of a row, of whole numbers where that is asked for."""
    graph, names = ir.Graph(), "xyz"[: len(op.args)]
    whole = {k for k in range(len(names)) if wholly or k < WHOLE.get(op.name, 0)}
    whole |= {1} if op.name in SECOND_WHOLE else set()
    inputs = {n: ("int" if k in whole else "float", None) for k, n in enumerate(names)}
    value = graph.node(op, tuple(map(graph.var, names)))
    return ir.Program(graph, inputs, (), (), (value,), {}, set(names), {})


def text_of(op: Op) -> str | None:
    """The C file of a row; None where it is refused, by an error that names it."""
    try:
        return printed(program_of(op), About(f"row_{op.name}", op.name))
    except Diagnostic as error:
        assert error.code == "E0109"
        assert op.name.removesuffix("_derivative") in error.message, error.message
        return None


TEXTS = {op.name: text_of(op) for op in ROWS.values()}


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    units = {name: unit(f"row_{name}", text) for name, text in TEXTS.items() if text}
    return compiled(list(units.values()), tmp_path_factory.mktemp("rows")), units


@pytest.mark.parametrize("family", WHOLLY)
def test_the_rows_of_a_family_have_text(family):
    module = importlib.import_module(f"gradcli.ops.{family}")
    own = {f.op.name for f in vars(module).values() if getattr(f, "op", None)} & set(ROWS)
    assert own and {name for name in own if TEXTS[name] is None} <= {"modulus"}


def points(op: Op, program: ir.Program) -> list[tuple]:
    """Random points of a row's domain."""
    source = random.Random(f"row {op.name}")
    domain = iter(op.domain or ())
    ends = []
    for (kind, _), arg in zip(program.inputs.values(), op.args):
        low, high = next(domain, (-math.inf, math.inf)) if arg.kind != "static" else (-9, 9)
        least = max(low, high - 40 if high < math.inf else -20.0)
        ends.append((kind, least, min(high, least + 40)))
    return [
        tuple(source.randint(0, 6) if k == "int" else source.uniform(a, b) for k, a, b in ends)
        for _ in range(60)
    ]


def close(got: float, want: float, units: int, moved: float = 0.0) -> bool:
    if math.isnan(want) or math.isinf(want) or math.isnan(got) or math.isinf(got):
        return got == want or (math.isnan(got) and math.isnan(want))
    return abs(got - want) <= units * math.ulp(want) + moved


def moved_by_rounding(op: Op, args: tuple, want: float) -> float:
    """How far the last digit of each real argument moves a value: neither side is surer of it."""
    found = 0.0
    for k, x in enumerate(args):
        if type(x) is float and math.isfinite(want):
            ends = (math.nextafter(x, math.inf), math.nextafter(x, -math.inf))
            values = (value_of(op, (*args[:k], end, *args[k + 1 :])) for end in ends)
            found += max([abs(v - want) for v in values if math.isfinite(v)], default=0.0)
    return found


def value_of(op: Op, args: tuple) -> float:
    with_world = op.call or op.value
    return float(with_world(*args))


@pytest.mark.parametrize("name", [name for name, text in TEXTS.items() if text])
def test_a_row_in_c_agrees_with_its_values(library, name):
    lib, units = library
    check(lib, units[name], name)


def check(library, u, name: str) -> None:
    """Hold the function of a row to the row's own values."""
    op, program = ROWS[name], program_of(ROWS[name])
    known = points(op, program)
    if "int" not in {kind for kind, _ in program.inputs.values()} and name not in ELSEWHERE:
        known += [(a, *rest) for a in SPECIAL for rest in _others(len(op.args) - 1)]
    for args in known:
        try:
            want = value_of(op, args)
        except (Diagnostic, ValueError, OverflowError):
            continue
        ((got,),) = call(library, u, dict(zip(program.inputs, args)), [1])
        units = UNITS.get(name, 4)
        fits = close(got, want, units) or close(got, want, units, moved_by_rounding(op, args, want))
        assert fits, f"{name}{args}: {got!r}, and not {want!r}"


def _others(count: int) -> list[tuple]:
    if count == 0:
        return [()]
    return [(a, *rest) for a in SPECIAL for rest in _others(count - 1)]


# -- whole numbers ---------------------------------------------------------------------------------
INTEGERS = (-7, -3, -1, 0, 1, 2, 5, 12)


def whole_units() -> dict[str, Unit]:
    """The C files of the rows that have functions of whole numbers."""
    return {
        name: unit(
            "row_of_whole", printed(program_of(ROWS[name], wholly=True), About("row_of_whole"))
        )
        for name, text in texts.TEXTS.items()
        if text.whole
        and name in ROWS
        and name != "power"  # which is one by an exponent that is surely not below 0
    }


@pytest.mark.parametrize("name", whole_units())
def test_a_row_of_whole_numbers_in_c_is_one(name, tmp_path):
    check_whole(name, whole_units()[name], tmp_path)


def check_whole(name: str, u: Unit, folder: Path) -> None:
    """Hold the function of a row of whole numbers to the row's own values."""
    library = compiled([u], folder)
    assert u.returns == "long long"
    for args in itertools.product(INTEGERS, repeat=len(ROWS[name].args)):
        try:
            want = ROWS[name].value(*args)
        except (Diagnostic, ValueError, ZeroDivisionError):
            continue
        ((got,),) = call(library, u, dict(zip("xyz", args)), [1])
        assert got == want, f"{name}{args}: {got!r}, and not {want!r}"
