"""Control flow without jumps, which functional languages ask for.

A `break` clears a flag that the loop asks, and a `return` gives the result its names.
"""

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While
from gradcli.core.types.kinds import kinds_of
from gradcli.emit.jax.stacks import apart, opened

COUNTS = frozenset(("add", "subtract", "multiply", "floor_divide", "mod", "negative"))
OVER = ".over"  # the call of a flag and a stack: whether it holds, or items were lost


class Jumps:
    """Bodies with names in the places of jumps, and with a flag that tells of items for which a
    stack had no room; `fresh` makes the names."""

    def __init__(self, program: ir.Program, fresh):
        self.graph, self.fresh, self.kinds = program.graph, fresh, kinds_of(program)
        self.scope: str | None = None
        self.opened: set[int] = set()  # appends after which the flag asks
        self.losing = self._losing(program)  # functions that give it back too
        self.lost = fresh("lost") if self.losing or self._opened(program.body) else ""

    def _losing(self, program: ir.Program) -> set[str]:
        """The functions that append to a stack without end, or call such."""
        found: set[str] = set()
        before = None
        while found != before:
            before = {*found}
            for name, d in program.defs.items():
                self.scope = name
                if self._opened(d.body) or self._calls(d.body, found):
                    found.add(name)
        self.scope = None
        return found

    def _opened(self, body: ir.Body) -> set[int]:
        return opened(body, self.is_known)

    def _calls(self, body: ir.Body, functions: set[str]) -> bool:
        return any(c.function in functions for c in walks.calls(walks.values(body)))

    def is_known(self, value) -> bool:
        """Whether a whole number is surely one of Python's: of numbers and lengths."""
        if type(value) is not Expr:
            return type(value) is int
        if value.op is None or value.op is ir.LEN:
            return value.op is not None and self.kinds.of(value.args[0], self.scope) != "list"
        return value.op.name in COUNTS and all(map(self.is_known, value.args))

    def function(self, d: Def) -> tuple[ir.Body, tuple]:
        """A function's body without returns, and the values that it gives back."""
        self.scope = d.name
        body = apart(d.body, self.graph, self.fresh)
        self.opened = self._opened(body)
        start = (Assign((self.lost,), (), False),) if d.name in self.losing else ()
        lost = (self.graph.var(self.lost),) if start else ()
        if body and type(body[-1]) is Leave:
            return start + self.body(body[:-1], ""), body[-1].values + lost
        ways = [s.values for s in ir.statements(body) if type(s) is Leave and s.how == "return"]
        bases = [f"result{k}" if len(ways[0]) > 1 else "result" for k in range(1, len(ways[0]) + 1)]
        names = tuple(map(self.fresh, bases))
        values = tuple(map(self.graph.var, names))
        return start + self.body(_returned(body, names), ""), values + lost

    def top(self, body: ir.Body) -> tuple[ir.Body, Expr | None]:
        """The body of the program itself, and its flag where it has one."""
        self.scope = None
        body = apart(body, self.graph, self.fresh)
        self.opened = self._opened(body)
        if not self.opened and not self._calls(body, self.losing):
            return self.body(body, ""), None
        start = Assign((self.lost,), (), False)
        return (start, *self.body(body, "")), self.graph.var(self.lost)

    def body(self, body: ir.Body, going: str) -> ir.Body:
        """A body in a loop whose flag is `going`, "" where it has none."""
        out: list[ir.Statement] = []
        for s in body:
            match s:
                case Leave("break", _):
                    out.append(Assign((going,), (), False))
                case Leave():
                    pass
                case If(test, then, orelse):
                    test = self.ahead(test, out)
                    out.append(If(test, self.body(then, going), self.body(orelse, going)))
                case For(name, start, stop, step, reverse, body):
                    start, stop, step = [self.ahead(v, out) for v in (start, stop, step)]
                    out += self.loop(For(name, start, stop, step, reverse, body))
                case While():
                    out += self.loop(s)
                case Assign(targets, index, Call() as value) if index:
                    out.append(Assign(targets, index, self.ahead(value, out)))
                case Assign(_, (), Call()):
                    out += self.called(s)
                case _:
                    out.append(s)
        return tuple(out)

    def ahead(self, value, out: list):
        """A value that is no call: what a call gives gets a name first."""
        if type(value) is not Call:
            return value
        name = self.fresh("given")
        out += self.called(Assign((name,), (), value))
        return self.graph.var(name)

    def called(self, s: Assign) -> list[ir.Statement]:
        """A call, and what becomes of the flag by it."""
        if id(s) not in self.opened and s.value.function not in self.losing:
            return [s]
        flag = self.graph.var(self.lost)
        if id(s) in self.opened:
            return [s, Assign((self.lost,), (), Call(OVER, (flag, s.value.args[0])))]
        own = self.fresh(self.lost)
        either = self.graph.node(ir.OR, (flag, self.graph.var(own)))
        return [Assign((*s.targets, own), (), s.value), Assign((self.lost,), (), either)]

    def loop(self, s: For | While) -> list[ir.Statement]:
        if not _breaks(s.body):
            own = self.body(s.body, "")
            return [While(s.test, own) if isinstance(s, While) else _with_body(s, own)]
        going = self.fresh("going")
        flag, own = self.graph.var(going), self.body(s.body, going)
        start = Assign((going,), (), True)
        if isinstance(s, While):
            return [start, While(self.graph.node(ir.AND, (flag, s.test)), own)]
        number = self.fresh(s.name)  # after a break the loop's own name keeps its number
        own = (Assign((s.name,), (), self.graph.var(number)), *own)
        rounds = For(number, s.start, s.stop, s.step, s.reverse, (If(flag, own, ()),))
        return [start, rounds]


def _with_body(s: For, body: ir.Body) -> For:
    return For(s.name, s.start, s.stop, s.step, s.reverse, body)


def _breaks(body: ir.Body) -> bool:
    """Whether a loop's body leaves that loop."""
    return any(
        (type(s) is Leave and s.how == "break")
        or (type(s) is If and (_breaks(s.body) or _breaks(s.orelse)))
        for s in body
    )


def _returned(body: ir.Body, names: tuple[str, ...]) -> ir.Body:
    """A body whose returns, which end it, assign what they give."""
    if not body:
        return body
    *ahead, s = body
    if type(s) is If:
        return (*ahead, If(s.test, _returned(s.body, names), _returned(s.orelse, names)))
    if type(s) is Leave:
        return (*ahead, *(Assign((n,), (), v) for n, v in zip(names, s.values)))
    return body
