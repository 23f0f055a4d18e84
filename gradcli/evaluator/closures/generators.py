"""Generators: what runs as far as its next `yield` each time that it is asked for an item.

The code of a generator is a generator of Python over the closures of its statements: those that
yield are steps of it, all others run as anywhere.
"""

from collections.abc import Callable, Generator
from typing import Any

from gradcli.errors import Diagnostic
from gradcli.evaluator.closures.assignment import target
from gradcli.evaluator.closures.code import Coder
from gradcli.evaluator.faults import FAULTS, fault
from gradcli.evaluator.library.functions import BREAK, CONTINUE, RETURN
from gradcli.evaluator.values.values import UNSET, iterate
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.jumps import yields
from gradcli.language.syntax.trees import yielding

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
    if len(steps) == 1:
        return steps[0]

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
    if node.value is not None and node.many:
        items = _items(owner, node.value)

        def many(f):
            yield from items(f)
            return None  # what that returns is no signal of this function

        return many
    value = owner.expression(node.value) if node.value is not None else lambda f: None

    def one(f):
        yield value(f)

    return one


def _items(owner: Coder, node: s.Node) -> Callable:
    """The closure of the items of an iterable."""
    value, source = owner.expression(node), owner.source

    def run(f):
        many = value(f)
        try:
            return iterate(many)
        except FAULTS as error:
            raise fault(error, "for", (many,), node, source) from error

    return run


def _if(owner: Coder, node: s.If) -> Steps:
    branches = [(owner.test(test), _block(owner, body)) for test, body in node.branches]
    orelse = _block(owner, node.orelse or ())

    def run(f):
        for test, steps in branches:
            if test(f):
                return (yield from steps(f))
        return (yield from orelse(f))

    return run


def _for(owner: Coder, node: s.For, items: Callable | None = None) -> Steps:
    """items: gives what is gone through; None where the loop itself says what that is."""
    items = items or _items(owner, node.iterable)
    put, meter, span = target(owner, node.target, node), owner.meter, node.iterable.span

    def turns(f):
        for item in meter.counted(items(f), span):
            put(f, item)
            yield

    return _loop(owner, node, turns)


def _while(owner: Coder, node: s.While) -> Steps:
    test, meter, span = owner.test(node.test), owner.meter, node.test.span
    return _loop(owner, node, lambda f: meter.counted(iter(lambda: test(f), False), span))


def _loop(owner: Coder, node: s.For | s.While, turns: Callable) -> Steps:
    """A loop; turns: what goes on to the next each time that it is asked."""
    body, orelse = _block(owner, node.body), _block(owner, node.orelse)

    def run(f):
        for _ in turns(f):
            signal = yield from body(f)
            if signal is not None and signal is not CONTINUE:
                return None if signal is BREAK else signal
        return (yield from orelse(f))

    return run


YIELDING: dict[type[s.Node], Callable[..., Steps]] = {
    s.Yield: _yield, s.If: _if, s.For: _for, s.While: _while,
}  # fmt: skip


def generator(owner: Coder, node: s.Generator) -> Callable:
    """The closure of (… for … in …), loops that yield; its first iterable is evaluated at once."""
    first, outer = _items(owner, node.items.clauses[0].iterable), owner.scope
    owner.scope = owner.scopes[id(node.items)]
    blank = [UNSET] * len(owner.scope.slots)
    steps = _for(owner, yielding(node.items), lambda f: f[1])
    owner.scope = outer
    return lambda f: steps([f, first(f), *blank])
