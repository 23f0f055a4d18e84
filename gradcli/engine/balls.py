"""Numbers as balls under every transform: a midpoint and a radius that hold what is exact.

What a ball is computed from holds the exact number, so what is computed holds the exact result: the
digits on which both ends agree are proven.  A row is its field `ball`; a constant of
a rule that 64 bits would have rounded is refused, so that none gets in unseen.

A comparison of balls that overlap is a truth that is not known: what selects by it is the hull of
both sides, and a branch on it raises Undecided, for more bits to decide.
Source: F. Johansson, Arb: efficient arbitrary-precision midpoint-radius interval arithmetic, IEEE
Transactions on Computers 66 (2017).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import xlogy
from gradcli.ops.arrays import load_numpy
from gradcli.ops.dispatch import World
from gradcli.ops.libraries.methods import ArrayWorld
from gradcli.ops.numpy_call import numpy_function, quiet
from gradcli.ops.rows import Op

INSTALL = "pip install 'gradcli[exact]' brings it; without --precision and --prove none is needed"
LONGEST = 8_000  # bits of an exponent of ten
FORMATTED = 40  # digits of a number that a program writes
GRAIN, WHOLE = 2.0**30, 2.0**53  # a constant of a rule is a multiple of 1/GRAIN, below WHOLE


SINGULAR_MATRIX = "a matrix is not told from a singular one"


class Undecided(Exception):
    """A question that balls of these bits do not decide; `node` is where it is asked."""

    def __init__(self, what: str):
        super().__init__(what)
        self.what = what
        self.node: Any = None
        self.source: Any = None

    def diagnostic(self, bits: int) -> Diagnostic:
        """What is told where all bits are used up."""
        return Diagnostic(
            "E0214", f"{self.what}, with {bits} bits too", getattr(self.node, "span", None),
            "undecided here", "move the point away from where the two sides are equal", self.source,
        )  # fmt: skip


def load_flint():
    """python-flint; E0002 where it is not installed."""
    try:
        import flint
    except ImportError as error:
        raise Diagnostic(
            "E0002", "python-flint, which proves digits, is not installed", help=INSTALL
        ) from error
    return flint


@contextmanager
def bits(count: int) -> Iterator[list[str]]:
    """A context in which balls have so many bits; gives the rows of which a hull was taken."""
    flint = load_flint()
    from gradcli.ops.digits.balls import HULLS

    before, flint.ctx.prec = flint.ctx.prec, count
    hulls: list[str] = []
    token = HULLS.set(hulls)
    try:
        yield hulls
    finally:
        HULLS.reset(token)
        flint.ctx.prec = before


# -- worlds ----------------------------------------------------------------------------------------
class _Exact(World):
    """What lies below every transform, and is its own value: no plain number is taken out of it."""

    __slots__ = ()
    shape: tuple[int, ...] = ()
    level = 0

    @property
    def value(self):
        return self

    def held(self):
        return self

    @property
    def graph(self) -> "type[Constants]":
        return Constants

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        if op.elementwise and not any(getattr(a, "shape", ()) for a in args):
            return on_numbers(op, args)
        return on_arrays(op, args, attrs)

    @classmethod
    def unary(cls, op: Op, x, level: int):
        return on_numbers(op, (x,))

    @classmethod
    def binary(cls, op: Op, x, y, level: int):
        return on_numbers(op, (x, y))


class Ball(_Exact):
    """A real number, which `number`, an arb, holds; it is always finite."""

    __slots__ = ("number",)
    python_type = "float"  # what isinstance and type say of it

    def __init__(self, number):
        self.number = number

    def __repr__(self):
        return self.number.str(17)

    def __bool__(self):
        found = self.number.is_zero() or self.number.contains(0)
        if found and not self.number.is_zero():
            raise Undecided("a number is not told from 0")
        return not found

    def __int__(self):
        found = (self.number.floor() if self.number >= 0 else self.number.ceil()).unique_fmpz()
        if found is None:
            raise Undecided("a number is not told from an integer")
        return int(found)

    def key(self) -> float:
        """The float that it is, as the key of a dict; E0215 where it is none."""
        found = float(self.number.mid())
        if self.number != found:
            message = "a key of a dict is a number that 64 bits hold exactly"
            raise Diagnostic("E0215", f"{message}, not {self!r}", help="a test, as k == x, does it")
        return found

    def ends(self, digits: int) -> tuple[int, int, int]:
        """(low, high, power): the number lies between low and high, times 10**power."""
        middle, radius, power = map(int, self.number.mid_rad_10exp(digits))
        if power.bit_length() > LONGEST:
            raise Undecided("a number is too large, or too small, to be written")
        return middle - radius, middle + radius, power

    def __format__(self, spec: str) -> str:
        from decimal import Decimal

        low, high, power = self.ends(FORMATTED)
        texts = {format(Decimal(end).scaleb(power), spec) for end in (low, high)}
        if len(texts) > 1:
            raise Undecided("the digits of a text are not certain")
        return texts.pop()

    def __float__(self):
        raise TypeError("a ball is not made a float: its digits would be lost")

    @property
    def one(self) -> "Ball":
        return Ball(load_flint().arb(1))

    @property
    def dtype(self):
        return load_numpy().dtype(float)


class Unknown(_Exact):
    """A truth that balls of these bits do not decide."""

    __slots__ = ("what",)
    undecided, python_type = True, "bool"

    def __init__(self, what: str):
        self.what = what

    def __bool__(self):
        raise Undecided(self.what)

    def key(self) -> bool:
        return bool(self)


class Balls(ArrayWorld):
    """An array of balls, and of numbers that are exact; `cells` is NumPy's, of objects."""

    __slots__ = ("cells",)
    level = 0
    value, held, graph = _Exact.value, _Exact.held, _Exact.graph

    def __init__(self, cells):
        self.cells = cells

    def __repr__(self):
        return repr(self.cells)

    @property
    def shape(self) -> tuple[int, ...]:
        return self.cells.shape

    @property
    def dtype(self):
        return load_numpy().dtype(float)

    @property
    def flags(self):
        return self.cells.flags

    def __array_function__(self, function, types, args, keywords):
        """NumPy's function of the cells, as the evaluator asks whether arrays share memory."""
        taken = [a.cells if type(a) is Balls else a for a in args]
        y = function(*taken, **keywords)
        objects = getattr(getattr(y, "dtype", None), "kind", "") == "O" and y.shape
        return Balls(y) if objects else y

    def __bool__(self):
        return bool(self.cells.reshape(-1)[0]) if self.cells.size == 1 else bool(self.cells)

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        return on_arrays(op, args, attrs)

    @classmethod
    def unary(cls, op: Op, x, level: int):
        return on_arrays(op, (x,), {})

    @classmethod
    def binary(cls, op: Op, x, y, level: int):
        return on_arrays(op, (x, y), {})


