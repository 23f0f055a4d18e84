"""Statements as closures: each gives None, or the signal that stops the blocks around it."""

from collections.abc import Callable
from itertools import islice

from gradcli.engine.array import Array, assign_all, element, unwrap, wrap, write
from gradcli.engine.calling import RETURN
from gradcli.engine.code import Coder
from gradcli.engine.faults import FAULTS, fault
from gradcli.engine.indexing import index, index_fault, item
from gradcli.engine.operators import ARITHMETIC, BINARY, slow_binary
from gradcli.engine.values import UNSET, Function, describe, iterate
from gradcli.errors import Diagnostic
from gradcli.language import surface as s

BREAK, CONTINUE = "break", "continue"


def block(owner: Coder, body: tuple) -> Callable:
    """The closure of statements that run one after another."""
    steps = [STATEMENTS[type(node)](owner, node) for node in body]
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


# -- assignment --------------------------------------------------------------------------------
def _assign(owner: Coder, node: s.Assign) -> Callable:
    value = owner.expression(node.value)
    targets = [target(owner, item, node) for item in node.targets]
    first = node.targets[0]
    if len(targets) == 1 and type(first) is s.Name:
        if not _is_seen(owner, first.id):
            _, slot = owner.place(first.id)

            def to_slot(f):
                f[slot] = value(f)

            return to_slot
        value = _from_outside(owner, first.id, value)
    if len(targets) == 1:
        only = targets[0]
        return lambda f: only(f, value(f))

    def run(f):
        x = value(f)
        for put in targets:
            put(f, x)

    return run


def _is_seen(owner: Coder, name: str) -> bool:
    """Whether the top level's `name` is an input or is watched by the caller."""
    top = owner.scope is owner.program.scope
    return top and (name in owner.program.inputs or name in owner.watched)


def _from_outside(owner: Coder, name: str, value: Callable | None) -> Callable:
    """The closure of an input's value: the bound one, else its default."""
    if name not in owner.program.inputs or value is None:
        return value or (lambda f: owner.given[name])
    return lambda f: owner.given[name] if name in owner.given else value(f)


def target(owner: Coder, node: s.Node, statement: s.Node) -> Callable:
    """The closure put(frame, value) of what stands left of `=`."""
    if type(node) is s.Name:
        return _put_name(owner, node.id)
    if type(node) is s.Subscript:
        return _put_element(owner, node, statement)
    return _put_tuple(owner, node, statement)


def _put_name(owner: Coder, name: str) -> Callable:
    _, slot = owner.place(name)
    if owner.scope is owner.program.scope and name in owner.watched:

        def shown(f, x):
            watch = owner.watch[name]
            if type(x) is Array:
                x.store(watch(x.get()))  # the cell stays: other names may be of it too
                f[slot] = x
            else:
                f[slot] = wrap(watch(unwrap(x)))

        return shown

    def put(f, x):
        f[slot] = x

    return put


def _put_element(owner: Coder, node: s.Subscript, statement: s.Node) -> Callable:
    value, parts, source = owner.expression(node.value), index(owner, node.index), owner.source

    def put(f, x):
        cell, at = value(f), parts(f)
        try:
            _write(owner, cell, at, x, node)
        except FAULTS as error:
            raise index_fault(error, cell, at, node, source) from error

    return put


def _write(owner: Coder, cell, at: tuple, x, node: s.Node) -> None:
    if type(cell) is Array:
        if x is None:
            raise Diagnostic("E0201", "None cannot be written into an array")
        write(cell, at, x, owner.in_place)
    elif type(cell) is list and len(at) == 1 and type(at[0]) in (int, slice):
        many = type(at[0]) is slice
        cell[at[0]] = list(owner.meter.counted(iterate(x), node.span)) if many else x
    else:
        raise Diagnostic(
            "E0201", f"{describe(cell)} has no elements that can be written",
            help="np.zeros(n) and np.array([…]) make arrays to write into",
        )  # fmt: skip


def _put_tuple(owner: Coder, node, statement: s.Node) -> Callable:
    puts = [target(owner, item, statement) for item in node.items]
    source, count = owner.source, len(node.items)

    def put(f, x):
        try:
            values = list(islice(iterate(x), count + 1))
        except FAULTS as error:
            raise fault(error, "unpacking", (x,), node, source) from error
        if len(values) != count:
            raise Diagnostic(
                "E0202",
                f"{'more' if len(values) > count else len(values)} values for {count} names",
                node.span,
                source=source,
            )
        for give, value in zip(puts, values):
            give(f, value)

    return put


