"""What a recorded scalar operation costs beside a minimal object tape: `python benchmarks/tape.py`

The chain is y = y*a + x, y = sin(y), y = y - b: four operations a turn.  Each run is timed forward
and backward, with Python's cyclic garbage collector on and off; linear in n means that ten times
the operations take ten times as long.
"""

import gc
import statistics
import sys
import time
from collections.abc import Callable

import minimal_tape

from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.ops.elementary import sin

SIZES = (100_000, 1_000_000)
REPEATS = 3


def chain(x, sine: Callable, operations: int):
    y = x
    for _ in range(operations // 4):
        y = sine(y * 0.9 + x) - 0.1
    return y


def ours(operations: int) -> tuple[float, float, float]:
    """Seconds forward, seconds backward, and the derivative."""
    x = Tensor(0.7)
    start = time.perf_counter()
    with GradientTape() as tape:
        tape.watch(x)
        y = chain(x, sin, operations)
    middle = time.perf_counter()
    slope = tape.gradient(y, x)
    return middle - start, time.perf_counter() - middle, slope


def minimal(operations: int) -> tuple[float, float, float]:
    x = minimal_tape.Value(0.7)
    start = time.perf_counter()
    y = chain(x, minimal_tape.sin, operations)
    middle = time.perf_counter()
    slope = minimal_tape.gradient(y, x)
    return middle - start, time.perf_counter() - middle, slope


def medians(run: Callable, operations: int) -> tuple[float, float, float]:
    """Microseconds an operation forward and backward, medians of REPEATS, and the derivative."""
    runs = [run(operations) for _ in range(REPEATS)]
    scale = 1e6 / operations
    forward, backward = (statistics.median(r[i] for r in runs) * scale for i in (0, 1))
    return forward, backward, runs[0][2]


def main() -> int:
    print("microseconds an operation     forward  backward   (x minimal)")
    worst = 0.0
    for collecting in (True, False):
        (gc.enable if collecting else gc.disable)()
        per_size = []
        for n in SIZES:
            theirs, mine = medians(minimal, n), medians(ours, n)
            assert abs(theirs[2] - mine[2]) <= 1e-12 * max(1.0, abs(mine[2])), "derivatives differ"
            ratios = [m / t for m, t in zip(mine[:2], theirs[:2])]
            whole = sum(mine[:2]) / sum(theirs[:2])
            worst = max(worst, whole)
            per_size.append(sum(mine[:2]))
            gc_word = "on" if collecting else "off"
            print(f"n = {n:>8}  gc {gc_word:3}  minimal {theirs[0]:9.3f} {theirs[1]:9.3f}")
            print(
                f"n = {n:>8}  gc {gc_word:3}  gradcli {mine[0]:9.3f} {mine[1]:9.3f}"
                f"   ({ratios[0]:.2f}, {ratios[1]:.2f}, both {whole:.2f})"
            )
        print(
            f"one operation at n = {SIZES[1]} over n = {SIZES[0]}: {per_size[1] / per_size[0]:.2f}"
        )
    gc.enable()
    print(f"worst ratio of a whole operation {worst:.2f} (wanted: at most 2)")
    return 0 if worst <= 2 else 1


if __name__ == "__main__":
    sys.exit(main())
