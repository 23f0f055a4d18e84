"""A function that calls itself with lists of numbers is a function of arrays in what is printed."""

import functions_of_users
import pytest

from gradcli import calls
from gradcli.errors import Diagnostic


def a_point_of_a_curve(points, t):
    def de_casteljau(ps):
        if len(ps) == 1:
            return ps[0]
        return de_casteljau([(1 - t) * ps[i] + t * ps[i + 1] for i in range(len(ps) - 1)])

    return de_casteljau(points)


def a_merge_sort(xs: list[float], a):
    def merge_sort(v):
        if len(v) <= 1:
            return v
        mid = len(v) // 2
        left, right = merge_sort(v[:mid]), merge_sort(v[mid:])
        out = []
        i = j = 0
        while i < len(left) and j < len(right):
            if left[i] <= right[j]:
                out.append(left[i])
                i += 1
            else:
                out.append(right[j])
                j += 1
        return out + left[i:] + right[j:]

    first = sum([k * y for k, y in enumerate(merge_sort(xs))])
    return first * merge_sort([a, 2.0, a * a, a - 1])[1]


def a_list_and_a_number(a, b):
    def count(v):
        if len(v) <= 1:
            return v, 0.0
        mid = len(v) // 2
        p, s = count(v[:mid])
        q, t = count(v[mid:])
        return p + q, s + t + p[0] * q[0]

    xs, total = count([a, b, a * b, 2.0])
    return total + xs[2]


FUNCTIONS = {
    a_point_of_a_curve: {"points": [1.0, 3.0, 2.0, 4.0], "t": 0.3},
    a_merge_sort: {"xs": [3.0, 1.0, 2.0, 5.0], "a": 3.3},
    a_list_and_a_number: {"a": 3.0, "b": 1.2},
}


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_a_recursion_over_lists_is_right(function):
    functions_of_users.check(function, FUNCTIONS[function])


SAME = "n: int\ndef f(v):\n    return v if len(v) < 3 else f(v[1:])\n"
CHANGED = {  # a list that the function is given, or gives, which may be one
    "in it": "def f(v):\n    v.append(v[-1]*x)\n    return v[-1] if v[-1] > 9 else f(v)\nf([2.0])",
    "what it gives": SAME + "xs = [x*k for k in range(n)]\nys = f(xs)\nys[0] = 5.0\nys[0]*xs[1]",
    "what it was given": SAME
    + "xs = [x*k for k in range(n)]\nys = f(xs)\nxs[2] = 5.0\nys[1]*xs[1]",
}


@pytest.mark.parametrize("text", CHANGED.values(), ids=CHANGED)
def test_a_list_that_a_recursion_has_is_not_changed(text):
    with pytest.raises(Diagnostic, match="cannot be differentiated"):
        calls.diff(calls.program(text))
