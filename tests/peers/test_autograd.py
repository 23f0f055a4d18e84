"""autograd's own tests over gradcli, where they are present: which pass, and why the others do not.

They are no part of gradcli; AUTOGRAD_TESTS names the folder `tests` of a clone of it.
"""

import os
import subprocess
import sys

import pytest
import run_autograd

EXPECTED = run_autograd.HERE / "expected_failures_autograd.txt"
LEAST = 500  # of 631


def listed(text: str) -> dict[str, str]:
    """Test -> why it does not pass, of those that are listed."""
    lines = [line for line in text.splitlines() if ": " in line and not line.startswith("#")]
    return dict(line.split(": ", 1) for line in lines)


@pytest.fixture(scope="module")
def reasons() -> dict[str, str]:
    path = run_autograd.suite_path()
    if path is None or not path.exists():
        pytest.skip(run_autograd.HOW_TO_GET)
    return run_autograd.outcomes(path)


def test_exactly_the_tests_listed_fail(reasons):
    failing = {name for name, why in reasons.items() if why and not why.startswith("skipped: ")}
    assert failing == listed(EXPECTED.read_text()).keys() & reasons.keys()


def test_enough_tests_pass(reasons):
    assert list(reasons.values()).count("") >= LEAST


CHECKS = """
import autograd
import autograd.numpy as np
from autograd.extend import defjvp, defvjp, primitive
from autograd.test_util import check_grads

assert autograd.__file__.startswith({stub!r}), autograd.__file__
check_grads(lambda x: np.sum(np.sin(x) * np.linalg.norm(x)), order=3)(np.array([0.5, -1.5]))
check_grads(lambda p: p["a"] ** 2 * np.prod(p["b"]))(dict(a=2.0, b=np.array([1.5, 2.5])))

def checked(slope):
    square = primitive(lambda x: x * x)
    defvjp(square, lambda ans, x: lambda g: g * slope * x)
    defjvp(square, lambda g, ans, x: g * slope * x)
    check_grads(square)(1.5)

checked(2.0)
try:
    checked(2.001)
except AssertionError:
    print("a wrong rule is found")
"""


def test_the_package_checks_derivatives_and_finds_a_wrong_one():
    """The stub by itself, on functions of its own: right rules pass, a rule 0.05 % off does not."""
    stub = str(run_autograd.STUB)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([stub, str(run_autograd.CHECKOUT)])}
    ran = subprocess.run(
        [sys.executable, "-c", CHECKS.format(stub=stub)],
        env=environment, capture_output=True, text=True,
    )  # fmt: skip
    assert ran.stdout == "a wrong rule is found\n", ran.stderr
