"""A program's tokens: (kind, text, start, end) each, with blocks as _INDENT and _DEDENT.

The patterns and kinds come from the grammar, through tables.py.  A fault does not stop the
lexer's caller at once: it becomes the last token, of kind FAULT, so that the parser reports
whichever error comes first in the text.
"""

import re

from gradcli.errors import Diagnostic, Span
from gradcli.language.syntax.surface import TYPE_CHECKING, Comment
from gradcli.language.syntax.tables import KINDS, PATTERNS
from gradcli.language.syntax.text import check_name, check_quoted, unwelcome

if TYPE_CHECKING:
    from typing import Any

Token = tuple[str, "Any", int, int]  # whose text is a Diagnostic where the kind is FAULT

STRING, FSTRING, NAME, NUMBER, SIGN, NEWLINE, COMMENT = range(1, 8)
_STRINGS, _OTHERS = (
    "|".join(f"({PATTERNS[name]})" for name in names)
    for names in (("STRING", "FSTRING"), ("NAME", "NUMBER", "SIGN"))
)
_GROUPS = rf"""(?=["'rRuUfF])(?:{_STRINGS})|{_OTHERS}"""  # a look ahead spares most the trial
_match = re.compile(rf"(?:[ \t]|\\\n)*(?:{_GROUPS}|(\n)|(#[^\n]*))", re.DOTALL).match
_blank = re.compile(r"(?:[ \t]|\\\n)*").match
PRIME = "a prime is no sign of a derivative"
CLOSER = {"(": ")", "[": "]", "{": "}"}


def tokens(
    text: str, limit: int, start: int = 0, stop: int | None = None
) -> tuple[list[Token], list[Comment]]:
    """The tokens of `text` from `start` to `stop`, the last of kind $END or FAULT, and comments."""
    found: list[Token] = []
    comments: list[Comment] = []
    try:
        _scan(text, limit, found, comments, [], start, len(text) if stop is None else stop)
    except Diagnostic as fault:
        start, end = fault.span or (start, start)
        found.append(("FAULT", fault, start, end))
    return _typeset(text, found), comments


def field_tokens(text: str, limit: int, start: int, stop: int) -> list[Token]:
    """The tokens of the expression between a brace of an f-string and the sign at `stop`."""
    found: list[Token] = [("FIELD", "", start, start)]
    try:
        _scan(text, limit, found, [], [("{", start - 1)], start, stop)
        found[-1] = ("$END", text[stop], stop, stop + 1)
    except Diagnostic as fault:
        found.append(("FAULT", fault, *(fault.span or (start, start))))
    return _typeset(text, found)


def _typeset(text: str, found: list[Token]) -> list[Token]:
    """The tokens as they are read, where the text has signs of typeset mathematics."""
    if text.isascii():
        return found
    from gradcli.language.syntax.typeset import with_roots

    return with_roots(found)


