"""Operators as closures over a frame: each node of the tree once, then run any number of times.

A closure first tries two floats, then leaves the rest to a slower function.  Operands that are a
local name or a number are read without a call, which halves the time of a scalar loop.
"""

from collections import deque

from gradcli.engine.objects import APART, LibraryObject
from gradcli.errors import Diagnostic
from gradcli.evaluator.faults import FAULTS, check_values, fault
from gradcli.evaluator.values import objects
from gradcli.evaluator.values.array import NUMBERS, PLAIN, Array, gathered, unwrap, wrap
from gradcli.evaluator.values.values import LAZY, VIEWS, Function, Unset, truth
from gradcli.language.syntax import surface as s
from gradcli.ops import arithmetic, arrays, comparisons
from gradcli.ops.containers import CONTAINERS, FAMILY, Named
from gradcli.ops.dispatch import bounded
from gradcli.ops.integers import LIMIT

BINARY = {
    "+": arithmetic.add, "-": arithmetic.sub, "*": arithmetic.mul, "/": arithmetic.div,
    "//": arithmetic.floordiv, "%": arithmetic.mod, "**": arithmetic.power, "@": arrays.matmul,
    "&": comparisons.bit_and, "|": comparisons.bit_or, "<<": comparisons.shift_left,
    ">>": comparisons.shift_right,
}  # fmt: skip
UNARY = {"-": arithmetic.neg, "+": arithmetic.pos, "~": comparisons.invert}
ARITHMETIC = {"+", "-", "*", "/", "//", "%", "**"}  # their values on floats never raise
CLOSED = {"+", "-", "*"}  # of integers gives integers, and never raises either
SEQUENCES = (list, tuple, str, deque, Named)
LONG = 40  # a chain of more operators runs as a loop, so that a sum of 1e5 terms does not recurse


def binary(owner, node: s.Binary):
    """The closure of an operator and of all the operators on its left."""
    spine: list[s.Binary] = []
    left: s.Node = node
    while type(left) is s.Binary:
        spine.append(left)
        left = left.left
    spine.reverse()
    first = owner.operand(left)
    if len(spine) > LONG:
        return _chain(owner, first, spine)
    for link in spine:
        run = _pair(owner, link, first, owner.operand(link.right))
        first = ("expr", run if link is spine[-1] else owner.observed(link, run))
    return first[1]


def _chain(owner, first: tuple, spine: list):
    start = owner.closure(first)
    links = []
    for link in spine:
        slow = slow_binary(owner, link)
        value = BINARY[link.op].op.value if link.op in ARITHMETIC else slow
        links.append((value, slow, owner.closure(owner.operand(link.right))))

    def run(f):
        x = start(f)
        for value, slow, right in links:
            y = right(f)
            x = value(x, y) if type(x) is float and type(y) is float else slow(x, y)
        return x

    return run


def slow_binary(owner, node, symbol: str | None = None):
    """The operator of `node` on any two values; `node` is a Binary or an augmented assignment."""
    symbol = symbol or node.op
    function, source = BINARY[symbol], owner.source
    op, value = function.op, function.op.value

    def slow(x, y):
        try:
            if type(x) is Array and (type(y) is Array or type(y) not in APART):
                return wrap(function(x.get(), y.get() if type(y) is Array else y))
            if type(y) is Array and type(x) not in APART:
                return wrap(function(x, y.get()))
            if type(x) in APART or type(y) in APART:
                return _apart(owner, node, symbol, function, x, y)
            if type(x) not in PLAIN or type(y) not in PLAIN:
                found = function(x, y)
                # Python's own complex number: a tensor of complex64 does not take NumPy's
                return complex(found) if type(x) in NUMBERS and type(y) in NUMBERS else found
            if value is None:
                raise TypeError("needs arrays")
            if symbol == "**" and type(x) is bool and type(y) is bool:
                _refuse_caret(_operands(node), source)
            return bounded(value(x, y), op)
        except FAULTS as error:
            raise fault(error, symbol, (x, y), node, source) from error

    return slow


def _operands(node) -> tuple:
    return (node.left, node.right) if type(node) is s.Binary else (node.target, node.value)


def _apart(owner, node, symbol: str, function, x, y):
    """An operator on values of which one at least is what no row takes."""
    if symbol == "%" and type(x) is str:
        from gradcli.evaluator.texts.templates import percent

        return percent(owner, node, x, y)
    check_values((x, y), _operands(node), symbol, owner.source, owner)
    if isinstance(x, LibraryObject) or isinstance(y, LibraryObject):
        return objects.operated(symbol, x, y, type(node) is not s.Binary)
    if type(x) is Array or type(y) is Array:
        return _on_cells(function, x, y)
    return _on_sequences(symbol, x, y, owner.meter, node)


def _refuse_caret(nodes, source) -> None:
    left, right = nodes
    if source and left.span and right.span and "^" in source.text[left.span[1] : right.span[0]]:
        raise Diagnostic(
            "E0201",
            "^ is power, and is not defined between booleans",
            help="logical_xor(a, b) is the exclusive or",
        )


def array_of(x):
    """The value of an operand beside an array: of a list the array of its elements."""
    return gathered(x) if FAMILY.get(type(x)) in (list, tuple) else unwrap(x)


