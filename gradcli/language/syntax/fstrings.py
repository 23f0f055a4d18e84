"""f-strings: their text and, between braces, their fields, each parsed at its place in the program.

An f-string is one token, as in Python before 3.12: the quotes that begin it end it, so a field
uses other ones.  Imported when a program holds its first f-string.
"""

import re
from collections.abc import Callable

from gradcli.errors import Diagnostic, Span
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.lexer import CLOSER
from gradcli.language.syntax.literals import joined, unescaped
from gradcli.language.syntax.tables import PATTERNS

CONVERSIONS = "rsa"
_brace = re.compile(r"\\.|[{}]", re.DOTALL)
_raw_brace = re.compile("[{}]")
# What decides where the expression of a field ends; a string within it decides nothing.
_code = re.compile(rf"{PATTERNS['STRING']}|[!=<>]=|\blambda\b|[][(){{}}:!=#]", re.DOTALL)

Parse = Callable[[int, int], s.Expr]  # the tree of the expression between two offsets


def fstring(text: str, start: int, stop: int, parse: Parse) -> s.FString:
    """The f-string between two offsets of the program's text.

    Errors: E0100 where a brace is not closed, a field is empty or its conversion not known; and
    those of `parse`.
    """
    quote = next(i for i in range(start, stop) if text[i] in "\"'")
    size = 3 if text[quote : quote + 3] in ('"""', "'''") and stop - quote >= 6 else 1
    raw = "r" in text[start:quote].lower()
    reader = _Reader(text, stop - size, raw, parse)
    parts, _ = reader.parts(quote + size, 0)
    return s.FString(parts, text[start:stop], span=(start, stop))


class _Reader:
    """Reads one f-string, whose body ends at `stop`."""

    def __init__(self, text: str, stop: int, raw: bool, parse: Parse):
        self.text, self.stop, self.parse = text, stop, parse
        self.brace = _raw_brace if raw else _brace
        self.spelled = (lambda body, at: body) if raw else unescaped

    def parts(self, at: int, level: int) -> tuple[tuple, int]:
        """The parts from `at` on and where they end: the body at level 0, else a format."""
        text, parts = self.text, []
        while True:
            place = at
            while (m := self.brace.search(text, place, self.stop)) and m[0] not in "{}":
                place = m.end()
            end = m.start() if m else self.stop
            parts.append(self.spelled(text[at:end], at))
            if m is None:
                return joined(parts), end
            doubled = level == 0 and text[end + 1 : min(end + 2, self.stop)] == m[0]
            if doubled:  # {{ and }} are braces; in a format they are not
                parts.append(m[0])
                at = end + 2
            elif m[0] == "{":
                field, at = self.field(end, level)
                parts += field
            elif level:
                return joined(parts), end
            else:
                what = "a '}' in an f-string closes nothing"
                raise _error(what, (end, end + 1), "write }} for a brace")

    def field(self, start: int, level: int) -> tuple[list, int]:
        """The field whose brace is at `start`, and where it ends."""
        text = self.text
        if level == 2:
            what = "the fields of the f-string nest too deep: one in the format of a format"
            raise _error(what, (start, start + 1), "give the format a name on a line before")
        end = self.expression_end(start)
        shown, conversion, spec, code = "", "", (), end
        if text[end] == "=":
            end = self.end_of_sign(end)
            shown = text[start + 1 : end]
        if not text[start + 1 : code].strip():
            hint = "write an expression in it, or {{ and }} for braces"
            raise _error("the field of the f-string is empty", (start, end + 1), hint)
        value = self.parse(start + 1, code)
        if text[end] == "!":
            conversion = text[end + 1]
            if conversion not in CONVERSIONS or text[end + 2] not in ":}":
                raise self.no_conversion(end)
            end += 2
        if not conversion:  # {x=} shows repr(x), but with a format what that gives: "" is str(x)
            conversion = "s" if text[end : end + 2] == ":}" else ""
            conversion = "r" if shown and text[end] == "}" else conversion
        if text[end : end + 1] == ":":
            spec, end = self.parts(end + 1, level + 1)
        if end >= self.stop:
            raise self.unclosed(start)
        return [s.Field(value, shown, conversion, spec, span=(start, end + 1))], end + 1

    def end_of_sign(self, start: int) -> int:
        """Where the `=` of {x= } ends, with the blanks behind it."""
        at = start + 1
        while at < self.stop and self.text[at].isspace():
            at += 1
        if at == self.stop or self.text[at] not in "!:}":
            what = "'=' assigns, and cannot stand in an expression"
            raise _error(what, (start, start + 1), "write '==' to compare, or {x=} to show both")
        return at

    def no_conversion(self, start: int) -> Diagnostic:
        rest = re.compile(r"[^:}'\"]*").match(self.text, start + 1, self.stop)
        found = start + 1 if rest is None else rest.end()
        what = f"the conversion '{self.text[start:found]}' is not one of !r, !s and !a"
        return _error(what, (start, max(found, start + 1)), "a format follows a ':'")

    def expression_end(self, start: int) -> int:
        """The offset of the '}', '!', ':' or '=' that ends the expression after a brace."""
        opened: list[str] = []
        for m in _code.finditer(self.text, start + 1, self.stop):
            found, at = m[0], m.start()
            if found == "#":
                what = "a field of an f-string cannot hold a comment"
                raise _error(what, m.span(), "write the comment after the string")
            if found in CLOSER:
                opened.append(CLOSER[found])
            elif opened and found == opened[-1]:
                opened.pop()
            elif found == "}" or (not opened and found in ("!", ":", "=")):
                return at
            elif not opened and found == "lambda":
                what = "a lambda in a field needs parentheses: a ':' begins the format"
                raise _error(what, m.span(), "write {(lambda x: …)(y)}")
        raise self.unclosed(start)

    def unclosed(self, start: int) -> Diagnostic:
        quote = self.text[self.stop]
        hint = "end the field with '}', or write {{ for a brace"
        rest = self.text[self.stop + 1 :].partition("\n")[0]
        if quote in rest and "}" in rest:  # f"{d["a"]}"
            other = "'" if quote == '"' else '"'
            hint = f"use the other quotes within a field: {other}…{other}"
        return _error("the '{' of the f-string is not closed", (start, start + 1), hint)


def _error(message: str, span: Span, hint: str) -> Diagnostic:
    return Diagnostic("E0100", message, span, help=hint)
