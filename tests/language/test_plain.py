"""Lists, tuples and comprehensions that are lowered: they compute the same, bit for bit."""

import engines
import lowered
import printed
import pytest

from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface

pytestmark = pytest.mark.sampled(16)

# ruff: noqa: E501
COMPREHENSIONS = {
    "summed": "sum([sin(k*x) for k in range(5)])",
    "summed from a start": "sum([sin(k*x) for k in range(5)], x)",
    "summed where a test says": "sum([x**k for k in range(7) if k % 2 if k > 1])",
    "summed over two ranges": "sum([sin(x*i*j) for i in range(3) for j in range(i)])",
    "a series": "sum([x**k/math.factorial(k)*math.comb(6, k)/math.isqrt(k + 4) for k in range(5)])",
    "multiplied": "math.prod([x + k for k in range(4)])",
    "summed by NumPy": "np.sum([x*k for k in range(4) if k != 2])",
    "of a range from one": "ys = [x**k for k in range(1, 4)]\nys[0] + ys[-1]",
    "of a range from a name": "n = 1 + 1\nys = [x**k for k in range(n, 5)]\nys[0] + ys[-1]",
    "of a range with a step": "ys = [x*k for k in range(7, 1, -2)]\nys[0]*ys[2] + len(ys)",
    "of an empty range": "sum([x*k for k in range(3, 1)]) + x",
    "of a list": "xs = [x, 2*x]\nys = [u*u for u in xs]\nys[0]*ys[1]",
    "of an array": "np.sum(np.array([sin(u) for u in w])*w)",
    "of itself": "ys = [x, 2*x]\nys = [y*y for y in ys]\nys[0] + ys[1]",
    "of pairs": "sum([a*b*x for a, b in zip([1.0, 2.0], w)])",
    "numbered": "ys = [c*x**k for k, c in enumerate(w)]\nys[1] + ys[2]",
    "numbered from one": "sum([c*x**k for k, c in enumerate(w, 1)])",
    "in a function": "def f(a, n):\n    return sum([a**k/(k + 1) for k in range(n)])\nf(x, 4)",
    "in a loop": "y = x\nfor i in range(3):\n    y += sum([sin(y*j) for j in range(i)])\ny",
    "in a test": "y = x if sum([x*k for k in range(3)]) > 1 else a0\ny*x",
    "in an if": "y = x\nif max([x*k for k in range(3)]) > 1:\n    y = y*y\ny",
    "in an elif": "y = a0\nif x > 9:\n    y = x\nelif sum([x*k for k in range(3)]) > 1:\n    y = y*x\nelse:\n    y = 1.0\ny",
    "in a branch of a value": "y = x*a0 if x > 1 else sum([x*k for k in range(4)]) if x < 3 else 1.0\ny*x",
    "after and": "y = x\nif x > 0 and sum([x*u for u in w]) > 0.1 and w[0] < 1:\n    y = x*x\ny",
    "after or": "x*a0 if x > 2 or sum([x*u for u in w]) > 9 else x*x",
    "a value of and": "y = a0 and sum([x*u for u in w]) and x*x\ny",
    "in a branch in another": "sum([sum([x*j for j in range(k)]) if k else x for k in range(3)])",
    "in a while": "y = x\nwhile sum([y*k for k in range(3)]) < 9 and y < 5:\n    y = 1.5*y + 0.1\n    if y > 2:\n        continue\n"
    "    y += x\ny",
    "a loop's iterable": "y = 1.0\nfor u in [x*k for k in range(1, 4)]:\n    y *= u\ny",
    "nested": "A = [[sin(i*x + j) for j in range(3)] for i in range(2)]\nA[1][2]*A[0][1]",
    "nested over one name": "A = np.array([[k*x for k in range(2)] for k in range(3)])\nA[2, 1]",
    "rows": "A = [[x*k, x + k] for k in range(3)]\nA[1][0]*A[2][1]",
    "its name read elsewhere": "k = 2*x\nsum([k for k in range(3)]) + k",
    "an input's name": "sum([a0*u for u in w]) + sum([u*a0 for a0 in w for u in [x]])",
    "its name a function's own": "u = 3.0\ndef f(k):\n    return sum([u*k for u in w]) + u\nf(x)",
    "its largest": "max([sin(k*x) for k in range(4)])*min([x*k for k in range(1, 3)])",
    "written to": "ys = [x*k for k in range(4)]\nys[1] = a0\nys[0] + ys[1]*ys[3]",
    "an array of it": "np.sum(np.array([x*k for k in range(4)])**2)",
}
REPEATED = {
    "zeros": "u = [0.0]*4\nu[0] = x\nfor i in range(3):\n    u[i + 1] = u[i]*u[i] + 0.1\nu[3]",
    "a number": "n: int = 3\nu = (n + 1)*[-2]\nu[1] = x\nsum(u)*x + len(u)",
    "a matrix": "A = [[0.0]*2 for i in range(3)]\nA[2][1] = x\nA[1][0] = A[2][1]*a0\nA[1][0]*x",
    "a value": "u = [x*a0]*3\nu[0] = x\nu[0] + u[1]*u[2]",
    "by a length": "u = [0.0]*len(w)\nfor i in range(len(w)):\n    u[i] = w[i]*x\nsum(u)*u[1]",
}
GROWING = {
    "from nothing": "ys = []\nfor k in range(5):\n    ys.append(x**k)\nsum(ys)*ys[-1]",
    "from a first": "xs = [x]\nfor k in range(5):\n    xs.append(a0*xs[-1]*(1 - xs[-1]))\nxs[-1] + xs[0]",
    "two at once": "p = [x]\nq = [a0]\nfor k in range(3):\n    p.append(p[-1]*q[-1])\n"
    "    q.append(q[-1] - p[-2])\np[-1]*q[-1]",
    "read by the counter": "xs = [x, a0]\nfor k in range(2, 6):\n    xs.append(xs[k - 1] + 0.5*xs[k - 2])\nxs[5]",
    "its length": "xs = [x]\nfor k in range(3):\n    y = xs[0]*len(xs)\n    xs.append(y)\n    y = len(xs)\nsum(xs)*y",
    "rows": "rows = []\nfor t in [0.1, 0.2]:\n    rows.append([x*t, t*t])\nA = np.array(rows)\nnp.sum(A[:, 0]*A[:, 1])",
    "over numbers": "ys = []\nfor t in [0.1, 0.4]:\n    ys.append(x**t)\nys[1]*max([a0*t for t in [0.3, 0.2]])",
    "over pairs": "ys = []\nfor a, b in zip(w, [1.0, 2.0]):\n    d = a*x - b\n    ys.append(d*d)\nmax(ys) + min(ys)",
    "within an if": "ys = []\nfor k in range(4):\n    u = x*k\n    if u > 1:\n        u = u*u\n    ys.append(u)\nys[1]*ys[3]",
    "in a function": "def path(k, n):\n    out = [1.0]\n    for i in range(n):\n        out.append(out[-1]*k)\n"
    "    return out\nt = path(x, 4)\nt[-1]*t[1]",
    "backwards": "ys = []\nfor k in range(5, 1, -1):\n    ys.append(x**k)\nys[0] + ys[1]*ys[-1]",
    "its counter assigned": "ys = []\nfor k in range(3):\n    k = k*2\n    ys.append(x**k)\nys[0] + ys[2]",
    "of sums": "ys = []\nfor k in range(1, 4):\n    ys.append(sum([x**j for j in range(k)]))\nys[2]*ys[1]",
}
FOLDED = {
    "asked for nothing": "ys = []\nfor k in range(3):\n    ys.append(x**k)\nx*a0",
    "the last in a while": "xs = [x]\nwhile xs[-1] < 2:\n    xs.append(xs[-1]*1.5 + a0*x)\nxs[-1]*len(xs)",
    "the last beside a break": "xs = [1.0]\nfor k in range(30):\n    u = xs[-1]\n    v = 0.5*(u + x/u)\n    xs.append(v)\n"
    "    if abs(v - u) < 1e-9:\n        break\nxs[-1] + a0",
    "the sum under a test": "ys = []\nfor u in w:\n    if u > 0:\n        ys.append(u*x)\nsum(ys)/len(ys)",
    "in place": "ys = [x, a0]\nn = 0\nwhile n < 4:\n    n += 1\n    ys += [ys[-1]*x]\n    ys = ys + [n*x]\nsum(ys)*ys[-1]",
    "in a function": "def f(u, n):\n    out = [u]\n    while len(out) < n:\n        out.append(sin(out[-1]))\n"
    "    return out[-1]\nf(x, 4)*f(a0, 2)",
    "of pairs": "s = [(x, a0)]\nfor k in range(3):\n    s.append((s[-1][1], s[-1][0]*x))\ns[-1][0]*s[-1][1]",
    "anew in each turn": "y = 0.0\nfor k in range(3):\n    ys = [x]\n    for j in range(k):\n        ys.append(ys[-1]*a0)\n"
    "    y += sum(ys)*ys[-1]\ny",
}
TUPLES = {
    "a pair": "p = (x, 2*x)\np[0]*p[-1] + len(p)",
    "unpacked": "p = x*a0, x + 1\na, b = p\na/b",
    "looped over": "p = (x, a0, x*a0)\ny = 1.0\nfor v in p:\n    y *= v + 1\ny",
    "in tuples": "(a, (b, d)), c = (x, (a0, x*x)), 3\na*b*c + d",
    "a state": "s = (x, a0)\nfor k in range(4):\n    s = (s[0] + 0.1*s[1], s[1] - 0.1*s[0])\ns[0]*s[1]",
    "returned": "def polar(u, v):\n    return hypot(u, v), atan2(v, u)\nq = polar(x, a0)\nq[0]*q[1]",
    "taken from a call": "def both(u):\n    return u*u, sin(u)\ny = both(both(x)[0])[1] + both(a0)[0]\ny",
    "of one name in two scopes": "def f(u):\n    t = (u, u*u)\n    return t[1] - t[0]\nt = (f(x), a0)\nt[0]*t[1]",
    "a state of a function": "def step(s, h):\n    u, v = s\n    v += h*u\n    return u - h*v, v\n"
    "s = (x, a0)\nfor k in range(4):\n    s = step(s, 0.1)\nu, v = step(s, h=a0)\ns[0]*v - u",
    "a state of states": "def step(s):\n    (p, v), (q, u) = s\n    return ((p + v, v*x), (q + u, -p))\n"
    "s = ((x, 1.0), (a0, 0.5))\nt = s\nfor k in range(3):\n    t = s\n    s = step(s)\n"
    "left, right = s\nleft[0]*right[-1] + s[1][0]*t[0][0] + len(s[0])",
    "given by name": "def f(h, s, t=1.0):\n    return s[0]*h + s[1]*t\nf(s=(x, a0), h=x)*f(x, (a0, x*x), t=2.0)",
    "given back as they are": "def f(s, n):\n    if n == 0:\n        return s\n    return f((s[1], s[0]*s[1]), n - 1)\n"
    "f((x, a0), 3)[0]*f((a0, x), 2)[1]",
    "one of two": "p = (x, x*x)\nq = (a0, 1.0)\nr = p if x > a0 else q\ns = q if x > a0 and r[0] > 0 else p\n"
    "r[0]*s[1]",
    "a display of two": "p = (x, 1.0) if x > a0 else (2.0, x)\nq, r = (a0, x*x) if x > 9 else (x, a0) if x < 2 else (x, x)\n"
    "p[0]*p[1] + q*r",
    "a returned display of two": "def f(u):\n    return (u, u*u) if u > 0 else (u*a0, u)\na, b = f(x)\na*b + f(a0)[0]",
    "used as a whole": "p = (x, a0, x*a0)\ny = sum(p)*max(p) + np.sum(np.array(p)**2)\n"
    "sum([a*b for a, b in zip(p, (1.0, 2.0, 3.0))])*y",
    "of the top level in a function": "p = (x, a0)\ndef f(u):\n    return u*p[0] + p[1]\np = (f(x), p[0])\nf(2.0)",
    "in tests": "p = (x, 0.0)\nwhile p[1] < 3 and len(p) == 2:\n    p = (p[0]*p[0] + a0, p[1] + 1)\n"
    "y = p[0] if p[1] > 2 else p[1]\ny",
    "several names at once": "p = q = (x, a0)\np, y = (p[1], p[0]), q[1]\np[0]*q[0]*y",
    "arrays in them": "def f(s):\n    v, m = s\n    return [v[0]*m, v[1] + v[0]], m + x\n"
    "s = ([x, a0], 1.0)\nfor k in range(3):\n    s = f(s)\ns[0][1]*s[1] + s[0][0]",
    "in a list": "c = [(x, 1.0), (a0, x*x)]\ny = 0.0\nfor a, b in c:\n    y += a*b\ny*c[1][0]",
    "several lengths": "def f(s):\n    return s[0]*x\nf((x, a0)) + f((a0, x))*len((x, a0, x))",
    "parts in a function": "def f(u):\n    t = (u, u*u)\n    return t[1] - t[0]\nf(x)*f(a0)",
}
WORKLISTS = {
    "from two": "todo = [x, x*x]\ny = 1.0\nwhile todo:\n    t = todo.pop()\n    if t < 2:\n        todo.append(t + 1)\n    y = y*t\ny",
    "counted": "todo = [x, a0]\ny = len(todo)*x\ny += todo.pop()*x\ny*todo.pop()",
    "in a function": "def f(u):\n    todo = [u, u*u]\n    y = todo.pop()\n    return y*y*todo.pop()\nf(x)*f(a0)",
    "in a loop": "y = 1.0\nfor k in range(3):\n    todo = [x*k, y]\n    while len(todo) > 0:\n        y += todo.pop()*x\ny",
}
LISTS = {  # right beside what arrays do
    "a sum of one from a start": "sum([x],-1)**2",
    "a sum of none": "sum([],x)**2",
    "a sum of one and a product": "sum([x],5*x)",
    "a sum of none and a float": "sum([],0.0)+x*x",
    "a sum of one": "sum([x])*2",
    "what a dict shows now": "d={'b':x,'a':2*x}\nvs=list(d.values())\nd['b']=9*x\nsum(vs)*x",
    "a mean of what grows": "def mean(v):\n    return sum(v)/len(v)\nxs=[x]\ny=0.0\nfor i in range(3):\n    if i > 0:\n        xs.append(xs[-1]*x)\n    y += mean(xs)\ny",
    "none joined": "xs=[x,2*x]\nys=xs+[]\nsum(ys)*ys[0]",
    "a tuple that is added": "xs=[x]\nxs.extend((x*x, 1.0))\nsum(xs)*x",
}
SEEN_WHOLE = {  # what rewriting leaves alone
    "the last item is given a value": "xs = [x]\nfor i in range(2):\n    xs.append(x*i)\n"
    "xs[-1] = 5*x\nsum(xs) + xs[-1]",
    "rows are joined": "c = [(x, 1.0), (2.0, x)]\nq = c[0] + c[1]\nlen(q)*x + q[1]*x",
    "a row and a number": "c = [(x, 1.0), 2.0]\nc[1]*x",
    "a result within results": "def f(u):\n    return (u, 2*u), u*u\nf(x)[0][1] if x > 0 else 0.0",
    "a guard within a branch that raises": 'def f(x):\n  if x > 0:\n    if x < 1:\n      return x**2\n    raise ValueError("a")\n  return 5*x\nf(x)',
    "a break before a raise": 'y=x\nfor i in range(5):\n    if i>2:\n        y=y*x\n        if x<1:\n            break\n        raise ValueError("a")\n    y=y*2\ny',
    "a default that sums a list": "v=[x]\ndef f(t,s=sum(v)):\n    return t*s\nv.append(3*x)\nf(x)",
    "a default that counts a list": "v=[x]\ndef f(t,s=len(v)):\n    return t*s\nv.append(3*x)\nf(x)",
    "a default that is an item": "v=[x]\ndef f(t,s=v[-1]):\n    return t*s\nv.append(3*x)\nf(x)",
    "a default that calls a function": "a=x\ndef g():\n    return 2*a\ndef f(t,s=g()):\n    return t*s\na=3*x\nf(x)",
    "a list through two calls": "def g(a):\n    return a\nxs=[x]\nys=g(g(xs))\nxs.append(2*x)\nxs.append(2*x)\nsum(ys)",
    "a list through a call that may be": "def g(a):\n    return a\nxs=[x]\nys=g(xs) if x>0 else [x]\nxs.append(2*x)\nxs.append(2*x)\nsum(ys)",
    "a list through a call among others": "def g(a):\n    return a\nxs=[x]\nys,z=g(xs),x\nxs.append(2*x)\nxs.append(2*x)\nsum(ys)",
    "a list of the top level given back": "xs=[x]\ndef f():\n    return xs\nys=f()\nxs.append(2*x)\nxs.append(2*x)\nsum(ys)",
    "what a dict shows later": "d={'b':x,'a':2*x}\nvs=d.values()\nd['b']=9*x\nsum(vs)",
    "an array of rows that is added": "M=np.array([[x,x*x],[1.0,x]])\nxs=[x]\nxs.extend(M)\nlen(xs)*x",
    "a slice that is written to": "xs=[x,2*x]\nys=xs[:]\nys[0]=9*x\nsum(xs)*ys[0]",
    "a slice of kept ones": "vs=[x,2*x]\nys=[v for v in vs if v>0]\nzs=ys[:]\nzs[0]=9*x\nsum(ys)*zs[0]",
    "a slice of sorted ones": "vs=[x,2*x]\nys=sorted(vs)\nzs=ys[:]\nzs[0]=9*x\nsum(ys)*zs[0]",
    "a slice of joined ones": "vs=[x,2*x]\nys=vs+[x]\nzs=ys[1:]\nzs[0]=9*x\nsum(ys)*zs[0]",
}
SPELLED_OUT = {
    "pow": "pow(x*x, a0) + pow(x, 3)",
    "divmod": "q, r = divmod(x, 0.3)\nq*r",
    "in": "y = x if 3 in [1, 2, 3] else 0.0\nn = 2\nz = a0 if n not in (1, 3) else x\ny*z",
    "sum from a start": "ys = [x, a0*x]\nsum([x, a0], 1.0)*sum(ys, a0)",
    "sum of what is written out": "sum([x*x])*sum((x, a0, 2)) - sum([x*a0, x, a0])",
    "map": "sum(map(sin, [x, a0])) + max(map(abs, w))*x",
    "map taken apart": "a, b = map(sin, [x, a0])\na*b",
}
REWRITTEN = LISTS | COMPREHENSIONS | REPEATED | GROWING | FOLDED | TUPLES | SPELLED_OUT
POINT = {"x": 0.7, "a0": -0.4, "w": [0.3, 1.1, -0.6]}


