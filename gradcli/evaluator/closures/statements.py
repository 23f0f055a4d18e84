"""Statements as closures: each gives None, or the signal that stops the blocks around it."""

from collections.abc import Callable

from gradcli.errors import Diagnostic, Span
from gradcli.evaluator.closures.assignment import target
from gradcli.evaluator.closures.code import Coder
from gradcli.evaluator.faults import FAULTS, fault
from gradcli.evaluator.library.functions import BREAK, CONTINUE, RETURN, made
from gradcli.evaluator.values.values import context, iterate
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.jumps import yields


def block(owner: Coder, body: tuple) -> Callable:
    """The closure of statements that run one after another."""
    steps = [owner.statement(node) for node in body]
    if len(steps) == 1:
        return steps[0]
    if len(steps) == 2:
        first, second = steps

        def two(f):
            signal = first(f)
            return second(f) if signal is None else signal

        return two

    def run(f):
        for step in steps:
            signal = step(f)
            if signal is not None:
                return signal
        return None

    return run


# -- expressions, branches, loops --------------------------------------------------------------
def expression(owner: Coder, node: s.Expression) -> Callable:
    value = owner.expression(node.value)
    chosen = owner.program.target
    if chosen is not None and chosen.node is node.value:

        def keep(f):
            f[1] = value(f)

        return keep

    def run(f):
        value(f)

    return run


def if_(owner: Coder, node: s.If) -> Callable:
    branches = [(owner.test(test), block(owner, body)) for test, body in node.branches]
    orelse = block(owner, node.orelse) if node.orelse else None
    if len(branches) == 1:
        test, body = branches[0]
        if orelse is None:
            return lambda f: body(f) if test(f) else None
        return lambda f: body(f) if test(f) else orelse(f)

    def run(f):
        for test, body in branches:
            if test(f):
                return body(f)
        return orelse(f) if orelse is not None else None

    return run


def _header(node: s.Node, last: s.Node) -> Span | None:
    """The place of a loop's first line, which ends in `last`: what a limit points at."""
    return (node.span[0], last.span[1]) if node.span and last.span else node.span


def for_(owner: Coder, node: s.For) -> Callable:
    iterable, body = owner.expression(node.iterable), block(owner, node.body)
    orelse = block(owner, node.orelse) if node.orelse else nothing(owner, node)
    source, meter, left = owner.source, owner.meter, owner.meter.left
    span = _header(node, node.iterable)
    put = target(owner, node.target, node)
    depth, slot = owner.place(node.target.id) if type(node.target) is s.Name else (1, None)
    slot = None if depth else slot

    def run(f):
        many = iterable(f)
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
                if slot is None:
                    put(f, x)
                else:
                    f[slot] = x
                signal = body(f)
                if signal is not None and signal is not CONTINUE:
                    return None if signal is BREAK else signal
        except Diagnostic as error:  # what the iterable itself raises has no place yet
            error.located(node.iterable.span, source)
            raise
        return orelse(f)

    return run


def while_(owner: Coder, node: s.While) -> Callable:
    test, body = owner.test(node.test), block(owner, node.body)
    orelse = block(owner, node.orelse) if node.orelse else nothing(owner, node)
    meter, left, span = owner.meter, owner.meter.left, _header(node, node.test)

    def run(f):
        while test(f):
            n = left[0]
            left[0] = n - 1
            if n <= 0:
                meter.refill(span)
            signal = body(f)
            if signal is not None and signal is not CONTINUE:
                return None if signal is BREAK else signal
        return orelse(f)

    return run


def break_(owner: Coder, node) -> Callable:
    return lambda f: BREAK


def continue_(owner: Coder, node) -> Callable:
    return lambda f: CONTINUE


def nothing(owner: Coder, node) -> Callable:
    return lambda f: None


def return_(owner: Coder, node: s.Return) -> Callable:
    value = owner.expression(node.value) if node.value is not None else (lambda f: None)

    def run(f):
        f[1] = value(f)
        return RETURN

    return run


# -- functions ---------------------------------------------------------------------------------
def define(owner: Coder, node: s.Def) -> Callable:
    if yields(node):
        from gradcli.evaluator.closures import generators

        make = made(owner, node, node, lambda: generators.body(owner, node))
    else:
        make = made(owner, node, node, lambda: block(owner, node.body))
    put = owner.put(node.name)
    if node.decorators:
        from gradcli.evaluator.closures.calling import decorated

        make = decorated(owner, node, make)
    return lambda f: put(f, make(f))


# -- contexts ----------------------------------------------------------------------------------
def with_(owner: Coder, node: s.With) -> Callable:
    items = [
        (owner.expression(value), value, target(owner, name, node) if name is not None else None)
        for value, name in node.items
    ]
    body, source = block(owner, node.body), owner.source

    def run(f):
        exits = []
        try:
            for value, place, put in items:
                x = value(f)
                try:
                    enter, leave = context(x)
                    given = enter()
                except FAULTS as error:
                    raise fault(error, "with", (x,), place, source) from error
                exits.append(leave)
                if put is not None:
                    put(f, given)
            return body(f)
        finally:
            for leave in reversed(exits):
                leave()

    return run
