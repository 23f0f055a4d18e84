"""The reverse of what loops repeat: its numbers are the tape's, and it saves what it must alone."""

import re

import pytest
from running import derivative

from gradcli import calls

pytestmark = pytest.mark.sampled(4)

FORCES = """\
p: float[4]
f = np.zeros(4)
for i in range(4):
    for j in range(i):
        d = p[i] - p[j]
        r = d*d + 0.1
        f[i] += d/r
        f[j] -= d/r
np.sum(f*f)"""
CHANGED = """\
s = x
for i in range(3):
    q = y*s
    if q > 0:
        t = exp(q)
        for j in range(3):
            s = s*q + t/10
s"""


ROUNDS = {
    "forces": FORCES,
    "changed": CHANGED,
    "read after its loop": "s = x\nfor i in range(3):\n    p = sin(s*i)\n    for j in range(2):\n"
    "        s = s*0.9 + p\np*s",
    "given before and within": "s = x\nfor i in range(3):\n    p = x*i\n    m = 0\n"
    "    while m < 2:\n        m += 1\n        p = sin(m*s)\n        for j in range(2):\n"
    "            s = s*0.9 + p\ns",
    "given before": "p = x*y\ns = sin(p)*p\nfor i in range(3):\n    p = sin(s*i)\n"
    "    for j in range(2):\n        s = s*0.9 + p\ns",
    "a parameter": "def f(p, q):\n    s = p*q\n    for i in range(0):\n        p = s*q\n"
    "        for j in range(2):\n            s = s*0.9 + p\n    return s\nf(x, y)",
    "given twice": "s = x\nfor i in range(3):\n    q = s*y\n    for j in range(2):\n"
    "        s = s + q*q\n    q = sin(s)\n    s = s*q*y\ns",
    "read by a function": "q = x\ndef f(a):\n    return a*q*q\ns = y\nfor i in range(3):\n"
    "    q = s*x\n    for j in range(2):\n        s = f(s)*0.5 + q*q\ns",
    "an element of it": "v = np.zeros(3)\ns = x\nfor i in range(3):\n    v[i] = s*y\n"
    "    for j in range(2):\n        s = s*v[i] + v[i]**2\ns*np.sum(v)",
    "read before it is given": "p = x\ns = y\nfor i in range(3):\n    s = s*p + 1\n"
    "    p = s*x\n    for j in range(2):\n        s = s*0.5 + p*p\ns",
    "counted, then read": "k = 0\ns = x\nwhile k < 4:\n    k += 1\n    s = s*s*y + k*x\ns",
    "read, then counted": "k = 0\ns = x\nwhile k < 4:\n    s = s*s*y + k*x\n    k += 1\ns*k",
    "read around its count": "k = 1\ns = x\nwhile k < 4:\n    s = s*y + k*x\n    k += 1\n"
    "    s = s*s + k*y\ns",
    "counted twice": "k = 0\ns = x\nwhile k < 6:\n    k += 1\n    s = s*s*y + k*x\n    k += 2\n"
    "    s = s*k\ns",
    "counted in a branch": "k = 0\ns = x\nwhile s < 9:\n    if s > 2:\n        k += 1\n"
    "    s = s*1.5 + k*x*y + 1\ns*k",
    "counted by a loop": "k = 3\ns = x\nwhile s < 9:\n    for k in range(2):\n"
    "        s = s*s + y\ns*k",
    "counted by itself and by a loop": "k = 0\ns = x\nwhile k < 9:\n    k += 1\n"
    "    for k in range(k, k + 2):\n        s = s*sin(s) + y\ns",
    "counted down": "k = 5\ns = x\nwhile k > 1:\n    k -= 1\n    s = s*y + sin(s)*k\ns",
    "calls in rounds": "def g(a):\n    return a*a\ndef f(a):\n    b = g(a)\n    return b*y\n"
    "s = x\nfor i in range(3):\n    t = f(s)\n    s = s + t*t\ns",
    "elements in a round": "v = np.ones(3)*x\ns = y\nfor i in range(3):\n    v[i] = v[i]*s\n"
    "    s = s*v[i]*x\ns*np.sum(v)",
    "elements of its own": "v = np.zeros(3)\ns = x\nfor i in range(3):\n    v[0] = s*y\n"
    "    for j in range(2):\n        s = s*v[0] + v[0]**2\ns",
    "elements that are not apart": "p: float[4]\nv = np.copy(p)*x\n"
    "for i in range(1, 4):\n    for j in range(i):\n"
    "        d = v[i] - v[j]\n        v[i] += d*d*y\nnp.sum(v*v)",
    "elements that are apart": "p: float[4]\nv = np.copy(p)*x\n"
    "for i in range(1, 4):\n    for j in range(2):\n"
    "        d = sin(v[i - 1])*y\n        v[i] += d*d\nnp.sum(v*v)",
    "all elements": "p: float[4]\nv = np.copy(p)*x\n"
    "for i in range(1, 4):\n    for j in range(2):\n"
    "        d = np.sum(v)*y\n        v[i] += d*d\nnp.sum(v*v)",
    "read by a function alone": "q = x\ndef f(a):\n    return a*q*q\ns = y\nfor i in range(3):\n"
    "    q = s*x\n    for j in range(2):\n        s = f(s)*0.5 + y\ns",
    "read by a function before it is given": "q = x\ndef f(a):\n    return a*q*q\ns = y\n"
    "for i in range(3):\n    for j in range(2):\n        s = f(s)*0.5 + y\n    q = s*x\ns",
    "read in a later statement": "s = x\nfor i in range(3):\n    p = sin(s*i)\n"
    "    for j in range(2):\n        s = s*y + p\nt = p*s\nt*t",
    "counted by twos": "k = 0\ns = x\nwhile k < 6:\n    k += 2\n    s = s*s*y + k*x\ns",
    "doubled": "k = 1\ns = x\nwhile k < 9:\n    k = k*2\n    s = s*s*y/k + k*x\ns",
    "counted from another": "k = 0\nj = 0\ns = x\nwhile k < 4:\n    k = j + 1\n"
    "    s = s*s*y + k*x\n    j = k\ns",
    "counted by another": "k = 0\nj = 1\ns = x\nwhile k < 9:\n    k = k + j\n    j = j + 1\n"
    "    s = s*s*y/k + k*x\ns",
    "counted by another, that counts too": "a = 0\nb = 1\ns = x\nwhile a < 9:\n"
    "    s = s*s*y/(a + 1) + a*x\n    a = a + b\n    b = b + 1\ns",
    "a real, that rounds when it is counted": "t = x*1e-17\ns = y\nfor i in range(2):\n"
    "    s = s*0.5 + y/t\n    t = t + 1\ns",
    "left and gone on with": "s = x\nfor i in range(6):\n    if s > 3:\n        break\n"
    "    if s < 1:\n        s += x\n        continue\n    s = s*s*y + x\ns*s",
    "an array of its own": "s = x\nfor i in range(3):\n    d = p*s*i\n    s += y*(d @ d)\ns",
    "an array given twice": "s = x\nfor i in range(3):\n    d = p*s\n    s += y*(d @ d)\n"
    "    d = sin(d + i)\n    s += np.sum(d)\ns",
    "an array given anew in one branch": "s = x\nfor i in range(3):\n    d = p*s\n"
    "    if s > 1:\n        d = d[1:]*y\n    s = s*0.5 + np.sum(d*d)\ns",
    "an array in a branch": "s = x\nfor i in range(4):\n    if i % 2:\n        d = p*s\n"
    "        s = s*0.1 + d @ d\n    else:\n        s += y\ns",
    "an array and a break": "s = x\nfor i in range(9):\n    d = p*s\n    n = d @ d\n"
    "    if n > 9:\n        break\n    s = s + y*n\ns",
    "an array of another length before": "d = p[:2]\ns = d @ d\nfor i in range(3):\n"
    "    d = p*s*x\n    s = s*0.1 + d @ d\ns",
    "an array read by a later round": "d = p\ns = x\nfor i in range(3):\n    s += d @ d*y\n"
    "    d = p*s\ns",
    "an array of an outer round": "s = x\nfor i in range(2):\n    for j in range(3):\n"
    "        d = p*s*j\n        s = s*0.5 + y*(d @ d)\ns",
    "an array in a while": "s = x\nwhile s < 50:\n    d = p*s\n    s = s + d @ d + y\ns",
    "in two loops": "s = x\nfor i in range(3):\n    q = s*y\n    for j in range(2):\n"
    "        r = q*s\n        for k in range(2):\n            s = s*0.5 + r*r + q\ns*s",
}