def _scan(  # noqa: C901 (hot: every token)
    text: str,
    limit: int,
    found: list[Token],
    comments: list[Comment],
    opened: list[tuple[str, int]],  # brackets, within which lines do not count
    position: int,
    stop: int,
) -> None:
    kinds, match, add, plain = KINDS.get, _match, found.append, text.isascii()
    line = end = position  # `line` is where the line began, `end` where the last token ended
    margins: list[str] = []  # the indentation of each open block
    fresh = not opened  # nothing but blanks since the line began
    if not plain:
        from gradcli.language.syntax.typeset import NAMES, letters, signs
    while True:
        while m := match(text, position, stop):
            group: Any = m.lastindex
            start, position = m.span(group)
            if group == NEWLINE:
                if not opened:
                    if not fresh:
                        add(("_NEWLINE", "\n", end, end))
                    fresh, line = True, position
                continue
            word = m[group]
            if group == COMMENT:
                if not word.isprintable():
                    check_quoted(word, start)
                alone = not text[text.rfind("\n", 0, start) + 1 : start].strip(" \t")
                comments.append(Comment(word, alone, span=(start, position)))
                continue
            if fresh:
                _indent(text[line:start], margins, start, end, add)
                fresh = False
            end = position
            if group == NAME:
                if not plain and not word.isascii():
                    word = word[: letters(word)]
                    if not word:  # a superscript
                        position = start
                        break
                    position = end = start + len(word)
                    word = NAMES.get(word, word)
                    check_name(word, (start, end))
                kind = kinds(word, "NAME")
            elif group == SIGN:
                kind = kinds(word, "")
                if kind == "(" or kind == "[" or kind == "{":
                    opened.append((word, start))
                elif kind == ")" or kind == "]" or kind == "}":
                    _close(word, start, opened, text)
            elif group == NUMBER:
                kind = "NUMBER"
            else:
                kind = "STRING" if group == STRING else "FSTRING"
                if not word.isprintable():
                    check_quoted(word, start)
            add((kind, word, start, end))
            if len(found) > limit:
                raise _too_many(limit, (start, end))
        blank = _blank(text, position, stop)
        rest = position if blank is None else blank.end()
        raised = signs(text, rest) if rest < stop and not plain else ()
        if not raised:
            break
        if fresh:
            _indent(text[line:rest], margins, rest, end, add)
            fresh = False
        found += raised
        position = end = raised[-1][3]
        if len(found) > limit:
            raise _too_many(limit, raised[-1][2:])
    if rest < stop:
        raise _unreadable(text, rest)
    if not opened:
        if not fresh:
            add(("_NEWLINE", "", end, end))
        for _ in margins[1:]:
            add(("_DEDENT", "", end, end))
    add(("$END", "", end, end))


def _indent(margin: str, margins: list[str], start: int, end: int, add) -> None:
    """Add the _INDENT or _DEDENT tokens that a line with this margin gives."""
    margin = margin.partition("\\")[0]
    if not margins:  # a program may begin anywhere: -e ' x^2'
        margins.append(margin)
    elif margin == margins[-1]:
        pass
    elif margin.startswith(margins[-1]):
        margins.append(margin)
        add(("_INDENT", "", start, start))
    elif margin in margins:
        while margins[-1] != margin:
            margins.pop()
            add(("_DEDENT", "", end, end))
    else:
        span = (start - len(margin), start)
        if margins[-1].startswith(margin):
            raise Diagnostic(
                "E0100",
                "the indentation matches no enclosing block",
                span if margin else (start, start + 1),
                help=f"indent it by {' or '.join(str(len(m)) for m in margins)} columns",
            )
        raise Diagnostic(
            "E0100",
            "the indentation mixes tabs and spaces",
            span,
            help="indent every line of a block in the same way, with spaces",
        )


def _close(word: str, start: int, opened: list[tuple[str, int]], text: str) -> None:
    if not opened:
        raise Diagnostic("E0100", f"{word!r} closes nothing", (start, start + 1), "no open bracket")
    opener, at = opened.pop()
    if word != CLOSER[opener]:
        closer = CLOSER[opener]
        number = text.count("\n", 0, at) + 1
        raise Diagnostic(
            "E0100",
            f"expected {closer!r} to close the {opener!r} at line {number}, found {word!r}",
            (start, start + 1),
            seconds=(((at, at + 1), "opened here"),),
        )


def _too_many(limit: int, span: Span) -> Diagnostic:
    return Diagnostic(
        "E0206",
        f"the program is too large: past the limit of {limit} tokens",
        span,
        help="raise the limit with --max-source, which counts five bytes for a token",
    )


def _unreadable(text: str, at: int) -> Diagnostic:
    """The error for a text that begins with no token at `at`."""
    char = text[at]
    if char in "\"'":
        stop = text.find("\n", at)
        span = (at, len(text) if stop < 0 else stop)
        if text[at : at + 3] == char * 3:
            what = "the string is not closed: three quotes opened it"
            return Diagnostic("E0100", what, (at, at + 3), help=f"end it with {char * 3}")
        if char == "'" and at and (text[at - 1].isalnum() or text[at - 1] in ")_"):
            return Diagnostic("E0100", PRIME, (at, at + 1))
        what = "the string is not closed on its line"
        return Diagnostic("E0100", what, span, f"opened by this {char}", f"end it with {char}")
    if char == "\\":
        what = "unexpected character '\\'"
        return Diagnostic("E0105", what, (at, at + 1), "a backslash may only end a line")
    return unwelcome(char, (at, at + 1))
