"""Every program of the tests, differentiated: `python tests/lowering/compare.py`.

A line for each corpus: how many of its programs are taken, how many of those texts have the tape's
numbers, how many have no point to ask for them at, and how many are wrong; and their lines.

It ends with the programs of each of the verdicts in --show.  --texts FOLDER writes each text to
FOLDER/CORPUS/NAME, so that those before a change and those after it are compared by `diff -r`.  The
exit status is 1 where one is wrong.
"""

import argparse
import re
import sys
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import paths  # noqa: F401, I001

from answers import FAILS, REFUSED, RIGHT, UNHELD, WRONG, Answer, answer
from corpora import HAND, RANDOM, Case, by, cases, point_of, program_of

COLUMNS = ("programs", "taken", RIGHT, UNHELD, WRONG, FAILS, REFUSED, "lines")


def made(corpus: str, seeds: range) -> Iterator[tuple[Case, Answer]]:
    for case in cases(corpus, seeds):
        program = program_of(case)
        if program is not None:
            yield case, answer(program, by(program, case), point_of(program, case))


def counted(a: Answer) -> Counter:
    """What a program adds to its corpus's line."""
    return Counter({"programs": 1, "taken": int(a.taken), a.verdict: 1, "lines": a.lines})


def row(name: str, counts: Counter) -> str:
    return f"{name:18}" + "".join(f"{counts[c]:>{max(len(c), 5) + 2}}" for c in COLUMNS)


def shown(case: Case, a: Answer, corpus: str) -> str:
    """A program with what is made of it."""
    lines = [f"\n{'=' * 100}\n{corpus}: {case.name}  ({a.verdict})", case.text.rstrip("\n"), ""]
    return "\n".join([*lines, a.why, a.text])


def written(case: Case, a: Answer, corpus: str, folder: Path) -> None:
    """The text in a file of its own, whose name stays while the program does."""
    stem = re.sub(r"[^\w.+=-]+", "-", re.sub(r":\d+$", "", case.name)).strip("-")
    path = folder / corpus / f"{stem}-{zlib.crc32(case.text.encode()):08x}.expr"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(a.text.rstrip("\n") + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    known = (*HAND, *RANDOM)
    parser.add_argument("--corpus", nargs="+", metavar="NAME", default=list(HAND), choices=known,
                        help=f"of {', '.join(known)}; all but the random ones")  # fmt: skip
    parser.add_argument("--seeds", default="0:60", help="of random programs, as 0:1000")
    parser.add_argument("--show", nargs="+", default=[WRONG, FAILS], metavar="VERDICT")
    parser.add_argument("--refusals", action="store_true", help="count the refusals")
    parser.add_argument("--texts", type=Path, metavar="FOLDER", help="write each text to a file")
    options = parser.parse_args()
    first, _, end = options.seeds.partition(":")
    seeds = range(int(first), int(end))
    print(" " * 18 + "".join(f"{c:>{max(len(c), 5) + 2}}" for c in COLUMNS))
    total, to_show, refused = Counter(), [], Counter()
    for corpus in options.corpus:
        counts = Counter()
        for case, a in made(corpus, seeds):
            counts += counted(a)
            if a.verdict in options.show:
                to_show.append(shown(case, a, corpus))
            if a.verdict in (REFUSED, FAILS):
                refused[a.text] += 1
            if options.texts:
                written(case, a, corpus, options.texts)
        print(row(corpus, counts), flush=True)
        total += counts
    print(row("all", total))
    print(*to_show, sep="\n")
    if options.refusals:
        print(*(f"{n:6}  {message}" for message, n in refused.most_common()), sep="\n")
    return 1 if total[WRONG] else 0


if __name__ == "__main__":
    sys.exit(main())
