"""Statements without what is decided: branches not taken, loops over dicts, names of texts.

`Specialised` has the expressions: `value` is one with what is known put where it is read.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from gradcli.core.refusals import refuse
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import assigned, bound_by, has_pop, mentions, writes_to
from gradcli.lowering.passes.closure_inlining import written_for
from gradcli.lowering.passes.static_trips import KnownTurns
from gradcli.lowering.passes.static_values import (
    Closure,
    Library,
    Record,
    Text,
    Value,
    Variable,
    Whole,
    function_scope,
)

MAKING = (s.Call, s.Dict, s.Comprehension)  # functions and dicts, anew each time
STAYING = (s.Import, s.ImportFrom, s.Declare, s.Pass, s.Break, s.Continue, s.Return)


class Settled(KnownTurns):
    """The part of the pass that walks statements."""

    value: Callable  # of an expression, what is written for it
    later: Callable  # of one that may not be worked out
    shown: Callable  # of what a name stands for

    def __init__(self, program: Program):
        super().__init__(program)
        self.assigned: set[str] = set()
        self.before: list[s.Node] | None = None  # statements before this one, if it surely runs
        self.turned: set[tuple[int, str]] = set()  # names of what loops that are written out walk
        self.leaving = False  # whether what is written is what the function gives back

    def block(self, body: tuple) -> tuple:
        out: list[s.Node] = []
        for node in body:
            out += self.statement(node)
            if out and _leaves(out[-1]):
                break
        return tuple(out) if out or not body else (s.Pass(span=body[0].span),)

    def statement(self, node: s.Node) -> list[s.Node]:
        """What stands in the place of a statement, after what it takes to work out its values."""
        outer, self.before = self.before, []
        try:
            written = self.written(node)
            return [*self.before, *written]
        finally:
            self.before = outer

    def written(self, node: s.Node) -> list[s.Node]:
        match node:
            case s.Def():
                if type(self.static_name(node.name)) is not Closure:
                    what = "decorator" if node.decorators else "nested def"
                    raise refuse(what, node.span, self.program.source)
                return []
            case s.Assign((s.Name(),), s.Name(name)) if self.is_renewed(name):
                raise refuse("function value", node.span, self.program.source)
            case s.Assign((s.Name(name),), value) if (found := self.static_name(name)) is not None:
                out = written_for(self, value)
                if type(found) is Record and self.is_dict(value):
                    self.fill(found, value, out)
                return out
            case s.Assign((s.Tuple() as left,), s.Tuple() as right) if self.has_static(left):
                return self.unpacked(left, right, node)
            case s.Assign(targets, value):
                value = self.value(value)
                targets = tuple(map(self.target, targets))
                return [s.Assign(targets, value, span=node.span)]
            case s.AugAssign(target, op, value):
                value = self.value(value)
                return [s.AugAssign(self.target(target), op, value, span=node.span)]
            case s.If(branches, orelse):
                return self.choice(branches, orelse, node)
            case s.For(target, iterable, body) if (
                turns := self.turns(iterable, writes_to(body, target))
            ) is not None:
                return self.unrolled(target, turns, body, node)
            case s.For(target, iterable, body):
                iterable = self.value(iterable)
                with self.maybe(), self.doubtful(node):
                    target = self.target(target)
                    return [s.For(target, iterable, self.block(body), span=node.span)]
            case s.While(test, body):
                with self.maybe(), self.doubtful(node):
                    test = self.value(test)
                    return [s.While(test, self.block(body), span=node.span)]
            case s.Expression(value):
                if self.is_builtin(value, "print"):
                    return []
                return [s.Expression(self.value(value), span=node.span)]
            case s.Return(value) if value is not None:
                self.leaving = True
                value, self.leaving = self.value(value), False
                return [s.Return(value, span=node.span)]
        if type(node) not in STAYING:
            raise refuse(type(node).__name__, node.span, self.program.source)
        return [node]

    def has_static(self, target: s.Tuple) -> bool:
        return any(type(t) is s.Name and self.static_name(t.id) for t in target.items)

    def unpacked(self, left: s.Tuple, right: s.Tuple, node: s.Assign) -> list[s.Node]:
        """A tuple of names that take values, without those that stand for something."""
        pairs = [
            (self.value(value), target)
            for target, value in zip(left.items, right.items)
            if not (type(target) is s.Name and self.static_name(target.id))
        ]
        if not pairs:
            return []
        values, targets = zip(*pairs)
        targets = tuple(map(self.target, targets))
        if len(pairs) > 1:
            targets = (s.Tuple(targets, span=left.span),)
            values = (s.Tuple(values, span=right.span),)
        return [s.Assign(targets, values[0], span=node.span)]

    def unrolled(self, target: s.Node, turns: list, body: tuple, node: s.For) -> list[s.Node]:
        """The statements of a loop for each of its turns."""
        shown = node.iterable
        if any(type(part) in (s.List, s.Tuple) for part in s.walk(shown)):
            changed = assigned(body) | bound_by(target)  # a display is worked out before the loop
            later = shown.items[1:] if type(shown) in (s.List, s.Tuple) else (shown,)
            if has_pop(shown) or any(_mentions_any(part, changed) for part in later):
                raise refuse("iterable", node.span, self.program.source)
        given = [self.given(target, turn) for turn in turns]
        if None not in given and self.chooses(given, body):
            raise refuse("iterable", node.span, self.program.source)
        jumps = any(type(part) in (s.Break, s.Continue) for part in s.walk(node))
        if jumps or None in given or self.is_read_within(node, given):
            raise refuse("iterable", node.span, self.program.source)
        out: list[s.Node] = []
        for turn in given:
            self.forget(body)
            for name, value in turn:
                found = self.stands_for(value, body)
                key = id(self.scope.home(name.id)), name.id
                self.instance.values[key] = found
                self.turned.add(key)
                if found is None:
                    out.append(s.Assign((name,), self.value(value), span=node.span))
                    self.assigned.add(name.id)
            out += self.block(body)
            if out and _leaves(out[-1]):
                break
        return out

    def stands_for(self, value: s.Node, body: tuple) -> Value | None:
        """What a name that a turn gives a value stands for in it; None of one that is assigned."""
        if self.names_list(value) and not any(_binds(part, value.id) for part in body):
            return self.variable(value)
        return self.static(value) or self.whole(value)

    def is_renewed(self, name: str) -> bool:
        """Whether the turns of a loop make a function, or a dict, anew under a name."""
        home = self.scope.home(name)
        places = home.bindings[name] if home else ()
        paths = [place.path for place in places if type(place.value) in MAKING]
        known = type(self.static_name(name)) in (Closure, Record)
        return known and any(block > 0 for path in paths for block in path)

    def is_known(self, node: s.Node) -> bool:
        return self.static(node) is not None or self.whole(node) is not None

    def chooses(self, given: list, body: tuple) -> bool:
        """Whether a branch gives what a turn is known by another name: it is of one turn."""
        known = [name.id for turn in given for name, v in turn if self.is_known(v)]
        names = set(known)
        branches = [node for node in body if type(node) in (s.If, s.While, s.For)]
        for part in (part for node in branches for part in s.walk(node)):
            if type(part) is s.Assign:
                values = part.value.items if type(part.value) is s.Tuple else (part.value,)
                chosen = [v for v in values if type(v) in (s.Name, s.Conditional)]
                if any(_mentions_any(v, names) for v in chosen):
                    return True
        return False

    def is_read_within(self, loop: s.For, given: list) -> bool:
        """Whether what differs from turn to turn is assigned elsewhere, or read in a function."""
        home = function_scope(self.scope)
        names = {name for name in home.bindings if _binds(loop, name)}
        own = {n.id for turn in given for n, value in turn if self.stands_for(value, loop.body)}
        if any(place.kind != "for" for name in own for place in home.bindings[name]):
            return True
        return any(
            read.start is not None and read.start.id in names and scope.home(read.start.id) is home
            for scope in home.walk()
            if function_scope(scope) is not home
            for read in scope.reads
        )

    @contextmanager
    def doubtful(self, loop: s.Node) -> Iterator[None]:
        """Within a loop, and after it: which turn of the loops in it was the last is not known."""
        self.open_again(loop)
        yield
        self.open_again(loop)

    def open_again(self, node: s.Node) -> None:
        """Take what loops in a statement walked for values that are worked out."""
        for key in self.turned & self.instance.values.keys():
            if _binds(node, key[1]):
                self.instance.values[key] = None

    def is_turned(self, name: str) -> bool:
        """Whether a name is what a loop that is written out walked."""
        return (id(self.scope.home(name)), name) in self.turned

    def forget(self, body: tuple) -> None:
        """Forget what the names that statements assign stood for in the turn before."""
        for home, name in list(self.instance.values):
            if name == "made" or (name and any(_binds(node, name) for node in body)):
                del self.instance.values[home, name]

    def choice(self, branches: tuple, orelse: tuple | None, node: s.If) -> list[s.Node]:
        """An `if` without the branches that are decided against, or the one that is decided for."""
        kept, after = [], []

        def branch(body: tuple) -> tuple:
            with self.maybe():
                body = self.block(body)
                self.open_again(node)
                if not (body and _leaves(body[-1])):
                    after.append(set(self.assigned))
            return body

        for test, body in branches:
            truth = self.truth(test)
            if truth:
                orelse = body
                break
            if truth is None:
                test = self.later(test) if kept else self.value(test)
                kept.append((test, branch(body)))
        if not kept:
            found = self.block(orelse or ())
            return [part for part in found if type(part) is not s.Pass]
        last = None if orelse is None else branch(orelse)
        if last is not None and after:
            self.assigned |= set.intersection(*after)
        return [s.If(tuple(kept), last, span=node.span)]

    @contextmanager
    def maybe(self) -> Iterator[None]:
        """What may not run, or more than once: what it assigns need not have a value after it."""
        outer = self.before, set(self.assigned)
        self.before = None
        try:
            yield
        finally:
            self.before, self.assigned = outer

    def target(self, node: s.Node) -> s.Node:
        match node:
            case s.Name(name):
                self.assigned.add(name)
                return node
            case s.Tuple(items) | s.List(items):
                return type(node)(tuple(map(self.target, items)), span=node.span)
            case s.Subscript(value) if type(record := self.static(value)) is Record:
                found = self.entry(record, node)
                if record.owner is not self.instance or type(found) is not Variable:
                    raise refuse("write to a dict", node.span, self.program.source)
                self.assigned.add(found.name)
                return s.Name(found.name, span=node.span)
        return self.value(node)

    def fill(self, record: Record, node: s.Node, out: list[s.Node]) -> None:
        """Give the names of a dict's values what its display has."""
        names, values = [], []
        for key, value in self.items(node):
            match self.entry(record, s.Subscript(node, key)):
                case Record() as inner if self.is_dict(value) or self.is_row(value):
                    self.fill(inner, value, out)
                case Text() | Whole() | Library() | Closure() | Record():
                    out += written_for(self, value)
                case variable:
                    value = self.value(value)
                    self.assigned.add(variable.name)
                    names.append(s.Name(variable.name, span=value.span))
                    values.append(value)
        if any(_mentions_any(value, {n.id for n in names}) for value in values):
            out.append(s.Assign((s.Tuple(tuple(names)),), s.Tuple(tuple(values)), span=node.span))
        else:
            out += [s.Assign((n,), v, span=node.span) for n, v in zip(names, values)]


def _mentions_any(node: s.Node, names: set[str]) -> bool:
    return any(mentions(node, name) for name in names)


def _binds(node: s.Node, name: str) -> bool:
    """Whether a statement, or one in it, gives a name another value."""
    for part in s.walk(node):
        match part:
            case s.Assign(targets, _):
                bound = targets
            case s.AugAssign(target, _, _) | s.For(target, _, _):
                bound = (target,)
            case _:
                continue
        if any(name in _names(target) for target in bound):
            return True
    return False


def _names(target: s.Node) -> list[str]:
    """The names that a target binds: none of an element."""
    if type(target) in (s.Tuple, s.List):
        return [name for item in target.items for name in _names(item)]
    return [target.id] if type(target) is s.Name else []


def _leaves(node: s.Node) -> bool:
    """Whether no statement after this one of a block runs."""
    if type(node) is s.If and node.orelse is not None:
        blocks = [*(body for _, body in node.branches), node.orelse]
        return all(body and _leaves(body[-1]) for body in blocks)
    return type(node) in (s.Return, s.Break, s.Continue, s.Raise)
