"""Programs with deques, defaultdicts, Counters and named tuples: what is printed has the tape's
derivatives, or says where it has none."""

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

HEAD = """from collections import namedtuple, deque, defaultdict, Counter
P = namedtuple("P", "x y")
Q = namedtuple("Q", "y x z", defaults=(2.0,))
"""
PROGRAMS = """
p = P(a, b)
q = p
p = p._replace(x=b)
q.x*p.x
---
def f(p, n):
    if n == 0:
        return p
    return f(P(p.y*a, p.x + n), n - 1)
r = f(P(a, b), 4)
r.x*r.y
---
m: int = 5
s = P(a, b)
for i in range(m):
    if s.x > s.y:
        s = P(s.y, s.x/2)
    else:
        s = s._replace(x=s.x*1.5)
s.x*s.y
---
m: int = 5
s = P(Q(a, b), 0.0)
for i in range(m):
    s = P(s.x._replace(x=s.x.y*0.5 + s.x.x), s.y + s.x.z*a)
s.x.x*s.y
---
d = {P(1, 2): a, (3, 4): b}
t = 0.0
for k, v in d.items():
    if isinstance(k, P):
        t += v*k.x
    else:
        t += v*k[1]
t
---
d = deque([a, b], maxlen=2)
e = d
e.append(a*b)
d[0]*d[1] + len(e)
---
def push(d, x):
    d.append(x)
    return d
d = deque(maxlen=2)
for x in (a, b, a*b):
    d = push(d, x)
d[0]*d[1]
---
d = deque([a], 2) if a > b else deque([b], 3)
for k in range(3):
    d.append(a*k + b)
sum(d)
---
m: int = 4
d = deque(maxlen=3)
for k in range(m):
    d.append(a*k + b)
    if len(d) == 3:
        d.popleft()
s = 0.0
for k, v in enumerate(d):
    s += k*v
s
---
m: int = 4
w: int = 2
d = deque([0.0], maxlen=w)
for k in range(m):
    d.append(d[-1]*a + b)
sum(d)*a
---
m: int = 4
d = deque()
for k in range(m):
    d.appendleft(a*k + b)
s = 0.0
while d:
    s = s*0.5 + d.pop()
s
---
rows = deque([[a, b], [b, 1.0]], maxlen=2)
rows.append([a*b, a])
rows[0][0] = 5.0*a
sum([r[0]*r[1] for r in rows])
---
rows = [deque([a, b], maxlen=2), deque([b, 1.0], maxlen=2)]
for k in range(2):
    rows[k].append(a*k)
sum([r[0]*r[1] for r in rows])
---
pts = [P(a, b), P(b, a*b), P(1.0, a)]
best = max(pts, key=lambda p: p.x*p.y)
s = sorted(pts, key=lambda p: p.y)
best.x + s[0].x*s[2].y
---
m: int = 4
pts = []
for k in range(m):
    pts.append(P(a*k, b + k))
s = 0.0
for p in pts:
    s += p.x*p.y
s + pts[-1].x*pts[0].y
---
m: int = 4
pts = [P(a*k, b + k) for k in range(m)]
pts[1] = pts[1]._replace(y=a)
sum(p.x*p.y for p in pts)
---
d = defaultdict(list)
for k, v in enumerate((a, b, a*b)):
    d[k % 2].append(v)
d[0][0]*d[0][1] + sum(d[1]) + len(d[7])
---
d = defaultdict(lambda: a)
e = d["x"]*d["y"]
d["x"] += b
e + d["x"] + sum(d.values())
---
x = a
d = defaultdict(lambda: x)
x = b
d[1]*a
---
def make():
    z = a*b
    return defaultdict(lambda: z*2)
d = make()
if a > b:
    d["u"] = a
else:
    d["u"] = b
d["u"]*d["v"]
---
d = defaultdict(float, u=0.0, v=0.0)
if a > b:
    d["u"] += a
else:
    d["v"] += b
d["u"] + 2*d["v"]
---
m: int = 3
d = defaultdict(float, u=0.0)
for k in range(m):
    d["u"] += a*k
d["u"]*b
---
c = Counter("hello")
s = 0.0
for k, n in c.items():
    s += a**n
s + c["l"]*b + c["q"]
---
c = Counter()
for k in (1, 2, 1):
    c[k] += a*k
c.most_common(1)[0][1]*b + c[5]
---
c = Counter({1: 2, 3: 4})
m: int = 3
c[m]*a*b
---
c = Counter(x=a)
c.update({"x": b, "y": a*b})
c.subtract({"y": a})
c["x"]*c["y"] + c.total()
---
p = None
if a > b:
    p = P(a, b)
p.x*p.y if p is not None else a
---
def f(p: P, k=P(1.0, 2.0)):
    x, y = p
    return x*k.x + y*k.y
f(P(a, b)) + f(P(b, a), k=P(a, a))
---
T = [P, Q]
sum(t(a, b).x for t in T)
---
make = {"p": P, "q": Q}
make["q"](a, b).x*make["p"](a, b).x
---
def swap(p):
    return type(p)(p.y, p.x)
swap(P(a, b)).x + swap(swap(P(a, 2.0))).x
---
p = P(np.array([a, b]), a)
q = p
p.x[0] = 5.0*b
q.x[0]*q.y + np.sum(p.x)
---
p = P([a, b], a)
q = p._replace(y=b)
q.x.append(a*b)
p.x[2]*q.y + len(p.x)
---
d = deque([a, b, 1.0])
e = list(d)
d.rotate(1)
e[0] = b
d[0]*e[0] + d[1]
---
d = deque([P(a, b)])
d.append(P(b, a))
m: int = 3
s = 0.0
for k in range(m):
    p = d.popleft()
    s += p.x*p.y
    d.append(P(p.x*0.5, p.y + k))
s
---
import itertools
s = 0.0
for p in itertools.starmap(P, [(a, b), (b, 1.0)]):
    s += p.x*p.y
s
---
import copy
d = defaultdict(list, u=[a])
e = copy.deepcopy(d)
e["u"].append(b)
f = copy.copy(P([a], b))
f.x.append(a)
len(d["u"])*a + sum(e["u"]) + sum(f.x)*f.y + len(e["new"])
---
def step(s, k):
    return s._replace(x=s.x + a*k, y=s.y*b)
from functools import reduce
r = reduce(step, [1, 2, 3], P(0.0, 1.0))
r.x*r.y
---
d = {}
d["p"] = P(a, b)
d["p"] = d["p"]._replace(x=d["p"].y)
d["p"].x*a
---
xs: float[:] = [1.0, 2.0, 3.0]
w = deque(maxlen=2)
s = a
for x in xs:
    w.append(x*a)
    s += sum(w)/len(w)
s*b
---
d = deque([a, b])
x = 0.0
for v in list(d):
    d.append(v*2)
for v in d:
    x += v*v
x
---
d = deque([a, b, a*b, 1.0], maxlen=3)
d.extend([b, a])
d.extendleft([2.0*a])
d += [b]
d[0] + 2*d[1] + 3*d[2] + d.maxlen
"""
REFUSED = [
    ("p = P(a, b) if a > b else Q(a, b)\np.x*p.y", "a P or a Q, as a test decides"),
    ("d = defaultdict(float)\nif a > b:\n    d['u'] += a\nd['u']*b", "may not have the key 'u'"),
    ("d = deque([1.0], 3)\nd.insert(0, a)\nd[0]*b", "insert into a deque that is bounded"),
    ("deque([a], 1.5)[0]", "maxlen needs an integer"),
]


@pytest.mark.parametrize("text", PROGRAMS.strip().split("\n---\n"))
def test_what_is_printed_has_the_derivatives_of_the_tape(text):
    for point in ({"a": 1.5, "b": 0.7}, {"a": 0.4, "b": 1.3}):
        program = calls.program(HEAD + text)
        found = calls.gradient(program, point, ("a", "b")).gradients
        printed = calls.program(calls.diff(program, ("a", "b")))
        got = calls.value(printed, point).value
        assert [float(v) for v in got] == pytest.approx([found["a"] or 0.0, found["b"] or 0.0])


@pytest.mark.parametrize(("text", "words"), REFUSED)
def test_what_only_a_run_tells_is_refused(text, words):
    with pytest.raises(Diagnostic) as caught:
        calls.diff(calls.program(HEAD + text), ("a",))
    assert words in caught.value.message
