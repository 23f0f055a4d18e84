"""What a call returns and a report shows: a target's value, its derivatives, and notes on them;
and what tapes recorded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from typing import dataclass_transform

    from gradcli.errors import Diagnostic
else:

    def dataclass_transform(**_):
        """typing has it from Python 3.11 on."""
        return lambda cls: cls


Gradients = dict[str, Any]  # "x" or "x,x" -> the derivative; None where nothing connects them
Entry = tuple[str, int | None, str, Any]  # what it is, of which target, by which variables, value
Found = TypeVar("Found", bound="Result")  # the class of results that goes in and comes out
Each = TypeVar("Each")  # what a grid has at each of its points


class Result:
    """The value of a program's target at a point, and its derivatives there.

    `targets` and `values` go together; `gradients` is None where none were asked.  Its keys are
    the variables of a derivative joined by commas, in the order of `wrt`, each mixed partial once.
    Of several targets, or one of many elements, the derivatives are those of the sum.
    """

    __slots__ = ("targets", "values", "gradients", "wrt", "point", "notes")

    gradients: Gradients | Any  # None where none were asked: who has asked need not look
    command = "grad"  # what is run for such a result
    fields: tuple[str, ...] = ("gradients",)  # that it has besides the targets, and machines get
    sums = True  # whether its derivatives are those of the sum of all elements

    def __init__(
        self,
        targets: tuple[str, ...],
        values: tuple[Any, ...],
        gradients: Gradients | None = None,
        wrt: tuple[str, ...] = (),
        point: dict[str, Any] | None = None,
        notes: tuple[str, ...] = (),
    ):
        self.targets, self.values, self.gradients = targets, values, gradients
        self.wrt, self.point, self.notes = wrt, point or {}, notes

    @property
    def target(self) -> str | list[str]:
        """The target's name; of several a list."""
        return _alone(self.targets)

    @property
    def value(self) -> Any:
        """The target's value; of several a list."""
        return _alone(self.values)

    @property
    def has_derivatives(self) -> bool:
        """Whether derivatives were asked for: not of `gradcli eval`."""
        return self.fields != ("gradients",) or self.gradients is not None

    def derivatives(self) -> list[Entry]:
        """Each derivative as (kind, number of its target or None for the sum, key, value)."""
        return [("derivative", None, key, g) for key, g in (self.gradients or {}).items()]

    def missing(self) -> list[tuple[int | None, str]]:
        """(number of a target or None for the sum, variable) for each first derivative that is
        None."""
        first = [entry for entry in self.derivatives() if "," not in entry[2]]
        return [(i, key) for _, i, key, g in first if not is_connected(g)]

    def __getitem__(self, key: str) -> Any:
        """The derivative by `key`, such as result["x"] or result["x,y"]; of several targets a
        list."""
        found = [value for _, _, known, value in self.derivatives() if known == key]
        if not found:
            raise KeyError(key)
        return _alone(found)

    def __repr__(self) -> str:
        fields = [f"{name}={value!r}" for name, value in zip(self.targets, self.values)]
        if self.has_derivatives:
            fields += [f"{name}={getattr(self, name)!r}" for name in self.fields]
        return f"{type(self).__name__}({', '.join(fields)})"

    def _repr_html_(self) -> str:
        """A table of values and derivatives, as notebooks show it."""
        from collections import Counter
        from html import escape

        cells = [(escape(name), value) for name, value in zip(self.targets, self.values)]
        for _, i, key, value in self.derivatives():
            orders = Counter(key.split(","))
            of = "" if i is None else escape(self.targets[i])
            by = " ".join(f"∂{escape(name)}{_raised(n)}" for name, n in orders.items())
            cells.append((f"∂{_raised(orders.total())}{of}/{by}", value))
        rows = "".join(
            f"<tr><th>{name}</th><td><pre>{escape(str(value))}</pre></td></tr>"
            for name, value in cells
        )
        notes = "".join(f"<p>note: {escape(note)}</p>" for note in self.notes)
        return f"<table>{rows}</table>{notes}"


def _raised(order: int) -> str:
    """The order of a derivative in HTML, where it is not 1."""
    return "" if order == 1 else f"<sup>{order}</sup>"


