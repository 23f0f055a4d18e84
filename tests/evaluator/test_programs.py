"""The language against CPython: what is printed, values, and the class and line of errors."""

from pathlib import Path

import pytest
from container_programs import random_program
from python_runs import by_us, difference
from test_array import gradient

from gradcli.evaluator.library.higher import HIGHER
from gradcli.evaluator.values.values import Object

pytestmark = pytest.mark.sampled(16)

TEXT = Path(__file__).parents[1] / "cases" / "python_programs.txt"
PROGRAMS = TEXT.read_text(encoding="utf-8").split("\n----\n")


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_it_runs_as_under_cpython(number):
    assert difference(PROGRAMS[number]) == "", PROGRAMS[number]


@pytest.mark.parametrize("first", range(0, 240, 40))
def test_random_programs_run_as_under_cpython(first):
    for seed in range(first, first + 40):
        text = random_program(seed)
        assert difference(text) == "", f"seed {seed}\n{text}"


# What differs from CPython, and is meant: text -> (printed, exception, words of the message).
MEANT = {
    'f"{1.0:>2000}"': ("", "ValueError", "wider"),
    "d = {}\nd[np.ones(2)] = 1": ("", "TypeError", "cannot be a key"),
    "1 << 4096": ("", "OverflowError", "too large"),
    "print(1/0.0, 1/0)": ("inf inf\n", None, ""),
    "l = [1]\nl.append(l)\nprint(l)": ("[1, [...]]\n", None, ""),
    "print([a for a in v])": ("[0.5, -1.25, 3.0, 2.0]\n", None, ""),
}


@pytest.mark.parametrize("text", MEANT)
def test_what_differs_is_meant(text):
    printed, exception, words = MEANT[text]
    ended = by_us(text)
    assert ended.printed == printed
    assert (ended.raised[0] if ended.raised else None) == exception
    assert words in ended.message


# No program catches a limit, and no finally runs after one.
LIMITS = [
    "while True:\n    try:\n        while 1:\n            pass\n    except:\n        print('c')",
    "def f(n):\n    try:\n        f(n + 1)\n    except Exception:\n        print('c')\nf(0)",
    "try:\n    np.zeros(10**12)\nexcept:\n    print('c')\nfinally:\n    print('f')",
    "[k for k in range(10**9)]",
    "{k: k for k in range(10**9)}",
    "[k for k in range(10**5) for j in range(10**5)]",
    "s = 'a'\nwhile True:\n    s = f'{s}{s}'",
    "s = 'ab'*1000\nwhile True:\n    s = s.replace('a', s)",
    "s = ['a'*10000]*10000\nprint(len(s))\nwhile True:\n    s = [''.join(s)]*10000",
    "l = [1]\nfor k in range(30):\n    l = [l]*10\nprint(l)",
    "l = [1]\nfor k in range(30):\n    l = [l]*10\ns = str(l)",
    "list(map(lambda t: t, range(10**12)))",
    "any(map(lambda t: False, range(10**12)))",
    "d = dict(zip(range(10**12), range(10**12)))",
    "sorted(range(10**9), key=lambda t: t)",
    "'a'.rjust(10**12)",
    "l = ['a'*10**7]*20\ns = str(l)",
    "l = ['a'*10**7]*20\ns = f'{l}'",
]


@pytest.mark.parametrize("text", LIMITS)
def test_a_limit_is_never_caught(text, monkeypatch):
    monkeypatch.setattr("gradcli.evaluator.limits.STEPS", 10**6)
    ended = by_us(text)
    assert ended.code == "E0206" and "c" not in ended.printed and "f" not in ended.printed


