"""Statements of the reverse part as a person would write them.

Additions to one element of an array that follow one another become one, and so do two branches on
one test.  No 0 is written into an array of zeros.  A loop whose rounds only add to sums, and work
out what no other round reads, runs upwards: the order of a sum is free.
"""

from functools import cached_property

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Expr, For, If, Leave, same
from gradcli.derive.rules.peephole import is_zero
from gradcli.ops.arithmetic import add, div, mul, neg, sub
from gradcli.ops.arrays import getitem

ZEROS = frozenset({"zeros", "zeros_like"})  # the rows that make arrays of zeros


def join_branches(program: ir.Program) -> ir.Program:
    """The program with branches on one test that follow one another joined."""
    if not any(type(s) is If for s in ir.statements(program.body)):
        return program
    called = walks.names_read(tuple(program.defs.values()))
    return program.with_body(_joined(program.body, called), program.outputs)


def _joined(body, called: set[str]) -> tuple:
    """A body with its branches joined; `called` are the names that functions may read."""
    out: list = []
    for s in body:
        match s:
            case If(test, then, orelse):
                first, between = _before(out, s, called)
                if first is not None:
                    del out[len(out) - len(between) - 1 :]
                    out += between
                    then, orelse = (*first.body, *then), (*first.orelse, *orelse)
                s = If(test, then, orelse)
        out.append(walks.with_bodies(s, lambda body: _joined(body, called)))
    return tuple(out)


def plain_statements(program: ir.Program, author: frozenset[str]) -> ir.Program:
    """The program with what follows one another joined, its loops upwards where that is free."""
    program = join_branches(program)
    walk = _PlainStatements(program, author)
    return program.with_body(walk.body(program.body), program.outputs)


class _PlainStatements:
    """One walk over a program."""

    def __init__(self, program: ir.Program, author: frozenset[str]):
        self.program, self.graph, self.author = program, program.graph, author

    @cached_property
    def read(self) -> dict[str, int]:
        """How many statements of the program read each name, the outputs as one of them."""
        found = _reads(self.program.body)
        _count(found, self.program.outputs)
        return found

    def body(self, body) -> tuple:
        out: list = []
        blank: set[str] = set()  # generated arrays that are zeros, so far read by nothing
        for s in body:
            if _is_cleared(s) and s.targets[0] in blank:
                continue
            self.note_blank(s, blank)
            match s:
                case Assign(_, index, _) if index and out:
                    joined = self.joined(out[-1], s)
                    if joined is not None:
                        out[-1] = joined
                        continue
                case For(name, start, stop, step, reverse, inner):
                    inner = self.body(inner)
                    down = reverse and not self.is_free(inner, name)
                    s = For(name, start, stop, step, down, inner)
                case _:
                    s = walks.with_bodies(s, self.body)
            out.append(s)
        return tuple(out)

    def note_blank(self, s, blank: set[str]) -> None:
        """Brings the names of arrays of zeros behind a statement."""
        if blank:
            blank -= ir.changed((s,)) | walks.names_read((s,))
        match s:
            case Assign((target,), (), Expr(op=row)) if row is not None and row.name in ZEROS:
                if target not in self.author:
                    blank.add(target)

    def joined(self, first, s: Assign) -> Assign | None:
        """`a[i] += e` after `a[i] += d` as one statement; None where they are no such pair."""
        one, two = addition(first), addition(s)
        if one is None or two is None or first.targets != s.targets:
            return None
        if not all(map(same, first.index, s.index)) or len(first.index) != len(s.index):
            return None
        if s.targets[0] in ir.names(two[1]):
            return None
        (sign, d), (other, e) = one, two
        if sign is other:
            row, total = sign, self.graph.node(add.op, (d, e))
        elif sign is add.op:
            row, total = sign, self.graph.node(sub.op, (d, e))
        else:
            row, total = other, self.graph.node(sub.op, (e, d))
        return Assign(s.targets, s.index, self.graph.intern(row, (first.value.args[0], total)))

    def is_free(self, body, counter: str) -> bool:
        """Whether the rounds of a loop may run in any order."""
        if counter in self.read or any(
            type(s) is not Assign or type(s.value) is Call for s in body
        ):
            return False
        sums = {s.targets[0] for s in body if addition(s) is not None}
        local: set[str] = set()
        for s in body:
            total = addition(s)
            if sums & ir.names(*(total[1:] if total else (s.value,)), *s.index):
                return False
            if total is None:
                if s.index or sums & {*s.targets}:
                    return False
                local.update(s.targets)
        return bool(sums) and sums.isdisjoint(self.author) and self.is_local(body, local)

    def is_local(self, body, names: set[str]) -> bool:
        """Whether each of `names` is given before it is read, and read nowhere else."""
        given: set[str] = set()
        own = _reads(body)
        for s in body:
            if ir.names(*ir.reads(s)) & names - given:
                return False
            given.update(s.targets)
        return all(own.get(n, 0) == self.read.get(n, 0) for n in names)


