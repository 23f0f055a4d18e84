"""No temporary that is read once: its expression goes to the one place that reads it.

This is the form that is printed: a call may stand in a test, a bound or an element write as well.
"""

from collections.abc import Iterable

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, rebuild
from gradcli.core.liveness import global_reads


def inline(program: ir.Program, author: frozenset[str]) -> ir.Program:
    """What the author did not name and is read once, later in its own block, put into its reader.

    A name stays where more than one statement assigns it.
    """
    written = _written(program.body)
    return _inlined(program, {n for n, times in written.items() if times == 1} - author)


def inline_calls(program: ir.Program, author: frozenset[str]) -> ir.Program:
    """The same, for names that hold the result of a call and no others."""
    written = _written(program.body)
    results = {
        s.targets[0]
        for s in ir.statements(program.body)
        if type(s) is Assign and type(s.value) is Call and len(s.targets) == 1
    }
    return _inlined(program, {n for n in results if written[n] == 1} - author)


def _inlined(program: ir.Program, names: set[str]) -> ir.Program:
    """Those of `names` that are read once, put into their readers."""
    if not names:
        return program
    for read in global_reads(program.defs).values():
        names -= read  # when a call reads it does not show in the block
    names = _read_once(program, names)
    if not names:
        return program
    return program.with_body(*_Block(names).rewritten(program.body, program.outputs))


def _written(body) -> dict[str, int]:
    """How many statements assign each name; a parameter counts as assigned often."""
    written: dict[str, int] = {}
    for s in ir.statements(body):
        if type(s) is Assign:
            for t in s.targets:
                written[t] = written.get(t, 0) + 1
        elif type(s) is Def:
            for p in s.parameters:
                written[p] = written.get(p, 0) + 2
    return written


def _read_once(program: ir.Program, names: Iterable[str]) -> set[str]:
    """Those of `names` that are read in one place of the text of the program."""
    count = dict.fromkeys(names, 0)
    wanted = program.graph.mask(count)
    for root in walks.expressions((*walks.values(program.body), *program.outputs)):
        if type(root) is not Expr or not root.mask & wanted:
            continue
        users = [a for node in ir.postorder([root]) for a in node.parts]
        for leaf in (root, *users):
            if type(leaf) is Expr and leaf.op is None and leaf.args[0] in count:
                count[leaf.args[0]] += 1
    return {n for n, times in count.items() if times == 1}


class _Block:
    """One block: `held` are its temporaries on the way down to their readers."""

    def __init__(self, names: set[str]):
        self.names = names
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
        return _Block(self.names).rewritten(body)[0]

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
        if type(value) is not Expr or not self.held:
            return value
        if value.op is None and value.args[0] in self.held:
            return self.held.pop(value.args[0])
        used = [n for n in ir.names(value) if n in self.held and type(self.held[n]) is not Call]
        return rebuild(value, {value.graph.var(n): self.held.pop(n) for n in used})

    def emit(self, name: str) -> None:
        self.out.append(Assign((name,), (), self.held.pop(name)))

    def flush(self) -> None:
        for name in list(self.held):
            self.emit(name)

    def keep(self, names: set[str]) -> None:
        """Emit the temporaries that must not move over an assignment of `names`, and every call."""
        for n, v in list(self.held.items()):
            if type(v) is Call or n in names or ir.names(v) & names:
                self.emit(n)

    def before(self, s) -> None:
        """Emit what must stand before a statement with bodies: what they read or change."""
        self.keep(ir.changed((s,)))
        wanted = walks.names_read((s,))
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
                test = self.place(test)
                self.before(s)
                s = If(test, self.inner(then), self.inner(orelse))
            case For(name, start, stop, step, reverse, body):
                start, stop, step = [self.place(v) for v in (start, stop, step)]
                self.before(s)
                s = For(name, start, stop, step, reverse, self.inner(body))
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
        value = self.place(s.value)
        index = tuple(self.place(p) for p in s.index)
        target = s.targets[0] if len(s.targets) == 1 and not index else None
        self.keep(ir.changed((s,)))
        if target in self.names and not isinstance(value, (int, float)):
            self.held[target] = value
        else:
            self.out.append(Assign(s.targets, index, value))