# -- gradients flow through containers, functions and handlers -------------------------------------
GRADIENTS = {
    # text: (value, gradient by x at 3)
    "d = {'a': x, 'b': x*x}\nd['a'] += d['b']\nd['a']*2": (24.0, 14.0),
    "s = 0.0\nfor k, w in {'a': x, 'b': 2*x}.items():\n    s += w*w\ns": (45.0, 30.0),
    "sum([t*x for t in [1.0, 2.0] if t > 1.0])": (6.0, 2.0),
    "l = [t*x for t in range(3)]\nl[2]*l[1]": (18.0, 12.0),
    "f = lambda t, k=x: t*k\nf(x)": (9.0, 6.0),
    "def f(t):\n    return lambda u: u*t\nf(x)(x*x)": (27.0, 27.0),
    "try:\n    raise KeyError(x*x)\nexcept KeyError as k:\n    z = k.args[0]*2\nz": (18.0, 12.0),
    "try:\n    y = x**3\nfinally:\n    z = 1.0\ny*z": (27.0, 27.0),
    "d = {(i, j): x*(i + j) for i in range(2) for j in range(2)}\nd[(1, 1)]*d[1, 0]": (18.0, 12.0),
    "max([x, 2*x, -x], key=lambda t: -t)": (-3.0, -1.0),
    "sorted([x, 2.0, x*x], key=lambda t: -t)[0]": (9.0, 6.0),
    "sum(map(lambda t: t*x, [1, 2]))": (9.0, 3.0),
    "list(filter(lambda t: t > 5, [x, x*x]))[0]": (9.0, 6.0),
    "a = np.array([x, 2*x])\n[t for t in a][1]*a.tolist()[0]": (18.0, 12.0),
    "divmod(x, 2.0)[1] + pow(x, 2)": (10.0, 7.0),
    "{x: x*x}[3.0]": (9.0, 6.0),
    "d = {x: 2.0, (x, 1): 3.0}\nd[x]*d[x, 1]*d.get(x)*x": (36.0, 12.0),
    "d = {'w': np.ones(2)*x}\nd['w'] *= 2.0\nd['w'][0] = x\nnp.sum(d['w'])": (9.0, 3.0),
    "dict(a=x)['a']*dict([('b', x)]).get('b', 1.0)": (9.0, 6.0),
    "a = np.ones(3)*x\na.fill(2*x)\na.sum()": (18.0, 6.0),
    "a = np.array([x, 5.0])\na.clip(0.0, 4.0).sum()": (7.0, 1.0),
    "f'{x}'\nx*x": (9.0, 6.0),
    "assert x > 0, 'no'\nx*x": (9.0, 6.0),
    "a, b = [x, x*x]\ndel a\nb": (9.0, 6.0),
    "l = [x]\nl += [x*x]\nl.reverse()\nl[0]": (9.0, 6.0),
    "fs = [lambda t: t*x, lambda t: t + x]\nfs[0](x) + fs[1](1.0)": (13.0, 7.0),
}  # fmt: skip


@pytest.mark.parametrize("text", GRADIENTS)
def test_gradients_flow_through(text):
    value, found = gradient(text, x=3.0)
    assert (value, found) == (GRADIENTS[text][0], [GRADIENTS[text][1]])


# -- with ------------------------------------------------------------------------------------------
class Noted(Object):
    """A context that notes when it is entered and left."""

    __slots__ = ("name", "log")
    kind = "context"

    def __init__(self, name, log):
        self.name, self.log = name, log

    def enter(self):
        self.log.append(f"enter {self.name}")
        return self.name

    def exit(self):
        self.log.append(f"exit {self.name}")


TWO = "with vjp('a') as p, vjp('b') as q:\n"
BOTH = ["enter a", "enter b", "exit b", "exit a"]
CONTEXTS = {
    # text: (what is noted, what is printed, what is raised)
    TWO + "    print(p, q)": (BOTH, "a b\n", None),
    TWO + "    [][0]": (BOTH, "", "IndexError"),
    "def f():\n    " + TWO.replace("\n", " return q\n") + "print(f())": (BOTH, "b\n", None),
    "for k in range(3):\n    " + TWO.replace("\n", " break\n") + "print(k)": (BOTH, "0\n", None),
    "try:\n    " + TWO.replace("\n", " raise KeyError(p)\n") + "except KeyError:\n    print('k')": (
        BOTH, "k\n", None,
    ),
    "with vjp('a') as p, [][0] as q:\n    print(p)": (BOTH[::3], "", "IndexError"),
    "with vjp('a'), 3:\n    print(1)": (BOTH[::3], "", "TypeError"),
    "with vjp('a') as (p, q):\n    print(1)": (BOTH[::3], "", "ValueError"),
    "with vjp('a'):\n    while True:\n        pass": (BOTH[::3], "", None),
}  # fmt: skip


@pytest.mark.parametrize("text", CONTEXTS)
def test_contexts_are_left_in_reverse_order(text, monkeypatch):
    log: list[str] = []
    make = lambda owner, args, keywords, node: Noted(args[0], log)
    monkeypatch.setitem(HIGHER, "vjp", make)
    noted, printed, raised = CONTEXTS[text]
    ended = by_us(text)
    assert (log, ended.printed) == (noted, printed)
    assert (ended.raised[0] if ended.raised else None) == raised


def test_the_innermost_decorator_is_called_first(monkeypatch):
    log: list[str] = []

    def noting(name):
        return lambda owner, args, keywords, node: log.append(name) or args[0]

    for name in ("custom_gradient", "custom_jvp"):
        monkeypatch.setitem(HIGHER, name, noting(name))
    ended = by_us("@custom_jvp\n@custom_gradient\ndef f(a):\n    return a*2\nprint(f(3))")
    assert (ended.printed, log) == ("6\n", ["custom_gradient", "custom_jvp"])
