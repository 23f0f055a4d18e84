"""What each name and expression of a core program may hold, known without running it.

One kind (`kind_rules`) a name and scope, the join over all of its assignments.  An undeclared input
is a real unless its default is an array (`literal_arrays`) or something that only arrays have is
asked of it (`array_inputs`): an index, a loop, a reduction, a product.
"""

from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Expr, For, Leave
from gradcli.core.operators import BOOLEANS
from gradcli.core.types.array_inputs import array_inputs
from gradcli.core.types.kind_rules import (
    ARRAYS,
    NUMBERS,
    SHAPED,
    join,
    node_kind,
    number_kind,
    with_axes,
)
from gradcli.core.types.literal_arrays import written_arrays

if TYPE_CHECKING:
    from gradcli.core.types.shapes import Shapes

Scope = str | None  # the function a name is local to; None: the top level


def kinds_of(program: ir.Program) -> "Kinds":
    """The kinds of a program, found once."""
    if program.kinds is None:
        program.kinds = Kinds(program)
    return program.kinds


class Kinds:
    """The kinds of a program's names; `of(value, scope)` gives an expression's."""

    def __init__(self, program: ir.Program):
        self.program = program
        self.defs = program.defs
        self.locals: dict[Scope, set[str]] = {None: set()}
        for name, d in self.defs.items():
            self.locals[name] = walks.locals_of(d)
        self.blocks = self._blocks()
        self._shapes: Shapes | None = None
        inputs = {name: _input_kind(*given) for name, given in program.inputs.items()}
        inputs |= written_arrays(program.header) | (program.arrays or {})
        self.memo: dict[Scope, dict[int, str | None]] = {}  # kinds of nodes, by this table
        self.asked: set[tuple[Scope, str]] = set()  # names whose kinds the memo rests on
        while True:
            self.table: dict[tuple[Scope, str], str] = {
                (None, name): kind for name, kind in inputs.items()
            }
            self.table |= {(None, name): "real" for name in program.constants}
            self._fixpoint()
            arrays = array_inputs(self) if program.arrays is None else None
            if not arrays:
                break
            inputs |= arrays
        program.arrays = {
            n: kind for n, kind in inputs.items() if kind != _input_kind(*program.inputs[n])
        }

    def apart(self) -> "Kinds":
        """The same kinds, for a transform that adds names of its own: the program's stay."""
        other = copy(self)
        other.locals = {scope: set(names) for scope, names in self.locals.items()}
        other.table = dict(self.table)
        other.memo = {scope: dict(kinds) for scope, kinds in self.memo.items()}
        other._shapes = self._shapes and self._shapes.apart(other)
        return other

    def scope(self, name: str, scope: Scope) -> Scope:
        """The scope that `name`, read in `scope`, belongs to."""
        return scope if scope is not None and name in self.locals[scope] else None

    def name(self, name: str, scope: Scope) -> str | None:
        return self.asked_of((self.scope(name, scope), name))

    def asked_of(self, place: tuple[Scope, str]) -> str | None:
        self.asked.add(place)
        if place not in self.table and place[1] in self.program.constants:
            return "real"  # one that a derivative was the first to read
        return self.table.get(place)

    def is_number_name(self, name: str, scope: Scope) -> bool:
        return self.name(name, scope) in NUMBERS

    @property
    def shapes(self) -> "Shapes":
        """The shapes of the program's values, found when first asked for."""
        if self._shapes is None:
            from gradcli.core.types.shapes import Shapes

            self._shapes = Shapes(self)
        return self._shapes

    def is_number(self, value, scope: Scope) -> bool:
        return self.of(value, scope) in NUMBERS

    def arrays(self) -> set[str]:
        """The names that are arrays, or may be ones, in any scope."""
        return {name for (_, name), kind in self.table.items() if kind in ARRAYS}

    def has_arrays(self) -> bool:
        """Whether the program computes with an array, or with what may be one."""
        self.below([v for v in self.program.outputs if type(v) is Expr], None)
        tables = (self.table, *self.memo.values())
        return not all([set(table.values()).isdisjoint(ARRAYS) for table in tables])

    # -- names ------------------------------------------------------------------------------------
    def _blocks(self):
        """(scope, statement) for every statement; a function's under its name."""

        def walk(body, scope):
            for s in body:
                yield scope, s
                for inner in ir.bodies(s):
                    yield from walk(inner, s.name if type(s) is Def else scope)

        return list(walk(self.program.body, None))

    def _raise(self, scope: Scope, name: str, kind: str | None) -> bool:
        """Join a kind to that of a name; whether something that is known rests on the old one."""
        key = (self.scope(name, scope), name)
        new = join(self.table.get(key), kind)
        if new == self.table.get(key):
            return False
        self.table[key] = new
        return key in self.asked

    def _fixpoint(self) -> None:
        changed = True
        while changed:
            changed = False
            self.memo.clear()  # within a round a stale kind is too low, and the next one raises it
            self.asked.clear()
            for scope, s in self.blocks:
                if type(s) is Assign and not s.index and type(s.value) is not Call:
                    changed |= self._raise(scope, s.targets[0], self.of(s.value, scope))
                    continue
                for (home, name), kind in self._gives(s, scope):
                    changed |= self._raise(home, name, kind)

    def _gives(self, s, scope: Scope):
        """The kinds that any other statement gives to names: ((scope, name), kind)."""
        for value in ir.reads(s):  # a call may stand in a test or an element write too
            if type(value) is Call and value.function in self.defs:
                for p, arg in zip(self.defs[value.function].parameters, value.args):
                    yield (value.function, p), self.of(arg, scope)
        match s:
            case Assign(targets, (), Call(function, args)):
                yield from self._call_gives(targets, function, args, scope)
            case Assign((target,), _, value):
                old = self.name(target, scope)
                if old == "int" and self.of(value, scope) == "real":
                    yield (scope, target), "real"
            case For(name):
                yield (scope, name), "int"
            case Leave("return", values):
                for k, v in enumerate(values):
                    yield (None, f"{scope}()[{k}]"), self.of(v, scope)

    def _call_gives(self, targets, function, args, scope):
        if function == ir.APPEND:
            yield (None, f"{args[0].args[0]}[]"), self.of(args[1], scope)
        elif function == ir.POP:
            for t in targets:
                yield (scope, t), self.asked_of((None, f"{args[0].args[0]}[]"))
        else:
            for k, t in enumerate(targets):
                yield (scope, t), self.asked_of((None, f"{function}()[{k}]"))

    # -- expressions ------------------------------------------------------------------------------
    def of(self, value, scope: Scope) -> str | None:
        """The kind of a value; None where it is not known yet."""
        if type(value) is not Expr:
            return number_kind(value)
        if value.op is None:
            return self.name(value.args[0], scope)
        known = self.memo.get(scope, ())
        return known[id(value)] if id(value) in known else self.below((value,), scope)[id(value)]

    def below(self, values, scope: Scope) -> dict[int, str | None]:
        """The kind of every node below `values`, by identity, and perhaps of others."""
        memo = self.memo.setdefault(scope, {})
        for node in ir.postorder(values, memo):
            op = node.op
            if op is None:
                memo[id(node)] = self.name(node.args[0], scope)
            elif op.arity and op not in BOOLEANS and _of_reals(node, memo):
                memo[id(node)] = "real"
            else:
                kinds = [memo[id(a)] if type(a) is Expr else number_kind(a) for a in node.args]
                memo[id(node)] = self._node(node, kinds, memo, scope)
        return memo

    def _node(self, node: Expr, kinds: list, memo: dict, scope: Scope) -> str | None:
        """The kind of a node from those of what is below it."""
        kind, name = node_kind(node, kinds), node.op.name
        if kind == "real" and name == "getitem":
            return self._element(node.args[0], scope)
        if name in SHAPED:
            shape = node.attrs[0][1] if node.attrs else node.args[0]
            if type(shape) is Expr and shape.op is ir.SHAPE:
                return memo[id(shape.args[0])]
        return kind

    def _element(self, value: Expr, scope: Scope) -> str:
        """The kind of an element of an array, or of a number that is spread: a whole number in an
        input of such."""
        while type(value) is Expr and value.op is not None and value.op.holds == "first":
            value = value.args[0]
        if type(value) is not Expr:
            return number_kind(value)
        if value.op is not None or self.scope(value.args[0], scope) is not None:
            return "real"
        name = value.args[0]
        kind = self.program.inputs.get(name, ("float",))[0]
        return "real" if kind == "float" or name in self.written else kind

    @cached_property
    def written(self) -> set[str]:
        """The names that statements of the top level assign, as a whole or an element."""
        return {n for scope, s in self.blocks if scope is None for n in ir.assigned((s,))}


def _input_kind(kind: str, shape) -> str:
    if shape is None or shape == ():
        return "real" if kind == "float" else kind
    return with_axes(len(shape))


def _of_reals(node: Expr, kinds: dict) -> bool:
    """Whether a node is of reals alone: most nodes are."""
    for part in node.below:
        if kinds[id(part)] != "real":
            return False
    return bool(node.below)
