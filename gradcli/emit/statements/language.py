"""What a language says where the statements ask it: one class a target, whose texts these are.

The texts here are those that C, Rust and JavaScript share; what has none here each of them says.
A text that is an expression is a `Text`, with how tightly it binds; a line is a string, or a Block.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from gradcli.core.types.lengths import Length
from gradcli.emit.about import About
from gradcli.emit.statements import length_text
from gradcli.emit.statements.text import (
    ATOM,
    BITS,
    CHOICE,
    COMPARE,
    OR,
    PRODUCT,
    SIGN,
    SUM,
    WIDTH,
    Block,
    Leaving,
    Line,
    Text,
)  # fmt: skip
from gradcli.emit.texts import text as texts_of
from gradcli.typed.magnitudes import ANY
from gradcli.typed.values import Type

BITWISE = {"and": "&", "or": "|", "xor": "^"}


class Language:
    """name: in words; types: kind -> its type; reserved: the names that it keeps; helpers: the
    functions of our own, by their names; column: that of the table of texts.

    by_pointer: results are written through pointers, else given back; converts: a place takes a
    number of any kind, which becomes its own; promotes: so do the operands of an operation; steps:
    `--count` is an expression; alone: what pushes to a stack pops nothing from it; length:
    how the length of an array is read, "" where it is told; most: the size of whole numbers from
    which they are checked.
    """

    name: str
    types: Mapping[str, str]
    reserved: frozenset[str]
    helpers: Mapping[str, str]
    column: str
    by_pointer = False
    converts = True
    promotes = True
    steps = True
    alone = False
    length = ""
    most = ANY

    # -- names ------------------------------------------------------------------------------------
    def is_kept(self, name: str, outside: bool = True) -> bool:
        """Whether the language keeps a name for itself; outside: that of a function."""
        return name in self.reserved

    def constant_name(self, name: str) -> str:
        """What a constant such as pi is called."""
        return name

    def constant_line(self, name: str, value: float) -> str:
        """The line that gives it its value, above all functions."""
        raise NotImplementedError

    def words(self, text: str) -> set[str]:
        """The words of a text, those of its comments and strings left out."""
        return set(re.findall(r"\w+", re.sub(r'/\*.*?\*/|"[^"\n]*"', "", text, flags=re.S)))

    # -- numbers ----------------------------------------------------------------------------------
    def literal(self, value) -> Text:
        """A number; a whole one stays whole."""
        raise NotImplementedError

    def as_real(self, t: Text, kind: str) -> Text:
        """A number of some kind as a real one."""
        raise NotImplementedError

    def as_whole(self, t: Text, kind: str) -> Text:
        """A number of some kind without its fraction, as a whole one; a truth as 0 or 1."""
        raise NotImplementedError

    def as_test(self, t: Text, kind: str) -> Text:
        """A number of some kind as a truth: of a real number, NaN too is one."""
        return t if kind == "bool" else self.compared(t, "!=", self.literal(0))

    def stored(self, t: Text, kind: str, place: str) -> Text:
        """A number of some kind for a place of another."""
        if self.converts or kind == place or "none" in (kind, place):
            return t
        if place == "real":
            return self.as_real(t, kind)
        return self.as_whole(t, kind) if place == "int" else self.as_test(t, kind)

    def operand(self, t: Text, kind: str, other: str) -> Text:
        """A number of some kind beside one of another in an operation."""
        return t if self.promotes else self.stored(t, kind, other)

    def compared(self, a: Text, sign: str, b: Text) -> Text:
        return Text(f"{a.at(SUM)} {sign} {b.at(SUM)}", COMPARE)

    def of_text(self, of: Text, what: str, text: str) -> Text | None:
        """Whether a text is another ("is"), or does what a method of Python's tells ("startswith");
        None where the language has no texts here."""
        return None

    def choice(self, test: Text, a: Text, b: Text) -> Text:
        return Text(f"{test.at(OR)} ? {a.at(OR)} : {b.at(CHOICE)}", CHOICE)

    def negated(self, t: Text, level: int = SIGN) -> Text:
        """`not` a truth."""
        return Text(f"!{t.at(level)}", SIGN)

    def product(self, a: Text, b: Text, kind: str) -> Text:
        """a*b, of a kind."""
        factor = f"({b.text})" if b.text.startswith("-") else b.at(SIGN)
        return Text(f"{a.at(PRODUCT)}*{factor}", PRODUCT)

    def opposite(self, a: Text, kind: str) -> Text:
        """-a, of a kind."""
        factor = f"({a.text})" if a.text.startswith("-") else a.at(PRODUCT)
        return Text(f"-{factor}", min(a.level, SIGN) if a.level >= PRODUCT else SIGN)

    def quotient(self, row: str, a: Text, b: Text) -> Text:
        """`%` or `//` of whole numbers of which none is below 0, and the second not 0."""
        divisor = f"({b.text})" if b.text.startswith("-") else b.at(SIGN)
        return Text(f"{a.at(PRODUCT)}{' % ' if row == 'mod' else '/'}{divisor}", PRODUCT)

    def bits(self, sign: str, a: Text, b: Text, kind: str) -> Text:
        """`and`, `or` and `xor` of the bits of whole numbers, or of truths."""
        return Text(f"{a.at(ATOM)} {BITWISE[sign]} {b.at(ATOM)}", BITS)

    def inverted(self, t: Text) -> Text:
        """A whole number with all bits changed."""
        raise NotImplementedError

    def row(self, row: str, texts: Sequence[Text]) -> Text | None:
        """The call of a row of real numbers; None where there is no text."""
        written = self.written(row)
        return self.called(written, texts) if written else None

    def written(self, row: str) -> str:
        """The text of a row in the table, which is C's where that is a function of our own."""
        own = getattr(texts_of(row), self.column)
        return own or (texts_of(row).c if texts_of(row).c in self.helpers else "")

    def whole(self, row: str, texts: Sequence[Text]) -> Text:
        """The call of a row of whole numbers."""
        return self.called(texts_of(row).whole, texts)

    def called(self, function: str, texts: Sequence[Text]) -> Text:
        return Text(f"{function}({', '.join(t.text for t in texts)})")

    def least(self) -> Text:
        """The least whole number."""
        raise NotImplementedError

    def largest(self) -> Text:
        """The largest whole number."""
        raise NotImplementedError

    # -- memory -----------------------------------------------------------------------------------
    def item(self, array: str, place: Length) -> str:
        """An element of an array, counted from 0."""
        return f"{array}[{length_text.text(place)}]"

    def address(self, array: str, at: Length, written: bool = False) -> str:
        """An array from an element on, as a function takes it: one that is written to, or read."""
        raise NotImplementedError

    def array(
        self, name: str, kind: str, size: int | str, parts: Sequence[str], zero: bool, const: bool
    ) -> str:
        """The line that declares an array of known size, with its elements, or all of them 0.

        const: no other is written to it.
        """
        raise NotImplementedError

    def memory(self, name: str, kind: str, count: str) -> str:
        """The line that declares an array whose size only run time knows."""
        raise NotImplementedError

    def copied(self, name: str, other: str, count: str) -> str:
        """The line that copies a parameter's elements."""
        raise NotImplementedError

    # -- lines ------------------------------------------------------------------------------------
    def line(self, text: str) -> str:
        return f"{text};"

    def assign(self, place: str, value: Text) -> str:
        return self.line(f"{place} = {value.text}")

    def changed(self, place: str, sign: str, by: Text) -> str:
        """The line `place += by;`, or of another sign; less what is negative."""
        if sign == "+" and by.text.startswith("-") and by.level >= PRODUCT:
            return self.line(f"{place} -= {by.text[1:]}")
        return self.line(f"{place} {sign}= {by.at(CHOICE)}")

    def start(self, kind: str, name: str, again: bool = True) -> str:
        """What the line begins with that declares a number; again: it takes other values."""
        raise NotImplementedError

    def constant(self, name: str, value: Text) -> str:
        """The line that names a whole number."""
        return self.assign(self.start("int", name, again=False), value)

    def declared(self, kind: str, names: Sequence[tuple[str, bool, bool]]) -> list[str]:
        """The lines that declare numbers: each a name, whether it is 0 first, whether it is set
        again."""
        raise NotImplementedError

    # -- blocks -----------------------------------------------------------------------------------
    def if_(self, test: str) -> str:
        return f"if ({test})"

    def else_if(self, head: str) -> str:
        """The head of a branch that another comes before."""
        return f"else {head}"

    def while_(self, test: str) -> str:
        return f"while ({test})"

    def counting(self, name: str, end: Text, short: bool) -> str:
        """The head of a loop from 0 up to `end`; short: over elements of a known number."""
        raise NotImplementedError

    def counting_down(self, name: str, end: Text) -> str:
        """The head of a loop from `end` - 1 down to 0."""
        raise NotImplementedError

    def unwinding(self, name: str, end: Text) -> str:
        """The same over an array that comes back from a stack."""
        return self.counting_down(name, end)

    def over(self, name: str, start: Text, stop: Text, step: int) -> str:
        """The head of a loop over range(start, stop, step)."""
        raise NotImplementedError

    def back(self, name: str, first: Text, last: Text, step: int) -> str:
        """The head of a loop from `last` back to `first`, where range has the step 1 or -1."""
        raise NotImplementedError

    def laid_out(self, lines: Sequence[Line], depth: int = 1) -> list[str]:
        """The lines of a body, indented."""
        out: list[str] = []
        start = "    " * depth
        for line in lines:
            assert not isinstance(line, Leaving)  # what it frees is known by now
            if isinstance(line, str):
                out += self.broken(start + line)
                continue
            block: Block | None = line
            before = ""
            while block is not None:
                out += self.broken(start + before + self.opened(block))
                out += self.laid_out(block.body, depth + 1)
                before, block = "} ", block.then
            out.append(start + "}")
        return out

    def opened(self, block: Block) -> str:
        """The line that a block begins with."""
        return " ".join(filter(None, (block.head, "{")))

    def broken(self, line: str) -> list[str]:
        """A line, or the lines that it is broken into at its outermost operators and commas."""
        out: list[str] = []
        indent = len(line) - len(line.lstrip())
        while len(line) > WIDTH:
            at = self.end_of(line, indent)
            if at is None:
                break
            out.append(line[:at].rstrip())
            line = " " * (indent + 4) + line[at:].lstrip()
        return [*out, line]

    def end_of(self, line: str, indent: int) -> int | None:
        """The last place before the width at the outermost depth where a line may end."""
        depth, best = 0, None
        for k, c in enumerate(line[:WIDTH]):
            if c in "([{":
                depth += 1
            elif c in ")]}":
                depth -= 1
            elif c == " " and k > indent + 4 and self.may_end(line, k):
                weight = depth + (0.5 if line[k + 1] in "*/" else 0)
                if best is None or weight <= best[0]:
                    best = weight, k
        return best and best[1]

    def may_end(self, line: str, k: int) -> bool:
        """Whether the space at k stands after a comma or an `=`, or before an operator."""
        if line[k - 1] in ",;" or (line[k - 1] == "=" and line[k - 2] in " +-*/"):
            return True
        return line[k + 1 : k + 3] in (
            "+ ", "- ", "&&", "||", "? ", ": ", "< ", "> ", "==", "<=", ">="
        )  # fmt: skip

    # -- stacks -----------------------------------------------------------------------------------
    def stack(self, name: str, whole: bool) -> str:
        """The line that declares a stack; whole: of whole numbers."""
        raise NotImplementedError

    def count(self, name: str, asked: bool) -> str:
        """The line that declares how many numbers are on a stack; asked: the program reads it."""
        return self.assign(self.start("int", name), self.literal(0))

    def freed(self, memory: str) -> str:
        """The line that gives memory back; "" where that is done without one."""
        return ""

    def cleared(self, name: str) -> str:
        raise NotImplementedError

    def pushed(self, name: str, whole: bool, value: Text) -> str:
        raise NotImplementedError

    def popped(self, name: str, whole: bool) -> Text:
        raise NotImplementedError

    def dropped(self, name: str, whole: bool, count: str) -> str:
        """The line that takes numbers off a stack, which nobody reads; "" for count: one."""
        raise NotImplementedError

    def held(self, name: str) -> Text:
        """How many numbers are on a stack."""
        raise NotImplementedError

    def moved(self, name: str, array: str, size: str, back: bool) -> str:
        """The line that puts the numbers of an array on a stack, or takes them back."""
        raise NotImplementedError

    # -- functions --------------------------------------------------------------------------------
    def parameter(self, name: str, found: Type, size: Length, again: bool) -> str:
        """A parameter that is read; `size` of an array; again: the body gives it other values."""
        raise NotImplementedError

    def result(self, name: str, found: Type, size: Length) -> str:
        """A parameter that a result is written to."""
        raise NotImplementedError

    def function(
        self, name: str, parameters: Sequence[str], results: Sequence[Type], lines: list[str],
        own: bool,
    ) -> list[str]:  # fmt: skip
        """A function around the lines of its body; own: one of the program, which the file does not
        give away."""
        raise NotImplementedError

    def comment(self, symbols: Any, signature: Any, about: About) -> list[str]:
        """What stands above the function of the whole: what it computes, from what."""
        raise NotImplementedError

    def given_back(self, values: Sequence[tuple[str, Type]]) -> str:
        """The line that gives values back: texts of numbers, and names of arrays."""
        raise NotImplementedError

    def copy(self, array: str) -> str:
        """A copy of an array, which a function gives back."""
        return array

    def invoked(
        self, function: str, arguments: Sequence[str], places: Sequence[tuple[str, Type]]
    ) -> list[Line]:
        """The lines by which places take what a function gives back."""
        raise NotImplementedError

    def as_argument(self, array: str) -> str:
        """An array as a function takes it that reads it."""
        return array

    def words_read(self, lines: list[str]) -> set[str]:
        """The words of the lines of a body that read something."""
        return set(re.findall(r"\w+", "\n".join(lines)))

    def unread(self, name: str) -> str:
        """The line that says of a parameter that the body leaves it aside."""
        raise NotImplementedError

    def finished(self, lines: list[str]) -> list[str]:
        """The lines of a body, with what the language asks for in view of all of them."""
        return lines
