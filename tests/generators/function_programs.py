"""Programs with functions of functions, closures, texts that choose, and dicts."""

OF_SEVERAL_LENGTHS = ("a loop over lists",)  # of an array, which C has no form for
AT = {"x": 0.7, "y": -0.4, "w": [0.3, 1.1, -0.6]}
NEWTON = """\
def newton(f, df, t):
    for i in range(5):
        t = t - f(t)/df(t)
    return t
"""
SIMPSON = """\
def simpson(f, a, b, n=10):
    h = (b - a)/n
    total = f(a) + f(b)
    for i in range(1, n):
        total += (4 if i % 2 else 2)*f(a + i*h)
    return total*h/3
"""
KERNEL = """\
def kernel(d, kind="rbf", scale=1.0):
    if kind == "rbf":
        return exp(-d**2/scale)
    elif kind in ("matern", "laplace"):
        r = abs(d)/scale
        return (1 + r)*exp(-r) if kind == "matern" else exp(-r)
    raise ValueError("unknown kernel")
"""
PROGRAMS = {
    "a lambda with a name": "f = lambda t: t*t + y\nf(x) + f(2*x)",
    "a lambda that is called": "(lambda t, k=3: t**k)(x)*y",
    "a lambda with a default": "f = lambda t, n=2: t**n\nf(x) + f(x, 3) + f(n=4, t=x)",
    "a lambda of a lambda": "f = lambda t: sin(t)\ng = lambda t: f(t)*f(2*t)\ng(x)",
    "a lambda in a loop": "z = 0.0\nfor i in range(3):\n    f = lambda t: t**i\n    z += f(x)\nz",
    "a function in a function": """\
def f(a):
    b = sin(a)
    def g(t):
        return t*b
    return g(a) + g(b)
f(x)""",
    "read when it is called": """\
def f(a):
    g = lambda t: t*b
    b = 2.0
    z = g(a)
    b = a
    return z + g(a)
f(x)""",
    "two levels deep": """\
def f(a):
    s = a*y
    def g(t):
        h = lambda u: u*s + t
        return h(t) + h(2*a)
    return g(a) + g(1.0)
f(x)""",
    "recursion in a function": """\
def f(n, a):
    def g(k):
        return a if k <= 1 else k*a*g(k - 1)
    return g(n)
f(4, x) + f(3, y)""",
    "the names of others": """\
t = 3*x
def f(a):
    t = a*a
    def g(u):
        return u*t
    def h(t):
        return g(t) + t
    return h(a)
def g(u):
    return u + t
f(x) + g(y)""",
    "Newton's method": NEWTON + "newton(lambda t: t*t - x, lambda t: 2*t, 1.0)",
    "Newton's method of one's own functions": NEWTON
    + "def p(t):\n    return t**3 - x\ndef dp(t):\n    return 3*t**2\nnewton(p, dp, 1.0)*y",
    "Simpson's rule, twice": SIMPSON
    + "simpson(lambda t: exp(-x*t**2), 0.0, 1.0) + simpson(sin, y, x)",
    "Simpson's rule of a closure": SIMPSON
    + "def f(k):\n    c = k*k\n    return simpson(lambda t: c*sin(k*t), 0.0, k, n=6)\nf(x)",
    "a double integral": SIMPSON
    + "simpson(lambda s: simpson(lambda t: cos(s*t*x), 0.0, s, 4), 0.0, 1.0, 4)",
    "a function passed on": """\
def twice(f, t):
    return f(f(t))
def four(f, t):
    return twice(f, twice(f, t))
four(lambda t: cos(t)*x, y)""",
    "Runge's and Kutta's method": """\
def rk4(f, u, t, h):
    k1 = f(t, u)
    k2 = f(t + h/2, u + h/2*k1)
    k3 = f(t + h/2, u + h/2*k2)
    return u + h/6*(k1 + 2*k2 + 2*k3 + f(t + h, u + h*k3))
def simulate(u, r, K):
    def rhs(t, u):
        return r*u*(1 - u/K)
    for i in range(5):
        u = rk4(rhs, u, i*0.1, 0.1)
    return u
simulate(0.1, x, 2.0 + y)""",
    "of arrays": """\
def step(f, u):
    return u + 0.1*f(u)
def run(u, c):
    def rhs(v):
        return c*v - v**3
    for i in range(3):
        u = step(rhs, u)
    return u
w: float[3]
np.sum(run(w, x))""",
    "a kernel by its name": KERNEL
    + "kernel(x) + kernel(x - y, 'matern', 2.0)*kernel(y, scale=3.0, kind='laplace')",
    "a name of a kernel": KERNEL
    + "which = 'matern'\ndef cov(a, b):\n    return kernel(a - b, which)\ncov(x, y)",
    "a text that chooses": """\
method = "midpoint"
if method == "euler":
    z = x + 0.1*sin(x)
elif method == "midpoint":
    z = x + 0.1*sin(x + 0.05*sin(x))
else:
    raise ValueError(f"no method {method}")
z""",
    "a text in a test":
    "mode = 'a'\nz = x if mode == 'a' and x > y else y\nz*z if mode != 'b' or z else 1.0",
    "a function that a text chooses": """\
def square(t):
    return t*t
def cube(t):
    return t**3
kind = "cube"
f = square if kind == "square" else cube
f(x)""",
    "nothing given": """\
def f(a, b=None, name=None):
    if b is None:
        return a*a
    return a*b if name is not None else a + b
f(x) + f(x, y) + f(x, y, "product")""",
    "a dict": "p = {'rate': 0.5, 'y': y}\nx*p['rate'] + p['y']**2*p.get('none', 2.0)",
    "whole numbers in a dict":
    "p = {'n': 3, 'm': -1, 'on': True}\nx**p['n']*2.0**p['m'] if p['on'] else y",
    "a dict made by dict": "p = dict(a=x, b=2.0*y)\np['a']*p['b']",
    "a dict read in functions": """\
p = {"g": 1.2, "E": -0.5, "n": 3}
def gate(v):
    return 1/(1 + exp(-(v - p["E"])))
def current(v):
    return p["g"]*gate(v)**p["n"]*(v - p["E"])
current(x)""",
    "a dict given whole": """\
def current(v, p):
    return p["g"]*v if "leak" not in p else p["g"]*(v - p["leak"])
a = {"g": 2.0}
current(x, a) + current(x, {"g": y, "leak": x*y})""",
    "a dict that is written to": """\
def f(a):
    s = {"u": a}
    s["v"] = 0.0
    for i in range(4):
        s["v"] += 0.1*s["u"]
        s["u"] -= 0.1*sin(s["v"])
    energy = lambda k: k*s["u"]**2 + s["v"]**2
    return energy(0.5)
f(x)""",
    "dicts in a dict": """\
model = {"kernel": {"name": "rbf", "scale": y*y}, "f": lambda t: t + 1}
def value(t, m):
    k = m["kernel"]
    return exp(-t*t/k["scale"]) if k["name"] == "rbf" else t
value(model["f"](x), model)""",
    "dicts and functions taken apart": """\
p = {"g": {"K": 1.5, "L": x}, "f": lambda t: t*t}
def current(v, p):
    g, f = p["g"], p["f"]
    a, b = g["K"], v
    return a*f(b) + g["L"]
current(y, p)""",
    "a loop over a dict": """\
total = 1.0
terms = {"a": x, "b": 2.0, "c": y}
for name, c in terms.items():
    total += c*x if name != "b" else c*y
weights = {"u": x*y, "v": 3}
for key in weights:
    w = weights[key]
    total *= w
for w2 in weights.values():
    total += w2
total""",
    "a dict that is changed in a loop over it": """\
d = {'a': x, 'b': y}
for k, v in d.items():
    d['a'] = d['a']*v
for k in d:
    d['b'] += d[k]*d['a']
d['a']*d['b']""",
    "a dict read by pairs of texts": """\
place = {"a": (0.0, 0.0), "b": (x, y), "c": (2.0, 0.0)}
edges = [("a", "b", 1.0), ("b", "c", y), ("a", "c", 2.0)]
force = {"a": 0.0, "b": 0.0, "c": 0.0}
total = 0.0
for i, (s, t, l) in enumerate(edges):
    xs, ys = place[s]
    xt, yt = place[t]
    f = sqrt((xs - xt)**2 + (ys - yt)**2) - l
    force[s] += f*i
    force[t] -= f
    total += f**2
total + force["b"]*len(edges)""",
    "rows with texts in a function": """\
links = [("a", "b", 1.0), ("b", "c", 2.0)]
at = {"a": x, "b": y, "c": 3.0}
def energy(links, k):
    return sum([k*(at[t] - at[s] - l)**2 for s, t, l in links])
energy(links, y) + at[links[0][1]]""",
    "a loop over texts": """\
names = ["a", "b"]
d = {"a": 1, "b": 2}
for k, name in enumerate(names):
    d[name] = d[name]*x + k
d["a"]*d["b"] + sum([d[n]*y for n in names])""",
    "the values of a dict": """\
p = {"a": x, "b": y, "n": 2}
mean = sum(p.values())/len(p)
var = sum([(v - mean)**2 for v in p.values()])
max(p.values())*var + min([v for k, v in p.items() if k != "n"])""",
    "an empty dict": "p = {}\nsum([v for v in p.values()]) + x",
    "a name twice": "p = {'a': x, 'b': y}\nsum([v*x for v, v in p.items()])",
    "two dicts of the same keys": """\
m = {"C": 12.0, "O": x}
c = {"C": 1, "O": y}
d = {1: x, 2: y}
sum([m[k]*c[k]**2 for k in m]) + sum([k*v for k, v in d.items()], x)""",
    "a dict given, and its values": """\
def penalty(p, s=0.5):
    return s*sum([v*v for v in p.values()])
penalty({"a": x, "b": y}) + penalty({"u": x*y}, 2.0)""",
    "defaults that are worked out": """\
g = 9.81*x
def fall(t, g=g, s=(1 + 2)):
    return 0.5*g*t**s
def far(t):
    h = t*y
    f = lambda u, h=h: u*h
    return f(x) + f(2.0, t)
fall(y) + fall(x, 1.6) + far(x) + (lambda t, k=g + x: t*k)(y)""",
    "an array whose length alone a function asks for": """\
u = [x, y, 2.0]
f = lambda t: sum([t*y for v in u])
f(x)""",
    "a default that is an array": """\
u = np.array([x, y])
f = lambda t, k=u: t*np.sum(k)
u[1] = x*x
f(y)""",
    "a loop over lists": """\
W, b = [[x, 2.0], [y, 1.0]], [0.1, x]
V, c = [[y, -0.5]], [0.3]
u = [0.1, 0.2]
for M, d in [(W, b), (V, c)]:
    u = [tanh(sum([m*v for m, v in zip(row, u)]) + e) for row, e in zip(M, d)]
r = [y, 2.0, 1.0]
u[0]*sum([s[0]*x for s in (b, r)])""",
    "a loop over lists that are changed": """\
p = [x, 2.0]
q = [y, 1.0, x]
z = 0.0
for r in [p, q]:
    r[0] = r[0]*y
    z += r[0]*r[1]
for s in [p, q]:
    z += s[0]*z
    p = [z, 1.0]
z*p[0]""",
    "a loop over pairs with a text": """\
z = 1.0
for name, c in [("k", x), ("m", y*x), ("k", 2)]:
    z = z*c**2 if name == "k" else 3*c + z
z*sum([c*y for name, c in [("a", x), ("b", z)] if name != "b"])""",
    "a loop over functions and weights": """\
def square(t):
    return t*t
def cube(t):
    return t**3
z = y
for c, f in [(0.5, square), (x, cube)]:
    z += c*f(z)
z*sum([f(u)*sum([c*k for k in range(3)]) for c, u, f in [(x, z, cube), (y, 2.0, square)]])""",
    "a loop over functions": """\
def square(t):
    return t*t
z = x
for f in (square, lambda t: t + y):
    g = f
    z = g(z)
z""",
    "names that a call reads, hidden": """\
def g(t):
    return t*x + y
def f(y):
    x = 2*y
    for k in range(2):
        x = g(x) + k
    return g(x)*y
f(3.0) + f(x)""",
    "a dict and a function given on": """\
def rhs(u, p):
    return -p["k"]*u + p["drive"]*sin(u)
def step(f, u, p, dt):
    return u + dt*f(u, p)
def run(u, p):
    for i in range(4):
        u = step(rhs, u, p, 0.1)
    return u
run(1.0, {"k": x, "drive": y})""",
    "a lambda that is mapped": "f = lambda t: t*y\nsum(map(lambda t: f(t)*x, w))",
    "in a comprehension": "f = lambda t, k: t**k\nsum([f(x, k) for k in range(4)])",
    "around a comprehension": "f = lambda t: sum([t**k for k in range(4)])\nf(x)",
    "of a comprehension's name": SIMPSON
    + "sum([simpson(lambda t: cos(k*t*x), 0.0, 1.0, 4) for k in range(3)])",
}  # fmt: skip
