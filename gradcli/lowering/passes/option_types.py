"""None as what a name begins with: as a number, and a truth that tells whether it has a value yet.

`best = None` is `best, has_best = 0.0, False`, and `best is None` is `not has_best`; where it is
known before the program runs whether the name has a value, the test is left out.  Of a name that is
given tuples it is `best, has_best = (0.0, 0), False`.
"""

from collections.abc import Iterable

from gradcli.core.ir import fresh
from gradcli.core.refusals import refuse
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import bound_by, mapped, mentions, number
from gradcli.lowering.passes.rewriting import ByScope
from gradcli.lowering.surface_numbers import Numbers

NO, YES, MAYBE = "no", "yes", "maybe"  # whether a name has a value
States = dict[str, str]


def begins_as_none(node: s.Node) -> bool:
    """Whether a node assigns None."""
    return type(node) is s.Assign and any(type(v) is s.NoneLiteral for _, v in _pairs(node))


def names_begun(program: Program) -> set[tuple[int, str]]:
    """The names, by the identity of their scopes, that are None at times."""
    return {
        (id(scope), name)
        for scope in program.scope.walk()
        for name, places in scope.bindings.items()
        if len(places) > 1 and any(type(place.value) is s.NoneLiteral for place in places)
    }


def gives_none(node: s.Node) -> bool:
    """Whether a node gives None to the key of a dict."""
    match node:
        case s.Dict(items):
            return any(type(value) is s.NoneLiteral for _, value in items)
        case s.Assign(targets, s.NoneLiteral()):
            return any(type(target) is s.Subscript for target in targets)
    return False


