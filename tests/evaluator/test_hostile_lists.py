"""Lists that no walk gets through, and counts that no memory holds, end in an error in every
function: see hostile_lists.py and hostile_counts.py."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.ops.nesting import DEEPEST, measure

pytestmark = pytest.mark.sampled(16)

HERE = Path(__file__).parent


@pytest.mark.parametrize(("script", "every"), [("hostile_lists", "8"), ("hostile_counts", "0")])
def test_no_function_is_killed_by_what_it_is_given(script, every):
    environment = {**os.environ, "PYTHONPATH": str(HERE.parents[1])}
    argv = [sys.executable, str(HERE / f"{script}.py"), every]
    ran = subprocess.run(argv, capture_output=True, text=True, env=environment)
    assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-2000:]


@pytest.mark.parametrize(("build", "words"), [
    ("a.append(a)", "a list that holds itself has no end"),
    ("for i in range(300):\n    a = [a]", f"a list is nested more than {DEEPEST} deep"),
    ("for i in range(60):\n    a = [a, a]", "counted twice: too many to go through"),
])  # fmt: skip
@pytest.mark.parametrize(
    "use", ["np.sum(a)", "a == list(a)", "str([sorted([a, a])])", "a", "[a, x]"]
)
def test_the_error_says_what_is_wrong_with_a_list_and_where(build, words, use):
    program = calls.program(f"a = [0.5]\n{build}\n{use}", bound=("x",))
    for call in (calls.value, calls.gradient):
        with pytest.raises(Diagnostic) as told:
            call(program, {"x": 1.5} if "x" in use else {})
        assert (words in told.value.message, told.value.span is not None) == (True, True)


def test_a_list_of_two_hundred_lists_is_gone_through_and_one_more_is_not():
    deep: list = [1.0]
    for _ in range(DEEPEST - 1):
        deep = [deep]
    measure(deep)
    measure([deep[0], deep[0]])
    with pytest.raises(Diagnostic):
        measure([deep])


def test_a_program_can_catch_what_nests_too_deep_as_in_python():
    text = "a = []\na.append(a)\ntry:\n    y = np.sum(a)\nexcept RecursionError:\n    y = 7.0\ny"
    assert calls.value(calls.program(text), {}).value == 7.0


def test_a_list_that_holds_itself_is_printed_as_python_prints_it():
    text = "a = [1]\na.append(a)\nprint(a, str(a), f'{a}')"
    said = []
    calls.value(calls.program(text), {}, write=said.append)
    assert said == ["[1, [...]] [1, [...]] [1, [...]]\n"]


@pytest.mark.parametrize("over", [
    "zip(a)", "map(abs, a)", "enumerate(a)", "filter(None, a)",
    "zip(a, a)", "zip(a, strict=True)",
])  # fmt: skip
def test_iterators_over_iterators_go_as_deep_as_lists(over):
    text = "a = [1.0]\nfor i in range({}):\n    a = " + over + "\nfor item in a:\n    pass\n1.0"
    assert calls.value(calls.program(text.format(50)), {}).value == 1.0
    with pytest.raises(Diagnostic) as told:
        calls.value(calls.program(text.format(3_000_000)), {})
    assert f"nested more than {DEEPEST} deep" in told.value.message
