"""The reverse of functions and of stacks: what a call gives back on the way back.

A function f becomes a pair: f as it was, and its reverse, which runs the primal again and returns
the cotangents of the active parameters, then those of the top-level names that it reads.  Running
it again needs no stack that outlives the call, so recursion needs nothing of its own.
"""

from gradcli.core import ir, walks
from gradcli.core.flow import item_of, result_of
from gradcli.core.ir import Assign, Call, Def, If, Leave, fresh
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Scope
from gradcli.derive.reverse.cotangents import Cotangents, Statements
from gradcli.ops.arithmetic import add


class Calls(Cotangents):
    """The part of an adjoint that reverses calls, of functions and of stacks."""

    # -- functions --------------------------------------------------------------------------------
    def reversed_name(self, function: str) -> str:
        key = (None, f"{function}()")
        if key not in self.names:
            self.names[key] = fresh(self.program.taken, f"{function}_rev")
        return self.names[key]

    def active_results(self, function: str) -> list[int]:
        both = self.activity.varied & self.activity.useful
        count = walks.result_count(self.kinds.defs[function])
        return [k for k in range(count) if (None, result_of(function, k)) in both]

    def active_parameters(self, function: str) -> list[str]:
        return [p for p in self.kinds.defs[function].parameters if self.active(p, function)]

    def define(self, d: Def) -> list[Def]:
        """The reverse of a function: its primal again, then the cotangents of what it reads.

        Its parameters are the primal's and the cotangents of the results; it returns the cotangents
        of the active parameters, then those of the top-level names that it reads.
        """
        results = self.active_results(d.name)
        given = [*self.active_parameters(d.name), *self.globals_read[d.name]]
        if not results or not given:
            return []
        taken = self.taken_in(d.name)
        values = [fresh(taken, "result") for _ in range(walks.result_count(d))]
        self.kinds.locals[d.name] |= set(values)
        seeds = {values[k]: fresh(taken, f"d{values[k]}") for k in results}
        for k, name in enumerate(values):
            kind = self.kinds.table.get((None, result_of(d.name, k)))
            self.kinds.table[d.name, name] = kind
        for name, bar in seeds.items():
            self.names[d.name, name] = bar
            self.activity.varied.add((d.name, name))
            self.activity.useful.add((d.name, name))
        self.saves.enter(d)
        forward, reverse = self.both(_single_exit(d.body, values), d.name)
        zeros = [self.zero(n, d.name) for n in self.active_names(d.name) if n not in seeds]
        out = Leave("return", tuple(self.b(n, d.name) for n in given))
        body = (*self.saves.starts(d.name), *forward, *zeros, *reverse, out)
        parameters = (*d.parameters, *seeds.values())
        return [Def(self.reversed_name(d.name), parameters, body)]

    def call(self, s: Assign, scope: Scope):
        function, args = s.value.function, s.value.args
        keep: Statements = []
        back: Statements = []
        for t in s.targets:
            k, r = self.overwrite(s, t, scope)
            keep, back = [*keep, *k], [*r, *back]
        forward = [*keep, s]
        results = self.active_results(function)
        given = self.active_parameters(function)
        globals_ = self.globals_read[function]
        clear = [z for t in s.targets if self.active(t, scope) for z in self.reset(t, scope)]
        wanted = any(self.active(s.targets[k], scope) for k in results)
        if not wanted or not (given or globals_):
            return forward, [*back, *clear]
        seeds = [self.seed(s.targets[k], scope) for k in results]
        parameters = self.kinds.defs[function].parameters
        taken = self.taken_in(scope)
        parts = [fresh(taken, f"d{n}_{function}") for n in (*given, *globals_)]
        first, last = [], clear
        if set(s.targets) & {*ir.names(*args), *globals_}:
            # r = f(r): its cotangent starts again before the call adds to it
            held = [fresh(taken, f"d{s.targets[k]}_out") for k in results]
            first = [Assign((h,), (), g) for h, g in zip(held, seeds)]
            back = [*back, *clear]  # of the shape that it had before
            last, seeds = [], [self.graph.var(h) for h in held]
        call = Call(self.reversed_name(function), (*args, *seeds))
        reverse = [*first, *back, Assign(tuple(parts), (), call)]
        by_name = dict(zip(parameters, args))
        for n, part in zip(given, parts):
            reverse += self.pull(by_name[n], self.graph.var(part), scope)
        for n, part in zip(globals_, parts[len(given) :]):
            value = self.graph.node(add.op, (self.b(n, scope), self.graph.var(part)))
            reverse.append(Assign((self.bar(n, scope),), (), value))
        return forward, [*reverse, *last]

    def seed(self, target: str, scope: Scope):
        return self.b(target, scope) if self.active(target, scope) else 0.0

    # -- stacks -----------------------------------------------------------------------------------
    def stack(self, s: Assign, scope: Scope):
        """The reverse of an append is a pop, of primals and of cotangents; and the other way."""
        function, args = s.value.function, s.value.args
        stack = args[0]
        name = stack.args[0]
        if function == ir.APPEND:
            reverse = [Assign((), (), Call(ir.POP, (stack,)))]
            if self.active(name, scope):
                held = fresh(self.taken_in(scope), f"d{name}_top")
                reverse.append(Assign((held,), (), Call(ir.POP, (self.b(name, scope),))))
                reverse += self.pull(args[1], self.graph.var(held), scope)
            return [s], reverse
        target = s.targets[0] if s.targets else fresh(self.taken_in(scope), f"{name}_top")
        keep, back = self.saves.overwrite(target, scope)
        forward = [*keep, Assign((target,), (), s.value)]
        reverse = [Assign((), (), Call(ir.APPEND, (stack, self.graph.var(target))))]
        if self.active(name, scope):
            known = self.active(target, scope)
            g = self.b(target, scope) if known else self.zero_item(name, target)
            reverse.append(Assign((), (), Call(ir.APPEND, (self.b(name, scope), g))))
        if self.active(target, scope):
            back = [*back, *self.reset(target, scope)]
        return forward, [*reverse, *back]

    def zero_item(self, stack: str, item: str):
        """The cotangent of an item of a stack that nothing depends on."""
        if self.kinds.table.get((None, item_of(stack))) in (None, *NUMBERS):
            return 0.0
        return self.graph.node(ir.constant_form("zeros_like"), (self.graph.var(item),))


def _single_exit(body, results: list[str]) -> tuple:
    """A function's body with its results assigned to names instead of returned."""
    out: list = []
    for s in body:
        match s:
            case Leave("return", values):
                out += [Assign((n,), (), v) for n, v in zip(results, values)]
            case If(test, then, orelse):
                out.append(If(test, _single_exit(then, results), _single_exit(orelse, results)))
            case _:
                out.append(s)
    return tuple(out)
