"""Public projects' functions: `python tests/peers/run_wild.py CHECKOUTS [-v] [-t] [NAME …]`.

CHECKOUTS holds a checkout of each project of wild.json, at the commit that is named there, in a
folder of its name; they are no part of gradcli.  Each function is evaluated and differentiated, and
its derivative printed for gradcli, Python and C and run there; the numbers are held to those that
CPython and Ridders' differences gave (choose_wild.py).  Where a derivative is refused as it stands,
it is asked for once more with the shapes of the point declared beside it, `'v: float[3]'`, as its
user would.  Prints how many are right, wrong, and refused, how many needed declarations, the
shares of each round of projects, now and when nobody had looked at it, and the reasons, the most
frequent first; -v each function that is not right, and with NAMEs only the functions that have one
of these in `project/file:function`; -t those that tangent tests itself by, all of them
(choose_tangent.py), in place of the chosen ones.
"""

import json
import math
import os
import re
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

sys.path.append(str(Path(__file__).parents[1]))
import paths  # noqa: F401, I001

import numpy as np
import printed
from compiled import QUICK, Unit, compiled, outcomes, unit
from deadline import OutOfTime, within
from derived import whole_point

from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run

HERE = Path(__file__).parent
WILD, TANGENT = HERE / "wild.json", HERE / "tangent.json"
DECLARED = ("diff", "Python", "C")  # the stages of which some need declarations
STAGES = ("eval", "grad", "diff", "Python", "C")
SECONDS = 5.0  # of computing, for one function in one stage
VALUE = 1e-9  # of the largest number: sums may be added in another order
GRADIENT = 3e-6  # of the largest derivative: what differences are good to
ONE_AXIS = r"^ [*] +(?:\w+, )*{}(?:, \w+)* +\w+ numbers"  # what the comment says of a vector
# right, in %, by the stage, of each round of wild.json before anybody had looked at its functions
UNSEEN = {
    1: (68.6, 68.3, 64.1, 62.2, 57.5), 2: (69, 69, 52, 52), 3: (65.3, 64.3, 54.3, 54.3, 41.2),
    4: (72.2, 70.4, 64.4, 64.4, 58.3),
}  # fmt: skip
TAKEN_FOR_A_NUMBER = "an undeclared input that is taken for a number"
TAKEN_FOR_A_VECTOR = "an undeclared input that is taken for a vector"
HOW_TO_GET = (
    "set GRADCLI_WILD to a folder with checkouts of the projects that tests/peers/wild.json names"
)


class Case(NamedTuple):
    """One function, where it is, and what CPython and differences gave."""

    path: Path
    name: str  # project/file:function
    function: str
    point: dict
    value: float
    gradient: dict
    round: int = 0  # in which its project was chosen


class Outcome(NamedTuple):
    """What one stage made of one function: "right", "wrong" or "refused", and why."""

    verdict: str
    reason: str = ""


def checkouts() -> Path | None:
    """Where the projects are: the folder that GRADCLI_WILD names, if any."""
    given = os.environ.get("GRADCLI_WILD")
    return Path(given) if given else None


def cases(root: Path, names: list[str], record: Path) -> list[Case]:
    """The functions of the record whose project has a checkout."""
    found = []
    for project in json.loads(record.read_text()):
        for one in project["cases"]:
            path = root / project["name"] / one["file"]
            name = f"{project['name']}/{one['file']}:{one['function']}"
            if not path.exists() or (names and not any(n in name for n in names)):
                continue
            arrays = one.get("arrays", ())
            point = {n: np.array(v) if n in arrays else v for n, v in one["point"].items()}
            of = (one["function"], point, one["value"], one["gradient"], project.get("round", 0))
            found.append(Case(path, name, *of))
    return found


# -- verdicts --------------------------------------------------------------------------------------
def numbers(value) -> list[float]:
    """The real numbers of a result, which may be nested and have texts and None beside them."""
    if isinstance(value, (list, tuple)):
        return [x for item in value for x in numbers(item)]
    if isinstance(value, dict):
        return numbers(list(value.values()))
    if value is None:
        return [0.0]
    return [float(x) for x in np.ravel(value)]


def near(found: list[float], want: list[float], room: float) -> bool:
    if len(found) != len(want):
        return len(set(found)) <= 1 and len(found) <= 1 and not any(want) and not any(found)
    size = max(map(abs, want), default=0.0)
    return all(abs(a - b) <= room * size or a == b for a, b in zip(found, want))


def of_value(case: Case, value) -> Outcome:
    found = math.fsum(numbers(value))
    if abs(found - case.value) <= VALUE * max(abs(case.value), 1e-300):
        return Outcome("right")
    return Outcome("wrong", f"{found!r} is not {case.value!r}")


