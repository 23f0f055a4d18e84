"""Comprehensions as loops: one that is summed adds up, any other fills an array of its length.

A list of numbers, or of lists of as many numbers each, is an array here, and so is one repeated, as
in [0.0]*n; `check_lists` refuses what
a list and an array do differently.  The loop's names are the comprehension's own where nothing else
has them.
"""

from functools import cached_property
from typing import NamedTuple

from gradcli.core.ir import fresh
from gradcli.language.names.program import Program
from gradcli.language.names.resolve import is_literal
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import (
    as_index,
    bound_by,
    call,
    has_pop,
    mapped,
    mentions,
    number,
)
from gradcli.lowering.passes.let_insertion import Hoisting
from gradcli.lowering.plain.lists import Lists
from gradcli.lowering.surface_numbers import Numbers


class Fold(NamedTuple):
    """How a function joins the values of a list: the total's name, operator and first value."""

    total: str
    operator: str
    first: int
    of_arrays: bool  # whether a list of arrays gives an array, as Python's own sum has it


FOLDS = {
    "sum": Fold("total", "+", 0, True),
    "np.sum": Fold("total", "+", 0, False),
    "math.prod": Fold("product", "*", 1, True),
    "np.prod": Fold("product", "*", 1, False),
}


ARRAYS = ("np.array", "np.asarray")


