"""NIST's Statistical Reference Datasets for nonlinear regression: models, starts, certified values.

`tests/cases/strd.jsonl` has them as published (https://www.itl.nist.gov/div898/strd/nls), which is
in the public domain; the models are written in the language.
"""

import json
import math
from pathlib import Path

import numpy as np

from gradcli import calls
from gradcli.result.searches import Fit

CASES = Path(__file__).parents[1] / "cases" / "strd.jsonl"
DIGITS = 11  # of a certified value
LEVELS = ("lower", "average", "higher")


def cases() -> list[dict]:
    """The data sets, the easier first, as NIST lists them."""
    found = [json.loads(line) for line in CASES.read_text().splitlines()]
    return sorted(found, key=lambda case: LEVELS.index(case["level"]))


def fitted(case: dict, start: int, bounds: dict | None = None) -> Fit:
    """What `fit` finds of a case from its start 0 or 1."""
    columns = {name: np.array(column) for name, column in case["columns"].items()}
    y = columns.pop("y")
    y = np.log(y) if case["y"] == "log(y)" else y
    return calls.fit(calls.program(case["model"]), columns, y, case["starts"][start], bounds=bounds)


def digits(found: float, certified: float) -> float:
    """How many digits of a certified value are found: the logarithm of the relative error."""
    error = abs(found - certified) / abs(certified)
    return DIGITS if error == 0 else min(DIGITS, -math.log10(error))


def least_digits(case: dict, result: Fit) -> tuple[float, float, float]:
    """Of the parameters, their standard errors, and the residual standard deviation: the digits of
    the one with the fewest."""
    rows = {row.name: row for row in result.parameters}
    return (
        min(digits(rows[name].value, want) for name, want in case["certified"].items()),
        min(digits(rows[name].error or 0.0, want) for name, want in case["deviations"].items()),
        digits(result.residual_sd, case["rsd"]),
    )
