"""Arrays with two names: programs that write by both are differentiated, as the tape has them."""

import random

import numpy as np
import pytest

from gradcli import calls
from gradcli.calls.programs import program
from gradcli.errors import Diagnostic

pytestmark = pytest.mark.sampled(8)

DECLARED = "v: float[5]\nw: float[5]\nA: float[3,4]\n"
POINT = {
    "v": np.arange(1.0, 6.0) / 3,
    "w": np.arange(1.0, 6.0) ** 2 / 7,
    "A": np.arange(1.0, 13.0).reshape(3, 4) / 5,
}
ONE_ARRAY = {
    "another name": "a = 2*v\nb = a\nb[0] = 5*v[1]\nsum(a*w)",
    "an element that is added to": "c = v*2\nb = c\nb[2] += c[1]*w[0]\nsum(c*b)",
    "an element that is multiplied": "c = v*2\nb = c[1:]\nb[1] *= c[1]*w[0]\nsum(c*w)",
    "two families": "a = v*1\nb = w*1\nc = v*1.5\nc = a\nb = a*c*0.5\nb[0] = b[1]*v[0]\na = b\n"
    "sum(a*v) + sum(b*w)*v[1] + sum(c*b)",
    "another name of what is written": "a = 2*v\na[:] = v*a\nb = a\nsum(b*v)",
    "names given at once": "a = b = 2*v\nb[0] = 5*v[1]\nsum(a*w)",
    "an input": "b = v\nb[0] = 5*v[1]\nsum(v*w)",
    "a slice": "a = 2*v\nb = a[1:3]\nb[0] = 5*v[1]\nsum(a*w)",
    "a slice with a step": "a = 2*v\nb = a[::2]\nb[1] = v[1]*b[0]\nb[:] = b*w[:3]\nsum(a*w)",
    "from the end": "a = 2*v\nb = a[1:]\nb[-1] = 5*v[1]\nsum(a*w)",
    "a row": "a = 2*A\nb = a[1]\nb[0] = 5*v[1]\nnp.sum(a*A)",
    "rows in a loop": "B = 1.5*A\nfor i in range(3):\n    r = B[i]\n    for j in range(3):\n"
    "        r[j+1] = r[j]*v[j]\nnp.sum(B*A)",
    "the rows": "a = 2*A\nfor r in a:\n    r[0] = 5*v[1]\nnp.sum(a*A)",
    "a transpose": "a = 2*A\nb = a.T\nb[0, 1] = 5*v[1]\nb[2] = v[:3]*b[0]\nnp.sum(a*A)",
    "another shape": "a = 2*A\nb = a.reshape(-1)\nb[0] = 5*v[1]\nnp.sum(a*A)",
    "a copy in a row": "a = 2*A\nb = a.flatten()\nb[0] = 5*v[1]\nnp.sum(a*A)*b[0]",
    "a value with a sign": "a = 2*v\nb = +a\nb[0] = 5*v[1]\nsum(a*w)*sum(b)",
    "a change in place": "a = 2*v\nb = a\nb += v*v\na = a*2\nsum(a*b)",
    "a part changed in place": "a = 2*v\nb = a[1:4]\nb *= w[:3]\nb += 1\nsum(a*w)",
    "a name that gets another": "a = 2*v\nold = a\na = a*w\na[0] = 3*v[2]\nold[1] = a[1]\n"
    "sum(a*old)",
    "parts of parts": "a = 2*v\nb = a[1:4]\nc = b[1:3]\nc[0] = v[0]*3\nb[0] = c[1]*v[1]\n"
    "a[2] = b[0]*c[0]\nsum(a*w)+sum(b)*sum(c**2)",
    "names in a loop": "a = 2*v\nfor i in range(3):\n    b = a\n    b[i] = b[i+1]*2\n"
    "    a = sin(b)\nsum(a)",
    "names around a loop": "a = 2*v\nb = a\nfor i in range(3):\n    b[i] = a[i+1]*b[i]\n"
    "sum(a)+sum(b*w)",
    "names around a while": "a = 2*v\nb = a\nn = 0\nwhile n < 3:\n    b[n] = a[n]*a[n+1]\n"
    "    n += 1\nsum(a*b)",
    "both branches": "a = 2*v\nif v[0] > 0:\n    b = a\n    b[1] = 3*v[0]\nelse:\n    b = a\n"
    "    b[2] = 3*v[1]\nsum(a*b)",
    "one branch": "a = 2*v\nif v[0] > 0:\n    b = a\n    b[1] = 3*v[0]\nsum(a*w)",
    "names exchanged": "a = 2*v\nb = 3*v\na, b = b, a\na[0] = v[1]*v[2]\nb[1] = a[0]*v[1]\n"
    "sum(a*w)+sum(b*b)",
    "an index that changes": "a = 2*v\ni = 1\nb = a[i:i+2]\ni = 3\nb[0] = v[i]*a[i]\nsum(a*w)",
    "an element is a number": "B = 2*A\nx = B[0, 1]\nB[0, 1] = 5*x*x\nx*np.sum(B*A)",
    "elements picked": "a = 2*v\nb = a[[0, 2]]\nb[0] = 5*v[1]\nsum(b)*sum(a)",
    "an element of a part": "a = 2*v\nb = a[:]\nfor i in range(2):\n    a[1] = b[1]*v[1]\nsum(a*b)",
    "given back by a function": "def f(p):\n    r = p*2\n    r[0] = 1.0\n    return r\n"
    "a = f(v)\na[1] = v[2]*a[0]\nb = a\nb[2] = a[1]\nsum(a*b)",
    "in a function": "def f(p):\n    q = np.copy(p)\n    r = q\n    r[0] = p[1]*3\n    s = q[1:]\n"
    "    s[0] = r[0]**2\n    return sum(q*p)\nf(v*w)",
    "a new array each turn": "u = 1.0*v\nfor t in range(3):\n    new = np.zeros_like(u)\n"
    "    for i in range(1, 4):\n        new[i] = u[i]*w[i] + u[i-1]*u[i+1]\n    u = new\nsum(u*u)",
    "two arrays before": "old = 1.0*v\nu = v*w\nfor t in range(3):\n    new = np.zeros(5)\n"
    "    for i in range(1, 4):\n        new[i] = u[i]*old[i] + u[i-1]\n    old = u\n    u = new\n"
    "sum(u*old)",
    "two arrays that take turns": "a = 1.0*v\nb = np.zeros(5)\nfor t in range(3):\n"
    "    for i in range(4):\n        b[i] = a[i]*w[i] + a[i+1]*b[i]\n    a, b = b, a\nsum(a*b)",
    "a written array that was another's": "a = 1.0*v\nfor t in range(3):\n    z = np.zeros(5)\n"
    "    u = z\n    a = a*w + u\n    u = a*a\n    z[1] = u[0]\n    a = a + z\nsum(a*u)",
    "a new array each turn of a function": "def f(u, n):\n    for t in range(n):\n"
    "        new = u*0.0\n        for i in range(4):\n            new[i] = u[i]*u[i+1]\n"
    "        u = new\n    return u\nsum(f(v, 2)*w)",
    "a new array until it is left": "u = 1.0*v\nn = 0\nwhile True:\n    new = np.zeros(5)\n"
    "    new[0] = u[0]*w[1]\n    n += 1\n    if n > 3:\n        break\n    u = new + v\n"
    "    new = u\nsum(u*new)",
    "on a stack": "s = []\nfor i in range(3):\n    r = v*i\n    r[0] = v[1]*r[1]\n    s.append(r)\n"
    "t = 0.0\nfor i in range(3):\n    q = s.pop()\n    t += sum(q*w)*q[0]\nt",
}  # fmt: skip


