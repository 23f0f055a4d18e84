"""A program with tests, kinks, loops or arrays at many points together: each point is a run of the
code of its derivative as `diff` prints it.

Values are the tape's to the last bit, derivatives up to rounding.  Where a point may lie on a kink,
or its derivatives may have lost digits, they are others a hair beside it: the tape runs there.
"""

from typing import Any

from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.evaluator.function import Function, silent
from gradcli.native.refused import Refused

STEP = {False: 1.5, True: 16.0}  # µs of a step of the tape without and with derivatives, about
PAYS = 1_000_000.0  # µs of the tape from which on code is sooner there
POINT = {False: 80.0, True: 300.0}  # µs that a point takes there beside its steps, about
HAIR = 2.0**-32  # how far beside a point its neighbours are, relative to it
NEAR = 1e-6  # how near the derivatives of neighbours are, relative to them


class Batched:
    """The code of a program at many points: as calls.straight has it for those of one line."""

    exact = False  # whether derivatives have the tape's bits
    __slots__ = ("compiled", "connected", "digits", "names", "point", "steps")

    def __init__(
        self, program, point: dict[str, Any], axes: dict[str, float], wrt: tuple[str, ...]
    ):
        self.names, self.connected, self.digits = tuple(axes), wrt, None
        given = {name: x for name, x in point.items() if name in program.inputs}
        self.point = {name: x for name, x in given.items() if name not in axes}
        function = Function(program, given | axes, (), (), None, silent)
        function([])
        if type(function.nested) is not tuple or [*map(type, function.nested)] != [float]:
            raise Refused("its value is no real number")
        self.steps = function.work
        self.compiled = calls.compile(program, wrt)

    def takes(self, count: int) -> float:
        """The time of the tape at so many points, in µs, about."""
        derivatives = bool(self.connected)
        return count * (self.steps * STEP[derivatives] + POINT[derivatives])

    def rows(self, given: dict[str, Any]) -> list:
        """At each point the value and the derivatives, whether these have lost digits that can be
        found again here, which none can, and whether the tape is to run; all of them where a run
        faults."""
        import numpy as np

        columns = dict(zip(self.names, given.values()))
        count = len(next(iter(columns.values())))
        try:
            found = self._run(columns)
            odd = ~np.isfinite(found[0])
            for slope in found[1:]:
                odd |= ~np.isfinite(slope) | (slope == 0)
            for name in self.names if self.connected else ():
                for side in (1.0, -1.0):
                    odd |= self._differs(found, columns, name, side * HAIR)
            if self.connected:
                odd |= self.compiled.on_edges(self.point | columns)
        except Diagnostic as error:
            if error.code in ("E0109", "E0002"):
                raise Refused(error.message, error.span) from error
            found = [np.zeros(count) for _ in range(1 + len(self.connected))]
            odd = np.ones(count, bool)
        return [*found, np.zeros(count, bool), odd]

    def _run(self, columns: dict[str, Any]) -> list:
        return self.compiled.rows(self.point | columns, bool(self.connected))[0]

    def _differs(self, found: list, columns: dict[str, Any], name: str, hair: float):
        """Where derivatives are others beside the points."""
        import numpy as np

        x = columns[name]
        beside = self._run(columns | {name: np.where(x == 0, hair, x * (1.0 + hair))})
        with np.errstate(all="ignore"):
            far = [~(np.abs(a - b) <= NEAR * np.abs(a)) for a, b in zip(found[1:], beside[1:])]
        return np.any(far, axis=0)
