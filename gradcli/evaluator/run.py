"""The evaluator: a program at a point, in whatever worlds the point's values are.

It knows no tape: every operator is a row's function, so tensors, dual numbers and series flow
through a program as floats do.
"""

import sys
from collections.abc import Callable
from contextlib import contextmanager

from gradcli.engine import levels
from gradcli.errors import Diagnostic
from gradcli.evaluator.closures.code import Coder
from gradcli.evaluator.closures.nodes import compiled
from gradcli.evaluator.limits import Limits
from gradcli.evaluator.values.array import Array, unwrap, wrap
from gradcli.evaluator.values.inputs import prepared
from gradcli.evaluator.values.objects import outside
from gradcli.evaluator.values.values import UNSET, Function, describe
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.depth import deepen, nested
from gradcli.ops.containers import CONTAINERS, items, plain
from gradcli.ops.dispatch import World
from gradcli.ops.memory import made, within

DERIVATIVES = ("gradient", "jacobian")  # a tape's methods: None where nothing connects
FRAMES = 250  # of Python's stack that one call may take: brackets nest 200 deep at most


class Outcome:
    """What a run gave: the values of the target's `names`, whether the program printed, what the
    library warned of, NumPy's types of the inputs that are tensors, the `work` that it took, in
    steps and elements of arrays, and whether its observer `noticed` what it looks for."""

    __slots__ = ("names", "values", "printed", "notes", "dtypes", "work", "noticed")

    def __init__(self, names: tuple[str, ...], values: tuple, printed: bool):
        self.names, self.values, self.printed = names, values, printed
        self.notes: tuple = ()
        self.dtypes: dict[str, object] = {}
        self.work, self.noticed = 0.0, False


def run(
    program: Program,
    point: dict,
    *,
    of: tuple[str, ...] | None = None,
    watch: dict[str, Callable] | None = None,
    limits: Limits | None = None,
    write: Callable[[str], object] | None = None,
    coder: Callable[[Program, frozenset[str]], Coder] = Coder,
) -> Outcome:
    """The values of the program's target, or of the names `of`, at `point`.

    `point` gives the inputs: numbers, nested lists, arrays, or values of any world.  `watch[name]`
    is applied to the value of `name` whenever the top level assigns it (to an input's once), and
    what it gives is used in its place.  `write` takes what print writes.  `coder`
    makes the compiler, where a caller observes the run.  Values come out of their cells: numbers,
    ndarrays, or values of a world; a program without target gives none.
    """
    watch = watch or {}
    key = frozenset(watch)
    pool = program.code.setdefault((coder, key), []) if isinstance(coder, type) else []
    owner, body = pool.pop() if pool else _compiled(program, coder(program, key))
    owner.meter.start(limits or Limits())
    owner.watch, owner.printed, owner.random = watch, False, None
    owner.noticed = False
    owner.write = write or sys.stdout.write
    owner.in_place = not (
        watch
        or owner.variables is not None
        or levels.any_live()
        or any(isinstance(v, World) for v in point.values())
    )
    owner.given = {name: prepared(program, name, value) for name, value in point.items()}
    if owner.variables is None:
        outcome = _with_stack(program, owner, body, of)
    else:
        owner.notes, owner.dtypes = [], {}
        with owner.variables.live(), _warned(owner):
            outcome = _with_stack(program, owner, body, of)
        outcome.notes, outcome.dtypes = tuple(owner.notes), owner.dtypes
        outcome.values = owner.variables.outside(outcome.values)
    outcome.noticed = owner.noticed
    pool.append((owner, body))
    return outcome


@contextmanager
def _warned(owner: Coder):
    """A context in which what the library warns of is a note at the call that runs."""
    if not owner.program.tensors:
        yield
        return
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.filterwarnings("ignore", category=RuntimeWarning)  # of NumPy, not the library
        warnings.showwarning = lambda message, *_: owner.note(str(message), owner.at)
        yield


def _compiled(program: Program, owner: Coder) -> tuple[Coder, Callable]:
    with nested(program.module):
        return owner, compiled(owner)


