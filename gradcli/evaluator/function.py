"""A program as a function of some of its variables, as the engines differentiate functions."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gradcli.engine.structure import leaves, rebuilt
from gradcli.errors import Diagnostic
from gradcli.language.names.program import Program
from gradcli.ops.dispatch import World, primal

if TYPE_CHECKING:
    from gradcli.evaluator.limits import Limits


class Function:
    """A program's targets as a function of the values of `wrt`, other inputs staying at a point.

    An input in `wrt` takes its value from the call.  So does an intermediate: -0.0 is added to it
    (which changes no number), and the derivative by that addend is the one wanted.
    """

    __slots__ = (
        "program", "point", "wrt", "of", "limits", "write", "names", "nested", "printed", "coder",
        "notes", "dtypes", "work", "noticed",
    )  # fmt: skip

    def __init__(
        self,
        program: Program,
        point: dict[str, Any],
        wrt: tuple[str, ...] = (),
        of: tuple[str, ...] = (),
        limits: "Limits | None" = None,
        write: Callable[[str], object] | None = None,
    ):
        self.program, self.point, self.wrt, self.of = program, point, wrt, of
        self.limits, self.write = limits, write
        self.names: tuple[str, ...] = ()
        self.nested: tuple = ()
        self.printed = False
        self.notes: tuple = ()  # what the library warned of
        self.dtypes: dict[str, Any] = {}  # NumPy's types of the inputs that are tensors
        self.work = 0  # what the last run took, in steps and elements of arrays
        self.coder: Callable | None = None  # makes the compiler of a run that is observed
        self.noticed: bool | None = None  # whether a run noticed what it looked for; None: none did

    @property
    def intermediates(self) -> frozenset[str]:
        """The names in `wrt` that the program itself assigns: also inputs, their defaults."""
        known = {*self.program.inputs, *self.program.assigned}
        return frozenset(n for n in self.wrt if n not in self.point and n in known)

    def sources(self) -> list:
        """The values of `wrt` at the point: floats and arrays of floats."""
        seen: dict[str, Any] = {}
        inner = [name for name in self.wrt if name not in self.point]
        if inner:
            self._run(self.point, {n: lambda x, n=n: seen.setdefault(n, x) for n in inner})
        return [self._source(name, seen) for name in self.wrt]

    def _source(self, name: str, seen: dict[str, Any]):
        if name in self.point:
            return real(self.point[name])
        if name not in seen:
            raise Diagnostic("E0204", f"'{name}' never gets a value at this point")
        if name not in self.program.inputs:
            return _minus_zero(seen[name])
        try:
            return real(seen[name])
        except ValueError:
            raise Diagnostic(
                "E0202",
                f"'{name}' is no array of numbers, and has no derivative",
                self.program.inputs[name].span,
                help="name the inputs to differentiate by with --wrt",
                source=self.program.source,
            ) from None

    def __call__(self, xs: list) -> tuple:
        """The numbers and arrays that the targets are made of, the sources being xs."""
        point, watch = dict(self.point), {}
        for name, x in zip(self.wrt, xs):
            if name in self.program.inputs:
                if name in point:
                    point[name] = x
                else:
                    watch[name] = _in_place_of(x)
            elif name in self.program.assigned:
                watch[name] = _adding(x)
            else:
                point.pop(name)  # bound and asked for, but never mentioned
        outcome = self._run(point, watch)
        self.names, self.nested = outcome.names, outcome.values
        self.printed = self.printed or outcome.printed
        self.notes = self.notes or outcome.notes
        self.dtypes, self.work = outcome.dtypes, outcome.work
        if self.noticed is not None:
            self.noticed = self.noticed or outcome.noticed
        return tuple(leaves(outcome.values))

    def _run(self, point: dict[str, Any], watch: dict[str, Callable]):
        from gradcli.evaluator.run import run

        write, self.write = self.write, silent  # a program that is run again prints once
        options: dict[str, Any] = {} if write is None else {"write": write}
        if self.coder is not None:
            options["coder"] = self.coder
        return run(
            self.program, point, of=self.of or None, watch=watch, limits=self.limits, **options
        )

    def in_type(self, names: tuple[str, ...], g):
        """A derivative by these names in the type of the tensors that all of them are, else in
        that of the targets, where those have fewer digits than a float."""
        kinds = {self.dtypes.get(name) for name in names}
        kind = kinds.pop() if len(kinds) == 1 else None
        if kind is None:
            types: set[Any] = {getattr(primal(y), "dtype", None) for y in leaves(self.nested)}
            narrow = len(types) == 1 and str(next(iter(types))) in ("float16", "float32")
            kind = types.pop().type if narrow else None
        return g if g is None or kind is None else kind(g)

    def shaped(self, values: tuple) -> tuple:
        """The targets' values, each nested as the program made it, with these values in it."""
        remaining = iter(values)
        return tuple(rebuilt(value, remaining) for value in self.nested)


def real(value) -> Any:
    """A bound value as a float, or an array of floats."""
    value = primal(value)
    if isinstance(value, (float, int)):
        return float(value)
    if isinstance(value, World):  # a number that is its own value, as a ball is
        return value
    if type(value) is list and any(isinstance(x, World) for x in leaves([value])):
        from gradcli.ops.arrays import array

        return array(value)
    import numpy as np

    found = np.asarray(value, dtype=float)
    return found if found.shape else float(found)


def _minus_zero(value):
    value = real(value)
    if isinstance(value, float):
        return -0.0
    if isinstance(value, World):
        return value * 0.0
    import numpy as np

    return np.full(value.shape, -0.0)


def _in_place_of(x) -> Callable:
    """What puts x in the place of a default: where that is a list, a list of x's elements."""
    from gradcli.ops.arrays import getitem

    def form(default, x):
        if type(default) is not list:
            return x
        return [form(item, getitem(x, i)) for i, item in enumerate(default)]

    return lambda default: form(default, x)


def _adding(x) -> Callable:
    from gradcli.ops.arithmetic import add

    return lambda value: add(value, x)


def silent(text: str) -> None:
    """Write nothing."""
