"""A try is its body; where that surely fails, it is what ran before, and the handler."""

import math

import functions_of_users
import numpy as np
import pytest

from gradcli import calls
from gradcli.errors import Diagnostic


def a_domain(x):
    try:
        return math.log(x) / math.sqrt(x)
    except (ValueError, ZeroDivisionError):
        return float("-inf")


def a_key_that_is_there(x, kind="cm"):
    table = {"m": 1.0, "cm": 0.01}
    y = x
    try:
        y = y * 2
        y = y * table[kind]
    except KeyError:
        y = y * 7
    else:
        y = y * 9
    finally:
        y = y + x
    return y


def a_key_that_is_not_there(x, kind="inch"):
    table = {"m": 1.0, "cm": 0.01}
    y = x
    try:
        y = y * 2
        y = y * table[kind]
    except KeyError:
        y = y * 7
    else:
        y = y * 9
    finally:
        y = y + x
    return y


def a_handler_further_out(x):
    try:
        try:
            return x * {"a": 1.0}["b"]
        except ValueError:
            return 1.0
    except LookupError:
        return x * x


def a_length_of_a_number(x, n=3.0):
    try:
        k = len(n)
    except TypeError:
        k = 1
    return k * x * n


def a_text_that_is_no_number(x, s="abc"):
    try:
        v = float(s)
    except ValueError:
        v = 1.5
    return v * x


def jumps_in_a_loop(xs):
    total = 0.0
    for x in xs:
        try:
            if x < 0:
                continue
            total += math.log(x)
            if total > 1:
                break
        except ValueError:
            pass
    else:
        total = total + 100
    return total


def a_return_in_each_way(x, y):
    if x > 1:
        try:
            return x / y
        except ZeroDivisionError:
            return 0.0
    try:
        z = y / x
    except ZeroDivisionError as error:
        print(error)
        z = 1.0
    return z * y


def an_error_that_is_another(x):
    def checked(t):
        if t < 0:
            raise ValueError("negative")
        return math.sqrt(t)

    try:
        return checked(x)
    except ValueError:
        raise RuntimeError("no root") from None


def a_matrix(a, b):
    try:
        x = np.linalg.solve(a, b)
    except np.linalg.LinAlgError:
        x = np.linalg.lstsq(a, b, rcond=None)[0]
    return np.sum(x**2)


def a_place_that_is_not_there(x):
    y = x
    try:
        y = 2 * x
        np.zeros(2)[2]
        y = x * x
    except IndexError:
        y = y + 1
    rows = [x * k for k in range(3)]
    try:
        y = y * rows[-1]
        y = y * rows[-4]
    except Exception:
        y = y * rows[1]
    return y


FUNCTIONS = {
    a_place_that_is_not_there: {"x": 3.0},
    a_domain: {"x": 3.0},
    a_key_that_is_there: {"x": 0.5},
    a_key_that_is_not_there: {"x": 0.5},
    a_handler_further_out: {"x": 0.5},
    a_length_of_a_number: {"x": 0.5},
    a_text_that_is_no_number: {"x": 0.5},
    jumps_in_a_loop: {"xs": [0.5, -2.0, 3.0, 4.0]},
    a_return_in_each_way: {"x": 2.0, "y": 3.0},
    an_error_that_is_another: {"x": 2.0},
    a_matrix: {"a": [[4.0, 1.0], [2.0, 3.0]], "b": [1.0, 2.0]},
}


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_a_try_is_right(function):
    functions_of_users.check(function, FUNCTIONS[function], function is not a_matrix)


# what only a run knows to fail, and a handler takes
REFUSED = {
    "a raise": (
        "try:\n    if x < 1:\n        raise ValueError\n    y = x\nexcept ValueError:\n    y = 2\ny"
    ),
    "a raise in a call": (
        "def g(t):\n    if t < 0:\n        raise ValueError\n    return t\n"
        "try:\n    y = g(x)\nexcept Exception:\n    y = 2\ny"
    ),
    "an assert": "try:\n    assert x > 0\n    y = x\nexcept AssertionError:\n    y = 2\ny",
    "a place": "v: float[:]\ni: int\ntry:\n    y = v[i]\nexcept IndexError:\n    y = 2\ny",
    "a place past what is told": (
        "v: float[:]\ny = x\ntry:\n    v[3]\n    y = x*x\nexcept IndexError:\n    y = 2\ny"
    ),
    "a place on one way": (
        "y = x\ntry:\n    if x > 1:\n        np.zeros(2)[2]\n    y = x*x\n"
        "except Exception:\n    y = 2\ny"
    ),
    "a key": "n: int\nd = {1: x, 2: 3}\ntry:\n    y = d[n]\nexcept KeyError:\n    y = 2\ny",
    "whole numbers": "n: int\ntry:\n    y = x*(7 // n)\nexcept ZeroDivisionError:\n    y = 2\ny",
    "an attribute": "try:\n    y = x.mean()\nexcept AttributeError:\n    y = 2*x\ny",
    "a jump before its end": (
        "def f(x):\n    try:\n        return x\n    finally:\n        x = 2\nf(x)"
    ),
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_what_only_a_run_knows_to_fail_is_refused(text):
    with pytest.raises(Diagnostic, match="cannot be differentiated") as found:
        calls.diff(calls.program(text))
    assert found.value.code == "E0108"
