"""Text of a language: operands in brackets, blocks, comments."""

import re
from dataclasses import dataclass
from typing import NamedTuple, Optional

from gradcli.typed.statements import OfTarget

WIDTH = 100
# How tightly C, and what is like it, binds
COMMA, CHOICE, OR, AND, BITS, COMPARE, SUM, PRODUCT, SIGN, ATOM = range(10)
WHOLE = re.compile(r"-?\d+")
LAST = re.compile(r"([^()]*) ([-+]) (\d+)")  # a sum whose last term is a number
# What ends a comment, opens one in it (of which compilers warn), or may be a trigraph
SIGNS = re.compile(r"\*(?=/)|/(?=\*)|\?(?=\?)")


class Text(NamedTuple):
    """An expression, and how tightly its outermost operator binds."""

    text: str
    level: int = ATOM

    def at(self, level: int) -> str:
        """The text where an operand must bind at least as tightly as `level`."""
        return self.text if self.level >= level else f"({self.text})"


def beside(t: Text, by: int) -> str:
    """The whole number that is `by` more than another: n - 2 for n - 1, as the end of a range."""
    if WHOLE.fullmatch(t.text):
        return str(int(t.text) + by)
    start, more = t.at(SUM), 0
    if t.level == SUM and (found := LAST.fullmatch(t.text)):
        start, more = found[1], int(found[3]) * (1 if found[2] == "+" else -1)
    total = more + by
    return f"{start} {'+' if total > 0 else '-'} {abs(total)}" if total else start


@dataclass(frozen=True, slots=True)
class Written(OfTarget):
    """A typed value by its text: a counter, what is held, a call."""

    kind: str
    text: Text


class Block(NamedTuple):
    """A header such as `if (x > 0)`, "" for none, its lines, and the block that follows it."""

    head: str
    body: "list[Line]"
    then: Optional["Block"] = None


class Leaving(NamedTuple):
    """A way out of a function, where memory is freed: what is known of at its end only.

    line: how it leaves; held: how a result is held first where memory is freed, "" for none.
    """

    line: str
    held: str = ""

    def lines(self, frees: list[str]) -> list[str]:
        if not frees or not self.held:
            return [*frees, *([self.line] if self.line else [])]
        name = self.held.partition(" = ")[0].split()[-1]
        read = self.line.removeprefix("return ").removesuffix(";")
        if read.isidentifier():  # a name outlives the memory
            return [*frees, self.line]
        return [self.held, *frees, f"return {name};"]


Line = str | Block | Leaving


def commented(lines: list[str]) -> list[str]:
    """The lines of one comment that says `lines`, whatever they hold: nothing in them ends it.

    The one way in which the words of a program reach a comment of C; its strings hold names alone.
    """
    shown = ["".join(c if c.isprintable() else " " for c in line).rstrip() for line in lines]
    shown = [SIGNS.sub(r"\g<0> ", line) for line in shown]
    # a backslash would join its line with the next
    first, *rest = [f"{line} ." if line.endswith("\\") else line for line in shown]
    if not rest:
        return [f"/* {first} */"]
    return [f"/* {first}", *(f" * {line}" for line in rest), " */"]
