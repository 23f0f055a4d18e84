"""Core programs as typed statements: one function for each of theirs, and one for the whole.

The order of what is computed is decided here, and what has to be kept before it is written over.
A name that may have no value where it is read is asked: the run is a fault where it has none.
"""

from gradcli.core import ir
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, assert_never
from gradcli.core.liveness import global_reads
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.typed.arrays import Arrays
from gradcli.typed.frame import Frame
from gradcli.typed.infer import Types
from gradcli.typed.lowering.assignments import Assignments
from gradcli.typed.mixed import may_be_whole
from gradcli.typed.operations import as_kind, exact
from gradcli.typed.parameters import given_back, given_to
from gradcli.typed.refusals import refuse
from gradcli.typed.statements import (
    Branch,
    Check,
    Clear,
    Const,
    Copy,
    Function,
    Get,
    Loop,
    Op,
    Pop,
    PopAll,
    Push,
    PushAll,
    Repeat,
    Set,
    Statement,
    Value,
)
from gradcli.typed.statements import Leave as Left
from gradcli.typed.unread import without_unread
from gradcli.typed.unset import may_be_unset
from gradcli.typed.values import (
    MIXED,
    Array,
    Stack,
    Type,
    array_of,
    as_real,
    kind_of,
    number_of,
    stack_of,
)

WHOLE = "whole"  # the function that the program is


class Lowered:
    """functions: those of the program, and last the whole; types: its types; inputs: the names of
    what the whole is given, in order: lengths before the arrays that have them; outputs: the types
    of what it gives back; mixed: whether the first is a real, and whole on some way."""

    def __init__(
        self,
        functions: list[Function],
        types: Types,
        inputs: list[str],
        outputs: list[str | Array],
        mixed: bool,
    ):
        self.functions, self.types = functions, types
        self.inputs, self.outputs, self.mixed = inputs, outputs, mixed


def lowered(types: Types, derivatives: int) -> Lowered:
    """The typed statements of a program whose last outputs, so many, are derivatives."""
    program = without_unread(types)
    defs = [s for s in program.body if type(s) is Def]
    types.reads = global_reads({d.name: d for d in defs})
    functions = [_function(types, d) for d in defs]
    found = [types.of(v, None) for v in program.outputs]
    first = len(found) - derivatives
    outputs = [given_back(as_real(t) if k >= first else t) for k, t in enumerate(found)]
    whole, inputs = _whole(types, program, outputs)
    mixed = may_be_whole(types, program.outputs[0])
    return Lowered([*functions, whole], types, inputs, outputs, mixed)


def _function(types: Types, d: Def) -> Function:
    frame = Frame(types, d.name, d.body, d.name)
    given = given_to(types, d.name)
    for g in given:
        _take(frame, g.name, g.type)
    body = Statements(frame, list(map(given_back, types.returned(d.name))))
    body.look_for_unset(d.body, {g.name for g in given}, set())
    frame.out = body.block(d.body)
    frame.made.body = body.starts + frame.out
    return frame.made


def _whole(
    types: Types, program: ir.Program, outputs: list[str | Array]
) -> tuple[Function, list[str]]:
    body = tuple(s for s in program.body if type(s) is not Def)
    frame = Frame(types, None, body, WHOLE)
    for symbol in types.told.free:
        frame.made.parameters.append((symbol, "int", False))
    for p in types.parameters:
        _take(frame, p.name, types.told.inputs[p.name])
    own = _own_results(frame, program.outputs, outputs)
    made = Statements(frame, outputs, own)
    made.look_for_unset(body, set(types.program.inputs), ir.names(*program.outputs))
    frame.out = made.block(body, program.outputs)
    frame.made.body = made.starts + frame.out
    return frame.made, [p[0] for p in frame.made.parameters]


def _take(frame: Frame, name: str, found: Type) -> None:
    """A parameter; an array that the body changes is copied first."""
    kind = kind_of(found)
    if not isinstance(found, Array):
        if kind not in NUMBERS:
            refuse(f"the parameter {name}")
        frame.made.parameters.append((name, kind, False))
        if name in frame.assigned:
            frame.made.slots[name] = kind
        return
    changed = name in frame.written or name in frame.assigned
    given = frame.fresh(f"{name}_given") if changed else name
    frame.made.parameters.append((given, kind, True))
    frame.made.kinds[given] = kind
    if changed:
        frame.take(name, found)
        frame.add(Copy(name, given, frame.size(found)))


def _own_results(frame: Frame, values: tuple, types: list[str | Array]) -> dict[int, str]:
    """The outputs that are an array of the program's own, which is given back as it is."""
    found: dict[int, str] = {}
    for k, (value, type_) in enumerate(zip(values, types)):
        if type(value) is not Expr or value.op is not None or type(type_) is not Array:
            continue
        name = value.args[0]
        own = name in frame.assigned and name not in frame.types.program.inputs
        if own and name not in found.values() and frame.named(name) == type_:
            found[k] = name
    return found