def is_connected(derivative: Any) -> bool:
    """Whether a derivative, which may be nested, has a part that is not None."""
    if isinstance(derivative, dict):
        derivative = list(derivative.values())
    if isinstance(derivative, (list, tuple)):
        return any(map(is_connected, derivative))
    return derivative is not None


def column_of(result: Result, target: str, axes: tuple[str, ...] = ()) -> str:
    """What a target is called where it needs a name: itself; `f` where it is an expression, or has
    the name of one of a grid's `axes`, and `value` where the program has an `f`."""
    if target.isidentifier() and target not in axes:
        return target
    taken = {*result.targets, *result.point, *result.wrt}
    return "f" if "f" not in taken else "value"


def _alone(items) -> Any:
    """The one item; of several a list of them."""
    return items[0] if len(items) == 1 else list(items)


class Jacobian(Result):
    """The derivative of each element of each target by each element of each variable.

    `jacobians` has for each target a dict: of a value y by a variable x shape(y) + shape(x); of a
    list or tuple of values, one of each.
    """

    jacobians: tuple[dict[str, Any], ...]
    __slots__ = tuple(__annotations__)
    command, fields, sums = "jacobian", ("jacobian",), False

    @property
    def jacobian(self) -> Any:
        """The derivatives of the target by variable; of several targets a list."""
        return _alone(self.jacobians)

    def derivatives(self) -> list[Entry]:
        named = enumerate(self.jacobians)
        return [("derivative", i, key, j) for i, found in named for key, j in found.items()]


class Hessian(Result):
    """The gradient, and the second derivatives by keys such as "x,x" and "x,z"."""

    hessian: Gradients
    __slots__ = tuple(__annotations__)
    command, fields = "hessian", ("gradients", "hessian")

    def derivatives(self) -> list[Entry]:
        second = [("derivative", None, key, h) for key, h in self.hessian.items()]
        return super().derivatives() + second


class Jvp(Result):
    """The tangent of each target, in the structure of its value: its derivative in a direction.

    `wrt` are the inputs that move."""

    tangents: tuple[Any, ...]
    __slots__ = tuple(__annotations__)
    command, fields, sums = "jvp", ("tangent",), False

    @property
    def tangent(self) -> Any:
        """The target's tangent; of several a list."""
        return _alone(self.tangents)

    def derivatives(self) -> list[Entry]:
        return [("tangent", i, "", t) for i, t in enumerate(self.tangents)]

    def missing(self) -> list[tuple[int | None, str]]:
        still = [i for _, i, _, t in self.derivatives() if not is_connected(t)]
        return [(i, name) for i in still for name in self.wrt]


class Vjp(Result):
    """The cotangent of each variable: what the cotangents of the targets are carried back to."""

    cotangents: Gradients
    __slots__ = tuple(__annotations__)
    command, fields, sums = "vjp", ("cotangents",), False

    def derivatives(self) -> list[Entry]:
        return [("cotangent", None, key, g) for key, g in self.cotangents.items()]


class Hvp(Result):
    """The gradient, and the product of the Hessian with a direction, by variable."""

    hvp: Gradients
    __slots__ = tuple(__annotations__)
    command, fields = "hvp", ("gradients", "hvp")

    def derivatives(self) -> list[Entry]:
        products = [("hvp", None, key, p) for key, p in self.hvp.items()]
        return super().derivatives() + products

    def missing(self) -> list[tuple[int | None, str]]:
        return [(None, name) for name, g in (self.gradients or {}).items() if g is None]


class Expansion(Result):
    """The Taylor polynomial of each target in the variables `wrt`, about the values `at`.

    `terms` has for each target a dict from exponents, one a variable, to the coefficient, which is
    in the structure of the target's value; past order 0 it is None where nothing connects them.
    """

    at: dict[str, Any]
    order: int
    terms: tuple[dict[tuple[int, ...], Any], ...]
    __slots__ = tuple(__annotations__)
    command, fields, sums = "taylor", ("at", "coefficients"), False

    @property
    def coefficients(self) -> Any:
        """Of one variable a list, from order 0; of several a dict by keys such as "" and "x,y".
        Of several targets a list of these."""
        if len(self.wrt) == 1:
            return _alone([list(terms.values()) for terms in self.terms])
        return _alone([{self.key(powers): c for powers, c in t.items()} for t in self.terms])

    def key(self, powers: tuple[int, ...]) -> str:
        """The key of the derivative by these powers of the variables, such as "x,x,y"."""
        return ",".join(name for name, n in zip(self.wrt, powers) for _ in range(n))

    def derivatives(self) -> list[Entry]:
        return [
            ("coefficient", i, self.key(powers), c)
            for i, terms in enumerate(self.terms)
            for powers, c in terms.items()
            if any(powers)
        ]