POINT = {"x": 0.737, "y": 0.411, "p": [0.3, 1.2, -0.7, 2.1]}


def agrees(text: str) -> str:
    """The printed gradient, once its numbers are the tape's."""
    program = calls.program(text)
    at = {n: x for n, x in POINT.items() if n in program.inputs}
    want = calls.gradient(program, at, tuple(at))
    printed = calls.diff(program, tuple(at), mode="reverse")
    given = calls.program(printed)
    found = calls.value(given, {n: x for n, x in at.items() if n in given.inputs}).value
    for name, value in zip(at, found if len(at) > 1 else (found,), strict=True):
        assert value == pytest.approx(want[name], rel=1e-10, abs=1e-12)
    return printed


@pytest.mark.parametrize("text", ROUNDS.values(), ids=ROUNDS)
def test_the_reverse_of_rounds_has_the_numbers_of_the_tape(text):
    agrees(text)


def test_what_each_round_gives_anew_is_worked_out_again_and_not_saved():
    assert "stack" not in derivative(FORCES, "p", "reverse")
    printed = derivative(CHANGED, "xy", "reverse")
    assert "t_stack" not in printed
    assert "q = y*s\n    q_stack.append(q)\n" in printed  # s is another one by the end


@pytest.mark.parametrize("text", ["k = 0", "k = 5"])
@pytest.mark.parametrize("step", ["k += 1", "k -= 1"])
def test_a_loop_that_counts_its_rounds_is_undone_by_its_count(text, step):
    text = f"{text}\ns = x\nwhile s < 10:\n    {step}\n    s = s*s*y + k*k\ns"
    printed = agrees(text)
    assert "count" not in printed and "range(" in printed