def _on_cells(function, x, y):
    """An operator of an array and a list, or what is no operand: a new cell."""
    a, b = array_of(x), array_of(y)
    if type(a) in ODD or type(b) in ODD:
        raise TypeError("no such operator")
    return wrap(function(a, b))


def _on_sequences(symbol: str, x, y, meter, node):
    """+ and * of lists, tuples and strings, as Python has them."""
    alike = FAMILY.get(type(x), type(x)) is FAMILY.get(type(y), type(y))
    if symbol == "+" and alike and type(x) in SEQUENCES:
        meter.elements(len(x) + len(y), node.span)
        return x + y
    if symbol == "|" and type(x) is dict and type(y) is dict:
        return x | y
    if symbol == "*":
        many, count = (x, y) if type(x) in SEQUENCES else (y, x)
        if type(many) in SEQUENCES and type(count) in (int, bool):
            meter.elements(len(many) * max(count, 0), node.span)
            return many * count
    raise TypeError("no such operator")


def _pair(owner, node: s.Binary, left: tuple, right: tuple):
    """The closure of one operator, by what its operands are."""
    slow = slow_binary(owner, node)
    if node.op not in ARITHMETIC:
        a, b = owner.closure(left), owner.closure(right)
        return lambda f: slow(a(f), b(f))
    value = BINARY[node.op].op.value
    if node.op in CLOSED and (left[0], right[0]) == ("slot", "const") and type(right[1]) is int:
        return _slot_int(left[1], right[1], value, slow)
    return PAIRS[left[0], right[0]](left[1], right[1], value, slow)


def _slot_int(i, y, value, slow):
    """A local name and an integer, as counters are: both kinds of number go without a call."""

    def run(f):
        x = f[i]
        if type(x) is float:
            return value(x, y)
        if type(x) is int:
            z = value(x, y)
            if -LIMIT <= z < LIMIT:
                return z
        return slow(x, y)

    return run


def _slot_slot(i, j, value, slow):
    def run(f):
        x, y = f[i], f[j]
        if type(x) is float and type(y) is float:
            return value(x, y)
        return slow(x, y)

    return run


def _slot_const(i, y, value, slow):
    def run(f):
        x = f[i]
        return value(x, y) if type(x) is float else slow(x, y)

    return run


def _const_slot(x, j, value, slow):
    def run(f):
        y = f[j]
        return value(x, y) if type(y) is float else slow(x, y)

    return run


def _slot_expr(i, right, value, slow):
    # as in Python the left side is read first: the right may be a call that writes the name
    def run(f):
        x = f[i]
        y = right(f)
        if type(x) is float and type(y) is float:
            return value(x, y)
        return slow(x, y)

    return run


def _expr_slot(left, j, value, slow):
    def run(f):
        x = left(f)
        y = f[j]
        if type(x) is float and type(y) is float:
            return value(x, y)
        return slow(x, y)

    return run


def _const_expr(x, right, value, slow):
    def run(f):
        y = right(f)
        return value(x, y) if type(y) is float else slow(x, y)

    return run


def _expr_const(left, y, value, slow):
    def run(f):
        x = left(f)
        return value(x, y) if type(x) is float else slow(x, y)

    return run


def _expr_expr(left, right, value, slow):
    def run(f):
        x, y = left(f), right(f)
        if type(x) is float and type(y) is float:
            return value(x, y)
        return slow(x, y)

    return run


def _const_const(x, y, value, slow):
    return lambda f: slow(x, y)


PAIRS = {
    ("slot", "slot"): _slot_slot, ("slot", "const"): _slot_const, ("slot", "expr"): _slot_expr,
    ("const", "slot"): _const_slot, ("const", "const"): _const_const,
    ("const", "expr"): _const_expr, ("expr", "slot"): _expr_slot, ("expr", "const"): _expr_const,
    ("expr", "expr"): _expr_expr,
}  # fmt: skip


# -- unary, logic ------------------------------------------------------------------------------
def unary(owner, node: s.Unary):
    if node.op == "not":
        test = owner.test(node.operand)
        return lambda f: not test(f)
    inner = owner.closure(owner.operand(node.operand))
    function, source, nodes = UNARY[node.op], owner.source, (node.operand,)

    def run(f):
        x = inner(f)
        try:
            if type(x) is Array:
                return wrap(function(x.get()))
            if type(x) not in APART:
                return complex(function(x)) if type(x) is complex else function(x)
            if isinstance(x, LibraryObject):
                return objects.signed(node.op, x)
            check_values((x,), nodes, node.op, source, owner)
            raise TypeError("no such operator")
        except FAULTS as error:
            raise fault(error, node.op, (x,), node, source) from error

    return run


def logic(owner, node: s.BoolOp):
    """`and` and `or`: the first operand that decides, as Python gives it."""
    *heads, last = [owner.expression(value) for value in node.values]
    source, stop = owner.source, node.op == "or"

    def run(f):
        for value in heads:
            x = value(f)
            try:
                if (x if type(x) is bool else truth(x)) is stop:
                    return x
            except FAULTS as error:
                raise fault(error, node.op, (x,), node, source) from error
        return last(f)

    return run


# Types that no row takes.
ODD: set[type] = {
    *CONTAINERS,
    str,
    type(None),
    Unset,
    Function,
    range,
    type(...),
    *LAZY,
    *VIEWS,
}
# Types of operands that need more than a row: these, and the library's objects as they are loaded.
APART.update({Array, *ODD})
