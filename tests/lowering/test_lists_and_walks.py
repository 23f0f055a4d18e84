"""Lists, what is walked, and what may be None: staging alone has the tape's numbers, at points
where items are equal too, as Python's max and min of a list take the first of them.
"""

import answers
import engines
import pytest

from gradcli.errors import Diagnostic
from gradcli.lowering.stage import staged

ROW, TIES = [0.7, 1.9, 1.2], [1.3, 1.3, 1.3]
ONE_OF = "u = [x, y]\nv = [y, x*x]\nb = u if x > y else v\n"
OTHER_ORDER = "d = {'a': x, 'b': y} if x > 1 else {'b': x*y, 'a': y}\n"
WALKS = {
    "a range from behind": "s = 0.0\nfor j in reversed(range(1, 9, 3)):\n    s = s*x + j\ns*j*y",
    "an array from behind": "s = 0.0\nfor t in reversed(w):\n    s = s*x + t\ns",
    "twice from behind": "s = 0.0\nfor t in reversed(reversed(w)):\n    s = s*x + t\ns",
    "numbers from behind": "s = 0.0\nfor k, t in enumerate(reversed(w), 2):\n    s = s*x + k*t\ns",
    "a range beside an array": "s = 0.0\nfor i, t in zip(range(2, 9, 3), w):\n    s = s*x + i*t\ns",
    "behind beside before": "s = 0.0\nfor a, b in zip(reversed(w), w):\n    s = s*x + a*b*b\ns",
    "a tuple beside an array": "s = 0.0\nfor a, b in zip((x, y), w):\n    s += a*b*b\ns",
    "a list beside an array": "q = [x, y]\ns = 0.0\nfor a, b in zip(q, w):\n    s += a*b*b\ns",
    "beside one of around": "u = [x, y, x*y]\ndef f(k):\n"
    "    return sum([a*b for a, b in zip(u, reversed(u))]) - k\nf(cos(x))*w[0] + f(x)",
    "a function over an array": "s = 0.0\nfor t in map(lambda t: t*x, w):\n    s += t*t\ns",
    "a function over two": "sum(map(lambda a, b: a*b*x, w, reversed(w)))",
    "an enumerated range": "s = 0.0\nfor k, i in enumerate(range(3, 0, -1)):\n    s += x**k*i\ns",
    "nothing beside nothing": "s = x\nfor t in zip():\n    s = s + y\ns*y*w[0]",
    "the most of a map": "max(map(lambda t: t*x, w)) + min(map(abs, w))",
}
LISTS = {
    "the most": "u = []\nfor t in w:\n    u.append(3*t)\nmax(u)*x + min(u)",
    "the most of items": "max([t**2 for t in w]) - x*min([abs(t) for t in w])",
    "items of an input": "sum([t*t*x for t in w])*w[0]",
    "zeros": "u = [0.0]*len(w)\nfor i in range(len(w)):\n    u[i] = w[i]*x\nsum(u)*u[1]",
    "a number again and again": "n = int(2 + x)\nu = [y]*(n + 1)\nu[1] = u[0]*x\nsum(u)*len(u)",
    "beside an array": "sum(np.array([1.0, 2.0])*[x, y])*w[0]",
    "how many": "u = [t for t in w if t > 1]\nlen(u)*x*y",
    "how many in a turn": "u = [x, x*y]\ns = x\nfor j in range(2):\n"
    "    s = s + len([t for t in u if t > 1])*u[j]\n    u.extend((2.5, x))\ns",
    "how many are left": "u = [t for t in w if t > 1]\nwhile len(u) > 1:\n    u.pop()\nlen(u)*x*y",
    "whether all are": "u = x if all([t > 1 for t in w]) else x*y\nu*w[0]",
    "whether one is": "u = [x*k for k in range(4)]\nx*any([t > y for t in u]) + u[2]*all(u)",
    "of some": "u = [x*k for k in range(4)]\ns = x\nfor t in u:\n"
    "    if t > 0.5 and all([v > y for v in u if v > 1]):\n        s += t\ns*x",
    "whether a map is": "any(map(lambda t: t > 1, w))*x*y",
    "truth of numbers": "any([x, y])*x + all([y, x > 1])*x + any([x and y])*y",
    "shown": "u = [x*k for k in w]\nprint(', '.join([f'{t:+.3f}' for t in u]))\nsum(u)*y",
    "integers of a run": "n = int(2 + x)\nu = [n, n + 1]\nfor k in range(2):\n    u[k] = u[k]*x*y\n"
    "u[0]*u[1]",
    "an integer by its name": "z = 0\nu = [z]*2\nfor k in range(2):\n    u[k] = x*y\n"
    "z = sum(u)\nz*z",
    "a real whose name sums": "z = sin(x)\nu = [z]*2\nfor k in range(2):\n    u[k] += z*y*k\n"
    "z = sum([t*t for t in u])\nz*y",
    "reals written in a loop": "z = x\nfor j in range(2):\n    u = [z]*2\n    for k in range(2):\n"
    "        u[k] *= y*k + z\n    z = sum([t*t for t in u])\nz",
    "in order": "u = [x*y, y, x, 0.3]\nu.sort()\nv = u[0]*x\nu.sort(reverse=True)\nv + u[0]*y",
    "an array in order": "sorted(w)[0]*x + sorted(w, reverse=True)[0]*y + list(w)[1]",
    "a comprehension in order": "u = sorted([t*x for t in w], reverse=True)\nu[0] - u[1]*y",
    "turned round": "u = []\nfor t in w:\n    u.append(t*x)\nu.reverse()\nu[0]*u[0] + u[1]",
    "integers": "v = [x, y]\nk = [0, 0]\nfor i in range(2):\n    k[i] = 1 if v[i] > 1 else i\n"
    "    v[k[i]] = v[i]*y\nv[0]*v[1]",
    "indices": "s = 0.0\nk = [2 - i for i in range(3)]\nfor i in k:\n    s = s*x + w[i]\ns",
    "pow and divmod": "q, r = divmod(x, 0.3)\nq*r*pow(x, y)",
    "in a list": "k = int(2*x)\n(x if k in [1, 2] else y) + (x*x if k not in (0, 9) else y)",
    "the least of none": 'm = float("-inf")\nfor t in w:\n    m = max(m, t*x)\nm',
    "a sum from a start": "sum([x, y], start=x) + sum(w, start=y)*x",
}


