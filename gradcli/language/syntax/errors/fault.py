"""The place of a syntax error, which every rule that words one looks at.

Imported only once a program is found to be wrong.
"""

from typing import NamedTuple

from gradcli.errors import Diagnostic, Span
from gradcli.language.syntax.lexer import Token


class Fault(NamedTuple):
    """The place of a syntax error: the token that fits nowhere, and what could stand there."""

    text: str
    tokens: list[Token]
    place: int
    expected: frozenset[str]
    opened: list[Token]  # the brackets open here, the innermost last

    @property
    def token(self) -> Token:
        return self.tokens[self.place]

    def at(self, offset: int) -> Token:
        """The token `offset` away, or an end where there is none."""
        i = self.place + offset
        return self.tokens[i] if 0 <= i < len(self.tokens) else ("$END", "", 0, 0)

    def line(self, offset: int) -> int:
        return self.text.count("\n", 0, offset) + 1

    def header(self) -> Token:
        """The first token of the statement that the fault is in."""
        first = self.place
        ends = ("_NEWLINE", "_INDENT", "_DEDENT", ";")
        while first > 0 and self.tokens[first - 1][0] not in ends:
            first -= 1
        return self.tokens[first]

    def opener_of_block(self) -> str:
        """The word that began the block which ended just before the fault."""
        depth, i = 0, self.place - 1
        while i >= 0:
            kind = self.tokens[i][0]
            depth += (kind == "_DEDENT") - (kind == "_INDENT")
            if depth == 0 and kind == "_INDENT":
                return self._replace(place=i - 1).header()[0]
            i -= 1
        return ""

    def in_target(self) -> bool:
        """Whether this is the target of a `for`, whose `in` is to come."""
        return {"in", ","} <= self.expected and "COMPARE" not in self.expected

    def touches(self, offset: int) -> bool:
        """Whether nothing stands between this token and the one before (after) it."""
        return self.token[2] == self.at(-1)[3] if offset < 0 else self.token[3] == self.at(1)[2]


def wrong(message: str, span: Span, help: str | None = None, seconds=()) -> Diagnostic:
    return Diagnostic("E0100", message, span, help=help, seconds=seconds)


def short(text: str) -> str:
    return text if len(text) < 40 else f"{text[:30]}…"
