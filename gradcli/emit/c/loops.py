"""Loops and tests in C: range(...) as a for, bounds read once, tests and their opposites."""

import re

from gradcli.core import ir
from gradcli.core.ir import Call, Expr, For, fresh
from gradcli.emit.c.calls import Calls
from gradcli.emit.c.expressions import ATOM, COMPARE, SIGN, SUM, Text, literal
from gradcli.emit.c.text import Block, Line
from gradcli.emit.c.types import lengths
from gradcli.lowering.raising.restore import COMPARED

# What a test is when it is negated; the order of real numbers has no opposite, since NaN has none.
OPPOSITE = {"equal": "not_equal", "not_equal": "equal"}


OPPOSITE_WHOLE = {
    "less": "greater_equal", "less_equal": "greater", "greater": "less_equal",
    "greater_equal": "less",
}  # fmt: skip


class Loops(Calls):
    """The part of a function's printer that writes loops."""

    def looped(self, body: tuple) -> list[Line]:
        """A loop's body, without a `continue` that nothing follows."""
        out = self.body(body)
        while out and out[-1] == "continue;":
            out.pop()
        return out

    def repeat(self, test, body: tuple) -> None:
        outer, self.out = self.out, []
        self.prepare(test)
        head, stop = self.test(test), self.negated(test)
        before, self.out = self.out, outer
        if before:  # what the test needs is computed in each round
            before.append(Block(f"if ({stop.text})", ["break;"]))
            head = literal(True)
        self.out.append(Block(f"while ({head.text})", before + self.looped(body)))

    def loop(self, s: For) -> None:
        before = len(self.out)
        self.prepare(*(v for v in (s.start, s.stop, s.step) if type(v) in (Expr, Call)))
        outer = id(s) in self.declared.outer
        name = fresh(self.taken, f"{self.names[s.name]}_next") if outer else self.names[s.name]
        changed = ir.changed((s,))
        unit = s.reverse and type(s.step) is int and abs(s.step) == 1
        start = self.bound(s.start, changed, "start")
        stop = self.bound(s.stop, changed, "stop", -s.step if unit else 0)
        first: list[Line] = [f"{self.names[s.name]} = {name};"] if outer else []
        if type(s.step) is not int or (s.reverse and abs(s.step) != 1):
            step = self.bound(s.step, changed, "step")
            count = f"range_length({start.text}, {stop.text}, {step.text})"
            k = self.counter()
            if s.reverse:
                head = f"for (long long {k} = {count} - 1; {k} >= 0; {k}--)"
            else:
                end = self._kept_as(Text(count), "rounds")
                head = f"for (long long {k} = 0; {k} < {end.text}; {k}++)"
            if outer or any(s.name in self.reads(inner) for inner in ir.statements(s.body)):
                value = self._counted(start, step, k)
                first = [f"{'' if outer else 'long long '}{self.names[s.name]} = {value};"]
            inner = self.looped(s.body)
            self.counters.remove(k)
        else:
            head = _header(name, start, stop, s.step, s.reverse)
            inner = self.looped(s.body)
        if first or inner or any(type(v) is Call for v in (s.start, s.stop, s.step)):
            self.out.append(Block(head, first + inner))
        else:  # what it writes is read by nobody, and neither are its bounds
            del self.out[before:]

    def _counted(self, start: Text, step: Text, k: str) -> str:
        """start + k*step."""
        parts = [int(t.text) if re.fullmatch(r"-?\d+", t.text) else t for t in (start, step)]
        if type(parts[1]) is int:
            first = parts[0] if type(parts[0]) is int else lengths.name(start.at(ATOM))
            return lengths.text(lengths.plus(lengths.times(lengths.name(k), parts[1]), first))
        return f"{start.at(SUM)} + {k}*{step.at(ATOM)}"

    def bound(self, value, changed: set[str], base: str, more: int = 0) -> Text:
        """A loop's bound + more; in a name of its own where the loop would change or repeat it."""
        text, total = self.whole(value), self._sum(value)
        if total is not None:
            text = Text(lengths.text(lengths.plus(total, more)), SUM)
            text = text._replace(level=ATOM if re.fullmatch(r"\w+", text.text) else SUM)
        elif more:
            text = Text(f"{text.at(SUM)} {'-' if more < 0 else '+'} 1", SUM)
        if ir.names(value) & changed or type(value) is Call or "(" in text.text:
            return self._kept_as(text, base)
        return text

    def _kept_as(self, text: Text, base: str) -> Text:
        name = fresh(self.taken, base)
        self.out.append(f"const long long {name} = {text.text};")
        return Text(name)

    def negated(self, test) -> Text:
        """The text of `not test`."""
        decided = {"true": False, "false": True}.get(self.test(test).text)
        if decided is not None:
            return literal(decided)
        if type(test) is Expr and test.op is not None:
            row, whole = test.op.name, all(self.kind(a) != "real" for a in test.args)
            other = OPPOSITE.get(row) or (whole and OPPOSITE_WHOLE.get(row))
            if other:
                a, b = (self.text(v).at(SUM) for v in test.args)
                return Text(f"{a} {COMPARED[other]} {b}", COMPARE)
            if test.op is ir.NOT:
                return self.test(test.args[0])
        return Text(f"!{self.test(test).at(ATOM)}", SIGN)


def _header(name: str, start: Text, stop: Text, step: int, reverse: bool) -> str:
    """The head of a loop over range(start, stop, step), which a reversed one walks from its end."""
    if reverse:  # |step| is 1, and `stop` the last number
        sign, change = (">=", "--") if step > 0 else ("<=", "++")
        return (
            f"for (long long {name} = {stop.text}; {name} {sign} {start.at(SUM)}; {name}{change})"
        )
    sign = "<" if step > 0 else ">"
    if step == 1 and stop.text.endswith(" + 1") and "(" not in stop.text:
        sign, stop = "<=", Text(stop.text[:-4], SUM)
    change = {1: "++", -1: "--"}.get(step, f" {'+' if step > 0 else '-'}= {abs(step)}")
    return f"for (long long {name} = {start.text}; {name} {sign} {stop.at(SUM)}; {name}{change})"
