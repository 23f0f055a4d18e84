"""The containers of `collections`: what is refused, and what they leave alone."""

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

POINT = 'from collections import namedtuple\nP = namedtuple("P", "x y")\n'


def value(text: str, **point):
    return calls.value(calls.program(text), point, write=lambda text: None).value


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (POINT + 'Q = namedtuple("Q", "y x")\nP(1, 2).x', "'.x', which 'P' and 'Q' have"),
        (
            'import collections\nA = collections.namedtuple("A", "T")\nA(1).T',
            "'.T', which an array",
        ),
        (POINT + "P(1, 2)._asdict()", "'_asdict'"),
        ('from collections import namedtuple\nn = "x"\nP = namedtuple("P", n)\nP(1)', "worked out"),
        (POINT + "P(1, 2)._replace(z=3)", "'_replace'"),
    ],
)
def test_what_they_cannot_do_here_is_refused(text, words):
    with pytest.raises(Diagnostic) as caught:
        value(text)
    assert caught.value.code == "E0104" and words in caught.value.message


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
