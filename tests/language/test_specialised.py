"""Functions are written for the functions, texts and dicts that they are given."""

import engines
import lowered
import pytest
from function_programs import AT, PROGRAMS

from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface

pytestmark = pytest.mark.sampled(8)

LEFT_OUT = (surface.Lambda, surface.Dict, surface.String, surface.FString, surface.NoneLiteral)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_written_for_what_its_functions_are_given_computes_the_same(text):
    lowered.check_values(text, AT, LEFT_OUT)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_with_functions_of_functions_is_differentiated_as_a_program(text):
    lowered.check_derivatives(text, AT)


ENDLESS = """\
def f(n, g):
    return g(x) if n < 1 else f(n - 1, lambda t: g(t)*x)
f(3, sin)"""
TURNS = """\
def f(t):
    z = t
    g = lambda u: u*x if kind == "a" else u + x
    for kind in ("a", "b"):
        z = g(z)
    return z
f(x)"""
EACH = """\
y = 0.0
for i in range(3):
    k = i*x
    if i > 0:
        y += f(x)
    f = lambda t, k=k: t*k
y"""
CAUGHT = """\
k = x
f = lambda t: t*t
sum([g(c)*sum([c*k for k in range(3)]) for c, g in [(k, f), (2*k, f)]])"""
TESTED = """\
def make(k):
    return lambda t: k*t
i = 0
while make(x)(i) < 4:
    i += 1
i*x"""
STALE = """\
y = 0.0
for f in [lambda t: t, lambda t: t**2]:
    y += f(x)
if x > 2:
    for f in [lambda t: 3*t, lambda t: t**3]:
        y += f(x)
y*f(x)"""
RETURNED = """\
def find(t):
    r = None
    if t > 2:
        r = t
    return r
y = find(x)
x**3 if y is None else y"""
ROWS = """\
d = {'a': x, 'b': 2.0, 'c': x*x}
s = 0.0
for row in [[x, 1.0, 2.0], [2.0, x, 1.0]]:
    for k, w in zip(['a', 'b', 'c'], row):
        s += d[k]*w
s"""
GROWN = """\
d = {'a': x, 'b': 2.0, 'c': x*x}
w = [x, 1.0]
u = [x, 2.0]
for q in [w, u]:
    q.append(3.0)
s = 0.0
for k, v in zip(['a', 'b', 'c'], w):
    s += d[k]*v
s"""
UNREAD = """\
def f(a):
    g = lambda t: t*b if t > 9 else t
    z = g(a)
    b = 2.0
    return z*b
f(x)"""


@pytest.mark.parametrize(
    "text, what",
    [
        ("if x > 0:\n    h = lambda t: t\nelse:\n    h = lambda t: -t\nh(x)", "a lambda"),
        (STALE, "used as a value"),
        ("p = {'a': x}\nif x > 0:\n    p['b'] = 2.0\nsum(p.values())", "a dict"),
        (UNREAD, "'b' is read before it has a value"),
        ("r = None\nif x > 0:\n    r = x\ny = r\nx if y is None else y", "None as a value"),
        (RETURNED, "None as a value"),
        ("root(lambda t: t^3 - x, 1.0)", "a function of functions"),
        ("y = x\nkind = 'a'", "a string"),
    ],
)  # fmt: skip
def test_what_depends_on_the_run_is_refused_where_it_stands(text, what):
    with pytest.raises(Diagnostic, match=what) as refused:
        engines.printed(engines.program_of(text), ("x",), "reverse")
    assert refused.value.code == "E0108" and refused.value.span is not None


def test_a_sum_of_any_length_is_written():
    text = "f = lambda t: t*t\n" + " + ".join(["f(x)"] * 1200)
    assert engines.printed(engines.program_of(text), ("x",), "forward")


def test_a_default_has_the_element_that_was_there_before_the_array_was_written_to():
    for written in ("a[1] = 2.0", "b *= 2"):
        text = f"a = np.zeros(2) + x\nb = a\nf = lambda t, k=a[1]: t*k\n{written}\nf(x)"
        lowered.check_derivatives(text, {"x": 0.75})
