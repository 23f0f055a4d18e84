"""Looks for programs that are other numbers as machine code: `python tests/native/hunt.py`.

Programs are made code as users' are, each QUICK-th of them; others with few of LLVM's passes, which
take a third of the time.  `--minutes` ends a hunt early, and says where it came to.
"""

import math
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import paths  # noqa: F401, I001

import array_programs
import edge_programs
import engines
import hunting
import language_programs
from deadline import OutOfTime, within
from derived import derived
from held import held
from hunt_printed import CORPORA as PRINTED
from hunt_printed import SECOND, quick

from gradcli.errors import Diagnostic
from gradcli.native import build

SECONDS = 20.0
QUICK = 4  # every so many programs, the passes that users' code has
WRONG = ("apart", "refused where C takes it")
CORPORA = PRINTED | {
    "arrays": array_programs.seeded,
    "edges": edge_programs.seeded,
    "language": language_programs.seeded,
}


def passes(few: bool, all_of_them=build.object_code) -> None:
    """Make code with few of LLVM's passes, or as users' code is made."""
    build.object_code = (lambda text, loops: all_of_them(text, False)) if few else all_of_them


def main() -> int:
    parser = hunting.arguments(__doc__)
    parser.add_argument("--corpus", choices=CORPORA, default="core")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so many")
    options = parser.parse_args()
    found, refused, unprinted, wrong = Counter(), Counter(), Counter(), 0
    start = time.time()
    quick()
    for k in range(options.first, options.first + options.count):
        if time.time() - start > 60 * options.minutes:
            break
        text, point = CORPORA[options.corpus](f"{options.seed}-{k}")
        passes(few=k % QUICK != 0)
        found["programs"] += 1
        try:
            with within(SECONDS):
                for one in derived(text, point, unprinted, 1, k % SECOND == 0):
                    how = held(one, refused)
                    found[how.how] += 1
                    if how.how.startswith(WRONG):
                        wrong += 1
                        print(f"{options.seed}-{k}: {one.words}\n{point}\n{text}\n{how}\n")
        except (OutOfTime, engines.Mismatch) as error:
            found[f"no derivative: {type(error).__name__}"] += 1
        except Diagnostic as error:  # of a run, or of a program that is none
            found[f"no value: {error.code}"] += 1
        except Exception as fault:
            wrong += 1
            words = f"{type(fault).__name__}: {str(fault)[:2000]}"
            print(f"{options.seed}-{k}: {words}\n{point}\n{text}\n", flush=True)
        if wrong >= options.most:
            break
    print(f"{options.corpus} {options.seed}: up to {k} in {time.time() - start:.0f} s")
    for table in (found, refused):
        print(*(f"{n:7}  {how}" for how, n in table.most_common()), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