class Constants:
    """The constants of rules, in all bits."""

    @staticmethod
    def pi() -> Ball:
        return Ball(load_flint().arb.pi())

    @staticmethod
    def node(op: Op, args: tuple) -> Ball:
        return on_numbers(op, tuple(Ball(load_flint().arb(a)) for a in args))


# -- rows on numbers -------------------------------------------------------------------------------
def function_of(op: Op) -> Callable:
    """A row's function of Arb's numbers; E0215 of a row that has none."""
    found: Any = op.ball
    if isinstance(found, str):
        module, _, name = found.rpartition(".")
        if not name:
            raise _unproven(op)
        if module:
            from gradcli.ops.digits import balls

            found = getattr(balls, name)
        else:
            found = getattr(load_flint().arb, name)
        op.ball = found
    return found


def _unproven(op: Op) -> Diagnostic:
    return Diagnostic(
        "E0215", f"{op.name} has no function of balls: its digits are not proven",
        help="without --precision and --prove it is computed in 64 bits",
    )  # fmt: skip


def on_numbers(op: Op, args: tuple) -> Any:
    """A row on balls, truths and exact numbers: a Ball, a truth, or a number that is not finite."""
    function = function_of(op)
    if any([type(a) is float and a != a for a in args]):
        return _without_value(op, args)
    y = function(*[_arb(op, i, a) for i, a in enumerate(args)])
    if type(y) is bool:
        return y
    if type(y) is int:
        y = load_flint().arb(y)
    if y is None:
        return Unknown(f"the two sides of {op.symbol or op.name} are not told apart")
    if not y.is_finite():
        return _not_finite(op, args, y)
    if op.kink and op.args[0].kind == "flat" and not y.is_exact():
        from gradcli.ops.digits.balls import hull_of

        hull_of(op.name)
    return Ball(y)


def _arb(op: Op, i: int, a):
    """An argument as Arb has it; a static one of a row with a derivative stays a whole number."""
    kind = type(a)
    if kind is Ball:
        return a.number
    if isinstance(a, float):  # NumPy's of 64 bits too
        a, kind = float(a), float
    if kind is bool or kind is Unknown:
        return a
    if kind is int or kind is float:
        if op.arg(i).rule is None and not op.static:
            return int(a) if a == a // 1 else a
        if kind is float and not is_exact(a) and a - a == 0:
            message = f"{op.name}: {a!r} was rounded to 64 bits, and proves nothing"
            raise Diagnostic("E0215", message)
        return load_flint().arb(a)
    raise TypeError(f"{op.name} takes no {kind.__name__} beside a ball")


