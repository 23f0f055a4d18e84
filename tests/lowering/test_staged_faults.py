"""Whatever a program asks of whatever value, staging takes it or refuses it: it never breaks, and
what it calls an error is one in a run."""

import itertools

import engines
import pytest

from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.lowering.stage import staged

HEAD = """\
x: float
n: int
v: float[3]
w: float[:]
t = (x, 2.0)
u = [x, 1.0]
g = [x*k for k in range(n)]
d = {'a': x, 'b': 2.0}
s = 'ab'
r = None
m = x if x > 1 else None
f = lambda a: a*x
"""
VALUES = ("x", "2", "-1", "True", "n", "v", "w", "t", "u", "g", "[]", "[t, t]", "d", "{}", "'a'",
          "s", "r", "m", "f", "sin", "range(3)", "range(n)", "zip(u, v)", "1j",
          "(x > 1)")  # fmt: skip
OF_ONE = (
    "-{}", "not {}", "{}.T", "{}.shape", "{}()", "{}(x)", "{}[0]", "{}[-1]", "{}[n]", "{}['a']",
    "{}[1:]", "{}[0, 1]", "len({})", "list({})", "tuple({})", "dict({})", "sum({})", "max({})",
    "sorted({})", "any({})", "float({})", "int({})", "abs({})", "sin({})", "np.array({})",
    "np.sum({})", "np.asarray({})", "np.zeros({})", "range({})", "enumerate({})", "reversed({})",
    "[a for a in {}]", "{{a: x for a in {}}}", "x if {} else 2.0", "{} and x", "{} or x",
    "{}.pop()", "{}.copy()", "{}.append(x)", "{}.get('a')", "{}.keys()", "{}.sum()", "{}.sort()",
    "{}.items()", "{}.mean()", "str({})", "root(f, {})", "map(f, {})", "f'{{{}}}'", "{} is None",
    "(lambda a, k=x: a)({})", "np.full_like({}, x)", "np.stack({})", "{}.astype(int)",
    "{{**{}}}", "dict(**{})", "(lambda **k: x)(**{})", "callable({})", "functools.partial({}, x)()",
    "functools.reduce(lambda a, b: a, {})", "(lambda *a, **k: a)(*{})['a']",
)  # fmt: skip
OF_TWO = (
    "{} + {}", "{}*{}", "{} @ {}", "{} % {}", "{} < {}", "{} == {}", "{} in {}", "{} is {}",
    "{}[{}]", "{}.append({})", "{}.insert(0, {})",
    "{}.pop({})", "{}.get('c', {})", "zip({}, {})",
    "max({}, {})", "map({}, {})", "np.dot({}, {})", "np.maximum({}, {})", "{}.extend({})",
    "max({}, key={})", "sum({}, {})", "{}.update({})",
    "functools.partial({}, {})()", "(lambda *a, k, **o: k)({}, k={})", "{} is not {}",
)  # fmt: skip
STATEMENTS = (
    "{}[0] = {}", "{}['a'] = {}", "a, b = {}\nc = {}", "for a in {}:\n    b = {}", "{}[1:] = {}",
    "h = {}\nh += {}", "h = {}\nif x > 1:\n    h = {}\nh", "del {}[0]\na = {}",
    "h = {}\nfor k in range(n):\n    h = {}\nh", "def q(a):\n    return a\nh = q({})\nk = q({})",
)  # fmt: skip


AT = {"x": 1.5, "n": 2, "v": [1.0, 2.0, 3.0], "w": [1.0, 2.0]}
AXES = "sum("  # of an array, whose second argument is an axis in a run


def fails(program) -> bool:
    try:
        calls.value(program, AT)
    except Diagnostic:
        return True
    return False


@pytest.mark.slow
def test_whatever_is_asked_is_taken_or_refused():
    pairs = list(itertools.product(VALUES, VALUES))
    texts = [form.format(a) for k, form in enumerate(OF_ONE) for a in VALUES[k % 2 :: 2]]
    texts += [form.format(*ab) for k, form in enumerate(OF_TWO) for ab in pairs[k % 19 :: 19]]
    texts += [f"{form.format(*ab)}\nx" for k, form in enumerate(STATEMENTS)
              for ab in pairs[k % 19 :: 19]]  # fmt: skip
    for text in texts:
        try:
            program = engines.program_of(HEAD + text)
        except Diagnostic:
            continue
        try:
            staged(program)
        except Diagnostic as error:
            if error.code == "E0108":
                assert error.help, text
            elif not text.startswith(AXES):
                assert fails(program), text
