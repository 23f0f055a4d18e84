"""What Julia says where the statements ask it."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from gradcli.core.types import lengths
from gradcli.core.types.lengths import Length
from gradcli.emit.about import About
from gradcli.emit.statements import length_text
from gradcli.emit.statements.language import Language
from gradcli.emit.statements.runtime import texts
from gradcli.emit.statements.said import gives, inputs, summary
from gradcli.emit.statements.signature import Signature
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import ATOM, SIGN, SUM, Block, Leaving, Line, Text, beside
from gradcli.emit.texts import TEXTS
from gradcli.typed.values import Array, Type

WORDS = """
    abstract baremodule begin break catch const continue do else elseif end export false finally for
    function global if import in isa let local macro module mutable primitive public quote return
    struct true try type using where while
    Inf NaN Int Float64 Bool Vector Base div rem mod fld abs sqrt exp log sin cos tan floor ceil
    trunc round length zeros copy typemin typemax fill push pop resize empty view isnan isinf
    isfinite xor println _
"""
GIVEN_BACK = "given_back"  # what several results are called where a call gives them
HELPERS = texts(Path(__file__).parent / "runtime", "#", r"^(?:function )?(\w+)\(")
_CODE = re.sub(r"#.*", "", "\n".join(HELPERS.values()))
CALLED = re.findall(r"(\w+)!?\(", _CODE)  # of Base too: sqrt, clamp, copy
RESERVED = frozenset(
    {*WORDS.split(), *HELPERS, *CALLED, *(t.julia for t in TEXTS.values()), GIVEN_BACK}
    | {"differs", "failures", "test"}
)
BITS = {"and": "&", "or": "|", "xor": "⊻"}
WHOLE = re.compile(r"-?\d+")
# What a line of Julia may end in and go on below
GOES_ON = (",", "(", "[", "+", "-", "*", "/", "&&", "||", "?", ":", "=", "<", ">", "==", "<=", ">=")


class Julia(Language):
    """Arrays begin at 1: a place is one more than it is elsewhere."""

    name = "Julia"
    types: Mapping[str, str] = {"real": "Float64", "int": "Int", "bool": "Bool"}
    reserved = RESERVED
    helpers = HELPERS
    column = "julia"
    end = ""
    converts = steps = False
    alone = True
    length = "length({})"

    # -- names ------------------------------------------------------------------------------------
    def constant_line(self, name: str, value: float) -> str:
        return f"const {name} = {value!r}"

    def words(self, text: str) -> set[str]:
        return super().words(re.sub(r"#.*", "", text))

    # -- numbers ----------------------------------------------------------------------------------
    def literal(self, value) -> Text:
        if type(value) is bool:
            return Text("true" if value else "false")
        if value is None or type(value) is str:
            return Text("")
        if value != value:
            return Text("NaN")
        if abs(value) == float("inf"):
            return Text("Inf") if value > 0 else Text("-Inf", SIGN)
        text = repr(value)
        return Text(text, SIGN if text.startswith("-") else ATOM)

    def as_real(self, t: Text, kind: str) -> Text:
        if kind == "real":
            return t
        if WHOLE.fullmatch(t.text):
            return Text(f"{t.text}.0", t.level)
        return Text(f"Float64({t.text})")

    def as_whole(self, t: Text, kind: str) -> Text:
        return Text(f"Int({t.text})" if kind == "bool" else f"trunc(Int, {t.text})")

    def operand(self, t: Text, kind: str, other: str) -> Text:
        """A Bool is no number beside a Float64: false*NaN is 0."""
        return self.stored(t, kind, other) if kind == "bool" else super().operand(t, kind, other)

    def bits(self, sign: str, a: Text, b: Text, kind: str) -> Text:
        return Text(f"({a.at(ATOM)} {BITS[sign]} {b.at(ATOM)})")

    def inverted(self, t: Text) -> Text:
        return Text(f"~{t.at(ATOM)}", SIGN)

    def quotient(self, row: str, a: Text, b: Text) -> Text:
        return super().quotient(row, a, b) if row == "mod" else self.called("div", [a, b])

    def whole(self, row: str, texts: Sequence[Text]) -> Text:
        return self.called("abs", texts) if row == "abs" else super().whole(row, texts)

    def least(self) -> Text:
        return Text("typemin(Int)")

    def largest(self) -> Text:
        return Text("typemax(Int)")

    # -- memory -----------------------------------------------------------------------------------
    def item(self, array: str, place: Length) -> str:
        return f"{array}[{length_text.text(lengths.plus(place, 1))}]"

    def address(self, array: str, at: Length, written: bool = False) -> str:
        if at == 0:
            return array
        return f"view({array}, {length_text.text(lengths.plus(at, 1))}:length({array}))"

    def array(
        self, name: str, kind: str, size: int | str, parts: Sequence[str], zero: bool, const: bool
    ) -> str:
        if parts:
            return f"{name} = {self.types[kind]}[{', '.join(parts)}]"
        return self.memory(name, kind, str(size))

    def memory(self, name: str, kind: str, count: str) -> str:
        shown = "" if kind == "real" else f"{self.types[kind]}, "
        return f"{name} = zeros({shown}{count})"

    def copied(self, name: str, other: str, count: str) -> str:
        return f"copy_to({other}, {name})"

    def copy(self, array: str) -> str:
        return f"copy({array})"

    # -- lines ------------------------------------------------------------------------------------
    def line(self, text: str) -> str:
        return text

    def start(self, kind: str, name: str, again: bool = True) -> str:
        return name

    def declared(self, kind: str, names: Sequence[tuple[str, bool, bool]]) -> list[str]:
        """A name that blocks hand on begins outside of them."""
        zero = {"real": "0.0", "int": "0", "bool": "false"}[kind]
        return [f"{name} = {zero}" for name, _, _ in names]

    # -- blocks -----------------------------------------------------------------------------------
    def if_(self, test: str) -> str:
        return f"if {test}"

    def else_if(self, head: str) -> str:
        return f"else{head}"

    def while_(self, test: str) -> str:
        return f"while {test}"

    def counting(self, name: str, end: Text, short: bool) -> str:
        return f"for {name} in 0:{beside(end, -1)}"

    def counting_down(self, name: str, end: Text) -> str:
        return f"for {name} in {beside(end, -1)}:-1:0"

    def over(self, name: str, start: Text, stop: Text, step: int) -> str:
        by = "" if step == 1 else f"{step}:"
        return f"for {name} in {start.at(SUM)}:{by}{beside(stop, -1 if step > 0 else 1)}"

    def back(self, name: str, first: Text, last: Text, step: int) -> str:
        by = "-1" if step > 0 else "1"
        return f"for {name} in {last.at(SUM)}:{by}:{first.at(SUM)}"

    def laid_out(self, lines: Sequence[Line], depth: int = 1) -> list[str]:
        out: list[str] = []
        start = "    " * depth
        for line in lines:
            assert not isinstance(line, Leaving)  # what it frees is known by now
            if isinstance(line, str):
                out += self.broken(start + line)
                continue
            block: Block | None = line
            while block is not None:
                out += self.broken(start + (block.head or "let"))
                out += self.laid_out(block.body, depth + 1)
                block = block.then
            out.append(start + "end")
        return out

    def may_end(self, line: str, k: int) -> bool:
        """After an operator, that what follows belongs to it."""
        return line[:k].endswith(GOES_ON)

    # -- stacks -----------------------------------------------------------------------------------
    def stack(self, name: str, whole: bool) -> str:
        return f"{name} = {'Int' if whole else 'Float64'}[]"

    def cleared(self, name: str) -> str:
        return f"empty!({name})"

    def pushed(self, name: str, whole: bool, value: Text) -> str:
        return f"push!({name}, {value.text})"

    def popped(self, name: str, whole: bool) -> Text:
        return Text(f"pop!({name})")

    def dropped(self, name: str, whole: bool, count: str) -> str:
        return f"resize!({name}, length({name}) - ({count}))" if count else f"pop!({name})"

    def held(self, name: str) -> Text:
        return Text(f"length({name})")

    def moved(self, name: str, array: str, size: str, back: bool) -> str:
        return f"{'pop_all' if back else 'push_all'}({name}, {array}, {size})"

    # -- functions --------------------------------------------------------------------------------
    def parameter(self, name: str, found: Type, size: Length, again: bool) -> str:
        """Of a type: an Int in the place of a Float64 would wrap past 64 bits."""
        if type(found) is Array:
            return f"{name}::AbstractVector{{{self.types[found.kind]}}}"
        return f"{name}::{self.types[str(found)]}"

    def function(
        self, name: str, parameters: Sequence[str], results: Sequence[Type], lines: list[str],
        own: bool,
    ) -> list[str]:  # fmt: skip
        return [*self.broken(f"function {name}({', '.join(parameters)})"), *lines, "end"]

    def comment(self, symbols: Symbols, signature: Signature, about: About) -> list[str]:
        out = [summary(about), ""]
        out += [f"- `{name}`: {words}" for name, _, words in inputs(symbols)]
        given = gives(symbols, signature.results, signature.given_back)
        if given:
            out.append(f"- gives {given}")
        shown = ["".join(c if c.isprintable() else " " for c in line).rstrip() for line in out]
        return [f"# {line}".rstrip() for line in shown]

    def given_back(self, values: Sequence[tuple[str, Type]]) -> str:
        return f"return {', '.join(text for text, _ in values)}"

    def invoked(
        self, function: str, arguments: Sequence[str], places: Sequence[tuple[str, Type]]
    ) -> list[Line]:
        call = f"{function}({', '.join(arguments)})"
        if len(places) == 1:
            return [self._taken(*places[0], call)]
        if not any(type(found) is Array for _, found in places):
            return [f"{', '.join(place for place, _ in places)} = {call}"]
        parts = [
            self._taken(place, found, f"{GIVEN_BACK}[{k}]")
            for k, (place, found) in enumerate(places, 1)
        ]
        return [f"{GIVEN_BACK} = {call}", *parts]

    def _taken(self, place: str, found: Type, value: str) -> str:
        return f"copy_to({value}, {place})" if type(found) is Array else f"{place} = {value}"

    def unread(self, name: str) -> str:
        return ""


def is_kept(name: str) -> bool:
    """Whether Julia keeps a name for itself."""
    return name in RESERVED


LANGUAGE = Julia()
