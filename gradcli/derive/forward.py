"""Forward mode on programs: each statement with the statement of its tangent beside it.

Loops, branches and jumps stay as they are; a stack of primals gets a stack of tangents; a function
takes the tangents of its active parameters and returns those of its results after them.
"""

from gradcli.core import ir, walks
from gradcli.core.alias.views import own
from gradcli.core.flow import result_of
from gradcli.core.ir import (
    Assign,
    Call,
    Def,
    Expr,
    For,
    If,
    Leave,
    While,
    assert_never,
    constant_form,
    fresh,
)
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.derive.activity import Activity
from gradcli.derive.rules.apply import push_forward
from gradcli.derive.rules.peephole import ZERO, simplify


def tangent(program: ir.Program, wrt: tuple[str, ...]) -> ir.Program:
    """The program whose outputs are, for each name of `wrt`, the tangents of each output of
    `program`: all outputs by the first name, then by the second, …"""
    with program.graph.simplifying(simplify):
        return _Tangent(program, wrt, {}, {}, named_by_input=True).program_of_tangents()


def directional(program: ir.Program, directions: dict[str, str]) -> ir.Program:
    """The program whose outputs are the tangents of those of `program` in one direction: of each
    input that moves, the other input that says how, in its shape."""
    with program.graph.simplifying(simplify):
        return _Tangent(program, tuple(directions), {}, {}, directions).program_of_tangents()


def tangents(program: ir.Program, name: str, order: int) -> ir.Program:
    """The program of the derivative of `order` by one name.

    From the second pass on a name that has its tangent beside it does not get another.
    """
    known: dict[tuple[Scope, str], str] = {}
    results: dict[str, dict[int, int]] = {}
    with program.graph.simplifying(simplify):
        for _ in range(order):
            one = _Tangent(program, (name,), known, results)
            program = one.program_of_tangents()
            known, results = one.all_known(), one.all_results()
    return program


ALONG = " direction"  # what tangents are by where one direction has all inputs that move


