"""Every elementwise row against mpmath: value, and derivatives of order 1, 2, 3 and 10."""

from random import Random

import numpy as np
import pytest
from exact import (
    ORDERS,
    POINTS,
    agrees,
    check,
    check_limit,
    check_on_arrays,
    check_values_on_arrays,
    check_written,
    computed_once,
    derived,
    exclusions,
    point,
    recorded,
    rows,
    special,
    wanted,
)
from oracles import ORACLES, PIECES

from gradcli.ops.rows import TABLE

pytestmark = pytest.mark.sampled(24)

ROWS = rows()


@pytest.mark.parametrize("op", ROWS.values(), ids=ROWS)
def test_the_row_and_its_derivatives_are_exact(op):
    assert op.name in recorded(), f"give {op.name} an oracle, then run record_exact.py {op.name}"
    points = recorded()[op.name]
    assert len(points) >= POINTS
    for i in derived(op):
        known = ~np.isnan(recorded()[f"{op.name} by {i}"][:, 0, 0])
        assert known.sum() >= 0.6 * len(points), f"by {i}"
    with computed_once():
        wrong = list(check(op))
    assert not wrong, f"{len(wrong)}, such as {wrong[:3]}"


@pytest.mark.slow
@pytest.mark.parametrize("name", ROWS)
def test_a_sample_of_the_record_is_what_mpmath_gives(name):
    assert name in ORACLES or name in PIECES, f"give {name} its function in ops/oracles.py"
    op, source = ROWS[name], Random(name)  # one that CI has not looked at may not be usable
    i = source.choice(derived(op))
    sizes, known = np.abs(recorded()[name]), recorded()[f"{name} by {i}"][:, 0]
    usual = np.all((sizes > 1e-5) & (sizes < 1e5) | (sizes == 0), axis=1)
    usual &= ~np.isnan(known[:, 0]) & known.any(axis=1)  # without what may have underflown
    k = source.choice(np.flatnonzero(usual).tolist())
    x = point(op, recorded()[name][k])
    wants, spreads = wanted(name, x, i)
    assert np.allclose(wants, recorded()[f"{name} by {i}"][k][0], rtol=1e-15, atol=0), (x, i)
    room = recorded()[f"{name} by {i}"][k][1]
    assert np.all((room <= 1.1 * np.array(spreads)) | np.isinf(spreads)), (x, i)  # or narrower


SINGULAR = [
    pytest.param(ROWS[name], case, id=f"{name}{case['x']}")
    for name, entry in special().items()
    for case in entry.get("limits", ())
]


@pytest.mark.parametrize("op, case", SINGULAR)
def test_what_is_taken_where_a_derivative_is_infinite_or_none(op, case):
    check_limit(op, case)


@pytest.mark.parametrize("op", ROWS.values(), ids=ROWS)
def test_the_row_on_arrays_is_the_row_on_each_number(op):
    check_values_on_arrays(op)


@pytest.mark.parametrize("op", ROWS.values(), ids=ROWS)
def test_gradients_on_arrays_are_those_on_each_number(op):
    check_on_arrays(op)


@pytest.mark.parametrize("op", ROWS.values(), ids=ROWS)
def test_the_rules_that_are_printed_are_the_rules(op):
    check_written(op)


def test_at_most_ten_rows_are_excluded_somewhere_each_for_a_reason():
    assert len({name for entry in exclusions() for name in entry["row"].split()}) <= 10
    for entry in exclusions():
        assert entry["reason"] and set(entry["row"].split()) <= set(ROWS)
        assert set(entry["orders"]) <= set(ORDERS)


def test_rows_without_a_value_on_numbers_are_of_complex_numbers():
    without = [op.name for op in TABLE.values() if op.elementwise and not op.value]
    assert set(without) <= {"conj", "real", "imag", "modulus", "angle", "complex"}


def test_the_bars_refuse_what_is_off():
    assert agrees(1.0, 1, 1.0, 0.0) and not agrees(1.0 + 3e-15, 1, 1.0, 0.0)
    assert agrees(1.0 + 3e-15, 1, 1.0, 2.0) and not agrees(1.0 + 1e-10, 10, 1.0, 1.0)
    assert not agrees(float("nan"), 2, 1.0, 0.0) and not agrees(float("inf"), 2, 1e300, 0.0)
    assert agrees(float("inf"), 2, float("inf"), 0.0) and not agrees(1e308, 2, float("inf"), 0.0)
