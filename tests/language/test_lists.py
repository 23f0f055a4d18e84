"""Lists and tuples in printed derivatives: each program has the tape's numbers, or is refused."""

import answers
import engines
import pytest
from corpora import Case, by, point_of

# ruff: noqa: E501
TAKEN = [
    "xs = [x, 1.0]\nys = [xs, xs]\nys[0][0] = 5\nys[1][0]",
    "v: float[2]\nnp.sum(np.append(v, x))",
    "import numpy as xs\nv: float[2]\nxs.sum(xs.append(v, x))",
    "xs = [x, x*x]\nxs[0]*xs[-1] + sum(xs) + len(xs)",
    "xs = [x, x*x]\nxs[0] = 2*x\nfor v in xs:\n    y = v\ny",
    "xs = [x, x*x]\nnp.array([1.0, 2.0])*xs",
    "m = [[x, 1.0], [2.0, x]]\nm[1][0]*m[0][0]",
    "xs = []\nfor i in range(3):\n    xs.append(x*i)\ny = xs.pop()\ny*y",
    "w: float[2]\nsum(w + [x, 1.0])",
    "xs = [x, 1.0]\nxs[1:][0]",
    "xs = [x, 1.0]\nnp.sum(np.array([xs, xs]))",
    "sum([x, x], x)",
    "xs = [x, 1.0] + [x]\nxs[0]",
    "xs = [x, 1.0]\nys = xs*2\nys[0]",
    "xs = [x, 1.0]\nxs += [x]\nxs[0]",
    "y = x\nif [x]:\n    y = 2*x\ny",
    "xs = [x, [x, 1.0]]\nxs[0]",
    "xs = [[x], [x*x]]\n(xs[0] + xs[1])[0]",
    "def f(u):\n    return u + u\nf([x, x])[0]",
    "def f(u):\n    return [u, u]\n(f(x) + f(x))[3]",
    "def f(u):\n    xs = [u]\n    for v in [u]:\n        xs = xs + xs\n    return xs[0]\nf(x)",
    "u = np.array([3, 1, 2])\nw = u*1.0\nw[0] = x\nw[0] + u[1]",
    "u = np.array([3, 1, 2])\nw = u/2\nw[0] = x\nq = u.copy()\nq[0] = 2*u[1]\nw[0] + q[0]",
    "u = np.array([3, 1, 2.0])\nw = u*1\nw[0] = x\nw[0]",
    "u = np.array([3, 1, 2], dtype=float)\nw = u*1\nw[0] = x\nw[0]",
    "u: float[:] = np.array([3, 1, 2])\nw = u*1\nw[0] = x\nw[0]",
    "rows = [[x, 1.0], [2.0, x]]\nrow = rows[0]\n",
    "xs = [[x], [1.0, x]]\nxs[0][0]",
    "xs = [x]\nxs.append(x)\nsum(xs)",
    "xs = [x, 1.0]\nxs.pop()",
    "xs = []\nxs.append(x)\nsum(xs)",
    "xs = []\nxs.append(x)\nxs[0]",
    "xs = []\nxs.append(x)\nys = xs\nys.pop()",
    "xs = []\nxs.append(x)\nfor v in xs:\n    x2 = v\nx2",
    "a, b = (x, 1)\nb, a = a, b\nb",
    "n: int\nnp.sum(np.ones((n, 2 + n % 2))*x)",
    "n = 3\nnp.sum(np.ones((n, 2))*x)",
    "for v in (x, x*x):\n    y = v*v\ny",
    "def f(u):\n    return u, u*u\na, b = f(x)\na*b",
    "a, b = (x, 1)[::-1]\nb",
    "p = (x, x*x)\np[1]",
    "p = (x, 1)\na, b = p\na",
    "y = np.sum(np.array((x, x*x)))\ny",
    "a, (b, c) = x, (x*x, 2)\nb",
    "\nxs[0]",
    "row = [x*i, 2.0]",
    "xs = [x, 1.0]\nys = xs\nxs.sort()\nys[0]",
    "xs = [x, 1.0]\nys = xs\nxs.reverse()\nys[0]",
    "xs = [x, 1.0]\nys = [xs, [x, x]]\nxs.sort()\nys[0][0]",
    "xs = [x, 1.0]\nys = [xs, [x, x]]\nxs.reverse()\nys[0][0]",
    "def f(v):\n    return v\n\nxs = [x, 1.0]\nys = f(xs)\nxs.sort()\nys[0]",
    "def f(v):\n    return v\n\nxs = [x, 1.0]\nys = f(xs)\nxs.reverse()\nys[0]",
    "xs = [x, 1.0]\ndef f():\n    return xs\n\nys = f()\nxs.sort()\nys[0]",
    "xs = [x, 1.0]\ndef f():\n    return xs\n\nys = f()\nxs.reverse()\nys[0]",
    "xs = [x, 1.0]\ns = 0.0\nfor v in xs:\n    s = s*x + v\n    xs.sort()\ns",
    "xs = [x, 1.0]\ns = 0.0\nfor v in xs:\n    s = s*x + v\n    xs.reverse()\ns",
    "def f(m):\n    return m[::-1]\nrows = [[x, 1.0], [2.0, x]]\nrow = rows[0]\nrows.reverse()\nrows[1][0]*rows[0][0]",
    "def f(m):\n    return m[::-1]\nrows = [[x, 1.0], [2.0, x]]\nrow = rows[0]\nrows.reverse()\nrow[0] = 5.0\nrows[1][0]*rows[0][0]",
    "def f(m):\n    return m[::-1]\nrows = [[x, 1.0], [2.0, x]]\nrow = rows[0]\nrows = rows[::-1]\nrows[1][0]*rows[0][0]",
    "def f(m):\n    return m[::-1]\nrows = [[x, 1.0], [2.0, x]]\nrow = rows[0]\nrows = rows[::-1]\nrow[0] = 5.0\nrows[1][0]*rows[0][0]",
    "def f(m):\n    return m[::-1]\nrows = [[x, 1.0], [2.0, x]]\nrow = rows[0]\nrows = rows[:]\nrows[1][0]*rows[0][0]",
    "def f(m):\n    return m[::-1]\nrows = [[x, 1.0], [2.0, x]]\nrow = rows[0]\nrows = rows[:]\nrow[0] = 5.0\nrows[1][0]*rows[0][0]",
    "def f(m):\n    return m[::-1]\nrows = [[x, 1.0], [2.0, x]]\nrow = rows[0]\nrows = f(rows)\nrows[1][0]*rows[0][0]",
    "def f(m):\n    return m[::-1]\nrows = [[x, 1.0], [2.0, x]]\nrow = rows[0]\nrows = f(rows)\nrow[0] = 5.0\nrows[1][0]*rows[0][0]",
    "row = [x, 1.0]\nrows = []\nfor i in range(3):\n    row = [x*i, 2.0]\n    rows.append(row)\nfor row in rows:\n    s = row[0]\ns",
    "row = [x, 1.0]\nrows = []\nfor i in range(3):\n    row[0] = x*i\n    rows.append(row)\nfor row in rows:\n    s = row[0]\ns",
    "row = [x, 1.0]\nrows = []\nfor i in range(3):\n    row = [v*2 for v in row]\n    rows.append(row)\nfor row in rows:\n    s = row[0]\ns",
    "def f(u):\n    return u, u*u\nf(x)",
    "def f(u):\n    return u, u*u\nf(x)[1]",
    "def f(u):\n    return u, u*u\np = f(x)\np[0]",
    "xs = [x, 1.0]\nxs.sort()\nxs[0]",
    "xs = [x, 1.0]\nxs.reverse()\nxs[0]",
    "xs = [x, 1.0]\nxs.insert(0, x)\nxs[0]",
]
REFUSED = {  # a program: what it says
    "idx = [2, 0, 1]\nw = idx[:]\nw[0] = x/2\nxs = [x, x*x, 2*x]\nxs[idx[0]] + w[0]": "a write to an array that has two live names",
    "u = [1.0, 2.0, 3.0]\nw = u*2\nw[3]*x": "a list where an array would mean something else",
    "u = [1.0, 2.0]\nv = [x, x]\nw = u + v\nw[3]": "a list where an array would mean something else",
    "u = [1.0, 2.0]\nx if u == [1.0, 2.0] else 2*x": "'==' of a number and a list",
    "w: float[3]\nxs = list(w)\nsum(xs*2)": "a list where an array would mean something else",
    "xs = [x, 1.0]\nxs[1:] = [x]\nxs[0]": "a write to a part of a list",
    "y = 2*x if [x, 1.0] < [1.0, x] else x\ny": "the order of lists, or of tuples,",
    "max([x, 1.0], [1.0, x])[0]": "a list where a number or an array is needed",
    "a, xs = x, [x]\n(xs + xs)[a > 0]": "a list indexed by a truth",
    "v: float[3]\nn = np.argmax(v)\na = [x, 1.0]*n\nsum(a)": "a list of several items, repeated as often as the run tells,",
    "k: int[3]\nn = np.sum(k)\na = [x, 1.0]*(n + 1)\nsum(a)": "a list of several items, repeated as often as the run tells,",
    "u = np.array([3, 1, 2])\nw = u*1\nw[0] = 7.9\nw[0]*x": "a write of real numbers to an array that an input's default makes one of whole ones",
    "u = np.array([3, 1, 2])\nw = u.copy()\nw[1] += x\nnp.sum(w)": "a write of real numbers to an array that an input's default makes one of whole ones",
    "u = np.asarray([[3, 1], [2, 5]])\ndef f(a):\n    b = a[0]*2\n    b[0] = x\n    return b\nnp.sum(f(u))": "a write of real numbers to an array that an input's default makes one of whole ones",
    "max(x, 2.0, key=abs)": "a max with key= or default=",
    "v: float[:]\nmax(v, default=x)": "a max with key= or default=",
    "xs = []\nxs = np.array([x, x])\nxs.pop()": "the method pop",
    "y = x if (x, 1) < (1, x) else 2*x\ny": "the order of lists, or of tuples,",
    "ps = sorted([(2.0, x), (1.0, x*x)])\nps[0][1]": "a tuple where a number or an array is needed",
    "ps = [[2.0, x], [1.0, x*x]]\nq = max(ps)\nq[1]": "a list where a number or an array is needed",
    "xs = [x, 1.0]\nys = xs if x > 1 else [x]\nxs.sort()\nys[0]": "a list that may or may not be another that is written to",
    "xs = [x, 1.0]\nys = xs if x > 1 else [x]\nxs.reverse()\nys[0]": "a list that may or may not be another that is written to",
    "xs = np.array([x, 1.0])\nxs.sort()\nxs[0]": "the method sort",
    "xs = np.array([x, 1.0])\nxs.reverse()\nxs[0]": "the method reverse",
    "def f(t): return t > 0\nb = x > 0\nxs = [x, 1.0]\nxs[x > 0]": "a list indexed by a truth",
    "def f(t): return t > 0\nb = x > 0\nxs = [x, 1.0]\nxs[not x > 0]": "a list indexed by a truth",
    "def f(t): return t > 0\nb = x > 0\nxs = [x, 1.0]\nxs[b]": "a list indexed by a truth",
    "def f(t): return t > 0\nb = x > 0\nxs = [x, 1.0]\nxs[f(x)]": "a list indexed by a truth",
    "xs = [x, 1.0]\nxs.index(x)\nxs[0]": "the method index of a list",
    "xs = [x, 1.0]\nxs.remove(x)\nxs[0]": "the method remove of a list",
}


def made_of(text: str) -> answers.Answer:
    program, case = engines.program_of(text), Case("", text)
    return answers.answer(program, by(program, case), point_of(program, case))


@pytest.mark.parametrize("text", TAKEN)
def test_what_lists_and_tuples_do_is_taken(text):
    found = made_of(text)
    assert found.verdict == answers.RIGHT, found


@pytest.mark.parametrize("text", REFUSED)
def test_what_has_no_core_form_is_refused(text):
    found = made_of(text)
    words = f"E0108 {REFUSED[text]} cannot be differentiated as a program"
    assert (found.verdict, found.text) == (answers.REFUSED, words)


def test_numpys_append_is_no_list_that_grows():
    for text in (
        "v: float[2]\nnp.sum(np.append(v, x))",
        "import numpy as xs\nv: float[2]\nxs.sum(xs.append(v, x))",
    ):
        assert "list" not in made_of(text).text