def of_gradient(case: Case, found: list) -> Outcome:
    """Held by each name: derivatives of one argument have nothing to do with those of another."""
    for got, (name, want) in zip(found, case.gradient.items()):
        flat, wanted = numbers(got), numbers(want)
        flat = flat * len(wanted) if len(flat) == 1 and not any(flat) else flat
        if not near(flat, wanted, GRADIENT):
            return Outcome("wrong", f"by {name}: {flat} is not {wanted}")
    return Outcome("right")


def attempt(stage: Callable[[], Outcome]) -> Outcome:
    """A stage's outcome, where it may be refused, and must not take for ever or fall over."""
    try:
        with within(SECONDS), np.errstate(all="ignore"):
            return stage()
    except Diagnostic as error:
        return Outcome("refused", f"{error.code} {error.message}")
    except OutOfTime:
        return Outcome("refused", f"more than {SECONDS:g} s")
    except (RecursionError, ArithmeticError, LookupError, TypeError, ValueError, AttributeError,
            AssertionError, NotImplementedError, NameError) as error:  # fmt: skip
        return Outcome("wrong", f"{type(error).__name__}: {error}")


def declarations(case: Case) -> dict[str, str]:
    """What a user declares of the inputs at a point: the shapes of arrays, and what numbers the
    derivatives are by."""
    shapes = {n: _shape(x) for n, x in case.point.items()}
    found = {n: f"float[{', '.join(map(str, s))}]" for n, s in shapes.items() if s}
    return {n: "float" for n in case.gradient if type(case.point[n]) in (int, float)} | found


def _shape(value) -> tuple[int, ...]:
    """The shape of an array of numbers, or of a list that is one; () of all else."""
    try:
        array = np.array(value)
    except ValueError:  # lists of several lengths
        return ()
    return array.shape if array.dtype.kind in "fiu" and array.size else ()


# -- stages ----------------------------------------------------------------------------------------
class Subject:
    """One function in all stages; the file that C is compiled from waits for the others."""

    def __init__(self, case: Case, number: int, stages: tuple[str, ...] = STAGES):
        self.case, self.number = case, number
        self.unit: Unit | None = None
        self.wrt = tuple(case.gradient)
        self.outcomes: dict[str, Outcome] = {}
        self.declare: dict[str, str] = {}
        self.declared: set[str] = set()  # the stages that needed it
        for stage in stages:
            self.outcomes[stage] = self.stage(stage)

    def stage(self, stage: str) -> Outcome:
        """A stage's outcome, with the inputs declared where it is refused without."""
        self.declare = {}
        found = attempt(getattr(self, stage.lower()))
        if stage not in DECLARED or found.verdict != "refused":
            return found
        self.declare = declarations(self.case)
        again = attempt(getattr(self, stage.lower())) if self.declare else found
        if again.verdict != "refused":
            self.declared.add(stage)
        return again if again.verdict != "refused" or "E0008" not in again.reason else found

    def program(self):
        """The program of the function, its arguments bound."""
        path = f"{self.case.path}:{self.case.function}"
        return calls.read(path, tuple(self.case.point), self.declare)

    def eval(self) -> Outcome:
        result = calls.value(self.program(), self.case.point, write=_silent)
        return of_value(self.case, result.value)

    def grad(self) -> Outcome:
        point = self.case.point
        result = calls.gradient(self.program(), point, self.wrt, write=_silent)
        return of_gradient(self.case, [result.gradients[n] for n in self.wrt])

    def diff(self) -> Outcome:
        text = calls.diff(self.program(), self.wrt)
        found = run(calls.program(text), self._known(text), write=_silent).values
        found = found[0] if len(found) == 1 and len(self.wrt) > 1 else found
        return of_gradient(self.case, list(found))

    def _known(self, text: str) -> dict:
        inputs = calls.program(text).inputs
        return {n: x for n, x in self.case.point.items() if n in inputs}

    def python(self) -> Outcome:
        text = calls.diff(self.program(), self.wrt, to="python")
        call = printed.function(text)
        known = {n: x for n, x in self.case.point.items() if n in call.__annotations__}
        takes = call.__annotations__
        if any(type(x) is str and takes[n] is not str for n, x in known.items()):
            return Outcome("refused", "a text for an input that is taken for a number")
        if any(np.ndim(x) and takes[n] in (float, int) for n, x in known.items()):
            return Outcome("refused", TAKEN_FOR_A_NUMBER)
        try:
            found = call(**printed.given(call, known))
        except printed.RAISED as error:  # where IEEE has an answer, and Python raises
            return Outcome("refused", f"Python raises {type(error).__name__}: {error}")
        return of_gradient(self.case, list(found) if len(self.wrt) > 1 else [found])

    def c(self) -> Outcome:
        name, program = f"wild{self.number}", self.program()
        text = calls.diff(program, self.wrt, to="c", name=name)
        derived = calls.program(calls.diff(program, self.wrt))
        whole = whole_point(derived, self.case.point)  # C has no defaults
        self.point = whole | {f"{n.lstrip('_')}_": x for n, x in whole.items() if n[0] == "_"}
        self.unit = unit(name, text)
        for p in self.unit.parameters:
            given = self.case.point.get(p.name)
            if given is not None and bool(np.ndim(given)) != p.is_array:
                self.unit = None
                return Outcome("refused", TAKEN_FOR_A_NUMBER)
            if np.ndim(given) > 1 and re.search(ONE_AXIS.format(p.name), text, re.M):
                self.unit = None
                return Outcome("refused", TAKEN_FOR_A_VECTOR)
        return Outcome("right")

    def run_c(self, outputs: list | str) -> None:
        """Hold what the compiled function gave."""
        if outputs == "SIGABRT":
            self.outcomes["C"] = Outcome("refused", "the call says why, and aborts")
            return
        if isinstance(outputs, str):
            self.outcomes["C"] = Outcome("wrong", f"the call ends with {outputs}")
            return
        found = [x[0] if len(x) == 1 else x for x in outputs]
        self.outcomes["C"] = of_gradient(self.case, found)

    def sizes(self) -> list[int]:
        return [len(numbers(self.case.gradient[n])) for n in self.wrt]


