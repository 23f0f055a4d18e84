"""Programs whose values CPython settles: each runs there too, with `**` for `^`.

They bind `x`, `y` (floats), `n` (an integer) and `v` (a vector); every name they assign is
compared bit for bit.
"""

POINT = {"x": 1.7, "y": -0.3, "n": 5, "v": [0.5, -1.25, 3.0, 2.0]}

PROGRAMS = {
    "loop": "s = 0.0\nfor i in range(n):\n    s += x*i - y\n",
    "nested loops": """
s = 0.0
for i in range(n):
    for j in range(i + 1):
        s += x**i * y**j
""",
    "while with break and continue": """
s = 0.0
k = 0
while True:
    k += 1
    if k % 3 == 0:
        continue
    if k > 20:
        break
    s += x/k
""",
    "break leaves only the inner loop": """
c = 0
for i in range(4):
    for j in range(4):
        if j > i:
            break
        c += 10*i + j
""",
    "elif": """
if x < 0:
    z = -x
elif x < 1:
    z = x**2
elif x < 2:
    z = 2*x - 1
else:
    z = x**3
""",
    "function with early return": """
def f(a, b):
    if a > b:
        return a - b
    for i in range(10):
        if i*b > a:
            return i
    return 0.0
p = f(x, y)
q = f(y, x)
r = f(-x, y)
""",
    "defaults and keywords": """
k = 2.0*x
def f(a, b=3, c=k):
    return a*100 + b*10 + c
p = f(1)
q = f(1, 2)
r = f(1, c=7)
s = f(b=1, a=2, c=3)
""",
    "a default is evaluated at the def": """
k = x + 1
def f(a=k):
    return a
k = x + 2
p = f()
""",
    "recursion": """
def fib(m):
    if m < 2:
        return m
    return fib(m - 1) + fib(m - 2)
def power(b, m):
    if m == 0:
        return 1.0
    if m % 2 == 0:
        h = power(b, m//2)
        return h*h
    return b*power(b, m - 1)
p = fib(11)
q = power(x, 13)
""",
    "mutual recursion, late binding": """
def even(m):
    return True if m == 0 else odd(m - 1)
def odd(m):
    return False if m == 0 else even(m - 1)
p = even(10)
q = odd(7)
def g(t):
    return c*t
c = 2*x
r = g(x)
c = 3*x
s = g(x)
""",
    "a function within a function": """
def outer(a):
    t = a*2
    def inner(b):
        return t + b
    t = t + 1
    return inner(10) + inner(t)
p = outer(x)
""",
    "a function as a value": """
def f(a):
    return a + 1
def twice(g, a):
    return g(g(a))
h = f
p = twice(h, x)
q = h(2)
""",
    "aliases and rebinding": """
a = np.zeros(3)
b = a
b[0] = x
a = a + 1.0
c = b[0] + a[0]
""",
    "augmented writes are seen by aliases": """
a = np.ones(3)*x
b = a
a += 1.0
a *= np.array([1.0, 2.0, 3.0])
a -= y
a /= 2
a **= 2
c = np.sum(b)
""",
    "views": """
a = np.ones(6)
b = a[1:5]
c = b[::2]
c[0] = x
b[1] = y
a[4] = 7.0
d = c[1]
e2 = b[-1]
""",
    "views of matrices": """
m = np.arange(12.0).reshape(3, 4)
r = m[1]
r[2] = x
col = m[:, 1]
col += 10.0
t = m.T
t[0, 2] = y
blk = m[1:, 2:]
blk *= 2.0
u = m.reshape(4, 3)
u[3, 2] = -1.0
w = m.ravel()
w[0] = 99.0
z = m.flatten()
z[1] = 1e9
k = m[None, 0, :]
k[0, 3] = 5.5
""",
    "reshape of a transpose is a copy": """
m = np.arange(6.0).reshape(2, 3)
u = m.T.reshape(6)
u[0] = 100.0
w = np.transpose(m)
w[0, 0] = 50.0
""",
    "reshapes by columns": """
m = np.arange(6.0).reshape(2, 3)
u = np.reshape(m, (3, 2), order="F")
u[0, 0] = 100.0
w = m.T.reshape((3, 2), order="F")
k = m.T.reshape(6, order="F")
k[1] = 50.0
a = m.ravel("F")
b = m.flatten(order="F")
c = m.T.reshape(2, 3, order="A")
""",
    "shapes as functions": """
m = np.arange(6.0).reshape(2, 3)
a = np.shape(m), np.ndim(m), np.size(m), np.size(m, 1)
b = np.shape([1.0, x]), np.ndim(x), np.size(x), np.shape(x)
c = v[0].size, v[0].shape, v[0].ndim, v[0].T
d = np.concat([v, v[:1]])
""",
    "places where a condition holds": """
i = np.where(v > 0)[0]
a = v[np.where(v > 0)]
r, c = np.where(np.array([[1, 0], [0, 2]]))
k = list(np.where(v < 0)[0])
""",
    "values put along an axis": """
m = np.arange(6.0).reshape(2, 3)
alias = m
np.put_along_axis(m, np.array([[2], [0]]), 9.0, 1)
np.put_along_axis(m[0], np.array([0, -1]), np.array([x, y]), 0)
np.put_along_axis(m, np.array([3, 4]), np.array([1.0, 2.0]), None)
""",
    "counts in bins": """
h, e2 = np.histogram(v, bins=4)
g, f = np.histogram(v, bins=[-2.0, 0.0, 1.0, 4.0], weights=v, density=True)
q = np.quantile(v, 0.3, method="closest_observation")
s = math.fsum([0.1]*10 + [1e16, 1.0, -1e16])
t = math.fsum(v)
""",
    "integer and boolean indices": """
a = np.arange(6.0)*x
b = a[[0, 2, 2]]
b[0] = 1.0
c = a[np.array([1, -1])]
d = a[a > 3.0]
a[[0, 0]] += x
a[a > 6.0] = 0.0
e2 = a[::-1]
f = a[-3:]
g = a[...]
""",
    "slices and negative steps": """
a = np.arange(10.0)
a[1:8:3] = x
a[8:2:-2] = np.array([1.0, 2.0, 3.0])
a[:2] = a[2:4]
b = a[::-2]
c = [1, 2, 3, 4, 5][4:0:-2]
d = (1, 2, 3)[-1]
l = [0, 1, 2, 3]
l[1:3] = [7, 8, 9]
l[0] = x
""",
    "overlapping writes": "a = np.arange(6.0)\na[1:] = a[:-1]\na[2] += a[3]\n",
    "element augmented": "a = np.zeros((2, 3))\na[0, 1] += x\na[1] += v[:3]\na[:, 2] -= y\n",
    "integer arrays": """
a = np.arange(5)
b = a*2 + 1
c = a // 2
d = a % 3
e2 = a / 2
a[1] = 7
f = np.array([1, 2, 3])[1]
g = a**2
h = a > 2
""",
    "chained comparisons": """
p = 0 < x < 2
q = 0 < y < 2 < 3
r = 1 < 2 > 1 != 4
s = x == x == 1.7
def f(a):
    calls[0] += 1
    return a
calls = [0]
t = 0 < f(1) < 2 < f(0) < 9
""",
    "and, or, not give operands": """
p = x and y
q = 0 or x
r = 0.0 or [] or n
s = not x
t = 1 and 2 and 3
u = None or 5
w = x > 0 and y < 0 or n
""",
    "conditional expressions": "p = x if x > y else y\nq = 1 if y > 0 else 2 if x > 3 else 3\n",
    "tuples": """
a, b = x, y
a, b = b, a + b
(c, d), e2 = (1, 2), 3
f = g = x*2
h = (x,)
i, j = [1.5, 2]
k, l = v[:2]
t = (1, 2) + (3,)
u = ()
""",
    "lists": """
a = [x, y]
b = a
b.append(3)
a += [4, 5]
c = a + [6]
p = a.pop()
q = a.pop(0)
d = [0.0]*4
e2 = 2*[1, 2]
f = len(a)
g = [[1, 2], [3, x]]
g[1][0] = 7
h = [1, 2] == [1, 2.0]
i = [1, 3] > [1, 2, 9]
j = 3 in a
k = 9 not in a
""",
    "enumerate, zip, reversed": """
s = 0.0
for i, t in enumerate(v):
    s += i*t
for i, t in enumerate([x, y], 1):
    s = s*t + i
for a, b in zip(v, range(10)):
    s += a*b
for k in reversed(range(4)):
    s = s/2 + k
for a, (b, c) in [(1, (2, 3)), (4, (5, 6))]:
    s += a*b*c
l = list(zip([1, 2], (3, 4)))
m = list(enumerate([7, 8]))
r = list(reversed([1, 2, 3]))
""",
    "ranges": """
a = list(range(7, -3, -3))
b = len(range(0, 10, 3))
c = range(10)[2]
d = 4 in range(0, 10, 2)
for i in range(3):
    i = i*10
for j in range(2, 2):
    pass
t = tuple(range(3))
""",
    "integers": """
a = -7 // 2
b = -7 % 3
c = 7 // -2
d = 7 % -3
e2 = 7 / 2
f = 6 / 3
g = 2**10
h = 2**-1
i = 10**15 * 3
j = 7 & 3 | 8
k = 1 << 10 >> 3
l = ~5
m = -2**2
o = (-2)**3
p = True + True
q = 0**0
r = 3 * 1.0
s = divmod_like = 17 // 5 * 5 + 17 % 5
""",
    "floats": """
a = -7.5 // 2
b = -7.5 % 3
c = 7.5 % -3
d = 1e308 * 10
e2 = 0.1 + 0.2
f = 2**0.5
g = (-8.0)**3
h = -0.0
i = 5 % 3.5
j = 1e16 + 1.0
k = 0.1 * 3
l = 7 // 2.0
m = 2.0**-3
""",
    "built-in functions": """
a = abs(y)
b = max(x, y, 3)
c = min([x, y, 3])
d = max(1, 1.0)
e2 = min(1.0, 1)
f = sum([x, y, 1])
g = sum(range(10))
h = round(2.5)
i = round(-3.5)
j = round(2.675, 2)
k = int(-3.9)
l = float(3)
m = bool([])
o = sorted([3, 1.5, 2, -1])
p = sorted([3, 1, 2], reverse=True)
q = len([1, 2])
r = list((1, 2))
s = tuple([1, 2])
t = sum([1, 2], 10)
u = int(True)
w = abs(-3)
z = round(1234.5, -2)
""",
    "mathematics": """
a = math.sin(x) + math.cos(y)
b = math.exp(x)
c = math.sqrt(x)
d = math.log(x)
e2 = math.atan2(y, x)
f = math.pi*x
g = math.tanh(y)
h = math.floor(x)
i = math.ceil(y)
""",
    "arrays": """
a = np.sum(v)
b = np.mean(v*2)
c = np.max(v)
d = v @ v
m = np.ones((2, 4))*x
e2 = m @ v
f = np.exp(v)
g = v[1:3]
h = np.where(v > 0, v, -v)
i = np.concatenate([v, v])
j = np.stack([v, v*2])
k = np.sum(m, axis=0)
l = m.T
o = m.shape
p = v.sum()
q = np.linspace(0.0, 1.0, 5)
r = np.full((2, 2), x)
s = np.dot(v, v)
t = len(m)
u = v.copy()
w = m.size
z = np.outer(v, v)
""",
    "loops over arrays": """
s = 1.0
for t in v:
    s = s*(1 + t)
m = np.arange(6.0).reshape(2, 3)
for row in m:
    row += 1.0
    s += row[0]
for t in v:
    v2 = t
""",
    "writing while looping": "a = np.arange(4.0)\nfor t in a:\n    a[3] = a[3] + t\n",
    "arrays pass by reference": """
def f(a, k):
    a[0] = k
    a = a + 1.0
    return np.sum(a)
w = v*1.0
s = f(w, 7.0)
u = s + w[0]
""",
    "copies": "a = np.ones(2)*x\nb = np.copy(a)\nb[0] = 5.0\nc = np.array(a)\nc[1] = 9.0\n",
    "the last value of a loop variable": "for i in range(5):\n    if i*x > 3:\n        break\n",
    "strings": "a = 'ab' + 'c'\nb = 'x'*3\nc = 'b' in a\nd = a == 'abc'\ne2 = len(a)\n",
    "left before right": """
c = [1.0]
def f(k):
    c[0] = c[0]*2 + k
    return c[0]
a = f(1) - f(2)*f(3)
b = f(1) ** f(0.1)
d = [f(1), f(2)]
""",
    "a local name hides a global": """
k = 3.0*x
def f(a):
    k = a
    return k
p = f(1)
q = k
""",
    "None": "def f(a):\n    pass\np = f(1)\nq = p is None\nr = None == 1\n",
    "a name of the language as the program's own": """
def square(a):
    return a*a + 1
e = 2.0
pi = x*3
max = 4
p = square(x) + e + pi + max
def g(sum):
    return sum + 1
q = g(2)
""",
    "swap of elements": "w = v*1.0\nw[0], w[1] = w[1], w[0]\n",
    "chained targets": "a = b = np.zeros(2)\na[0] = x\nc = d = [1]\nc.append(2)\n",
}
