"""Statements: where names are declared, branches, loops, and ways out of a function."""

import re
from collections import Counter

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, assert_never
from gradcli.core.types import lengths
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.walks import leaves
from gradcli.emit.statements import length_text
from gradcli.emit.statements.assignments import Writes
from gradcli.emit.statements.buffers import Buffers
from gradcli.emit.statements.scopes import Declared
from gradcli.emit.statements.signature import Signature
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import ATOM, SUM, Block, Leaving, Line, Text
from gradcli.emit.statements.writer import Writer
from gradcli.typed.demands import part_of
from gradcli.typed.unread import read_order
from gradcli.typed.values import Array, Type, array_of


class Blocks:
    """Writes statements.

    declared: where names are declared; reading: in how many places each name is read; again: the
    names that are set more than once.
    """

    def __init__(
        self, symbols: Symbols, writer: Writer, buffers: Buffers, signature: Signature,
        declared: Declared, reading: Counter[str],
    ):  # fmt: skip
        self.symbols, self.writer, self.buffers = symbols, writer, buffers
        self.values, self.assignments = buffers.values, Writes(symbols, writer, buffers)
        self.signature, self.declared, self.reading = signature, declared, reading
        self.language = symbols.language
        self.again: set[str] = set()

    def body(self, statements: tuple, last: tuple = ()) -> list[Line]:
        """The lines of statements; `last` are the values that the whole gives back after them."""
        rest = list(statements)
        with self.writer.block() as out:
            while rest:
                calls = []
                while rest and self.is_call_read_once(rest[0]):
                    calls.append(rest.pop(0))
                self.buffers.elements.forget()
                reads = ir.reads(rest[0]) if rest else last
                once = not rest or self.is_made_once(rest[0])
                read = ir.names(*reads) if once and self.is_plain(reads) else set()
                for s in calls:
                    if s.targets[0] not in read:
                        self.statement(s)
                self.buffers.elements.forget()
                for s in calls:
                    if s.targets[0] in read:
                        self.buffers.prepare(*s.value.args)
                        name = self.symbols.types.graph.var(s.targets[0])
                        self.values.held[id(name)] = self.values.called(s.value)
                if rest:
                    self.statement(rest.pop(0))
                    self.buffers.elements.forget()  # what it writes may change what was held
            if last:
                self.leave(last)
        return out

    def is_made_once(self, s) -> bool:
        """Whether what a statement reads is computed once: not by a loop, and for no slice."""
        match s:
            case Assign((target,), index, _) if index:
                array = self.symbols.named(target)
                part = part_of(self.symbols.here, array_of(array), index)
                return type(part) is not Array
        return type(s) in (Assign, If, Leave)

    def statement(self, s) -> None:
        inline = self.declare(s)
        match s:
            case Assign():
                self.assignments.assign(s, inline)
            case If(test, then, orelse):
                self.buffers.prepare(test)
                self.branches(test, then, orelse)
            case For():
                self.loop(s)
            case While(test, body):
                self.repeat(test, body)
            case Leave("return", values):
                self.leave(values)
            case Leave(how, _):
                self.writer.add(self.language.line(how))
            case Def():
                raise AssertionError("functions are printed by themselves")
            case _:
                assert_never(s)

    def is_call_read_once(self, s) -> bool:
        """Whether a statement names what a function returns, for the one place that reads it.

        There the call itself may stand: functions of a program have no effects.
        """
        match s:
            case Assign((target,), (), Call(function)) if function in self.symbols.types.defs:
                own = target in self.symbols.author or target in self.symbols.ahead
                return self.reading[target] == 1 and not own and not self.values.by_pointer(s.value)
        return False

    def is_plain(self, values) -> bool:
        """Whether values are computed without a loop, in which a call would be made many times."""
        roots = walks.expressions(values)
        return all(n.op is None or self.symbols.of(n) in NUMBERS for n in read_order(roots))

    def folded(self, body: ir.Body) -> set[str]:
        """The numbers that a reduction adds up in their own place, and so sets again."""
        found = set()
        for s in ir.statements(body):
            match s:
                case Assign((target,), (), value) if self.symbols.named(target) in NUMBERS:
                    if self.assignments.folds_into(value, self.symbols.named(target)):
                        found.add(target)
        return found

    # -- declarations -----------------------------------------------------------------------------
    def declare(self, s) -> str:
        """Declare what is declared at a statement; the type that its one target's line starts with.

        That is so where the statement assigns a number that is declared nowhere before.
        """
        names = [n for n in self.declared.at.get(id(s), ()) if n not in self.symbols.ahead]
        if type(s) is Assign:
            names.sort(key=lambda n: s.targets.index(n) if n in s.targets else len(s.targets))
        inline, single = "", type(s) is Assign and not s.index and len(s.targets) == 1
        if single and s.targets[0] in names and s.targets[0] not in self.declared.zero:
            found = self.symbols.named(s.targets[0])
            if found in NUMBERS and not self.values.by_pointer(s.value):
                again = s.targets[0] in self.again
                inline = self.language.start(found, self.symbols.names[s.targets[0]], again)
            elif type(found) is Array and type(s.value) is not Call:
                inline = "array"
            if inline:
                names.remove(s.targets[0])
        self.declarations(names)
        return inline

    def declarations(self, names: list[str]) -> None:
        """A line for the names of each type."""
        lines: dict[str, list[tuple[str, bool, bool]]] = {}
        for n in names:
            found, zero = self.symbols.named(n), n in self.declared.zero
            if type(found) is Array:
                self.buffers.declare(self.symbols.names[n], found, 0.0 if zero else None)
            elif found in NUMBERS:
                one = (self.symbols.names[n], zero, n in self.again)
                lines.setdefault(found, []).append(one)
        for kind, numbers in lines.items():
            self.writer.add(*self.language.declared(kind, numbers))

    # -- branches ---------------------------------------------------------------------------------
    def branches(self, test, then: tuple, orelse: tuple) -> None:
        """if, else if, else; what follows a branch that leaves stands after it."""
        if not then and not orelse:
            return
        if_true = self.language.if_(self.values.test(test).text)
        if_false = self.language.if_(self.values.negated(test).text)
        a, b = self.body(then), self.body(orelse)
        if a and leaves(then):
            self.writer.add(Block(if_true, a), *b)
        elif b and (leaves(orelse) or not a):
            self.writer.add(Block(if_false, b), *a)
        elif a and b:
            first = b[0]
            chained = len(b) == 1 and isinstance(first, Block) and first.head.startswith("if ")
            if chained and isinstance(first, Block):
                other = first._replace(head=self.language.else_if(first.head))
            else:
                other = Block("else", b)
            self.writer.add(Block(if_true, a, other))
        elif a:
            self.writer.add(Block(if_true, a))

    # -- loops ------------------------------------------------------------------------------------
    def looped(self, body: tuple) -> list[Line]:
        """A loop's body, without a `continue` that nothing follows."""
        out = self.body(body)
        while out and out[-1] == self.language.line("continue"):
            out.pop()
        return out

    def repeat(self, test, body: tuple) -> None:
        with self.writer.block() as before:
            self.buffers.prepare(test)
            head, stop = self.values.test(test), self.values.negated(test)
        if before:  # what the test needs is computed in each round
            before.append(Block(self.language.if_(stop.text), [self.language.line("break")]))
            head = self.language.literal(True)
        lines = before + self.looped(body)
        self.writer.add(Block(self.language.while_(head.text), lines))

    def loop(self, s: For) -> None:
        before = len(self.writer.out)
        ends = [v for v in (s.start, s.stop, s.step) if type(v) in (Expr, Call)]
        self.buffers.prepare(*ends)
        outer, own = id(s) in self.declared.outer, self.symbols.names[s.name]
        name = self.symbols.fresh(f"{own}_next") if outer else own
        changed = ir.changed((s,))
        unit = s.reverse and type(s.step) is int and abs(s.step) == 1
        start = self.bound(s.start, changed, "start")
        stop = self.bound(s.stop, changed, "stop", -s.step if unit else 0)
        first: list[Line] = [self._counter(s, own, Text(name))] if outer else []
        if type(s.step) is not int or (s.reverse and abs(s.step) != 1):
            step = self.bound(s.step, changed, "step")
            count = self.language.called("range_length", [start, stop, step])
            with self.writer.counter() as k:
                if s.reverse:
                    head = self.language.counting_down(k, count)
                else:
                    head = self.language.counting(k, self._kept(count, "rounds"), False)
                reads = self.symbols.reads
                if outer or any(s.name in reads(inner) for inner in ir.statements(s.body)):
                    place = own if outer else self._start_of(s, own)
                    first = [self._counter(s, place, Text(_counted(start, step, k), SUM))]
                inner = self.looped(s.body)
        else:
            over = self.language.back if s.reverse else self.language.over
            head = over(name, start, stop, s.step)
            inner = self.looped(s.body)
        if first or inner or any(type(v) is Call for v in ends):
            self.writer.add(Block(head, first + inner))
        else:  # what it writes is read by nobody, and neither are its bounds
            del self.writer.out[before:]

    def _counter(self, s: For, place: str, value: Text) -> str:
        """The line by which a loop's name takes its number."""
        kind = self.symbols.kind(self.symbols.types.graph.var(s.name))
        return self.language.assign(place, self.language.stored(value, "int", kind))

    def _start_of(self, s: For, own: str) -> str:
        kind = self.symbols.kind(self.symbols.types.graph.var(s.name))
        return self.language.start(kind, own, s.name in ir.changed(s.body))

    def bound(self, value, changed: set[str], base: str, more: int = 0) -> Text:
        """A loop's bound + more; in a name of its own where the loop would change or repeat it."""
        whole = self.values.whole(value)
        text, total = self.values.printed(whole), self.values.total(whole)
        if total is not None:
            text = Text(length_text.text(lengths.plus(total, more)), SUM)
            text = text._replace(level=ATOM if re.fullmatch(r"\w+", text.text) else SUM)
        elif more:
            text = Text(f"{text.at(SUM)} {'-' if more < 0 else '+'} 1", SUM)
        if ir.names(value) & changed or type(value) is Call or "(" in text.text:
            return self._kept(text, base)
        return text

    def _kept(self, text: Text, base: str) -> Text:
        name = self.symbols.fresh(base)
        self.writer.add(self.language.constant(name, text))
        return Text(name)

    # -- leaving ----------------------------------------------------------------------------------
    def leave(self, values: tuple) -> None:
        """Give the results back: one number by `return`, others as the language has them."""
        if self.signature.returns:
            (value,) = values
            self.buffers.prepare(value)
            name, kind = self.symbols.fresh("result"), self.signature.returns
            text = self.values.stored(value, kind)
            held = self.language.assign(self.language.start(kind, name, again=False), text)
            self.writer.add(Leaving(self.language.line(f"return {text.text}"), held))
        elif self.language.by_pointer:
            self._write_results(values)
            end = "" if self.symbols.scope is None else self.language.line("return")
            self.writer.add(Leaving(end))
        else:
            self._give_back(values)

    def _write_results(self, values: tuple) -> None:
        """What is not in its place already goes where its pointer shows."""
        for (name, found), value in zip(self.signature.results, values):
            if name not in self.signature.aliases:
                self.buffers.prepare(value, whole=value if type(found) is Array else None)
                if type(found) is Array:
                    self.buffers.store(name, found, value)
                else:
                    self.writer.add(self.language.assign(f"*{name}", self.values.text(value)))

    def _give_back(self, values: tuple) -> None:
        """All of them at once: numbers, and arrays that are in memory."""
        given: list[tuple[str, Type]] = []
        self.buffers.prepare(*values)
        for (_, found), value in zip(self.signature.results, values):
            if isinstance(found, Array):
                name = self.buffers.memory(value, found.kind)
                own = name not in self.signature.given
                given.append((name if own else self.language.copy(name), found))
            else:
                given.append((self.values.stored(value, found).text, found))
        self.writer.add(Leaving(self.language.given_back(given)))


def _counted(start: Text, step: Text, k: str) -> str:
    """start + k*step."""
    parts = [int(t.text) if re.fullmatch(r"-?\d+", t.text) else t for t in (start, step)]
    if type(parts[1]) is int:
        first = parts[0] if type(parts[0]) is int else lengths.name(start.at(ATOM))
        return length_text.text(lengths.plus(lengths.times(lengths.name(k), parts[1]), first))
    return f"{start.at(SUM)} + {k}*{step.at(ATOM)}"
