"""Time and error of high-order derivatives by Taylor series: `python benchmarks/taylor.py`."""

import statistics
import sys
import time

import mpmath

from gradcli.engine.taylor import derivatives
from gradcli.ops.elementary import exp, sin

X = 0.6


def milliseconds(order: int) -> float:
    times = []
    for _ in range(7):
        start = time.perf_counter()
        derivatives(lambda x: exp(sin(x)), X, order)
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1e3


def error(order: int) -> float:
    """The largest relative error of a derivative of exp(sin(x)) up to `order`, by mpmath."""
    _, found = derivatives(lambda x: exp(sin(x)), X, order)
    with mpmath.workdps(120):
        coefficients = mpmath.taylor(lambda x: mpmath.exp(mpmath.sin(x)), mpmath.mpf(X), order)
        wanted = [c * mpmath.factorial(k) for k, c in enumerate(coefficients)][1:]
        return float(max(abs(f - w) / abs(w) for f, w in zip(found, wanted)))


def main() -> int:
    for order in (5, 10, 30, 60):
        print(f"order {order:3}: {milliseconds(order):8.3f} ms")
    worst = error(30)
    print(f"largest relative error up to order 30: {worst:.1e} (wanted: at most 1e-12)")
    return 0 if worst <= 1e-12 else 1


if __name__ == "__main__":
    sys.exit(main())