class Uncertainty(Result):
    """The value of each target with its standard uncertainty, and what each input gives to it.

    `us` go with the values, each in the structure of its value.  `budgets` has for each target a
    list of Shares, whose sum of squares is u squared.  `correlations` are those of the targets that
    are numbers, by keys such as "R,X"; `order` is that of the terms, 1 or 2.
    """

    us: tuple[Any, ...]
    budgets: tuple[list[Share], ...]
    correlations: dict[str, float]
    order: int
    __slots__ = tuple(__annotations__)
    command, fields, sums = "eval", ("u", "budget", "correlations"), False

    @property
    def u(self) -> Any:
        """The target's standard uncertainty; of several a list."""
        return _alone(self.us)

    @property
    def budget(self) -> Any:
        """A dict for each Share of the target; of several targets a list of these."""
        return _alone([[share.facts() for share in budget] for budget in self.budgets])

    def derivatives(self) -> list[Entry]:
        entries: list[Entry] = []
        for i, (u, budget) in enumerate(zip(self.us, self.budgets)):
            alone = [share for share in budget if share.u is not None]
            entries.append(("u", i, "", u))
            entries += [("sensitivity", i, share.input, share.sensitivity) for share in alone]
            entries += [("u", i, share.input, share.contribution) for share in alone]
            entries += [("percent", i, share.key, share.percent) for share in budget]
        return entries

    def missing(self) -> list[tuple[int | None, str]]:
        slopes = [entry for entry in self.derivatives() if entry[0] == "sensitivity"]
        return [(i, name) for _, i, name, c in slopes if not is_connected(c)]


class UncertainGradient(Result):
    """The value of a target and its derivatives, each with its standard uncertainty to first order.

    `us` go with the values, and `gradients_u` with `gradients`, by the same keys.
    """

    us: tuple[float | None, ...]
    gradients_u: dict[str, float | None]
    __slots__ = tuple(__annotations__)
    fields = ("u", "gradients", "gradients_u")

    u = Uncertainty.u

    def derivatives(self) -> list[Entry]:
        entries: list[Entry] = [("u", i, "", u) for i, u in enumerate(self.us)]
        for key, g in (self.gradients or {}).items():
            u = self.gradients_u[key]
            entries += [("derivative", None, key, g), ("derivative u", None, key, u)]
        return entries

    def missing(self) -> list[tuple[int | None, str]]:
        return [(None, key) for key, g in (self.gradients or {}).items() if g is None]


class Trials(Result):
    """The values of a target at many points drawn from the distributions of its inputs.

    `means`, `us` and `intervals` go with the values: the mean, the standard deviation, and the ends
    of the interval that holds 95 % of them, with as many below as above.
    """

    means: tuple[float, ...]
    us: tuple[float, ...]
    intervals: tuple[tuple[float, float], ...]
    trials: int
    seed: int
    __slots__ = tuple(__annotations__)
    command, fields, sums = "eval", ("mean", "u", "interval", "trials", "seed"), False

    u = Uncertainty.u

    @property
    def mean(self) -> Any:
        """The mean of the target's values; of several a list."""
        return _alone(self.means)

    @property
    def interval(self) -> Any:
        """The ends of the coverage interval; of several targets a list of these."""
        return _alone([list(ends) for ends in self.intervals])

    def derivatives(self) -> list[Entry]:
        return [
            (kind, i, "", value)
            for i, (mean, u, (low, high)) in enumerate(zip(self.means, self.us, self.intervals))
            for kind, value in (("mean", mean), ("u", u), ("low", low), ("high", high))
        ]

    def missing(self) -> list[tuple[int | None, str]]:
        return []


