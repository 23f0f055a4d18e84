"""Functions written for what they are given: a copy for each function, text or dict of a call.

The walk starts at the top level and follows the calls.  A function in a function, and a lambda,
becomes one of the top level, with the variables of the functions around it that it reads as
parameters more: it is called with what they are then, which is what a closure reads.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from gradcli.language import surface as s
from gradcli.language.calls import written
from gradcli.language.core import fresh
from gradcli.language.decided import Decided, needed
from gradcli.language.fence import refuse
from gradcli.language.lifted import lifted
from gradcli.language.meanings import full_name, higher_name
from gradcli.language.program import Program
from gradcli.language.rewriting import mapped, number
from gradcli.language.scopes import dotted
from gradcli.language.statics import (
    Closure,
    Instance,
    Library,
    Record,
    Site,
    Text,
    Value,
    Variable,
    Whole,
)

STAYING = (s.Import, s.ImportFrom, s.Declare, s.Pass, s.Break, s.Continue, s.Return)
MOST = 200  # copies: of a function that is given a new function at each call there is no end


class Specialised(Decided):
    """The pass: what it cannot follow is refused where it stands."""

    def __init__(self, program: Program):
        super().__init__(program)
        self.instances: dict[tuple, Instance] = {}
        self.finished: list[Instance] = []
        self.assigned: set[str] = set()
        self.before: list[s.Node] | None = None  # statements before this one, if it surely runs

    def module(self) -> s.Module:
        given = self.program.module
        if not needed(self.program) or not self.is_followed():
            return given
        statements = [self.statement(node) for node in given.body]
        for node in given.body:
            if type(node) is s.Def and self.is_unused(node):
                self.instance_of(self.closure(node), {}, node)
        body = lifted(self.program, self.top, self.finished, statements, self.taken)
        return s.Module(body, given.comments, given.source, span=given.span)

    # -- statements -------------------------------------------------------------------------------
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
            case s.Assign((s.Name(name),), value) if (found := self.static_name(name)) is not None:
                out: list[s.Node] = []
                if type(found) is Record and self.is_dict(value):
                    self.fill(found, value, out)
                return out
            case s.Assign(targets, value):
                value = self.value(value)
                targets = tuple(map(self.target, targets))
                return [s.Assign(targets, value, span=node.span)]
            case s.AugAssign(target, op, value):
                value = self.value(value)
                return [s.AugAssign(self.target(target), op, value, span=node.span)]
            case s.If(branches, orelse):
                return self.choice(branches, orelse, node)
            case s.For(target, iterable, body):
                iterable = self.value(iterable)
                with self.maybe():
                    target = self.target(target)
                    return [s.For(target, iterable, self.block(body), span=node.span)]
            case s.While(test, body):
                with self.maybe():
                    test = self.value(test)
                    return [s.While(test, self.block(body), span=node.span)]
            case s.Expression(value):
                if self.is_builtin(value, "print"):
                    return []
                return [s.Expression(self.value(value), span=node.span)]
            case s.Return(value) if value is not None:
                return [s.Return(self.value(value), span=node.span)]
        if type(node) not in STAYING:
            raise refuse(type(node).__name__, node.span, self.program.source)
        return [node]

    def choice(self, branches: tuple, orelse: tuple | None, node: s.If) -> list[s.Node]:
        """An `if` without the branches that are decided against, or the one that is decided for."""
        kept, after = [], []

        def branch(body: tuple) -> tuple:
            with self.maybe():
                body = self.block(body)
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
                    raise refuse("write to a parameter", node.span, self.program.source)
                self.assigned.add(found.name)
                return s.Name(found.name, span=node.span)
        return self.value(node)

    def fill(self, record: Record, node: s.Node, out: list[s.Node]) -> None:
        """Give the names of a dict's values what its display has."""
        for key, value in self.items(node):
            match self.entry(record, s.Subscript(node, key)):
                case Record() as inner if self.is_dict(value):
                    self.fill(inner, value, out)
                case Text() | Whole() | Library() | Closure() | Record():
                    pass
                case variable:
                    value = self.value(value)
                    self.assigned.add(variable.name)
                    name = s.Name(variable.name, span=value.span)
                    out.append(s.Assign((name,), value, span=node.span))

    # -- expressions ------------------------------------------------------------------------------
    def value(self, node):
        """An expression, or a tuple of them, with what is known put where it is read."""
        return mapped(node, self.replaced)

    def later(self, node: s.Node) -> s.Node:
        """An expression that may not be worked out."""
        with self.maybe():
            return self.value(node)

    def replaced(self, node: s.Node) -> s.Node | None:
        match node:
            case s.Name():
                return self.read(node)
            case s.Lambda() | s.FString():
                raise refuse(type(node).__name__, node.span, self.program.source)
            case s.Call():
                return self.call(node)
            case s.Comprehension():
                return self.comprehension(node)
            case s.Compare() | s.Unary("not"):
                truth = self.truth(node)
                return None if truth is None else s.Boolean(truth, span=node.span)
            case s.BoolOp():
                return self.logic(node)
            case s.Binary() if (found := self.whole(node)) is not None:
                return self.shown(found, node)
            case s.Conditional(test, body, orelse):
                truth = self.truth(test)
                if truth is not None:
                    return self.value(body if truth else orelse)
                parts = self.value(test), self.later(body), self.later(orelse)
                return s.Conditional(*parts, span=node.span)
            case s.Subscript(value) if type(record := self.static(value)) is Record:
                return self.shown(self.entry(record, node), node)
        return None

    def read(self, node: s.Name) -> s.Node | None:
        """What stands for a name that is read; None of itself."""
        found = self.static_name(node.id)
        if found is not None:
            return self.shown(found, node)
        home = self.scope.home(node.id)
        if home in (None, self.top.scope):
            return None
        owner = self.owner(home)
        if owner is self.instance:
            return None
        return self.shown(owner.variable(home, node.id), node)

    def shown(self, found: Value, node: s.Node) -> s.Node:
        """What is written for a value; a function and a dict are none by themselves."""
        match found:
            case Text(None):
                return s.NoneLiteral(span=node.span)
            case Text(value):
                return s.String(value, repr(value), span=node.span)
            case Whole(bool(value)):
                return s.Boolean(value, span=node.span)
            case Whole(value):
                size = number(abs(value), node.span)
                return size if value >= 0 else s.Unary("-", size, span=node.span)
            case Closure() | Library():
                raise refuse("function value", node.span, self.program.source)
            case Record():
                raise refuse("Dict", node.span, self.program.source)
        if found.owner is self.top and found.home is None:
            return s.Name(found.name, span=node.span)
        return s.Name(self.instance.called(found, self.taken), span=node.span)

    def logic(self, node: s.BoolOp) -> s.Node:
        """`and` and `or` without the operands that do not decide."""
        kept, deciding = [], node.op == "or"
        for value in node.values:
            truth = self.truth(value)
            if truth is None:
                kept.append(self.later(value) if kept else self.value(value))
            elif truth is deciding:
                kept.append(s.Boolean(truth, span=value.span))
                break
        if not kept:
            return s.Boolean(not deciding, span=node.span)
        return kept[0] if len(kept) == 1 else s.BoolOp(node.op, tuple(kept), span=node.span)

    def comprehension(self, node: s.Comprehension) -> s.Node:
        first = self.value(node.clauses[0].iterable)
        clauses = []
        with self.maybe(), self.within(self.instance, self.scopes[id(node)]):
            for clause in node.clauses:
                iterable = self.value(clause.iterable) if clauses else first
                target = self.target(clause.target)
                tests = self.value(clause.tests)
                clauses.append(s.Clause(target, iterable, tests, span=clause.span))
            return s.Comprehension(self.value(node.element), tuple(clauses), span=node.span)

    # -- calls ------------------------------------------------------------------------------------
    def call(self, node: s.Call) -> s.Node:
        function = node.function
        match None if type(function) is s.Attribute else self.static(function):
            case Closure() as callee:
                return self.user_call(node, callee)
            case Library(name) if name is not function:
                if self.scope.home(dotted(name)[0].id) not in (None, self.top.scope):
                    raise refuse("function value", node.span, self.program.source)
                function = name
            case None if type(function) is s.Attribute:
                record = self.static(function.value)
                if type(record) is Record:
                    return self.method(node, record)
                function = self.value(function)
            case None if type(function) is not s.Name:
                function = self.value(function)
        values = [*node.args, *(value for _, value in node.keywords)]
        if any(isinstance(self.static(value), Closure | Library) for value in values):
            higher = higher_name(full_name(self.program, self.scope, function) or written(node))
            what = "function" if higher is None else "derivative"
            raise refuse(what, node.span, self.program.source, written(node))
        args = tuple(map(self.value, node.args))
        keywords = tuple((name, self.value(value)) for name, value in node.keywords)
        return s.Call(function, args, keywords, span=node.span)

    def method(self, node: s.Call, record: Record) -> s.Node:
        """What a dict gives for a key, or what is given in its place."""
        match node:
            case s.Call(s.Attribute(_, "get"), (key, *other), ()):
                at = s.Subscript(node.function.value, key, span=node.span)
                if self.has(record, key):
                    return self.shown(self.entry(record, at), node)
                if self.has(record, key) is False and other:
                    return self.value(other[0])
        raise refuse("Dict", node.span, self.program.source)

    def user_call(self, node: s.Call, callee: Closure) -> s.Call:
        """A call of the copy of a function for what it is given."""
        source, bindings = self.program.source, self.scopes[id(callee.node)].bindings
        given = dict(zip((p.name for p in callee.node.parameters), node.args))
        given |= dict(node.keywords)
        known, args = {}, []
        for p in callee.node.parameters:
            if p.name not in given and p.default is None:
                raise refuse("call", node.span, source)
            if p.name not in given and not _is_constant(p.default):
                raise refuse("default", p.span, source)
            value = given.get(p.name, p.default)
            found = self.static(value)
            if self.is_dict(value) and self.before is not None:
                found = self.record(value, p.name, [])
                if found is not None:
                    self.fill(found, value, self.before)
            if found is None or type(found) is Whole or len(bindings[p.name]) > 1:
                args.append(self.value(value))
            else:
                known[p.name] = found
                if type(found) is Closure and not found.name:
                    found.name = fresh(self.taken, f"{callee.name}_{p.name}")
        if not callee.name:
            callee.name = fresh(self.taken, "function")
        instance = self.instance_of(callee, known, node)
        made = s.Call(node.function, tuple(args), (), span=node.span)
        self.instance.calls.append(Site(made, instance, self.scope, frozenset(self.assigned)))
        return made

    def instance_of(self, callee: Closure, known: dict, at: s.Node) -> Instance:
        """The copy of a function for what is known of its parameters."""
        node = callee.node
        key = id(node), callee.frame, tuple((name, known[name]) for name in sorted(known))
        if key in self.instances:
            return self.instances[key]
        if len(self.instances) == MOST:
            raise refuse("function value", at.span, self.program.source)
        made = Instance(node, self.scopes[id(node)], callee.frame, known)
        made.name = callee.name
        self.instances[key] = made
        made.parameters = tuple(
            s.Parameter(p.name, None, p.annotation, span=p.span)
            for p in node.parameters
            if p.name not in known
        )
        with self.within(made, made.scope):
            outer, self.assigned = self.assigned, {p.name for p in made.parameters}
            given = (s.Return(node.value, span=node.value.span),) if type(node) is s.Lambda else ()
            made.body = self.block(given or node.body)
            self.assigned = outer
        self.finished.append(made)
        return made


def may_be_given(node: s.Node) -> bool:
    """Whether a node is a function, or what one may be written for."""
    return type(node) in (s.Def, s.Lambda, s.Dict, s.String)


def _is_constant(node: s.Node) -> bool:
    """Whether a default is the same wherever it is worked out."""
    node = node.operand if type(node) is s.Unary else node
    return type(node) in (s.Number, s.Boolean, s.String, s.NoneLiteral)


def _leaves(node: s.Node) -> bool:
    """Whether no statement after this one of a block runs."""
    if type(node) is s.If and node.orelse is not None:
        blocks = [*(body for _, body in node.branches), node.orelse]
        return all(body and _leaves(body[-1]) for body in blocks)
    return type(node) in (s.Return, s.Break, s.Continue, s.Raise)
