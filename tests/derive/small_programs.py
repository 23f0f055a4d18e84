"""Small programs in x and y, one construct each, that every transform is held to."""

PROGRAMS = {
    "product": "x^2*sin(y)",
    "chain": "a = x*y\nb = sin(a)*a\nexp(-b*b)",
    "overwritten": "a = x\na = sin(a*a + y)\na = a*a*x\na",
    "augmented": "s = y\ns *= x\ns += sin(x)\ns -= s*s\ns",
    "swap": "a, b = x, y\na, b = b, a*b\na, b = b, a*b\na - b*b",
    "branch": "if x > 0.5:\n    a = x*y\nelif x > 0:\n    a = x\nelse:\n    a = y\na*a",
    "changed test": "a = x\nif a > 0.5:\n    a = a*a*y\nelse:\n    a = -a\na*x",
    "conditional": "a = x*x if y < 0 else sqrt(-x)\na*y",
    "lazy": "sqrt(x) if x > 0 and log(x) < 1 else 0.0",
    "python's max": "max(x, y, x*y) + min(x, y)",
    "loop": "s = 0.0\nfor i in range(1, 6):\n    s += x**i/i\ns*y",
    "loop carried": "s = x\nfor i in range(5):\n    s = sin(s*x + y*i)\ns*s",
    "loop backwards": "s = y\nfor i in range(5, 0, -2):\n    s = s*x + i*sin(s)\ns",
    "nested loops": "s = 0.0\nfor i in range(4):\n    for j in range(i + 1):\n"
    "        s += x**i*y**j\ns",
    "same name twice": "s = x\nfor i in range(2):\n    for i in range(3):\n"
    "        s = s*y + i\ns*i",
    "overwritten bound": "n = 3\ns = x\nfor i in range(n):\n    n = n + 1\n    s = s*s + y\ns*n",
    "loop in a branch": "s = x\nif y < 0:\n    for i in range(3):\n        s = sin(s) + y\ns*s",
    "break": "s = 0.0\nfor i in range(50):\n    s += x/(i + 1)\n    if s > 1.5:\n"
    "        break\ns*x*y",
    "continue": "s = 0.0\nfor i in range(9):\n    if i % 3 == 0:\n        continue\n"
    "    s += x**i/i\ns + y",
    "while": "a = 1.0\nwhile abs(a*a - x) > 1e-12:\n    a = 0.5*(a + x/a)\na*y",
    "while with break": "a = x\nn = 0\nwhile True:\n    n += 1\n    a = sin(a) + y\n"
    "    if n > 4 or a < -3:\n        break\na*a",
    "elements": "v = np.zeros(3)\nfor i in range(3):\n    v[i] = x*i + y\n"
    "    v[0] = v[0]*v[i]\nv[0] + v[2]*v[2]",
    "slices": "v = np.ones(4)\nv[1:3] = v[0:2]*x\nv[::2] += y\nnp.sum(v*v)",
    "array": "v = np.array([x, y, x*y])\ns = 0.0\nfor a in v:\n    s += a*a*x\ns",
    "enumerate": "v = np.array([x, y])\ns = 0.0\nfor i, a in enumerate(v):\n"
    "    s += a**(i + 2)\ns",
    "function": "def f(a, b):\n    c = a*b\n    return sin(c)*a\nf(x, y)*f(y, x)",
    "recursion": "def power(a, n):\n    if n == 0:\n        return 1.0\n"
    "    return a*power(a, n - 1)\npower(x, 4)*y",
    "early return": "def f(a):\n    for i in range(9):\n        a = a*1.5 + y\n        if a > 2:\n"
    "            return a*i\n    return -a\nf(x)*x",
    "top-level names": "k = x*x\ndef f(a):\n    return a*k + y\nk = k + y\nf(x)*f(k)",
    "masked": "np.where(x > 0, sqrt(x), exp(x))*y",
    "matrix": "A = np.array([x, y, x*y, 1.0]).reshape(2, 2)\nb = np.array([y, x])\n"
    "c = A @ b\nc @ c",
}  # fmt: skip
