"""Lists that a loop appends to as arrays of their final length.

`xs = [x0]` and one `xs.append(e)` in each turn of one loop are an array of 1 + n elements, written
at the turn's index; xs[-1] in the loop is the element before it.  A list that grows in another way
stays: a stack, or refused by the lowering.
"""

from collections.abc import Iterator
from typing import NamedTuple

from gradcli.core.ir import fresh
from gradcli.language.names.scopes import Binding, Scope
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import (
    acted_on,
    as_index,
    assigned,
    bound_by,
    call,
    has_pop,
    literal,
    mapped,
    mentions,
    number,
    plus,
)
from gradcli.lowering.passes.rewriting import Rewriting
from gradcli.lowering.plain.lists import row

LISTS = (s.List, s.Tuple, s.Dict)
LEAVING = (s.Break, s.Continue, s.Return)


def appends(node: s.Node) -> bool:
    """Whether a node is the method by which a list grows."""
    return type(node) is s.Attribute and node.name == "append"


class Growth(NamedTuple):
    """A list that grows: its first items, the loop, and the places of its appends and reads."""

    name: str
    items: tuple
    loop: s.For
    before: int  # how many statements of the loop's body run before the append
    element: s.Node
    width: int | None  # of how many numbers an item is a list; None of one number


class Growing(Rewriting):
    """The pass: block by block, from the statement that makes a list to the loop that appends."""

    def block(self, body: tuple) -> tuple:
        body = list(super().block(body))
        for at in range(len(body) - 1, -1, -1):
            found = self.growth(body[at], body[at + 1 :])
            if found is not None:
                loop = next(k for k in range(at + 1, len(body)) if body[k] is found.loop)
                held, found = self.held(found, body[at + 1 : loop])
                body[loop : loop + 1] = self.written(found)
                body[at : at + 1] = held
        return tuple(body)

    def statement(self, node: s.Node) -> list[s.Node]:
        return [self.blocks_of(node)]

    # -- what grows -------------------------------------------------------------------------------
    def growth(self, start: s.Node, rest: list[s.Node]) -> Growth | None:
        """What the list that `start` makes grows by in the statements after it; None of others."""
        match start:
            case s.Assign((s.Name(name),), s.List(items)) if len(self.scope.bindings[name]) == 1:
                pass
            case _:
                return None
        later = [at for at in _called_later(self.scope) if name not in at.bindings]
        reads = (read.start for at in later for read in at.reads)
        if any(start is not None and start.id == name for start in reads):
            return None
        using = [node for node in rest if mentions(node, name)]
        if not using or type(using[0]) is not s.For:
            return None
        loop = using[0]
        appends = [k for k, node in enumerate(loop.body) if _appended(node, name)]
        uses = [node for other in using for node in s.walk(other) if type(node) is s.Attribute]
        methods = [node for node in uses if type(node.value) is s.Name and node.value.id == name]
        if len(appends) != 1 or len(methods) != 1 or mentions(loop.iterable, name):
            return None
        if any(type(node) in LEAVING for node in s.walk(loop)):
            return None
        (at,) = appends
        element, *items = map(row, (loop.body[at].value.args[0], *items))
        width = self.width(element, name)
        parts = element.items if type(element) is s.List else (element,)
        if any(type(part) in LISTS for part in parts) or not parts:
            return None
        if any((type(i) in LISTS or width) and i != element and _length(i) != width for i in items):
            return None
        found = Growth(name, tuple(items), loop, at, element, width)
        return found if self.is_all_known(found) else None

    def width(self, element: s.Node, grown: str) -> int | None:
        """How many numbers each list that is appended has; None of numbers, and of what is not
        known.  A name stands for such lists where nothing else gives it a value, and where no
        element is written: the list that was appended would have it too."""
        if type(element) is s.List:
            return len(element.items)
        if type(element) is not s.Name or element.id not in self.scope.bindings:
            return None
        found = {self.width_of(place, grown) for place in self.scope.bindings[element.id]} - {0}
        written = any(scope.writes for scope in self.program.scope.walk())
        changed = written or element.id in acted_on(self.program.module.body)
        return None if len(found) != 1 or changed else found.pop()

    def width_of(self, place: Binding, grown: str) -> int | None:
        """How many numbers the list has that a name is given; 0 of an item of `grown` itself."""
        match place.kind, place.value:
            case "for", s.Name(name) | s.Call(s.Name("reversed"), (s.Name(name),)):
                return 0 if name == grown else None
            case "assign", s.Subscript(s.Name(name), index):
                return 0 if name == grown and type(index) is not s.Slice else None
            case "assign", s.Call(s.Name(name)) if name in self.program.functions:
                walked = s.walk(self.program.functions[name])
                widths = {_length(part.value) for part in walked if type(part) is s.Return}
                return widths.pop() if len(widths) == 1 else None
            case "assign", s.Call(function, (items,), ()) if self.library(function) == "np.array":
                return _length(items)
            case "assign", items:
                return _length(items)
        return None

    def is_all_known(self, found: Growth) -> bool:
        """Whether the loop reads of the list only its length and elements that are surely there."""
        counters = self.counters(found.loop)
        named = known = 0
        for node in s.walk(found.loop):
            match node:
                case s.Name(found.name):
                    named += 1
                case s.Subscript(s.Name(found.name), index):
                    known += literal(index) is not None or _least(index, counters) >= 0
                case s.Call(s.Name("len"), (s.Name(found.name),), ()):
                    known += self.is_builtin(node, "len")
        return named == known + 1  # and the append

    def counters(self, loop: s.For) -> dict[str, int]:
        """The names that only count up from a known integer in the turns of a loop, and of the
        loops and comprehensions in it, each with the least that it is."""
        parts = list(s.walk(loop))
        given = [t for n in parts if type(n) is s.Assign for t in n.targets]
        given += [n.target for n in parts if type(n) is s.AugAssign]
        apart = {name for target in given for name in bound_by(target)}
        found: dict[str, int] = {}
        for node in parts:
            if type(node) in (s.For, s.Clause):
                start = self.start(node)
                for name in bound_by(node.target):
                    if start is None or type(node.target) is not s.Name:
                        apart.add(name)
                    else:
                        found[name] = min(start, found.get(name, start))
        return {name: start for name, start in found.items() if name not in apart}

    def start(self, node: s.For | s.Clause) -> int | None:
        """Where a loop that counts up by one starts; None where that is not known."""
        if not self.is_builtin(node.iterable, "range"):
            return None
        bounds = node.iterable.args
        return 0 if len(bounds) == 1 else literal(bounds[0]) if len(bounds) == 2 else None

    # -- what is written --------------------------------------------------------------------------
    def held(self, found: Growth, between: list[s.Node]) -> tuple[list[s.Node], Growth]:
        """The first items by names, with what gives them, where they may be others at the loop."""
        parts = [part for item in found.items for part in s.walk(item)]
        read = {part.id for part in parts if type(part) is s.Name}
        apart = any(map(self.may_change, parts))
        if not between or not (apart or read & (assigned(tuple(between)) | acted_on(between))):
            return [], found
        names = [fresh(self.taken, f"{found.name}_{k}") for k in range(len(found.items))]
        items = tuple(s.Name(name, span=i.span) for name, i in zip(names, found.items))
        given = [s.Assign((n,), i, span=i.span) for n, i in zip(items, found.items)]
        return given, found._replace(items=items)

    def may_change(self, part: s.Node) -> bool:
        """Whether part of an item may be another at the loop, though no name in it is assigned."""
        own = type(part) is s.Call and type(part.function) is s.Name
        return (
            type(part) is s.Subscript
            or has_pop(part)
            or (own and part.function.id in self.program.functions)
        )

    def written(self, found: Growth) -> list[s.Node]:
        """The statements in the place of the loop: the array is made, and the loop fills it."""
        name, items, loop, at, element, width = found
        written: list[s.Node] = []
        turns = self.turns(loop.target, loop.iterable, written)
        counts = type(loop.target) is s.Name and loop.target.id in self.counters(loop)
        if not counts and self.is_builtin(loop.iterable, "range"):
            turns = self.numbered(turns.length, loop.target, loop.iterable)
        array, apart = s.Name(name, span=loop.span), type(element) is s.List
        shape = [plus(turns.length, len(items)), *([number(width)] if width else [])]
        self.depths[self.key(name)] = len(shape)
        written.append(s.Assign((array,), call("np.zeros", as_index(shape)), span=loop.span))
        for k, item in enumerate(items):
            first = s.Subscript(array, number(k), span=item.span)
            written.append(s.Assign((first,), item, span=item.span))
        place = plus(turns.index, len(items))
        body: list[s.Node] = []
        for k, node in enumerate(loop.body):
            read = self.reads(found, plus(place, int(k > at)))
            if k != at:
                body.append(mapped(node, read))
                continue
            values = enumerate(element.items) if apart else [(None, element)]
            for column, value in values:
                index = [place, *([] if column is None else [number(column)])]
                target = s.Subscript(array, as_index(index), span=value.span)
                body.append(s.Assign((target,), mapped(value, read), span=node.span))
        return [*written, s.For(turns.target, turns.iterable, tuple(body), span=loop.span)]

    def reads(self, found: Growth, length: s.Node):
        """What is read of the list where it has that length, in terms of the array."""

        def replaced(node: s.Node) -> s.Node | None:
            match node:
                case s.Subscript(s.Name(found.name), index) if (literal(index) or 0) < 0:
                    return s.Subscript(node.value, plus(length, literal(index)), span=node.span)
                case s.Call(s.Name("len"), (s.Name(found.name),), ()):
                    return length
            return None

        return replaced


