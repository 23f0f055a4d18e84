"""Looks for programs whose printed text differs from the tape, in any language that programs are
printed in: `python tests/tools/hunt_printed.py --count 50000`.

Each program is printed with its gradient, its derivative by one number, and for one in seven the
second derivatives, for gradcli, Python, NumPy and C.  C is compiled in batches, one in ten of which
with optimization, and one such that what is undefined ends it.  Each failure is printed with its
program and its point; the exit status is 1 where there is one.
"""

import gc
import math
import sys
import time
from collections import Counter
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))
import paths  # noqa: F401, I001

import c_programs
import hunting
import matrix_programs
import printed
import programs
import stack_programs
import taken_programs
from compiled import QUICK, SANITIZED, STRICT
from deadline import OutOfTime, within
from derived import derived
from engines import Mismatch

SECONDS = 20.0  # to derive and to print one program
SECOND = 7  # every so many programs, second derivatives as well
# the programs of seeds: of the core language, and with lists, dicts and functions of functions
CORPORA = {
    "core": programs.seeded,
    "taken": taken_programs.seeded,
    "matrices": matrix_programs.seeded,
    "stacks": stack_programs.seeded,
}
FLAGS = [STRICT, SANITIZED, *[QUICK] * 8]  # of one batch after another


class Found(NamedTuple):
    """What a batch shows: its programs and texts, what is wrong, what was refused, and how close
    the numbers of C are."""

    programs: int
    texts: int
    wrong: list[str]
    refused: Counter
    close: Counter


def hunt(corpus: str, numbered: tuple[int, list[str]]) -> Found:
    """The programs of some seeds, their C compiled together."""
    number, seeds = numbered
    batch, wrong, refused, close, texts = [], [], Counter(), Counter(), 0
    for k, seed in enumerate(seeds):
        text, point = CORPORA[corpus](seed)
        try:
            with within(SECONDS):
                every = derived(text, point, refused, second=(number + k) % SECOND == 0)
                for i, one in enumerate(every):
                    batch.append(c_programs.case_of(one, f"f{k}_{i}", refused))
                    for to in printed.TARGETS:
                        texts += 1
                        refused[f"{to}: raises, or takes a number"] += not printed.held(one, to)
        except OutOfTime:
            wrong.append(f"{seed}: not printed after {SECONDS:g} s\n{point}\n{text}")
        except Mismatch as difference:
            wrong.append(f"{seed}: {difference}\n{point}\n{text}")
        except Exception as fault:  # a crash of any kind is what the hunt is for
            wrong.append(f"{seed}: {type(fault).__name__}: {fault}\n{point}\n{text}")
    batch = [case for case in batch if case]
    flags = FLAGS[number % len(FLAGS)]
    with TemporaryDirectory() as folder:
        try:
            wrong += c_programs.failures(batch, Path(folder), flags, close)
        except Exception as fault:
            wrong.append(f"{seeds[0]} to {seeds[-1]}: {type(fault).__name__}: {fault}")
    return Found(len(seeds), texts + len(batch), wrong, +refused, close)


def quick() -> None:
    """What is loaded is no garbage, and programs leave little."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)


def main() -> int:
    parser = hunting.arguments(__doc__)
    parser.add_argument("--batch", type=int, default=25, help="programs in one compilation")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so many")
    parser.add_argument("--corpus", choices=CORPORA, default="core")
    options = parser.parse_args()
    seeds = [f"{options.seed}-{options.first + k}" for k in range(options.count)]
    batches = [seeds[k : k + options.batch] for k in range(0, len(seeds), options.batch)]
    texts, done, wrong, refused, close, start = 0, 0, 0, Counter(), Counter(), time.time()
    # a library stays loaded as long as its process lives
    with Pool(options.jobs, quick, maxtasksperchild=20) as pool:
        for found in pool.imap_unordered(partial(hunt, options.corpus), enumerate(batches)):
            texts += found.texts
            refused += found.refused
            close += found.close
            wrong += len(found.wrong)
            print(*found.wrong, sep="\n\n", end="\n\n" if found.wrong else "", flush=True)
            done += found.programs
            if wrong >= options.most or time.time() - start > 60 * options.minutes:
                pool.terminate()
                break
    print(f"{texts} texts of {done} programs in {time.time() - start:.0f} s, {wrong} wrong")
    for how, n in close.most_common():
        print(f"{n:7}  C {how}")
    for reason, n in refused.most_common():
        print(f"{n:7}  refused: {reason}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
