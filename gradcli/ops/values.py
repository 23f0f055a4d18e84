"""The values of rows on Python numbers, with IEEE's answers where Python raises."""

import math
from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.ops.integers import BITS, past_floats, shown, too_large

inf = math.inf


def ieee(function: Callable, otherwise: Callable) -> Callable:
    """`function` with IEEE answers: where Python raises, `otherwise` gives numpy's value.

    The guard costs nothing on the path that does not raise.
    """

    def guarded(*args):
        try:
            return function(*args)
        except (ValueError, OverflowError, ZeroDivisionError) as error:
            if found := past_floats(args):
                raise found from error
            return otherwise(*args)

    return guarded


def nan(*_) -> float:
    return math.nan


def over_zero(x, y):
    """x / 0 as IEEE has it: the sign of an infinity is that of both operands."""
    if x == 0 or x != x:
        return math.nan
    return math.copysign(inf, x) * math.copysign(1.0, y)


def integer_over_zero(x, y):
    if type(x) is not float and type(y) is not float:
        raise Diagnostic(
            "E0200", f"integer division of {x} by zero", exception="ZeroDivisionError",
            help="with a decimal point, 1.0, the result is inf or nan",
        )  # fmt: skip
    return None


def floor_over_zero(x, y):
    return integer_over_zero(x, y) or over_zero(x, y)


def mod_over_zero(x, y):
    return integer_over_zero(x, y) or math.nan


def power_value(x, p):
    if type(x) is not float and type(p) is not float:  # integers: exact, and bounded beforehand
        if p < 0:
            return power_value(float(x), float(p))
        if abs(x) > 1 and p * (abs(x).bit_length() - 1) > BITS:
            raise too_large(f"the integer result of {shown(x)} ** {shown(p)}")
        return x**p
    return math.pow(x, p)


def power_otherwise(x, p):
    """pow where C signals: a pole, an overflow, or a negative base with a fractional exponent."""
    odd = p % 2 == 1
    if x == 0:  # of an infinite exponent too: Python 3.10 raises there
        return math.copysign(inf, x) if odd else inf
    if x < 0 and p % 1 != 0:
        return math.nan
    return -inf if x < 0 and odd else inf


def shift_left_value(x, n):
    if n < 0:
        raise Diagnostic("E0201", f"a shift by {n}: it cannot be negative", exception="ValueError")
    if x.bit_length() + n > BITS + 1:
        raise too_large(f"the integer result of {shown(x)} << {shown(n)}")
    return x << n


def sign_value(x):
    if type(x) is not float:
        return (x > 0) - (x < 0)
    return 1.0 if x > 0 else -1.0 if x < 0 else 0.0 if x == 0 else x


def rounded(function):
    """A rounding of floats to floats; an integer is its own, infinities and NaN too."""

    def value(x):
        if type(x) is not float or not math.isfinite(x):
            return x
        return math.copysign(float(function(x)), x)  # the ceiling of -0.5 is -0.0, as in NumPy

    return value


def maximum_value(x, y):
    return x if x >= y or x != x else y


def minimum_value(x, y):
    return x if x <= y or x != x else y


def sigmoid_value(x):
    if x >= 0:
        return 1.0 / (1.0 + math.exp(-x))
    t = math.exp(x)
    return t / (1.0 + t)


def sech_value(x):
    t = math.exp(-abs(x))
    return 2.0 * t / (1.0 + t * t)


def softplus_value(x):
    return max(x, 0.0) + math.log1p(math.exp(-abs(x))) if x == x else x


def logaddexp_value(x, y):
    if x == y:
        return x + math.log(2.0)
    high, low = (x, y) if x > y else (y, x)
    return high + math.log1p(math.exp(low - high)) if low == low and high == high else math.nan


def pole(at, value):
    """The value at a pole `at`; NaN elsewhere outside the domain."""
    return lambda x: value if x == at else math.nan


def signed_infinity(x):
    return math.copysign(inf, x)


def cbrt_value(x):
    """The real cube root, one Newton step after pow: C's cbrt is in math only from 3.11."""
    if x == 0 or not math.isfinite(x):
        return float(x)
    root = math.copysign(math.pow(abs(x), 1.0 / 3.0), x)
    return root - (root - x / (root * root)) / 3.0


def xlogy_value(x, y):
    """x log y, and 0 where x is 0, whatever y but NaN."""
    if x == 0 and y == y:
        return 0.0
    return x * math.log(y) if y > 0 else x * -inf if y == 0 else math.nan


def direction_value(x, y):
    """x / hypot(x, y), and 0 at the origin."""
    radius = math.hypot(x, y)
    if math.isinf(x) and math.isfinite(y):
        return math.copysign(1.0, x)
    return x / radius if radius else 0.0


def fmax_value(x, y):
    return x if x >= y or y != y else y


def fmin_value(x, y):
    return x if x <= y or y != y else y


def heaviside_value(x, h):
    """0 below 0, 1 above, and h at 0."""
    return h if x == 0 else 1.0 if x > 0 else 0.0 if x < 0 else x


def ldexp_value(x, n):
    try:
        return math.ldexp(x, n)
    except OverflowError:
        return math.copysign(inf, x)


def logaddexp2_value(x, y):
    if x == y:
        return x + 1.0
    high, low = (x, y) if x > y else (y, x)
    if low != low or high != high:
        return math.nan
    return high + math.log1p(math.pow(2.0, low - high)) / math.log(2.0)


def gaussian_value(n, x):
    """The n-th derivative of exp(-x^2), a Hermite polynomial times it, without early underflow."""
    root = math.exp(-0.5 * x * x)
    if root == 0.0:
        return 0.0
    before, g = 0.0, root
    for k in range(n):
        before, g = g, -2.0 * (x * g + k * before)
    return g * root


def sine_of_turns(x: float, quarters: int = 0) -> float:
    """sin(pi x + quarters pi/2), reduced without rounding: exactly 0 at its zeros."""
    if not math.isfinite(x):
        return math.nan
    x = math.fmod(x, 2.0)
    nearest = round(2.0 * x)
    angle = math.pi * (x - 0.5 * nearest)
    return (math.sin, math.cos)[(nearest + quarters) % 2](angle) * (
        -1.0 if (nearest + quarters) % 4 > 1 else 1.0
    )


def sinc_derivative_value(n, x):
    """The n-th derivative of sin(pi x)/(pi x): by its power series near 0, else upward in n;
    TypeError where n is no integer."""
    if not float(n).is_integer():
        raise TypeError(f"a derivative of order {n}")
    n, turns = int(n), math.pi * x
    if abs(turns) < 1.5 + n:
        first = math.pi ** (n + 1) * x if n % 2 else math.pi**n
        return _sinc_series(n, turns, first)
    if math.isinf(x):
        return 0.0
    s = sine_of_turns(x) / turns
    for k in range(1, n + 1):
        s = (math.pi ** (k - 1) * sine_of_turns(x, k) - k * s) / x
    return s


def _sinc_series(n, t, power):
    """The sum of (-1)^j t^(2j-n) / ((2j-n)! (2j+1)) for 2j >= n, its first power of t as given."""
    first = (n + 1) // 2
    term = (-1.0) ** first * power
    total, j = 0.0, first
    while True:
        added = term / (2 * j + 1)
        total += added
        if abs(added) <= 1e-17 * abs(total) or added == 0.0:
            return total
        m = 2 * j - n
        term *= -t * t / ((m + 1) * (m + 2))
        j += 1