class Comprehensions(Hoisting):
    """The pass: a comprehension that may not run, or has no shape, stays."""

    def __init__(self, program: Program):
        super().__init__(program)
        self.outer = _outer_names(program)

    @cached_property
    def numbers(self) -> Numbers:
        return Numbers(self.program)

    @cached_property
    def lists(self) -> Lists:
        return Lists(self.program)

    def statement(self, node: s.Node) -> list[s.Node]:
        if not any(map(makes_list, s.walk(node))):
            return [node]
        match node:
            case s.Assign((s.Name(name),), value) if not self.may_read(value, name):
                before: list[s.Node] = []
                made, depth = self.made(value)
                if made and self.filled(self.unique(made, frozenset()), name, depth, before):
                    return before
        return super().statement(node)

    def may_read(self, value: s.Node, name: str) -> bool:
        """Whether a value reads a name, or calls a function that may."""
        calls = any(type(part) is s.Call and self.is_own(part) for part in s.walk(value))
        inner = (scope for child in self.scope.children for scope in child.walk())
        starts = (read.start for scope in inner for read in scope.reads) if calls else ()
        return mentions(value, name) or any(start and start.id == name for start in starts)

    def is_own(self, node: s.Call) -> bool:
        return type(node.function) is s.Name and node.function.id in self.program.functions

    # -- expressions ------------------------------------------------------------------------------
    def part(self, node: s.Node, before: list[s.Node]) -> s.Node | None:
        match node:
            case s.Call(_, (s.Comprehension(), *start), ()) if len(start) < 2:
                if (found := self.folded(node, before)) is not None:
                    return found
        made, depth = self.made(node)
        if made is None:
            return None
        held = self.held(made, depth, before)
        return node if held is None else held  # whose parts read the names of its turns

    def held(self, node: s.Comprehension, depth: int, before: list[s.Node]) -> s.Node | None:
        """The name of an array that is filled with the values; None where none can be."""
        name = fresh(self.taken, "values")
        filled = self.filled(self.unique(node, frozenset()), name, depth, before)
        return s.Name(name, span=node.span) if filled else None

    def folded(self, node: s.Call, before: list[s.Node]) -> s.Node | None:
        """The name of what the values of a comprehension are folded to; None of no fold."""
        made, *start = node.args
        name = self.library(node.function)
        if name not in FOLDS or type(made.element) is s.Pair or (start and name != "sum"):
            return None
        fold = FOLDS[name]
        if not fold.of_arrays and len(made.clauses) == 1 and not made.clauses[0].tests:
            return None
        held = fresh(self.taken, fold.total)
        if not fold.of_arrays:
            self.totals.add(self.key(held))
        total = s.Name(held, span=node.span)
        first = self.value(start[0], before) if start else number(fold.first, node.span)
        made, inner = self.unique(made, frozenset()), []
        element = self.value(made.element, inner)
        joined = s.Binary(fold.operator, total, element, span=node.span)
        inner.append(s.Assign((total,), joined, span=node.span))
        before += [s.Assign((total,), first, span=node.span), *self.loops(made, inner)]
        return total

    def loops(self, made: s.Comprehension, inner: list[s.Node]) -> list[s.Node]:
        """The loops of a comprehension, with its tests, around statements."""
        for clause in reversed(made.clauses):
            for test in reversed(clause.tests):
                tested: list[s.Node] = []
                test = self.value(test, tested)
                inner = [*tested, s.If(((test, tuple(inner)),), None, span=test.span)]
            walked: list[s.Node] = []
            iterable = self.value(clause.iterable, walked)
            inner = [*walked, s.For(clause.target, iterable, tuple(inner), span=made.span)]
        return inner

    def made(self, node: s.Node) -> tuple[s.Comprehension | None, int]:
        """The comprehension that a value is, and whether it is a list, or an array made of it."""
        match node:
            case s.Comprehension():
                return node, 1
            case s.Call(function, (s.Comprehension() as made,), ()):
                return (made if self.library(function) in ARRAYS else None), 0
            case s.Binary("*", s.List((item,)), count) | s.Binary("*", count, s.List((item,))):
                rows = (
                    type(item) is s.List or self.made(item)[0] is not None
                )  # one list, many times
                if self.numbers.of(count) in ("bool", "int") and not has_pop(item) and not rows:
                    turn = s.Name(fresh(self.taken, "k"))
                    clause = s.Clause(turn, call("range", count, span=count.span), ())
                    return s.Comprehension(item, (clause,), span=node.span), 1
        return None, 0

    def filled(self, node: s.Comprehension, name: str, depth: int, before: list[s.Node]) -> bool:
        """Fill an array of that name, in `before`; False where the values have no one shape.

        depth: 1 where the array stands for a list, and 0 where the program made an array of it.
        """
        array = s.Name(name, span=node.span)
        if deep := self.copies_rows(node):
            self.depths[self.key(name)] = deep
            copy = call("np.copy", node.clauses[0].iterable, span=node.span)
            before.append(s.Assign((array,), copy, span=node.span))
            return True
        clauses, element, rows = [], node, {}
        while type(element) is s.Comprehension:
            (clause, *others) = element.clauses
            bound = {name for around in clauses for name in bound_by(around.target)}
            read = {name for name in bound if mentions(clause.iterable, name)}
            if others or clause.tests or (read and read != self.lists_counted(clause) & set(rows)):
                return element is node and self.joined(node, name, depth, before)
            clauses.append(clause)
            rows |= self.rows_of(clause, rows)
            element = self.made(element.element)[0] or element.element
        is_row = type(element) in (s.List, s.Tuple)
        items = element.items if is_row else (element,)
        lists = (s.List, s.Comprehension, s.Tuple, s.Pair, s.Dict)
        if not items or any(type(item) in lists for item in items):
            return False
        if not self.library(s.Attribute(s.Name("np"), "zeros")):
            return False
        turns = [self.turns(c.target, self.value(c.iterable, before), before) for c in clauses]
        shape = [mapped(t.length, lambda part: _row(part, rows)) for t in turns]
        places = [t.index for t in turns]
        inner: list[s.Node] = []
        for k, item in enumerate(items):
            row = [number(k)] if is_row else []
            target = s.Subscript(array, as_index([*places, *row]), span=item.span)
            inner.append(s.Assign((target,), self.value(item, inner), span=item.span))
        if is_row:
            shape.append(number(len(items)))
        self.depths[self.key(name)] = depth and len(shape)
        if len(items) == 1 and is_literal(items[0]):  # as in [0.0]*n
            before.append(s.Assign((array,), _of_one_value(items[0], shape), span=node.span))
            return True
        zeros = call("np.zeros", as_index(shape), span=node.span)
        for turn in reversed(turns):
            inner = [s.For(turn.target, turn.iterable, tuple(inner), span=node.span)]
        before += [s.Assign((array,), zeros, span=node.span), *inner]
        return True

    def rows_of(self, clause: s.Clause, rows: dict[str, s.Node]) -> dict[str, s.Node]:
        """The names that a clause gives a row in each turn, each with the first of those rows."""
        pairs = [(clause.target, clause.iterable)]
        match clause.target, clause.iterable:
            case s.Name(name), s.Call(s.Name("range")):  # of which m[i] is the row m[0]
                return {name: number(0)}
            case s.Tuple(names), s.Call(s.Name("zip"), walked, ()) if len(names) == len(walked):
                pairs = [*zip(names, walked)]
            case s.Tuple((_, name)), s.Call(s.Name("enumerate"), (walked,), ()):
                pairs = [(name, walked)]
        return {
            name.id: s.Subscript(rows.get(walked.id, walked), number(0), span=walked.span)
            for name, walked in pairs
            if type(name) is s.Name and type(walked) is s.Name
        }

    def lists_counted(self, clause: s.Clause) -> set[str]:
        """The names of rows, and of places of rows, whose lengths alone say how many turns a clause
        has."""
        match clause.iterable:
            case s.Name(name):
                return {name}
            case s.Call(s.Name("zip" | "enumerate"), walked, ()):
                return {node.id for node in walked if type(node) is s.Name}
            case s.Call(s.Name("range"), (s.Call(s.Name("len"), (counted,), ()),), ()):
                match counted:
                    case s.Name(name) | s.Subscript(s.Name(), s.Name(name)):
                        return {name}
        return set()

    def copies_rows(self, node: s.Comprehension) -> int:
        """How deep the list of lists is whose rows a comprehension copies, as [r[:] for r in m]."""
        match node:
            case s.Comprehension(
                s.Subscript(s.Name(row), s.Slice(None, None, None))
                | s.Call(s.Name("list"), (s.Name(row),), ())
                | s.Call(s.Attribute(s.Name(row), "copy"), (), ()),
                (s.Clause(s.Name(name), s.Name() as rows, ()),),
            ) if row == name:
                key = self.key(rows.id)  # which this pass may have filled just now
                deep = max(self.lists.list_depths().get(key, 0), self.depths.get(key, 0))
                return deep if deep > 1 else 0
        return 0

    def joined(self, made: s.Comprehension, name: str, depth: int, before: list[s.Node]) -> bool:
        """As `filled`, with numbers of which nobody knows how many there are: joined one by one."""
        lists = (s.List, s.Comprehension, s.Tuple, s.Pair, s.Dict)
        whole = self.numbers.of(made.element) in ("bool", "int")  # an array of none has no integers
        if whole or type(made.element) in lists:
            return False
        if not self.library(s.Attribute(s.Name("np"), "zeros")):
            return False
        inner: list[s.Node] = []
        array, item = s.Name(name, span=made.span), self.value(made.element, inner)
        both = s.Tuple((array, s.List((item,), span=item.span)), span=item.span)
        longer = call("np.concatenate", both, span=made.span)
        inner.append(s.Assign((array,), longer, span=made.span))
        self.depths[self.key(name)] = depth
        empty = call("np.zeros", number(0), span=made.span)
        before += [s.Assign((array,), empty, span=made.span), *self.loops(made, inner)]
        return True

    # -- names ------------------------------------------------------------------------------------
    def unique(self, node: s.Comprehension, around: frozenset[str]) -> s.Comprehension:
        """A comprehension, and those within, whose names nothing else has."""
        own = {name for clause in node.clauses for name in bound_by(clause.target)}
        within = around | own

        def inner(part: s.Node) -> s.Node | None:
            return self.unique(part, within) if type(part) is s.Comprehension else None

        node = s.Comprehension(
            mapped(node.element, inner), mapped(node.clauses, inner), span=node.span
        )
        new = {n: fresh(self.taken, n) for n in sorted(own) if n in self.outer or n in around}

        def renamed(part: s.Node) -> s.Node | None:
            if type(part) is s.Name and part.id in new:
                return s.Name(new[part.id], span=part.span)
            return None

        (first, *rest), element = node.clauses, mapped(node.element, renamed)
        head = s.Clause(mapped(first.target, renamed), first.iterable, mapped(first.tests, renamed))
        return s.Comprehension(element, (head, *mapped(tuple(rest), renamed)), span=node.span)


