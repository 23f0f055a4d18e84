"""Functions with generators and iterators as other projects write them, which CPython runs too.

POINTS has the arguments of each; STOPS the first stage that refuses one, where one does.
"""


def steps(a, b, h):
    x = a + h
    while x <= b - h:
        yield x
        x += h


def trapezoidal_rule(a, b):
    y = 0.0
    for x in steps(a, b, 0.25):
        y += 0.25 * x * x * b
    return y


def sums_of_generators(a, b):
    return sum(steps(a, b, 0.25)) + sum(x * x for x in steps(a, b, 0.5))


def primes():
    n = 2
    while True:
        if all(n % k for k in range(2, n)):
            yield n
        n += 1


def left_by_a_break(x):
    total = 0.0
    for p in primes():
        if p > 20:
            break
        if p == 5:
            continue
        total += x / p
    return total


def returned_from(x, n: int):
    def powers():
        y = x
        while True:
            yield y
            y = y * x

    for k, y in enumerate(powers()):
        if k == n:
            break
        last = y
    return last * last


def written_between_items(v):
    """What is yielded is changed after its turn: the turns run in between."""
    xs = [v, 2 * v, 3 * v]

    def permuted(k):
        if k == 1:
            yield xs
        else:
            for i in range(k):
                yield from permuted(k - 1)
                j = 0 if k % 2 else i
                xs[j], xs[k - 1] = xs[k - 1], xs[j]

    return sum(p[0] * 10 + p[1] * i for i, p in enumerate(permuted(3)))


def by_tuples(a, b):
    def pairs(n):
        for i in range(n):
            yield a * i, b**i

    s = 0.0
    for x, y in pairs(5):
        if x > 3 * a:
            continue
        s += x * y
    return s + max(x for x, y in pairs(3)) + len(list(pairs(4)))


def given_to_a_function(f, xs: list[float]):
    def mean(items):
        items = list(items)
        return sum(items) / len(items)

    return mean(f * x for x in xs)


def next_of_them(a):
    large = next(x for x in [a, 2 * a, 3 * a] if x > 2)
    it = iter([a, 2 * a])
    first = next(it)
    return large * first + sum(x for x in it) + next((x for x in [a] if x > 100), a * a)


def first_of_a_list(xs: list[float]):
    items = iter(xs)
    best = next(items)
    for x in items:
        if x > best:
            best = x
    return best * best


def differences(xs: list[float]):
    later = iter(xs)
    next(later)
    return sum((b - a) ** 2 for a, b in zip(xs, later))


def two_at_once(a, n: int):
    def powers(k):
        for i in range(n):
            yield a**i * k

    paired = sum(x * y for x, y in zip(powers(1.0), powers(2.0)))
    return paired + sum(map(lambda x, y: x - y * y, powers(3.0), powers(1.0)))


def unpacked(a, b):
    x, y = (v * v for v in (a, b))
    return max(*(v * 2 for v in [x, y])) + min(t for t in (x, y, a))


def chunks(xs: list[float], n: int):
    def parts(v, k):
        for i in range(0, len(v), k):
            yield v[i : i + k]

    return sum(max(part) for part in parts(xs, n))


def halved(x, n: int):
    def halves(v):
        while True:
            yield v
            v = v / 2

    it = halves(x)
    s = 0.0
    for _ in range(n):
        s += next(it)
    return s


A, B, XS = {"a": 1.5}, {"b": 2.25}, {"xs": [1.0, 2.0, 4.0]}
POINTS = {
    "trapezoidal_rule": {"a": 0.1, "b": 2.0},
    "sums_of_generators": {"a": 0.1, "b": 2.0},
    "left_by_a_break": {"x": 1.0},
    "returned_from": {"x": 1.5, "n": 4},
    "written_between_items": {"v": 1.5},
    "by_tuples": {**A, **B},
    "given_to_a_function": {"f": 2.0, **XS},
    "next_of_them": A,
    "first_of_a_list": XS,
    "differences": XS,
    "two_at_once": {**A, "n": 3},
    "unpacked": {**A, **B},
    "chunks": {**XS, "n": 2},
    "halved": {"x": 2.0, "n": 3},
}
STOPS = {"left_by_a_break": "C", "chunks": "C", "halved": "diff"}
