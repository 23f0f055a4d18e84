"""Lowering keeps values, and restoring gives back what the author wrote."""

import pytest

from gradcli.errors import Diagnostic, Source
from gradcli.evaluator.run import run
from gradcli.language.names.resolve import resolve
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax.parser import parse
from gradcli.lowering.raising.restore import restore
from gradcli.lowering.stage import staged


def again(text: str) -> str:
    """A program through the core and back."""
    return unparse(restore(staged(resolve(parse(Source(text)))))).rstrip("\n")


def value(text: str):
    return run(resolve(parse(Source(text))), {"x": 1.5}).values


SAME = [
    "x: float\ns = x\nfor i in range(5):\n    if i > x:\n        break\n    s = x*i\ns",
    "x: float\ns = x\nfor i in range(5):\n    if i % 2 == 0:\n        continue\n    s += i\ns",
    "x: float\ns = x\nif s > 2:\n    s += 1\nelif s > 1:\n    s *= 2\nelse:\n    s -= 3\ns",
    "x: float\ns = x\nwhile s < 9:\n    s *= 2\ns",
    "y = 1.0 if 0 < x < 2 and x != 1 else x\ny",
    "def f(a):\n    if a > 1:\n        return a\n    return -a\n\ny = f(x)\ny",
    "v = np.zeros(3)\nv[0] = x\nv[1:3] += 2\nnp.sum(v)",
    "for i in reversed(range(1, 9, 2)):\n    pass\ns = x*i\ns",
]


@pytest.mark.parametrize("text", SAME)
def test_structure_comes_back(text):
    assert again(text).replace(" ", "") == text.replace(" ", "")


@pytest.mark.parametrize(
    "text",
    [
        *SAME,
        "a, b = x, 2.0\na, b = b, a\na - b",
        "a = b = x\na*b",
        "s = 0.0\nfor i in range(4):\n    if i > 1:\n        if x > 9:\n            continue\n"
        "        s += 1\n    else:\n        s += 10\n    s *= 2\ns",
        "def f(a):\n    for i in range(5):\n        for j in range(5):\n            if i*j > a:\n"
        "                return i + 10*j\n    return 0\nf(x) + f(100)",
        "def f(a):\n    return a > 1\ny = 3.0 if f(x) and f(x - 1) else 4.0\ny",
        "def f(a):\n    return a - 1\na = x + 5\nwhile f(a) > 0 and a > 2:\n    a = f(a)\na",
        "v = np.array([1.0, x, 3.0])\ns = 0.0\nfor i, a in enumerate(v, 1):\n    s += i*a\ns",
        "s = 0.0\nfor a, b in zip(np.array([1.0, 2.0]), np.array([x, 4.0, 5.0])):\n    s += a*b\ns",
        "s = x\nfor i in range(3):\n    i = i*2\n    s += i\ns + i",
        "max(x, 1, x) + min(3, x)",
        "v = []\nfor i in range(3):\n    v.append(x*i)\na = v.pop()\nb = v.pop()\na - b",
    ],
)
def test_values_stay(text):
    assert value(again(text)) == value(text)


def test_a_long_sum_lowers_without_recursion():
    assert again(" + ".join(["x"] * 3000)).count("+") == 2999


@pytest.mark.parametrize(
    "text",
    [
        "for i in range(3):\n    s += x\ns",
        "def f(u):\n    for i in range(3):\n        s = s + u\n    return s\nf(x)",
        "while x > 0:\n    y = y + 1\n    x0 = x\ny",
    ],
)
def test_a_name_that_a_first_turn_reads_before_it_has_a_value_is_an_error(text):
    with pytest.raises(Diagnostic, match="is read before it has a value") as found:
        staged(resolve(parse(Source(text))))
    assert found.value.code in ("E0204", "E0108") and found.value.span


def test_a_name_that_a_later_turn_reads_needs_no_value_before():
    for choice in ("if i > 0:\n        y = p*x", "y = p if i > 0 else x"):
        staged(resolve(parse(Source(f"for i in range(3):\n    {choice}\n    p = x*i\ny"))))
