"""The names of a program that it differentiates by: what makes numbers variables.

`grad(y, x)` asks for the derivative of one value by another, and `t.watch(x)` for a number to be
followed: both need x to be a tensor with an identity before anything is computed from it.  The
names that such calls take are known from the text.  Reading one of them puts a tensor into its
place (a slot, a cell, an element of a list), of which all that is computed later is made.

For `grad(y, x)` that tensor is on a tape of the run, which records until the run ends, and records
its own sweeps: a derivative is a value like any other.  A function within jvp is called with
values of a newer transform than that tape; a tape of its own, on top, serves its variables.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from weakref import ref

from gradcli.engine.dual import Dual
from gradcli.engine.objects import LibraryObject
from gradcli.engine.recorders import recording, resumed
from gradcli.engine.structure import mapped
from gradcli.engine.tape import GradientTape
from gradcli.engine.taylor import Coefficients, Series
from gradcli.engine.tensor import Tensor, unwrap_dead_levels
from gradcli.errors import Diagnostic
from gradcli.evaluator.values.array import Array
from gradcli.evaluator.values.values import UNSET
from gradcli.language.names.lookup import higher_name
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s
from gradcli.ops.arithmetic import pos
from gradcli.ops.arrays import zeros_like
from gradcli.ops.containers import CONTAINERS, FAMILY, remade
from gradcli.ops.dispatch import World
from gradcli.ops.nesting import measure
from gradcli.ops.numpy_call import shape
from gradcli.ops.reductions import total

BY_VALUES = ("grad", "jacobian", "hessian")  # their second argument may be names
OF_TAPES = ("watch", "gradient", "jacobian")  # methods whose arguments are variables


def variables(program) -> dict[tuple[int, str], bool]:
    """The names, by their scope's id, that calls differentiate by; True for those of grad(y, x)."""
    found: dict[tuple[int, str], bool] = {}
    for scope in program.scope.walk():
        for read in scope.reads:
            if type(read.node) is s.Call:
                nodes, traced = _differentiated_by(read.node)
                for name in (n for node in nodes for n in _names(node)):
                    key = id(scope.home(name) or program.scope), name
                    found[key] = found.get(key, False) or traced
    return found


def _differentiated_by(call: s.Call) -> tuple[list, bool]:
    """The arguments of a call that stand for variables, and whether it is grad(y, x)."""
    start, text = dotted(call.function)
    named = start is not None and (type(call.function) is s.Name or start.id == "jax")
    if named and higher_name(text.rpartition(".")[2]) in BY_VALUES and call.args[1:]:
        return [call.args[1]], True
    if type(call.function) is s.Attribute and call.function.name in OF_TAPES:
        args = call.args if call.function.name == "watch" else call.args[1:]
        return [*args, *[value for _, value in call.keywords]], False
    return [], False


def _names(node: s.Node) -> Iterator[str]:
    """The names in a display of them."""
    if type(node) is s.Name:
        yield node.id
    elif type(node) in (s.Tuple, s.List, s.Dict):
        for item in s.children(node):
            yield from _names(item)


class Variables:
    """The variables of one run, and the tapes they are on."""

    __slots__ = ("names", "tapes", "owned", "own", "opened")

    def __init__(self, names: dict[tuple[int, str], bool]):
        self.names = names
        self.tapes: list[GradientTape] = []
        self.owned: dict[int, tuple] = {}  # node -> (holder, place in it, tape)
        self.own: set[int] = set()  # nodes that the program gave an identity
        self.opened: list = []  # the tapes of the program that may still be asked, weakly

    @contextmanager
    def live(self):
        """The time of a run."""
        self.tapes, self.owned = [], {}
        self.own, self.opened = set(), []
        if any(self.names.values()):
            self._begin()
        with self.scope(0):
            yield

    @contextmanager
    def scope(self, keep: int | None = None):
        """A time whose tapes end with it: those begun for a function within a transform."""
        count = len(self.tapes) if keep is None else keep
        try:
            yield
        finally:
            while len(self.tapes) > count:
                self.tapes.pop().__exit__()

    def outside(self, values: tuple) -> tuple:
        """A run's values without the layers of its own tapes, which have ended."""
        return mapped(unwrap_dead_levels, values)

    def _begin(self) -> GradientTape:
        self.tapes.append(GradientTape(persistent=True))
        return self.tapes[-1].__enter__()

    def read(self, depth: int, slot: int, traced: bool, missing: Callable, place) -> Callable:
        """The closure that reads a slot and leaves a variable there; it stands at `place`."""
        make = self._traced if traced else self._identified

        def read(f):
            for _ in range(depth):
                f = f[0]
            x = f[slot]
            if x is UNSET:
                raise missing()
            if type(x) in CONTAINERS:
                try:
                    measure(x)
                except Diagnostic as error:
                    raise error.located(*place) from None
            new = _placed(make, f, slot, x)
            if new is not x:
                f[slot] = new
            return new

        return read

    def _identified(self, holder, place, x):
        """x as a tensor with an identity: its own, unless the program's tapes know it already.

        What transforms around the run know it as is no identity here: else a program would have
        another value when it is differentiated.
        """
        if type(x) is Tensor and self._is_known(x.node):
            return x
        return self.identified(x) if isinstance(x, World) or _is_real(x) else x

    def _is_known(self, node: int) -> bool:
        tapes = (tape() for tape in self.opened)
        return node in self.own or any(node in tape.seen for tape in tapes if tape is not None)

    def identified(self, x) -> Tensor:
        """A new tensor of the value x: a number, an array, or one level above x's world."""
        if type(x) is Tensor:
            fresh = _copy(x)
        else:
            fresh = Tensor(x, x.level + 1) if isinstance(x, World) else Tensor(x)
        self.own.add(fresh.node)
        return fresh

    def open(self, made) -> None:
        """Note a tape that the program has made, for as long as it keeps it."""
        if isinstance(made, GradientTape):
            self.opened = [tape for tape in self.opened if tape() is not None]
            self.opened.append(ref(made))

    def _traced(self, holder, place, x):
        """x as a tensor on a tape of the run, its own and no other name's."""
        if type(x) is Tensor and x.node in self.owned:
            owner, at, _ = self.owned[x.node]
            if owner is holder and at == place:
                return x
        if type(x) is int:
            x = float(x)
        if not isinstance(x, World) and not _is_real(x):
            return x
        tape = next((t for t in self.tapes if _level(x) <= t.level), None) or self._begin()
        fresh = _copy(x) if type(x) is Tensor else Tensor(x)
        tape.watch(fresh)
        self.owned[fresh.node] = holder, place, tape
        return fresh

    # -- the derivative of one value by others --------------------------------------------------
    def derivative(self, name: str, y, sources: list, pull: Callable) -> list:
        """pull(tape, y, tensors) for the tape of the sources; y and they are out of their cells.

        A y of a newer world than the tape is differentiated in each of its parts.
        """
        tapes = []
        for x in sources:
            if type(x) is not Tensor or x.node not in self.owned:
                raise Diagnostic(
                    "E0103",
                    f"{name}(y, x) differentiates by x, which is to be the name of a number",
                    help="give what x stands for a name of its own, and compute y from that; "
                    f"of a function: {name}(f)(x)",
                )
            tapes.append(self.owned[x.node][2])
        found: list = [None] * len(sources)
        for tape in dict.fromkeys(tapes):
            mine = [i for i, t in enumerate(tapes) if t is tape]
            for i, g in zip(mine, _part(tape, y, [sources[i] for i in mine], pull)):
                found[i] = g
        return found


