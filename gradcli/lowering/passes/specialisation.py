"""Functions written for what they are given: a copy for each function, text or dict of a call.

The walk starts at the top level and follows the calls.  A function in a function, and a lambda,
becomes one of the top level, with the variables of the functions around it that it reads as
parameters more: it is called with what they are then, which is what a closure reads.
"""

from gradcli.core.ir import fresh
from gradcli.core.refusals import refuse
from gradcli.language.names.lookup import full_name, higher_name, is_function
from gradcli.language.names.program import Program
from gradcli.language.names.scopes import Scope, dotted, written
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import bound_by, has_pop, is_constant, mapped, number
from gradcli.lowering.passes.closure_inlining import written_for
from gradcli.lowering.passes.defaults import begun_as_none, is_lasting
from gradcli.lowering.passes.lambda_lifting import lifted
from gradcli.lowering.passes.partial_evaluation import Settled
from gradcli.lowering.passes.static_trips import constant
from gradcli.lowering.passes.static_values import (
    Closure,
    Instance,
    Library,
    Record,
    Site,
    Text,
    Value,
    Variable,
    Whole,
    function_scope,
)

STANDING = (s.Lambda, s.String, s.Dict, s.Pair, s.NoneLiteral)  # for what is known
MOST = 200  # copies: of a function that is given a new function at each call there is no end


class Specialised(Settled):
    """The pass: what it cannot follow is refused where it stands."""

    def __init__(self, program: Program):
        super().__init__(program)
        self.instances: dict[tuple, Instance] = {}
        self.finished: list[Instance] = []
        self.consumed: set[int] = set()  # what functions and comprehensions take in, by identity

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
            case s.Call() | s.Comprehension() if self.is_dict(node):
                return s.Dict(self.value(tuple(self.items(node))), span=node.span)
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
        if owner is self.instance and owner.host is owner:
            return None
        return self.shown(owner.variable(home, node.id), node)

    def shown(self, found: Value | s.Node, node: s.Node) -> s.Node:
        """What is written for a value; a function is none by itself."""
        match found:
            case s.Node():
                return found
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
                return self.snapshot(found, node)
        if found.name in self.pending:
            raise refuse("function value", node.span, self.program.source)
        if found.owner is self.top and found.home is None:
            return s.Name(found.name, span=node.span)
        return s.Name(self.instance.host.called(found, self.taken), span=node.span)

    def snapshot(self, record: Record, node: s.Node) -> s.Dict:
        """A dict as it is now, written out, where no statement changes it later."""
        items, lasting = [], not record.written
        lasting |= self.leaving and record.owner is self.instance
        for (key,), found in record.values.items():
            own = type(found) is Variable and found.owner is self.instance
            if record.in_order or not lasting or (own and found.name not in self.assigned):
                raise refuse("Dict", node.span, self.program.source)
            show = self.snapshot if type(found) is Record else self.shown
            items.append((self.shown(constant(key), node), show(found, node)))
        return s.Dict(tuple(items), span=node.span)

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
        turns = self.turns(node.clauses[0].iterable)
        if turns is not None:
            return self.listed(node, turns)
        first = self.value(node.clauses[0].iterable)
        clauses = []
        with self.maybe(), self.within(self.instance, self.scopes[id(node)]):
            self.consumed |= {id(clause.iterable) for clause in node.clauses}
            for clause in node.clauses:
                iterable = self.value(clause.iterable) if clauses else first
                target = self.target(clause.target)
                tests = self.value(clause.tests)
                clauses.append(s.Clause(target, iterable, tests, span=clause.span))
            return s.Comprehension(self.value(node.element), tuple(clauses), span=node.span)

    def listed(self, node: s.Comprehension, turns: list[tuple[s.Node, ...]]) -> s.List:
        """The elements of a comprehension over a dict, written out."""
        clause, scope = node.clauses[0], self.scopes[id(node)]
        given = [self.given(clause.target, turn) for turn in turns]
        if len(node.clauses) > 1 or None in given or _is_read_in_functions(scope):
            raise refuse("iterable", node.span, self.program.source)
        elements, values = [], self.instance.values
        bound = {name for inner in scope.walk() for name in inner.bindings}
        for turn in [[(n, self.held(part, bound)) for n, part in turn] for turn in given]:
            for key in [key for key in values if key[1] == "made"]:
                del values[key]  # by functions of the turn before
            values |= {(id(scope), name.id): found for name, found in turn}
            with self.maybe(), self.within(self.instance, scope):
                truths = [self.truth(test) for test in clause.tests]
                if None in truths:
                    raise refuse("Comprehension", node.span, self.program.source)
                if all(truths):
                    elements.append(self.value(node.element))
        for name in bound_by(clause.target):
            values.pop((id(scope), name), None)
        return s.List(tuple(elements), span=node.span)

    def held(self, node: s.Node, bound: set[str]) -> Value | s.Node:
        """What a part of a turn stands for, or is, where none of its names is `bound` there."""
        if type(node) is s.Subscript and type(record := self.static(node.value)) is Record:
            return self.entry(record, node)
        found = self.static(node) or self.whole(node)
        if found is None:
            found = self.value(node)
            if any(type(part) is s.Name and part.id in bound for part in s.walk(found)):
                raise refuse("iterable", node.span, self.program.source)
        return found

    # -- calls ------------------------------------------------------------------------------------
    def call(self, node: s.Call) -> s.Node:
        function = node.function
        self.making(function)
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
            case None if type(function) is s.Name and self.is_turned(function.id):
                raise refuse("function value", node.span, self.program.source)
            case None if type(function) is not s.Name:
                function = self.value(function)
        values = [*node.args, *(value for _, value in node.keywords)]
        if self.is_builtin(node, "len") and len(values) == 1:
            turns = self.turns(values[0])
            if turns is not None:
                return number(len(turns), node.span)
        if any(isinstance(self.static(value), Closure | Library) for value in values):
            higher = higher_name(full_name(self.program, self.scope, function) or written(node))
            what = "function" if higher is None else "derivative"
            raise refuse(what, node.span, self.program.source, written(node))
        self.consumed |= set(map(id, node.args))
        args = tuple(map(self.value, node.args))
        keywords = tuple((name, self.value(value)) for name, value in node.keywords)
        return s.Call(function, args, keywords, span=node.span)

    def method(self, node: s.Call, record: Record) -> s.Node:
        """What a dict gives for a key, or what is given in its place.

        All that it has, as a list, where a function takes it in at once: as a value it would show
        what the dict has later.
        """
        turns = self.turns(node) if id(node) in self.consumed else None
        if turns is not None:
            parts = [[self.shown(self.held(part, set()), node) for part in turn] for turn in turns]
            rows = [s.Tuple(tuple(row)) if len(row) > 1 else row[0] for row in parts]
            return s.List(tuple(rows), span=node.span)
        match node:
            case s.Call(s.Attribute(_, "get"), (key, *other), ()):
                at = s.Subscript(node.function.value, key, span=node.span)
                if any(map(has_pop, other)):
                    raise refuse("popped default", node.span, self.program.source)
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
        if node.keywords and sum(map(has_pop, given.values())) > 1:
            raise refuse("pop order", node.span, source)
        known, args = {}, []
        for p in callee.node.parameters:
            if p.name not in given and p.default is None:
                raise refuse("call", node.span, source)
            if p.name not in given and not is_lasting(self, p, callee, node):
                raise refuse("default", p.span, source)
            value = given.get(p.name, p.default)
            found = self.static(value)
            if self.is_dict(value) and self.before is not None:
                found = self.record(value, p.name, [])
                if found is not None:
                    self.fill(found, value, self.before)
            rebound = len(bindings[p.name]) > 1 and found != Text(None)
            if found is None or type(found) is Whole or rebound:
                args.append(self.value(value))
            else:
                self.making(value)
                known[p.name] = found
                if type(found) is Closure and not found.name:
                    found.name = fresh(self.taken, f"{callee.name}_{p.name}")
        if not callee.name:
            callee.name = fresh(self.taken, "function")
        instance = self.instance_of(callee, known, node)
        made = s.Call(node.function, tuple(args), (), span=node.span)
        host = self.instance.host
        scope = self.scope if host is self.instance else host.scope
        host.calls.append(Site(made, instance, scope, frozenset(self.assigned)))
        return made

    def making(self, node: s.Node) -> None:
        """Work out beforehand what a function reads that a call gives."""
        if type(node) is s.Call and isinstance(self.static(node), Closure | Library):
            written = written_for(self, node)
            if written and self.before is None:
                raise refuse("function value", node.span, self.program.source)
            if written:
                self.before += written

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
            made.body = (*begun_as_none(made), *self.block(given or node.body))
            self.assigned = outer
        self.finished.append(made)
        return made


