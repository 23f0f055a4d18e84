"""What the forward part saves for the reverse part, and the names that the saves print under.

A save is an append before a name is overwritten, its restore a pop.  Each place has a stack of its
own until liveness has run, since a stack that is never read goes as a whole; then the places that
run at most once become plain names, and the others share one stack for each name saved.
"""

from contextlib import contextmanager

from gradcli.derive.liveness import prune
from gradcli.language import core
from gradcli.language.core import Assign, Call, Def, Expr, For, If, While, fresh
from gradcli.language.kinds import Scope
from gradcli.language.restore import leaves

MARK = "\u0000"  # stands before the names of stacks that are not named yet: no name of a program


class Saves:
    """The saves of one transformation, and which names hold a value by now: maybe, and surely.

    A name that is saved before it surely has a value gets one at the start of its scope.
    """

    def __init__(self, program: core.Program):
        self.program, self.graph = program, program.graph
        self.count = 0
        self.maybe: dict[Scope, set[str]] = {None: set(program.inputs)}
        self.surely: dict[Scope, set[str]] = {None: set(program.inputs)}
        self.missing: dict[Scope, set[str]] = {None: set()}

    def enter(self, d: Def) -> None:
        """A function's body begins: its parameters hold values."""
        self.maybe[d.name], self.surely[d.name] = set(d.parameters), set(d.parameters)
        self.missing[d.name] = set()

    def starts(self, scope: Scope) -> list:
        """The statements that give a first value to names that might be saved without one."""
        return [Assign((n,), (), 0.0) for n in sorted(self.missing[scope])]

    def need(self, name: str, scope: Scope) -> None:
        """The reverse part reads `name`, which must then hold a value on every way."""
        if name not in self.surely[scope]:
            self.missing[scope].add(name)

    @contextmanager
    def loop(self, assigned: set[str], scope: Scope):
        """A loop's body: in a later round every name that it assigns may hold a value."""
        self.maybe[scope] |= assigned
        before = set(self.surely[scope])
        yield
        self.surely[scope] = before

    def branches(self, scope: Scope, bodies: tuple, run) -> list:
        """`run` on each body from the same state; what all that fall through give is sure."""
        before, after, results = set(self.surely[scope]), None, []
        for body in bodies:
            self.surely[scope] = set(before)
            results.append(run(body))
            if not leaves(body):
                got = self.surely[scope]
                after = got if after is None else after & got
        self.surely[scope] = before if after is None else after
        return results

    def stack(self, name: str) -> Expr:
        self.count += 1
        return self.graph.var(f"{MARK}{self.count}{MARK}{name}")

    def keep(self, name: str, scope: Scope) -> tuple[list, list]:
        """Statements that save a name's value now, and that restore it."""
        stack = self.stack(name)
        value = self.graph.var(name)
        return (
            [Assign((), (), Call(core.APPEND, (stack, value)))],
            [Assign((name,), (), Call(core.POP, (stack,)))],
        )

    def overwrite(self, name: str, scope: Scope) -> tuple[list, list]:
        """The same, for a name that the next statement assigns; nothing where it has no value."""
        had = name in self.maybe[scope]
        if had:
            self.need(name, scope)
        self.maybe[scope].add(name)
        self.surely[scope].add(name)
        return self.keep(name, scope) if had else ([], [])

    def overwrite_element(self, name: str, element: Expr, index) -> tuple[list, list]:
        """The same for an element: what was at the index."""
        stack, held = self.stack(name), fresh(self.program.taken, f"{name}_i")
        return (
            [Assign((), (), Call(core.APPEND, (stack, self.own(element))))],
            [
                Assign((held,), (), Call(core.POP, (stack,))),
                Assign((name,), index, self.graph.var(held)),
            ],
        )

    def own(self, element: Expr):
        """An element to save; of a slice a copy, since the slice changes with the array."""
        parts = element.args[1:]
        if all(p is not None and p is not ... and not _is_slice(p) for p in parts):
            return element
        return self.graph.node(core.COPY, (element,))


def _is_slice(part) -> bool:
    return type(part) is Expr and part.op is core.SLICE


# -- names for what is left -----------------------------------------------------------------------
def name_stacks(program: core.Program) -> core.Program:
    """The program with its saves pruned, then named: variables where they run once, else stacks."""
    program = prune(program)
    body: list = []
    starts: list = []
    shared: dict[str, str] = {}
    naming = _Naming(program, starts, shared)
    for s in program.body:
        if type(s) is Def:
            inner: list = []
            local = _Naming(program, inner, {})
            new = tuple(local.statement(t, False) for t in s.body)
            body.append(Def(s.name, s.parameters, (*inner, *new)))
        else:
            body.append(naming.statement(s, False))
    defs = [s for s in body if type(s) is Def]
    rest = [s for s in body if type(s) is not Def]
    return program.with_body((*defs, *starts, *rest), program.outputs)


class _Naming:
    """One scope's saves: `starts` collects the stacks' first statements."""

    def __init__(self, program: core.Program, starts: list, shared: dict[str, str]):
        self.program, self.graph = program, program.graph
        self.starts, self.shared = starts, shared
        self.plain: dict[str, str] = {}
        self.looped: set[str] = set()

    def statement(self, s, looping: bool):
        match s:
            case Assign(targets, _, Call(core.APPEND | core.POP as function, args)) if (
                args[0].args[0].startswith(MARK)
            ):
                return self.save(targets, function, args, looping)
            case If(test, body, orelse):
                return If(test, self.inner(body, looping), self.inner(orelse, looping))
            case For(name, start, stop, step, reverse, body):
                return For(name, start, stop, step, reverse, self.inner(body, True))
            case While(test, body):
                return While(test, self.inner(body, True))
        return s

    def inner(self, body, looping: bool) -> tuple:
        return tuple(self.statement(s, looping) for s in body)

    def save(self, targets, function: str, args, looping: bool) -> Assign:
        site = args[0].args[0]
        saved = site.rpartition(MARK)[2]
        if function == core.APPEND and not looping:
            self.plain[site] = fresh(
                self.program.taken, f"{saved}_0" if saved[-1].isdigit() else f"{saved}0"
            )
        if site in self.plain:
            held = self.plain[site]
            if function == core.APPEND:
                return Assign((held,), (), args[1])
            return Assign(targets, (), self.graph.var(held))
        if saved not in self.shared:
            self.shared[saved] = fresh(self.program.taken, f"{saved}s")
            empty = self.graph.node(core.LIST, ())
            self.starts.append(Assign((self.shared[saved],), (), empty))
        stack = self.graph.var(self.shared[saved])
        return Assign(targets, (), Call(function, (stack, *args[1:])))