def _frame(program: Program, owner: Coder) -> list:
    """The module's frame, with the inputs that have no statement of their own in place."""
    frame = [None, None, *[UNSET] * len(program.scope.slots)]
    for given in program.inputs.values():
        if given.default is None:
            if given.name not in owner.given:
                program.check_point(tuple(owner.given))
            value = owner.given[given.name]
            if given.name in owner.watch:
                value = wrap(owner.watch[given.name](unwrap(value)))
            frame[program.scope.slots[given.name]] = value
    return frame


def _with_stack(
    program: Program, owner: Coder, body: Callable, of: tuple[str, ...] | None
) -> Outcome:
    """What `body` gives, run with as much of Python's stack as the program may need."""
    frame = _frame(program, owner)
    limits = owner.meter.limits
    deepen(limits.recursion * FRAMES)
    try:
        with within(limits.elements, limits.memory):
            body(frame)
            work = owner.meter.used() + made()
        outcome = _outcome(program, owner, frame, of)
        outcome.work = work
        return outcome
    except RecursionError:
        raise Diagnostic(
            "E0206",
            "calls and expressions are nested too deeply",
            (0, 0),
            help="--max-recursion sets how deep calls may go",
            source=program.source,
        ) from None


def _outcome(program: Program, owner: Coder, frame: list, of: tuple[str, ...] | None) -> Outcome:
    if of is None:
        target = program.target
        if target is None:
            return Outcome((), (), owner.printed)
        if target.node is not None:
            if frame[1] is None and _gives_nothing(target.node):
                return Outcome((), (), owner.printed)
            value = _result(frame[1], target.span, program)
            return Outcome(program.target_names, (value,), owner.printed)
        assert target.name is not None  # what is no node is a name
        of = (target.name,)
        if program.ends_in_print and frame[program.scope.slots[target.name]] is UNSET:
            return Outcome((), (), owner.printed)
    values = []
    for name in of:
        value = frame[program.scope.slots[name]]
        if value is UNSET:
            place = (program.assigned.get(name) or [None])[0]
            raise Diagnostic(
                "E0204", f"'{name}' has no value at the program's end", place,
                "this has not run", source=program.source,
            )  # fmt: skip
        values.append(_result(value, (program.assigned.get(name) or [None])[0], program))
    return Outcome(tuple(of), tuple(values), owner.printed)


def _gives_nothing(node: s.Node) -> bool:
    """Whether None is no value of a last expression: of a call that is not a tape's."""
    if type(node) is not s.Call:
        return False
    return type(node.function) is not s.Attribute or node.function.name not in DERIVATIVES


def _result(value, span, program: Program):
    """A value of the program, which `span` gives, as it goes out."""
    try:
        value = outside(value) if program.tensors else value
        _check_result(value, span, program)
        return plain(unwrap(value))
    except Diagnostic as error:
        raise error.located(span, program.source) from None


def _check_result(value, span, program: Program) -> None:
    """Raise where a program's value is, or holds, what cannot be shown, such as a function."""
    whole, value = value, _no_result(value)
    if value is UNSET:
        return
    verb = "is" if value is whole else "holds"
    help = "end it with a number or an array"
    if type(value) is Function and value.code.name.isidentifier():
        help = f"call it, as in {value.code.name}(…)"
    raise Diagnostic(
        "E0107",
        f"the program's value {verb} {describe(value)}, which is no result",
        span,
        help=help,
        source=program.source,
    )


def _no_result(value):
    """What is no result in `value`, nested lists and dicts too; UNSET where there is none."""
    stack, seen = [value], set()
    while stack:
        x = stack.pop()
        if type(x) in CONTAINERS and id(x) not in seen:
            seen.add(id(x))
            stack.extend(reversed(list(items(x))))
        elif not (type(x) in RESULTS or isinstance(x, World) or hasattr(x, "dtype")):
            return x
    return UNSET


RESULTS = (float, int, bool, complex, Array, *CONTAINERS, str, range, type(None))
