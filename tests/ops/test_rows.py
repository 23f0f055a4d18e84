"""What each row of the table says, and the structural rows in every engine."""

import numpy as np
import pytest
from structural import SAMPLES, check_structural

from gradcli.ops.table import TABLE

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
    from gradcli.engine.tape import GradientTape, Tensor

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
