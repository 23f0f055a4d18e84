"""The containers of `collections` in whole programs: what each is, refuses, and leaves alone."""

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

POINT = 'from collections import namedtuple\nP = namedtuple("P", "x y")\n'


def value(text: str, **point):
    return calls.value(calls.program(text), point, write=lambda text: None).value


FILES = {
    "shapes.py": """
from typing import NamedTuple, Optional

import numpy as np

STEP = 0.5


class Box(NamedTuple):
    '''A box.

    Of two sides.
    '''

    width: float
    height: "float" = STEP * 2
    color: Optional[np.ndarray] = None  # of no use

Ball = NamedTuple("Ball", [("radius", Optional[float]), ("turns", int)])
""",
    "uses.py": """
from collections import deque

import shapes
from shapes import Ball


def area(shape):
    if isinstance(shape, shapes.Box):
        return shape.width * shape.height
    return shape.radius**2


def total(a, n):
    queue = deque([shapes.Box(a), Ball(a, n), shapes.Box(1.0, height=a)])
    found = 0.0
    for k in range(queue[1].turns):
        found += k * area(queue[0])
    queue.rotate(-1)
    return found + area(queue[0]) * area(queue.pop()) + (shapes.Box(a).color is None)
""",
}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (POINT + 'Q = namedtuple("Q", "y x")\nP(1, 2).x + 10*Q(3, 4).x', 41),
        ('import collections\nA = collections.namedtuple("A", "T size")\nA(3, 4).T', 3),
        (POINT + "P(1, 2)._asdict()['y']", 2),
        ('from collections import namedtuple\nn = "x"\nP = namedtuple("P", n)\nP(1).x', 1),
        ("from collections import deque\nsum(list(deque([1, 2], maxlen=1)))", 2),
        ("from collections import defaultdict as D\nD(int)[1]", 0),
        ("from collections import Counter\nc = Counter()\nc = {1: 2}\nc[1]", 2),
    ],
)
def test_each_value_says_what_it_is(text, found):
    assert value(text) == found
    head, _, last = text.rpartition("\n")
    printed = calls.diff(calls.program(f"{head}\na*({last})"), wrt=("a",))
    assert value(printed, a=3.0) == found


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (POINT + "p = P(a, 2)\np.x*p.z", "the attribute z of a P"),
        (POINT + "P(a, 2)._replace(z=3)[0]", "a P has no field 'z'"),
        (POINT + "P(a)[0]", "P takes x, y, each once"),
        ("from collections import deque\nd = deque([a])\nd.sort()\nd[0]", "sort of a deque"),
        ("from collections import deque\nd = deque([a, 1])\nd[0:1]", "takes one integer"),
        ("from collections import defaultdict\nd = defaultdict()\nd[1]*a", "d has no key 1"),
    ],
)
def test_what_they_have_not_is_refused_in_printed_programs_too(text, words):
    with pytest.raises(Diagnostic) as caught:
        calls.diff(calls.program(text), wrt=("a",))
    assert words in caught.value.message


def test_types_of_another_file_and_classes_of_fields_are_types(tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    program = calls.read(f"{tmp_path / 'uses.py'}:total")
    point = {"a": 1.5, "n": 4}
    assert calls.value(program, point).value == 6 * 1.5 + 1.5**2 * 1.5 + 1
    assert calls.gradient(program, point, ("a",)).gradients == {"a": 6 + 3 * 1.5**2}
    printed = calls.program(calls.diff(program, ("a",)))
    assert calls.value(printed, point).value == 6 + 3 * 1.5**2


def test_names_of_modules_and_other_functions_are_left_alone():
    text = 'import math\nE = namedtuple("E", "e pi")\nE(1.0, 2.0).e + math.pi - math.pi'
    assert value(f"from collections import namedtuple\n{text}") == 1.0
    both = "def f():\n    d = defaultdict(int)\n    return d[1]\ndef g(d):\n    return d[1]\n"
    assert value(f"from collections import defaultdict\n{both}f() + g([3, 4])") == 4
    with pytest.raises(Diagnostic) as caught:
        value(f"from collections import defaultdict\n{both}g({{2: 1}})")
    assert caught.value.code == "E0202"


def test_a_counter_of_real_numbers_would_lose_their_derivatives():
    text = "from collections import Counter\nc = Counter([x, 2.0, x])\nc.most_common(1)[0][0]"
    with pytest.raises(Diagnostic) as caught:
        calls.gradient(calls.program(text), {"x": 3.0}, ("x",))
    assert "no real numbers" in caught.value.message


def test_they_print_as_what_they_are_made_of():
    assert calls.diff(calls.program(POINT + "p = P(a, 2)\np.x*p.y*a")) == "4*a\n"
