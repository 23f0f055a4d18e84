"""Random expressions of the language, as text: valid under CPython too, and tame in size.

The builder draws every decision from one function, `integer(low, high)`, so that a seeded
generator and hypothesis can both drive it; 0 is always the simplest choice.
"""

from collections.abc import Callable

Integer = Callable[[int, int], int]

# Python's precedence; a part is put in parentheses where its own is lower than its place needs
CONDITIONAL, OR, AND, NOT, COMPARISON, SUM, PRODUCT, SIGN, POWER, ATOM = range(10)

# name -> how its argument is kept where the function is smooth and tame
UNARY = {
    "sin": "{}",
    "cos": "{}",
    "tanh": "{}",
    "atan": "{}",
    "abs": "{}",
    "exp": "-abs({})",
    "sqrt": "1.1 + ({})^2",
    "log": "1.3 + ({})^2",
    "sinh": "tanh({})",
    "cosh": "sin({})",
    "erf": "{}",
    "expm1": "cos({})",
    "log1p": "({})^2",
    "asinh": "{}",
}


class Scope:
    """The names an expression may use at one place of a program."""

    def __init__(self, floats=(), fixed=(), ints=None, arrays=None, fixed_arrays=None):
        self.floats = list(floats)  # may be written
        self.fixed = list(fixed)  # may only be read: inputs, globals seen from a function
        self.ints: dict[str, tuple[int, int]] = dict(ints or {})  # with the range of their values
        self.arrays: dict[str, int] = dict(arrays or {})  # with their lengths
        self.fixed_arrays: dict[str, int] = dict(fixed_arrays or {})

    def inner(self) -> "Scope":
        """The scope of a block: what it binds is not certain to exist after it."""
        return Scope(self.floats, self.fixed, self.ints, self.arrays, self.fixed_arrays)

    def readable_arrays(self) -> dict[str, int]:
        return {**self.fixed_arrays, **self.arrays}


