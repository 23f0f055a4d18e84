"""Every mixed partial to order N of n variables, each way: `python benchmarks/mixed_partials.py`.

forms    one Taylor series whose coefficients are forms in all directions (gradcli.engine.forms)
gradient the same of the gradient, to one order less
tapes    a tape for each order, in one another
rays     univariate series along as many rays as there are partials, and interpolation
Beside the milliseconds: how far the partials of order N are from those of the first way, relative
to the largest of them.
"""

import sys
import time
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np

from gradcli.engine import partials
from gradcli.engine.taylor import derivatives
from gradcli.engine.tensor import Tensor
from gradcli.ops.dispatch import primal
from gradcli.ops.elementary import exp, tanh

CASES = ((2, 2), (2, 4), (2, 8), (3, 3), (3, 6), (5, 3), (5, 4), (10, 2), (10, 3), (20, 2))
TAPES = 3000  # n^(N - 1) 2^N, up to which nested tapes are waited for


def function(v):
    """A small network of n units, of which all partials of all orders are there."""
    n, u = len(v), list(v)
    for _ in range(2):
        u = [tanh(sum((0.1 * ((i * j) % 3 - 1) * u[j] for j in range(n)), 0.1)) for i in range(n)]
    s = sum(u)
    return (exp(s) * s + 0.1 * sum(v) ** 2,)


def forms(xs, order):
    partials.REVERSE = float("inf")
    return partials._by_forms(function, xs, order)[1]


def gradient(xs, order):
    partials.REVERSE = 0.0
    return partials._by_forms(function, xs, order)[1]


def tapes(xs, order):
    found = partials._nested(function, [Tensor(x) for x in xs], order)[1]
    return {key: primal(g) for key, g in found.items()}


def rays(xs, order):
    """The derivatives of one order: those along each ray are sums of them."""
    n = len(xs)
    keys = list(combinations_with_replacement(range(n), order))
    exponents = np.array([[key.count(v) for v in range(n)] for key in keys], float)
    along = [
        derivatives(
            lambda t, ray=ray: function([x + t * d for x, d in zip(xs, ray)])[0], 0.0, order
        )
        for ray in exponents.tolist()
    ]
    weights = prod(exponents[:, None, v] ** exponents[None, :, v] for v in range(n))
    counts = [factorial(order) / prod(factorial(int(e)) for e in row) for row in exponents]
    found = np.linalg.solve(weights * counts, [slopes[-1] for _, slopes in along])
    return dict(zip(keys, found))


def main() -> int:
    ways = (forms, gradient, tapes, rays)
    print("  n   N  partials" + "".join(f"{way.__name__:>20}" for way in ways))
    for n, order in CASES:
        xs = [0.3 + 0.1 * i / n for i in range(n)]
        cells, reference = [], None
        for way in ways:
            if way is tapes and n ** (order - 1) * 2**order > TAPES:
                cells.append("-")
                continue
            times = []
            while len(times) < 3 and sum(times) < 1:
                start = time.perf_counter()
                found = way(xs, order)
                times.append(time.perf_counter() - start)
            last = {key: g for key, g in found.items() if len(key) == order}
            reference = reference or last
            most = max(map(abs, reference.values()))
            away = max(abs(last[key] - reference[key]) for key in last) / most
            cells.append(f"{min(times) * 1e3:.1f} ms {away:.0e}")
        print(f"{n:3} {order:3} {len(found):9}" + "".join(f"{cell:>20}" for cell in cells))
    return 0


if __name__ == "__main__":
    sys.exit(main())
