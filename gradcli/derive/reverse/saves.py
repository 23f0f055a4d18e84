"""What the forward part saves for the reverse part, and the names that the saves print under.

A save is an append before a name is overwritten, its restore a pop.  Each place has a stack of its
own until liveness has run, since a stack that is never read goes as a whole; then the places that
save and restore in one round of a loop, or in none, become plain names, and the others share one
stack for each name saved.
"""

from contextlib import contextmanager

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Expr, For, While, fresh
from gradcli.core.liveness import prune
from gradcli.core.types.kinds import Kinds, Scope
from gradcli.core.walks import leaves

MARK = "\u0000"  # stands before the names of stacks that are not named yet: no name of a program


class Saves:
    """The saves of one transformation, and which names hold a value by now: maybe, and surely.

    A name that is saved before it surely has a value gets one at the start of its scope.
    """

    def __init__(self, program: ir.Program, kinds: Kinds):
        self.kinds, self.graph = kinds, program.graph
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
        whole = {n for n in self.missing[scope] if self.kinds.name(n, scope) == "int"}
        return [Assign((n,), (), 0 if n in whole else 0.0) for n in sorted(self.missing[scope])]

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

    def keep(self, name: str, copied: bool = False) -> tuple[list, list]:
        """Statements that save a name's value now, or a copy of it, and that restore it."""
        stack = self.stack(name)
        value = self.graph.var(name)
        value = self.graph.node(ir.COPY, (value,)) if copied else value
        return (
            [Assign((), (), Call(ir.APPEND, (stack, value)))],
            [Assign((name,), (), Call(ir.POP, (stack,)))],
        )

    def overwrite(self, name: str, scope: Scope) -> tuple[list, list]:
        """The same, for a name that the next statement assigns; nothing where it has no value."""
        had = name in self.maybe[scope]
        if had:
            self.need(name, scope)
        self.maybe[scope].add(name)
        self.surely[scope].add(name)
        return self.keep(name) if had else ([], [])

    def overwrite_element(self, name: str, saved: Expr, index, held: str) -> tuple[list, list]:
        """The same for what is at the index of an array; `held` is a name for it."""
        stack = self.stack(name)
        return (
            [Assign((), (), Call(ir.APPEND, (stack, saved)))],
            [
                Assign((held,), (), Call(ir.POP, (stack,))),
                Assign((name,), index, self.graph.var(held)),
            ],
        )


def without_saves(body, name: str) -> tuple:
    """A body that does not save elements of `name`, nor restore them."""
    out, held = [], set()
    for s in body:
        if _is_save(s) and s.value.args[0].args[0].endswith(f"{MARK}{name}"):
            held.update(s.targets)
            continue
        match s:
            case Assign((target,), (_, *_), Expr() as value) if target == name:
                if value.op is None and value.args[0] in held:
                    continue
        out.append(walks.with_bodies(s, lambda inner: without_saves(inner, name)))
    return tuple(out)


# -- names for what is left -----------------------------------------------------------------------
def name_stacks(program: ir.Program) -> ir.Program:
    """The program with its saves pruned, then named: variables where they run once, else stacks."""
    program = prune(program)
    homes = _homes(program.body)
    if not homes:
        return program
    body: list = []
    starts: list = []
    shared: dict[str, str] = {}
    naming = _Naming(program, starts, shared, homes)
    for s in program.body:
        if type(s) is Def:
            inner: list = []
            local = _Naming(program, inner, {}, homes)
            new = local.inner(s.body)
            body.append(Def(s.name, s.parameters, (*inner, *new)))
        else:
            body.append(naming.statement(s))
    defs = [s for s in body if type(s) is Def]
    rest = [s for s in body if type(s) is not Def]
    return program.with_body((*defs, *starts, *rest), program.outputs)


def _homes(body, home=None, found=None) -> dict[str, set]:
    """The loops in whose bodies each place saves and restores; None stands for no loop."""
    found = {} if found is None else found
    for s in body:
        if _is_save(s):
            found.setdefault(s.value.args[0].args[0], set()).add(home)
        for inner in ir.bodies(s):
            _homes(inner, id(s) if type(s) in (For, While) else home, found)
    return found


def _is_save(s) -> bool:
    """Whether a statement saves or restores what is not named yet."""
    if type(s) is not Assign or type(s.value) is not Call:
        return False
    if s.value.function not in (ir.APPEND, ir.POP):
        return False
    return s.value.args[0].args[0].startswith(MARK)


class _Naming:
    """One scope's saves: `starts` collects the stacks' first statements."""

    def __init__(self, program: ir.Program, starts: list, shared: dict[str, str], homes: dict):
        self.program, self.graph = program, program.graph
        self.starts, self.shared, self.homes = starts, shared, homes
        self.plain: dict[str, str] = {}

    def statement(self, s):
        match s:
            case Assign(targets, _, Call(function, args)) if _is_save(s):
                return self.save(targets, function, args)
            case Def():
                return s
        return walks.with_bodies(s, self.inner)

    def inner(self, body) -> tuple:
        return tuple(map(self.statement, body))

    def save(self, targets, function: str, args) -> Assign:
        site = args[0].args[0]
        saved = site.rpartition(MARK)[2]
        if function == ir.APPEND and len(self.homes[site]) == 1:  # it runs once in its round
            self.plain[site] = fresh(
                self.program.taken, f"{saved}_0" if saved[-1].isdigit() else f"{saved}0"
            )
        if site in self.plain:
            held = self.plain[site]
            if function == ir.APPEND:
                return Assign((held,), (), args[1])
            return Assign(targets, (), self.graph.var(held))
        if saved not in self.shared:
            self.shared[saved] = fresh(self.program.taken, f"{saved}_stack")
            empty = self.graph.node(ir.LIST, ())
            self.starts.append(Assign((self.shared[saved],), (), empty))
        stack = self.graph.var(self.shared[saved])
        return Assign(targets, (), Call(function, (stack, *args[1:])))