def _called_later(scope: Scope) -> Iterator[Scope]:
    """The scopes of the functions in a scope: comprehensions read names where they stand."""
    for child in scope.children:
        if type(child.node) is s.Comprehension:
            yield from _called_later(child)
        else:
            yield from child.walk()


def _length(node: s.Node | None) -> int | None:
    """How many numbers a list has, where its text tells; None of any other value."""
    match node:
        case s.List(items) if not any(type(item) in LISTS for item in items):
            return len(items) or None
        case s.Comprehension(element, (s.Clause(_, iterable, ()),)):
            several = type(element) in (*LISTS, s.Pair, s.Comprehension)
            match iterable:
                case s.Call(s.Name("range"), (s.Number(int(count)),)) if not several:
                    return count or None
    return None


def _appended(node: s.Node, name: str) -> bool:
    """Whether a statement appends one value to the list of that name."""
    match node:
        case s.Expression(s.Call(s.Attribute(s.Name(owner), "append"), (_,), ())):
            return owner == name
    return False


def _least(index: s.Node, counters: dict[str, int]) -> int:
    """The least value of an index that is a counter, or so far from it; -1 of others."""
    match index:
        case s.Name(name):
            return counters.get(name, -1)
        case s.Binary("+" | "-" as sign, s.Name(name), s.Number(int(by))) if name in counters:
            return counters[name] + by if sign == "+" else counters[name] - by
    return -1
