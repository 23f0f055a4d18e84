"""docs/primitives.md is made of the rows: `python tests/test_primitives_page.py` writes it."""

from itertools import groupby
from pathlib import Path

from gradcli import calls

PAGE = Path(__file__).parents[1] / "docs" / "primitives.md"
INTRODUCTION = """\
# Primitives

What programs can call, family by family, with the derivative of each primitive as `gradcli diff`
prints it.  `gradcli ops NAME` says the same of one, and its other names; `gradcli ops --format csv`
has it all as data.  A function without a derivative here is made of others, acts on whole arrays,
or carries none, such as a test.  A primitive of numbers is differentiable where the condition
beside it says (`,` is "and"), or everywhere where there is none; elsewhere it is not, but for what
words behind the condition say.  Where a derivative is a matter of convention the last column says
what is taken; [conventions](conventions.md) says why.  The formulas are from the sources named,
those of the elementary functions from Abramowitz & Stegun, Handbook of Mathematical Functions,
chapters 3, 4, 6 and 7 (DLMF, chapters 4 to 7).
"""
COLUMNS = {
    "signature": "function", "description": "gives", "derivative": "derivative",
    "domain": "differentiable where", "convention": "by convention", "source": "source",
}  # fmt: skip
AS_CODE = ("signature",)


def cell(fact: str, text: str) -> str:
    if fact == "derivative":
        parts = filter(None, text.removeprefix("d/d").split(", d/d"))
        text = "<br>".join(f"`d/d{part}`" for part in parts)
    elif text and fact == "domain":
        condition, semicolon, words = text.partition(";")
        text = f"`{condition}`{semicolon}{words}"
    elif text and fact in AS_CODE:
        text = f"`{text}`"
    return text.replace("|", "\\|")


def page() -> str:
    """The text of the page."""
    parts = [INTRODUCTION]
    for family, rows in groupby(calls.operations(derivatives=True), lambda row: row["family"]):
        rows = list(rows)
        shown = [fact for fact in COLUMNS if any(row[fact] for row in rows)]
        lines = [[COLUMNS[fact] for fact in shown], ["---"] * len(shown)]
        lines += [[cell(fact, row[fact]) for fact in shown] for row in rows]
        table = "".join(f"| {' | '.join(line)} |\n" for line in lines)
        parts.append(f"## {family[0].upper()}{family[1:]}\n\n{table}")
    return "\n".join(parts)


def test_the_page_is_made_of_the_rows():
    assert PAGE.read_text() == page(), "python tests/test_primitives_page.py writes it"


if __name__ == "__main__":
    PAGE.write_text(page())
