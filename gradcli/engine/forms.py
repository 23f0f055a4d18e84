"""Homogeneous polynomials of many variables: the coefficients of Taylor series in all directions.

Along x + t d, for a direction d that is left open, the k-th Taylor coefficient of a function is a
form of degree k in the elements of d, and its coefficients are the mixed partials of order k, each
over the factorials of its exponents.  `Series` computes them as it does numbers: past the first, a
coefficient is only added to others, moved, and multiplied by numbers and by other coefficients.

The coefficients of a form stand in the order of its monomials' variables: x x, x y, y y.  They are
a list of floats, in which None is a structural zero, or an array with the monomials along a first
axis, where they are many or the values are arrays.
"""

from itertools import combinations_with_replacement
from math import comb
from typing import Any

from gradcli.engine.batch import run
from gradcli.engine.tensor import unwrap_dead_levels
from gradcli.ops.dispatch import World, apply
from gradcli.ops.memory import ask, product
from gradcli.ops.numpy_call import shape
from gradcli.ops.rows import Op


class NoForm(Exception):
    """The result of a row is no form: a rule computes with a coefficient as with a value."""


class Space:
    """The forms in n variables: which monomial a product of two is.  `level` is that of its forms.

    listed: whether the forms of numbers are lists.
    """

    def __init__(self, n: int, listed: bool, level: int):
        self.n, self.listed, self.level = n, listed, level
        self._places: dict = {}
        self._rows: dict = {}
        self._sums: dict = {}

    def size(self, degree: int) -> int:
        """How many monomials of a degree there are."""
        return comb(self.n + degree - 1, degree)

    def monomials(self, degree: int):
        """The variables of each monomial of a degree, an array of (size, degree)."""
        import numpy as np

        found = list(combinations_with_replacement(range(self.n), degree))
        return np.array(found, np.int64).reshape(len(found), degree)

    def rank(self, variables):
        """The places of monomials, of which the variables are along the last axis."""
        import numpy as np

        variables = np.sort(variables, axis=-1)
        degree = variables.shape[-1]
        place = np.zeros(variables.shape[:-1], np.int64)
        below = np.zeros_like(place)  # the variables before: those of a monomial never fall
        for i in range(degree):
            left = degree - i - 1
            before = self._before(left)
            place += before[variables[..., i]] - before[below]
            below = variables[..., i]
        return place

    def _before(self, left: int):
        """For each variable v: how many monomials have a first variable below v, and `left` more
        variables that are not below the first."""
        import numpy as np

        counts = [comb(self.n - v + left - 1, left) for v in range(self.n)]
        return np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int64)

    def place(self, variables: tuple[int, ...]) -> int:
        """The place of one monomial, of variables that do not fall."""
        degree = len(variables)
        if degree not in self._places:
            found = combinations_with_replacement(range(self.n), degree)
            self._places[degree] = {m: i for i, m in enumerate(found)}
        return self._places[degree][variables]

    def rows(self, a: int, b: int) -> list[list[int]]:
        """For each monomial of degree a the places of its products with those of degree b."""
        if (a, b) not in self._rows:
            variables = range(self.n)
            right = list(combinations_with_replacement(variables, b))
            self._rows[a, b] = [
                [self.place(tuple(sorted(m + r))) for r in right]
                for m in combinations_with_replacement(variables, a)
            ]
        return self._rows[a, b]

    def sums(self, a: int, b: int) -> tuple:
        """The pairs of monomials of degrees a and b, sorted by their products: the first and the
        second of each, and where the pairs of a product begin."""
        if (a, b) not in self._sums:
            import numpy as np

            left, right = self.monomials(a), self.monomials(b)
            ask(len(left) * len(right) * (a + b))
            pairs = np.empty((len(left), len(right), a + b), np.int64)
            pairs[..., :a], pairs[..., a:] = left[:, None], right
            places = self.rank(pairs).ravel()
            order = np.argsort(places, kind="stable")
            starts = np.searchsorted(places[order], np.arange(self.size(a + b)))
            self._sums[a, b] = (*np.divmod(order, len(right)), starts)
        return self._sums[a, b]


