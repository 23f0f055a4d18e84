"""Every program of the tests through both front ends, compared: `python tests/lowering/compare.py`.

A line for each corpus: how many of its programs each front end takes, how many of those texts have
the tape's numbers (or no point is found to ask for them), and how many have not; which of the two
takes what the other refuses, and where staging alone is wrong ("worse"); how many texts are the
same to the letter; and the lines printed of what both take.

It ends with the programs of each of the kinds in --show, and with --diff their texts one against
the other.  --texts FOLDER writes each text to FOLDER/FRONT/CORPUS/NAME, so that two runs are
compared by `diff -r`.  The exit status is 1 where staging alone is wrong.
"""

import argparse
import difflib
import re
import sys
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path[:0] = [str(Path(__file__).parent)]

from corpora import HAND, RANDOM, Case, by, cases, point_of, program_of  # noqa: E402
from fronts import FAILS, REFUSED, WRONG, Answer, answer, fronts  # noqa: E402


class Compared(NamedTuple):
    """A program, and what each of the front ends that are asked makes of it."""

    case: Case
    answers: dict[str, Answer]

    def kinds(self) -> set[str]:
        """What it shows, by the words that --show takes."""
        found = {f"{front} {a.verdict}" for front, a in self.answers.items()}
        found |= {a.verdict for a in self.answers.values()}
        if len(self.answers) == 2:
            today, staged = self.answers.values()
            if today.taken and staged.taken:
                found.add("same" if today.text == staged.text else "different")
            elif today.taken != staged.taken:
                found.add("lost" if today.taken else "gained")
            elif today.text != staged.text:
                found.add("other words")
            if staged.verdict in (WRONG, FAILS) and today.verdict not in (WRONG, FAILS):
                found.add("worse")
        return found


COLUMNS = {  # what each counts: the kinds that a program has all of
    "programs": (),
    "today": ("today taken",),
    "right": ("today right",),
    "no point": ("today no point",),
    "wrong": ("today wrong",),
    "fails": ("today fails",),
    "staged": ("staged taken",),
    "right ": ("staged right",),
    "no point ": ("staged no point",),
    "wrong ": ("staged wrong",),
    "fails ": ("staged fails",),
    "lost": ("lost",),
    "gained, right": ("gained", "staged right"),
    "worse": ("worse",),
    "same text": ("same",),
}


def compared(corpus: str, seeds: range, asked: dict) -> Iterator[Compared]:
    for case in cases(corpus, seeds):
        program = program_of(case)
        if program is None:
            continue
        wrt, point = by(program, case), point_of(program, case)
        yield Compared(case, {n: answer(program, wrt, f, point) for n, f in asked.items()})


def counted(one: Compared) -> Counter:
    """What a program adds to its corpus's line."""
    kinds = one.kinds() | {f"{front} taken" for front, a in one.answers.items() if a.taken}
    found = Counter({name: int(kinds.issuperset(of)) for name, of in COLUMNS.items()})
    if all(a.taken for a in one.answers.values()):
        found += Counter({f"{front} lines": a.lines for front, a in one.answers.items()})
    return found


def row(name: str, counts: Counter, columns: list[str]) -> str:
    return f"{name:18}" + "".join(f"{counts[c]:>{max(len(c), 5) + 2}}" for c in columns)


def listed(one: Compared, corpus: str, kinds: set[str], texts: bool) -> str:
    """A program that is shown, with what each front end says of it."""
    lines = [f"\n{'=' * 100}\n{corpus}: {one.case.name}  ({', '.join(sorted(kinds))})"]
    lines += [one.case.text.rstrip("\n"), ""]
    for front, a in one.answers.items():
        says = a.why or (a.text if a.verdict in (REFUSED, FAILS) else "")
        lines.append(f"-- {front}: {a.verdict} {says}")
    if texts and len(one.answers) == 2:
        today, staged = (a.text.splitlines() for a in one.answers.values())
        lines += difflib.unified_diff(today, staged, *one.answers, n=99, lineterm="")
    elif texts:
        lines += [a.text for a in one.answers.values() if a.taken]
    return "\n".join(lines)


def written(one: Compared, corpus: str, folder: Path) -> None:
    """Each front end's text in a file of its own, whose name stays while the program does."""
    stem = re.sub(r"[^\w.+=-]+", "-", re.sub(r":\d+$", "", one.case.name)).strip("-")
    name = f"{stem}-{zlib.crc32(one.case.text.encode()):08x}.expr"
    for front, a in one.answers.items():
        path = folder / front / corpus / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(a.text.rstrip("\n") + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    known = (*HAND, *RANDOM)
    parser.add_argument("--corpus", nargs="+", metavar="NAME", default=list(HAND), choices=known,
                        help=f"of {', '.join(known)}; all but the random ones")  # fmt: skip
    parser.add_argument("--seeds", default="0:60", help="of random programs, as 0:1000")
    parser.add_argument("--front", choices=("today", "staged", "both"), default="both")
    parser.add_argument("--show", nargs="+", default=["wrong", "fails"], metavar="KIND",
                        help="a verdict, as 'wrong' or 'staged refused', or one of "
                        "different, lost, gained, worse, 'other words'")  # fmt: skip
    parser.add_argument("--diff", action="store_true", help="with the texts of what is shown")
    parser.add_argument("--refusals", action="store_true", help="count each front end's refusals")
    parser.add_argument("--texts", type=Path, metavar="FOLDER", help="write each text to a file")
    options = parser.parse_args()
    asked, there = {}, fronts()
    for front in ("today", "staged") if options.front == "both" else (options.front,):
        if front in there:
            asked[front] = there[front]
        else:
            print(f"{front}: not there")
    if not asked:
        return 2
    first, _, end = options.seeds.partition(":")
    seeds = range(int(first), int(end))
    columns = [c for c, of in COLUMNS.items() if not of or of[0].split()[0] in (*asked, *(
        ("lost", "gained", "worse", "same") if len(asked) == 2 else ()))]  # fmt: skip
    columns += [f"{front} lines" for front in asked]
    print(row("", Counter(), []) + "".join(f"{c.strip():>{max(len(c), 5) + 2}}" for c in columns))
    total, shown, refused = Counter(), [], {front: Counter() for front in asked}
    for corpus in options.corpus:
        counts = Counter()
        for one in compared(corpus, seeds, asked):
            counts += counted(one)
            if kinds := one.kinds() & set(options.show):
                shown.append(listed(one, corpus, kinds, options.diff))
            for front, a in one.answers.items():
                if a.verdict in (REFUSED, FAILS):
                    refused[front][a.text] += 1
            if options.texts:
                written(one, corpus, options.texts)
        print(row(corpus, counts, columns), flush=True)
        total += counts
    print(row("all", total, columns))
    print(*shown, sep="\n")
    for front in asked if options.refusals else ():
        print(f"\n{front} refuses:")
        print(*(f"{n:6}  {message}" for message, n in refused[front].most_common()), sep="\n")
    return 1 if total["worse"] else 0


if __name__ == "__main__":
    sys.exit(main())