VALUES = {
    "a tuple or None": "p = None\nfor k in range(5):\n    t = x*k - 2*y\n"
    "    if t > 1 and p is None:\n        p = (t, k)\n"
    "if p is None:\n    r = x\nelse:\n    t, k = p\n    r = t*k\nr*y",
    "the least and where": "b = None\nfor k in range(len(w)):\n    if b is None or w[k] < b[0]:\n"
    "        b = w[k], k\nb[0]*w[b[1]]*x",
    "a function's tuple or None": "def f(a):\n    for k in range(3):\n        if a*k > 1:\n"
    "            return a*k, k\n    return None\np = f(x)\nq = f(y/4)\ns = x\nif p is not None:\n"
    "    s += p[0]*p[1]\nif q:\n    s += q[0]\ns*y",
    "one of two lists": "u = [x, y]\nv = [y, x*x]\nb = u if x > y else v\nb[0]*b[1] + u[0]",
    "one of two lists that changes": "u = [x, y]\nv = [y, x*x]\nb = u if x > y else v\n"
    "b[0] = 3.0\nb[0]*b[1] + b[0]",
    "the best of several lists": "best = [x, y]\nfirst = best\nfor k in range(5):\n"
    "    c = [x*k, y*x]\n    if c[0]*c[1] > best[0]:\n        best = c\n"
    "best[0]*best[1] + first[0]",
    "lists that take turns": "u = [x, y]\nv = [y, x*x]\nfor k in range(3):\n"
    "    b = u if x > y*k else v\n    u = [b[0]*x, b[1]]\n    v = b\nu[0] + v[1]",
    "one of two dicts": "def f(a):\n    if a > 1:\n        return {'v': a**2, 'w': 1.0}\n"
    "    return {'w': a, 'v': a}\nr = f(x)\nq = f(x/2) if x > y else r\n"
    "r['v'] + r['w']*q['v'] + q['w']*y",
    "a dict of a dict in another order": "if x > 1:\n    d = {'a': x, 'b': y}\nelse:\n"
    "    d = {'b': x*y, 'a': y}\ne = {k: v*v + d['a'] for k, v in d.items()}\ne['b']*e['a']",
    "an option under a name": "w: float[3]\no = np.inf\nnp.linalg.norm(w, o)*x",
    "a default that is an array": "u = np.array([x, y])\nf = lambda t, k=u: t*np.sum(k)\n"
    "u[1] = x*x\nf(y)",
    "a number of a list, given on": "def f(t, p):\n    return t**p\n\nps = [1.0, 2.0, 0.5]\n"
    "sum([f(x, p) for p in ps])",
    "a shape that is taken apart": "A = np.outer(w, w)*x\nm, n = A.shape\nA, k = (A*A).shape\n"
    "m*x + n*y*A + k*y",
    "a tuple's item that is worked out": "t = x, 2*y, 3\ns = 0.0\nfor k in range(len(w)):\n"
    "    s += t[k]*w[k] + (y, x)[-1 - k%2]\ns",
    "defaults of several functions": "g = 2*x\ndef f(t, g=g, s=(1 + 2)):\n    return g*t**s\n"
    "f(y) + f(x, 1.6) + (lambda t, k=g + x: t*k)(-y)",
}


