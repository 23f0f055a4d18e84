"""Tables: a list of tuples that grows, or is asked for any item, is a list for each part."""

import answers
import engines
import pytest
from corpora import Case, by, point_of

from gradcli.errors import Diagnostic
from gradcli.language.printing.unparse import unparse
from gradcli.lowering.raising.restore import restore
from gradcli.lowering.stage import staged

PROGRAMS = {
    "a path that grows by a test": """
path = [(x, y)]
t = 0.0
while t < 1:
    a, b = path[-1]
    path.append((a + 0.1*b, b - 0.1*a))
    t = t + 0.25
s = 0.0
for p, q in path:
    s += p*q
s*path[-2][0] + len(path)
""",
    "rows that are picked by a number": """
n: int = 5
edges = [(0, 1, 0.5), (1, 2, x), (2, 0, y)]
u = [x, y, x*y]
s = 0.0
for k in range(n):
    i, j, w = edges[k % 3]
    s += w*u[i]*u[j]
s
""",
    "work on a stack": """
stack = [(x, 3)]
s = 0.0
while stack:
    v, depth = stack.pop()
    s += v*depth
    if depth > 0:
        stack.append((v*y, depth - 1))
        stack.append((v*x, depth - 1))
s
""",
    "copies and parts": """
path = [(x, y)]
t = 0.0
while t < 1:
    a, b = path[-1]
    path.append((a + 0.1*b, b - 0.1*a))
    t = t + 0.25
q = path.copy()
q.append((1.0, x))
r = path[1:]
r.reverse()
s = 0.0
for i, (a, b) in enumerate(q):
    s += a*b*i
for a, b in r:
    s = s*x + a - b
s*len(q)*len(r) + path[0][0]
""",
    "items that are replaced": """
n: int = 4
t = [(x, 1.0), (y, 2.0), (x*y, 3.0)]
for k in range(n):
    a, b = t[k % 3]
    t[(k + 1) % 3] = (b*x, a + b)
t[0][0]*t[1][1] + t[2][0]
""",
    "items that change places": """
n: int = 2
t = [(x, 1.0), (y, 2.0), (x*y, 3.0)]
for k in range(n):
    t[k], t[k + 1] = t[k + 1], t[k]
    t[k] = (t[k][1]*x, t[k][0])
t[0][0]*t[1][1] + t[2][0]
""",
    "tuples in tuples": """
n: int = 3
items = []
for k in range(n):
    items.append(((x*k, y), k))
s = 0.0
for (a, b), k in items:
    s += a*b*k
s + items[-1][0][0]
""",
    "two lists, by a branch": """
n: int = 6
up = []
down = []
for k in range(n):
    if k % 2 == 0:
        up.append((x*k, k))
    else:
        down.append((y, k))
s = 0.0
for a, k in up:
    s += a*k
for a, k in down:
    s += a*a*k
s
""",
    "texts and None beside numbers": """
n: int = 3
rows = []
for k in range(n):
    rows.append(("w", x*k, None))
s = 0.0
for name, a, nothing in rows:
    s += a*2 if name == "w" else 0.0
s
""",
    "several items at once": """
n: int = 3
a = [(x, 1.0)]
for k in range(n):
    a.extend([(y*k, x), (x, x*y)])
    a += [(1.0, y)]
s = 0.0
for p, q in a:
    s += p*q
s*len(a)
""",
    "a list that is given": """
n: int = 3
def total(pts):
    s = 0.0
    for p, q in pts:
        s += p*q
    return s
pts = [(x*k, y) for k in range(n)]
total(pts)*total(pts[1:])
""",
    "two tables side by side": """
n: int = 3
a = [(x*k, y) for k in range(n)]
b = [(y*k, x) for k in range(n)]
s = 0.0
for (p, q), (u, v) in zip(a, b):
    s += p*q*u + v
s
""",
    "a loop that is left": """
n: int = 5
a = []
for k in range(n):
    if k == 3:
        break
    a.append((x, k))
a[2][0]*a[1][1]*len(a)
""",
}  # fmt: skip


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_table_has_the_derivatives_of_its_columns(text):
    program, case = engines.program_of(text), Case("", text)
    found = answers.answer(program, by(program, case), point_of(program, case))
    assert found.verdict == answers.RIGHT, found


