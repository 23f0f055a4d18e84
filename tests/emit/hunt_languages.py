"""Looks for programs that are other numbers in Rust, JavaScript or Julia than in C, or that C has
and they have not: `python tests/emit/hunt_languages.py --count 1000`.

Each program is printed with its gradient and its derivative by one number, and run at its point and
where numbers are NaN, infinite, 0 or out of bounds.  A corpus is of a generator, or of what people
wrote: `--corpus samples,docs,gradients`.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import paths  # noqa: F401, I001

import corpora
import held_to_c
import hunting
from deadline import OutOfTime, within
from engines import Mismatch
from held_to_c import Item

SECONDS = 20.0  # to derive and to print one program
BATCH = 60  # programs and derivatives that are compiled at once


def batches(options, refused: Counter, wrong: list[str]) -> Iterator[list[Item]]:
    """The programs of the corpora, as many as are compiled at once."""
    seeds = range(options.first, options.first + options.count)
    batch: list[Item] = []
    languages = options.to.split(",")
    for corpus in options.corpus.split(","):
        for number, case in enumerate(corpora.cases(corpus, seeds)):
            refused["programs"] += 1
            try:
                with within(SECONDS):
                    batch += held_to_c.items(case, number, languages, options.edges, refused)
            except OutOfTime:
                refused[f"not printed in {SECONDS:g} s"] += 1
            except Exception as fault:  # a crash of any kind is what the hunt is for
                words = str(fault) if isinstance(fault, Mismatch) else repr(fault)
                wrong.append(f"{corpus} {case.name}: {words}\n{case.point}\n{case.text}")
            if len(batch) >= BATCH:
                yield batch
                batch = []
        if batch:
            yield batch
            batch = []


def main() -> int:
    parser = hunting.arguments(__doc__)
    known = ", ".join([*corpora.RANDOM, *corpora.HAND])
    parser.add_argument("--corpus", default="core", help=f"one or more of {known}")
    parser.add_argument("--to", default="rust,js", help="of rust, js and julia")
    parser.add_argument("--edges", type=int, default=3, help="points beside the one of a program")
    options = parser.parse_args()
    refused, close, wrong = Counter(), Counter(), []
    count = shown = 0
    for batch in batches(options, refused, wrong):
        count += len(batch)
        for to in options.to.split(","):
            wrong += held_to_c.failures(batch, to, close)
        print(*wrong[shown:], sep="\n\n", end="\n\n" if wrong[shown:] else "", flush=True)
        shown = len(wrong)
        if len(wrong) >= options.most:
            break
    programs = refused.pop("programs")
    print(f"{count} programs and derivatives of {programs} programs, {len(wrong)} wrong")
    for table in (close, refused):
        print(*(f"{n:7}  {how}" for how, n in table.most_common()), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