@pytest.mark.parametrize("name", [*WALKS, *LISTS, *VALUES])
def test_staging_takes_it_and_has_the_tapes_numbers(name):
    text = (WALKS | LISTS | VALUES)[name]
    program = engines.program_of(text)
    at = {"x": 1.1, "y": 0.8, "w": ROW}
    point = {n: v for n, v in at.items() if n in program.inputs}
    ties = {n: TIES if n == "w" else v for n, v in point.items()}
    found = answers.answer(program, tuple(point), point, ties)
    assert found.verdict == answers.RIGHT, found


@pytest.mark.parametrize(
    "text, words",
    [
        ("n: int\nu = [x, 2.0]*n\nu[0]", "several items, repeated as often"),
        ("x if y in w else y", "an array of which only the run tells how many"),
        (f"{ONE_OF}u[0] = 3.0\nb[0] + u[0]", "may or may not be another that is written"),
        (f"{ONE_OF}b[0] = 3.0\nb[0] + v[0]", "may or may not be another that is written"),
        (
            f"{ONE_OF}for k in range(3):\n    u.append(x)\n    s = b[0]\ns",
            "may or may not be another",
        ),
        (
            f"{ONE_OF}c = b\nif y > 2:\n    c = [x, x]\nc[0] = 1.0\nu[0]",
            "may or may not be another",
        ),
        (f"{OTHER_ORDER}s = 0.0\nfor v in d.values():\n    s = 2*s + v\ns", "another order"),
        (f"{OTHER_ORDER}e = {{k: v for k, v in d.items()}}\nlist(e.values())[0]", "another order"),
        (f"{OTHER_ORDER}e = d.copy()\ne.pop('a')\ne['c'] = x\nlist(e)[0]", "another order"),
    ],
)
def test_what_is_refused_says_so(text, words):
    with pytest.raises(Diagnostic, match=words):
        staged(engines.program_of(text))


def test_an_array_that_is_walked_and_written_is_one_array():
    text = "s = y\nu = np.zeros(3) + x\nfor w in u:\n    s = s*w\n    u[2] *= x\ns"
    program = engines.program_of(text)
    found = answers.answer(program, ("x",), {"x": 1.1, "y": 0.8})
    assert found.verdict == answers.RIGHT, found
    assert "np.copy" not in found.text
