"""The formatter: a program with its author's words and lines, and our spaces between them.

It works on tokens and not on the tree, so that nothing of the text can be lost: parentheses,
spellings, comments and the breaks within brackets stay as they were.  A statement gets a line of
its own and a block four blanks; what is printed by `unparse` is formatted already.
"""

from collections.abc import Iterator
from typing import NamedTuple

from gradcli.errors import Source
from gradcli.language.syntax.lexer import CLOSER, tokens
from gradcli.language.syntax.parser import MAX_DEPTH, MAX_TOKENS, parse
from gradcli.language.syntax.surface import Comment
from gradcli.language.syntax.text import MAX_SOURCE

STEP = 4
OPENERS, CLOSERS = frozenset(CLOSER), frozenset(CLOSER.values())
COMPOUND = frozenset(
    {"if", "elif", "else", "for", "while", "def", "with", "try", "except", "finally"}
)
VALUES = frozenset({"NAME", "NUMBER", "STRING", "FSTRING", "True", "False", "None", "..."})
PRODUCTS = frozenset({"*", "/", "**", "^"})  # they hold together: 2*x + 1
PREFIXES = frozenset({"+", "-", "~", "@"})


class Item(NamedTuple):
    """A token or comment of a line: its kind, its text, and where it stands in the source."""

    kind: str
    text: str
    start: int
    end: int


class Level(NamedTuple):
    """An open bracket: the column that lines within it begin at, and that its own line does."""

    column: int
    margin: int