def hold(text: str) -> None:
    """Hold the printed gradient and the printed program to the tape."""
    made = program(text)
    point = {n: x for n, x in POINT.items() if n in made.inputs}
    found, names = calls.gradient(made, point), tuple(point)
    printed = calls.value(program(calls.diff(made, names, mode="reverse")), point).value
    for a, n in zip(printed if len(names) > 1 else (printed,), names, strict=True):
        want = found.gradients[n]
        np.testing.assert_allclose(a, 0.0 if want is None else want, 1e-9, 1e-11)
    np.testing.assert_allclose(calls.value(program(calls.emit(made)), point).value, found.value)


@pytest.mark.parametrize("what", ONE_ARRAY)
def test_an_array_of_two_names(what):
    hold(DECLARED + ONE_ARRAY[what])


REFUSED = {  # a program: where it says so, and what the help says
    "a = 2*v\nb = 3*v\nif v[0] > 0:\n    b = a\nb[1] = 3*v[0]\nsum(a*b)": ("b", "copy it first"),
    "a = 2*v\nd = 3*v\nb = a if v[0] > 0 else d\nb[0] = 5*v[1]\nsum(a*d)": ("b", "copy it first"),
    "a = 2*v\nfor i in range(3):\n    b = a*w\n    a = b\n    if v[0] < 0:\n        b = v\n"
    "    b[i] = 1.0\nsum(a*b)": ("a = b", "a = np.copy(b)"),
    "v: float[2, 2]\na = np.flip(2*v, 0)\nb = a.reshape(4)\na[0, 0] = v[1, 1]\nnp.sum(a)*b[0]": (
        "b",
        "copy it first",
    ),
    "a = [v[0], 1.0]\nb = [1.0]\nif v[0] > 0:\n    b = a\nb.append(v[1])\nlen(a)*a[0]": (
        "len(a)",
        "copy it where a name is given it",
    ),
    "def f(b):\n    if v[0] > 0:\n        b = [1.0]\n    b.append(v[1])\n    return sum(b)\n"
    "a = [v[0], 1.0]\nr = f(a)\nlen(a)*r": (
        "len(a)",
        "copy it where a name is given it",
    ),
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_certain_is_refused(text):
    name, words = REFUSED[text]
    with pytest.raises(Diagnostic) as found:
        calls.diff(program(text), ("v",), mode="reverse")
    assert found.value.code == "E0108" and words in found.value.help
    assert text[slice(*found.value.span)].startswith(name)


NUMBERS = {  # an array x would change under another name that is read later
    "y = x\ny += 1.0\nx*y": True,
    "y = 2*x\nz = y\nz *= x\ny*z": True,
    "def f(u):\n    u += 1.0\n    return u\nf(x)*x": True,
    "y = 0.0\nfor i in range(3):\n    t = x\n    t += i\n    y = y + t*x\ny": True,
    "y = x\ny = y + 1.0\nx*y": False,
    "y = x + 0.0\ny += 1.0\nx*y": False,
    "y = x\ny += 1.0\ny*y": False,
}


@pytest.mark.parametrize("text", NUMBERS)
def test_an_input_that_must_be_a_number_is_declared_as_one(text):
    for found in (calls.diff(program(text), ("x",)), calls.emit(program(text), "expr")):
        assert ("x: float" in found) is NUMBERS[text]
    slope = calls.value(program(calls.diff(program(text), ("x",))), {"x": 0.7}).value
    want = calls.gradient(program(text), {"x": 0.7}).gradients["x"]
    assert slope == pytest.approx(want, rel=1e-14)


ROWS = {  # a table w would change under another name that is read later
    "g = w[2]\ng += x\ng*np.sum(w)": "w: float[:]\n",
    "g = w[2, 0]\ng += x\ng*np.sum(w)": "w: float[:, :]\n",
    "g = w[1:]\ng += x\nnp.sum(g*w[0])": "",
}


@pytest.mark.parametrize("text", ROWS)
def test_an_input_whose_elements_must_be_numbers_is_declared_so(text):
    printed = calls.diff(program(text), ("w", "x"))
    assert [line for line in printed.splitlines() if line[:2] == "w:"] == ROWS[text].splitlines()
    w = [[0.4], [1.1], [-0.3]] if "2, 0" in text else [0.4, 1.1, -0.3]
    found = calls.gradient(program(text), {"w": w, "x": 0.7}).gradients
    dw, dx = calls.value(program(printed), {"w": w, "x": 0.7}).value
    np.testing.assert_allclose(dw, found["w"], 1e-14)
    assert dx == pytest.approx(found["x"], rel=1e-14)


def test_an_input_whose_elements_are_arrays_is_not_declared_a_row():
    with pytest.raises(Diagnostic, match="two live names"):
        calls.diff(program("g = w[2]\ng += x\ng*np.sum(w) + w[1, 1]"), ("x",))


def test_an_array_that_only_changes_its_name_is_not_copied():
    printed = calls.diff(program(DECLARED + ONE_ARRAY["a new array each turn"]), ("v",))
    assert "    u = new\n" in printed and "copy" not in printed


def random_text(seed: int) -> str:
    """A program of four names of arrays that share, write, change in place and take turns."""
    draw = random.Random(seed)
    names = "abcd"

    def view() -> str:
        return f"{draw.choice(names)}{draw.choice(['', '', '[:]', '[::-1]'])}"

    def statement(indent: str, depth: int) -> str:
        x, k = draw.choice(names), draw.randrange(4)
        kind = draw.random()
        if kind < 0.25:
            return f"{indent}{x} = {view()}\n"
        if kind < 0.55:
            return f"{indent}{x}[{k}] = {draw.choice(names)}[{k}]*v[{k}] + {view()}[1]\n"
        if kind < 0.65:
            return f"{indent}{x} {draw.choice(['+', '*'])}= w[:4]\n"
        if kind < 0.92 or depth > 1:
            return f"{indent}{x} = sin({view()})\n"
        head = draw.choice(["for i in range(2)", "if v[0] < 1"])
        inner = "".join(statement(indent + "    ", depth + 1) for _ in range(3))
        return f"{indent}{head}:\n{inner}"

    start = "".join(f"{n} = v[:4]*{k + 1}\n" for k, n in enumerate(names))
    return start + "".join(statement("", 0) for _ in range(8)) + "sum(a*b)+sum(c*d)*a[0]"


@pytest.mark.slow
def test_random_names_of_arrays():
    held, count = 0, 80
    for seed in range(count):
        try:
            hold(DECLARED + random_text(seed))
            held += 1
        except Diagnostic as error:
            assert error.code in ("E0108", "E0109") and "two live names" in error.message
    assert held > count / 2