class Statements(Assignments):
    """Makes the statements of a function; results: the types of what it gives back; own: those of
    them that are an array of the program's, by their number."""

    frame: Frame

    def __init__(self, frame: Frame, results: list[str | Array], own: dict[int, str] | None = None):
        self.results = results
        self.starts = frame.out  # copies of parameters, which stand before all else
        frame.out = []
        self.arrays = Arrays(frame)
        super().__init__(self.arrays)
        self.out_names: list[str | None] = []
        self.own = own or {}
        self.unset: dict[str, Get] = {}  # whether names have a value that may have none
        self.last: set[str] = set()
        for k, found in enumerate(results):
            if isinstance(found, Array):
                name = self.own.get(k) or frame.fresh("result")
                frame.made.arrays_out.append((name, found.kind))
                frame.made.kinds[name] = found.kind
                self.out_names.append(name)
            else:
                frame.made.results.append(found)
                self.out_names.append(None)
        for name in sorted(frame.assigned):
            self._declare(name)

    def _declare(self, name: str) -> None:
        frame, found = self.frame, self.frame.named(name)
        own = frame.types.scope(name, frame.scope) == frame.scope
        if not own or name in frame.made.slots or name in frame.made.kinds:
            return
        if type(found) is Array:
            frame.take(name, found)
        elif isinstance(found, str) and found in NUMBERS:
            frame.made.slots[name] = found
        elif type(found) is Stack:
            self.arrays.stack_kind(name)

    # -- names that may have no value -------------------------------------------------------------
    def look_for_unset(self, body: ir.Body, given: set[str], last: set[str]) -> None:
        """Names that may be read too early get a truth beside them: whether they have a value."""
        own = self.frame.assigned - given
        own = {n for n in own if self.frame.types.scope(n, self.frame.scope) == self.frame.scope}
        own = {n for n in own if type(self.frame.named(n)) is not Stack}
        for name in sorted(may_be_unset(body, given, own, self.frame.reads, last)):
            self.unset[name] = self.frame.slot(f"{name}_is_set", "bool")
        if self.unset:
            self.last = last

    def _check_set(self, names: set[str]) -> None:
        for name in sorted(names & self.unset.keys()):
            self.frame.add(Check(self.unset[name]))

    def _now_set(self, names: tuple[str, ...]) -> None:
        for name in names:
            if name in self.unset:
                self.frame.add(Set(self.unset[name].name, Const("bool", True)))

    # -- blocks -----------------------------------------------------------------------------------
    def block(self, body: ir.Body, last: tuple | None = None) -> list[Statement]:
        """The typed statements of a body; `last` are the values that the whole gives back."""
        outer, self.frame.out = self.frame.out, []
        for s in body:
            self.statement(s)
            self.elements.forget()
        if last is not None:
            self._check_set(self.last)
            self.leave(last)
            self.elements.forget()
        out, self.frame.out = self.frame.out, outer
        return out

    def statement(self, s) -> None:
        if self.unset:
            self._check_set(self.frame.reads(s))
        match s:
            case Assign():
                self.assign(s)
                if not s.index:
                    self._now_set(s.targets)
            case If(test, then, orelse):
                self.arrays.prepare(test)
                value = self.elements.test(test)
                self.elements.forget()
                self.frame.add(Branch(value, self.block(then), self.block(orelse)))
            case For():
                self.loop(s)
            case While(test, body):
                self.repeat(test, body)
            case Leave("return", values):
                self.leave(values)
            case Leave(how, _):
                self.frame.add(Left(how))
            case Def():
                raise AssertionError("functions are lowered by themselves")
            case _:
                assert_never(s)

    # -- loops ------------------------------------------------------------------------------------
    def repeat(self, test, body: ir.Body) -> None:
        outer, self.frame.out = self.frame.out, []
        self.arrays.prepare(test)
        value = self.elements.test(test)
        self.elements.forget()
        before, self.frame.out = self.frame.out, outer
        self.frame.add(Repeat(before, value, self.block(body)))

    def loop(self, s: For) -> None:
        self.arrays.prepare(s.start, s.stop, s.step)
        ends = [self.elements.whole(v) for v in (s.start, s.stop, s.step)]
        start, stop, step = [self._bound(e) for e in ends]
        self.elements.forget()
        kind = number_of(self.frame.named(s.name))
        outer, self.frame.out = self.frame.out, []
        self._now_set((s.name,))
        first, self.frame.out = self.frame.out, outer
        body = [*first, *self.block(s.body)]
        if kind == "int":
            self.frame.add(Loop(s.name, start, stop, step, s.reverse, body))
            return
        k = self.frame.slot(s.name, "int")
        body = [Set(s.name, as_kind(k, kind)), *body]
        self.frame.add(Loop(k.name, start, stop, step, s.reverse, body))

    def _bound(self, value: Value) -> Value:
        """A bound of a loop, which it may change: in a name of its own."""
        if type(value) is Const:
            return value
        own = self.frame.slot("bound", "int")
        self.frame.add(Set(own.name, value))
        return own

    # -- leaving ----------------------------------------------------------------------------------
    def leave(self, values: tuple) -> None:
        numbers: list[Value] = []
        for k, (found, name, value) in enumerate(zip(self.results, self.out_names, values)):
            if k in self.own:
                continue
            if isinstance(found, Array):
                assert name is not None
                plain = type(value) is Expr
                self.arrays.prepare(value, whole=value if plain else None)
                if type(value) is Call:
                    array = self.elements.array_given(value)
                    self.copy(name, found, array, self.frame.array(value))
                else:
                    self.arrays.store(name, found, value)
            else:
                self.arrays.prepare(value)
                own = self.frame.slot("given", found)
                self.frame.add(Set(own.name, self._number_as(value, found)))
                numbers.append(own)
        self.frame.add(Left("return", tuple(numbers)))

    # -- assignments ------------------------------------------------------------------------------
    def assign(self, s: Assign) -> None:
        match s:
            case Assign((), (), Call(ir.APPEND) as call):
                self._append(call)
            case Assign(targets, (), Call(ir.POP, (stack,))):
                self._pop(stack.args[0], targets)
            case Assign(targets, (), Call() as call):
                self.call(targets, call)
            case Assign((), _, _):
                pass
            case Assign((target,), (), value):
                self._name(target, value)
            case Assign((target,), index, value):
                self.part(target, index, value)

    def _name(self, target: str, value) -> None:
        found = self.frame.named(target)
        if type(found) is Stack:
            self.arrays.stack_kind(target)
            self.frame.add(Clear(target))
        elif type(found) is Array:
            self._array(target, found, value)
        else:
            self.arrays.prepare(value)
            if found == "int" and type(value) is float:
                value = int(value)
            self.frame.add(Set(target, self._number_as(value, number_of(found))))

    def _number_as(self, value, kind: str) -> Value:
        """A number for a name of a kind: one that is whole on one way and real on another, as
        which a large whole number may lose digits."""
        number = self.elements.number(value)
        if kind == "real" and type(value) is Expr:
            return exact(self.frame, value, number)
        return as_kind(number, kind)

    def _array(self, target: str, found: Array, value) -> None:
        if type(value) is Expr and value.op is None and value.args[0] == target:
            return
        if type(value) is not Expr:
            self.arrays.store(target, found, value)
            return
        self.arrays.prepare(value, whole=value)
        self.array(target, found, value)

    # -- calls and stacks -------------------------------------------------------------------------
    def _append(self, call: Call) -> None:
        stack, value = call.args[0].args[0], call.args[1]
        found, kind = self.frame.of(value), self.arrays.stack_kind(call.args[0].args[0])
        self.arrays.prepare(value)
        if type(found) is Array:
            array = self.arrays.memory(value, kind)
            self.frame.add(PushAll(stack, array, self.frame.size(found)))
        elif found in NUMBERS:
            number = self.elements.number(value)
            if kind == "real" and number.kind == "int":  # it has to come back as it is
                number = Op("real", "exact", (number,))
            self.frame.add(Push(stack, as_kind(number, kind)))
        else:
            refuse(f"a list of values of different shapes, {stack},")

    def _pop(self, stack: str, targets: tuple[str, ...]) -> None:
        """What was pushed last goes back into the name that takes it, or is dropped."""
        frame, found = self.frame, stack_of(self.frame.named(stack)).item
        kind = self.arrays.stack_kind(stack)
        if targets and found == MIXED:
            found = frame.named(targets[0])
        if found == MIXED or found is None:
            refuse(f"the stack {stack}, which holds values of different shapes,")
        if type(found) is Array:
            size = frame.size(found)
            if not targets:
                frame.add(PopAll("", stack, size))
                return
            own = array_of(frame.named(targets[0]))
            if own == found and found.kind == kind:
                frame.add(PopAll(targets[0], stack, size))
                return
            name = frame.memory("popped", Array(kind, found.axes))
            frame.add(PopAll(name, stack, size))
            self.copy(targets[0], own, name, Array(kind, found.axes))
        elif not targets:
            frame.add(Pop("", stack))
        else:
            slot, wanted = frame.slot("popped", kind), number_of(frame.named(targets[0]))
            frame.add(Pop(slot.name, stack))
            frame.add(Set(targets[0], as_kind(slot, wanted)))
