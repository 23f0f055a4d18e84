"""Which names hold tuples or dicts, and of what: found from what is assigned, given and returned.

A structure is a tuple of structures, or a dict of them by literal keys; WHOLE is that of all that
is not taken apart.  A name has one structure for the whole program, or is WHOLE.
"""

from collections.abc import Iterator
from functools import reduce

from gradcli.language.names.program import Program
from gradcli.language.names.scopes import Scope
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import literal
from gradcli.lowering.passes.dict_comprehensions import keyed, walk_of

Key = str | int | float
Structure = tuple | dict[Key, "Structure"] | str | None
UNKNOWN = None  # nothing is given yet
WHOLE = "whole"
RETURN = ""  # no name: what a function returns
TAKING = {"assign", "chain", "unpack", "for", "parameter", "def"}  # bindings that are followed


def join(a: Structure, b: Structure) -> Structure:
    """The structure that both can be taken for."""
    if a is UNKNOWN or b is UNKNOWN or a == b:
        return b if a is UNKNOWN else a
    if type(a) is tuple and type(b) is tuple and len(a) == len(b):
        return tuple(map(join, a, b))
    if type(a) is dict and type(b) is dict and a.keys() == b.keys():
        return {key: join(part, b[key]) for key, part in a.items()}
    return WHOLE


def has_parts(found: Structure) -> bool:
    return type(found) in (tuple, dict)


def parts(found: tuple | dict) -> tuple:
    """The structures of the parts of what has such a structure."""
    return tuple(found.values()) if type(found) is dict else found


def place(found: Structure, index: s.Node) -> int | None:
    """Which of the parts an index is of; None where that is not known, or there is none."""
    if type(found) is dict:
        keys = list(found)
        known = type(index) in (s.String, s.Number) and index.value in keys
        return keys.index(index.value) if known else None
    at = literal(index)
    return at % len(found) if at is not None and -len(found) <= at < len(found) else None


def fields(node: s.Node) -> dict[Key, s.Node] | None:
    """The values of a dict that is written out, by its keys; None of any other."""
    if type(node) is not s.Dict or not all(type(k) in (s.String, s.Number) for k, _ in node.items):
        return None
    found = {key.value: value for key, value in node.items}
    return found if len(found) == len(node.items) > 0 else None


def each(found: Structure) -> Structure:
    """The structure of the parts of what has a structure."""
    if type(found) is not tuple or not found:
        return UNKNOWN if found is UNKNOWN else WHOLE
    return reduce(join, found)


def makes_tuple(node: s.Node) -> bool:
    """Whether a node is a tuple that is assigned, given or returned, or a dict."""
    match node:
        case s.Assign((s.Tuple(targets),), s.Tuple()):
            return any(type(target) is s.Tuple for target in targets)
        case s.Assign(_, s.Tuple()) | s.Return(s.Tuple()) | s.Dict() | s.Pair():
            return True
        case s.Assign(_, s.Conditional() as value) | s.Return(s.Conditional() as value):
            return any(type(part) is s.Tuple for part in _chosen(value))
        case s.Call(s.Name("tuple"), (s.Comprehension(),), ()):
            return True
        case s.Call(s.Name(), args, keywords):
            values = (*args, *(value for _, value in keywords))
            return any(type(value) is s.Tuple for value in values)
    return False


def is_taken_apart(node: s.Node) -> bool:
    """Whether a node is a tuple that is assigned, or one of what a comprehension makes."""
    return makes_tuple(node) and (
        type(node) is s.Assign or (type(node) is s.Call and node.function == s.Name("tuple"))
    )


def _chosen(value: s.Node) -> list[s.Node]:
    """The values of which tests choose one."""
    if type(value) is not s.Conditional:
        return [value]
    return [*_chosen(value.body), *_chosen(value.orelse)]


