"""Every elementwise row and its first three derivatives against enclosures that are proven."""

from fractions import Fraction
from itertools import islice

import enclosures
import exact
import pytest

pytestmark = pytest.mark.sampled(8)

ROWS = {name: op for name, op in exact.rows().items() if enclosures.has_balls(op)}
WITHOUT = {"gammaincinv", "gammainccinv", "stdtr"}  # rows that have no function of balls
MANY = 50  # points; `python tests/ops/enclosures.py --count 200` takes some seven minutes
TURN = 41  # one in so many points of the record is held to mpmath here


def test_all_other_rows_have_balls():
    assert exact.rows().keys() - ROWS.keys() == WITHOUT


@pytest.mark.parametrize("op", ROWS.values(), ids=ROWS)
def test_an_enclosure_holds_what_mpmath_has_recorded(op):
    known = list(enclosures.recorded(op))
    some = known[len(op.name) % TURN :: TURN]
    assert not [(x, i, d) for x, i, w in some if (d := enclosures.disagrees(op, x, i, w))]


@pytest.mark.parametrize("op", ROWS.values(), ids=ROWS)
def test_the_row_and_its_derivatives_are_in_their_enclosures(op):
    assert not enclosures.wrong(op, islice(enclosures.drawn(op, 2, "suite"), 2))


@pytest.mark.slow
@pytest.mark.parametrize("op", ROWS.values(), ids=ROWS)
def test_the_row_is_in_its_enclosures_at_many_points(op):
    assert not enclosures.wrong(op, enclosures.drawn(op, MANY, "many"))


def test_most_points_have_narrow_enclosures():
    op, found = ROWS["erfc"], 0
    for x in enclosures.drawn(op, 20, "narrow"):
        low, high = enclosures.enclosed(op, x, 0)[1]
        found += high - low <= abs(high) * Fraction(enclosures.NARROW)
    assert found == 20


def test_what_is_off_is_seen(monkeypatch):
    slopes = exact.by_tapes
    off_by_little = lambda f, t, n: [d * (1 + 1e-14) for d in slopes(f, t, n)]
    monkeypatch.setattr(exact, "by_tapes", off_by_little)
    seen = {miss[:2] for miss in enclosures.off(ROWS["sin"], (0.5,), 0)}
    assert seen == {("tapes", 1), ("tapes", 2), ("tapes", 3)}
