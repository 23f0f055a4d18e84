"""One table of primitives: what a row says, and nothing else.

A primitive is one row, an `Op`.  Every engine (tape, dual numbers, Taylor series, the symbolic
graph, the printers) reads the row; what it is called in other languages and in the catalogue are
lines beside it (docs/architecture.md, How to add).

What a row says of each argument is an `Arg`: a kind, and a rule.  The rule of argument i is the
linear map that carries a cotangent of the output back to x_i,

    rule(g, *args, out) -> contribution to the cotangent of x_i

written in other primitives; the one rule of a variadic row is told which, rule(i, g, args, out).
For an elementwise row the Jacobian is diagonal, so the same rule carries a tangent of x_i forward;
for a structural row forward mode follows from the kind.

    smooth    the row has a derivative: the rule multiplies by a
              partial, or picks what a selection takes             sin(x), maximum(x, y)
    linear    the row is jointly linear in its linear arguments    x + y, reshape(x)
    bilinear  the row is linear in this argument with others held  x * y, a @ b
    flat      the derivative is 0 wherever it exists               floor(x)
    none      has a derivative that no formula here gives: to ask
              for it is an error, never a silent 0                 the order of a Bessel function
    static    carries no derivative: an index, a shape, a test     where's condition
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol

from gradcli.errors import Diagnostic

inf = math.inf
REAL, POSITIVE = (-inf, inf), (0.0, inf)  # the domain of an argument
SOMEWHERE = ((None, "infinite or nan"),)


class Arg(NamedTuple):
    """What a row says of one argument: its kind, and its rule (None for static).

    `symbolic` is the rule as formulas are printed, where the one that numbers take is longer: it
    keeps its digits, and those of its own derivatives, where the textbook's loses them.
    """

    kind: str
    rule: Callable | None = None
    symbolic: Callable | None = None


FLAT = Arg("flat", lambda g, *_: 0.0)
STATIC = Arg("static")


def smooth(partial: Callable, symbolic: Callable | None = None) -> Arg:
    """An argument with a partial: `partial(*args, out)`, run only when the derivative is asked."""
    text = symbolic and (lambda g, *args: g * symbolic(*args))
    return Arg("smooth", lambda g, *args: g * partial(*args), text)


def selecting(rule: Callable | None, symbolic: Callable | None = None) -> Arg:
    """A smooth argument with a rule of its own, such as one that picks elements of g."""
    return Arg("smooth", rule, symbolic)


def none(row: str, argument: str) -> Arg:
    """An argument of a row by which no derivative is provided: the rule raises E0210."""

    def refused(g, *_):
        raise Diagnostic(
            "E0210",
            f"the derivative of {row} by its argument {argument} is not provided",
            help=f"--wrt leaves out what {argument} is made of, stop_gradient({argument}) holds it",
        )

    return Arg("none", refused)


def linear(rule: Callable | None) -> Arg:
    return Arg("linear", rule)


def bilinear(rule: Callable | None) -> Arg:
    return Arg("bilinear", rule)


DIFFERENTIABLE = ("smooth", "linear", "bilinear", "none")  # kinds that may carry a derivative


class Op:
    """One row of the table.

    name       the name in programs and messages; `also` lists further bare names
    args       one Arg per positional argument; a variadic row has one for all of its parts
    value      on Python numbers: IEEE answers for floats, and exact integers, of which those too
               large are a Diagnostic; None for arrays only
    array      the NumPy function: a dotted name ("" is numpy.<name>), or a function that imports it
    libm       the function of math.h, and of a processor, that its value on a real number is
    ball       on balls of Arb's: a method of theirs, a function of them, or the name of one in
               `ops.digits.balls`, as "balls.where"; "" where its digits are not proven
    symbol     the operator it prints as ("+", unary "-"); "" prints a call
    domain     (low, high) per differentiable argument: within them the row is smooth and finite
    regular    the condition on its arguments where it has a derivative, in Python; what follows a
               ";" is in words; not set, it is what `domain` says
    undefined  where finite numbers give an elementwise row an infinity or NaN: pairs of the place
               of an argument (None: the row's own value) and what that is then, in words; not set,
               it is somewhere if the domain is not all numbers
    elementwise  the output's shape is the broadcast of the arguments'
    selects    what the row does not select contributes exactly 0 (where, maximum, an index)
    jvp        (tangents, args, out, attrs) -> tangent, where the kind does not give it
    path       how programs call it, where that is not by its bare name
    keywords   the attributes it takes, in order: static values given by name (axis, keepdims)
    elements   (*args, **attrs) -> how many elements the output has, where it may have more than
               the largest argument (an elementwise row: than the arguments broadcast)
    residuals  for each of one or two arguments what its rule reads: "x", "y", the arguments, and
               "z", the output; None for all of them.  A tape keeps no large array that none reads
    rest       whether its last argument may be given several times, the parts of an index
    kink       the kink, step or tie it has, and what is taken there: a `kinks.Kink`
    convention what else of the derivative is a matter of convention
    source     where the formula of the derivative is from
    unbroadcast  (g, *args, **attrs) -> what the rule of a row of one argument gives, not yet
               repeated to the argument's shape, to which it broadcasts
    gathers    (*args, **attrs) -> the index of the elements of its argument that it gives as they
               are, to all others of which it carries back 0; None where it is another thing
    symmetric  whether the arguments of a row of two may change places
    series     (*coefficient sequences) -> an iterator of coefficients, or its dotted name, where
               the derived recurrence is slow or inexact; None from it: the derived one serves here
    shape_only  the places of the arguments of which it asks for the shape alone, and no element
    shape      the rule of its result's shape, over lengths that may be names: that of its "first"
               or its "second" argument, a "number", or one of `core.types.shape_rules`; of a
               "vector" no more is said; "" where arguments broadcast, or where a call alone
               tells it
    view       how its result may be a view of its first argument, or that itself: "in order",
               "reversed", or "turned", of which what is computed keeps the order of the elements
               in memory; "" where it is a new array
    result_dtype  what NumPy holds its result in: "bool", "int" or "real", whatever it is given; as
               its "first" argument, as what is "common" to all of them, or to those after the first
               (the "others"); "counted": as what is common, and truths as whole numbers; "" where
               no such word says it
    family     what it is one of, where passes ask: a "comparison", of "bits", of "logic"; of rows
               on arrays one that "moves" elements to other places, a "fold" over axes of one
               element after another, another "reduction" over axes, one that gives as many
               elements "along" an axis, or of a "matrix"
    fold       by what a row that goes over elements brings them together: a sum by "+", a product
               by "*", an extreme, or its place, by ">" or "<", truths by "or" or "and"; "count"
    magnitude  how large a whole number may be that it gives: an element of its first argument
               "itself", or no more than that, "shrunk"; one that is "chosen" of its arguments, or
               no more than the "largest" of them; a "place", no more than a length; or another of
               the rules of `typed.magnitudes`.  "" where there is no bound, or `fold` has it
    logic      of truths it is "and", "or" or "xor"; "" where it is none of these
    listed     whether programs give it its arguments as one list
    printed    whether functions that programs can call give its derivative, so that it is printed
    analytic   whether its NumPy function is the analytic function on complex numbers too
    compares   whether it compares elements, so that another rounding of them may change which one
               it takes, or its answer
    batch      how a structural row runs on many examples at once: the name of a function of
               gradcli.ops.structural.batching; "" runs it on one after another

    Set from these: `usual`, the args with the rules for numbers; rule0 and rule1, the rules of the
    first two arguments; `arity`, 1 or 2 for the rows that a tape records in the short form, else 0;
    `static`, whether no argument carries a derivative; `differentiable`, whether all of them may
    carry one; `smooth`, whether it is of the short form and its first argument is smooth;
    `numpy_function`, what `array` names, once it is looked up; `call`, the public function.
    """

    name: str
    args: tuple[Arg, ...]
    value: Any  # a function that is called where it is not None, as its rules are
    array: str | Callable
    libm: str
    ball: str | Callable
    symbol: str
    domain: tuple[tuple[float, float], ...] | None
    regular: str | None
    undefined: tuple
    elementwise: bool
    selects: bool
    jvp: Callable | None
    series: str | Callable | None
    elements: Callable[..., int] | None
    residuals: tuple | None
    also: tuple[str, ...]
    path: str
    keywords: tuple[str, ...]
    variadic: bool
    rest: bool
    kink: Any
    convention: str
    source: str
    unbroadcast: Callable | None
    gathers: Callable[..., tuple | None] | None
    symmetric: bool
    shape_only: tuple[int, ...]
    shape: str
    view: str
    result_dtype: str
    family: str
    fold: str
    magnitude: str
    logic: str
    listed: bool
    printed: bool
    analytic: bool
    compares: bool
    batch: str
    usual: tuple[Arg, ...]
    rule0: Any
    rule1: Any
    arity: int
    static: bool
    smooth: bool
    differentiable: bool
    numpy_function: Callable | None
    call: Function
    __slots__ = tuple(__annotations__)

    def __init__(self, name: str, args: tuple[Arg, ...], **fields):
        self.name, self.args = name, args
        for field, default in DEFAULTS.items():
            setattr(self, field, fields.pop(field, default))
        if fields:
            raise TypeError(f"row {name} has no field {', '.join(fields)}")
        if self.undefined is None:
            everywhere = all(part == REAL for part in self.domain or ())
            self.undefined = () if everywhere else SOMEWHERE
        self.usual = args
        self.choose_rules()
        self.static = all(arg.rule is None for arg in args)
        self.numpy_function = self.array if callable(self.array) else None
        plain = self.elementwise and not self.variadic
        self.arity = len(args) if plain and len(args) < 3 else 0  # 0: recorded in the general form
        self.smooth = bool(self.arity) and args[0].kind == "smooth"
        self.differentiable = all(arg.kind in DIFFERENTIABLE for arg in args)

    def choose_rules(self) -> None:
        """Take the rules of numbers, or in a context of `exact_rules` the symbolic ones."""
        args = self.usual
        if _EXACT:
            args = tuple(arg._replace(rule=arg.symbolic or arg.rule) for arg in args)
        self.args, self.rule0 = args, args[0].rule
        self.rule1 = args[1].rule if len(args) > 1 else None

    def arg(self, i: int) -> Arg:
        """What the row says of argument i; the last Arg stands for all that follow."""
        return self.args[i] if i < len(self.args) else self.args[-1]

    def pull(self, i: int, g, args: tuple, out, attrs: dict):
        """The contribution to argument i of the cotangent g of a row in the general form."""
        rule: Any = self.arg(i).rule  # asked of an argument that has one
        return rule(i, g, args, out, **attrs) if self.variadic else rule(g, *args, out, **attrs)

    def write(self, i: int, g, args: tuple, out):
        """As `pull` of an elementwise row, in the form that formulas are printed in."""
        rule: Any = self.arg(i).symbolic or self.arg(i).rule
        return rule(g, *args, out)

    def recurrence(self) -> Callable:
        """`series` of a row that has one, looked up where it is a name."""
        found: Any = self.series
        if isinstance(found, str):
            from importlib import import_module

            module, _, attribute = found.rpartition(".")
            found = self.series = getattr(import_module(module), attribute)
        return found

    def __repr__(self):
        return f"<Op {self.name}>"


DEFAULTS: dict[str, Any] = dict(
    value=None, array="", libm="", ball="", symbol="", domain=None, regular=None, undefined=None,
    elementwise=True, selects=False, jvp=None, series=None, elements=None, residuals=None, also=(),
    path="", keywords=(), variadic=False, rest=False, kink=None, convention="", source="",
    unbroadcast=None, gathers=None, symmetric=False, shape_only=(), shape="", view="",
    result_dtype="", family="", fold="", magnitude="", logic="", listed=False, printed=True,
    analytic=False, compares=False, batch="", call=None,
)  # fmt: skip
TABLE: dict[str, Op] = {}
_EXACT: list[bool] = []  # an item for each context of `exact_rules`


@contextmanager
def exact_rules() -> Iterator[None]:
    """A context in which all rows have their rules as formulas are printed.

    One for numbers may leave out, where that is past their last digit, what a ball must have.
    """
    _EXACT.append(True)
    for op in TABLE.values():
        op.choose_rules()
    try:
        yield
    finally:
        _EXACT.pop()
        for op in TABLE.values():
            op.choose_rules()


class Function(Protocol):
    """The public function of a row, in any world."""

    __name__: str
    op: Op

    def __call__(self, *args: Any, **attrs: Any) -> Any: ...
