"""What each row of the table says, and the structural rows in every engine."""

from itertools import product

import numpy as np
import pytest
from structural import SAMPLES, check_structural

from gradcli.errors import Diagnostic
from gradcli.ops.rows import SOMEWHERE, TABLE

pytestmark = pytest.mark.sampled(8)

STRUCTURAL = [op for op in TABLE.values() if not op.elementwise and not op.static]


@pytest.mark.parametrize("op", STRUCTURAL, ids=lambda op: op.name)
def test_structural_rows_pull_back_what_they_push_forward(op):
    assert op.name in SAMPLES, f"give the row {op.name} a sample call in structural.SAMPLES"
    for sample in SAMPLES[op.name]:
        check_structural(op, *sample)


@pytest.mark.parametrize("op", TABLE.values(), ids=lambda op: op.name)
def test_every_row_says_what_each_argument_is(op):
    kinds = {"smooth", "linear", "bilinear", "flat", "static", "none"}
    assert op.args and {arg.kind for arg in op.args} <= kinds
    assert all((arg.rule is None) == (arg.kind == "static") for arg in op.args)


ON_NUMBERS = [op for op in TABLE.values() if op.static and op.value]


@pytest.mark.parametrize("op", ON_NUMBERS, ids=lambda op: op.name)
def test_static_rows_carry_no_gradient(op):
    from gradcli.engine.tape import GradientTape
    from gradcli.engine.tensor import Tensor

    if (
        op.name.startswith("bitwise")
        or op.name.endswith("shift")
        or op.name in ("invert", "gcd", "lcm")
    ):
        x = [Tensor(3), Tensor(1)][: len(op.args)]
    else:
        x = [Tensor(0.7), Tensor(1.2)][: len(op.args)]
    with GradientTape() as tape:
        for t in x:
            tape.watch(t)
        y = op.call(*x)
    assert tape.gradient(y, x) == [None] * len(x)
    assert not isinstance(y, Tensor) and np.shape(y) == ()


WHERE = {  # words of `undefined` -> whether they hold of an argument
    "0": lambda x: x == 0,
    "1": lambda x: x == 1,
    "negative": lambda x: x < 0,
    "not positive": lambda x: x <= 0,
    "not above -1": lambda x: x <= -1,
    "below 1": lambda x: x < 1,
    "not below 1": lambda x: x >= 1,
    "above 1": lambda x: x > 1,
    "outside [-1, 1]": lambda x: abs(x) > 1,
    "outside (-1, 1)": lambda x: abs(x) >= 1,
    "outside (0, 1)": lambda x: not 0 < x < 1,
    "outside (0, 2)": lambda x: not 0 < x < 2,
    "0 or a negative integer": lambda x: x <= 0 and x % 1 == 0,
}
GRID = (-3.0, -2.5, -1.0, -0.5, 0.0, 0.3, 0.5, 1.0, 1.5, 2.0, 3.0)


def test_rows_say_where_finite_numbers_have_no_finite_value():
    for op in TABLE.values():
        if not op.elementwise or op.value is None or op.variadic or op.undefined == SOMEWHERE:
            continue
        for args in product(GRID, repeat=len(op.args)):
            try:
                found = op.value(*args)
            except (
                Diagnostic,
                TypeError,
                AttributeError,
                IndexError,
                ArithmeticError,
            ):  # of integers alone
                continue
            expected = any(WHERE[words](args[i]) for i, words in op.undefined)
            times_0 = op.name in ("xlogy", "xlog1py") and args[0] == 0
            assert bool(np.isfinite(found)) != expected or times_0, (op.name, args, found)
