"""The comments of a program, on the lines of another that is made of it.

What a transform makes of a program keeps its author's statements as they were written, so a line
is known by its text: the comments beside it and right above it go with it.
"""

import re
from bisect import bisect
from typing import NamedTuple

from gradcli.language.printing.unparse import lines_of
from gradcli.language.syntax import surface as s

PREFIX = re.compile(r"\b(?:np|math)\.")
# A string, or a comment, which is no string's begin
QUOTED = re.compile(
    r"""(\"{3}|'{3})(?:\\.|.)*?\1|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*""", re.DOTALL
)


class Commented(NamedTuple):
    """A line with comments: its text, those above it, and the one at its end, or ""."""

    key: str
    above: tuple[str, ...]
    beside: str


def commented(module: s.Module) -> list[Commented]:
    """The lines of a program that have comments, in order, but for what is said of the whole."""
    source = module.source
    lines = [
        (text, start, end)
        for text, _, start, end in lines_of(module.body, source)
        if start is not None and end is not None
    ]
    starts = [start for _, start, _ in lines]
    above: dict[int, list[s.Comment]] = {}
    beside: dict[int, str] = {}
    for comment in module.comments[len(heading(module)) :]:
        i = bisect(starts, comment.span[0]) - 1
        if not comment.alone and i >= 0 and comment.span[0] >= lines[i][2]:
            beside[i] = comment.text
        elif comment.alone and i + 1 < len(lines):
            above.setdefault(i + 1, []).append(comment)
    found = []
    for i in sorted({*above, *beside}):
        text, start, _ = lines[i]
        near = _adjacent(above.get(i, []), start, source)
        if near or i in beside:
            found.append(Commented(_key(text), near, beside.get(i, "")))
    return found


def heading(module: s.Module) -> list[s.Comment]:
    """The comments that a program begins with, up to a blank line: they speak of the whole."""
    found: list[s.Comment] = []
    end = 0
    for comment in module.comments:
        between = module.source.text[end : comment.span[0]]
        if between.strip() or (found and between.count("\n") > 1):
            break
        found.append(comment)
        end = comment.span[1]
    return found


def _adjacent(comments: list[s.Comment], start: int, source) -> tuple[str, ...]:
    """Those of the comments before a line that no blank line parts from it."""
    kept: list[str] = []
    for comment in reversed(comments):
        if source.text.count("\n", comment.span[1], start) > 1:
            break
        kept.append(comment.text)
        start = comment.span[0]
    return tuple(reversed(kept))


def all_comments(text: str, module: s.Module) -> str:
    """`text` of a program that means what `module` does, with its heading and its comments."""
    above = [comment.text for comment in heading(module)]
    return "\n".join([*above, with_comments(text, commented(module))])


def with_comments(text: str, known: list[Commented]) -> str:
    """`text`, each line that is one of the `known` with its comments; both are in order.

    A line within a string, such as a docstring, is no statement, whatever it says.
    """
    out, start = [], 0
    quoted = _quoted(text)
    for number, line in enumerate(text.removesuffix("\n").split("\n")):
        bare = line.lstrip()
        key = None if number in quoted else _key(bare)
        k = next((k for k in range(start, len(known)) if known[k].key == key), None)
        if k is None:
            out.append(line)
            continue
        start = k + 1
        margin = line[: len(line) - len(bare)]
        out += [margin + comment for comment in known[k].above]
        out.append(f"{line}  {known[k].beside}".rstrip())
    return "\n".join(out) + "\n"


def _quoted(text: str) -> set[int]:
    """The numbers of the lines that lie in strings of several lines, all of them or a part."""
    found: set[int] = set()
    for m in QUOTED.finditer(text):
        if "\n" in m[0]:
            first = text.count("\n", 0, m.start())
            found.update(range(first, first + m[0].count("\n") + 1))
    return found


def _key(line: str) -> str:
    """The text of a line as it is in any of the languages that share Python's statements."""
    return PREFIX.sub("", line).replace("^", "**")
