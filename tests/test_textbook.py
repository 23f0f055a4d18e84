"""The formulas of the textbooks: no derivative has a wrong digit or sign without a note.

`python tests/textbook.py` looks at all points of the record, and with --count at new ones.
"""

import pytest
import textbook
from textbook import formulas, misses, recorded

SHARE = 4  # one in so many points of the record is looked at here, of each formula others


@pytest.fixture(scope="module")
def record():
    return recorded()


@pytest.mark.parametrize("order", (1, 2))
def test_the_tape_has_every_digit_of_a_textbooks_derivative_or_says_so(order, record):
    silent = []
    for i, formula in enumerate(formulas()):
        some = record[formula][i % SHARE :: SHARE]
        found = misses(formula, "tape", order, some)
        silent += [(formula, *miss[:-1]) for miss in found if not miss[-1]]
    assert not silent


def test_the_record_is_of_the_formulas():
    assert len(recorded()) == len(set(formulas())) > 300


def test_the_record_is_mpmaths():
    formula = "x/expm1(x)"
    for x, wants in textbook.rows(formula, [(400.0,), (-1e-8,)]):
        assert (x, wants) in recorded()[formula]
