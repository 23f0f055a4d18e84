"""Tuples as values, part by part: `p = (x, 2*x)` as `p_0, p_1 = x, 2*x`, and p[1] as p_1.

So is what functions of the program take and return: `s = step(s)` is `s_0, s_1 = step(s_0, s_1)`.
Where a tuple is used as a whole, it is written out there.  A dict of literal keys is its values: a
state {'x': 1.0, 'v': 0.0} is state_x and state_v.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from gradcli.core.ir import fresh
from gradcli.core.refusals import refuse
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import has_pop, mapped, number
from gradcli.lowering.passes.dict_comprehensions import keyed, walk_of
from gradcli.lowering.passes.let_insertion import Hoisting
from gradcli.lowering.passes.structure_inference import (
    RETURN,
    WHOLE,
    Structure,
    Structures,
    each,
    fields,
    has_parts,
    is_taken_apart,
    parts,
    place,
)

# what takes a list as well as a tuple, and gives no tuple
LISTED = {
    "sum", "max", "min", "zip", "enumerate", "reversed", "sorted", "list", "any", "all",
    "np.array", "np.asarray", "np.sum", "math.fsum", "math.prod",
}  # fmt: skip
Before = list[s.Node] | None  # where what is worked out first goes; None where nothing may


class TupleParts(Hoisting):
    """The pass: `parts` has the names of the parts of what a name holds, in whatever scope."""

    def __init__(self, program: Program):
        super().__init__(program)
        self.structures = Structures(program)
        self.parts: dict[tuple[str, str], str] = {}

    def module(self) -> s.Module:
        given = self.program.module
        nested = any(is_taken_apart(node) for node in s.walk(given))
        return super().module() if nested or self.structures.any() else given

    @contextmanager
    def within(self, node: s.Comprehension) -> Iterator[None]:
        outer, self.scope = self.scope, self.structures.scopes[id(node)]
        try:
            yield
        finally:
            self.scope = outer

    def of(self, node: s.Node) -> Structure:
        return self.structures.of(node, self.scope)

    # -- statements -------------------------------------------------------------------------------
    def statement(self, node: s.Node) -> list[s.Node]:
        before: list[s.Node] = []
        match node:
            case s.Assign(_, s.Conditional() as value) | s.Return(s.Conditional() as value) if (
                has_parts(self.of(value)) and s.Call in (type(value.body), type(value.orelse))
            ):
                return self.statement(_branches(node, value))
            case s.Assign((target,), value):
                node = self.assigned(target, value, before, node)
            case s.Assign((s.Name() as first, *others), value) if has_parts(self.of(value)):
                chain = [s.Assign((first,), value, span=node.span)]
                chain += [s.Assign((target,), first, span=node.span) for target in others]
                return [new for link in chain for new in self.statement(link)]
            case s.Assign() | s.AugAssign() | s.Expression():
                node = self.plain(node, before)
            case s.Return(value) if value is not None:
                found = self.structures.table.get((id(self.scope), RETURN), WHOLE)
                values = self.leaves(value, found, before)
                value = s.Tuple(tuple(values), span=value.span) if found is not WHOLE else values[0]
                node = s.Return(value, span=node.span)
            case s.If(((test, body), *others), orelse):
                first = (self.value(test, before), self.block(body))
                rest = [(self.value(test, None), self.block(body)) for test, body in others]
                orelse = None if orelse is None else self.block(orelse)
                node = s.If((first, *rest), orelse, span=node.span)
            case s.For(target, iterable, body):
                iterable = self.listed(iterable, before)
                wanted = self.wanted(target, each(self.of(node.iterable)))
                if wanted is not WHOLE:
                    target = s.Tuple(tuple(self.target(target, wanted)), span=target.span)
                node = s.For(target, iterable, self.block(body), span=node.span)
            case s.While(test, body):
                node = s.While(self.value(test, None), self.block(body), span=node.span)
            case s.Def():
                node = self.function(node)
        return [*before, node]

    def assigned(self, target: s.Node, value: s.Node, before: Before, node: s.Node) -> s.Node:
        """An assignment, part by part as far as the target is taken apart."""
        found = self.of(value)
        wanted = self.wanted(target, found)
        if wanted is WHOLE:
            value = self.value(value, before)
            return s.Assign((self.value(target, before),), value, span=node.span)
        targets = tuple(self.value(tuple(self.target(target, wanted)), before))
        flat = s.Tuple(targets, span=target.span)
        if type(value) is s.Call and wanted == found and not self.is_builtin(value, "tuple"):
            return s.Assign((flat,), self.call(value, before), span=node.span)
        values = s.Tuple(tuple(self.leaves(value, wanted, before)), span=value.span)
        return s.Assign((flat,), values, span=node.span)

    def wanted(self, target: s.Node, found: Structure) -> Structure:
        """The structure by which a target takes a value apart that has the structure `found`."""
        match target:
            case s.Name():
                return self.of(target)
            case s.Tuple(items) if type(found) is tuple and len(found) == len(items):
                return tuple(map(self.wanted, items, found))
        return WHOLE

    def target(self, target: s.Node, wanted: Structure) -> list[s.Node]:
        """The targets that take the parts."""
        if wanted is WHOLE:
            return [target]
        if type(target) is s.Name:
            return [s.Name(name, span=target.span) for name in self.names(target, wanted)]
        return [t for item, part in zip(target.items, wanted) for t in self.target(item, part)]

    def function(self, node: s.Def) -> s.Def:
        """A function that takes the parts of its parameters."""
        parameters: list[s.Parameter] = []
        for p in node.parameters:
            names = self.taking(node, p)
            parts = [s.Parameter(name, None, None, span=p.span) for name in names or ()]
            parameters += [p] if names is None else parts
        with self.inside(node):
            body = self.block(node.body[1:] if self.opening(node) else node.body)
        fields = node.name, tuple(parameters), body, node.decorators, node.returns
        return s.Def(*fields, span=node.span)

    def taking(self, node: s.Def, p: s.Parameter) -> tuple[str, ...] | None:
        """The names for the parts of a parameter; None of one that is not taken apart."""
        found = self.structures.table[id(self.structures.scopes[id(node)]), p.name]
        if found is WHOLE:
            return None
        if (opening := self.opening(node)) is not None and opening.value.id == p.name:
            return tuple(part.id for part in s.walk(opening.targets[0]) if type(part) is s.Name)
        return self.names(s.Name(p.name), found)

    def opening(self, node: s.Def) -> s.Assign | None:
        """The first statement of a function, where it gives a parameter's parts their names."""
        match node.body[0]:
            case s.Assign((s.Tuple() as target,), s.Name(name)) as first:
                pass
            case _:
                return None
        scope = self.structures.scopes[id(node)]
        bound = [part.id for part in s.walk(target) if type(part) is s.Name]
        names = [p.name for p in node.parameters]
        read = sum(
            type(part) is s.Name and part.id == name for b in node.body for part in s.walk(b)
        )
        if read > 1 or name not in names or len({*bound, *names}) < len(bound) + len(names):
            return None
        outer, self.scope = self.scope, scope
        found = self.of(s.Name(name))
        whole = type(found) is tuple and self.wanted(target, found) == found
        whole = whole and all(self.of(s.Name(part)) is WHOLE for part in bound)
        self.scope = outer
        return first if whole else None

    # -- the parts of values ----------------------------------------------------------------------
    def names(self, node: s.Name, found: Structure) -> tuple[str, ...]:
        """The names of the parts that are not taken apart further."""
        paths = [(node.id, path) for path in _paths(node.id, found)]
        for key in paths:
            if key not in self.parts:
                self.parts[key] = fresh(self.taken, key[1])
        return tuple(self.parts[key] for key in paths)

    def leaves(self, value: s.Node, wanted: Structure, before: Before) -> list[s.Node]:
        """The parts of a value by a structure that it has, or a coarser one."""
        if wanted is WHOLE:
            return [self.value(value, before)]
        match value:
            case s.Tuple(items):
                return [v for i, part in zip(items, wanted) for v in self.leaves(i, part, before)]
            case s.Comprehension() if (walk := walk_of(value)) is not None:
                return self.leaves(keyed(walk, wanted), wanted, before)
            case s.Dict():
                values = fields(value)
                if list(values) != list(wanted) and any(map(has_pop, values.values())):
                    raise refuse("tuple", value.span, self.program.source)
                pairs = [(values[key], part) for key, part in wanted.items()]
                return [v for i, part in pairs for v in self.leaves(i, part, before)]
            case s.Conditional(test, body, orelse):
                if before is None and has_pop(test):
                    raise refuse("tuple", value.span, self.program.source)
                test = self.value(test, before)
                if before is not None and type(test) is not s.Name:
                    name = s.Name(fresh(self.taken, "test"), span=test.span)
                    before.append(s.Assign((name,), test, span=test.span))
                    test = name
                pairs = zip(self.leaves(body, wanted, None), self.leaves(orelse, wanted, None))
                return [s.Conditional(test, a, b, span=value.span) for a, b in pairs]
        return self.parts_of(self.held(value, before), wanted)

    def held(self, value: s.Node, before: Before) -> s.Node:
        """A tuple, or a dict, as a tuple that is written out of its parts."""
        found = self.of(value)
        match value:
            case s.Name():
                names = self.names(value, found)
                return _display([s.Name(name, span=value.span) for name in names], found, value)
            case s.Subscript(inner, index):
                held = self.held(inner, before)
                if type(held) is not s.Tuple:
                    return s.Subscript(held, index, span=value.span)
                return held.items[place(self.of(inner), index)]
            case s.Call(s.Name("tuple"), (s.Comprehension() as made,)):
                return self.turned(made, before)
            case s.Call() if before is not None:
                names = [fresh(self.taken, name) for name in _paths("part", found)]
                parts = tuple(s.Name(name, span=value.span) for name in names)
                made = s.Assign((s.Tuple(parts),), self.call(value, before), span=value.span)
                before.append(made)
                return _display(list(parts), found, value)
            case s.Call():
                return self.call(value, before)
        return _display(self.leaves(value, found, before), found, value)

    def turned(self, made: s.Comprehension, before: Before) -> s.Tuple:
        """What a comprehension makes of the parts of tuples, written out."""
        (clause,) = made.clauses
        zipped = type(clause.target) is s.Tuple
        walked = clause.iterable.args if zipped else (clause.iterable,)
        targets = clause.target.items if zipped else (clause.target,)
        columns = [[self.read_often(v, before) for v in self.held(w, before).items] for w in walked]
        elements = []
        for turn in zip(*columns):
            given = dict(zip((target.id for target in targets), turn))

            def read(node: s.Node, given=given) -> s.Node | None:
                return given.get(node.id) if type(node) is s.Name else None

            elements.append(self.value(mapped(made.element, read), before))
        return s.Tuple(tuple(elements), span=made.span)

    def read_often(self, value: s.Node, before: Before) -> s.Node:
        """A value that is read any number of times: as a name, where it is worked out."""
        if type(value) in (s.Name, s.Number):
            return value
        if before is None:
            raise refuse("tuple", value.span, self.program.source)
        name = s.Name(fresh(self.taken, "part"), span=value.span)
        before.append(s.Assign((name,), value, span=value.span))
        return name

    def parts_of(self, display: s.Node, wanted: Structure) -> list[s.Node]:
        """The parts of a display."""
        if wanted is WHOLE or type(display) is not s.Tuple:
            return [display]
        pairs = zip(display.items, parts(wanted))
        return [v for i, part in pairs for v in self.parts_of(i, part)]

    # -- expressions ------------------------------------------------------------------------------
    def value(self, node, before: Before):
        """A value, or tuple of values, in terms of the parts of tuples."""

        def replaced(node: s.Node) -> s.Node | None:
            match node:
                case s.Name() | s.Subscript(s.Name() | s.Subscript() | s.Call()):
                    return self.read(node, before)
                case s.Call(_, (s.Comprehension() as made,), ()) if self.is_builtin(
                    node, "tuple"
                ) and not has_parts(self.of(node)):
                    return self.comprehension(made, before)
                case s.Call():
                    return self.read(node, before) or self.call(node, before)
                case s.Lambda():
                    return node
                case s.Conditional(test, body, orelse):
                    rest = self.value((body, orelse), None)
                    return s.Conditional(self.value(test, before), *rest, span=node.span)
                case s.BoolOp(op, (first, *others)):
                    rest = self.value(tuple(others), None)
                    return s.BoolOp(op, (self.value(first, before), *rest), span=node.span)
                case s.Comprehension():
                    return self.comprehension(node, before)
            return None

        return mapped(node, replaced)

    def read(self, node: s.Node, before: Before) -> s.Node | None:
        """What stands for a tuple, or for a part of one; None of anything else."""
        if type(found := self.of(node)) is tuple:
            return self.held(node, before)
        if type(found) is dict:
            raise refuse("Dict", node.span, self.program.source)
        match node:
            case s.Subscript(inner, index) if has_parts(found := self.of(inner)):
                at, held = place(found, index), self.held(inner, before)
                if type(found) is dict and (at is None or type(held) is not s.Tuple):
                    what = "key" if at is None else "Dict"
                    raise refuse(what, node.span, self.program.source)
                if type(held) is not s.Tuple:
                    return None
                if at is None and type(index) is not s.Slice and {*found} == {WHOLE}:
                    items = s.List(held.items, span=inner.span)
                    return s.Subscript(items, self.value(index, before), span=node.span)
                return None if at is None else held.items[at]
            case s.Call(_, (value,), ()) if self.is_builtin(node, "len"):
                found = self.of(value)
                return number(len(found), node.span) if has_parts(found) else None
        return None

    def call(self, node: s.Call, before: Before) -> s.Call:
        """A call that gives each parameter its parts."""
        name = node.function.id if type(node.function) is s.Name else ""
        d = self.structures.called(name, self.scope)
        if d is None:
            give = self.listed if self.library(node.function) in LISTED else self.value
            args = tuple(give(value, before) for value in node.args)
            keywords = tuple((key, self.value(value, before)) for key, value in node.keywords)
            return s.Call(self.value(node.function, before), args, keywords, span=node.span)
        inner = self.structures.scopes[id(d)]
        takes = [self.structures.table[id(inner), p.name] for p in d.parameters]
        args: list[s.Node] = []
        for value, wanted in zip(node.args, takes):
            args += self.leaves(value, wanted, before)
        keywords: list[tuple[str, s.Node]] = []
        wants = {p.name: (wanted, self.taking(d, p)) for p, wanted in zip(d.parameters, takes)}
        for key, value in node.keywords:
            wanted, names = wants.get(key, (WHOLE, None))
            keywords += zip(names or (key,), self.leaves(value, wanted, before))
        args += node.args[len(takes) :]
        return s.Call(node.function, tuple(args), tuple(keywords), span=node.span)

    def listed(self, node: s.Node, before: Before) -> s.Node:
        """A value for what takes lists as well: a list of a tuple's parts."""
        if type(self.of(node)) is tuple and type(held := self.held(node, before)) is s.Tuple:
            return s.List(held.items, span=node.span)
        return self.value(node, before)

    def comprehension(self, node: s.Comprehension, before: Before) -> s.Comprehension:
        first = self.listed(node.clauses[0].iterable, before)
        clauses = []
        with self.within(node):
            for clause in node.clauses:
                iterable = self.listed(clause.iterable, None) if clauses else first
                tests = self.value(clause.tests, None)
                clauses.append(s.Clause(clause.target, iterable, tests, span=clause.span))
            return s.Comprehension(self.value(node.element, None), tuple(clauses), span=node.span)


def _branches(node: s.Assign | s.Return, value: s.Conditional) -> s.If:
    """A statement of a value that a test chooses as an `if`."""
    before = node.fields()[:-1]
    body, orelse = (
        (type(node)(*before, part, span=part.span),) for part in (value.body, value.orelse)
    )
    return s.If(((value.test, body),), orelse, span=node.span)


def _paths(name: str, found: Structure) -> list[str]:
    """Names for the parts of what a name holds."""
    if not has_parts(found):
        return [name]
    pairs = found.items() if type(found) is dict else enumerate(found)
    words = [("".join(c if c.isalnum() else "_" for c in str(key)), part) for key, part in pairs]
    return [path for word, part in words for path in _paths(f"{name}_{word}", part)]


def _display(leaves: list[s.Node], found: Structure, like: s.Node) -> s.Node:
    """A tuple of a structure, from its parts; it takes them out of `leaves`."""
    if not has_parts(found):
        return leaves.pop(0)
    return s.Tuple(tuple(_display(leaves, part, like) for part in parts(found)), span=like.span)
