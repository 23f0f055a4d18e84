"""check_gradients: every derivative of a function of Python held against differences of it."""

from collections.abc import Callable, Iterator
from itertools import islice
from math import nan

from gradcli.checking.functions import DIFFERS, UNSURE, Direction, Subject, coordinate, pulled
from gradcli.checking.functions import directions as directions_of
from gradcli.checking.lines import lines
from gradcli.engine.structure import leaves, rebuilt
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.engine.transforms import real
from gradcli.errors import Diagnostic
from gradcli.ops.dispatch import primal
from gradcli.ops.numpy_call import quiet, shape
from gradcli.ops.reductions import total
from gradcli.result.checks import Check, Coordinate


def check_gradients(
    function: Callable,
    *args,
    order: int = 1,
    full: bool = False,
    directions: int | None = None,
    seed: int = 0,
) -> Check:
    """The derivatives of `function` at `args`, each held against differences of the function.

    args: numbers, arrays, and nested lists, tuples and dicts of them; each float in them is a
    variable.  The values of the function, nested too, are weighed by random numbers and summed.
    order: 1, or 2 for the derivatives of the gradient too; full: each element of each array, else
    random directions of those with more than 8, as many as `directions` says (2).  The result is
    true where nothing differs, and says in its repr what does: `assert check_gradients(f, x)`.
    Raises what `function` raises, E0103 for another order or no direction, and E0201 where it has
    no variables or gives no number.
    """
    if order not in (1, 2) or (directions is not None and directions < 1):
        raise Diagnostic("E0103", "order is 1 or 2, and directions are 1 or more")
    flat = list(leaves(args))
    places = [i for i, x in enumerate(flat) if _is_variable(x)]
    if not places:
        raise Diagnostic("E0201", "there is nothing to check: no argument is a float or an array")
    xs, source = [real(flat[i]) for i in places], random(seed)

    def values(moved: list) -> tuple:
        given = list(flat)
        for i, x in zip(places, moved):
            given[i] = x
        return tuple(leaves(function(*rebuilt(args, given))))

    def weights(found: list) -> list:
        if not any(map(_is_number, found)):
            kinds = ", ".join(type(y).__name__ for y in found) or "nothing"
            raise Diagnostic("E0201", f"there is nothing to check: the function gives {kinds}")
        return [_weight(y, source) for y in found]

    subject = Subject(values, xs, weights)
    names = tuple(_named(args))
    found = Check(getattr(function, "__name__", "f"), subject.value, [])
    found.rows += checked(subject, names, order, full, directions, source)
    if not found:
        from gradcli.checking.steps import faults

        for fault in faults(subject.tape, subject.seeds, lambda k: k, source):
            found.faults.append(Diagnostic("E0211", fault.words(f" in step {fault.step + 1}")))
        if not found.faults:
            leave_open(subject, names, found.rows, source)
    return found


def leave_open(subject: Subject, names: tuple[str, ...], rows: list[Coordinate], source) -> None:
    """Of what differs without a fault, say that nothing can be told where a step of the function
    changes faster than numbers do."""
    from gradcli.checking.steps import unresolved

    for name, x in zip(names, subject.tensors):
        mine = [
            r for r in rows if r.verdict == DIFFERS and name in map(_variable, r.name.split(","))
        ]
        op = unresolved(subject.tape, x.node, source) if mine else None
        if op is None:
            continue
        for row in mine:
            row.verdict = UNSURE
            row.why = f"{op.name} changes faster here than from one number to the next"


def _variable(name: str) -> str:
    """The variable that a coordinate's name begins with: w of w[0], and of w along #1."""
    return name.split(" along ")[0].split("[")[0]


def _is_variable(x) -> bool:
    return type(x) is float or getattr(getattr(x, "dtype", None), "kind", "") == "f"


def _is_number(y) -> bool:
    return type(y) in (float, int, bool, complex) or hasattr(y, "dtype")


def _weight(y, source):
    """Random numbers beside a value, 1 beside what is none."""
    return source.normal(size=shape(y)) if shape(y) else 1.0


def random(seed: int):
    """The source of random numbers of a check."""
    from numpy.random import default_rng

    return default_rng(seed)


