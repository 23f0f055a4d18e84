"""Generators: what runs as far as its next `yield` each time that it is asked for an item.

The code of a generator is a generator of Python over the closures of its statements: those that
yield are steps of it, all others run as anywhere.
"""

from collections.abc import Callable, Generator
from typing import Any

from gradcli.errors import Diagnostic
from gradcli.evaluator.assignment import target
from gradcli.evaluator.code import Coder
from gradcli.evaluator.faults import FAULTS, fault
from gradcli.evaluator.functions import BREAK, CONTINUE, RETURN
from gradcli.evaluator.values import UNSET, iterate
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.jumps import yields

# What runs a statement on a frame: it yields items, and returns the signal that stops the blocks
Steps = Callable[[list], Generator[Any, None, Any]]


def body(owner: Coder, node: s.Def) -> Callable:
    """The code of a function that yields: a call of it gives what has not begun to run."""
    steps = _block(owner, node.body)

    def run(f):
        f[1] = steps(f)
        return RETURN

    return run


def _block(owner: Coder, body: tuple) -> Steps:
    steps = [_steps(owner, node) for node in body]

    def run(f):
        for step in steps:
            signal = yield from step(f)
            if signal is not None:
                return signal
        return None

    return run


def _steps(owner: Coder, node: s.Node) -> Steps:
    if type(node) is s.Def or not yields(node):
        plain = owner.statement(node)

        def run(f):
            return plain(f)
            yield

        return run
    make = YIELDING.get(type(node))
    if make is None:
        message = f"'yield' in a '{type(node).__name__.lower()}' is not part of the language"
        help = "put what it yields in a list there, and yield from that behind it"
        raise Diagnostic("E0104", message, node.span, help=help, source=owner.source)
    return make(owner, node)


def _yield(owner: Coder, node: s.Yield) -> Steps:
    if node.value is None:

        def nothing(f):
            yield None

        return nothing
    value, source, at = owner.expression(node.value), owner.source, node.value
    if not node.many:

        def one(f):
            yield value(f)

        return one

    def many(f):
        items = value(f)
        try:
            items = iterate(items)
        except FAULTS as error:
            raise fault(error, "for", (items,), at, source) from error
        yield from items
        return None  # what that returns is no signal of this function

    return many


def _if(owner: Coder, node: s.If) -> Steps:
    branches = [(owner.test(test), _block(owner, body)) for test, body in node.branches]
    orelse = _block(owner, node.orelse or ())

    def run(f):
        for test, steps in branches:
            if test(f):
                return (yield from steps(f))
        return (yield from orelse(f))

    return run


def _for(owner: Coder, node: s.For) -> Steps:
    iterable, body = owner.expression(node.iterable), _block(owner, node.body)
    orelse, source, meter = _block(owner, node.orelse), owner.source, owner.meter
    put = target(owner, node.target, node)

    def run(f):
        many = iterable(f)
        try:
            items = iterate(many)
        except FAULTS as error:
            raise fault(error, "for", (many,), node.iterable, source) from error
        for item in meter.counted(items, node.iterable.span):
            put(f, item)
            signal = yield from body(f)
            if signal is not None and signal is not CONTINUE:
                return None if signal is BREAK else signal
        return (yield from orelse(f))

    return run


def _while(owner: Coder, node: s.While) -> Steps:
    test, body = owner.test(node.test), _block(owner, node.body)
    orelse, meter, left = _block(owner, node.orelse), owner.meter, owner.meter.left

    def run(f):
        while test(f):
            n = left[0]
            left[0] = n - 1
            if n <= 0:
                meter.refill(node.test.span)
            signal = yield from body(f)
            if signal is not None and signal is not CONTINUE:
                return None if signal is BREAK else signal
        return (yield from orelse(f))

    return run


YIELDING: dict[type[s.Node], Callable[..., Steps]] = {
    s.Yield: _yield, s.If: _if, s.For: _for, s.While: _while,
}  # fmt: skip


# -- (… for … in …) ------------------------------------------------------------------------------
def generator(owner: Coder, node: s.Generator) -> Callable:
    """The closure of a generator expression; its first iterable is evaluated at once."""
    clauses = node.items.clauses
    first = owner.expression(clauses[0].iterable)
    outer = owner.scope
    owner.scope = owner.scopes[id(node.items)]
    blank = [UNSET] * len(owner.scope.slots)
    loops = [
        (
            owner.expression(clause.iterable) if k else first,
            target(owner, clause.target, node.items),
            [owner.test(test) for test in clause.tests],
            clause.iterable,
        )
        for k, clause in enumerate(clauses)
    ]
    element = owner.expression(node.items.element)
    owner.scope = outer
    source, meter = owner.source, owner.meter

    def walk(f, k: int, items):
        _, put, tests, at = loops[k]
        for item in meter.counted(items, at.span):
            put(f, item)
            if all(test(f) for test in tests):
                if k + 1 == len(loops):
                    yield element(f)
                else:
                    yield from walk(f, k + 1, begun(f, k + 1))

    def begun(f, k: int):
        many = loops[k][0](f)
        try:
            return iterate(many)
        except FAULTS as error:
            raise fault(error, "for", (many,), loops[k][3], source) from error

    return lambda f: walk([f, None, *blank], 0, begun(f, 0))