def is_exact(x: float) -> bool:
    """Whether a constant is so short that it was hardly rounded; infinities and NaN are not."""
    return x * GRAIN % 1 == 0 and -WHOLE < x < WHOLE


def _not_finite(op: Op, args: tuple, y):
    """What IEEE has of an infinity, at a pole and outside of a domain; elsewhere more bits may find
    a number, as of one that is too large for so few."""
    infinite = any([type(a) is float and a - a != 0 for a in args])
    # operators and functions of math have no value at a pole or outside of a domain alone
    exact_there = op.undefined and (op.symbol or op.libm or op is xlogy.op)
    if infinite or (exact_there and y.is_nan()):
        found = {str(_plain_value(op, args, end)) for end in ("lower", "mid", "upper")}
        value = float(found.pop())
        if not found and (infinite or value != value or _at_pole(args)) and value - value != 0:
            return value
    raise Undecided(f"the argument of {op.name} is not told from where it has no value")


def _at_pole(args: tuple) -> bool:
    """Whether an argument is exactly 0, 1 or -1, where elementary functions have their poles."""
    return any([type(a) is Ball and (a.number.is_zero() or abs(a.number) == 1) for a in args])


def _without_value(op: Op, args: tuple):
    y = _plain_value(op, args, "mid")
    if type(y) is bool or y != y:
        return y
    raise Undecided(f"{op.name} of nan is not proven")


def _plain_value(op: Op, args: tuple, end: str):
    """The row's value in 64 bits at an end of its arguments."""
    if op.value is None:
        return 0.0
    plain = [float(getattr(a.number, end)()) if type(a) is Ball else a for a in args]
    with quiet():
        return op.value(*plain)


# -- rows on arrays --------------------------------------------------------------------------------
def on_arrays(op: Op, args: tuple, attrs: dict) -> Any:
    """A row on arrays of balls: an elementwise one on each element, others as NumPy has them."""
    np = load_numpy()
    taken = [_cells(op, i, a) for i, a in enumerate(args)]
    if op.elementwise:
        y = np.frompyfunc(op.call, len(taken), 1)(*taken)
    else:
        from gradcli.engine import ball_arrays

        function = getattr(ball_arrays, f"{op.name}_", None) or numpy_function(op)
        try:
            with quiet():
                y = function(*taken, **attrs)
        except (TypeError, AttributeError) as error:
            raise _unproven(op) from error
        except ZeroDivisionError as error:
            raise Undecided(SINGULAR_MATRIX) from error
        except ValueError as error:
            if isinstance(error.__cause__, TypeError):  # of a ball that was to be a float
                raise _unproven(op) from error
            raise
    return _result(y)


def _cells(op: Op, i: int, a):
    """An argument as NumPy's functions take it: objects where derivatives flow."""
    np = load_numpy()
    if i in op.shape_only:
        return np.zeros(getattr(a, "shape", ()))
    if type(a) is Balls:
        return a.cells
    if type(a) in (Ball, Unknown):
        cell = np.empty((), object)
        cell[()] = a
        return cell
    if getattr(getattr(a, "dtype", None), "kind", "") == "f" and not op.static:
        return a.astype(object)
    if type(a) is float and not op.elementwise and op.arg(i).rule is not None:
        return np.array(a, object)
    return a


def _ball(cell):
    """A cell as it goes out: what Arb gives as a ball."""
    if type(cell) is not load_flint().arb:
        return cell
    if not cell.is_finite():
        raise Undecided(SINGULAR_MATRIX)
    return Ball(cell)


def _result(y):
    np = load_numpy()
    if isinstance(y, (tuple, list)):
        return type(y)(map(_result, y))
    if type(y) is not np.ndarray:
        return y.item() if isinstance(y, np.generic) else _ball(y)
    if y.dtype.kind != "O":
        return y if y.shape else y.item()
    flat = [cell.item() if type(cell) is np.ndarray else _ball(cell) for cell in y.reshape(-1)]
    if not y.shape:
        return flat[0]
    if flat and all([type(cell) is bool for cell in flat]):
        return y.astype(bool)
    cells = np.empty(len(flat), object)
    for i, cell in enumerate(flat):
        cells[i] = cell
    return Balls(cells.reshape(y.shape))
