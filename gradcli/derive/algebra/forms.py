"""Normal forms: a product as powers of bases, a sum as products, and both written as nodes.

A term (c, factors) is the product of the exact number c and of each base to its exponent; a sum is
a list of terms.  A base is a node in normal form, or a number that c cannot hold.  `Forms` keeps
the form of each node that it wrote, so that a reader need not take it apart.
"""

from heapq import heappop, heappush
from itertools import islice

from gradcli.core.ir import Expr, Graph, Value
from gradcli.derive.algebra.identities import LOG
from gradcli.derive.algebra.rationals import Exact, exact, parts, raised, ratio
from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import add, div, mul, neg, power, sqrt, sub
from gradcli.ops.arrays import getitem

ADD, SUB, MUL, DIV, NEG = add.op, sub.op, mul.op, div.op, neg.op
POWER, SQRT, GETITEM = power.op, sqrt.op, getitem.op
SHORT = frozenset({ADD, SUB, MUL, DIV, NEG, POWER})  # what is written again sooner than named
HALF = ratio(1, 2)
HALVES = (HALF, -HALF)
Factors = dict[Value, Exact]  # of each base its exponent
Term = tuple[Exact, Factors]


NAMED = 2  # operations of a tree, from which on what is shared is worth a name


HEAVY = 1 << 40  # a tree of more operations than anyone counts
LATE = 1 << 40  # a place after more variables than any graph has


class Undone(Exception):
    """An expression that has no normal form: it stays as it is."""


class Unbounded(Undone):
    """A sum or a product of what is infinite or NaN: nothing in it cancels."""