class Nones(ByScope):
    """The pass: `known` has the names of a scope that are None at times, with what tells it."""

    known: dict[str, str]

    def __init__(self, program: Program):
        super().__init__(program)
        self.begun = names_begun(program)
        self.numbers = Numbers(program)
        self.states: States = {}
        self.told: set[str] = set()  # names whose truth is asked for

    def found(self, body: tuple) -> dict[str, str]:
        """The names of a scope, after a walk that finds out which of them have to tell."""
        inner = [scope for scope in self.scope.walk() if scope is not self.scope]
        reads = [(scope, read.start) for scope in inner for read in scope.reads if read.start]
        elsewhere = {start.id for scope, start in reads if scope.home(start.id) is self.scope}
        names = [n for n in self.scope.bindings if (id(self.scope), n) in self.begun]
        names = [n for n in names if n not in elsewhere and n not in self.program.inputs]
        self.known, self.states = {name: fresh(self.taken, f"has_{name}") for name in names}, {}
        own, before = tuple(node for node in body if type(node) is not s.Def), None
        while before != (before := len(self.told)):
            self.states = {}
            self.block(own)
        self.states = {}
        return self.known

    # -- statements -------------------------------------------------------------------------------
    def statement(self, node: s.Node) -> list[s.Node]:
        match node:
            case s.Assign(targets, value) if begins_as_none(node):
                pairs = _pairs(node)  # one after the other, so that none reads another
                names = {name for target in targets for name in bound_by(target)}
                for _, value in pairs if len(pairs) > 1 else ():
                    if any(mentions(value, name) for name in names):
                        raise refuse("NoneLiteral", node.span, self.program.source)
                return [new for pair in pairs for new in self.given(*pair, node)]
            case s.Assign(targets, value):
                if self.may_be_given_none(targets, value):
                    raise refuse("NoneLiteral", node.span, self.program.source)
                value = self.value(value, any(type(target) is s.Tuple for target in targets))
                new = s.Assign(targets, value, span=node.span)
                return [new, *(has for target in targets for has in self.taken_by(target))]
            case s.AugAssign(target, op, value):
                return [s.AugAssign(target, op, self.value(value), span=node.span)]
            case s.Expression(value) | s.Return(s.Node() as value):
                return [type(node)(self.value(value, True), span=node.span)]
            case s.If(branches, orelse):
                return self.choice(list(branches), orelse, node)
            case s.For(target, iterable, body):
                iterable = self.value(iterable)
                self.looped(node)
                at_head = dict(self.states)
                given = self.taken_by(target)
                body = (*given, *self.block(body))
                self.states = at_head
                return [s.For(target, iterable, body, span=node.span)]
            case s.While(test, body):
                self.looped(node)
                at_head, test = dict(self.states), self.value(test)
                body = self.block(body)
                self.states = at_head
                return [s.While(test, body, span=node.span)]
            case s.Def():
                outer = self.states, self.told
                self.told = set()
                node = self.blocks_of(node)
                self.states, self.told = outer
                return [node]
        return [node]

    def may_be_given_none(self, targets: tuple, value: s.Node) -> bool:
        """Whether names that may be None get what a function gives back that has a None itself."""
        if self.known.keys().isdisjoint(name for target in targets for name in bound_by(target)):
            return False
        called = [part.function for part in s.walk(value) if type(part) is s.Call]
        functions = self.program.functions
        bodies = [functions[f.id] for f in called if self.is_own(f)]
        return any(type(part) is s.NoneLiteral for body in bodies for part in s.walk(body))

    def given(self, target: s.Node, value: s.Node, node: s.Node) -> list[s.Node]:
        """A name is given None, or one of several a value beside."""
        name = target.id if type(target) is s.Name else ""
        if type(value) is not s.NoneLiteral:
            return self.statement(s.Assign((target,), value, span=node.span))
        if name not in self.known:
            raise refuse("NoneLiteral", value.span, self.program.source)
        self.states[name] = NO
        if name not in self.told:
            return []
        return [
            s.Assign((target,), self.zero(name, value), span=node.span),
            self.has(name, False, node),
        ]

    def zero(self, name: str, node: s.Node) -> s.Node:
        """What stands for None: a number, or a tuple of them, of the kinds that the name is given.

        It is whole where all values of the name are, so that it may be an index.
        """
        places = [p for p in self.scope.bindings[name] if type(p.value) is not s.NoneLiteral]
        rows = [p.value.items for p in places if p.kind == "assign" and type(p.value) is s.Tuple]
        if len(rows) == len(places) and len(set(map(len, rows))) == 1:
            columns = zip(*(map(self.numbers.of, row) for row in rows))
            return s.Tuple(tuple(_zero(kinds, node) for kinds in columns), span=node.span)
        return _zero([self.numbers.given(self.scope, name, place) for place in places], node)

    def taken_by(self, target: s.Node) -> list[s.Node]:
        """The truths of the names that a target gives values."""
        found = []
        for name in sorted(bound_by(target) & self.known.keys()):
            if type(target) is s.Subscript:
                continue
            before, self.states[name] = self.states.get(name), YES
            if name in self.told and before != YES:
                found.append(self.has(name, True, target))
        return found

    def has(self, name: str, truth: bool, node: s.Node) -> s.Assign:
        target = s.Name(self.known[name], span=node.span)
        return s.Assign((target,), s.Boolean(truth, span=node.span), span=node.span)

    def looped(self, loop: s.Node) -> None:
        """What is known at the head of a loop, whichever turn it is."""
        for part in s.walk(loop):
            if type(part) is s.Assign:
                for target, value in _pairs(part):
                    new = NO if type(value) is s.NoneLiteral else YES
                    for name in bound_by(target) & self.known.keys():
                        self.states[name] = _join(self.states.get(name), new)
            elif type(part) is s.For:
                for name in bound_by(part.target) & self.known.keys():
                    self.states[name] = MAYBE

    def choice(self, branches: list, orelse: tuple | None, node: s.If) -> list[s.Node]:
        """An `if` whose tests may be decided, with what each branch knows."""
        if not branches:
            return list(self.block(orelse or ()))
        (test, body), *others = branches
        given, test = test, self.value(test)
        if type(test) is s.Boolean:
            return list(self.block(body)) if test.value else self.choice(others, orelse, node)
        before = dict(self.states)
        self.learn(given, True)
        body, first = self.block(body) or (s.Pass(span=node.span),), self.states
        self.states = before
        self.learn(given, False)
        rest = tuple(self.choice(others, orelse, node))
        if not _leaves(body):
            after = self.states
            self.states = (
                first
                if _leaves(rest)
                else {name: _join(first.get(name), after.get(name)) for name in {*first, *after}}
            )
        if others and len(rest) == 1 and type(rest[0]) is s.If:
            return [s.If(((test, body), *rest[0].branches), rest[0].orelse, span=node.span)]
        return [s.If(((test, body),), rest or None, span=node.span)]

    def learn(self, test: s.Node, truth: bool) -> None:
        """Take in what follows for names from a test that holds, or does not."""
        match test:
            case s.Unary("not", operand):
                self.learn(operand, not truth)
            case s.BoolOp(op, values) if truth is (op == "and"):
                for value in values:
                    self.learn(value, truth)
            case s.Compare() if (name := self.asked(test)) is not None:
                self.states[name] = NO if (test.ops[0] in ("is", "==")) is truth else YES

    # -- expressions ------------------------------------------------------------------------------
    def asked(self, node: s.Compare) -> str | None:
        """The name of which a comparison asks whether it is None."""
        match node:
            case s.Compare(s.Name(name), ("is" | "is not" | "==" | "!=",), (s.NoneLiteral(),)):
                return name if name in self.known else None
        return None

    def value(self, node, whole: bool = False):
        """An expression without None; `whole`: what becomes of its own value does not matter."""
        if not self.known:
            return node

        def replaced(part: s.Node) -> s.Node | None:
            match part:
                case s.Compare() if (name := self.asked(part)) is not None:
                    return self.test(name, part)
                case s.BoolOp():
                    return self.logic(part)
                case s.Unary("not", operand):
                    operand = self.value(operand)
                    if type(operand) is s.Boolean:
                        return s.Boolean(not operand.value, span=part.span)
                    return s.Unary("not", operand, span=part.span)
                case s.Conditional():
                    return self.conditional(part)
                case s.Binary(op, left, right):
                    sides = self.value(left, True), self.value(right, True)
                    return s.Binary(op, *sides, span=part.span)
                case s.Unary(op, operand):
                    return s.Unary(op, self.value(operand, True), span=part.span)
                case s.Compare(first, ops, rest):
                    raises = {"<", "<=", ">", ">="}.issuperset(ops)  # of None
                    rest = tuple(self.value(side, raises) for side in rest)
                    return s.Compare(self.value(first, raises), ops, rest, span=part.span)
                case s.Call(function, args, keywords) if not self.is_own(function):
                    args = tuple(self.value(value, True) for value in args)
                    return s.Call(function, args, self.value(keywords), span=part.span)
                case s.Subscript(value, index):
                    parts = self.value(value, True), self.value(index, True)
                    return s.Subscript(*parts, span=part.span)
                case s.Name(name) if name in self.known:
                    state = self.states.get(name)
                    if state == NO or (state == MAYBE and not (whole and part is node)):
                        raise refuse("NoneLiteral", part.span, self.program.source)
                    return part
            return None

        return mapped(node, replaced)

    def is_own(self, function: s.Node) -> bool:
        return type(function) is s.Name and function.id in self.program.functions

    def test(self, name: str, node: s.Compare) -> s.Node:
        """Whether a name is None."""
        wanted, state = node.ops[0] in ("is", "=="), self.states.get(name)
        if state in (NO, YES):
            return s.Boolean((state == NO) is wanted, span=node.span)
        self.told.add(name)
        has = s.Name(self.known[name], span=node.span)
        return s.Unary("not", has, span=node.span) if wanted else has

    def logic(self, node: s.BoolOp) -> s.Node:
        """`and` and `or`: each operand knows that those before did not decide."""
        before, deciding, kept = dict(self.states), node.op == "or", []
        for value in node.values:
            new = self.value(value)
            if type(new) is not s.Boolean:
                kept.append(new)
            elif new.value is deciding:
                kept.append(new)
                break
            self.learn(value, not deciding)
        self.states = before
        if not kept:
            return s.Boolean(not deciding, span=node.span)
        return kept[0] if len(kept) == 1 else s.BoolOp(node.op, tuple(kept), span=node.span)

    def conditional(self, node: s.Conditional) -> s.Node:
        test, before = self.value(node.test), dict(self.states)
        if type(test) is s.Boolean:
            return self.value(node.body if test.value else node.orelse)
        parts = []
        for part, truth in ((node.body, True), (node.orelse, False)):
            self.learn(node.test, truth)
            parts.append(self.value(part))
            self.states = dict(before)
        return s.Conditional(test, *parts, span=node.span)


def _pairs(node: s.Assign) -> list[tuple[s.Node, s.Node]]:
    """The targets of an assignment, each with what it is given."""
    match node:
        case s.Assign((s.Tuple(targets),), s.Tuple(values)) if len(targets) == len(values):
            return list(zip(targets, values))
    return [(target, node.value) for target in node.targets]


def _zero(kinds: Iterable[str | None], node: s.Node) -> s.Number:
    """Zero, whole where all kinds are."""
    whole = all(kind in ("bool", "int") for kind in kinds)
    return number(0, node.span) if whole else s.Number(0.0, "0.0", span=node.span)


def _join(a: str | None, b: str | None) -> str:
    """What is known of a name where two ways meet; what is not assigned yet is not read."""
    return (a or b or MAYBE) if a == b or None in (a, b) else MAYBE


def _leaves(body: tuple) -> bool:
    """Whether no statement after these runs."""
    return bool(body) and type(body[-1]) in (s.Return, s.Break, s.Continue, s.Raise)
