"""What a test chooses among texts and functions is a number: compared, looked up, and called."""

import math

import functions_of_users
import numpy as np
import pytest

from gradcli import calls
from gradcli.errors import Diagnostic


def a_key(re):
    if re < 2000:
        key = "laminar"
    elif re < 4000:
        key = "transition"
    else:
        key = "turbulent"
    c = {"laminar": 64.0, "transition": 0.3, "turbulent": 0.2, "other": 7.0}
    return c[key] / re**0.5


def a_result(x):
    def kind(t):
        if t > 1:
            return "high"
        if t > 0:
            return "mid"
        return None

    found = kind(x)
    if found is None:
        return -x
    return x**2 if found == "high" else x * 3


def a_state_in_a_loop(xs):
    state, total = "idle", 0.0
    for x in xs:
        if state == "idle" and x < 0:
            state = "busy"
        elif state == "busy":
            state = "done"
        total += {"idle": 1.0, "busy": 2.0, "done": 3.0}[state] * x * x
    return total


def members(x):
    mode = "a"
    if x > 0:
        mode = "b"
    if x > 5:
        mode = "c"
    if mode in ("b", "c"):
        return x**2
    return 2.0 if mode not in ["a"] else x


def a_default(x):
    mode = "a" if x > 1 else "z"
    return {"a": 2.0, "b": 3.0}.get(mode, 5.0) * x


def functions(x):
    f = math.sin if x > 0 else math.cos
    kind = "exp" if x < 1 else "log"
    g = {"exp": np.exp, "log": np.log}[kind]
    return f(x) * 2 + g(x + 3)


def a_dict_of_dicts(x):
    params = {"steel": {"E": 200.0, "nu": 0.3}, "wood": {"E": 11.0, "nu": 0.4}}
    p = params["steel" if x < 1 else "wood"]
    return p["E"] * x + p["nu"]


POINTS = {
    a_key: [{"re": re} for re in (1000.0, 2500.0, 9000.0)],
    a_result: [{"x": x} for x in (2.0, 0.5, -1.0)],
    a_state_in_a_loop: [{"xs": [0.5, -1.0, 2.0, 3.0]}, {"xs": [0.5, 1.0]}],
    members: [{"x": x} for x in (-1.0, 0.5, 7.0)],
    a_default: [{"x": 0.5}, {"x": 2.0}],
    functions: [{"x": 0.5}, {"x": -0.5}, {"x": 2.0}],
    a_dict_of_dicts: [{"x": 0.5}, {"x": 2.0}],
}
CASES = [(function, point) for function, points in POINTS.items() for point in points]


@pytest.mark.parametrize(("function", "point"), CASES, ids=lambda v: getattr(v, "__name__", ""))
def test_what_a_test_chooses_is_right(function, point):
    functions_of_users.check(function, point, point is POINTS[function][0])


def test_a_label_that_is_printed_is_no_name_of_what_is_printed():
    text = "label = 'big' if x > 1 else 'small'\nprint(label)\nx^2"
    assert calls.diff(calls.program(text)) == "2*x\n"


def test_a_dict_that_a_program_gives_is_its_numbers():
    text = "kind = 'a' if x > 0 else 'b'\n{'y': x^2, 'kind': kind, 'z': 3*x}"
    assert calls.diff(calls.program(text)) == "2*x + 3\n"
    with pytest.raises(Diagnostic, match="a string"):
        calls.diff(calls.program("d = {'kind': 'a'}\ny = x\nd"))


def test_an_order_of_chosen_texts_is_refused():
    text = "s = 'a' if x > 0 else 'b'\nx if s < 'c' else 2*x"
    with pytest.raises(Diagnostic, match="cannot be differentiated"):
        calls.diff(calls.program(text))
