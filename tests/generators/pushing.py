"""Programs whose adjoints save values, each of which the gradient depends on at the point given."""

PROGRAMS: dict[str, tuple[str, dict]] = {
    "an overwritten value in a loop": (
        "y = x\nfor i in range(4):\n    y = sin(y)*y + x\ny",
        {"x": 0.7},
    ),
    "a product in a while": (
        "y = x\nk = 0\nwhile k < 3:\n    y *= sin(y) + k\n    k += 1\ny",
        {"x": 0.7},
    ),
    "a while that a value ends": (
        "y = x\nwhile y < 20:\n    y = y*y + 0.5\ny",
        {"x": 1.1},
    ),
    "a branch in a loop": (
        "y = x\nfor i in range(5):\n    if y > 1:\n        y = y/3\n    else:\n"
        "        y = y*y + x\ny",
        {"x": 0.9},
    ),
    "a loop left by break": (
        "y = x\nfor i in range(9):\n    y = y*y + 0.3\n    if y > 3:\n        break\ny*i",
        {"x": 1.05},
    ),
    "a loop in a loop": (
        "y = x\nfor i in range(3):\n    for j in range(i + 1):\n        y = sin(y*y + j)\ny",
        {"x": 0.8},
    ),
    "a while in a loop": (
        "y = x\nfor i in range(3):\n    k = i\n    while k < 3:\n        y = y*cos(y) + k\n"
        "        k += 1\ny",
        {"x": 0.8},
    ),
    "elements overwritten": (
        "a = np.zeros(3)\na[0] = x\nfor i in range(4):\n"
        "    a[i % 3] = a[(i + 1) % 3]*x + a[0]*a[0]\na[0] + a[1]*a[2]",
        {"x": 0.8},
    ),
    "a bound overwritten": (
        "n = 2\ny = x\nfor i in range(3):\n    for j in range(n):\n        y = y*y + 0.1*j\n"
        "    n = n*2 % 3\ny",
        {"x": 0.9},
    ),
    "two values swapped": (
        "y, z = x, x*x\nfor i in range(3):\n    y, z = z*y, sin(y)*z\ny*z",
        {"x": 0.8},
    ),
    "continue": (
        "y = x\nfor i in range(5):\n    y = y*x\n    if y < 0.6:\n        continue\n    y = y*y\ny",
        {"x": 0.9},
    ),
    "a function with a loop": (
        "def f(u, n):\n    for i in range(n):\n        u = u*u + 0.1*i\n    return u\n"
        "y = f(x, 2)\ny = f(y, 3)\ny",
        {"x": 0.7},
    ),
    "a recursive function": (
        "def f(u, n):\n    if n == 0:\n        return u*u\n    return sin(f(u*u, n - 1))*u\n"
        "f(x, 3)",
        {"x": 0.9},
    ),
    "a slice overwritten": (
        "a = np.ones(3)*x\nfor i in range(3):\n    a[1:] = a[:2]*a[1:]\n    a[0] = a[2]*x\n"
        "np.sum(a)",
        {"x": 0.9},
    ),
}