class Forms:
    """The forms of the nodes written so far, and how many operations each node's tree has.

    products, sums: by the identity of a node its term, or its terms; contents: what the terms of a
    sum share, once that is asked; divisors: what two sums share, likewise; split: the sums that one
    that was cancelled is a product of; shared: the identities of the
    nodes that something else reads too, and that cost at least `named`; arrays: of those that are
    no numbers; raised: of those that the program itself has powers of; several: of those that
    several nodes read, which keep their sign; places: of what `place` was asked of; known: the mask
    of the variables that are constants of the language; unbounded: the identities of the nodes that
    are infinite or NaN whatever the variables are, and of those computed from them; common: the
    `reuse.Part`s, products that are computed anyway; derived: whether rules wrote all of it.
    """

    def __init__(self, graph: Graph):
        self.graph = graph
        self.places: dict[int, int] = {}
        self.known = graph.mask([n for n in graph.constants if n not in graph.bound])
        self.products: dict[int, Term] = {}
        self.sums: dict[int, list[Term]] = {}
        self.contents: dict[int, Term] = {}
        self.divisors: dict[tuple[int, int], tuple[Term, Term, Term] | None] = {}
        self.split: dict[int, tuple[Expr, ...]] = {}
        self.weights: dict[int, int] = {}
        self.shared: set[int] = set()
        self.arrays: set[int] = set()
        self.raised: set[int] = set()
        self.several: set[int] = set()
        self.unbounded: set[int] = set()
        self.common: list = []
        self.named, self.derived = NAMED, True

    # -- nodes ------------------------------------------------------------------------------------
    def make(self, op, *args) -> Expr:
        node = self.graph.intern(op, args)
        weights = self.weights
        if id(node) not in weights:
            weight = 1
            for a in args:
                if type(a) is Expr and a.op is not None:
                    weight += weights[id(a)]
            weights[id(node)] = weight if weight < HEAVY else HEAVY
        return node

    def weight(self, value) -> int:
        """The operations of a value's tree."""
        if type(value) is not Expr or value.op is None:
            return 0
        return self.weights[id(value)]

    # -- reading ----------------------------------------------------------------------------------
    def include(self, c: Exact, factors: Factors, value, e: Exact) -> Exact:
        """`factors` times `value` to the power e; the number that c becomes."""
        if type(value) is Expr:
            return self.include_node(c, factors, value, e)
        number = exact(value) if type(value) in (int, float) else None
        if type(value) is float and value - value != 0:
            raise Unbounded
        if type(value) in (int, float) and self.has_no_power(value, e):
            raise Unbounded
        if number is None or type(e) is not int:
            if type(value) is float and value < 0 and type(e) is int:
                c, value = c if e % 2 == 0 else -c, -value
            multiply(factors, value, e)
            return c
        return c * raised(number, e)

    def include_node(self, c: Exact, factors: Factors, value: Expr, e: Exact) -> Exact:
        """The same of a node: a product is taken apart where it may be."""
        if id(value) in self.unbounded or self.has_no_power(value, e):
            raise Unbounded
        form = self.products.get(id(value))
        if form is not None and type(e) is not int and e in HALVES and self.is_positive(form):
            for base, k in (*parts(form[0]), *form[1].items()):
                multiply(factors, base, k * e)
            return c
        if form is None or type(e) is not int or not self.opens(value, form):
            if value.op is NEG and type(e) is int and type(value.args[0]) is Expr:
                c, value = c if e % 2 == 0 else -c, value.args[0]
                self.shared.add(id(value))
            multiply(factors, value, e)
            return c
        for base, k in form[1].items():
            if self.has_no_power(base, k * e):
                raise Unbounded
            multiply(factors, base, k * e)
        return c if form[0] == 1 else c * raised(form[0], e)

    def has_no_power(self, base, e: Exact) -> bool:
        """Whether a base is a number of which the e-th power is infinite or NaN."""
        number = self.constant(base) if type(e) is not int or e < 0 else None
        return number is not None and (
            number < 0 if e > 0 else number <= 0 and (number == 0 or type(e) is not int)
        )

    def named_once(self, node: Expr) -> bool:
        """Whether a node with several readers is to be held in a name."""
        return self.weights[id(node)] >= self.named or (
            self.named == NAMED and node.op not in SHORT
        )

    def opens(self, value: Expr, form: Term) -> bool:
        """Whether a product may be taken apart: nothing else reads it, or it is one power."""
        return id(value) not in self.shared or len(form[1]) <= 1

    def constant(self, value) -> float | None:
        """The number that a value is whatever the variables are, as it is computed; else None."""
        if type(value) is not Expr:
            return value if type(value) in (int, float, bool) else None
        if value.mask & ~self.known:
            return None
        if value.op is None:
            return self.graph.constants.get(value.args[0])
        args = [self.constant(a) for a in value.args]
        if value.op.value is None or value.attrs or None in args:
            return None
        try:
            return value.op.value(*args)
        except (Diagnostic, ArithmeticError, LookupError, TypeError, ValueError):
            return None  # such as an order that is no whole number

    def is_nan(self, value) -> bool:
        found = self.constant(value)
        return found is not None and found != found

    def nan(self) -> Expr:
        """The constant, by the name that the program has for it."""
        name = "np.nan" if "nan" in self.graph.bound else "nan"
        self.graph.constants[name] = float("nan")
        self.known |= self.graph.bit(name)
        node = self.graph.var(name)
        self.unbounded.add(id(node))
        return node

    def is_constant(self, base) -> bool:
        """Whether a base is a positive number that the language has a name for, such as pi."""
        if type(base) is not Expr or base.op is not None:
            return False
        value = self.graph.constants.get(base.args[0])
        return value is not None and self.graph.is_constant(base.args[0], value) and value > 0

    def is_positive(self, form: Term) -> bool:
        """Whether a term is a positive fraction times such numbers, of which roots may be apart."""
        c, factors = form
        exact_ones = isinstance(c, int) or not c.decimal
        return exact_ones and c > 0 and all(map(self.is_constant, factors)) and bool(factors)

    def order(self, base) -> tuple[float, float]:
        """Where a base stands in a product: names, elements, sums, functions; then arrays."""
        if type(base) is not Expr:
            return -1, 0
        if not base.mask & ~self.known:  # sqrt(2) is a number too; a logarithm is a function
            return -0.5 if base.op is None else 0.7 if base.op is LOG else -1, 0
        last = 3 if id(base) in self.arrays else 0
        name = base.args[0] if base.op is GETITEM else base
        if last and (name.op is None or name is not base):
            return last, 0  # in the order of the rule: a column times a row stays one
        if name.op is None:
            return 0 if name is base else 0.5, rank(name)
        return last + (1 if id(base) in self.sums else 2), 0

    def place(self, base) -> int:
        """Which came first of bases that stand in one place, for one order in all products."""
        return self.places.setdefault(id(base), len(self.places))