def _named(args, prefix: str = "") -> Iterator[str]:
    """The names of the variables in nested arguments: x0, x1[2], x2['w']."""
    items = args.items() if isinstance(args, dict) else enumerate(args)
    for key, x in items:
        name = f"{prefix}[{key!r}]" if prefix else f"x{key}"
        if isinstance(x, (list, tuple, dict)):
            yield from _named(x, name)
        elif _is_variable(x):
            yield name


# -- the rows --------------------------------------------------------------------------------------
def checked(
    subject: Subject, names: tuple[str, ...], order: int, full: bool, count: int | None, source,
    kinked: bool = False, given: list | None = None,
) -> list[Coordinate]:  # fmt: skip
    """Each derivative of `subject` with its verdict: of the first order, then of the second.

    kinked: whether the point is known to lie on a kink of some variable.  given: derivatives by the
    variables that are held against differences in the place of the tape's.
    """
    reason = _unsteady(subject)
    along = list(directions_of(names, subject.xs, full, count, source))
    rows = first_order(subject, along, kinked, given)
    if order > 1:
        rows += second_order(subject, along)
    for row in rows if reason else ():
        row.verdict, row.why = UNSURE, reason
    for row in rows if subject.value != subject.value else ():  # outside of its domain
        row.gradient = row.gradient if given else nan
        row.forward = nan
        row.verdict, row.why = UNSURE, "the value is nan"
    return rows


def _unsteady(subject: Subject) -> str:
    """Why no differences can be made: the function is another one each time it is called."""
    again = subject.at(subject.xs)
    same = again == subject.value or again != again
    return "" if same else "the function gives another value each time it runs"


def first_order(
    subject: Subject, along: list[Direction], kinked: bool = False, given: list | None = None
) -> list[Coordinate]:
    """The derivatives by the variables, or those `given`, of elements or in directions."""
    xs, gradients, analytic = subject.xs, given or subject.gradient(), subject.is_analytic
    rows = []
    for direction, forward, line in lines(subject, along):
        g = gradients[direction.variable]
        row = coordinate(
            direction.name, direction.at, None if g is None else direction.along(g),
            None if given else forward, line, direction.size(xs), subject.epsilon,
            line if analytic else None, kinked,
        )  # fmt: skip
        row.forward = forward
        rows.append(row)
    return rows


PAIRS = 64  # of directions that are checked at the second order


def second_order(subject: Subject, along: list[Direction]) -> list[Coordinate]:
    """The second derivatives, by each pair of directions: the slope of the first one along one is
    the second by both."""
    xs, gradients, rows = subject.xs, subject.gradient(), []
    pairs = ((a, b) for k, a in enumerate(along) for b in along[k:])
    products: dict[str, list] = {}
    for a, b in islice(pairs, PAIRS * (len(along) if len(along) < PAIRS else 1)):
        if a.name not in products:
            products[a.name] = _hessian_product(subject, a)

        def line(t: float, a=a, b=b) -> float:
            moved = Subject(subject.function, b.moved(xs, t), subject.weights and _same(subject))
            return a.along(moved.gradient()[a.variable])

        dead = gradients[a.variable] is None or gradients[b.variable] is None
        # past the first order a missing path is a true 0
        g = None if dead else b.along(products[a.name][b.variable])
        rows.append(
            coordinate(f"{a.name},{b.name}", None, g, None, line, b.size(xs), subject.epsilon)
        )
    return rows


def _same(subject: Subject) -> Callable:
    return lambda values: subject.weights


def _hessian_product(subject: Subject, direction: Direction) -> list:
    """The derivative by each variable of the derivative in a direction."""
    tensors = [Tensor(x) for x in subject.xs]
    with GradientTape(persistent=True) as outer, quiet():
        for x in tensors:
            outer.watch(x)
        with GradientTape(persistent=True) as inner:
            for x in tensors:
                inner.watch(x)
            values = subject.function(tensors)
        g = pulled(inner, subject.seeded(values), tensors)[direction.variable]
        if not isinstance(g, Tensor):
            return [None] * len(tensors)
        along = total(g * direction.d) if shape(g) else g * direction.d
    found = outer.gradient(along, tensors)
    return [None if h is None else primal(h) for h in found]
