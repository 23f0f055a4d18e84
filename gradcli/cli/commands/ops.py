"""`gradcli ops`: what programs can call."""

from collections.abc import Iterator
from itertools import groupby
from typing import Annotated

from gradcli import calls
from gradcli.cli.line.options import PROGRAM, REPORT, Settings, shared
from gradcli.cli.line.rows import word
from gradcli.cli.running.output import Output
from gradcli.report.formats import FORMATS
from gradcli.result.grids import Records

HELP = "One function, a sign, a library or a family: sin, '*', np.fft, bessel"
NAME = Annotated[str, word("[NAME]", HELP)]
SIGNATURE = 26  # columns of the signatures, beside which the descriptions stand
# What the kind of an argument means to one who differentiates by it.
KINDS = {
    "smooth": "smooth: has a derivative everywhere but at kinks",
    "linear": "linear: the derivative by it does not depend on it",
    "bilinear": "bilinear: linear in it while the other is held",
    "flat": "flat: its derivative is 0 wherever it has one",
    "none": "none: it has a derivative that is not provided",
    "static": "static: no derivative, such as a test, an index or an axis",
}
LABELS = {"domain": "where"}
DESCRIBED = 2  # functions: more are listed


@shared({name: PROGRAM[name] for name in ("out", "color")}, REPORT)
def ops(settings: Settings, name: NAME = "") -> None:
    """What programs can call: primitives, functions made of them, Python's own, transforms.

    Of a library or a family the functions in it.  Of one function also its derivative, printed by
    differentiating its row, where there is one, what is taken by convention, what the row has of
    its own, and its other names.

    Examples:
      gradcli ops arctan2
      gradcli ops np.fft
      gradcli ops --format csv -o ops.csv
    """
    output = Output(settings)
    people = FORMATS[output.format].people
    rows = calls.operations(name or None, derivatives=bool(name) or not people)
    if people:
        output.write(_described(rows) if len(rows) <= DESCRIBED else _listed(rows))
    else:
        output.show(Records(tuple(rows[0]), [tuple(row.values()) for row in rows]))


def _listed(rows: list[dict[str, str]]) -> Iterator[str]:
    """The signatures and descriptions under the names of their families."""
    for family, members in groupby(rows, lambda row: row["family"]):
        yield f"{family[0].upper()}{family[1:]}\n"
        for row in members:
            yield _beside(row["signature"], row["description"])
        yield "\n"
    yield "gradcli ops NAME says more of one; gradcli help language tells the rest.\n"


def _beside(left: str, text: str, column: int = SIGNATURE) -> str:
    """`left` with `text` at a column, or on the next line where `left` is too long."""
    gap = f"\n  {' ' * column}" if len(left) > column - 2 else " " * (column - len(left))
    return f"  {left}{gap}{text}\n"


def _described(rows: list[dict[str, str]]) -> Iterator[str]:
    for k, row in enumerate(rows):
        yield "\n" * (k > 0) + f"{row['signature']}\n  {row['description']}\n"
        facts = list(_facts(row))
        width = max(len(label) for label, _ in facts) + 2
        yield "\n" + "".join(_beside(label, text, width) for label, text in facts)


def _facts(row: dict[str, str]) -> Iterator[tuple[str, str]]:
    """What there is to say of a function, line by line."""
    for argument in filter(None, row["arguments"].split(", ")):
        name, _, kind = argument.partition(": ")
        yield name, KINDS[kind.rstrip("…")]
    for part in filter(None, row["derivative"].split(", d/d")):
        by, _, text = part.removeprefix("d/d").partition(" = ")
        yield f"d/d{by}", text
    for fact in ("domain", "convention", "overrides", "source"):
        if row[fact]:
            yield LABELS.get(fact, fact), row[fact]
    if row["also"]:
        yield "also", row["also"].replace(" ", "  ")
    if row["numpy"]:
        yield "NumPy", row["numpy"]
    yield "family", row["family"]