GROWN = """n: int
states = [(x, y)]
for k in range(n):
    p, v = states[-1]
    states.append((p + 0.1*v, v - 0.1*p))
"""


@pytest.mark.parametrize(("read", "columns"), [
    ("sum([p*v for p, v in states])",
     ["states_p = np.zeros(n + 1)", "states_v[k + 1] = v - 0.1*p"]),
    ("sum([p*k for k, (p, _) in enumerate(states)])", ["states_0[k + 1] = p + 0.1*v"]),
    ("states[-1][0]", ["states_0_last = p + 0.1*v"]),
])  # fmt: skip
def test_columns_are_called_as_a_loop_calls_the_parts(read, columns):
    core = unparse(restore(staged(engines.program_of(GROWN + read))))
    assert [line for line in columns if f"{line}\n" not in core] == [], core


@pytest.mark.parametrize(("text", "words"), [
    ("n: int\na = [(x, 1.0)]\nfor k in range(n):\n    a.append((x, 1.0, y))\na[-1][0]",
     "made otherwise"),
    ("n: int\na = [(x, 1.0)]\nfor k in range(n):\n    a.append((x, y))\na.sort()\na[0][0]",
     "the method sort"),
])  # fmt: skip
def test_what_no_columns_hold_is_refused(text, words):
    with pytest.raises(Diagnostic, match=words):
        staged(engines.program_of(text))


# Loops with long bodies over lists that are written out, and what such a loop runs over
LONG = """
s = 0.0
best = 10.0
for {}:
    u = a - x
    v = b*y
    d = u*u + v*v
    if d < best:
        best = d
    s += sin(d)/(1 + i*d)
s*best
"""
REALS = "x: float\ny: float\n"
COUNTED = {
    "rows": ("rows = [(2.0, 0.1), (4.0, x), (3.0, 5.0)]\ni = 2", "a, b in rows", "3"),
    "numbered rows": ("rows = [(2.0, 0.1), (4.0, x), (3.0, 5.0)]",
                      "i, (a, b) in enumerate(rows)", "3"),
    "numbers": ("b = x*y\ni = 1\nrow = [2.0, x, y, 4.0]", "a in row", "4"),
}  # fmt: skip
# What such a list is also asked, so that its items are to be known: its turns are written out
KNOWN = {
    "a key": ("of = {'p': x, 'q': y}\nrows = [('p', 0.1), ('q', x), ('p', 5.0)]\ni = 1",
              "p, b in rows", "a = of[p]"),
    "a text": ("rows = [('add', 0.1), ('sub', x), ('add', 5.0)]\ni = 1", "how, b in rows",
               "a = b + x if how == 'add' else b - x"),
}  # fmt: skip


def taken_right(text: str):
    program, case = engines.program_of(text), Case("", text)
    found = answers.answer(program, by(program, case), point_of(program, case))
    assert found.verdict == answers.RIGHT, found
    return found.text


@pytest.mark.parametrize(("made", "target", "count"), COUNTED.values(), ids=COUNTED)
def test_a_long_body_over_a_written_list_is_a_loop(made, target, count):
    text = taken_right(REALS + made + LONG.format(target))
    assert f"in range({count}):" in text and text.count("sin(") + text.count("cos(") <= 3, text


@pytest.mark.parametrize(("made", "target", "line"), KNOWN.values(), ids=KNOWN)
def test_items_that_are_to_be_known_are_written_out(made, target, line):
    body = LONG.format(target).replace("    u = a", f"    {line}\n    u = a")
    assert "for k in" not in taken_right(REALS + made + body)
