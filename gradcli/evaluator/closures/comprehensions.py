"""Displays of dicts, and comprehensions of lists and dicts.

A comprehension has a frame of its own around its element, as in Python; its first iterable is
evaluated outside of it.  All turns share the frame, so a lambda made in one sees the last values.
"""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.evaluator.closures.assignment import target
from gradcli.evaluator.faults import FAULTS, fault
from gradcli.evaluator.values.values import UNSET, entries, iterate, key
from gradcli.language.syntax import surface as s


def dict_display(owner, node: s.Dict) -> Callable:
    """The closure of {k: v, **others}."""
    if any(k is None for k, _ in node.items):
        return _merged(owner, node)
    items = [(_key(owner, k), owner.expression(v)) for k, v in node.items if k is not None]
    return lambda f: {k(f): v(f) for k, v in items}


def _merged(owner, node: s.Dict) -> Callable:
    """The closure of a display that has the entries of other dicts."""
    parts = [
        owner.expression(v) if k is None else _key_and_value(owner, k, v) for k, v in node.items
    ]

    def run(f):
        found: dict = {}
        for part, (_, value) in zip(parts, node.items):
            x = part(f)
            try:
                found |= entries(x)
            except Diagnostic as error:
                raise error.located(value.span, owner.source) from None
        return found

    return run


def _key_and_value(owner, key: s.Node, value: s.Node) -> Callable:
    k, v = _key(owner, key), owner.expression(value)
    return lambda f: {k(f): v(f)}


def _key(owner, node: s.Node) -> Callable:
    """The closure of the key of a dict."""
    value, source = owner.expression(node), owner.source

    def run(f):
        x = value(f)
        try:
            return key(x)
        except FAULTS as error:
            raise fault(error, "a dict", (x,), node, source) from error

    return run


def comprehension(owner, node: s.Comprehension) -> Callable:
    """The closure of a comprehension: a list, or a dict where the element is a pair."""
    first = owner.expression(node.clauses[0].iterable)
    outer = owner.scope
    owner.scope = owner.scopes[id(node)]
    blank = [UNSET] * len(owner.scope.slots)
    turn = _pair(owner, node.element) if type(node.element) is s.Pair else _element(owner, node)
    for k in range(len(node.clauses) - 1, -1, -1):
        turn = _clause(owner, node.clauses[k], turn, inner=k > 0)
    owner.scope = outer
    make: Callable[[], dict | list] = dict if type(node.element) is s.Pair else list

    def run(f):
        made = make()
        turn([f, None, *blank], made, first(f))
        return made

    return run


def _element(owner, node: s.Comprehension) -> Callable:
    """The closure that puts one element into the list."""
    value, meter, span = owner.expression(node.element), owner.meter, node.span

    def add(f, made: list):
        made.append(value(f))
        if len(made) > meter.limits.elements:
            meter.elements(len(made), span)

    return add


def _pair(owner, node: s.Pair) -> Callable:
    """The closure that puts one key and its value into the dict."""
    name, value, meter = _key(owner, node.key), owner.expression(node.value), owner.meter

    def add(f, made: dict):
        k = name(f)
        made[k] = value(f)
        if len(made) > meter.limits.elements:
            meter.elements(len(made), node.span)

    return add


def _clause(owner, node: s.Clause, turn: Callable, inner: bool) -> Callable:
    """The closure of `for target in iterable if tests`, around the clauses after it."""
    put, tests = target(owner, node.target, node), [owner.test(test) for test in node.tests]
    meter, left, source = owner.meter, owner.meter.left, owner.source
    span, iterable = node.span or node.iterable.span, None
    if inner:
        iterable = owner.expression(node.iterable)

    def run(f, made, *given):
        many = given[0] if iterable is None else iterable(f)
        try:
            items = iterate(many)
        except FAULTS as error:
            raise fault(error, "for", (many,), node.iterable, source) from error
        try:
            for x in items:
                n = left[0]
                left[0] = n - 1
                if n <= 0:
                    meter.refill(span)
                put(f, x)
                if not tests or all(test(f) for test in tests):
                    turn(f, made)
        except Diagnostic as error:  # of the iterable itself
            error.located(node.iterable.span, source)
            raise

    return run
