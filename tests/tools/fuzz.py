"""Runs the command on damaged input: `python tests/tools/fuzz.py --count 50000` or `--seconds 60`.

Each run is made from its number alone: a program (a random one, a sample, a prefix of a sample, a
snippet of each construct) with up to a twentieth of its characters changed, bindings and options
that may be damaged too.  Whatever it is, the command must end with exit code 0, 1 or 2, within its
limits, without a traceback; and a second round, in the opposite order, must give the same codes.
"""

import argparse
import random
import re
import signal
import sys
import time
from functools import cache
from multiprocessing import Pool
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path.insert(0, str(TESTS))
import paths  # noqa: E402, F401, I001

from command import gradcli  # noqa: E402
from programs import seeded  # noqa: E402
from snippets import SNIPPETS  # noqa: E402

from gradcli.calls.programs import program  # noqa: E402
from gradcli.errors import Diagnostic  # noqa: E402
from gradcli.ops.memory import _at_start  # noqa: E402

SAMPLES = [p.read_text(encoding="utf-8") for p in sorted((TESTS.parent / "samples").glob("*.expr"))]
LESSONS = [
    p.read_text(encoding="utf-8") for p in sorted((TESTS / "tensorflow" / "lessons").glob("*.py"))
]
ALPHABET = "abxyzn0123456789.+-*/^()[]{}:=,<>!\n \t'\"#@&|~%$?\\_\0\x1b\u202eαéx²ｘ😀"
WORDS = (
    "if ", "else", "for ", "in ", "while ", "def f(", "return ", "lambda ", "not ", "and ", "try:",
    "except ", "with ", "import ", "**", "//", "[::-1]", "np.", "sum(", "range(", "grad(", "f'{",
    "0", "1e308", "-1", "x", "nan", "None", "True", "\n    ", "\n", "10**9",
)  # fmt: skip
VALUES = (
    "1", "2.5", "-0.3", "0", "[1,2,3]", "[[1,2],[3,4]]", "[]", "0:1:0.5", "nan", "inf", "1e400",
    "pi/2", "x", "1_0", "@none.npy", "[1,[2]]", "0:1:0", "true", "3±0.1", "1e", "", "--", "((((1",
    "linspace(0,1,3)", "9999999999999999999999",
)  # fmt: skip
NAMES = ("x", "y", "a", "n", "a0", "w", "r", "v", "M", "k", "x y", "1x", "", "ｘ", "__x", "sin")
OPTIONS = (
    ("--wrt", NAMES), ("--of", NAMES), ("--order", ("1", "2", "3", "0", "-1", "two", "101")),
    ("--format", ("table", "plain", "tsv", "csv", "json", "jsonl", "dot", "mermaid", "jsn", "")),
    ("--digits", ("3", "17", "0", "99", "x")), ("--mode", ("forward", "reverse", "both")),
    ("--unconnected", ("none", "zero", "one")), ("--color", ("always", "never", "perhaps")),
    ("--max-mem", ("100000", "8", "-1")), ("--max-depth", ("5", "200", "x")),
    ("--max-source", ("10", "100000")), ("--max-recursion", ("3", "200")),
    ("--strict", ()), ("--all", ()), ("--bogus", ()), ("-h", ()), ("-e", ("x",)), ("--", ()),
)  # fmt: skip
COMMANDS = ("eval", "eval", "grad", "grad", "diff", "diff", "tape")
STEPS = "20000"  # each run's limit, and how long one may take in seconds, on a slow machine
SECONDS = 60


