"""Looks for lessons that print other than TensorFlow prints, as the library or as a program.

    python tests/tensorflow/hunt_lessons.py --tensorflow PYTHON --count 1000 --seed 1

PYTHON has TensorFlow installed.  It and this Python run each lesson in a process of their own, to
which lessons go as lines of JSON.  Each difference is shrunk and shown with what was printed; those
of one kind are counted.  The exit status is 1 where there is one.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import warnings
from collections import Counter
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent.parent)]

SECONDS = 60  # for one lesson, which takes milliseconds; TensorFlow may compile for it
ROUNDING, ROUNDING64 = 2e-4, 2e-8  # of the largest number of what one print prints
NUMBER = re.compile(  # with its sign, as the second part of a complex number too
    r"(?:[-+]|(?<![A-Za-z_0-9]))(?:\d+\.?\d*(?:e[-+]?\d+)?|nan|inf)(?![A-Za-ik-z_])"
)
IMPORT = "import tensorflow as tf"
MODULE = re.compile(r"(?<!as )\b(tf|np)\b(?!\.)")  # a module where a value should be
NONSENSE = (
    "NameError",
    "type_value",
    "name of a type",
    "AttributeError",
    "SyntaxError",
    "not callable",
    "<function",
    "<class",
    "<module",
    "<built-in",
    " object at ",
    "is a prefix of names",
    "of type function",
    "used here as a value",
)


# -- a process that runs lessons -------------------------------------------------------------------
def run_python(text: str) -> None:
    exec(compile(text, "lesson.py", "exec"), {"__name__": "__main__"})


def run_library(text: str) -> None:
    run_python(text.replace(IMPORT, "import gradcli.tensorflow as tf"))


def run_program(text: str) -> None:
    from gradcli import calls

    program = calls.program(text, "lesson.py")
    calls.value(program, {}, limits=calls.Limits(timeout=SECONDS), write=sys.stdout.write)


WAYS = {"tensorflow": run_python, "library": run_library, "program": run_program}


def work(ways: list[str]) -> None:
    """Answer each line of JSON, a lesson, with what each way prints and what it raises."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    warnings.simplefilter("ignore")
    signal.signal(signal.SIGALRM, _too_long)
    for line in sys.stdin:
        answers.write(json.dumps({way: answer(way, json.loads(line)) for way in ways}) + "\n")
        answers.flush()


def answer(way: str, text: str) -> tuple[str, str]:
    out, raised = StringIO(), ""
    signal.alarm(SECONDS)
    try:
        with redirect_stdout(out):
            WAYS[way](text)
    except BaseException as error:
        raised = f"{type(error).__name__}: {error}"
    signal.alarm(0)
    return out.getvalue(), raised


def _too_long(*_):
    raise TimeoutError


class Worker:
    """A process that runs lessons in some ways."""

    def __init__(self, python: str, ways: list[str]):
        quiet = {"TF_CPP_MIN_LOG_LEVEL": "3", "TF_ENABLE_ONEDNN_OPTS": "0"}
        self.process = subprocess.Popen(
            [python, __file__, "--work", *ways], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env={**os.environ, **quiet},
        )  # fmt: skip

    def ask(self, text: str) -> None:
        self.process.stdin.write(json.dumps(text) + "\n")
        self.process.stdin.flush()

    def answer(self) -> dict:
        return json.loads(self.process.stdout.readline())


# -- what is a difference --------------------------------------------------------------------------
def printed(text: str) -> list[str]:
    """The text in parts: the lines of what one print printed together."""
    return re.split(r"\n(?=[^ \[\n])(?!array)", text.strip())


def structure(text: str) -> str:
    """The text without its numbers, and the spaces that go with their widths."""
    return re.sub(r"\s+", "", NUMBER.sub("#", text))


def differ(found: str, wanted: str) -> str:
    """What kind of difference there is between two texts: "" for none, or for rounding."""
    if found == wanted:
        return ""
    parts, others = printed(found), printed(wanted)
    for part, other in zip(parts, others):
        if part != other and (kind := _differ(part, other)):
            return kind
    return "" if len(parts) == len(others) else "length"


