"""A region read: a sum as terms, a product as factors, through the nodes that belong to it."""

from gradcli.core.ir import Expr, Value
from gradcli.derive.algebra.branches import is_nothing
from gradcli.derive.algebra.forms import (
    ADD,
    DIV,
    HALF,
    MUL,
    NEG,
    POWER,
    SQRT,
    SUB,
    Factors,
    Forms,
    Term,
    Unbounded,
    multiply,
)
from gradcli.derive.algebra.functions import shifted
from gradcli.derive.algebra.products import apart, difference_of_squares, reduced, unit, whole
from gradcli.derive.algebra.rationals import Exact, exact, raised
from gradcli.derive.algebra.sums import total

SUMS, PRODUCTS = frozenset({ADD, SUB}), frozenset({MUL, DIV})
SMALL = 80  # nodes, up to which more is tried


class Reading:
    """The part of a walk that reads regions; `done` has the values of what is below them."""

    forms: Forms
    derived: bool
    order: list[Expr]
    inner: set[int]
    done: dict[int, Value]

    def region(self, root: Expr):
        if root.op in SUMS:
            return total(self.forms, self.terms(root))
        return whole(self.forms, *self.term(root))

    def terms(self, root: Expr) -> list[Term]:
        """A sum, read through the sums within it."""
        found: list[Term] = []
        stack: list[tuple] = [(root, 1)]
        while stack:
            node, sign = stack.pop()
            c: Exact = 1
            factors: Factors = {}
            if node is root or (type(node) is Expr and id(node) in self.inner):
                if node.op in SUMS:
                    stack.append((node.args[1], sign if node.op is ADD else -sign))
                    stack.append((node.args[0], sign))
                    continue
                if node.op is NEG:
                    stack.append((node.args[0], -sign))
                    continue
                c, factors = self.term(node)
            else:
                value = self.done[id(node)] if type(node) is Expr else node
                c = self.forms.include(c, factors, value, 1)
            found += self.spliced(sign * c, factors)
        return found

    def spliced(self, c: Exact, factors: Factors) -> list[Term]:
        """A term, or the terms of the sum that it is where nothing else reads that; none where both
        sides of a choice are 0, whose shape `as_array` asks for."""
        if len(factors) == 1 and (c == 1 or c == -1):
            [(base, e)] = factors.items()
            if self.derived and is_nothing(base):
                return []
            if e == 1 and id(base) in self.forms.sums and id(base) not in self.forms.shared:
                return [(c * k, f) for k, f in self.forms.sums[id(base)]]
        return [(c, factors)]

    def term(self, root: Expr) -> Term:
        """A product, read through the products, quotients and powers within it."""
        c: Exact = 1
        factors: Factors = {}
        stack: list[tuple] = [(root, 1)]
        while stack:
            node, e = stack.pop()
            if node is root or (type(node) is Expr and id(node) in self.inner):
                match node.op:
                    case op if op is MUL or op is DIV:
                        stack.append((node.args[1], e if op is MUL else -e))
                        stack.append((node.args[0], e))
                        continue
                    case op if op is NEG:
                        c = -c
                        stack.append((node.args[0], e))
                        continue
                    case op if op is SQRT:
                        c = self.include(c, factors, node.args[0], HALF * e)
                        continue
                c = self.powered(c, factors, node, e)
            else:
                c = self.include(c, factors, node, e)
        return apart(self.forms, *reduced(self.forms, c, factors))

    def include(self, c: Exact, factors: Factors, node, e: Exact) -> Exact:
        value = self.done[id(node)] if type(node) is Expr else node
        if type(e) is not int and id(value) in self.forms.products and len(self.order) <= SMALL:
            value = difference_of_squares(self.forms, value, self.done.values())
        return self.forms.include(c, factors, value, e)

    def powered(self, c: Exact, factors: Factors, node: Expr, e: int) -> Exact:
        """`factors` times a power to the e."""
        base, exponent = [self.done[id(a)] if type(a) is Expr else a for a in node.args]
        k = self.constant(exponent)
        if k is not None:
            if not self.derived and type(base) is Expr:
                self.forms.raised.add(id(base))
            found = unit(self.forms, base) if type(k) is int and abs(k) > 1 else None
            if found is not None:
                multiply(factors, found[1], k * e)
                return c * raised(found[0], k * e)
            return self.forms.include(c, factors, base, k * e) if k else c
        if not self.forms.unbounded.isdisjoint((id(base), id(exponent))):
            raise Unbounded
        whole_base = type(base) is not Expr or base.op not in PRODUCTS  # which stays in one piece
        form = shifted(self.forms, base, exponent) if whole_base else None
        value = self.forms.make(POWER, base, exponent)
        if form is not None:
            self.forms.products[id(value)] = form
        return self.forms.include(c, factors, value, e)

    def constant(self, exponent) -> Exact | None:
        """An exponent as an exact number."""
        if type(exponent) is not Expr:
            return exact(exponent) if type(exponent) in (int, float) else None
        form = self.forms.products.get(id(exponent))
        return form[0] if form is not None and not form[1] else None