def _before(out: list, s: If, called: set[str]) -> tuple[If | None, list]:
    """The branch on the same test before `s`, and what stands between and may stand before both."""
    k = len(out) - 1
    while k >= 0 and _is_plain(out[k]):
        k -= 1
    first, between = out[k] if k >= 0 else None, out[k + 1 :]
    if type(first) is not If or not same(first.test, s.test):
        return None, []
    inside = list(ir.statements((first,)))
    changed, read = ir.changed((first,)), walks.names_read((first,))
    given = {t.targets[0] for t in between}
    if any(type(t) is Leave for t in inside) or (ir.names(s.test) & changed) | (
        given & (called | ir.names(s.test))
    ):
        return None, []
    for t in between:
        if ir.names(t.value) & changed or t.targets[0] in changed | read:
            return None, []
    return first, between


def _is_cleared(s) -> bool:
    """Whether a statement writes the derivative 0 to a part of an array."""
    return type(s) is Assign and bool(s.index) and is_zero(s.value)


def _is_plain(s) -> bool:
    return type(s) is Assign and not s.index and type(s.value) is not Call


def addition(s) -> tuple | None:
    """(the row, e) of a statement `x = x + e` or `x = x - e`, of a name or of an element."""
    if type(s) is not Assign or len(s.targets) != 1 or type(s.value) is not Expr:
        return None
    if s.value.op not in (add.op, sub.op):
        return None
    left, name = s.value.args[0], s.targets[0]
    if type(left) is Expr and left.op is getitem.op and s.index:
        own = all(map(same, left.args[1:], s.index)) and len(left.args) == len(s.index) + 1
        left = left.args[0] if own else None
    elif s.index:
        return None
    if type(left) is not Expr or left.op is not None or left.args[0] != name:
        return None
    return s.value.op, s.value.args[1]


def added(value: Expr, e) -> Expr:
    """`x + e` or `x - e` with another e, which does not begin with a minus; None stays as it was.

    value: of a statement that is an addition.
    """
    if e is None:
        return value
    row, left = value.op, value.args[0]
    if _begins_negative(e):
        row, e = (sub if row is add.op else add).op, _opposite(e)
    return value.graph.intern(row, (left, e))


def _begins_negative(e) -> bool:
    while type(e) is Expr and e.op in (add.op, sub.op, mul.op, div.op):
        e = e.args[0]
    return e < 0 if isinstance(e, (int, float)) else e.op is neg.op


def _opposite(e):
    """-e of a value that begins with a minus: its first term without it, the others turned."""
    if type(e) is not Expr:
        return -e
    if e.op is neg.op:
        return e.args[0]
    row = {add.op: sub.op, sub.op: add.op}.get(e.op, e.op)
    first = _opposite(e.args[0])
    if row is mul.op and type(first) is int and first == 1:
        return e.args[1]
    return e.graph.intern(row, (first, e.args[1]))


def _reads(body) -> dict[str, int]:
    """How many statements read each name; a loop's own name, in its body, is not counted."""
    found: dict[str, int] = {}
    for s in body:
        _count(found, ir.reads(s))
        for inner in ir.bodies(s):
            for n, times in _reads(inner).items():
                if type(s) is not For or n != s.name:
                    found[n] = found.get(n, 0) + times
    return found


def _count(found: dict[str, int], values) -> None:
    for n in ir.names(*values):
        found[n] = found.get(n, 0) + 1