class _Tangent:
    """What one transformation knows: kinds, activity, and the names of tangents by direction."""

    def __init__(
        self,
        program: ir.Program,
        wrt: tuple[str, ...],
        known: dict,
        results: dict,
        directions: dict[str, str] | None = None,
        named_by_input: bool = False,
    ):
        self.program, self.graph = program, program.graph
        self.moving, self.directions = wrt, directions or {}
        self.wrt = (ALONG,) if directions else wrt  # what tangents are by
        self.named_by_input = named_by_input  # da_dx, and not da
        self.writes = program.writes
        self.known, self.known_results = known, results
        self.author = frozenset(program.taken)
        self.taken: dict[Scope, set[str]] = {None: program.taken}
        self.kinds = kinds_of(program)
        self.activity = Activity(program, self.kinds, wrt)
        self.names: dict[tuple[Scope, str, str], str] = {}

    def program_of_tangents(self) -> ir.Program:
        seeds = tuple(
            Assign((self.dot(n, w, None),), (), self.seed(n, w))
            for w in self.wrt
            for n in self.moving
            if self.is_input(n) and not self.has_tangent(n, None)
        )
        zeros = constant_form("zeros_like")
        written = tuple(  # other inputs, into whose elements a value with a tangent goes
            Assign((self.dot(n, w, None),), (), self.graph.node(zeros, (self.graph.var(n),)))
            for w in self.wrt
            for n in self.program.inputs
            if n not in self.moving and self.needs(n, None)
        )
        body = (*seeds, *written, *self.body(self.program.body, None))
        outputs = tuple(self.tangent_of(v, None, w) for w in self.wrt for v in self.program.outputs)
        self.program.taken.update(*self.taken.values())
        return self.program.with_body(body, outputs)

    def seed(self, name: str, w: str):
        """The tangent of an input that moves."""
        if not self.directions:
            return 1.0 if name == w else ZERO
        direction = self.graph.var(self.directions[name])
        number = self.kinds.is_number_name(name, None)
        return direction if number else self.graph.node(ir.COPY, (direction,))

    def is_input(self, name: str) -> bool:
        return name in self.program.inputs

    def dot(self, name: str, w: str, scope: Scope) -> str:
        """The name of the tangent of `name` by `w`."""
        key = (self.kinds.scope(name, scope), name, w)
        if key[:2] in self.known:
            return self.known[key[:2]]
        if key not in self.names:
            base = f"d{name}_d{w}" if self.named_by_input else f"d{name}"
            home = key[0]
            if home not in self.taken:  # a function's names are its own
                self.taken[home] = set(self.author)
            self.names[key] = fresh(self.taken[home], base)
        return self.names[key]

    def has_tangent(self, name: str, scope: Scope) -> bool:
        """Whether an earlier pass put the tangent of `name` beside it."""
        return (self.kinds.scope(name, scope), name) in self.known

    def needs(self, name: str, scope: Scope) -> bool:
        """Whether this pass is to give `name` a tangent."""
        return self.varied(name, scope) and not self.has_tangent(name, scope)

    def all_known(self) -> dict:
        """The tangent beside each name, for the next pass: functions have their new names."""
        made = {(s, n): dot for (s, n, w), dot in self.names.items() if w}
        scopes = {d: self.dotted(d) for d in self.kinds.defs if self.doubles(d)}
        return {(scopes.get(s, s), n): dot for (s, n), dot in (self.known | made).items()}

    def all_results(self) -> dict[str, dict[int, int]]:
        """Of each function, where the tangent of each result is among the results."""
        found = dict(self.known_results)
        for d in self.kinds.defs:
            if self.doubles(d):
                old = self.known_results.get(d, {})
                count = walks.result_count(self.kinds.defs[d])
                new = {k: count + i for i, k in enumerate(self.results(d))}
                found[self.dotted(d)] = old | new
        return found

    def tangent_of(self, value, scope: Scope, w: str, out=None):
        """The tangent of an expression by `w`; ZERO where it has none."""

        def leaf(name: str):
            return self.graph.var(self.dot(name, w, scope)) if self.varied(name, scope) else None

        t = push_forward(value, leaf, self.kinds, scope, out)
        return ZERO if t is None else t

    def varied(self, name: str, scope: Scope) -> bool:
        return self.activity.is_varied(name, scope)

    # -- statements -------------------------------------------------------------------------------
    def body(self, body, scope: Scope) -> tuple:
        return tuple(t for s in body for t in self.statement(s, scope))

    def statement(self, s, scope: Scope):
        match s:
            case Assign(_, _, Call()):
                return self.call(s, scope)
            case Assign((target,), index, value):
                return self.assign(s, target, index, value, scope)
            case If(test, body, orelse):
                return (If(test, self.body(body, scope), self.body(orelse, scope)),)
            case For():
                return self.loop(s, scope)
            case While(test, body):
                return (While(test, self.body(body, scope)),)
            case Leave("return", values):
                return (Leave("return", (*values, *self.returned(values, scope))),)
            case Leave():
                return (s,)
            case Def():
                return self.define(s)
        assert_never(s)

    def loop(self, s: For, scope: Scope) -> tuple:
        inner = self.body(s.body, scope)
        if self.varied(s.name, scope):  # a name that was a real before counts from here on
            dots = [self.dot(s.name, w, scope) for w in self.wrt]
            inner = (*[Assign((dot,), (), ZERO) for dot in dots], *inner)
        return (For(s.name, s.start, s.stop, s.step, s.reverse, inner),)

    def define(self, s: Def) -> tuple:
        """A function, and that of its tangents where some calls carry one."""
        if not self.doubles(s.name):
            return (s,)
        needed = [p for p in s.parameters if self.needs(p, s.name)]
        dots = [self.dot(p, w, s.name) for w in self.wrt for p in needed]
        body = self.body(s.body, s.name)
        return (s, Def(self.dotted(s.name), (*s.parameters, *dots), body))

    def assign(self, s, target: str, index, value, scope: Scope):
        if type(value) is Expr and value.op is ir.LIST:
            lists = [
                Assign((self.dot(target, w, scope),), (), value)
                for w in self.wrt
                if self.needs(target, scope)
            ]
            return (s, *lists)
        if not self.needs(target, scope):
            return (s,)
        # a name that is no operand of its own value is assigned first: its tangent may use it
        first = not index and target not in ir.names(value)
        out = self.graph.var(target) if first else None
        dots = []
        for w in self.wrt:
            if target == w and not index and self.kinds.scope(target, scope) is None:
                t = self.ones(target, scope)
            else:
                t = self.tangent_of(value, scope, w, out)
            if t is ZERO and not index and not self.kinds.is_number(self.graph.var(target), scope):
                t = self.zeros(value)
            elif not index and not self.kinds.is_number(self.graph.var(target), scope):
                t = self.apart(t, value)
            dots.append(Assign((self.dot(target, w, scope),), index, t))
        return (s, *dots) if first else (*dots, s)

    def ones(self, name: str, scope: Scope):
        x = self.graph.var(name)
        if self.kinds.is_number(x, scope):
            return 1.0
        return self.graph.node(ir.constant_form("ones_like"), (x,))

    def zeros(self, value):
        if type(value) is not Expr:
            return ZERO
        return self.graph.node(ir.constant_form("zeros_like"), (value,))

    # -- calls ------------------------------------------------------------------------------------
    def doubles(self, function: str) -> bool:
        """Whether a result of a function depends on wrt."""
        prefix = f"{function}()["
        return any(name.startswith(prefix) for _, name in self.activity.varied)

    def dotted(self, function: str) -> str:
        key = (None, f"{function}()", "")
        if key not in self.names:
            self.names[key] = fresh(self.program.taken, f"d{function}")
        return self.names[key]

    def results(self, function: str) -> list[int]:
        """The results of a function that depend on wrt and lack their tangent, by position."""
        known = self.known_results.get(function, {})
        return [
            k
            for k in range(walks.result_count(self.kinds.defs[function]))
            if k not in known and (None, result_of(function, k)) in self.activity.varied
        ]

    def returned(self, values, scope: Scope):
        if scope is None or not self.doubles(scope):
            return ()
        kept = self.results(scope)
        return tuple(self.full_tangent(values[k], scope, w) for w in self.wrt for k in kept)

    def full_tangent(self, value, scope: Scope, w: str):
        """The tangent of a value in its own shape."""
        t = self.tangent_of(value, scope, w)
        if self.kinds.is_number(value, scope):
            return 0.0 if t is ZERO else t
        return self.zeros(value) if t is ZERO else self.apart(t, value)

    def apart(self, t, value):
        """The tangent of an array, which may be written to where `value` is a new one."""
        return own(t, value) if self.writes else t

    def call(self, s: Assign, scope: Scope):
        function, args = s.value.function, s.value.args
        if function == ir.APPEND:
            stack = args[0].args[0]
            dots = [
                Assign((), (), Call(function, (self.graph.var(self.dot(stack, w, scope)), t)))
                for w in self.wrt
                if self.needs(stack, scope)
                for t in (self.full_tangent(args[1], scope, w),)
            ]
            return (*dots, s)
        if function == ir.POP:
            stack = args[0].args[0]
            dots = [
                Assign(
                    tuple(self.dot(t, w, scope) for t in s.targets),
                    (),
                    Call(function, (self.graph.var(self.dot(stack, w, scope)),)),
                )
                for w in self.wrt
                if self.needs(stack, scope)
            ]
            return (*dots, s) if dots else (s, *self.constant(s.targets, scope))
        wanted = any(self.activity.is_active(t, scope) for t in s.targets)
        if not wanted or not self.doubles(function):
            return (s, *self.constant(s.targets, scope))
        active = [
            a for p, a in zip(self.kinds.defs[function].parameters, args) if self.needs(p, function)
        ]
        tangents = [self.full_tangent(a, scope, w) for w in self.wrt for a in active]
        more = [self.dot(s.targets[k], w, scope) for w in self.wrt for k in self.results(function)]
        call = Call(self.dotted(function), (*args, *tangents))
        given = {*self.results(function), *self.known_results.get(function, {})}
        constant = [t for k, t in enumerate(s.targets) if k not in given]
        return (Assign((*s.targets, *more), (), call), *self.constant(constant, scope))

    def constant(self, targets, scope: Scope):
        """The tangents of names that a call gives constants."""
        for t in targets:
            if self.needs(t, scope):
                x = self.graph.var(t)
                zero = ZERO if self.kinds.is_number(x, scope) else self.zeros(x)
                for w in self.wrt:
                    yield Assign((self.dot(t, w, scope),), (), zero)
