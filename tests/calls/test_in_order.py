"""Work on many things by several threads."""

from threading import Barrier, active_count
from time import monotonic, sleep

import pytest

from gradcli.calls.in_order import in_order


def test_several_are_worked_on_at_once_and_come_in_their_order():
    both = Barrier(2)

    def work(k: int) -> int:
        both.wait(10)  # for the thread that has another
        sleep(0.01 * (k % 2))
        return k * k

    assert list(in_order(work, range(20), 2)) == [k * k for k in range(20)]


@pytest.mark.parametrize("jobs", [1, 3])
def test_an_error_is_raised_in_its_place(jobs):
    found, results = [], in_order(lambda k: 1 / (k - 3), range(10), jobs)
    with pytest.raises(ZeroDivisionError):
        found.extend(iter(results))
    assert found == [-1 / 3, -1 / 2, -1.0]


def test_who_stops_asking_ends_the_threads():
    before, taken = active_count(), []
    results = in_order(lambda k: k, map(lambda k: taken.append(k) or k, range(1000)), 3)
    assert next(results) == 0
    results.close()
    end = monotonic() + 10
    while active_count() > before and monotonic() < end:
        sleep(0.001)
    assert active_count() <= before and len(taken) < 10