class Structures:
    """The structures of the names of a program, by their scopes, and of what functions return."""

    def __init__(self, program: Program):
        self.program = program
        self.scopes = {id(scope.node): scope for scope in program.scope.walk()}
        self.functions = {
            name: d
            for name, d in program.functions.items()
            if len(program.scope.bindings[name]) == 1 and not d.decorators
        }
        self.table: dict[tuple[int, str], Structure] = {}
        self.orders: dict[frozenset, tuple] = {}  # of the keys that several dicts have
        for scope in self.scopes.values():
            for name, places in scope.bindings.items():
                if type(scope.node) is s.Comprehension or {p.kind for p in places} - TAKING:
                    self.table[id(scope), name] = WHOLE
        self._keep_whole()
        self.statements = list(self._statements(program.module.body, program.scope))
        self._fixpoint()
        for key in self._keys():  # what nothing gives
            self.raised(key, WHOLE if self.table.get(key) is UNKNOWN else UNKNOWN)
        self._fixpoint()

    def of(self, node: s.Node, scope: Scope) -> Structure:
        """The structure of a value in a scope."""
        match node:
            case s.Tuple(items):
                return tuple(self.of(item, scope) for item in items)
            case s.Dict() if (values := fields(node)) is not None:
                keys = self.orders.setdefault(frozenset(values), tuple(values))
                return {key: self.of(values[key], scope) for key in keys}
            case s.Comprehension() if (walk := walk_of(node)) is not None:
                found = self.of(walk.walked, scope)
                whole = WHOLE if has_parts(found) else found
                return self.of(keyed(walk, found), scope) if type(found) is dict else whole
            case s.Name(name):
                home = scope.home(name)
                return WHOLE if home is None else self.table.get((id(home), name))
            case s.Call(s.Name("tuple"), (s.Comprehension() as made,), ()) if (
                scope.home("tuple") is None
            ):
                return self.turned(made, scope)
            case s.Call(s.Name(name)) if (d := self.called(name, scope)) is not None:
                return self.table.get((id(self.scopes[id(d)]), RETURN))
            case s.Conditional(_, body, orelse):
                return join(self.of(body, scope), self.of(orelse, scope))
            case s.Subscript(value, index):
                found = self.of(value, scope)
                if not has_parts(found):
                    return found
                at = place(found, index)
                return WHOLE if at is None else parts(found)[at]
        return WHOLE

    def turned(self, made: s.Comprehension, scope: Scope) -> Structure:
        """The structure of a tuple of what a comprehension makes of the parts of tuples."""
        inner = (s.Comprehension, s.Lambda)
        if any(type(part) in inner for part in s.walk(made.element)):
            return WHOLE
        match made.clauses:
            case (s.Clause(s.Tuple(targets), s.Call(s.Name("zip"), walked, ()), ()),):
                if len(targets) != len(walked) or scope.home("zip") is not None:
                    return WHOLE
            case (s.Clause(s.Name() as target, iterable, ()),):
                targets, walked = (target,), (iterable,)
            case _:
                return WHOLE
        found = [self.of(part, scope) for part in walked]
        if UNKNOWN in found:
            return UNKNOWN
        plain = all(type(part) is tuple and not any(map(has_parts, part)) for part in found)
        if not plain or any(type(target) is not s.Name for target in targets):
            return WHOLE
        return (WHOLE,) * min(map(len, found))

    def called(self, name: str, scope: Scope) -> s.Def | None:
        """The function of the program that a name stands for."""
        is_global = scope.home(name) is self.program.scope
        return self.functions.get(name) if is_global else None

    def any(self) -> bool:
        """Whether a name holds a tuple or a dict, or a function returns one."""
        return any(map(has_parts, self.table.values()))

    # -- what is known ----------------------------------------------------------------------------
    def _keep_whole(self) -> None:
        """What is asked for as a whole, or is read in another function as it is then."""
        top, target = self.program.scope, self.program.target
        names = set(self.program.inputs)
        if target is not None and target.node is None:
            names.add(target.name)
        for name in names:
            self.table[id(top), name] = WHOLE
        for scope in self.scopes.values():
            for name in scope.writes:
                if (home := scope.home(name)) is not None:
                    self.table[id(home), name] = WHOLE
            inner = scope
            while type(inner.node) is s.Comprehension:
                inner = inner.parent
            for read in scope.reads:
                home = None if read.start is None else scope.home(read.start.id)
                lifted = type(inner.node) is s.Def and inner.parent is top and home is top
                if home in (None, scope, inner) or lifted or type(home.node) is s.Comprehension:
                    continue
                self.table[id(home), read.start.id] = WHOLE

    def _keys(self) -> list[tuple[int, str]]:
        return [
            (id(scope), name)
            for scope in self.scopes.values()
            for name in (*scope.bindings, RETURN)
        ]

    def raised(self, key: tuple[int, str], found: Structure) -> None:
        self.table[key] = join(self.table.get(key), found)

    def _fixpoint(self) -> None:
        before: dict = {}
        while before != self.table:
            before = dict(self.table)
            for scope, statement in self.statements:
                self._learn(statement, scope)
            for scope in self.scopes.values():
                for read in scope.reads:
                    if type(read.node) is s.Call:
                        self._learn_call(read.node, scope)

    def _learn(self, node: s.Node, scope: Scope) -> None:
        match node:
            case s.Assign(targets, value):
                for target in targets:
                    self._give(target, self.of(value, scope), scope)
            case s.For(target, iterable, _):
                self._give(target, each(self.of(iterable, scope)), scope)
            case s.Return(value):
                found = WHOLE if value is None else self.of(value, scope)
                self.raised((id(scope), RETURN), found)

    def _learn_call(self, node: s.Call, scope: Scope) -> None:
        name = node.function.id if type(node.function) is s.Name else ""
        d = self.called(name, scope)
        if d is None:
            return
        given = dict(zip((p.name for p in d.parameters), node.args)) | dict(node.keywords)
        for p in d.parameters:
            found = self.of(given[p.name], scope) if p.name in given else WHOLE
            self.raised((id(self.scopes[id(d)]), p.name), found)

    def _give(self, target: s.Node, found: Structure, scope: Scope) -> None:
        match target:
            case s.Name(name):
                self.raised((id(scope.home(name)), name), found)
            case s.Tuple(items) | s.List(items):
                parts = found if type(found) is tuple else (found,) * len(items)
                for item, part in zip(items, parts):
                    self._give(item, part, scope)

    def _statements(self, body: tuple, scope: Scope) -> Iterator[tuple[Scope, s.Node]]:
        for node in body:
            yield scope, node
            inner = self.scopes[id(node)] if type(node) is s.Def else scope
            match node:
                case s.If(branches, orelse):
                    for _, block in branches:
                        yield from self._statements(block, scope)
                    yield from self._statements(orelse or (), scope)
                case s.For(_, _, block) | s.While(_, block) | s.Def(_, _, block):
                    yield from self._statements(block, inner)