class Grid(Generic[Each]):
    """Results along a grid of points: `axes` name the inputs that vary, `results` come in order.

    `count` says how many there will be, None where that is not known before they have come.
    `blocks` are the same results, of many points each, where they come so: who takes some of them
    takes them from `results`.
    """

    __slots__ = ("axes", "results", "count", "blocks")

    def __init__(
        self,
        axes: tuple[str, ...],
        results: Iterable[Each] = (),
        count: int | None = None,
        blocks: Iterable[Block] | None = None,
    ):
        self.axes, self.count, self.blocks = axes, count, blocks
        self.results: Any = results if blocks is None else _each(blocks)


def _each(blocks: Iterable[Block]) -> Iterator[Result]:
    for block in blocks:
        yield from block.results()


class Block:
    """Results at many points of a grid, of a program with one number as its value.

    `form` is the result at one of them, of which the others have the targets, the notes, and the
    derivatives that are None.  `points` has a column for each of `axes`, `values` the values, and
    `slopes` a column for each derivative that is not None; `others` are the results that are not in
    these columns, by their places.
    """

    __slots__ = ("form", "axes", "points", "values", "slopes", "others")

    def __init__(
        self, form: Result, axes: tuple[str, ...], points: list, values: list[float],
        slopes: dict[str, list[float]], others: dict[int, Result],
    ):  # fmt: skip
        self.form, self.axes, self.points, self.values = form, axes, points, values
        self.slopes, self.others = slopes, others

    def __len__(self) -> int:
        return len(self.values)

    def columns(self) -> list:
        """The inputs that vary, the values and the derivatives: columns of numbers, and of what is
        no column the one value that it has everywhere."""
        slopes = [self.slopes.get(key, g) for key, g in (self.form.gradients or {}).items()]
        return [*self.points, self.values, *slopes]

    def at(self, k: int) -> Result:
        """The result at one of the points."""
        if k in self.others:
            return self.others[k]
        form = self.form
        point = form.point | {axis: column[k] for axis, column in zip(self.axes, self.points)}
        found = form.gradients
        if found is not None:
            found = found | {key: column[k] for key, column in self.slopes.items()}
        return Result(form.targets, (self.values[k],), found, form.wrt, point, form.notes)

    def results(self) -> Iterator[Result]:
        """Each of the results."""
        return map(self.at, range(len(self)))


class Verdicts(Result):
    """The derivatives with what a check says of each, by the same keys."""

    verdicts: dict[str, Any]  # a word, or None before the check
    __slots__ = tuple(__annotations__)
    command, fields = "check", ("gradients", "verdicts")

    def derivatives(self) -> list[Entry]:
        found = [("check", None, key, verdict) for key, verdict in self.verdicts.items()]
        return super().derivatives() + found


Failure = Exception  # a Diagnostic: why a row has no results


class Rows:
    """Results of many rows: `columns` of results in the order of the targets and derivatives of
    `form`, each a list or an array, or None where nothing connects what it is of.

    `failures` has why a row has no results, by its number from 0; `engine` is what ran them.
    """

    __slots__ = ("form", "columns", "failures", "engine")

    def __init__(self, form: Result, columns: list, failures: dict[int, Failure], engine: str):
        self.form, self.columns, self.failures, self.engine = form, columns, failures, engine

    def __getitem__(self, key: str) -> Any:
        """The column of a target, or of the derivative by `key`."""
        names = [*self.form.targets, *(key for _, _, key, _ in self.form.derivatives())]
        if key not in names:
            raise KeyError(key)
        return self.columns[names.index(key)]


class Records:
    """Facts in rows, such as the language's functions: `columns` name them, `rows` are tuples."""

    __slots__ = ("columns", "rows")

    def __init__(self, columns: tuple[str, ...], rows: list[tuple]):
        self.columns, self.rows = columns, rows


@dataclass_transform(kw_only_default=True)
class Facts:
    """Facts by name: those that `__slots__` lists, the annotations of a subclass."""

    __slots__: tuple[str, ...] = ()

    def __init__(self, **facts: Any):
        for name in self.__slots__:
            setattr(self, name, facts[name])


