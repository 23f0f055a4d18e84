"""Operators as closures over a frame: each node of the tree once, then run any number of times.

A closure first tries two floats, then leaves the rest to a slower function.  Operands that are a
local name or a number are read without a call, which halves the time of a scalar loop.
"""

import operator

from gradcli.engine.objects import KINDS, LibraryObject
from gradcli.errors import Diagnostic
from gradcli.evaluator import objects
from gradcli.evaluator.array import PLAIN, Array, gathered, unwrap, wrap
from gradcli.evaluator.faults import FAULTS, check_values, fault
from gradcli.evaluator.values import LAZY, UNSET, VIEWS, Function, Unset, key, truth
from gradcli.language import surface as s
from gradcli.ops import arrays, scalar
from gradcli.ops.table import INT_LIMIT, World, bounded

BINARY = {
    "+": scalar.add, "-": scalar.sub, "*": scalar.mul, "/": scalar.div, "//": scalar.floordiv,
    "%": scalar.mod, "**": scalar.power, "@": arrays.matmul, "&": scalar.bit_and,
    "|": scalar.bit_or, "<<": scalar.shift_left, ">>": scalar.shift_right,
}  # fmt: skip
COMPARE = {
    "<": (operator.lt, scalar.less), "<=": (operator.le, scalar.less_equal),
    ">": (operator.gt, scalar.greater), ">=": (operator.ge, scalar.greater_equal),
    "==": (operator.eq, scalar.equal), "!=": (operator.ne, scalar.not_equal),
}  # fmt: skip
UNARY = {"-": scalar.neg, "+": scalar.pos, "~": scalar.invert}
ARITHMETIC = {"+", "-", "*", "/", "//", "%", "**"}  # their values on floats never raise
CLOSED = {"+", "-", "*"}  # of integers gives integers, and never raises either
NUMBERS = {*PLAIN, complex}
SEQUENCES = (list, tuple, str)
LONG = 40  # a chain of more operators runs as a loop, so that a sum of 1e5 terms does not recurse


def binary(owner, node: s.Binary):
    """The closure of an operator and of all the operators on its left."""
    spine = []
    while type(node) is s.Binary:
        spine.append(node)
        node = node.left
    spine.reverse()
    first = owner.operand(node)
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
    function, source, meter = BINARY[symbol], owner.source, owner.meter
    op, value = function.op, function.op.value
    in_place = type(node) is not s.Binary
    nodes = (node.target, node.value) if in_place else (node.left, node.right)

    def slow(x, y):
        try:
            if type(x) not in SPECIAL and type(y) not in SPECIAL:
                if type(x) not in PLAIN or type(y) not in PLAIN:
                    found = function(x, y)
                    # Python's own complex number: a tensor of complex64 does not take NumPy's
                    return complex(found) if type(x) in NUMBERS and type(y) in NUMBERS else found
                if value is None:
                    raise TypeError("needs arrays")
                if symbol == "**" and type(x) is bool and type(y) is bool:
                    _refuse_caret(nodes, source)
                return bounded(value(x, y), op)
            if symbol == "%" and type(x) is str:
                from gradcli.evaluator.templates import percent

                return percent(owner, node, x, y)
            check_values((x, y), nodes, symbol, source, owner)
            if isinstance(x, LibraryObject) or isinstance(y, LibraryObject):
                return objects.operated(symbol, x, y, in_place)
            if type(x) is Array or type(y) is Array:
                return _on_cells(function, x, y)
            return _on_sequences(symbol, x, y, meter, node)
        except FAULTS as error:
            raise fault(error, symbol, (x, y), node, source) from error

    return slow


def _refuse_caret(nodes, source) -> None:
    left, right = nodes
    if source and left.span and right.span and "^" in source.text[left.span[1] : right.span[0]]:
        raise Diagnostic(
            "E0201",
            "^ is power, and is not defined between booleans",
            help="logical_xor(a, b) is the exclusive or",
        )


def _on_cells(function, x, y):
    """An operator where one side is an array: the values in the cells, and a new cell."""
    a, b = _array_of(x), _array_of(y)
    if type(a) in ODD or type(b) in ODD:
        raise TypeError("no such operator")
    return wrap(function(a, b))


def _on_sequences(symbol: str, x, y, meter, node):
    """+ and * of lists, tuples and strings, as Python has them."""
    if symbol == "+" and type(x) is type(y) and type(x) in SEQUENCES:
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
            if -INT_LIMIT <= z < INT_LIMIT:
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


# -- unary, comparison, logic ------------------------------------------------------------------
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
            if type(x) not in SPECIAL:
                return complex(function(x)) if type(x) is complex else function(x)
            if isinstance(x, LibraryObject):
                return objects.signed(node.op, x)
            check_values((x,), nodes, node.op, source, owner)
            raise TypeError("no such operator")
        except FAULTS as error:
            raise fault(error, node.op, (x,), node, source) from error

    return run


