"""The functions of our own that printed Python has ahead of its own, where its texts call them.

A text is an expression that reads each argument once; what needs more is one of these.
"""

# Name -> the text of the function
HELPERS: dict[str, str] = {
    "bitwise_xor": '''\
def bitwise_xor(x, y):
    """The bits in which x and y differ."""
    return x ^ y
''',
    "finite_or_0": '''\
def finite_or_0(x):
    """x, and 0 where it is infinite."""
    return 0.0 if math.isinf(x) else x
''',
    "finite_or_0_of_arrays": '''\
def finite_or_0_of_arrays(x):
    """x, and 0 where it is infinite."""
    return np.where(np.isinf(x), 0.0, x)
''',
    "spacing": '''\
def spacing(x):
    """The distance from x to the next number, with the sign of x."""
    return math.copysign(math.ulp(x), x)
''',
    "sign": '''\
def sign(x):
    """1 where x is positive, -1 where it is negative, and 0 at 0."""
    return x if x == 0 or x != x else math.copysign(1.0, x)
''',
    "fmax": '''\
def fmax(x, y):
    """The larger one; a number rather than NaN."""
    return x if x >= y or y != y else y
''',
    "fmin": '''\
def fmin(x, y):
    """The smaller one; a number rather than NaN."""
    return x if x <= y or y != y else y
''',
    "remainder": '''\
def remainder(x, y):
    """x less the nearest multiple of y."""
    return x - y*np.rint(x/y)
''',
    "heaviside": '''\
def heaviside(x, h):
    """0 below 0, 1 above, and h at 0."""
    return h if x == 0 else 1.0 if x > 0 else 0.0 if x < 0 else x
''',
    "direction": '''\
def direction(x, y):
    """x/hypot(x, y), and 0 at the origin."""
    radius = math.hypot(x, y)
    return x/radius if radius else 0.0
''',
    "direction_of_arrays": '''\
def direction_of_arrays(x, y):
    """x/hypot(x, y), and 0 at the origin."""
    radius = np.hypot(x, y)
    return np.where(radius == 0, 0.0, x/np.where(radius == 0, 1.0, radius))
''',
    "one_minus_square": '''\
def one_minus_square(x):
    """1 - x**2, with all of its digits near 1."""
    return (1.0 - x)*(1.0 + x)
''',
    "sech": '''\
def sech(x):
    """1/cosh(x), without overflow."""
    t = math.exp(-abs(x))
    return 2.0*t/(1.0 + t*t)
''',
    "sinc_derivative": '''\
def sinc_derivative(n, x):
    """The n-th derivative of sin(pi*x)/(pi*x): near 0 by its series, else upward in n."""
    t = math.pi*x
    if abs(t) < 1.5 + n:
        k = (n + 1)//2
        term, total, last = (-1.0)**k*math.pi**n*(t if n % 2 else 1.0), 0.0, None
        while total != last:
            last, total = total, total + term/(2*k + 1)
            k += 1
            term *= -t*t/((2*k - n)*(2*k - n - 1))
        return total
    s = math.sin(t)/t
    for k in range(1, n + 1):
        s = (math.pi**(k - 1)*math.sin(t + 0.5*math.pi*k) - k*s)/x
    return s
''',
    "sinc": '''\
def sinc(x):
    """sin(pi*x)/(pi*x), and 1 at 0."""
    return math.sin(math.pi*x)/(math.pi*x) if x else 1.0
''',
    "xlogy": '''\
def xlogy(x, y):
    """x*log(y), and 0 where x is 0."""
    return x*math.log(y) if x or y != y else 0.0
''',
    "xlog1py": '''\
def xlog1py(x, y):
    """x*log(1 + y), and 0 where x is 0."""
    return x*math.log1p(y) if x or y != y else 0.0
''',
    "entr": '''\
def entr(x):
    """-x*log(x), 0 at 0, and -inf below."""
    return -x*math.log(x) if x > 0 else -math.inf if x < 0 else x
''',
    "sigmoid": '''\
def sigmoid(x):
    """1/(1 + exp(-x)), without overflow."""
    t = math.exp(-abs(x))
    return (1.0 if x >= 0 else t)/(1.0 + t)
''',
    "softplus": '''\
def softplus(x):
    """log(1 + exp(x)), without overflow."""
    return max(x, 0.0) + math.log1p(math.exp(-abs(x)))
''',
    "logaddexp": '''\
def logaddexp(x, y):
    """log(exp(x) + exp(y)), without overflow."""
    return max(x, y) + math.log1p(math.exp(-abs(x - y)))
''',
    "logaddexp2": '''\
def logaddexp2(x, y):
    """log2(2**x + 2**y), without overflow."""
    return max(x, y) + math.log1p(2.0**-abs(x - y))/math.log(2.0)
''',
    "sigmoid_cross_entropy": '''\
def sigmoid_cross_entropy(x, label):
    """softplus(x) - x*label, without cancellation."""
    line = x*(1.0 - label) if x > 0 else -x*label
    return line + math.log1p(math.exp(-abs(x)))
''',
    "sigmoid_cross_entropy_of_arrays": '''\
def sigmoid_cross_entropy_of_arrays(x, label):
    """softplus(x) - x*label, without cancellation."""
    return np.where(x > 0, x*(1.0 - label), -x*label) + np.log1p(np.exp(-np.abs(x)))
''',
    "gaussian": '''\
def gaussian(n, x):
    """The n-th derivative of exp(-x**2)."""
    root = math.exp(-0.5*x*x)
    before, g = 0.0, root
    for k in range(n):
        before, g = g, -2.0*(x*g + k*before)
    return g*root
''',
    "gaussian_of_arrays": '''\
def gaussian_of_arrays(n, x):
    """The n-th derivative of exp(-x**2)."""
    root = np.exp(-0.5*x*x)
    before, g = 0.0*root, root
    for k in range(n):
        before, g = g, -2.0*(x*g + k*before)
    return g*root
''',
    "gamma_density": '''\
def gamma_density(a, x):
    """x**(a - 1)*exp(-x)/gamma(a), and 0 where a is 0."""
    return np.exp(special.xlogy((a != 0)*(a - 1.0), x) - x - special.gammaln(a))
''',
    "beta_density": '''\
def beta_density(a, b, x):
    """x**(a - 1)*(1 - x)**(b - 1)/beta(a, b), and 0 where a or b is 0."""
    log = special.xlogy((a != 0)*(a - 1.0), x) + special.xlog1py((b != 0)*(b - 1.0), -x)
    return np.exp(log - special.betaln(a, b))
''',
    "sum_like": '''\
def sum_like(g, x):
    """g summed to the shape of x, over the axes that broadcasting stretched."""
    g, shape = np.asarray(g), np.shape(x)
    g = np.broadcast_to(g, np.broadcast_shapes(g.shape, shape))
    g = g.sum(axis=tuple(range(g.ndim - len(shape))))
    stretched = tuple(k for k, n in enumerate(shape) if n == 1 < g.shape[k])
    return g.sum(axis=stretched, keepdims=True)
''',
    "matmul_left": '''\
def matmul_left(g, a, b):
    """What a cotangent g of a @ b is carried back to a as."""
    g, a, b = np.asarray(g), np.asarray(a), np.asarray(b)
    if b.ndim == 1:
        return sum_like(g[..., None]*b, a)
    if a.ndim == 1:
        return sum_like((b @ g[..., None])[..., 0], a)
    return sum_like(g @ np.swapaxes(b, -1, -2), a)
''',
    "matmul_right": '''\
def matmul_right(g, b, a):
    """What a cotangent g of a @ b is carried back to b as."""
    g, a, b = np.asarray(g), np.asarray(a), np.asarray(b)
    if a.ndim == 1:
        return sum_like(a*g if b.ndim == 1 else a[:, None]*g[..., None, :], b)
    if b.ndim == 1:
        return sum_like((np.swapaxes(a, -1, -2) @ g[..., None])[..., 0], b)
    return sum_like(np.swapaxes(a, -1, -2) @ g, b)
''',
    "add_at": '''\
def add_at(x, value, *index):
    """x with a value added to the elements at an index, to one that it names twice both times."""
    y = np.array(x, dtype=float)
    np.add.at(y, index, value)
    return y
''',
    "prod_others": '''\
def prod_others(x, axis=None):
    """For each element the product of all others that go into the same product over axes."""
    x = np.asarray(x, dtype=float)
    axes = tuple(range(x.ndim)) if axis is None else tuple(np.atleast_1d(axis) % x.ndim)
    kept = tuple(k for k in range(x.ndim) if k not in axes)
    order = (*axes, *kept)
    rows = x.transpose(order).reshape(-1, *(x.shape[k] for k in kept))
    ones = np.ones_like(rows[:1])
    before = np.cumprod(np.concatenate([ones, rows[:-1]]), axis=0)
    after = np.cumprod(np.concatenate([ones, rows[:0:-1]]), axis=0)[::-1]
    return (before*after).reshape([x.shape[k] for k in order]).transpose(np.argsort(order))
''',
    "cumprod_ahead": '''\
def cumprod_ahead(t, x, axis=None):
    """The tangent of np.cumprod(x, axis) for a tangent t of x."""
    rows, t = (np.ravel(v) if axis is None else np.moveaxis(v, axis, 0) for v in (x, t))
    before = np.concatenate([np.ones_like(rows[:1]), np.cumprod(rows, axis=0)[:-1]])
    ahead, last = t*before, 0.0
    for k in range(len(rows)):
        last = rows[k]*last + ahead[k]
        ahead[k] = last
    return ahead if axis is None else np.moveaxis(ahead, 0, axis)
''',
    "cumprod_back": '''\
def cumprod_back(g, x, axis=None):
    """What a cotangent g of np.cumprod(x, axis) is carried back to x as."""
    rows, g = (np.ravel(v) if axis is None else np.moveaxis(v, axis, 0) for v in (x, g))
    before = np.concatenate([np.ones_like(rows[:1]), np.cumprod(rows, axis=0)[:-1]])
    back, last = np.empty_like(before), 0.0
    for k in reversed(range(len(rows))):
        last = g[k] + last
        back[k] = last*before[k]
        last = rows[k]*last
    return np.reshape(back, np.shape(x)) if axis is None else np.moveaxis(back, 0, axis)
''',
    "polyval_back": '''\
def polyval_back(g, p, x):
    """What a cotangent g of np.polyval(p, x) is carried back to p as."""
    power, parts = g*np.ones_like(x), []
    for _ in p:
        parts.append(np.sum(power))
        power = power*x
    return np.array(parts[::-1])
''',
    "cofactors": '''\
def cofactors(a, *directions):
    """The derivatives of np.linalg.det(a) by its elements, also where a is singular; with
    directions, their derivative along those."""
    if directions:
        t, *others = directions
        total = np.zeros(a.shape)
        for k in range(a.shape[-1]):  # each element is linear in each row that is not its own
            own = np.arange(a.shape[-1])[:, None] == k
            rest = [np.where(own, 0.0, other) for other in others]
            total += np.where(own, 0.0, cofactors(np.where(own, t, a), *rest))
        return total
    u, s, v = np.linalg.svd(a)
    others = np.where(np.eye(s.shape[-1]) == 1, 1.0, s[..., None, :]).prod(axis=-1)
    turn = (np.linalg.det(u)*np.linalg.det(v))[..., None, None]
    return turn*(u*others[..., None, :]) @ v
''',
}