class Share(Facts):
    """What an input gives to a standard uncertainty: its value, its u, how the target moves with it
    (None: not at all), and the product of both.

    Of two inputs, `input` being such as "V,I", it is what their correlation gives, or the terms of
    second order: then `contribution` is the root of that, negative where it lessens u.
    """

    input: str
    value: float | None
    u: float | None
    sensitivity: Any  # in the structure of the target's value, as the two below
    contribution: Any
    percent: Any
    correlation: float | None
    order: int
    __slots__ = tuple(__annotations__)

    @property
    def key(self) -> str:
        """The input, or inputs; those of second order have a key of their own."""
        return self.input if self.order == 1 else f"{self.input},2"

    def facts(self) -> dict[str, Any]:
        """What there is of it by name."""
        alone = self.u is not None
        names = ["input", "value", "u", "sensitivity", "contribution", "percent"]
        if not alone:
            kind = "correlation" if self.correlation is not None else "order"
            names = ["input", kind, "contribution", "percent"]
        return {name: getattr(self, name) for name in names}


OF_SUM = "the derivatives are of the sum of all elements, not the jacobian"


class Formulas(Facts):
    """The derivatives of a target in symbols, as its author would write them.

    `rows` are (key, text) by keys such as "x,x"; `steps` are (name, text) of what stands before
    them.  A derivative that is no formula, such as a loop's, is the text of a `program`, else "".
    """

    targets: tuple[str, ...]
    wrt: tuple[str, ...]
    steps: tuple[tuple[str, str], ...]
    rows: tuple[tuple[str, str], ...]
    program: str
    notes: tuple[str, ...]
    __slots__ = tuple(__annotations__)


# -- tapes -----------------------------------------------------------------------------------------
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


# -- the chain rule --------------------------------------------------------------------------------
class Link(Facts):
    """A step of a tape of which the chain rule is told: the name by which the program calls it, the
    text of the call where a function is among its arguments, else "", and its partials as numbers,
    one an input."""

    called: str
    text: str
    partials: tuple[float | None, ...]
    __slots__ = tuple(__annotations__)


class Chained(Facts):
    """A step by its name: its text, its value, its line, and (by, text, number) of its partials."""

    name: str
    text: str
    value: Any
    line: int
    partials: tuple[tuple[str, str, float | None], ...]
    __slots__ = tuple(__annotations__)


class Term(Facts):
    """A product in a sum of the chain rule: of the target by the step `through`, and of that step
    by what it is made of, in symbols and numbers."""

    through: str
    text: str
    cotangent: Any
    partial: Any
    __slots__ = tuple(__annotations__)


class Sum(Facts):
    """A derivative of the target by a step or an input: the terms that it is the sum of."""

    by: str
    terms: tuple[Term, ...]
    value: Any
    __slots__ = tuple(__annotations__)


class ChainRule(Facts):
    """How the derivatives of a target come about: forward its `steps`, back the `sums`.

    `of` is the name of the step that is the target; `valued` whether the point has values, else
    everything is in symbols; `unused` counts the steps that nothing is carried back to; `lines` are
    the lines of a program of several, by number; `formulas` and `result` are the derivatives.
    """

    of: str
    steps: list[Chained]
    sums: list[Sum]
    valued: bool
    unused: int
    lines: dict[int, str]
    formulas: Formulas | None
    result: Result | None
    __slots__ = tuple(__annotations__)

    @property
    def known(self) -> Formulas | Result:
        """What there is of both."""
        known = self.formulas if self.result is None else self.result
        assert known is not None  # a chain rule has one of them
        return known


# -- checks ----------------------------------------------------------------------------------------
class Coordinate(Facts):
    """A derivative held against differences.

    `at` is the value of the variable, None for a direction of an array; `gradient` is reverse
    mode's, None where nothing connects, `forward` forward mode's, `numeric` ± `error` what a step
    gives by the `method`; `verdict` is one of "agrees", "differs", "on a kink" and "cannot tell",
    and `why` says more of it, or is "".
    """

    name: str
    at: Any
    gradient: float | None
    forward: float | None
    numeric: float | None
    error: float | None
    step: float | None
    method: str
    verdict: str
    why: str
    __slots__ = tuple(__annotations__)