def _silent(_text: str) -> None:
    """What a function prints is no result."""


def run_compiled(subjects: list[Subject], folder: Path) -> None:
    """Compile the files of all subjects together; where one is not accepted, in halves."""
    try:
        library = compiled([x.unit for x in subjects], folder, QUICK)
    except AssertionError as error:
        if len(subjects) == 1:
            said = next(x for x in str(error).splitlines() if "error" in x)
            subjects[0].outcomes["C"] = Outcome("wrong", re.sub(r".*?error: ", "", said))
            return
        half = len(subjects) // 2
        for k, part in enumerate((subjects[:half], subjects[half:])):
            (inner := folder / str(k)).mkdir()
            run_compiled(part, inner)
        return
    made = outcomes(library, [(x.unit, x.point, x.sizes()) for x in subjects])
    for subject, outputs in zip(subjects, made):
        subject.run_c(outputs)


def subjects(root: Path, names: list[str], record: Path = WILD) -> list[Subject]:
    """All functions of a record, or those asked for, through all stages; one project may import
    another."""
    os.environ["PYTHONPATH"] = os.pathsep.join(str(path) for path in sorted(root.iterdir()))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = [Subject(case, k) for k, case in enumerate(cases(root, names, record))]
        waiting = [x for x in found if x.unit is not None]
        if waiting:
            with tempfile.TemporaryDirectory() as folder:
                run_compiled(waiting, Path(folder))
    return found


# -- what is printed -------------------------------------------------------------------------------
def table(found: list[Subject]) -> str:
    lines = [f"{'':8}" + "".join(f"{w:>9}" for w in ("right", "wrong", "refused", "share"))]
    for stage in STAGES:
        count = Counter(x.outcomes[stage].verdict for x in found)
        share = f"{100 * count['right'] / max(len(found), 1):.1f} %"
        cells = [*(count[w] for w in ("right", "wrong", "refused")), share]
        needed = sum(stage in x.declared and x.outcomes[stage].verdict == "right" for x in found)
        told = f"  {needed} of them with declared shapes" if needed else ""
        lines.append(f"{stage:8}" + "".join(f"{c:>9}" for c in cells) + told)
    return "\n".join(lines)


def rounds(found: list[Subject]) -> str:
    """The shares of each round, and what they were before anybody had looked at its functions."""
    lines = []
    for k in sorted({x.case.round for x in found} - {0}):
        of = [x for x in found if x.case.round == k]
        right = [sum(x.outcomes[stage].verdict == "right" for x in of) for stage in STAGES]
        now = " ".join(f"{100 * n / len(of):.1f}" for n in right)
        lines.append(f"round {k}: {now} % of {len(of)}; unseen: {' '.join(map(str, UNSEEN[k]))}")
    return "\n".join(lines)


def reasons(found: list[Subject]) -> str:
    """Why functions are refused, at the first stage that refuses them."""
    count: Counter = Counter()
    for subject in found:
        for stage in STAGES:
            verdict, reason = subject.outcomes[stage]
            if verdict == "refused":
                count[f"{stage}: {re.sub('[0-9]+', 'N', reason)}"] += 1
                break
    return "\n".join(f"{n:4} {reason}" for reason, n in count.most_common())


def main() -> None:
    words = [w for w in sys.argv[1:] if w not in ("-v", "-t")]
    if not words:
        raise SystemExit(__doc__)
    found = subjects(Path(words[0]), words[1:], TANGENT if "-t" in sys.argv else WILD)
    for subject in found:
        for stage, (verdict, reason) in subject.outcomes.items():
            if verdict == "wrong" or (verdict == "refused" and "-v" in sys.argv):
                print(f"{subject.case.name} {stage} {verdict}: {reason}")
    print(f"\n{table(found)}\n\n{rounds(found)}\n\n{reasons(found)}")


if __name__ == "__main__":
    main()