class Form(World):
    """A form of one degree, of numbers or of arrays."""

    __slots__ = ("coefficients", "degree", "space")
    shares_level = False

    def __init__(self, coefficients, degree: int, space: Space):
        self.coefficients, self.degree, self.space = coefficients, degree, space

    def __repr__(self):
        return f"Form({self.coefficients!r})"

    @property
    def level(self) -> int:  # type: ignore[override]  # one for all forms of a space
        return self.space.level

    @property
    def value(self):
        """A value of its shape and type: that of the form at 0."""
        c = self.coefficients
        return 0.0 if type(c) is list else c[0] * 0.0

    @property
    def shape(self) -> tuple[int, ...]:
        c = self.coefficients
        return () if type(c) is list else c.shape[1:]

    @staticmethod
    def unary(op: Op, x: "Form", level: int):
        if op.symbol == "-" and type(x.coefficients) is list:
            return Form([None if a is None else -a for a in x.coefficients], x.degree, x.space)
        return Form.apply(op, (x,), {}, level)

    @staticmethod
    def binary(op: Op, x, y, level: int):
        """The short way for arithmetic of lists."""
        symbol = op.symbol
        if type(x) is not Form and symbol == "*":
            x, y = y, x
        if type(x) is Form and type(x.coefficients) is list:
            a = x.coefficients
            if type(y) is not Form:
                if symbol == "*":
                    return Form([None if c is None else c * y for c in a], x.degree, x.space)
                if symbol == "/" and y:
                    return Form([None if c is None else c / y for c in a], x.degree, x.space)
            elif type(y.coefficients) is list:
                if symbol == "*":
                    return _multiplied(x, y)
                if symbol == "+":
                    found = [q if p is None else p if q is None else p + q
                             for p, q in zip(a, y.coefficients)]  # fmt: skip
                    return Form(found, x.degree, x.space)
        return Form.apply(op, (x, y), {}, level)

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        args = tuple(map(unwrap_dead_levels, args))
        for i in op.shape_only:
            if type(args[i]) is cls:
                args = (*args[:i], args[i].value, *args[i + 1 :])
        mine = [type(a) is cls and a.level == level for a in args]
        if not any(mine):
            return apply(op, args, attrs)
        forms = [a for a, m in zip(args, mine) if m]
        kinds = [op.arg(i).kind for i, m in enumerate(mine) if m]
        if len(forms) == 2 and kinds == ["bilinear", "bilinear"]:
            return _product(op, forms[0], forms[1], attrs)
        if set(kinds) != {"linear"} and kinds != ["bilinear"]:
            raise NoForm(f"row {op.name} is not linear in the forms it is given")
        degree, space = forms[0].degree, forms[0].space
        if op.elementwise and not attrs and _are_numbers(args, mine):
            lists = [a.coefficients if m else [a] * space.size(degree) for a, m in zip(args, mine)]
            return cls(_mapped(op, lists, mine), degree, space)
        values = tuple(_array(a) if m else a for a, m in zip(args, mine))
        return cls(run(op, values, mine, attrs, space.size(degree)), degree, space)


def _are_numbers(args: tuple, mine: list) -> bool:
    return all(type(a.coefficients) is list if m else not shape(a) for a, m in zip(args, mine))


def _mapped(op: Op, lists: list, mine: list) -> list:
    """An elementwise row of each coefficient; of structural zeros, a structural zero."""
    return [
        None
        if all(c is None for c, m in zip(cs, mine) if m)
        else apply(op, tuple(0.0 if c is None else c for c in cs), {})
        for cs in zip(*lists)
    ]


def _array(form: Form):
    """The coefficients as an array, structural zeros being zeros."""
    import numpy as np

    c = form.coefficients
    return np.array([0.0 if a is None else a for a in c]) if type(c) is list else c


def _multiplied(x: Form, y: Form) -> Form:
    """The product of two forms of numbers."""
    space, degree = x.space, x.degree + y.degree
    found: list = [None] * space.size(degree)
    for a, row in zip(x.coefficients, space.rows(x.degree, y.degree)):
        if a is not None:
            for b, k in zip(y.coefficients, row):
                if b is not None:
                    old = found[k]
                    found[k] = a * b if old is None else old + a * b
    return Form(found, degree, space)


def _product(op: Op, x: Form, y: Form, attrs: dict) -> Form:
    """A bilinear row of two forms: of each pair of monomials, added up by their product."""
    import numpy as np

    space, degree = x.space, x.degree + y.degree
    a, b = _array(x), _array(y)
    left, right, starts = space.sums(x.degree, y.degree)
    ask(len(left) * max(product(x.shape), product(y.shape)))
    pairs = run(op, (a[left], b[right]), [True, True], attrs, len(left))
    return Form(np.add.reduceat(pairs, starts, axis=0), degree, space)


def directions(xs: list, space: Space) -> list[Form]:
    """The forms of degree 1 that the elements of xs move by, each of its own variable."""
    found, start = [], 0
    for x in xs:
        stop = start + product(shape(x))
        if shape(x) or not space.listed:
            import numpy as np

            c: Any = np.zeros((space.n, stop - start))
            c[np.arange(start, stop), np.arange(stop - start)] = 1.0
            c = c.reshape(space.n, *shape(x))
        else:
            c = [1.0 if i == start else None for i in range(space.n)]
        found.append(Form(c, 1, space))
        start = stop
    return found