class Check:
    """The derivatives of a target at a point, each held against differences.

    `faults` are Diagnostics, one for each step whose own derivative is wrong.  A check is true
    where no derivative differs.
    """

    __slots__ = ("target", "value", "rows", "faults", "notes", "point")

    def __init__(self, target: str, value: float, rows: list[Coordinate], point=None):
        self.target, self.value, self.rows, self.point = target, value, rows, point or {}
        self.faults: list[Diagnostic] = []
        self.notes: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether no derivative differs from differences of the function."""
        return not self.differing

    @property
    def differing(self) -> list[Coordinate]:
        """The derivatives that differ."""
        return [row for row in self.rows if row.verdict == "differs"]

    def __bool__(self) -> bool:
        return self.ok

    def __repr__(self) -> str:
        lines = [f"<Check: {len(self.differing)} of {len(self.rows)} derivatives differ>"]
        for row in self.rows:
            if row.verdict != "agrees":
                numeric = "" if row.numeric is None else f", not {row.numeric!r} ± {row.error:.2g}"
                why = f" ({row.why})" if row.why else ""
                lines.append(f"{row.name}: {row.gradient!r} {row.verdict}{numeric}{why}")
        return "\n".join([*lines, *map(str, self.faults)])


class Checks:
    """Checks along a grid of points: `axes` name the inputs that vary."""

    __slots__ = ("axes", "checks")

    def __init__(self, axes: tuple[str, ...], checks: list[Check]):
        self.axes, self.checks = axes, checks


# -- searches --------------------------------------------------------------------------------------
class Parameter(Facts):
    """A parameter of a fit: its value with its standard error, the value it began with, and the
    bound that it lies at, or None.  The error is None where it has none: at a bound, and where the
    data do not determine it."""

    name: str
    value: float
    error: float | None
    start: float
    bound: float | None
    __slots__ = tuple(__annotations__)


class Fit(Facts):
    """A model fitted to the values of a column `y` by least squares.

    `sum_of_squares` is that of the weighted residuals; `residual_sd` the root of it by the degrees
    of freedom, None without any.  `absolute`: whether the weights are known uncertainties, which
    the errors come from alone; `probability` is then that of a larger sum of squares.
    `correlations` are by keys such as "b1,b2".  `verdict` says how the search ended.
    """

    y: str
    parameters: list[Parameter]
    correlations: dict[str, float]
    residual_sd: float | None
    sum_of_squares: float
    degrees_of_freedom: int
    points: int
    absolute: bool
    probability: float | None
    converged: bool
    verdict: str
    evaluations: int
    fitted: Any
    notes: tuple[str, ...]
    __slots__ = tuple(__annotations__)

    def __getitem__(self, name: str) -> float:
        """The value of a parameter."""
        return next(row.value for row in self.parameters if row.name == name)


class Minimum(Facts):
    """A point `at` which a target is least nearby: its value there, and its gradient.

    `curvature` are the least and the largest eigenvalue of the Hessian in the directions that no
    bound closes, None where there are too many to ask; `bounds` are the inputs that lie at one.
    `verdict` says how the search ended.
    """

    target: str
    value: float
    at: dict[str, Any]
    gradient: Gradients
    curvature: tuple[float, float] | None
    bounds: list[str]
    converged: bool
    verdict: str
    evaluations: int
    notes: tuple[str, ...]
    __slots__ = tuple(__annotations__)


class Root(Facts):
    """A solution: the value of each unknown, what is left of the equations there (the largest), and
    the condition: by how much an error in them moves it, at most.  `multiple`: whether the slope is
    0 there, so that half of the digits or more are lost."""

    values: dict[str, Any]
    residual: float
    condition: float
    multiple: bool
    __slots__ = tuple(__annotations__)


class Roots(Facts):
    """The solutions that were found of equations for the `unknowns`; `looked` says where they were
    looked for and how many, in words."""

    equation: str
    unknowns: tuple[str, ...]
    roots: list[Root]
    looked: str
    notes: tuple[str, ...]
    __slots__ = tuple(__annotations__)


class Certainty(Facts):
    """A number of an ordinary answer, and how many of its digits are those of the exact one, None
    where all are: the relative error is below 10**-digits.  `proven` is the exact one."""

    name: str
    value: Any
    digits: int | None
    proven: Any
    __slots__ = tuple(__annotations__)