def _copy(x: Tensor) -> Tensor:
    """A tensor that depends on x alone, to every tape that has seen x."""
    with resumed():
        return pos(x)


def _is_real(x) -> bool:
    if type(x) is float or isinstance(x, (LibraryObject, World)):
        return type(x) is float
    return getattr(getattr(x, "dtype", None), "kind", "") == "f"


def _level(x) -> int:
    return x.level if isinstance(x, World) else 0


def _placed(make: Callable, holder, place, x):
    """x with the numbers in it made variables, in the lists, dicts and cells that hold them."""
    kind = type(x)
    if kind is Array:
        root = base(x)
        root.value = make(root, None, root.value)
        return x
    if kind in CONTAINERS and FAMILY[kind] is not tuple:
        for at, item in list(x.items() if FAMILY[kind] is dict else enumerate(x)):
            x[at] = _placed(make, x, at, item)
        return x
    if kind in CONTAINERS:
        counter = count()
        made = remade(lambda item: _placed(make, holder, (place, next(counter)), item), x)
        return x if all(new is old for new, old in zip(made, x)) else made
    return make(holder, place, x)


def base(cell: Array) -> Array:
    """The array that a view is of."""
    while cell.base is not None:
        cell = cell.base
    return cell


def through(cell: Array, g):
    """The part of g, a derivative by the array that `cell` is a view of, that is the view's."""
    return g if cell.base is None or g is None else cell.read(through(cell.base, g))


def _part(tape: GradientTape, y, sources: list, pull: Callable) -> list:
    """The derivatives of y, of which the layers of newer worlds than the tape are kept."""
    if type(y) is Tensor and y.level > tape.level:
        if any(t.level == y.level and y.node in t.seen for t in recording()):
            raise Diagnostic(
                "E0205",
                "the derivative by a variable from outside of jvp, within a gradient within it, "
                "is not provided",
                help="make the variable an argument of the function that jvp takes",
            )
        return _part(tape, y.value, sources, pull)
    if type(y) is Dual and y.level > tape.level:
        parts = [_part(tape, part, sources, pull) for part in (y.value, y.tangent)]
        return [_joined(gs, lambda v: Dual(v[0], v[1], y.level)) for gs in zip(*parts)]
    if type(y) is Series and y.level > tape.level:
        coefficients = [y.coefficients[k] for k in range(y.order + 1)]
        parts = [_part(tape, c, sources, pull) for c in coefficients]
        return [
            _joined(gs, lambda v: Series(Coefficients(v), y.order, y.level)) for gs in zip(*parts)
        ]
    if type(y) is not Tensor or y.level != tape.level:
        return [None] * len(sources)
    return pull(tape, y, sources)


def _joined(parts: tuple, make: Callable):
    """A value of a world, of parts of which some may be unconnected; None where all are."""
    like = next((g for g in parts if g is not None), None)
    return None if like is None else make([zeros_like(like) if g is None else g for g in parts])


def summed(values: list):
    """The sum of all elements of all values."""
    whole = None
    for y in values:
        if isinstance(y, World) or type(y) in (float, int) or shape(y):
            y = total(y) if shape(y) else y
            whole = y if whole is None else whole + y
    return whole