HEAT = """\
p: float[4]
u = p
for t in range(4):
    new = np.copy(u)
    for i in range(1, 3):
        new[i] = u[i] + x*(u[i + 1] - 2*u[i] + u[i - 1])
    u = new
u[1]*u[2]
"""
LATTICE = """\
n = 4
level = [x**j - y for j in range(n + 1)]
for step in range(n):
    level = [exp(-y)*(0.6*level[j + 1] + 0.4*level[j]) for j in range(n - step)]
level[0]
"""
MIXTURE = """\
s = 0.0
for z in p:
    total = 0.0
    for k in range(3):
        total += y*exp(-x*(z - k)**2)
    s += log(total)
s
"""
SKIPPED = """\
s = 0.0
for z in p:
    q = z
    if z > 1:
        continue
    for k in range(2):
        q = q*x + y
    s += q**2
s
"""
FRESH = {"new": HEAT, "values": LATTICE, "total": MIXTURE}


@pytest.mark.parametrize("fresh, text", FRESH.items())
def test_what_each_round_makes_anew_is_not_saved_from_the_round_before(fresh, text):
    printed = agrees(text)
    assert (f"{fresh}_stack" in printed) == (fresh == "total")
    assert not re.search(r"^(new|values|total) = 0.0$", printed, re.MULTILINE)


PAIRS = """\
p: float[5, 3]
s = 0.0
for i in range(len(p)):
    for j in range(i):
        d = p[i] - p[j]
        s += sqrt(d @ d)
s"""


def test_an_array_that_each_round_makes_is_neither_saved_nor_are_zeros_of_its_shape():
    printed = derivative(PAIRS, "p", "reverse")
    assert "stack" not in printed
    assert printed.count("zeros_like") == 1  # of dp


def test_what_a_round_that_is_left_early_made_is_saved_all_the_same():
    agrees(SKIPPED)