def _differ(part: str, other: str) -> str:
    if part.endswith("Error") and other.endswith("Error"):
        return "another error"
    if structure(part) != structure(other):
        return "text " + " for ".join(re.match(r"\W*[\w.]*", text)[0] for text in (part, other))
    xs, ys = ([float(x) for x in NUMBER.findall(text)] for text in (part, other))
    if any((x != x) != (y != y) for x, y in zip(xs, ys)):
        return "nan"
    near = max((abs(y) for y in ys if abs(y) < float("inf")), default=0.0)
    near = max(near, 1e-6)  # what is next to nothing may be nothing
    wide = re.search("float64|complex128", part) and not re.search("32|complex64", part)
    apart = max((abs(x - y) for x, y in zip(xs, ys) if x != y and x == x), default=0.0)
    if apart > ROUNDING * near:
        return "number"
    if apart > ROUNDING64 * near and wide:
        return "digits of float64"
    if apart or any(x == 0 for x in xs):  # 0 may have another sign, and then another width
        return ""
    return "format"


def kinds(answers: dict) -> dict[str, str]:
    """For each way of ours, what differs, if anything does."""
    wanted, theirs = answers["tensorflow"]
    found = {}
    if "LookupError" in wanted + theirs:  # TensorFlow has no gradient of something
        return found
    for way in ("library", "program"):
        text, raised = answers[way]
        kind = differ(text, wanted)
        if not kind and bool(raised) != bool(theirs):
            kind = f"raised {raised.partition(':')[0]}" if raised else "not raised"
        elif not kind and way == "library" and raised.partition(":")[0] != theirs.partition(":")[0]:
            kind = f"raised {raised.partition(':')[0]} for {theirs.partition(':')[0]}"
        if kind:
            found[way] = kind
    return found


# -- the hunt --------------------------------------------------------------------------------------
class Hunt:
    def __init__(self, tensorflow: str):
        self.workers = [Worker(tensorflow, ["tensorflow"]),
                        Worker(sys.executable, ["library", "program"])]  # fmt: skip

    def answers(self, text: str) -> dict:
        for worker in self.workers:
            worker.ask(text)
        return {way: a for worker in self.workers for way, a in worker.answer().items()}

    def shrunk(self, text: str, way: str, kind: str) -> str:
        from shrink import shrink

        before = str(self.answers(text))

        def fails(small: str) -> bool:
            """A part that is put in another's place may be no type or no tensor at all."""
            if IMPORT not in small or MODULE.search(small):
                return False
            answers = self.answers(small)
            if any(word in str(answers) and word not in before for word in NONSENSE):
                return False
            return kinds(answers).get(way) == kind

        return shrink(text, fails, trials=400)


def named(text: str) -> str:
    """The functions that a lesson calls, as what its difference may be about."""
    skipped = {"tf.constant", "tf.Variable", "tf.GradientTape", "tf.convert_to_tensor"}
    names = set(
        re.findall(
            r"tf(?:\.[a-z]\w*)+|\.(?:jacobian|batch_jacobian|assign\w*|jvp)\b|\w+=True", text
        )
    )
    return " ".join(
        sorted(n for n in names - skipped if not re.search(r"\.(float|int|complex|bool)\d*$", n))
    )


def main() -> int:
    import hunting
    import random_lessons

    parser = hunting.arguments(__doc__)
    parser.add_argument("--tensorflow", metavar="PYTHON")
    parser.add_argument("--topics", nargs="+", default=sorted(random_lessons.TOPICS))
    parser.add_argument("--whole", action="store_true", help="show lessons without shrinking them")
    parser.add_argument("--work", nargs="+", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        work(options.work)
        return 0
    hunt, found, errors = Hunt(options.tensorflow), Counter(), 0
    for number in range(options.first, options.first + options.count):
        topic = options.topics[number % len(options.topics)]
        text = random_lessons.lesson(f"{topic}-{options.seed}-{number}")
        answers = hunt.answers(text)
        errors += bool(answers["tensorflow"][1])
        for way, kind in list(kinds(answers).items())[:1]:
            small = text if options.whole else hunt.shrunk(text, way, kind)
            cause = f"{way}: {kind}: {named(small)}"
            found[cause] += 1
            if found[cause] == 1:
                print(f"# {topic}-{options.seed}-{number} {cause}\n{small}")
                for name, (out, raised) in hunt.answers(small).items():
                    print(f"#   {name}: {out.strip()!r:.400} {raised[:300]}")
                print(flush=True)
        if len(found) >= options.most:
            break
    count = number + 1 - options.first
    print(f"{count} lessons, {errors} raise an error, {sum(found.values())} differ")
    for cause, count in found.most_common():
        print(f"{count:5} {cause}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
