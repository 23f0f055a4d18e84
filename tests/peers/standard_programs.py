"""Functions with Python's standard library as other projects write them, which CPython runs too.

POINTS has the arguments of each; STOPS the first stage that refuses one, where one does.
"""

import copy
import itertools
import operator
import statistics
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from copy import deepcopy
from functools import partial, reduce
from itertools import (
    accumulate,
    chain,
    combinations,
    count,
    cycle,
    islice,
    pairwise,
    permutations,
    product,
    starmap,
    takewhile,
    zip_longest,
)
from numbers import Number
from operator import itemgetter, mul
from statistics import fmean, median, pstdev


def squares_of_sums(xs: list[float]):
    total = 0.0
    for v in accumulate(xs):
        total += v * v
    return total + sum(accumulate(xs, mul)) + list(accumulate(xs, max, initial=1.5))[-1]


def of_pairs(xs: list[float]):
    return sum(x * y for x, y in combinations(xs, 2))


def of_fours(a, b):
    return sum(x * y * z * w for x, y, z, w in combinations([a, b, a * b, a + b, 2.0], 4))


def of_grids(a, n: int):
    total = 0.0
    for i, j in product(range(n), repeat=2):
        total += a**i * j
    return total + sum(x * y * a for x, y in itertools.product([a, 2.0], [1, 2.0, 3]))


def of_orders(a, b):
    return sum(x - y * z for x, y, z in permutations([a, b, a * b]))


def of_differences(xs: list[float]):
    return sum((b - a) ** 2 for a, b in pairwise(xs))


def one_behind_another(xs: list[float], b):
    nested = chain.from_iterable([[b, b * b], [b]])
    return sum(x * x for x in chain(xs, [b * b])) + sum(nested)


def products(xs: list[float]):
    return reduce(lambda x, y: x * y, xs) + reduce(operator.add, xs, 1.0)


def series(x):
    total = 0.0
    for k in count(1):
        if k > 10:
            break
        total += x**k / k
    return total + sum(takewhile(lambda v: v < 20, (x * k for k in count(1))))


def alternating(x):
    first = sum(v * i for i, v in enumerate(islice(cycle([x, x * x, 2.0]), 5)))
    return first + sum(sign * v for sign, v in zip(cycle([1, -1]), [x, x**2, x**3]))


def numbered(xs: list[float]):
    return sum(k * x for k, x in zip(count(1), xs))


def filled_up(a, b):
    made = zip_longest([a, b, a * b], [b], fillvalue=2.0)
    return sum(x * y for x, y in made) + sum(starmap(lambda x, y: x * y, [(a, b), (b, 3)]))


def best_by_item(a, b):
    pairs = [(a, 1.0), (b, 2.0), (a * b, 3.0)]
    best = max(pairs, key=itemgetter(0))
    return best[1] * best[0]


def moments(xs: list[float]):
    mean = statistics.mean(xs)
    return mean + statistics.stdev(xs) + pstdev(xs) * fmean(xs) - statistics.variance(xs, mean)


def middles(xs: list[float]):
    low, high = statistics.quantiles(xs, n=3)
    return median(xs) + statistics.median_low(xs) + high - low + statistics.harmonic_mean(xs)


def of_two(xs: list[float], ys: list[float]):
    slope, intercept = statistics.linear_regression(xs, ys)
    return slope * intercept + statistics.correlation(xs, ys)


def copied(a):
    table = [[a, 2.0], [3.0, a * a]]
    deep, shallow = deepcopy(table), copy.copy(table)
    deep[0][0] = 5.0
    table[1][1] = 7.0
    return deep[1][1] * a + table[0][0] * shallow[1][1] + deep[0][0]


def interpolated(x):
    xs, ys = [0.0, 1.0, 2.0, 4.0], [1.0, 3.0, 2.0, 5.0]
    i = min(max(bisect_right(xs, x) - 1, 0), len(xs) - 2)
    t = (x - xs[i]) / (xs[i + 1] - xs[i])
    return ys[i] + t * (ys[i + 1] - ys[i]) + bisect_left(xs, 1.0)


def by_type(x, ys: list[float]):
    def total(v):
        if isinstance(v, Number):
            return v
        if isinstance(v, (Sequence, Iterable)):
            return sum(v)
        return 0.0

    return total(x) * total(ys) + total((x, 2.0))


def partly(x, y):
    def power(base, exponent, scale=1.0):
        return scale * base**exponent

    square = partial(power, exponent=2, scale=y)
    double = partial(mul, 2)
    return square(x) + partial(power, x)(3) + double(y) + sum(map(partial(power, 2.0), [x, y]))


def in_order(a, b):
    weights = OrderedDict([("first", a), ("second", b)])
    weights["third"] = a * b
    return sum(k * w for k, w in enumerate(weights.values(), 1))


A, B, XS = {"a": 1.5}, {"b": 2.25}, {"xs": [1.0, 2.0, 4.0]}
POINTS = {
    "squares_of_sums": XS,
    "of_pairs": XS,
    "of_fours": {**A, **B},
    "of_grids": {**A, "n": 3},
    "of_orders": {**A, **B},
    "of_differences": XS,
    "one_behind_another": {**XS, **B},
    "products": XS,
    "series": {"x": 1.3},
    "alternating": {"x": 1.5},
    "numbered": XS,
    "filled_up": {**A, **B},
    "best_by_item": {**A, **B},
    "moments": XS,
    "middles": {"xs": [1.0, 2.5, 4.0, 7.0, 9.0]},
    "of_two": {"xs": [1.0, 2.0, 4.0], "ys": [1.5, 2.0, 5.0]},
    "copied": A,
    "interpolated": {"x": 1.4},
    "by_type": {"x": 1.5, "ys": [2.0, 3.0]},
    "partly": {"x": 1.5, "y": 0.75},
    "in_order": {**A, **B},
}
STOPS = {"moments": "C", "middles": "C", "of_two": "C"}  # math.fsum is not of C