def _row(node: s.Node, rows: dict[str, s.Node]) -> s.Node | None:
    """The first of the rows that a name stands for: all are of one length."""
    return rows.get(node.id) if type(node) is s.Name else None


def makes_list(node: s.Node) -> bool:
    """Whether a node is a comprehension, or a list repeated."""
    if type(node) is s.Binary:
        return node.op == "*" and s.List in (type(node.left), type(node.right))
    return type(node) is s.Comprehension


def _of_one_value(value: s.Node, shape: list[s.Node]) -> s.Call:
    """The array of a shape that has one number everywhere."""
    if type(value) is s.Number and value.value == 0:
        return call("np.zeros", as_index(shape), span=value.span)
    sign = type(value) is s.Unary and value.op == "-"
    real = float((value.operand if type(value) is s.Unary else value).value)
    real = s.Number(real, repr(real), span=value.span)
    filled = s.Unary("-", real, span=value.span) if sign else real
    return call("np.full", as_index(shape), filled, span=value.span)


def _outer_names(program: Program) -> set[str]:
    """The names that stand for something outside of comprehensions."""
    found: set[str] = set()
    for scope in program.scope.walk():
        inside = type(scope.node) is s.Comprehension
        if not inside:
            found |= scope.bindings.keys() | scope.writes.keys()
        for read in scope.reads:
            if read.start is not None:
                home = scope.home(read.start.id)
                if home is None or type(home.node) is not s.Comprehension:
                    found.add(read.start.id)
    return found
