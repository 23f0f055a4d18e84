"""No temporary that is read once: its expression goes to the one place that reads it.

Only names that the transforms made are touched: what the author named stays named.
"""

from gradcli.derive.liveness import global_reads
from gradcli.language import core
from gradcli.language.core import Assign, Call, Def, Expr, For, If, Leave, While, rebuild


def inline(program: core.Program, author: frozenset[str], last: bool = False) -> core.Program:
    """Generated names that are read once, later in their own block, put into their reader.

    last: a call may also move into a test, a bound or an element write, which only the form that
    is printed has.
    """
    body, outputs = _Block(author, _reads(program), last).rewritten(program.body, program.outputs)
    return program.with_body(body, outputs)


def _reads(program: core.Program) -> dict[str, int]:
    """How often each name is read, in the text of the program; assignments beyond one count too."""
    count: dict[str, int] = {}

    def note(value) -> None:
        roots = value.args if type(value) is Call else (value,)
        for root in roots:
            users = [a for node in core.postorder([root]) for a in node.parts]
            for leaf in (root, *users):
                if type(leaf) is Expr and leaf.op is None:
                    count[leaf.args[0]] = count.get(leaf.args[0], 0) + 1

    written: dict[str, int] = {}
    for s in core.statements(program.body):
        for v in core.reads(s):
            note(v)
        if type(s) is Assign:
            for t in s.targets:
                written[t] = written.get(t, 0) + 1
        elif type(s) is Def:
            for p in s.parameters:
                written[p] = written.get(p, 0) + 2
    for v in program.outputs:
        note(v)
    for read in global_reads({s.name: s for s in program.body if type(s) is Def}).values():
        written |= dict.fromkeys(read, 2)  # when a call reads it does not show in the block
    for name, times in written.items():
        if times > 1:
            count[name] = count.get(name, 0) + 2
    return count


class _Block:
    """One block: `held` are its temporaries on the way down to their readers."""

    def __init__(self, author: frozenset[str], reads: dict[str, int], last: bool):
        self.author, self.reads, self.last = author, reads, last
        self.held: dict[str, object] = {}
        self.out: list = []

    def rewritten(self, body, outputs=()) -> tuple[tuple, tuple]:
        for s in body:
            self.statement(s)
        for v in outputs:
            if self.holds_call(v):
                self.emit(v.args[0])
        placed = tuple(self.place(v) for v in outputs)
        self.flush()
        return tuple(self.out), placed

    def inner(self, body) -> tuple:
        return _Block(self.author, self.reads, self.last).rewritten(body)[0]

    # -- what is held -----------------------------------------------------------------------------
    def holds_call(self, value) -> bool:
        """Whether a value is the name of a temporary that holds a call."""
        if type(value) is not Expr or value.op is not None:
            return False
        return type(self.held.get(value.args[0])) is Call

    def place(self, value):
        """`value` with the temporaries that it reads put in."""
        if type(value) is Call:
            args = (a if self.holds_call(a) else self.place(a) for a in value.args)
            return Call(value.function, tuple(args))
        if type(value) is not Expr:
            return value
        if value.op is None and value.args[0] in self.held:
            return self.held.pop(value.args[0])
        used = [n for n in core.names(value) if n in self.held and type(self.held[n]) is not Call]
        return rebuild(value, {value.graph.var(n): self.held.pop(n) for n in used})

    def place_late(self, value):
        """The same in a test or a bound, where a call may stand only in the last form."""
        return self.place(value) if self.last or not self.holds_call(value) else value

    def emit(self, name: str) -> None:
        self.out.append(Assign((name,), (), self.held.pop(name)))

    def flush(self) -> None:
        for name in list(self.held):
            self.emit(name)

    def keep(self, names: set[str]) -> None:
        """Emit the temporaries that must not move over an assignment of `names`, and every call."""
        for n, v in list(self.held.items()):
            if type(v) is Call or n in names or core.names(v) & names:
                self.emit(n)

    def before(self, s) -> None:
        """Emit what must stand before a statement with bodies: what they read or change."""
        self.keep(core.assigned((s,)))
        wanted = {n for inner in core.statements((s,)) for n in core.names(*core.reads(inner))}
        for n in list(self.held):
            if n in wanted:
                self.emit(n)

    # -- statements -------------------------------------------------------------------------------
    def statement(self, s) -> None:
        match s:
            case Assign():
                self.assign(s)
                return
            case If(test, then, orelse):
                test = self.place_late(test)
                self.before(s)
                s = If(test, self.inner(then), self.inner(orelse))
            case For(name, start, stop, step, reverse, body):
                ends = [self.place_late(v) for v in (start, stop, step)]
                self.before(s)
                s = For(name, *ends, reverse, self.inner(body))
            case While(test, body):
                self.before(s)
                s = While(test, self.inner(body))
            case Leave(how, values):
                placed = tuple(v if self.holds_call(v) else self.place(v) for v in values)
                self.flush()  # what is held is read after the jump
                s = Leave(how, placed)
            case Def(name, parameters, body):
                s = Def(name, parameters, self.inner(body))
        self.out.append(s)

    def assign(self, s: Assign) -> None:
        if s.index and not self.last:
            self.keep(set())
        value = self.place(s.value)
        index = tuple(self.place(p) for p in s.index)
        target = s.targets[0] if len(s.targets) == 1 and not index else None
        self.keep(set(s.targets))
        once = target is not None and target not in self.author and self.reads.get(target) == 1
        if once and not isinstance(value, (int, float)):
            self.held[target] = value
        else:
            self.out.append(Assign(s.targets, index, value))