def formatted(source: Source, max_depth: int = MAX_DEPTH, max_source: int = MAX_SOURCE) -> str:
    """The text of a program in the one form that gradcli gives it; E01xx where it is no program."""
    parse(source, max_depth, max_source)
    found, comments = tokens(source.text, MAX_TOKENS * max_source // MAX_SOURCE)
    out: list[str] = []
    columns: list[tuple[int, int]] = []  # of the lines so far: the source's column, our depth
    lines = list(_lines(found, comments, source))
    reached = 0
    for at, (depth, items) in enumerate(lines):
        start = items[0].start
        column = source.position(start)[1]
        if items[0].kind == "COMMENT":
            depth = _depth(column, columns, _next_code(lines, at, source))
        else:
            columns.append((column, depth))
        if out:
            blank = source.text.count("\n", reached, start) - 1
            out += [""] * min(blank, 1 if depth else 2)
        out.append(_line(items, STEP * depth, source.text))
        reached = items[-1].end
    return "\n".join(out) + "\n"


# -- lines ----------------------------------------------------------------------------------------
def _lines(found: list, comments: list[Comment], source: Source) -> Iterator[tuple[int, list]]:  # noqa: C901 (one state over all tokens)
    """(depth, items) of each statement, header and comment that gets a line of its own."""
    depth, opened, lambdas = 0, 0, 0
    items: list[Item] = []
    waiting = [Item("COMMENT", c.text, *c.span) for c in reversed(comments)]
    inside = False  # a header that its block follows on the same line

    def ended() -> Iterator[tuple[int, list]]:
        nonlocal items
        if items:
            yield depth + inside, items
        items = []

    for kind, text, start, end in found:
        while waiting and waiting[-1].start < start:
            comment = waiting.pop()
            if opened or (items and "\n" not in source.text[items[-1].end : comment.start]):
                items.append(comment)
            else:
                yield from ended()
                yield depth, [comment]
        if kind == "_NEWLINE":
            trailing = waiting and "\n" not in source.text[end : waiting[-1].start]
            if trailing and items:
                items.append(waiting.pop())
            yield from ended()
            inside, lambdas = False, 0
        elif kind in ("_INDENT", "_DEDENT"):
            depth += 1 if kind == "_INDENT" else -1
        elif kind == ";" and not opened:
            yield from ended()
        elif kind != "$END":
            opened += (kind in OPENERS) - (kind in CLOSERS)
            lambdas += kind == "lambda" and not opened
            items.append(Item(kind, text, start, end))
            if kind == ":" and not opened:
                if lambdas:
                    lambdas -= 1
                elif items[0].text in COMPOUND and not inside and _follows(source.text, end):
                    yield from ended()
                    inside = True
    yield from ended()
    yield from ((0, [comment]) for comment in reversed(waiting))


def _follows(text: str, end: int) -> bool:
    """Whether the line goes on after `end` with more than a comment."""
    rest = text[end:].lstrip(" \t")
    while rest.startswith("\\\n"):
        rest = rest[2:].lstrip(" \t")
    return rest[:1] not in ("", "\n", "#")


def _next_code(lines: list, at: int, source: Source) -> tuple[int, int] | None:
    """The column in the source and the depth of the first line of code after line `at`."""
    for depth, items in lines[at + 1 :]:
        if items[0].kind != "COMMENT":
            return source.position(items[0].start)[1], depth
    return None


def _depth(column: int, before: list[tuple[int, int]], following: tuple[int, int] | None) -> int:
    """The depth of a comment on a line of its own, by its column among the lines around it."""
    last = before[-1][1] if before else 0
    if following and column >= following[0] and following[1] >= last:
        return following[1]
    return next((depth for at, depth in reversed(before) if at <= column), 0)


# -- within a line --------------------------------------------------------------------------------
def _line(items: list[Item], margin: int, source: str) -> str:
    """The text of one statement; a break within brackets stays, with the margin of its bracket."""
    out, levels, tight = [" " * margin], [Level(margin, margin)], _tight_signs(items)
    length = margin
    for i, item in enumerate(items):
        before, level = items[i - 1] if i else None, levels[-1]
        closes = item.kind in CLOSERS
        if before and "\n" in source[before.end : item.start]:
            within = len(levels) > 1
            margin = (level.margin if closes else level.column) + (0 if within else STEP)
            out.append("" if within else " \\")
            out.append("\n" + " " * margin)
            length = margin
        elif before:
            space = _space(items, i, tight)
            out.append(space)
            length += len(space)
        out.append(item.text)
        length += len(item.text)
        if item.kind in OPENERS:
            coming = items[i + 1]
            hangs = coming.kind == "COMMENT" or "\n" in source[item.end : coming.start]
            levels.append(Level(margin + STEP if hangs else length, margin))
        elif closes:
            levels.pop()
    return "".join(out)


def _tight_signs(items: list[Item]) -> set[int]:
    """The `:` of slices and the `=` of arguments, by position: no blanks stand around them."""
    tight: set[int] = set()
    signature = items[0].text == "def"
    brackets, lambdas, annotated = [""], [0], False
    for i, (kind, text, _, _) in enumerate(items):
        if kind in OPENERS:
            brackets.append(text)
            lambdas.append(0)
        elif kind in CLOSERS:
            brackets.pop()
            lambdas.pop()
        elif kind == "lambda":
            lambdas[-1] += 1
        elif kind == ",":
            annotated = False
        elif kind == ":":
            if lambdas[-1]:
                lambdas[-1] -= 1
            elif brackets[-1] == "[":
                tight.add(i)
            annotated = signature and brackets == ["", "("]
        elif kind == "=" and not annotated and (len(brackets) > 1 or lambdas[-1]):
            tight.add(i)
    return tight


def _space(items: list[Item], i: int, tight: set[int]) -> str:
    """What stands between item i and the one before it on the same line."""
    before, item = items[i - 1], items[i]
    left, right = before.kind, item.kind
    if right == "COMMENT":
        return "  "
    if left in OPENERS or right in CLOSERS or right == ",":
        return ""
    if left == "," and (right != ":" or i in tight):
        return " "
    if right == ":" or i in tight or i - 1 in tight:
        return ""
    if left == "." or right == ".":
        return " " if before.text.isdecimal() else ""  # 1.real would begin with a number
    if right in ("(", "[") and _ends_value(before):
        return ""
    if before.text in PREFIXES and not (i > 1 and _ends_value(items[i - 2])):
        return ""
    if item.text == "*" and not _ends_value(before):  # before a name: x = *a, b
        return " "
    return "" if item.text in PRODUCTS or before.text in PRODUCTS else " "


def _ends_value(item: Item) -> bool:
    """Whether a value ends with an item, so that a bracket after it calls or indexes."""
    return item.kind in VALUES or item.kind in CLOSERS
