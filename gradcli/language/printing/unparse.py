"""The printer: from a tree back to the text of a program.

What it prints parses to an equal tree, with as few parentheses as that needs; numbers, strings,
`^` and `+=` stay as their author wrote them, and comments return to their places.  Trees that
other passes built (no spans, no spelling) print in the same way.
"""

from collections.abc import Callable

from gradcli.errors import Source
from gradcli.language.printing.expressions import (
    BARE,
    PIECES,
    expression,
    listed,
    signature,
    text_of,
)
from gradcli.language.syntax import surface as s

INDENT = "    "


def unparse(node: s.Node) -> str:
    """The text of a Module, a statement (without its last line end) or an expression."""
    if isinstance(node, s.Module):
        source = node.source
        lines = lines_of(node.body, source)
        if node.comments and source:
            lines = _commented(lines, node.comments, source)
        return _spaced(lines, source) + "\n"
    if type(node) in PIECES:
        return expression(node)
    return _spaced(lines_of((node,), None), None)


# -- statements: each gives lines, (text, depth, start, end) with offsets into the source ----------
Line = tuple[str, int, "int | None", "int | None"]


def lines_of(body: tuple, source: Source | None) -> list[Line]:
    """The lines of a block; those of the blocks within it follow their headers."""
    lines: list[Line] = []
    stack: list = [(node, 0) for node in reversed(body)]
    while stack:
        item = stack.pop()
        if len(item) == 4:
            lines.append(item)
            continue
        node, depth = item
        start, end = node.span or (None, None)
        headers = _headers(node)
        if headers is None:
            lines.append((_simple(node), depth, start, end))
            continue
        parts: list = []
        for word, rest, last, suite in headers:
            if parts and source and start is not None and end is not None:
                start = _find_word(word, end, source, node.span[1])
            end = start if last is None or last.span is None else last.span[1]
            parts.append((word + rest, depth, start, end))
            if suite is None:
                continue
            if suite:
                parts += [(inner, depth + 1) for inner in suite]
                end = suite[-1].span and suite[-1].span[1]
            else:
                parts.append(("pass", depth + 1, None, None))
        stack.extend(reversed(parts))
    return lines


# The word that a header begins with, the rest of it, its last part, and its block: None for a
# decorator, which has none.
Header = tuple[str, str, "s.Node | None", "tuple | None"]


def _headers(node: s.Node) -> list[Header] | None:
    """The headers of a compound statement; None for a simple one."""
    match node:
        case s.If(branches, orelse):
            words = ["if"] + ["elif"] * len(branches)
            headers: list[Header] = [
                (word, f" {expression(test)}:", test, body)
                for word, (test, body) in zip(words, branches, strict=False)
            ]
            return [*headers, ("else", ":", None, orelse)] if orelse else headers
        case s.For(target, iterable, body, orelse):
            rest = f" {expression(target, BARE)} in {expression(iterable, BARE)}:"
            headers = [("for", rest, iterable, body)]
            return [*headers, ("else", ":", None, orelse)] if orelse else headers
        case s.While(test, body, orelse):
            headers = [("while", f" {expression(test)}:", test, body)]
            return [*headers, ("else", ":", None, orelse)] if orelse else headers
        case s.Def():
            return _def(node)
        case s.Try(body, handlers, orelse, final):
            headers = [("try", ":", None, body), *map(_handler, handlers)]
            if orelse:
                headers.append(("else", ":", None, orelse))
            return [*headers, ("finally", ":", None, final)] if final else headers
        case s.With(items, body):
            shown = [
                expression(value) + ("" if target is None else f" as {expression(target)}")
                for value, target in items
            ]
            value, named = items[-1]
            return [("with", f" {', '.join(shown)}:", value if named is None else named, body)]
    return None


def _def(node: s.Def) -> list[Header]:
    headers: list[Header] = [("@", expression(part), part, None) for part in node.decorators]
    shown = text_of(signature(node.parameters))
    last: s.Node | None = node.parameters[-1] if node.parameters else None
    returns = ""
    if node.returns is not None:
        last, returns = node.returns, f" -> {expression(node.returns)}"
    return [*headers, ("def", f" {node.name}({shown}){returns}:", last, node.body)]


def _handler(node: s.Handler) -> Header:
    types = "" if node.types is None else f" {expression(node.types)}"
    name = "" if node.name is None else f" as {node.name}"
    return "except", f"{types}{name}:", node.types, node.body


def _simple(node: s.Node) -> str:
    return SIMPLE[type(node)](node)


def _augmented(node: s.AugAssign) -> str:
    sign = "^" if type(node.op) is s.Caret else node.op
    return f"{expression(node.target)} {sign}= {expression(node.value, BARE)}"


