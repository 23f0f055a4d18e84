"""Other people's functions: none comes out wrong, and no fewer are taken than the record says.

The projects are no part of gradcli; GRADCLI_WILD names a folder with a checkout of each.
"""

import json
import math

import choose_wild
import numpy as np
import pytest
import run_wild

# What is not the record's number, and why
OTHERWISE = {
    "iapws97_region3_s diff", "iapws97_region3_s C",  # -V'/V**2 of a V that is nearly 0
    "histogram grad",  # counts at keys, which carry no derivative: there is a note
    "ra_hourly diff",  # an array for an input that the text takes for a number
    # NumPy's arrays without axes are numbers here: a write to a view of one is another's
    "params_to_DIBEM Python", "reflect eval", "reflect grad",
    *(f"{function} {stage}" for stage in ("grad", "diff", "Python", "C") for function in (
        "storm_motion_bunkers",  # arctan2 at 0, 0, which has a note
        "largest_integer",  # the record's: int() of 2e186, finer than differences are
    )),
}  # fmt: skip
LEAST = {  # by the stage, of 931 and of 133
    run_wild.WILD: {"eval": 797, "grad": 791, "diff": 738, "Python": 739, "C": 689},
    run_wild.TANGENT: {"eval": 129, "grad": 129, "diff": 118, "Python": 118, "C": 118},
}


@pytest.fixture(scope="module", params=LEAST, ids=lambda record: record.stem)
def found(request) -> list[run_wild.Subject]:
    root = run_wild.checkouts()
    if root is None or not root.exists():
        pytest.skip(run_wild.HOW_TO_GET)
    return run_wild.subjects(root, [], request.param)


def test_nothing_is_wrong(found):
    wrong = {
        f"{x.case.function} {stage}": x.outcomes[stage].reason
        for x in found for stage in run_wild.STAGES if x.outcomes[stage].verdict == "wrong"
    }  # fmt: skip
    assert wrong.keys() <= OTHERWISE, wrong


def test_no_fewer_are_taken(found, request):
    right = {s: sum(x.outcomes[s].verdict == "right" for x in found) for s in run_wild.STAGES}
    least = LEAST[request.node.callspec.params["found"]]
    assert all(right[stage] >= least[stage] for stage in least), right


def test_the_record_has_900_functions_of_93_projects_each_once():
    record = json.loads(run_wild.WILD.read_text())
    names = [(p["name"], c["file"], c["function"]) for p in record for c in p["cases"]]
    assert len(set(names)) == len(names) >= 900 and len(record) >= 93
    assert [(p["name"], p["commit"], p["round"]) for p in record] == [
        (name, row[1], k)
        for k, projects in enumerate(choose_wild.ROUNDS, 1) for name, row in projects.items()
    ]  # fmt: skip
    assert run_wild.UNSEEN.keys() == {p["round"] for p in record}


@pytest.mark.parametrize(("function", "slope"), [(math.exp, math.exp(0.7)), (math.log, 1 / 0.7)])
def test_ridders_differences_have_ten_digits_and_say_so(function, slope):
    found, error = choose_wild.ridders(function, 0.7)
    assert abs(found - slope) <= 1e-10 * slope and error <= 1e-9 * slope


def test_lists_are_recorded_as_arrays_where_they_are_compared_as_lists():
    def of_less(x, y):
        return np.sum(np.array(y)[x < y])

    def of_all(x, y):
        return np.sum(np.array(x) * y)

    point = {"x": [0.6, 0.9, 1.4], "y": [0.78, 0.85, 1.82]}
    for function, arrays in ((of_less, ["x", "y"]), (of_all, None)):
        one = choose_wild.measured(function, point)
        assert "arrays" not in one
        assert choose_wild.of_arrays(function, one).get("arrays") == arrays


def test_a_jump_a_kink_and_steps_are_not_smooth():
    for function in (lambda x: x // 0.35, lambda x: abs(x - 0.7), lambda x: round(x, 7)):
        assert not choose_wild.smooth(function, 0.7, 1.0, function(0.7))
    assert choose_wild.smooth(math.sin, 0.7, math.cos(0.7), math.sin(0.7))
