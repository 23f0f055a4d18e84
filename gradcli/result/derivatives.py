"""What a call returns: a target's value, its derivatives, and notes on them."""

from __future__ import annotations

from typing import Any, TypeVar

from gradcli.result.facts import Facts

Gradients = dict[str, Any]  # "x" or "x,x" -> the derivative; None where nothing connects them
Entry = tuple[str, int | None, str, Any]  # what it is, of which target, by which variables, value
Found = TypeVar("Found", bound="Result")  # the class of results that goes in and comes out


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


class Verdicts(Result):
    """The derivatives with what a check says of each, by the same keys."""

    verdicts: dict[str, Any]  # a word, or None before the check
    __slots__ = tuple(__annotations__)
    command, fields = "check", ("gradients", "verdicts")

    def derivatives(self) -> list[Entry]:
        found = [("check", None, key, verdict) for key, verdict in self.verdicts.items()]
        return super().derivatives() + found


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
