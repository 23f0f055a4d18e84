"""Comparisons as closures over a frame, and what any two values of a program are to each other."""

import operator
from collections import Counter

from gradcli.engine.objects import LibraryObject
from gradcli.evaluator.faults import FAULTS, check_values, fault
from gradcli.evaluator.operators.operators import ODD, SEQUENCES, array_of
from gradcli.evaluator.values import objects
from gradcli.evaluator.values.array import PLAIN, Array, unwrap, wrap
from gradcli.evaluator.values.values import UNSET, VIEWS, Type, key, truth
from gradcli.language.names.number_types import told_apart
from gradcli.language.syntax import surface as s
from gradcli.ops import comparisons
from gradcli.ops.containers import CONTAINERS, FAMILY
from gradcli.ops.dispatch import World
from gradcli.ops.nesting import measure

COMPARE = {
    "<": (operator.lt, comparisons.less), "<=": (operator.le, comparisons.less_equal),
    ">": (operator.gt, comparisons.greater), ">=": (operator.ge, comparisons.greater_equal),
    "==": (operator.eq, comparisons.equal), "!=": (operator.ne, comparisons.not_equal),
}  # fmt: skip


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
                return is_same(x, y) == (symbol == "is")
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
    family = FAMILY.get(type(x))
    if family is not None and family is FAMILY.get(type(y)):
        if symbol in ("==", "!=") and len(x) != len(y) and type(x) is not Counter:
            return symbol == "!="
        measure(x)
        measure(y)
    return _compared(symbol, x, y)


def _compared(symbol: str, x, y):
    plain, function = COMPARE[symbol]
    if (type(x) in PLAIN and type(y) in PLAIN) or (type(x) is str and type(y) is str):
        return plain(x, y)
    if isinstance(x, LibraryObject) or isinstance(y, LibraryObject):
        return objects.operated(symbol, x, y)
    if type(x) is Array or type(y) is Array:
        if x is None or y is None or type(x) is str or type(y) is str:
            return symbol == "!="
        return wrap(function(array_of(x), array_of(y)))
    family = FAMILY.get(type(x))
    if family is not None and family is FAMILY.get(type(y)):
        if family is not dict:
            return _lexical(symbol, x, y)
        if symbol in ("==", "!="):
            return _same_dicts(x, y) == (symbol == "==")
    numbers = isinstance(x, (World, complex)) or isinstance(y, (World, complex))
    numbers = numbers or hasattr(x, "dtype") or hasattr(y, "dtype")  # of NumPy's
    if numbers and type(x) not in ODD and type(y) not in ODD:
        return function(x, y)
    if symbol in ("==", "!="):
        return (is_same(x, y) or (type(x) is range and x == y)) == (symbol == "==")
    raise TypeError("no such comparison")


def is_same(x, y) -> bool:
    """Whether two values are one; two types are that are called the same."""
    made = [t for t in (x, y) if hasattr(t, "fields")]  # which a program may call as another
    if made or not (isinstance(x, Type) and isinstance(y, Type)):
        return x is y
    names = [t.name.removeprefix("numpy.") for t in (x, y)]
    if x.name != y.name and (error := told_apart(names, names)):
        raise error
    return x.name == y.name


def _lexical(symbol: str, x, y) -> bool:
    """Comparison of two lists or tuples: by the first elements that differ, then by length."""
    for a, b in zip(x, y):
        if not (a is b or truth(_compared("==", a, b))):
            return symbol != "==" and (symbol == "!=" or truth(_compared(symbol, a, b)))
    return COMPARE[symbol][0](len(x), len(y))


def _same_dicts(x: dict, y: dict) -> bool:
    if type(x) is type(y) is Counter:  # of which one has as many of what it has not as 0
        return all(truth(_compared("==", x[k], y[k])) for k in [*x, *y])
    if len(x) != len(y):
        return False
    for k, value in x.items():
        if k not in y or not (y[k] is value or truth(_compared("==", value, y[k]))):
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
    if FAMILY.get(type(many)) is dict:
        return key(x) in many
    if isinstance(many, LibraryObject):
        return objects.attempt(operator.contains, many, unwrap(x))
    if type(many) not in CONTAINERS and type(many) not in VIEWS:
        raise TypeError("nothing is in a number")
    return any(a is x or truth(compared("==", a, x)) for a in many)
