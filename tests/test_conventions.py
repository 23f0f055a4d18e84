"""The table of docs/conventions.md: each of our answers is what the tape and `gradcli grad` give.

`python tests/test_conventions.py` writes the table; `tests/peers/conventions.py` records what other
libraries answer.
"""

import json
from pathlib import Path

import pytest
from printed import function

from gradcli import calls

CASES = json.loads((Path(__file__).parent / "cases" / "conventions.json").read_text())
PAGE = Path(__file__).parents[1] / "docs" / "conventions.md"
PEERS = {"tensorflow": "TensorFlow", "jax": "JAX", "torch": "PyTorch", "autograd": "autograd"}
BEGIN, END = "<!-- the table: begin -->\n", "<!-- the table: end -->\n"


def answer(case: dict) -> float | None:
    """Ours: the derivative of the case's order by x."""
    program = calls.program(case["expression"], bound=tuple(case["point"]))
    found = calls.gradient(program, dict(case["point"]), ("x",), order=case["order"])
    return found.gradients[",".join("x" * case["order"])]


def written(x) -> str:
    """A number as the table has it: short, without a sign of zero."""
    return x if type(x) is str else "null" if x is None else f"{x + 0.0:.6g}".replace("-", "−")


def table() -> str:
    head = ["case", "gradcli", *PEERS.values(), "why"]
    lines = [head, ["---"] * len(head)]
    for case in CASES:
        peers = [written(case["peers"][name]) for name in PEERS]
        lines.append([case["words"], f"**{written(answer(case))}**", *peers, case["why"]])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["words"])
def test_the_answer_is_the_one_of_the_page(case):
    rows = [
        line for line in PAGE.read_text().splitlines() if line.startswith(f"| {case['words']} |")
    ]
    assert len(rows) == 1
    assert rows[0].split(" | ")[1] == f"**{written(answer(case))}**"


def test_the_page_has_the_table():
    assert BEGIN + table() + END in PAGE.read_text(), "python tests/test_conventions.py writes it"


if __name__ == "__main__":
    before, _, rest = PAGE.read_text().partition(BEGIN)
    PAGE.write_text(before + BEGIN + table() + END + rest.partition(END)[2])


FIRST, SHARED = (1.0, 0.0), (0.5, 0.5)
TIES = {  # of two that are equal: what the derivative by each is
    "max(x, y)": FIRST, "min(x, y)": FIRST, "max([x, y])": FIRST, "min((x, y))": FIRST,
    "xs = [x, y]\nmax(xs)": FIRST, "def f(a):\n    return min(a)\nf([x, y])": FIRST,
    "sorted([x, y])[0]": FIRST,
    "max(np.array([x, y]))": SHARED, "np.max([x, y])": SHARED, "np.minimum(x, y)": SHARED,
    "def f(a):\n    return min(a)\nf(np.array([x, y]))": SHARED,
}  # fmt: skip


@pytest.mark.parametrize("text", TIES)
def test_ties_of_extremes_are_pythons_or_numpys_in_every_engine(text):
    made, at, by = calls.program(text), {"x": 1.5, "y": 1.5}, ("x", "y")

    def of_each(give) -> tuple:
        return tuple(give(n) or 0.0 for n in by)

    want = TIES[text]
    assert of_each(calls.gradient(made, at).gradients.get) == want
    assert of_each(lambda n: calls.jvp(made, at, {n: 1.0}).tangents[0]) == want
    assert of_each(lambda n: calls.taylor(made, at, 1, (n,)).coefficients[1]) == want
    for mode in ("forward", "reverse"):
        printed = calls.diff(made, by, mode=mode)
        assert calls.value(calls.program(printed), at).value == want
        assert function(calls.diff(made, by, mode=mode, to="python"))(**at) == want
