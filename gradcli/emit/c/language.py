"""What C says where the statements ask it."""

import re
from collections.abc import Sequence

from gradcli.core.types.lengths import Length
from gradcli.emit.about import About
from gradcli.emit.c.names import C_TYPES, RESERVED, is_kept, quoted
from gradcli.emit.c.runtime import HELPERS
from gradcli.emit.c.unused import with_unread, words_read
from gradcli.emit.statements import length_text
from gradcli.emit.statements.language import Language
from gradcli.emit.statements.said import said
from gradcli.emit.statements.signature import Signature
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import (
    ATOM,
    COMPARE,
    SIGN,
    SUM,
    Block,
    Leaving,
    Line,
    Text,
    commented,
)
from gradcli.typed.values import Array, Type, number_of

WHOLE_LITERAL = re.compile(r"-?\d+")


class C(Language):
    name = "C"
    types = C_TYPES
    reserved = RESERVED
    helpers = HELPERS
    column = "c"
    by_pointer = True

    # -- names ------------------------------------------------------------------------------------
    def is_kept(self, name: str, outside: bool = True) -> bool:
        return is_kept(name, outside)

    def constant_line(self, name: str, value: float) -> str:
        return f"static const double {name} = {value!r};"

    # -- numbers ----------------------------------------------------------------------------------
    def literal(self, value) -> Text:
        if type(value) is bool:
            return Text("true" if value else "false")
        if value is None or type(value) is str:
            return Text("")
        if value != value:
            return Text("NAN")
        if abs(value) == float("inf"):
            return Text("INFINITY") if value > 0 else Text("-INFINITY", SIGN)
        text = repr(value)
        if type(value) is int and abs(value) >= 2**31:
            text += "LL"
        return Text(text, SIGN if text.startswith("-") else ATOM)

    def of_text(self, of: Text, what: str, text: str) -> Text | None:
        given = quoted(text)
        if what == "is":
            return Text(f"strcmp({of.text}, {given}) == 0", COMPARE)
        if what != "startswith":
            return None
        return Text(f"strncmp({of.text}, {given}, {len(text.encode())}) == 0", COMPARE)

    def as_real(self, t: Text, kind: str) -> Text:
        """C divides whole numbers without a remainder."""
        if kind == "real":
            return t
        whole = WHOLE_LITERAL.fullmatch(t.text)
        return Text(f"{t.text}.0", t.level) if whole else Text(f"(double){t.at(SIGN)}", SIGN)

    def as_whole(self, t: Text, kind: str) -> Text:
        return Text(f"(long long){t.at(SIGN)}", SIGN)

    def inverted(self, t: Text) -> Text:
        return Text(f"~(long long){t.at(SIGN)}", SIGN)

    def row(self, row: str, texts: Sequence[Text]) -> Text | None:
        if row == "signbit":
            return self.compared(
                Text(f"signbit((double){texts[0].at(SIGN)})"), "!=", self.literal(0)
            )
        return super().row(row, texts)

    def least(self) -> Text:
        return Text("LLONG_MIN")

    def largest(self) -> Text:
        return Text("LLONG_MAX")

    # -- memory -----------------------------------------------------------------------------------
    def address(self, array: str, at: Length, written: bool = False) -> str:
        return f"{array} + {length_text.text(at)}" if at != 0 else array

    def array(
        self, name: str, kind: str, size: int | str, parts: Sequence[str], zero: bool, const: bool
    ) -> str:
        elements = f" = {{{', '.join(parts) or 0}}}" if parts or zero else ""
        return f"{'const ' if const and parts else ''}{C_TYPES[kind]} {name}[{size}]{elements};"

    def memory(self, name: str, kind: str, count: str) -> str:
        return f"{C_TYPES[kind]} *{name} = memory({count}, sizeof *{name});"

    def copied(self, name: str, other: str, count: str) -> str:
        return f"memcpy({name}, {other}, {count}*sizeof *{name});"

    # -- lines ------------------------------------------------------------------------------------
    def start(self, kind: str, name: str, again: bool = True) -> str:
        return f"{C_TYPES[kind]} {name}"

    def constant(self, name: str, value: Text) -> str:
        return f"const long long {name} = {value.text};"

    def declared(self, kind: str, names: Sequence[tuple[str, bool, bool]]) -> list[str]:
        value = " = false" if kind == "bool" else " = 0"
        shown = (name + (value if zero else "") for name, zero, _ in names)
        return [f"{C_TYPES[kind]} {', '.join(shown)};"]

    # -- blocks -----------------------------------------------------------------------------------
    def counting(self, name: str, end: Text, short: bool) -> str:
        return (
            f"for ({'int' if short else 'long long'} {name} = 0; {name} < {end.at(SUM)}; {name}++)"
        )

    def counting_down(self, name: str, end: Text) -> str:
        return f"for (long long {name} = {end.at(SUM)} - 1; {name} >= 0; {name}--)"

    def unwinding(self, name: str, end: Text) -> str:
        return f"for (long long {name} = {end.text}; {name}-- > 0;)"

    def over(self, name: str, start: Text, stop: Text, step: int) -> str:
        sign = "<" if step > 0 else ">"
        change = {1: "++", -1: "--"}.get(step, f" {'+' if step > 0 else '-'}= {abs(step)}")
        if step == 1 and stop.text.endswith(" + 1") and "(" not in stop.text:
            sign, stop = "<=", Text(stop.text[:-4], SUM)
        return self._counted(name, start, sign, stop, change)

    def back(self, name: str, first: Text, last: Text, step: int) -> str:
        sign, change = (">=", "--") if step > 0 else ("<=", "++")
        return self._counted(name, last, sign, first, change)

    def _counted(self, name: str, start: Text, sign: str, stop: Text, change: str) -> str:
        return (
            f"for (long long {name} = {start.text}; {name} {sign} {stop.at(SUM)}; {name}{change})"
        )

    def laid_out(self, lines: Sequence[Line], depth: int = 1) -> list[str]:
        """One short statement in a block stands without braces."""
        out: list[str] = []
        for line in lines:
            assert not isinstance(line, Leaving)  # what it frees is known by now
            if isinstance(line, str):
                out += self.broken("    " * depth + line)
                continue
            chain = []
            block: Block | None = line
            while block is not None:
                chain.append((block.head, self.laid_out(block.body, depth + 1)))
                block = block.then
            bare = line.head and all(len(body) == 1 for _, body in chain)
            bare = bare and not _holds_block(line)
            start = "    " * depth
            for k, (head, body) in enumerate(chain):
                words = ("}" if k and not bare else "", head, "" if bare else "{")
                out += self.broken(start + " ".join(w for w in words if w))
                out += body
            if not bare:
                out.append(start + "}")
        return out

    # -- stacks -----------------------------------------------------------------------------------
    def stack(self, name: str, whole: bool) -> str:
        return f"struct {'whole_stack' if whole else 'stack'} {name} = {{0}};"

    def count(self, name: str, asked: bool) -> str:
        # gcc takes a signed one for below 0 in ways through the program that are none
        return f"{'long long' if asked else 'size_t'} {name} = 0;"

    def freed(self, memory: str) -> str:
        return f"free({memory});"

    def cleared(self, name: str) -> str:
        return f"{name}.count = 0;"

    def pushed(self, name: str, whole: bool, value: Text) -> str:
        return f"{_of('push', whole)}(&{name}, {value.text});"

    def popped(self, name: str, whole: bool) -> Text:
        return Text(f"{_of('pop', whole)}(&{name})")

    def dropped(self, name: str, whole: bool, count: str) -> str:
        if not count:
            return f"{_of('pop', whole)}(&{name});"
        return f"{_of('drop', whole)}(&{name}, {count});"

    def held(self, name: str) -> Text:
        return Text(f"(long long){name}.count", SIGN)

    def moved(self, name: str, array: str, size: str, back: bool) -> str:
        return f"{'pop_all' if back else 'push_all'}(&{name}, {array}, {size});"

    # -- functions --------------------------------------------------------------------------------
    def parameter(self, name: str, found: Type, size: Length, again: bool) -> str:
        if not isinstance(found, Array):
            return f"{C_TYPES[number_of(found)]} {name}".replace("* ", "*")
        return _array(f"const {C_TYPES[found.kind]}", name, size)

    def result(self, name: str, found: Type, size: Length) -> str:
        if not isinstance(found, Array):
            return f"{C_TYPES[number_of(found)]} *{name}"
        return _array(C_TYPES[found.kind], name, size)

    def function(
        self, name: str, parameters: Sequence[str], results: Sequence[Type], lines: list[str],
        own: bool,
    ) -> list[str]:  # fmt: skip
        kind = C_TYPES[number_of(results[0])] if results else "void"
        given = ", ".join(parameters) or ("" if own else "void")
        head = f"{'static ' if own else ''}{kind} {name}({given})"
        return [*self.broken(head), "{", *lines, "}"]

    def comment(self, symbols: Symbols, signature: Signature, about: About) -> list[str]:
        return commented(said(symbols, signature.results, about))

    def words_read(self, lines: list[str]) -> set[str]:
        return words_read(lines)

    def invoked(
        self, function: str, arguments: Sequence[str], places: Sequence[tuple[str, Type]]
    ) -> list[Line]:
        given = [*arguments]
        for place, found in places:
            given.append(place if type(found) is Array else f"&{place}".removeprefix("&*"))
        return [f"{function}({', '.join(given)});"]

    def unread(self, name: str) -> str:
        return f"(void){name};"

    def finished(self, lines: list[str]) -> list[str]:
        return with_unread(lines)


def _of(name: str, whole: bool) -> str:
    """The function of our runtime that pushes to a stack, pops or drops."""
    return f"{name}_whole" if whole else name


def _array(kind: str, name: str, size: Length) -> str:
    return f"{kind} {name}[{size}]" if type(size) is int else f"{kind} *{name}"


def _holds_block(line: Block) -> bool:
    chain: list[Block] = []
    block: Block | None = line
    while block is not None:
        chain.append(block)
        block = block.then
    inner = any(type(s) is not str for b in chain for s in b.body)
    declares = any(type(s) is str and _declares(s) for b in chain for s in b.body)
    return declares or (inner and (len(chain) > 1 or any(b.head[:3] != "for" for b in chain)))


def _declares(line: str) -> bool:
    return line.startswith(("double ", "long long ", "bool ", "struct ", "int "))


LANGUAGE = C()
