"""A program that is run at many points, as a search does: on the tape until its runs have been long
together, or are known to become so, and then as machine code.

Code gives values, the tape's to the last bit, and derivatives, which may differ by rounding.  A run
that faults and one that is not finite are the tape's, which has the words.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gradcli import calls
from gradcli.calls.batched import STEP
from gradcli.calls.engines import LOOKED, MISTAKES, Engine, own_mistake, told
from gradcli.errors import Diagnostic
from gradcli.evaluator.function import Function

if TYPE_CHECKING:
    from gradcli.calls.compiled import Compiled

PAYS = 400_000.0  # µs of the tape, in all of its runs, from which on code is sooner there
SEARCH = 10  # runs over all rows that a search takes, at the least
# µs that a run takes on the tape beside its steps, without and with derivatives, about
RUN = {False: 30.0, True: 200.0}
LONG = f"on the tape the runs take {PAYS / 1e6:g} s, or more"
SHORT = f"all runs together take less than {PAYS / 1e6:g} s"


class Tiered:
    """The values and the derivatives of a function of a program, where code has them.

    function: what the tape runs, whose `work` is that of its last run; compiled: the program as
    code, once it is code; wide: whether a run takes so long that the tape has no last word.
    """

    __slots__ = ("ahead", "compiled", "engine", "function", "spent", "wide", "wrt")

    def __init__(self, function: Function, engine: Engine | None, wrt: tuple[str, ...] = ()):
        self.function, self.engine = function, engine
        self.wrt = wrt or function.wrt
        self.compiled: Compiled | None = None
        self.spent = self.ahead = 0.0  # µs on the tape, until now and with the runs that are known
        self.wide = False
        why = "it is asked for" if engine and engine.asked == "tape" else self._refusal()
        if engine and why:
            self.leave(why)

    def _refusal(self) -> str:
        """Why there is no code; "" where there may be some."""
        function = self.function
        if function.of:
            return "--of names another target"
        if function.intermediates or not {*self.wrt} <= function.program.inputs.keys():
            return "a derivative is by what the program assigns"
        return ""

    @property
    def asked(self) -> bool:
        """Whether code is asked for, rather than chosen."""
        return self.engine is not None and self.engine.asked == "native"

    # -- the choice -------------------------------------------------------------------------------
    def leave(self, why: str) -> None:
        """The tape has all runs from here on."""
        if self.engine is not None:
            self.engine.tape(why)
        self.engine = self.compiled = None

    def is_code(self, derivatives: bool, runs: int) -> bool:
        """Whether code runs next; runs: how many are known to follow, at the least."""
        if self.compiled is not None or self.engine is None:
            return self.compiled is not None
        if self.function.names:  # it has run
            run = self.function.work * STEP[derivatives] + RUN[derivatives]
            self.spent += run
            self.ahead = self.spent + runs * run
        if not self.asked and self.ahead < PAYS:
            return False
        program: Any = self.function.program
        try:
            self.compiled = calls.compile(program, self.wrt)
        except Diagnostic as error:
            self._refused(error)
        return self.compiled is not None

    def hand_over(self) -> bool:
        """Leave what follows a search, which is to be told, to the tape, unless its runs are long;
        whether code has run until here."""
        if self.engine is None or self.wide:
            return False
        coded = self.compiled is not None
        if not coded:
            self.engine.tape(SHORT)
        self.engine = self.compiled = None
        return coded

    def _refused(self, error: Diagnostic) -> None:
        """Leave it to the tape, where code is not asked for."""
        if self.asked:
            raise error
        self.leave(told(error))

    # -- runs -------------------------------------------------------------------------------------
    def value(self, xs: list, runs: int = 0) -> float | None:
        """The value where the sources are xs; None where the tape is to run: where it is no finite
        number, too."""
        found = self._run(xs, False) if self.is_code(False, runs) else None
        return None if found is None else found[0]

    def gradient(self, xs: list, runs: int = 0) -> tuple[float, list] | None:
        """The value and the derivatives by each of the sources; None where the tape is to run."""
        found = self._run(xs, True) if self.is_code(True, runs) else None
        return None if found is None else (found[0], found[1:])

    def _run(self, xs: list, derivatives: bool) -> list | None:
        given = self._given() | dict(zip(self.function.wrt, xs))
        limits = self.function.limits

        def run(compiled: "Compiled") -> list | None:
            found, used = compiled.run(given, derivatives, limits)
            self.wide = self.wide or used >= LOOKED
            return found

        found = self._coded(run)
        plain = found is not None and type(found[0]) is float and all(map(_is_finite, found))
        return found if plain else None

    def product(self, xs: list, directions: list) -> list | None:
        """The Hessian times directions, of each of the sources; None where the tape is to run."""
        if not self.is_code(True, 0):
            return None
        given = self._given() | dict(zip(self.function.wrt, xs))
        along = dict(zip(self.function.wrt, directions))

        def run(compiled: "Compiled") -> list:
            return [*compiled.hessian_product(along, **given).values()]

        found = self._coded(run)
        return found if found is not None and all(map(_is_finite, found)) else None

    def rows(self, xs: list, columns: dict[str, Any], derivatives: bool) -> list | None:
        """The values in each row, and the derivatives by `wrt`, whose values are xs, as columns;
        None where the tape is to run."""
        given = self._given() | dict(zip(self.wrt, xs)) | columns
        count = len(next(iter(columns.values())))
        if not self.is_code(derivatives, count * SEARCH):
            return None
        self.wide = self.wide or count * self.function.work >= LOOKED

        def run(compiled: "Compiled") -> list:
            return compiled.rows(given, derivatives)[0]

        return self._coded(run)

    def _given(self) -> dict[str, Any]:
        known = self.function.program.inputs
        return {n: x for n, x in self.function.point.items() if n in known}

    def _coded(self, run: "Callable[[Compiled], list | None]") -> list | None:
        """What code gives; None where it faults, or where there turns out to be none."""
        assert self.compiled is not None and self.engine is not None
        try:
            found = run(self.compiled)
        except Diagnostic as error:
            if error.code == "E0206":  # a limit of the run
                raise
            if error.code in ("E0109", "E0002"):
                self._refused(error)
            return None
        except MISTAKES as mistake:
            own_mistake(self.engine, mistake)
            self.engine = self.compiled = None
            return None
        self.engine.native(("it is asked for" if self.asked else LONG) + self.compiled.remark)
        return found


def _is_finite(value) -> bool:
    if type(value) in (float, int, bool):
        return value - value == 0
    import numpy as np

    return bool(np.all(np.isfinite(value)))