@pytest.mark.parametrize("text", REWRITTEN.values(), ids=REWRITTEN)
def test_what_is_rewritten_has_the_same_values(text):
    lowered.check_values(text, POINT, (surface.Comprehension,))


@pytest.mark.parametrize("text", WORKLISTS.values(), ids=WORKLISTS)
def test_a_list_that_is_popped_from_may_start_with_items(text):
    lowered.check_values(text, POINT)
    lowered.check_derivatives(text, POINT)


@pytest.mark.parametrize("text", SEEN_WHOLE.values(), ids=SEEN_WHOLE)
def test_what_is_a_list_or_a_tuple_beyond_doubt_is_right_or_refused(text):
    at = lowered.given(engines.program_of(text), POINT)
    refused = printed.check(text, at)
    assert all(reason.startswith(("E0108", "E0109")) for reason in refused)


@pytest.mark.parametrize("text", REWRITTEN.values(), ids=REWRITTEN)
def test_what_is_rewritten_is_differentiated_as_a_program(text):
    lowered.check_derivatives(text, POINT)


@pytest.mark.parametrize(
    "text, what",
    [
        ("ys = [x*k for k in range(3)]\nys*2", "a list where an array"),
        ("n: int\nys = {k: x*k for k in range(n)}\nys[1]", "a comprehension"),
        ("ys = {k: x*k for k in range(100000)}\nys[1]", "a comprehension"),
        ("m = map(sin, [x, 1.0])\na = sum(m)\na + sum(m)", "an iterator that has been gone through"),
        ],
)  # fmt: skip
def test_what_has_no_core_form_is_refused_where_it_stands(text, what):
    with pytest.raises(Diagnostic, match=what) as refused:
        engines.printed(engines.program_of(text), ("x",), "reverse")
    assert refused.value.code == "E0108" and refused.value.span is not None