def _augment(owner: Coder, node: s.AugAssign) -> Callable:
    if type(node.target) is s.Subscript:
        return _augment_element(owner, node)
    if type(node.target) is not s.Name:
        raise Diagnostic(
            "E0104", "an augmented assignment takes one name or element", node.span,
            source=owner.source,
        )  # fmt: skip
    right, slow = owner.expression(node.value), slow_binary(owner, node, node.op)
    _, slot = owner.place(node.target.id)
    value = BINARY[node.op].op.value if node.op in ARITHMETIC else slow
    source, meter = owner.source, owner.meter
    put = _put_name(owner, node.target.id)

    def run(f):
        x = f[slot]
        y = right(f)
        if type(x) is float and type(y) is float:
            f[slot] = value(x, y)
        elif type(x) is Array:
            try:
                assign_all(x, unwrap(slow(x, y)), node.op, owner.in_place)
            except FAULTS as error:
                raise fault(error, f"{node.op}=", (x, y), node, source) from error
        elif type(x) is list and node.op == "+":
            x.extend(list(meter.counted(iterate(y), node.span)))
        else:
            f[slot] = slow(x, y)

    if owner.scope is owner.program.scope and node.target.id in owner.watched:
        return lambda f: put(f, slow(f[slot], right(f)))
    return run


def _augment_element(owner: Coder, node: s.AugAssign) -> Callable:
    value, parts = owner.expression(node.target.value), index(owner, node.target.index)
    right, slow = owner.expression(node.value), slow_binary(owner, node, node.op)
    source = owner.source

    def run(f):
        cell, at = value(f), parts(f)
        try:
            old = element(cell, at) if type(cell) is Array else item(cell, at)
        except FAULTS as error:
            raise index_fault(error, cell, at, node.target, source) from error
        y = right(f)
        try:
            new = slow(old, y)
            if type(old) is Array:
                assign_all(old, unwrap(new), node.op, owner.in_place)
                if old.base is not None:  # a view: the write went through it
                    return
            _write(owner, cell, at, new, node)
        except FAULTS as error:
            raise index_fault(error, cell, at, node, source) from error

    return run


def _declare(owner: Coder, node: s.Declare) -> Callable:
    if node.default is None:
        return _nothing(owner, node)  # its value is in the frame from the start
    value = _from_outside(owner, node.name, owner.expression(node.default))
    put = _put_name(owner, node.name)
    return lambda f: put(f, value(f))


# -- expressions, branches, loops --------------------------------------------------------------
def _expression(owner: Coder, node: s.Expression) -> Callable:
    value = owner.expression(node.value)
    chosen = owner.program.target
    if chosen is not None and chosen.node is node.value:

        def keep(f):
            f[1] = value(f)

        return keep

    def run(f):
        value(f)

    return run


def _if(owner: Coder, node: s.If) -> Callable:
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


def _for(owner: Coder, node: s.For) -> Callable:
    iterable, body = owner.expression(node.iterable), block(owner, node.body)
    source, meter, left, span = owner.source, owner.meter, owner.meter.left, node.span
    put = target(owner, node.target, node)
    slot = owner.place(node.target.id)[1] if type(node.target) is s.Name else None

    def run(f):
        many = iterable(f)
        try:
            items = iterate(many)
        except FAULTS as error:
            raise fault(error, "for", (many,), node.iterable, source) from error
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
        return None

    return run


def _while(owner: Coder, node: s.While) -> Callable:
    test, body = owner.test(node.test), block(owner, node.body)
    meter, left, span = owner.meter, owner.meter.left, node.span

    def run(f):
        while test(f):
            n = left[0]
            left[0] = n - 1
            if n <= 0:
                meter.refill(span)
            signal = body(f)
            if signal is not None and signal is not CONTINUE:
                return None if signal is BREAK else signal
        return None

    return run


def _break(owner: Coder, node) -> Callable:
    return lambda f: BREAK


def _continue(owner: Coder, node) -> Callable:
    return lambda f: CONTINUE


def _nothing(owner: Coder, node) -> Callable:
    return lambda f: None


def _return(owner: Coder, node: s.Return) -> Callable:
    if node.value is None:
        return lambda f: RETURN  # the result's slot holds None
    value = owner.expression(node.value)

    def run(f):
        f[1] = value(f)
        return RETURN

    return run


# -- functions ---------------------------------------------------------------------------------
class Body:
    """The code of a function: its statements, how many parameters, and its other names' slots."""

    __slots__ = ("name", "definition", "count", "blank", "body")

    def __init__(self, definition: s.Def, names: int):
        self.name, self.definition = definition.name, definition
        self.count = len(definition.parameters)
        self.blank = [UNSET] * (names - self.count)
        self.body: Callable


def _define(owner: Coder, node: s.Def) -> Callable:
    outer = owner.scope
    owner.scope = owner.scopes[id(node)]
    code = Body(node, len(owner.scope.slots))
    code.body = block(owner, node.body)
    owner.scope = outer
    defaults = [owner.expression(p.default) if p.default else None for p in node.parameters]
    put = _put_name(owner, node.name)

    def run(f):
        values = tuple([UNSET if default is None else default(f) for default in defaults])
        put(f, Function(code, f, values))

    return run


STATEMENTS = {
    s.Assign: _assign, s.AugAssign: _augment, s.Declare: _declare, s.Expression: _expression,
    s.If: _if, s.For: _for, s.While: _while, s.Break: _break, s.Continue: _continue,
    s.Pass: _nothing, s.Return: _return, s.Def: _define, s.Import: _nothing,
}  # fmt: skip
