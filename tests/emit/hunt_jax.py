"""Looks for programs that are other numbers on JAX: `python tests/emit/hunt_jax.py --count 1000`.

Each program is compiled by XLA with its gradient and jax.grad of it, without the optimizations that
take most of the time.
"""

import os
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault(
    "XLA_FLAGS", "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true"
)
import paths  # noqa: F401, I001

import hunting
import jax
import on_jax
from deadline import OutOfTime, within
from hunt_printed import CORPORA

SECONDS = 120.0
FORGET = 50  # programs after which what is compiled is forgotten


def main() -> int:
    parser = hunting.arguments(__doc__)
    parser.add_argument("--corpus", choices=CORPORA, default="core")
    options = parser.parse_args()
    held, refused, wrong, k = 0, Counter(), 0, options.first
    for k in range(options.first, options.first + options.count):
        text, point = CORPORA[options.corpus](f"{options.seed}-{k}")
        try:
            with within(SECONDS):
                held += on_jax.check(text, point, refused, tangents=0)
        except OutOfTime:
            refused["not compiled in time"] += 1
        except Exception as fault:  # a crash of any kind is what the hunt is for
            wrong += 1
            words = f"{type(fault).__name__}: {str(fault)[:2000]}"
            print(f"{options.seed}-{k}: {words}\n{point}\n{text}\n", flush=True)
        if wrong >= options.most:
            break
        if k % FORGET == FORGET - 1:
            jax.clear_caches()
            print(f"{k + 1 - options.first} programs", file=sys.stderr, flush=True)
    print(f"{held} functions of {k + 1 - options.first} programs held, {wrong} wrong")
    print(*(f"{n:7}  refused: {why}" for why, n in refused.most_common()), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
