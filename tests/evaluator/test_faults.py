"""What a failing expression raises: the exception that CPython raises, in words of our own."""

import re

import numpy as np
import pytest

from gradcli import calls
from gradcli.errors import EXCEPTIONS, RAISED, Diagnostic

SETTING = """\
import numpy as np
v = np.array([1.0, 2.0, 3.0])
m = np.ones((2, 3))
e = np.zeros(0)
b = np.array([True, False])
l = [1, 2]
t = (1, 2)
s = 'ab'
i = 7
z = 0
n = None

def f(a, c):
    return a

"""
EXPRESSIONS = """\
l[5]  v[5]  m[0, 5]  m[1, 2, 3]  v[b]  m[..., ...]  l['a']  l[1.5]  s[9]  t[-3]  [].pop()  l.pop(9)
v[::0]  l[::0]  v[[0, 9]]  i[0]  e[0]
1 // z  1 % z  1 << -1  1 >> -1  2.5 << 1
2 + s  s + 2  s * s  s * 2.5  n + 1  -s  -n  ~1.5  l + 1  l - l  t + l  1 < 'a'  1 in 2  1 in s
float('ab')  int(float('nan'))  int(float('inf'))  round(float('nan'))  int([])  float([])  float(v)
int(v)  len(3)  len(n)  max([])  min([])  sum([[1], [2]])  sorted([1, 'a'])  list(3)  zip(3)
range(1.5)  range(1, 5, 0)  abs(s)  round(s)  tuple(1)  reversed(1)  enumerate(3)
f(1)  f(1, 2, 3)  f(1, q=3)  i(3)  l()
v @ m  m @ m  v @ 2.0  v + b  v + l  v + np.ones(2)  np.dot(v, np.ones(2))  s @ s
np.reshape(v, (2, 2))  v.reshape(7)  np.sum(v, axis=3)  v.max(axis=2)  e.max()  np.max(e)
bool(v)  not v  v.item()  np.array([[1, 2], [3]])  np.zeros(-1)  np.eye(-1)  np.linspace(0, 1, -2)
np.stack([v, e])  np.stack([])  np.concatenate([])  np.transpose(m, (0, 0))  np.where(b, v, v)
np.sin(s)  np.clip(v, s, 1)
"""
CASES = [e for line in EXPRESSIONS.splitlines() for e in line.split("  ")]
# words of NumPy and of Python's insides
FOREIGN = re.compile(
    "ufunc|ndarray|NoneType|operand|object|setting an array|broadcast|axis remapping|zero-size"
    "|_[a-z]+\\(|lambda|positional|unexpected|__"
)


def raised(text: str) -> Diagnostic:
    """The error that a program ends in."""
    with pytest.raises(Diagnostic) as info:
        calls.value(calls.program(text), {})
    return info.value


@pytest.mark.parametrize("expression", CASES)
def test_a_fault_is_the_exception_of_python(expression):
    space = {"np": np}
    with pytest.raises(Exception) as python:
        exec(f"{SETTING}y = {expression}", space)
    kinds = [kind.__name__ for kind in type(python.value).__mro__]
    error = raised(f"{SETTING}y = {expression}\ny")
    assert error.exception == next(kind for kind in kinds if kind in EXCEPTIONS), error.message
    assert error.span is not None
    assert not FOREIGN.search(f"{error.message} {error.label} {error.help}")


def test_the_classes_of_exceptions_are_those_of_python():
    import builtins

    for name, base in EXCEPTIONS.items():
        if "." not in name:  # the others are of libraries
            assert (base or "BaseException") == getattr(builtins, name).__base__.__name__
    assert set(RAISED.values()) <= set(EXCEPTIONS)


def test_tensorflow_s_classes_of_exceptions_are_the_library_s():
    from gradcli.tensorflow import exceptions

    theirs = {name.rpartition(".")[2] for name in EXCEPTIONS if name.startswith("tf.")}
    assert theirs == {"OpError", *(c.__name__ for c in exceptions.OpError.__subclasses__())}


def test_an_exception_is_one_of_its_bases_too():
    error = raised("w = [1]\nw[3]")
    assert [name for name in EXCEPTIONS if error.is_a(name)] == [
        "Exception", "LookupError", "IndexError",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text", ["sinn(1)", "2x", "def f(n):\n    return f(n)\nf(1)", "y = np.zeros(10**11)\ny"]
)
def test_wrong_text_and_limits_cannot_be_caught(text):
    with pytest.raises(Diagnostic) as info:
        calls.value(calls.program(text), {})
    assert not any(info.value.is_a(name) for name in EXCEPTIONS)


SHAPES = [
    ("v @ m", "v @ m: the shapes (3,) and (2, 3) do not fit together"),
    ("v[5]", "v[5]: index 5 is out of range for v of length 3"),
    ("m[0, 5]", "m[0, 5]: index 5 is out of range for axis 1 of m of length 3"),
    ("m[7]", "m[7]: index 7 is out of range for axis 0 of m of length 2"),
    ("m[..., 4]", "m[..., 4]: index 4 is out of range for axis 1 of m of length 3"),
    ("m[None, 3]", "m[None, 3]: index 3 is out of range for axis 0 of m of length 2"),
    ("v[v > 1][4]", "v[v > 1][4]: index 4 is out of range for v[v > 1] of length 2"),
    ("v[b]", "v[b]: a mask of shape (2,) does not fit v of shape (3,)"),
    ("np.concatenate([v, m])", "np.concatenate: the shapes (3,) and (2, 3) do not fit together"),
    ("np.reshape(m, (4, 2))", "np.reshape: 6 elements do not fill the shape (4, 2)"),
    ("np.sum(m, axis=2)", "np.sum: there is no axis 2: the array has the axes 0 to 1"),
    ("np.max(e)", "np.max: the array is empty"),
]


@pytest.mark.parametrize(("expression", "message"), SHAPES)
def test_the_message_has_the_values_that_made_it_fail(expression, message):
    assert raised(f"{SETTING}y = {expression}\ny").message == message


def test_both_operands_show_their_shapes():
    error = raised(f"{SETTING}y = v + b\ny")
    assert [label for _, label in error.seconds] == ["shape (3,)", "shape (2,)"]


CALLS = """\
def f(v):
    return v[5]

def g(v):
    return f(v) + 1

y = g([1, 2])
y
"""


def test_an_error_holds_the_calls_that_it_came_out_of():
    error = raised(CALLS)
    assert [(CALLS[slice(*span)], name) for span, name in error.calls] == [
        ("f(v)", "f"), ("g([1, 2])", "g"),
    ]  # fmt: skip


def test_a_caught_error_gives_its_calls_back_to_the_limit():
    text = """\
def f(n):
    if n == 0:
        return [1][3]
    return f(n - 1)

y = 0.0
for k in range(20):
    try:
        f(100)
    except IndexError:
        y += 1
y
"""
    assert calls.value(calls.program(text), {}).value == 20.0