def needed(program: Program) -> bool:
    """Whether a program has what the walk is for: text, None, a dict, a function that is a value, a
    default that is worked out, or a loop over names that are written out."""
    outside = {id(node) for node in program.module.body}
    for node in s.walk(program.module):
        if type(node) in STANDING or walks_names(node):
            return True
        if type(node) is s.Def and id(node) not in outside:
            return True
        if type(node) is s.Parameter and node.default is not None and not is_constant(node.default):
            return True
    for scope in program.scope.walk():
        for read in scope.reads:
            if type(read.node) is s.Name:
                home = scope.home(read.node.id)
                if home is not None and home.bindings[read.node.id][0].kind == "def":
                    return True
            if type(read.node) in (s.Name, s.Attribute) and is_function(program, scope, read.node):
                return True
    return False


def walks_names(node: s.Node) -> bool:
    """Whether a loop or a comprehension is over names that are written out, which may be lists."""
    if type(node) not in (s.For, s.Clause):
        return False
    match node.iterable:
        case (
            s.List(items)
            | s.Tuple(items)
            | s.Call(s.Name("enumerate"), (s.List(items) | s.Tuple(items),))
        ):
            return any(type(part) is s.Name for item in items for part in s.walk(item))
    return False


def may_be_given(node: s.Node) -> bool:
    """Whether a node is a function, or what one may be written for, or is one of several lists."""
    return type(node) is s.Def or type(node) in STANDING or walks_names(node)


def _is_read_in_functions(scope: Scope) -> bool:
    """Whether a function within a comprehension reads what the comprehension binds."""
    return any(
        read.start is not None and inner.home(read.start.id) is scope
        for inner in scope.walk()
        if function_scope(inner) is not function_scope(scope)
        for read in inner.reads
    )
