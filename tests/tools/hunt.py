"""Looks for programs on which the engines differ:
`python tests/tools/hunt.py --count 20000 --jobs 2`.

Each failure is printed as a minimal program with its point; the exit status is 1 where there is
one.
"""

import sys
import time
from collections import Counter
from functools import partial
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import paths  # noqa: F401, I001

import array_programs
import differences
import engines
import hunting
import language_programs
import oracle
import printed
import programs
import taken_programs
from deadline import OutOfTime, within
from shrink import shrink

from gradcli.errors import Diagnostic

SECONDS = 2.0  # for one shrunk program
HIGHER = 7  # every so many programs, second and third order as well
# what is hunted in: the program of a seed, the check, and which programs have an answer
CORPORA = {
    "core": (programs.seeded, engines.check, oracle.tame),
    "printed": (programs.seeded, printed.check, oracle.tame),
    "taken": (taken_programs.seeded, printed.check, oracle.tame),
    "arrays": (array_programs.seeded, array_programs.check, array_programs.tame),
    "language": (language_programs.seeded, differences.check, differences.tame),
    "inner": (
        partial(language_programs.seeded, inner=True),
        differences.check,
        differences.tame,
    ),
}


def failure(check, text: str, point: dict, higher: bool) -> tuple[str, list[str]]:
    """What is wrong ("" if nothing), and which engines refused the program."""
    try:
        return "", check(text, point, higher)
    except engines.Mismatch as difference:
        return str(difference), []
    except Diagnostic as error:
        return f"{error.code} {error.message}", []
    except Exception as fault:  # a crash of any kind is what the hunt is for
        return f"{type(fault).__name__}: {fault}", []


def kind(message: str) -> str:
    """What a failure is about, without its numbers: shrinking keeps it."""
    return message.split(":")[0].split(" by ")[0]


def hunt(corpus: str, seed: str) -> tuple[str, str, str, dict, list[str]]:
    seeded, check, tame = CORPORA[corpus]
    text, point = seeded(seed)
    higher = hash_of(seed) % HIGHER == 0
    message, refused = failure(check, text, point, higher)
    if not message:
        return seed, "", text, point, refused

    def fails(small: str) -> bool:
        """A dropped statement may leave a loop without end: that is not the same failure."""
        try:
            with within(SECONDS):
                found = failure(check, small, point, higher)[0] if tame(small, point) else ""
                return kind(found) == kind(message)
        except OutOfTime:
            return False

    small = shrink(text, fails)
    return seed, failure(check, small, point, higher)[0] or message, small, point, []


def hash_of(seed: str) -> int:
    return sum(map(ord, seed)) + int(seed.rpartition("-")[2])


def main() -> int:
    parser = hunting.arguments(__doc__)
    parser.add_argument("--corpus", choices=CORPORA, default="core")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    numbers = range(options.first, options.first + options.count)
    seeds = [f"{options.seed}-{k}" for k in numbers]
    refusals, failures, start, done = Counter(), 0, time.time(), 0
    with Pool(options.jobs) as pool:
        for seed, message, text, point, refused in pool.imap_unordered(
            partial(hunt, options.corpus), seeds, 8
        ):
            done += 1
            refusals.update(refused)
            if message:
                failures += 1
                print(f"# seed {seed}: {message}\n# {point}\n{text}\n", flush=True)
                if failures >= options.most:
                    pool.terminate()
                    break
    print(f"{done} programs in {time.time() - start:.0f} s, {failures} failures")
    for reason, n in refusals.most_common():
        print(f"refused {n:5}  {reason}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