def damaged(text: str, random: random.Random) -> str:
    """`text` with one to a twentieth of its characters deleted, replaced or added."""
    chars = list(text)
    for _ in range(random.choice((0, 1, 1, 2, 3, max(1, len(chars) // 20)))):
        i = random.randrange(len(chars) + 1)
        new = random.choice(WORDS) if random.random() < 0.3 else random.choice(ALPHABET)
        match random.randrange(4):
            case 0:
                del chars[i : i + 1]
            case 1:
                chars[i : i + 1] = new
            case 2:
                chars[i:i] = new
            case _:  # a piece of the text once more, elsewhere
                start = random.randrange(len(chars) + 1)
                chars[i:i] = chars[start : start + random.randrange(30)]
    return "".join(chars)


@cache
def inputs(text: str) -> frozenset[str]:
    """The inputs of a program; none of one that cannot be read."""
    try:
        return frozenset(program(text).inputs)
    except Diagnostic:
        return frozenset()


def case(number: int, salt: str = "") -> tuple[list[str], bytes]:
    """The command line of a run and its standard input."""
    choice = random.Random(f"{salt}{number}")
    kind = choice.random()
    if kind < 0.35:
        text = seeded(f"fuzz{salt}-{number}")[0]
    elif kind < 0.5:
        text = choice.choice(SAMPLES)
    elif kind < 0.7:
        text = choice.choice(LESSONS)
    else:
        text = choice.choice(SNIPPETS)
    if choice.random() < 0.1:
        text = text[: choice.randrange(len(text) + 1)]
    command = choice.choice(COMMANDS)
    argv = [command]
    read = inputs(text)
    for name in ("x", "y", "a", "n", "a0", "w", "r", "k"):
        likely = 0.97 if name in read else 0.003
        if command != "diff" and choice.random() < likely:
            argv.append(f"{name}={choice.choice(VALUES[:5] if name == 'w' else VALUES[:3])}")
    if choice.random() < 0.4:
        text = damaged(text, choice)
    if choice.random() < 0.1:
        argv.append(damaged(f"{choice.choice(NAMES)}={choice.choice(VALUES)}", choice))
    while choice.random() < 0.25:
        option, values = choice.choice(OPTIONS)
        argv += [option, *([choice.choice(values)] if values else [])]
        if choice.random() < 0.1:
            argv[-1] = damaged(argv[-1], choice)
    if command != "diff":
        argv += ["--max-steps", STEPS]
    if choice.random() < 0.5 and "\0" not in text:
        return [*argv, "-e", text], b""
    return argv, text.encode("utf-8", "surrogatepass")


def prefixes() -> list[str]:
    """Every prefix of every sample."""
    return [text[:n] for text in SAMPLES for n in range(len(text))]


def code_of(argv: list[str], given: bytes) -> tuple[int, str]:
    """The exit code of a run, and what was wrong with it ("" if nothing)."""
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(SECONDS)
    _at_start.clear()  # each run has the memory of a process of its own
    try:
        ran = gradcli(*argv, stdin=given)
    except BaseException as fault:  # the command lets nothing out, not even SystemExit
        return -1, f"{type(fault).__name__}: {fault}"
    finally:
        signal.alarm(0)
    if "mistake of its own" in ran.err or re.search("Traceback|Warning:", ran.err):
        return ran.code, ran.err
    if ran.code not in (0, 1, 2):
        return ran.code, f"exit code {ran.code}"
    if ran.code and not ran.err:
        return ran.code, "an error without a word"
    return ran.code, ""


class _TooLong(BaseException):
    """No `except Exception` of the command may swallow it."""


def _too_long(*_):
    raise _TooLong(f"it ran for {SECONDS} s")


def run(work: tuple[str, int]) -> tuple[str, int, int, str]:
    kind, number = work
    argv, given = _case(kind, number)
    return kind, number, *code_of(argv, given)


def _case(kind: str, number: int) -> tuple[list[str], bytes]:
    if kind != "prefix":
        return case(number, kind)
    return ["grad", "x=1", "a=2", "--max-steps", STEPS], prefixes()[number].encode()


def rounds(pool, works: list, until: float) -> tuple[dict, int]:
    """The exit code of each run that there was time for, and how many went wrong."""
    codes, wrong = {}, 0
    for kind, number, code, fault in pool.imap(run, works, 16):
        codes[kind, number] = code
        if fault:
            wrong += 1
            argv, given = _case(kind, number)
            print(
                f"# {kind} {number}: {fault.strip()[:600]}\n{argv}\n{given.decode()}\n", flush=True
            )
        if time.monotonic() > until or wrong >= 20:
            pool.terminate()
            break
    return codes, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", default="")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    works = [(options.seed, number) for number in range(options.count)]
    if options.count >= 10_000 and options.seconds == float("inf"):
        works += [("prefix", number) for number in range(len(prefixes()))]
    start = time.monotonic()
    with Pool(options.jobs) as pool:
        codes, wrong = rounds(pool, works, start + options.seconds / 2)
    again_works = [work for work in reversed(works) if work in codes]
    with Pool(options.jobs) as pool:
        again, more = rounds(pool, again_works, start + options.seconds)
    changed = [work for work, code in again.items() if code != codes[work]]
    for work in changed:
        print(f"# {work}: exit code {codes[work]}, then {again[work]}: {_case(*work)}")
    tally = {code: list(codes.values()).count(code) for code in sorted(set(codes.values()))}
    took = time.monotonic() - start
    print(f"{len(codes)} runs and {len(again)} again in {took:.0f} s, exit codes {tally}:")
    print(f"{wrong + more} wrong, {len(changed)} not the same again")
    return 1 if wrong or more or changed else 0


if __name__ == "__main__":
    sys.exit(main())
