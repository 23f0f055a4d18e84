"""What tapes recorded."""

from __future__ import annotations

from typing import Any

from gradcli.result.facts import Facts

LARGEST = 1000  # elements of an array of which a recording keeps the values


class Large(Facts):
    """An array of more elements: its shape, and its first and its last one."""

    shape: tuple[int, ...]
    first: Any
    last: Any
    __slots__ = tuple(__annotations__)


class Tapes:
    """What each tape of a run watched and recorded, in the order in which they began.

    `failure` is the Diagnostic that ended the run of a program with tapes, or None.
    """

    __slots__ = ("recordings", "notes", "failure")

    def __init__(self, recordings: list[Recording], notes: tuple[str, ...] = (), failure=None):
        self.recordings, self.notes, self.failure = recordings, notes, failure


class Recording(Facts):
    """One tape: its number from 1, the name that holds it, the line where it began.

    `derivatives` are what it was asked for, and each step has a cotangent for each of them.
    """

    number: int
    name: str
    line: int
    persistent: bool
    watches_variables: bool
    watched: list[Watched]
    steps: list[Step]
    stops: list[Stop]
    derivatives: list[Derivative]
    __slots__ = tuple(__annotations__)


class Watched(Facts):
    """A value that a tape watched, and `how`: by "watch", as a variable that was "read", or as an
    "input" of the program; `step` is the number of the step that made it, or 0."""

    name: str
    line: int
    how: str
    step: int
    value: Any
    __slots__ = tuple(__annotations__)


class Step(Facts):
    """A step that a tape recorded: a primitive, its inputs, its output with the name that holds it.

    `cotangents` go with the derivatives: None where a target does not depend on this step.
    """

    step: int
    line: int
    primitive: str
    sign: str
    inputs: list[Operand]
    name: str
    value: Any
    cotangents: tuple[Any, ...]
    __slots__ = tuple(__annotations__)


class Operand(Facts):
    """An input of a step: the number of the step that made it, or 0; a name, or ""; its value."""

    step: int
    name: str
    value: Any
    __slots__ = tuple(__annotations__)


class Stop(Facts):
    """A place where a gradient stops: the text there, `why`, how often, after which step, and what
    of the tape went in."""

    line: int
    text: str
    why: str
    times: int
    after: int
    inputs: list[Operand]
    __slots__ = tuple(__annotations__)


class Derivative(Facts):
    """What a tape was asked for: the method, the text of the target and the steps that made it,
    and what each source got.

    `results` are (name of the source, value or None, why it is not connected or ""); of a jacobian
    the cotangents of the steps are those of its first element.
    """

    line: int
    method: str
    target: str
    steps: tuple[int, ...]
    results: list[tuple[str, Any, str]]
    __slots__ = tuple(__annotations__)