@pytest.mark.parametrize("text", ["max([x, y, 0.1])", "min((y, x))"])
def test_of_equal_numbers_in_a_list_the_first_has_the_derivative(text):
    program, at = engines.program_of(text), {"x": 0.5, "y": 0.5}
    want = engines.by_tape(program, at, ("x", "y"))
    assert engines.by_adjoint(program, at, ("x", "y")) == want


JOINED = {
    "of what passes, the largest": "ys = [k*x for k in range(9) if k*x > 1]\nmax(ys)",
    "under a test": "ys = []\nfor k in range(3):\n    if k:\n        ys.append(x*k)\nmax(ys)",
    "beside a break": "ys = []\nfor k in range(3):\n    if x*k > 1:\n        break\n    ys.append(x*k)\nys[0]",
    "after a loop too": "ys = []\nfor k in range(3):\n    ys.append(x)\nys.append(x)\nmax(ys)",
    "read anywhere": "ys = [x]\nfor k in range(3):\n    ys.append(ys[k - 1])\nsum(ys)",
    "given on each turn": "row = [1.0]\nfor n in range(3):\n    new = [x]\n    for v in row:\n        new.append(v*x)\n    row = new\nsum(row)",
    "returned": "def f(t, n):\n    out = [t]\n    while len(out) < n:\n        out.append(out[-1]*t)\n        out += [t]\n    return out\nys = f(x, 4)\nsum(ys)*ys[2]",
    "conditional": "xs = [x]\nif x > 0:\n    xs.append(x*x)\nelse:\n    xs = [1.0, x]\nsum(xs)*len(xs)",
    "two lists": "xs = []\nys = []\nfor k in range(5):\n    if k % 2:\n        xs.append(x*k)\n    else:\n        ys.append(x**k)\nsum(xs)*ys[-1] + max(xs)",
    "element after": "xs = [x]\nfor k in range(3):\n    xs.append(x*k)\n    xs.append(x)\nxs[2] = 5*x\nxs[1] += x\nxs[1]*xs[2]",
    "sum written": "ys = [1.0] + [x*k for k in range(3)] + [x]\nsum(ys)*ys[-2]",
    "a comprehension of what passes": "xs = [x*k for k in range(5) if k % 2]\nmax(xs)*len(xs)*xs[-1]",
    "a comprehension over two ranges": "xs = [x*i*j for i in range(3) for j in range(i)]\nxs[2]*len(xs)",
    "the largest of what passes": "max([x*k for k in range(5) if k < 3]) + min([x*k for k in range(5) if k > 1])",
    "integers": "ks = [1]\nfor k in range(3):\n    ks.append(k)\n    ks.append(2)\nx**ks[1]*ks[-1]",
}


@pytest.mark.parametrize("text", JOINED.values(), ids=JOINED)
def test_a_list_that_grows_anyhow_is_joined(text):
    lowered.check_values(text, POINT)
    lowered.check_derivatives(text, POINT)
