"""The containers of `collections` as values: what programs print is what CPython prints."""

import contextlib
import io

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

DEQUES = """
from collections import deque
import copy

d = deque([1.5, 2.0, 3.5], maxlen=3)
d.append(4.0)
print(d, len(d), d.maxlen, d[0], d[-1], 3.5 in d)
d.appendleft(0.5)
d.rotate(1)
print(d, list(d), sorted(d), sum(d), max(d), d == deque(d), d == list(d))
print(isinstance(d, deque), isinstance(d, list), type(d), type(d) == deque, hasattr(d, "popleft"))
e = deque("abcab")
e.extendleft("xy")
e.remove("a")
e.insert(1, "q")
print(e, e.index("b"), e.count("b"), e.popleft(), e.pop(), [v for v in reversed(e)])
e.reverse()
e += ["z"]
e[0] = "w"
del e[1]
f = e.copy()
f.clear()
print(e, f, e + f, deque() < deque([1]), bool(f), deque(maxlen=2) * 2)
g = deque([[1], d], 2)
h, k = copy.copy(g), copy.deepcopy(g)
g[0].append(2)
print(g, h, k, h is g)
grow = lambda: [e.append(v) for v in e]
for act in (lambda: f.pop(), lambda: f.popleft(), lambda: f[0], lambda: e[0:1], grow):
    try:
        act()
    except (IndexError, TypeError, RuntimeError) as error:
        print(type(error).__name__)
"""

DICTS = """
from collections import Counter, defaultdict as default, OrderedDict
import collections
import copy

sums, groups = default(float), collections.defaultdict(list, a=[1])
for name, v in [("u", 1.5), ("v", 2.0), ("u", 3.0)]:
    sums[name] += v
    groups[name].append(v)
print(sums, groups, sums["none"], len(sums), "x" in sums, sums.get("x"), sums.get("x", 2))
print(isinstance(sums, dict), isinstance(sums, default), isinstance({}, default), type(sums))
nested = default(lambda: default(int))
nested["a"]["b"] += 2
print(nested["a"]["b"], nested["a"]["c"], list(nested["a"].items()), dict(sums) == sums)
twin, other = copy.deepcopy(groups), groups.copy()
groups["a"].append(9)
print(twin["a"], other["a"], twin["new"], other["new"], {**sums}, sums.default_factory)
plain = default(None, {"k": 1})
try:
    plain["x"]
except KeyError:
    print("no such key", default(), plain)


def made(kind, counts):
    found = default(kind)
    found["n"] += counts["a"]
    return found


c = Counter("abracadabra")
print(c, c["a"], c["z"], len(c), c.most_common(2), c.most_common(), sum(c.values()), c.total())
print(made(int, c), Counter(), Counter(a=2, b=3), Counter({"x": 1}), Counter(["q", (1, 2), "q"]))
c.update("bbb")
c.update({"a": 1}, d=2)
c.subtract("ac")
c["new"] += 1
del c["never"]
print(c, list(c.elements()), c == Counter(a=1), Counter(a=0) == Counter(), c.copy() == c)
print(isinstance(c, dict), isinstance(c, Counter), sorted(c), bool(Counter()))
o = OrderedDict([("b", 1), ("a", 2)])
o["c"] = 3
print(list(o), o.get("z"))
"""

NAMED = """
from collections import namedtuple
import collections
from typing import List, NamedTuple
import copy

Point = namedtuple("Point", "x, y")
Particle = collections.namedtuple("Particle", ["x", "y", "mass"], defaults=(1.0,))
Range = NamedTuple("Range", [("low", float), ("high", List[float])])
Op = namedtuple("Op", ["call", "count", "T"])

p = Point(3.0, y=4.0)
q = p._replace(x=1.0)
print(p, q, p.x, p[1], q.x + p.y, len(p), p + q, p[:1], list(p), p._asdict(), p._fields)
print(Point._fields, Particle(1, 2), Particle(mass=2, x=0, y=1), Range(1, [2, 3]).high[1])
print(isinstance(p, Point), isinstance(p, tuple), isinstance(p, Particle), type(p) is Point)
print(type(p).__name__, p == (3.0, 4.0), p < Point(3.0, 5.0), (3.0, 4.0) in [p], type(p))
x, (y, z) = p.x, q
print(Point._make([5, 6]), Point(*[7, 8]), Point(**{"x": 1, "y": 2}), {p: 1}[p], p.index(4.0))
op = Op(lambda v: v + 1, 3, p)
print(op.call(2), op.count, op.T.x, op[1], max([p, q]), sorted([p, q], key=lambda r: r.y))
table = {"a": Point(Point(1, 2), [])}
table["a"].y.append(copy.deepcopy(table["a"].x))
print(table, table["a"].x.y, [r.x for r in (p, q)], copy.copy(p).y, x, y, z)
for act in (lambda: p.z, lambda: Point(1), lambda: Point(1, 2, x=3), lambda: p._replace(z=1)):
    try:
        act()
    except (AttributeError, TypeError, ValueError) as error:
        print(type(error).__name__)
"""


def printed_by_python(text: str) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(text, {"__name__": "__main__"})
    return out.getvalue()


@pytest.mark.parametrize("text", [DEQUES, DICTS, NAMED])
def test_they_print_what_python_prints(text):
    out: list[str] = []
    calls.value(calls.program(text), {}, write=out.append)
    assert "".join(out) == printed_by_python(text)


POINT = 'from collections import namedtuple\nP = namedtuple("P", "x y")\n'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("from collections import deque\ndeque([1], maxlen=1.5)", "maxlen needs an integer"),
        ("from collections import deque\ndeque(3)", "no elements"),
        ("from collections import deque\nd = deque()\nd.sort()", "has no '.sort'"),
        ("from collections import defaultdict\nd = defaultdict()\nd[1] + 1", "d has no key 1"),
        ("from collections import defaultdict\ndefaultdict(3)", "cannot be called"),
        (POINT + "P(1)", "P takes x, y, each once"),
        (POINT + "P(1, 2).z", "a P has no '.z'"),
        (POINT + "P(1, 2).sort()", "a P has no '.sort'"),
        (POINT + "P(1, 2)._replace(z=3)", "P has no field 'z'"),
        ("from collections import namedtuple\nnamedtuple('P', 'x def')", "its fields"),
    ],
)
def test_what_python_refuses_is_refused(text, words):
    with pytest.raises(Diagnostic) as caught:
        calls.value(calls.program(text), {}, write=lambda text: None)
    assert words in caught.value.message
