"""Lists that grow otherwise than by one item a turn, as arrays that are joined anew each time.

`xs.append(e)`, `xs.extend(ys)`, `xs += ys` and `xs + ys` are what np.concatenate gives.  That is no
change of the list, which another name would see: a list that grows after it may have another name
stays, and the lowering refuses it.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from gradcli.language.names.program import Program
from gradcli.language.names.scopes import GIVEN
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import call, mapped, number, with_own
from gradcli.lowering.passes.rewriting import ByScope
from gradcli.lowering.plain.lists import MAKERS, Lists
from gradcli.lowering.surface_numbers import Numbers

GROWING = ("append", "extend")
NESTED = (s.List, s.Tuple, s.Dict, s.Comprehension)
Path = tuple[tuple[int, bool, int], ...]


class Place(NamedTuple):
    """What a statement does to a list: "start", "grow", "share" it or "other"; it may be "empty" or
    get what is "whole".

    path: the blocks around, from the outermost: which, whether it is repeated, and where in it.
    """

    what: str
    path: Path


def joins(node: s.Node) -> bool:
    """Whether a node may make a list longer."""
    match node:
        case s.Attribute(_, name):
            return name in GROWING
        case s.AugAssign(_, "+", s.List() | s.Name()):
            return True
        case s.Binary("+", left, right):
            return s.List in (type(left), type(right))
    return False


class Joined(ByScope):
    """The pass: `known` has the lists of a scope that are arrays from here on."""

    def __init__(self, program: Program):
        super().__init__(program)
        self.lists, self.numbers = Lists(program), Numbers(program)
        self.giving: dict[str, bool] = {}  # functions, and whether they give back what they get

    def module(self) -> s.Module:
        if not self.library(s.Attribute(s.Name("np"), "concatenate")):
            return self.program.module
        return super().module()

    # -- which lists ------------------------------------------------------------------------------
    def found(self, body: tuple) -> set[str]:
        """The lists of a scope that grow, and that no other name has when they do."""
        places: dict[str, list[Place]] = {}
        for name, what, path in self.events(body, ((id(body), False),)):
            if name in self.scope.bindings:
                places.setdefault(name, []).append(Place(what, path))
        for name, found in places.items():  # the caller has a list that is given
            if any(place.kind in GIVEN for place in self.scope.bindings[name]):
                found.append(Place("share", ((id(body), False, -1),)))
        return {name for name, found in places.items() if _may_grow(found)}

    def events(self, body: tuple, around: tuple) -> Iterator[tuple[str, str, Path]]:
        *outer, (block, repeated) = around
        for k, node in enumerate(body):
            path = (*outer, (block, repeated, k))
            for name, what in self.done(node):
                yield name, what, path
            match node:
                case s.If(branches, orelse):
                    for inner in (*(inner for _, inner in branches), orelse or ()):
                        yield from self.events(inner, (*path, (id(inner), False)))
                case s.For(_, _, inner) | s.While(_, inner):
                    yield from self.events(inner, (*path, (id(inner), True)))

    def done(self, node: s.Node) -> Iterator[tuple[str, str]]:
        """(name, what) for the lists that a statement itself, without its blocks, is about."""
        match node:
            case s.Expression(s.Call(s.Attribute(s.Name(name), method), (item,), ())) if (
                method in GROWING
            ):
                plain = method == "extend" or type(item) not in NESTED
                yield name, "grow" if plain and self.is_joined(method, item) else "other"
                if method == "append" and self.numbers.of(item) in ("bool", "int"):
                    yield name, "whole"
                yield from self.shared(item)
            case s.AugAssign(s.Name(name), op, value):
                yield name, "grow" if op == "+" and self.is_list(value) else "other"
                yield from self.shared(value)
            case s.Assign((s.Name(name),), value):
                if self.is_made(value):
                    yield name, "start"
                    if value == s.List(()):
                        yield name, "empty"
                elif any(what == "share" for _, what in self.shared(value)):
                    yield name, "share"
                yield from self.shared(value)
            case s.For(target, iterable, body):
                for name in _names(target):
                    yield name, "other"
                for name in _names(iterable):  # which it walks while it grows
                    if any(_grows(part, name) for inner in body for part in s.walk(inner)):
                        yield name, "other"
                if type(iterable) is not s.Name:
                    yield from self.shared(iterable)
            case s.If(branches, _):
                for test, _ in branches:
                    yield from self.shared(test)
            case s.While(test, _):
                yield from self.shared(test)
            case s.Return(s.Name()):
                pass
            case s.Def(function, _, body):
                local = self.lists.locals.get(function, ())
                for part in (part for inner in body for part in s.walk(inner)):
                    if type(part) in (s.Assign, s.Return) and part.value is not None:
                        for name, _ in self.shared(part.value):
                            if name not in local:
                                yield name, "other"
            case _:
                for part in s.children(node):
                    yield from self.shared(part)

    def is_joined(self, method: str, item: s.Node) -> bool:
        """Whether what a method adds is one item, or surely has items that are numbers."""
        match item:
            case s.Name(name) if name in self.program.inputs and name not in self.scope.bindings:
                shape = self.program.inputs[name].shape
                return method == "append" or (shape is not None and len(shape) == 1)
            case s.Tuple(items):
                return not any(type(part) in NESTED for part in items)
            case s.Call(function) if self.is_own(function):
                return True
        return method == "append" or self.is_list(item)

    def gives_back(self, name: str) -> bool:
        """Whether a function may give back, or keep by another name, what it is given."""
        if name not in self.giving:
            self.giving[name] = True  # of one that calls itself
            node = self.program.functions[name]
            parameters = {p.name for p in node.parameters}
            parts = (part for inner in node.body for part in s.walk(inner))
            values = (x.value for x in parts if type(x) in (s.Assign, s.Return))
            shared = (found for value in values if value for found, _ in self.shared(value))
            self.giving[name] = not parameters.isdisjoint(shared)
        return self.giving[name]

    def is_own(self, function: s.Node) -> bool:
        """Whether a function that is called is one of the program."""
        return type(function) is s.Name and function.id in self.program.functions

    def is_made(self, node: s.Node) -> bool:
        """Whether a value is a new list of numbers."""
        match node:
            case s.List(items):
                return not any(type(item) in NESTED for item in items)
            case s.Comprehension(element):
                return type(element) not in (*NESTED, s.Pair)
            case s.Binary("*", left, right):
                return any(type(side) is s.List and self.is_made(side) for side in (left, right))
            case s.Binary("+", left, right):
                return self.is_list(left) and self.is_list(right)
            case s.Subscript(value, s.Slice()):
                return self.is_list(value)
        return any(self.is_builtin(node, name) for name in MAKERS)

    def is_list(self, node: s.Node) -> bool:
        """Whether a value is surely a list of numbers."""
        match node:
            case s.Name(name):
                key = self.lists.key(name, self.key(name)[0])
                if key in self.lists.arrays | self.lists.given:
                    return False
                if self.lists.depth(node, key[0]) == 1:
                    return True
                return key in self.lists.stacks and self.lists.depths.get(key, 0) == 0
        return self.is_made(node)

    def shared(self, node: s.Node) -> Iterator[tuple[str, str]]:
        """The lists that a value is or holds, which gets them another name, or changes."""
        match node:
            case s.Name(name):
                yield name, "share"
            case s.Attribute(s.Name(name), _):
                yield name, "other"
            case s.Subscript(s.Name(), index):
                yield from self.shared(index)
            case s.Binary("+", left, right):
                for side in (left, right):
                    if type(side) is not s.Name:
                        yield from self.shared(side)
            case s.Call(function, args, keywords):
                if type(function) is s.Attribute and not self.library(function):
                    yield from self.shared(function)
                given = self.is_own(function) and self.gives_back(function.id)
                for value in (*args, *(value for _, value in keywords)):
                    if given or type(value) is not s.Name:
                        yield from self.shared(value)
            case s.Comprehension(element, clauses):
                yield from self.shared(element)
                for clause in clauses:
                    for part in (clause.iterable, *clause.tests):
                        if type(part) is not s.Name:
                            yield from self.shared(part)
            case _:
                for part in s.children(node):
                    yield from self.shared(part)

    # -- what is written --------------------------------------------------------------------------
    def statement(self, node: s.Node) -> list[s.Node]:
        match self.blocks_of(node):
            case s.Expression(s.Call(s.Attribute(s.Name(name), method), (item,), ())) if (
                name in self.known and method in GROWING
            ):
                items = (item,) if method == "append" else getattr(item, "items", None)
                added = item if items is None else s.List(items, span=item.span)
                return [self.joined(name, added, node)]
            case s.AugAssign(s.Name(name), "+", value) if name in self.known:
                return [self.joined(name, value, node)]
            case s.Assign((s.Name(name) as target,), s.List(())) if name in self.known:
                self.depths[self.key(name)] = 1
                return [s.Assign((target,), call("np.zeros", number(0)), span=node.span)]
            case s.Assign((s.Name(name),), value) as same:
                if self.is_made(value) and name in self.known:
                    self.depths[self.key(name)] = 1
                return [self.value(same)]
            case other:
                return [with_own(other, self.value)]

    def value(self, node):
        """An expression, or tuple of them, whose sums of lists are joined."""

        def replaced(part: s.Node) -> s.Node | None:
            match part:
                case s.Binary("+", left, right) if self.is_list(left) and self.is_list(right):
                    return _concatenated(self.value(left), self.value(right), part)
            return None

        return mapped(node, replaced)

    def joined(self, name: str, added: s.Node, node: s.Node) -> s.Assign:
        """A list is itself and what is added."""
        array = s.Name(name, span=node.span)
        self.depths[self.key(name)] = 1
        return s.Assign((array,), _concatenated(array, self.value(added), node), span=node.span)


def _concatenated(left: s.Node, right: s.Node, node: s.Node) -> s.Call:
    if s.List(()) in (left, right):
        return call("np.copy", left if right == s.List(()) else right, span=node.span)
    both = s.Tuple((left, right), span=node.span)
    return call("np.concatenate", both, span=node.span)


def _may_grow(places: list[Place]) -> bool:
    """Whether a list grows, and never when it may have another name."""
    by: dict[str, list[Path]] = defaultdict(list)
    for place in places:
        by[place.what].append(place.path)
    if not by["start"] or by["other"] or (by["empty"] and by["whole"]):
        return False  # an array of no elements has none that are integers
    pairs = product(by["share"], by["grow"])
    return not any(_may_follow(shared, grown, by["start"]) for shared, grown in pairs)


def _may_follow(first: Path, then: Path, starts: list[Path]) -> bool:
    """Whether a statement may run after another without a start of the list between them."""
    common = [(a, b) for a, b in zip(first, then) if a[0] == b[0]]
    common = [pair for k, pair in enumerate(common) if k == 0 or pair[0][1]]
    (block, repeated, at), (_, _, later) = common[-1]
    if later < at and not repeated:
        return False
    between = [path[-1][2] for path in starts if path[-1][0] == block]
    low = at if at <= later else -1
    return not any(low < k < later for k in between)


def _names(node: s.Node) -> set[str]:
    return {part.id for part in s.walk(node) if type(part) is s.Name}


def _grows(node: s.Node, name: str) -> bool:
    """Whether a statement makes the list of that name longer in its place."""
    match node:
        case s.Call(s.Attribute(s.Name(owner), method)):
            return owner == name and method in GROWING
        case s.AugAssign(s.Name(owner), "+"):
            return owner == name
    return False