def _declared(node: s.Declare) -> str:
    lengths = f"[{', '.join(map(expression, node.shape))}]" if node.shape else ""
    given = "" if node.default is None else f" = {expression(node.default, BARE)}"
    return f"{node.name}: {node.type}{lengths}{given}"


def _returned(node: s.Return) -> str:
    return "return" if node.value is None else f"return {expression(node.value, BARE)}"


def _asserted(node: s.Assert) -> str:
    parts = (node.test,) if node.message is None else (node.test, node.message)
    return f"assert {text_of(listed(parts))}"


def _yielded(node: s.Yield) -> str:
    value = "" if node.value is None else f" {expression(node.value, BARE)}"
    return f"yield{' from' if node.many else ''}{value}"


def _raised(node: s.Raise) -> str:
    thrown = "" if node.value is None else f" {expression(node.value)}"
    return f"raise{thrown}" + ("" if node.cause is None else f" from {expression(node.cause)}")


# The text of each kind of statement that has no block
SIMPLE: dict[type[s.Node], Callable] = {
    s.Expression: lambda node: expression(node.value, BARE),
    s.Assign: lambda node: " = ".join(
        [expression(part, BARE) for part in (*node.targets, node.value)]
    ),
    s.AugAssign: _augmented,
    s.Declare: _declared,
    s.Return: _returned,
    s.Yield: _yielded,
    s.Import: lambda node: f"import {_renamed((node.module, node.alias))}",
    s.ImportFrom: lambda node: f"from {node.module} import {', '.join(map(_renamed, node.names))}",
    s.Assert: _asserted,
    s.Delete: lambda node: f"del {text_of(listed(node.targets))}",
    s.Global: lambda node: f"global {text_of(listed(node.names))}",
    s.Nonlocal: lambda node: f"nonlocal {text_of(listed(node.names))}",
    s.Raise: _raised,
    s.Break: lambda node: "break",
    s.Continue: lambda node: "continue",
    s.Pass: lambda node: "pass",
}


def _renamed(name: tuple[str, str | None]) -> str:
    return name[0] if name[1] is None else f"{name[0]} as {name[1]}"


# -- comments and blank lines ---------------------------------------------------------------------
def _find_word(word: str, start: int, source: Source, stop: int) -> int:
    """The offset of the `elif` or `else` that follows `start`, comments left out."""
    while True:
        at = source.text.find(word, start, stop)
        sharp = source.text.find("#", start, stop)
        if sharp < 0 or at < sharp:
            return at
        start = source.text.find("\n", sharp, stop)


def _commented(lines: list[Line], comments, source: Source) -> list[Line]:
    """`lines` with the comments in their places, at the ends of lines or on their own."""
    out: list[Line] = []
    waiting = list(reversed(comments))  # the next one is last
    for i, (text, depth, start, end) in enumerate(lines):
        coming = lines[i + 1] if i + 1 < len(lines) else None
        following = coming and coming[2]
        after: list[Line] = []
        while waiting and start is not None:
            comment = waiting[-1]
            at = comment.span[0]
            if following is not None and at > following:
                break
            waiting.pop()
            if at < end:  # before the line, or within its brackets
                out.append((comment.text, depth, *comment.span))
            elif not comment.alone and not after and "\n" not in source.text[end:at]:
                text, end = f"{text}  {comment.text}", comment.span[1]
            else:
                level = _level(comment, lines, i, source)
                after.append((comment.text, level, *comment.span))
        out += [(text, depth, start, end), *after]
    return out


def _level(comment: s.Comment, lines: list[Line], i: int, source: Source) -> int:
    """The depth of a comment on a line of its own between lines i and i + 1, by its column."""
    column = source.position(comment.span[0])[1]
    if i + 1 < len(lines):
        _, depth, start, _ = lines[i + 1]
        if start is not None and column >= source.position(start)[1] and depth >= lines[i][1]:
            return depth
    for j in range(i, -1, -1):
        _, depth, start, _ = lines[j]
        if start is not None and source.position(start)[1] <= column:
            return depth
    return 0


def _spaced(lines: list[Line], source: Source | None) -> str:
    """The text of the lines; a blank line of the source stays one blank line.

    Of a tree that another pass built, a function at the top level stands between blank lines.
    """
    out: list[str] = []
    reached, function = None, False
    for text, depth, start, end in lines:
        between = ""  # the text since the line before, where there is one
        if source is not None and start is not None and reached is not None:
            between = source.text[reached:start]
        begins = text.startswith("def ") and start is None
        apart = depth == 0 and (function or begins) and out
        if apart or between.count("\n") > 1:
            out.append("")
        function = begins or (function and depth > 0)
        out.append(INDENT * depth + text)
        reached = end if end is not None else reached
    return "\n".join(out)
