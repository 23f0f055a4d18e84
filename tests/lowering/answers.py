"""A program's derivative: what is printed, and whether the tape has its numbers."""

from typing import NamedTuple

import engines
import numpy as np
from deadline import OutOfTime, within

from gradcli import calls
from gradcli.errors import Diagnostic

SECONDS = 20.0  # to derive one program
RIGHT, WRONG, FAILS, REFUSED, UNHELD = "right", "wrong", "fails", "refused", "no point"
OTHER_SHAPE = "E0202"  # it declares a number where the point has an array
TAKEN = (RIGHT, WRONG, UNHELD)  # verdicts of a program whose derivative is printed


class Answer(NamedTuple):
    """What is made of a program.

    text: what is printed, or why nothing is.  The verdict is RIGHT or WRONG by the tape, UNHELD
    where there is no point to ask it at, REFUSED by E0108 or E0109, FAILS by any other error.
    """

    verdict: str
    text: str
    why: str = ""

    @property
    def taken(self) -> bool:
        return self.verdict in TAKEN

    @property
    def lines(self) -> int:
        return len(self.text.splitlines()) if self.taken else 0


def answer(program, wrt: tuple[str, ...], *points: dict | None) -> Answer:
    """The derivatives by some inputs, their numbers held to the tape at the points."""
    try:
        with within(SECONDS):
            text = calls.diff(program, wrt)
    except Diagnostic as error:
        refused = error.code in ("E0108", "E0109")
        return Answer(REFUSED if refused else FAILS, f"{error.code} {error.message}")
    except OutOfTime:
        return Answer(FAILS, f"not printed after {SECONDS:g} s")
    except Exception as fault:  # a crash of any kind is one more thing to list
        return Answer(FAILS, f"{type(fault).__name__}: {fault}")
    for point in points:
        if point is None:
            return Answer(UNHELD, text)
        if why := difference(program, text, point, wrt):
            return Answer(UNHELD if why.startswith(OTHER_SHAPE) else WRONG, text, why)
    return Answer(RIGHT, text)


def difference(program, text: str, point: dict, wrt: tuple[str, ...]) -> str:
    """How the numbers of a printed gradient differ from the tape's; "" where they do not."""
    try:
        with np.errstate(all="ignore"):
            got = engines.run_printed(text, point, wrt)
            want = engines.by_tape(program, point, wrt)
            engines.agree(got, want, "printed",
                          lambda: engines.amplification_of(program, point, wrt))  # fmt: skip
    except engines.Mismatch as found:
        return str(found)
    except Diagnostic as error:
        return f"{error.code} {error.message}"
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"
    return ""
