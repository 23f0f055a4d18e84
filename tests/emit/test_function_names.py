"""`name=`: what the printed function is called."""

import itertools
import json

import pytest

from gradcli import calls
from gradcli.emit.targets import NAMED, REALS, TARGETS
from gradcli.errors import Diagnostic

OWN = "def slope(a, k):\n    return a*k + x\nslope(x, 2.0) + slope(y, x)"
FUNCTION = "def g(x, n: int = 3):\n    if n <= 0:\n        return x\n    return x*g(x, n - 1)\ng(x)"
HEADS = {
    "c": r" slope(", "python": "def slope(", "numpy": "def slope(", "json": '"name": "slope"',
    "jax": "def slope(",
    "rust": "pub fn slope(", "js": "export function slope(", "julia": "function slope(",
}  # fmt: skip


@pytest.mark.parametrize("to", NAMED)
def test_the_function_has_the_name_that_is_asked_for(to):
    for text in ("x^2*y", "x^2", OWN, FUNCTION, "slope = x*x\nslope*slope + y", "slope^2 + x"):
        for made in (calls.emit, calls.diff):
            program = calls.program(text)
            printed = made(program, to=to, name="slope", self_test=to not in ("json",))
            if to == "json":
                assert json.loads(printed)["name"] == "slope"
                continue
            heads = [
                line for line in printed.splitlines() if HEADS[to] in line and line[0] not in " /"
            ]
            assert len(heads) == 1, printed
            if to in ("python", "numpy"):
                exec(printed, {"__name__": "__main__"})


def test_names_that_a_target_cannot_have_are_refused():
    program = calls.program("x^2")
    wrong = ("", "a b", "2x", "é", "x-y", "a__b", "x*/int", "x;")
    kept = {
        "c": ("int", "new", "sin", "main", "EOF", "_f", "printf", "sigmoid"),
        "python": ("class", "None", "max", "math", "np", "softplus"), "numpy": ("lambda", "np"),
    }  # fmt: skip
    for to, made in itertools.product(NAMED, (calls.emit, calls.diff)):
        for name in (*wrong[1:], *kept.get(to, ())):
            with pytest.raises(Diagnostic) as caught:
                made(program, to=to, name=name)
            assert caught.value.code == "E0002" and caught.value.help, name


def test_targets_without_a_function_take_no_name_and_only_c_takes_floats():
    program = calls.program("x^2")
    assert calls.REALS == REALS
    for to in TARGETS.keys() - set(NAMED):
        with pytest.raises(Diagnostic, match=f"--name names a function, and --to {to} prints none"):
            calls.emit(program, to, name="f")
    for to in TARGETS.keys() - {"c"}:
        with pytest.raises(Diagnostic, match="--real float is for C"):
            calls.diff(program, to=to, real="float")