def compare(owner, node: s.Compare):
    """A comparison or a chain of them: the middle of a < b < c is evaluated once."""
    first = owner.closure(owner.operand(node.first))
    rest = [owner.closure(owner.operand(item)) for item in node.rest]
    tests = [comparison(owner, node, k) for k in range(len(rest))]
    if len(rest) == 1 and node.ops[0] in COMPARE:
        return _single(first, rest[0], COMPARE[node.ops[0]][0], tests[0])
    if len(rest) == 1:
        right, test = rest[0], tests[0]
        return lambda f: test(first(f), right(f))

    def run(f):
        x = first(f)
        for right, test in zip(rest, tests):
            y = right(f)
            result = test(x, y)
            if not truth(result):
                return result
            x = y
        return result

    return run


def _single(left, right, plain, test):
    def run(f):
        x, y = left(f), right(f)
        if type(x) in PLAIN and type(y) in PLAIN:
            return plain(x, y)
        return test(x, y)

    return run


def comparison(owner, node: s.Compare, k: int):
    """The function test(x, y) of the operator k of a comparison."""
    symbol, source = node.ops[k], owner.source
    nodes = (node.first if k == 0 else node.rest[k - 1], node.rest[k])

    def test(x, y):
        try:
            if x is UNSET or y is UNSET:
                check_values((x, y), nodes, symbol, source, owner)
            if symbol in ("is", "is not"):
                return (x is y) == (symbol == "is")
            if symbol in ("in", "not in"):
                return contains(y, x) == (symbol == "in")
            if symbol not in ("==", "!=") and type(x) not in SEQUENCES:
                check_values((x, y), nodes, symbol, source, owner)
            return compared(symbol, x, y)
        except FAULTS as error:
            raise fault(error, symbol, (x, y), node, source) from error

    return test


def compared(symbol: str, x, y):
    """x < y and its like, of any two values: a bool, or an array of them."""
    plain, function = COMPARE[symbol]
    if (type(x) in PLAIN and type(y) in PLAIN) or (type(x) is str and type(y) is str):
        return plain(x, y)
    if isinstance(x, LibraryObject) or isinstance(y, LibraryObject):
        return objects.operated(symbol, x, y)
    if type(x) is Array or type(y) is Array:
        if x is None or y is None or type(x) is str or type(y) is str:
            return symbol == "!="
        return wrap(function(_array_of(x), _array_of(y)))
    if type(x) in (list, tuple) and type(x) is type(y):
        return _lexical(symbol, x, y)
    if type(x) is dict and type(y) is dict and symbol in ("==", "!="):
        return _same_dicts(x, y) == (symbol == "==")
    numbers = isinstance(x, (World, complex)) or isinstance(y, (World, complex))
    numbers = numbers or hasattr(x, "dtype") or hasattr(y, "dtype")  # of NumPy's
    if numbers and type(x) not in ODD and type(y) not in ODD:
        return function(x, y)
    if symbol in ("==", "!="):
        return (x is y or (type(x) is range and x == y)) == (symbol == "==")
    raise TypeError("no such comparison")


def _array_of(x):
    return gathered(x) if type(x) in (list, tuple) else unwrap(x)


def _lexical(symbol: str, x, y) -> bool:
    """Comparison of two lists or tuples: by the first elements that differ, then by length."""
    for a, b in zip(x, y):
        if not (a is b or truth(compared("==", a, b))):
            return symbol != "==" and (symbol == "!=" or truth(compared(symbol, a, b)))
    return COMPARE[symbol][0](len(x), len(y))


def _same_dicts(x: dict, y: dict) -> bool:
    if len(x) != len(y):
        return False
    for k, value in x.items():  # no all(…): a dict may be nested deeper than C's stack is
        if k not in y or not (y[k] is value or truth(compared("==", value, y[k]))):
            return False
    return True


def contains(many, x) -> bool:
    """Whether `x` is one of the elements of `many`, or a part of a string."""
    if type(many) is str:
        if type(x) is not str:
            raise TypeError("only text can be in text")
        return x in many
    if type(many) is range:
        x = int(x) if type(x) is float and x.is_integer() else x  # not one by one, as Python does
        return type(x) in (int, bool) and x in many
    if type(many) is Array:
        value = compared("==", many, x)
        return bool(value.get().any()) if type(value) is Array else truth(value)
    if type(many) is dict:
        return key(x) in many
    if isinstance(many, LibraryObject):
        return objects.attempt(operator.contains, many, unwrap(x))
    if type(many) not in (list, tuple, *VIEWS):
        raise TypeError("nothing is in a number")
    return any(a is x or truth(compared("==", a, x)) for a in many)


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
ODD = {list, tuple, str, dict, type(None), Unset, Function, range, type(...), *LAZY, *VIEWS}
# Types of operands that need more than a row: these, and the library's objects as they are loaded.
SPECIAL = KINDS
SPECIAL |= {Array, *ODD}
