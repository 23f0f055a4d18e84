"""break, continue and return brought to tail position.

The one idea: what a jump skips goes into the other branch.  `if c: continue` followed by `rest`
becomes an If with `rest` as its else, so every jump ends in tail position and passes over the core
meet no unstructured flow.  Only where two branches of an If fall through to the same `rest`
does a flag stand for the jump, and for a return out of a loop.
"""

from gradcli.core.ir import Assign, If, Leave, fresh
from gradcli.core.refusals import refuse
from gradcli.language.syntax import surface
from gradcli.language.syntax.jumps import JUMPS, falls_through, has_jump

FLAGS = {surface.Break: "stopped", surface.Continue: "skipped", surface.Return: "returned"}


class Jumps:
    """The part of a lowering that orders blocks; `jump` says how each jump is written here."""

    def block(self, block) -> None:
        """Lower statements in order; a branch that jumps takes the rest into the other branch."""
        for k, s in enumerate(block):
            rest = list(block[k + 1 :])
            match s:
                case surface.Break() | surface.Continue() | surface.Return():
                    self.leave(s)
                    return
                case surface.If() if has_jump(s):
                    self.branching(s, rest)
                    return
                case surface.For() | surface.While() if has_jump(s, (surface.Return,)):
                    self.returning_loop(s, rest)
                    return
                case _:
                    self.statement(s)

    def leave(self, s) -> None:
        """Emit a jump, by the means that the place asks for."""
        if type(s) is surface.Return:
            values = s.value
            if values is None:
                raise refuse("return without a value", s.span, self.source)
            items = values.items if type(values) is surface.Tuple else (values,)
            results = tuple(self.expression(v) for v in items)
            if self.result is not None:
                self.parallel(self.result, results)
                results = tuple(self.graph.var(n) for n in self.result)
        for action in self.jump.get(type(s), ()):
            self.out.append(action)
        if type(s) is surface.Return and not self.jump.get(surface.Return):
            self.out.append(Leave("return", results))

    def branching(self, s: surface.If, rest: list) -> None:
        """An If of which a branch jumps: `rest` goes where the If falls through."""
        branches = [b for _, b in s.branches] + [s.orelse or ()]
        falling = [k for k, b in enumerate(branches) if falls_through(b)]
        if rest and len(falling) > 1:
            self.flagged(s, rest)
            return
        if rest and falling:
            branches[falling[0]] = [*branches[falling[0]], *rest]
        self.conditional([t for t, _ in s.branches], branches)

    def flagged(self, s: surface.If, rest: list) -> None:
        """An If with several ways to `rest`: its jumps set a flag that is tested before `rest`."""
        kinds = [k for k in JUMPS if has_jump(s, (k,))]
        outer, result = dict(self.jump), self.result
        flags = {k: fresh(self.taken, FLAGS[k]) for k in kinds}
        for k, flag in flags.items():
            self.out.append(Assign((flag,), (), False))
            self.jump[k] = [Assign((flag,), (), True)]
        if surface.Return in flags and self.result is None:
            self.result = self.result_names(s)
        values = self.result
        self.conditional([t for t, _ in s.branches], [b for _, b in s.branches] + [s.orelse or ()])
        self.jump, self.result = outer, result
        self.after(list(flags.items()), rest, values)

    def after(self, flags: list, rest: list, values) -> None:
        """Where a flag is set its jump, else `rest`."""
        if not flags:
            self.block(rest)
            return
        (kind, flag), *others = flags
        with self.into([]) as taken:
            if kind is surface.Return and not self.jump.get(kind):
                self.out.append(Leave("return", tuple(self.graph.var(n) for n in values)))
            else:
                self.out.extend(self.jump[kind])
        with self.into([]) as passed:
            self.after(others, rest, values)
        self.out.append(If(self.graph.var(flag), tuple(taken), tuple(passed)))

    def result_names(self, s) -> tuple[str, ...]:
        """Names that hold the values of a `return` inside `s` until the function ends."""
        value = next(n.value for n in surface.walk(s) if type(n) is surface.Return)
        count = len(value.items) if type(value) is surface.Tuple else 1
        return tuple(fresh(self.taken, "result") for _ in range(count))

    def returning_loop(self, s, rest: list) -> None:
        """A loop with a `return` in it: a flag and a break, and the return after the loop."""
        flag, outer, result = fresh(self.taken, "returned"), dict(self.jump), self.result
        self.out.append(Assign((flag,), (), False))
        if self.result is None:
            self.result = self.result_names(s)
        values = self.result
        self.jump[surface.Return] = [Assign((flag,), (), True), Leave("break", ())]
        self.statement(s)
        self.jump, self.result = outer, result
        self.after([(surface.Return, flag)], rest, values)

    def conditional(self, tests: list, branches: list) -> None:
        """If, elif, else as nested Ifs; what a test needs first goes before its If."""
        test = self.test(tests[0])
        body = self.body(branches[0])
        with self.into([]) as orelse:
            if len(tests) > 1:
                self.conditional(tests[1:], branches[1:])
            else:
                self.block(branches[1])
        self.out.append(If(test, body, tuple(orelse)))
