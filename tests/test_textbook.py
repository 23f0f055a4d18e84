"""The formulas of the textbooks: no derivative has a wrong digit or sign without a note.

`python tests/oracles/textbook.py` looks at all points of the record, and with --count at new ones.
"""

import mpmath
import proven
import pytest
import textbook
from textbook import formulas, misses, recorded

SHARE = 4  # one in so many points of the record is looked at here, of each formula others


@pytest.fixture(scope="module")
def record():
    return recorded()


@pytest.mark.slow
@pytest.mark.parametrize("order", (1, 2))
def test_the_tape_has_every_digit_of_a_textbooks_derivative_or_says_so(order, record):
    silent = []
    for i, formula in enumerate(formulas()):
        some = record[formula][i % SHARE :: SHARE]
        found = misses(formula, "tape", order, some)
        silent += [(formula, *miss[:-1]) for miss in found if not miss[-1]]
    assert not silent


@pytest.mark.parametrize("order", (1, 2))
def test_a_printed_derivative_that_loses_digits_is_told_where_it_is_evaluated(order, record):
    """But what is 0 for a number below 1e-160, and what has 12 digits."""
    silent = []
    for i, formula in list(enumerate(formulas()))[order::3]:
        some = record[formula][i % SHARE :: SHARE]
        for x, by, got, want, notes in misses(formula, "expr", order, some):
            if not notes and abs(want) > 1e-160 and abs(got - want) > 1e-12 * abs(want):
                silent.append((formula, x, by, got, want))
    assert not silent


def test_the_record_is_of_the_formulas():
    assert len(recorded()) == len(set(formulas())) > 300


def test_the_record_is_mpmaths():
    formula = "x/expm1(x)"
    for x, wants in textbook.rows(formula, [(400.0,), (-1e-8,)]):
        assert (x, wants) in recorded()[formula]


def misprinted(count: int, seed: str) -> list:
    return [
        (formula, x, *miss)
        for formula in formulas()
        for x in proven.points(formula, count, seed)
        for miss in proven.wrong(formula, x)
    ]


@pytest.mark.slow
def test_no_digit_is_proven_that_is_not_the_exact_numbers():
    """Where 64 bits lose everything: next to poles, where terms cancel, far out."""
    assert not misprinted(1, "suite")


@pytest.mark.slow
def test_no_digit_is_proven_that_is_not_the_exact_numbers_at_many_points():
    assert not misprinted(4, "many")


def test_a_wrong_digit_would_be_seen():
    with mpmath.workdps(40):
        third = mpmath.mpf(1) / 3
        assert proven.is_right("0.33333", third) and proven.is_right("[0.3333, 0.3334]", third)
        assert not proven.is_right("0.33335", third) and not proven.is_right("0.3333333350", third)
        assert not proven.is_right("[0.3334, 0.3335]", third)