def rank(leaf: Expr) -> int:
    """The place of a variable in products: as they first come, but b*x before x where it is so.

    The graph has its nodes in the order in which they were made, the author's first; the products
    of these alone decide.
    """
    graph = leaf.graph
    if graph.ranks is None or graph.ranks[0] != graph.written:
        graph.ranks = graph.written, _ranks(graph)
    found = graph.ranks[1]
    for new in graph.leaves[len(found) :]:
        found[id(new)] = len(found)
    return found[id(leaf)]


def _ranks(graph: Graph) -> dict[int, int]:
    """The places of the variables that there are."""
    leaves = {id(leaf): k for k, leaf in enumerate(graph.leaves)}
    after: dict[int, set[int]] = {}  # leaf -> those that a product has right after it
    for node in islice(graph.pool.values(), graph.written):
        if node.op is MUL:
            first, second = _leaf(node.args[0], 1), _leaf(node.args[1], 0)
            if first is not None and second is not None and first is not second:
                after.setdefault(id(first), set()).add(id(second))
    return _sorted(leaves, after)


def _leaf(value, end: int) -> Expr | None:
    """The variable that a product begins (0) or ends (1) with, or that a power is of."""
    while type(value) is Expr and value.op in (MUL, POWER):
        value = value.args[end if value.op is MUL else 0]
    return value if type(value) is Expr and value.op is None else None


def _sorted(leaves: dict[int, int], after: dict[int, set[int]]) -> dict[int, int]:
    """The places of the leaves, each after those that it must follow; else, and in a circle, as
    they come.  What is in a circle, or follows one, is LATE: after leaves that are made later."""
    waits = dict.fromkeys(leaves, 0)
    for followers in after.values():
        for leaf in followers:
            waits[leaf] += 1
    order: dict[int, int] = {}
    late = 0
    ready = [leaves[leaf] for leaf, count in waits.items() if not count]
    names = list(leaves)
    for first in names:
        while ready or first not in order:
            if not ready:
                late = LATE
            leaf = names[heappop(ready)] if ready else first
            if leaf in order:
                continue
            order[leaf] = late + len(order)
            for follower in after.get(leaf, ()):
                waits[follower] -= 1
                if not waits[follower] and follower not in order:
                    heappush(ready, leaves[follower])
    return order


def multiply(factors: Factors, base, e: Exact) -> None:
    """`factors` times base**e."""
    if base in factors:
        e = e + factors[base]
        if e == 0:
            del factors[base]
            return
    factors[base] = e


def key(factors: Factors) -> frozenset:
    """What tells the products of two terms apart."""
    return frozenset(factors.items())


def times(a: Term, b: Term) -> Term:
    """The product of two terms."""
    if not b[1]:
        return a[0] * b[0], a[1]
    factors = dict(a[1])
    for base, e in b[1].items():
        if base in factors:
            multiply(factors, base, e)
        else:
            factors[base] = e
    return a[0] * b[0], factors


def powers_of(factors: Factors, x) -> Factors:
    """The powers of x among some factors whose exponents are no numbers.

    x^(n - 1) is read as x^n / x, which is no division: x^(n - 1) has a value at 0.
    """
    return {
        b: e
        for b, e in factors.items()
        if type(b) is Expr and b.op is POWER and b.args[0] is x and type(b.args[1]) is Expr
    }


def collected(terms: list[Term]) -> list[Term]:
    """The terms with like ones added, those that vanish left out."""
    if len(terms) == 2:
        (a, one), (b, two) = terms
        if one != two:
            return terms if a and b else [t for t in terms if t[0]]
        return [(a + b, one)] if a + b else []
    found: dict[frozenset, Term] = {}
    for c, factors in terms:
        k = key(factors)
        found[k] = (found[k][0] + c if k in found else c), factors
    return [term for term in found.values() if term[0]]


def to_power(a: Term, e: Exact) -> Term:
    """A term raised to a power, which is whole where the term has a number."""
    number, factors = a
    if isinstance(e, int):
        number = raised(number, e)
    else:
        assert number == 1, (number, e)
    return number, {base: k * e for base, k in factors.items()}