class Expressions:
    """Builds expressions in a scope; `functions` are the program's own (name, kind) pairs."""

    def __init__(self, integer: Integer):
        self.integer = integer
        self.functions: list[tuple[str, str]] = []

    def chance(self, percent: int) -> bool:
        return self.integer(0, 99) >= 100 - percent

    def pick(self, items):
        items = list(items)
        return items[self.integer(0, len(items) - 1)]

    def weighted(self, table: dict):
        """A key of `table`, as often as its weight says."""
        n = self.integer(0, sum(table.values()) - 1)
        for key, weight in table.items():
            n -= weight
            if n < 0:
                return key
        raise AssertionError("the weights do not add up")

    def constant(self) -> str:
        return self.pick(
            ["0.7", "1.3", "0.45", "0.9", "1.1", "0.31", "2", "3", "0.5", "1e-1", "1.0"]
        )

    def part(self, made: tuple[str, int], place: int) -> str:
        text, precedence = made
        return text if precedence >= place else f"({text})"

    def leaf(self, s: Scope) -> tuple[str, int]:
        arrays = s.readable_arrays()
        kind = self.weighted(
            {
                "name": 10,
                "constant": 2,
                "element": 4 if arrays else 0,
                "index": 1 if s.ints else 0,
            }
        )
        if kind == "name":
            names = s.floats[::-1] + s.fixed
            # recent names first, inputs often enough that the target depends on them
            return (self.pick(names) if names else self.constant()), ATOM
        if kind == "constant":
            return self.constant(), ATOM
        if kind == "element":
            name = self.pick(arrays)
            return f"{name}[{self.index(s, arrays[name])}]", ATOM
        return self.pick(s.ints), ATOM

    def index(self, s: Scope, length: int) -> str:
        """An index inside an array of `length`, negative ones included."""
        inside = [n for n, (low, high) in s.ints.items() if -length <= low and high < length]
        kind = self.weighted(
            {"constant": 3, "name": 5 if inside else 0, "modulo": 3 if s.ints else 0, "negative": 2}
        )
        if kind == "constant":
            return str(self.integer(0, length - 1))
        if kind == "negative":
            return str(-self.integer(1, length))
        if kind == "name":
            return self.pick(inside)
        name = self.pick(s.ints)
        return self.pick(
            [f"{name} % {length}", f"({name} + 1) % {length}", f"-1 - {name} % {length}"]
        )

    def number(self, s: Scope, depth: int = 2) -> tuple[str, int]:
        """A float expression and its precedence."""
        if depth <= 0:
            return self.leaf(s)
        kind = self.weighted(NUMBERS)
        return getattr(self, f"_{kind}")(s, depth - 1)

    def _leaf(self, s, d):
        return self.leaf(s)

    def _sum(self, s, d):
        sign = self.pick("+-")
        left, right = self.part(self.number(s, d), SUM), self.part(self.number(s, d), PRODUCT)
        return f"{left} {sign} {right}", SUM

    def _product(self, s, d):
        left, right = self.part(self.number(s, d), PRODUCT), self.part(self.number(s, d), SIGN)
        return f"{left}*{right}", PRODUCT

    def _quotient(self, s, d):
        left = self.part(self.number(s, d), PRODUCT)
        below = self.part(self.number(s, d), ATOM)
        return f"{left}/(1.2 + {below}*{below})", PRODUCT

    def _unary(self, s, d):
        name = self.pick(UNARY)
        return f"{name}({UNARY[name].format(self.number(s, d)[0])})", ATOM

    def _bounded(self, s, d):
        return f"{self.pick(['sin', 'tanh', 'cos'])}({self.number(s, d)[0]})", ATOM

    def _minus(self, s, d):
        return f"-{self.part(self.number(s, d), SIGN)}", SIGN

    def _power(self, s, d):
        x = self.number(s, d)
        forms = [
            f"{self.part(x, ATOM)}^2",
            f"tanh({x[0]})**3",
            f"(1.4 + sin({x[0]}))^{self.part(self.leaf(s), ATOM)}",
            f"2^-{self.part(('abs(' + x[0] + ')', ATOM), POWER)}",
            f"(1.2 + cos({x[0]})^2)^-1",
            f"cos({x[0]})^2^1",
        ]
        return self.pick(forms), POWER

    def _choice(self, s, d):
        a, b = self.number(s, d)[0], self.number(s, d)[0]
        form = self.pick(
            ["maximum({0}, {1})", "minimum({0}, {1})", "max({0}, {1})", "min({0}, {1})"]
        )
        return form.format(a, b), ATOM

    def _where(self, s, d):
        test = self.comparison(s, d)[0]
        return f"where({test}, {self.number(s, d)[0]}, {self.number(s, d)[0]})", ATOM

    def _conditional(self, s, d):
        a, b = self.part(self.number(s, d), OR), self.part(self.number(s, d), CONDITIONAL)
        return f"{a} if {self.part(self.test(s), OR)} else {b}", CONDITIONAL

    def _stepped(self, s, d):
        x = self.part(self.number(s, d), PRODUCT)
        forms = [f"{x} % 1.7", f"floor({x})", f"sign({x})", f"{x} // 0.8", f"ceil({x})"]
        return self.pick(forms), PRODUCT

    def _reduction(self, s, d):
        arrays = s.readable_arrays()
        if not arrays:
            return self._bounded(s, d)
        a = self.vector(s, self.pick(arrays.values()), 1)[0]
        form = self.pick(["np.sum({})", "np.mean({})", "np.max({})", "np.min({})"])
        return form.format(a), ATOM

    def _call(self, s, d):
        known = [
            (n, k) for n, k in self.functions if k in ARGUMENTS and (k != "vector" or s.arrays)
        ]
        if not known:
            return self._bounded(s, d)
        name, kind = self.pick(known)
        return f"{name}({ARGUMENTS[kind](self, s, d)})", ATOM

    def _operand(self, s, d):
        """`and` and `or` give an operand back, as in Python."""
        word, place = self.pick([("and", AND), ("or", OR)])
        a, b = self.part(self.leaf(s), place + 1), self.part(self.number(s, d), place + 1)
        return f"{a} {word} {b}", place

    def comparison(self, s: Scope, depth: int = 1) -> tuple[str, int]:
        a, b = self.part(self.number(s, depth), SUM), self.part(self.leaf(s), SUM)
        op = self.pick(["<", ">", "<=", ">="])
        if self.chance(20):
            return (
                f"{self.part(self.leaf(s), SUM)} {op} {a} {self.pick(['<', '<='])} {b}",
                COMPARISON,
            )
        return f"{a} {op} {b}", COMPARISON

    def test(self, s: Scope) -> tuple[str, int]:
        """A condition: on reals, on integers, or a combination."""
        kind = self.weighted(
            {"real": 5, "integer": 5 if s.ints else 0, "and": 1, "or": 1, "not": 1}
        )
        if kind == "real":
            return self.comparison(s)
        if kind == "integer":
            name = self.pick(s.ints)
            forms = ["{} % 2 == 0", "{} > 1", "{} != 2", "{} == 1", "1 <= {} < 3", "{} % 3"]
            form = self.pick(forms)
            return form.format(name), PRODUCT if form == "{} % 3" else COMPARISON
        if kind == "not":
            return f"not {self.part(self.comparison(s), NOT)}", NOT
        place = AND if kind == "and" else OR
        left, right = self.part(self.comparison(s), place), self.part(self.test(s), place + 1)
        return f"{left} {kind} {right}", place

    def vector(self, s: Scope, length: int, depth: int = 1) -> tuple[str, int]:
        """An array expression of `length` elements."""
        same = [n for n, size in s.readable_arrays().items() if size == length]
        if not same:
            filler = self.pick(["np.zeros({})", "np.ones({})"]).format(length)
            return f"{filler} + {self.part(self.number(s, 1), PRODUCT)}", SUM
        if depth <= 0:
            return self.pick(same), ATOM
        a = self.vector(s, length, depth - 1)
        kind = self.pick(["name", "scaled", "shifted", "unary", "both", "power", "where"])
        if kind == "scaled":
            return f"{self.part(a, PRODUCT)}*{self.part(self.number(s, 1), SIGN)}", PRODUCT
        if kind == "shifted":
            return f"{self.part(a, SUM)} + {self.part(self.number(s, 1), PRODUCT)}", SUM
        if kind == "unary":
            return f"np.{self.pick(['tanh', 'sin', 'cos', 'abs'])}({a[0]})", ATOM
        if kind == "both":
            b = self.vector(s, length, depth - 1)
            return f"{self.part(a, SUM)} {self.pick('+-')} {self.part(b, PRODUCT)}", SUM
        if kind == "power":
            return f"np.tanh({a[0]})^2", POWER
        if kind == "where":
            return f"np.where({self.part(a, SUM)} > 0.4, {a[0]}, {self.leaf(s)[0]})", ATOM
        return a


def _floats(count: int):
    def arguments(build: Expressions, s: Scope, d: int) -> str:
        return ", ".join(build.number(s, min(d, 1))[0] for _ in range(count))

    return arguments


# the kinds of the program's own functions that give a number, and what they are called with
ARGUMENTS = {
    "one": _floats(1),
    "two": _floats(2),
    "recursive": lambda b, s, d: f"{b.number(s, min(d, 1))[0]}, {b.integer(1, 4)}",
    "default": lambda b, s, d: (
        b.number(s, min(d, 1))[0] + (b.pick(["", ", k=1.5"]) or f", {b.leaf(s)[0]}")
    ),
    "vector": lambda b, s, d: b.pick(s.arrays),
}

NUMBERS = {
    "leaf": 4, "sum": 6, "product": 6, "bounded": 7, "unary": 5, "quotient": 3, "minus": 2,
    "power": 4, "choice": 2, "where": 1, "conditional": 2, "stepped": 1, "reduction": 2,
    "call": 4, "operand": 1,
}  # fmt: skip
