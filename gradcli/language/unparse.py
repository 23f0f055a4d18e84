"""The printer: from a tree back to the text of a program.

What it prints parses to an equal tree, with as few parentheses as that needs; numbers, strings,
`^` and `+=` stay as their author wrote them, and comments return to their places.  Trees that
other passes built (no spans, no spelling) print in the same way.

An expression is printed by a stack of pieces: a piece is text, or a node with the tightest
operator around it.  There is no recursion, so a sum of any length prints.
"""

from collections.abc import Callable

from gradcli.errors import Source
from gradcli.language import surface as s

INDENT = "    "

# How tightly a construct binds, loosest first (Python's own table, with `^` beside `**`).
BARE, TEST, OR, AND, NOT, COMPARE, BITOR, BITAND, SHIFT, SUM, PRODUCT, SIGN, POWER, ATOM = range(14)
BINDS = {
    "or": OR, "and": AND, "not": NOT, "|": BITOR, "&": BITAND, "<<": SHIFT, ">>": SHIFT,
    "+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT, "//": PRODUCT, "%": PRODUCT, "@": PRODUCT,
    "**": POWER,
}  # fmt: skip


def unparse(node: s.Node) -> str:
    """The text of a Module, a statement (without its last line end) or an expression."""
    if isinstance(node, s.Module):
        source = node.source
        lines = _lines(node.body, source)
        if node.comments and source:
            lines = _commented(lines, node.comments, source)
        return _spaced(lines, source) + "\n"
    if type(node) in _PIECES:
        return expression(node)
    return _spaced(_lines((node,), None), None)


def expression(node: s.Expr, around: int = TEST) -> str:
    """The text of an expression that stands inside an operator that binds as `around` does."""
    out: list[str] = []
    stack: list = [(node, around)]
    while stack:
        piece = stack.pop()
        if type(piece) is str:
            out.append(piece)
            continue
        node, around = piece
        binds, pieces = _PIECES[type(node)](node)
        if binds < around:
            stack.append(")")
            stack.extend(reversed(pieces))
            out.append("(")
        else:
            stack.extend(reversed(pieces))
    return "".join(out)


# -- expressions: a row for each node: how tightly it binds, and its pieces -----------------------
Pieces = tuple[int, list]


def _listed(nodes, around: int = TEST) -> list:
    pieces: list = []
    for node in nodes:
        pieces += [", ", (node, around)]
    return pieces[1:]


def _number(node: s.Number) -> Pieces:
    text = repr(node.value) if node.text is None else node.text
    if text[0] == "-":
        return SIGN, [text]
    return (POWER if text.replace("_", "").isdecimal() else ATOM), [text]  # 1.T reads as a float


def _string(node: s.String) -> Pieces:
    return ATOM, [repr(node.value) if node.text is None else node.text]


def _attribute(node: s.Attribute) -> Pieces:
    return ATOM, [(node.value, ATOM), f".{node.name}"]


def _call(node: s.Call) -> Pieces:
    pieces = _listed(node.args)
    for name, value in node.keywords:
        pieces += [f"{', ' if pieces else ''}{name}=", (value, TEST)]
    return ATOM, [(node.function, ATOM), "(", *pieces, ")"]


def _subscript(node: s.Subscript) -> Pieces:
    around = BARE if type(node.index) is s.Tuple and node.index.items else TEST
    return ATOM, [(node.value, ATOM), "[", (node.index, around), "]"]


def _slice(node: s.Slice) -> Pieces:
    pieces: list = []
    if node.start is not None:
        pieces.append((node.start, TEST))
    pieces.append(":")
    if node.stop is not None:
        pieces.append((node.stop, TEST))
    if node.step is not None:
        pieces += [":", (node.step, TEST)]
    return TEST, pieces


def _unary(node: s.Unary) -> Pieces:
    if node.op == "not":
        return NOT, ["not ", (node.operand, NOT)]
    return SIGN, [node.op, (node.operand, SIGN)]


def _binary(node: s.Binary) -> Pieces:
    op, binds = node.op, BINDS[node.op]
    if binds == POWER:
        sign = "^" if type(op) is s.Caret else "**"
        base = (node.left, ATOM if type(node.left) is not s.Number else POWER)
        return POWER, [base, sign, (node.right, SIGN)]
    sign = op if op in "*/" else f" {op} "  # 2*x + 1: products hold together
    return binds, [(node.left, binds), sign, (node.right, binds + 1)]


def _compare(node: s.Compare) -> Pieces:
    pieces: list = [(node.first, BITOR)]
    for op, value in zip(node.ops, node.rest, strict=True):
        pieces += [f" {op} ", (value, BITOR)]
    return COMPARE, pieces


def _bool_op(node: s.BoolOp) -> Pieces:
    binds = BINDS[node.op]
    pieces: list = []
    for value in node.values:
        pieces += [f" {node.op} ", (value, binds + 1)]
    return binds, pieces[1:]


def _conditional(node: s.Conditional) -> Pieces:
    return TEST, [(node.body, OR), " if ", (node.test, OR), " else ", (node.orelse, TEST)]


def _list(node: s.List) -> Pieces:
    return ATOM, ["[", *_listed(node.items), "]"]


def _tuple(node: s.Tuple) -> Pieces:
    if not node.items:
        return ATOM, ["()"]
    return BARE, [*_listed(node.items), ","] if len(node.items) == 1 else _listed(node.items)


_PIECES: dict[type, Callable[..., Pieces]] = {
    s.Number: _number,
    s.Boolean: lambda node: (ATOM, [str(node.value)]),
    s.NoneLiteral: lambda node: (ATOM, ["None"]),
    s.String: _string,
    s.Name: lambda node: (ATOM, [node.id]),
    s.Attribute: _attribute,
    s.Call: _call,
    s.Subscript: _subscript,
    s.Slice: _slice,
    s.Ellipsis: lambda node: (ATOM, ["..."]),
    s.Unary: _unary,
    s.Binary: _binary,
    s.Compare: _compare,
    s.BoolOp: _bool_op,
    s.Conditional: _conditional,
    s.List: _list,
    s.Tuple: _tuple,
}


# -- statements: each gives lines, (text, depth, start, end) with offsets into the source ----------
Line = tuple[str, int, "int | None", "int | None"]


def _lines(body: tuple, source: Source | None) -> list[Line]:
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
        for header, last, suite in headers:
            if parts and source and start is not None:
                start = _find_word(header[:4], end, source, node.span[1])
            end = start if last is None or last.span is None else last.span[1]
            parts.append((header, depth, start, end))
            if suite:
                parts += [(inner, depth + 1) for inner in suite]
                end = suite[-1].span and suite[-1].span[1]
            else:
                parts.append(("pass", depth + 1, None, None))
        stack.extend(reversed(parts))
    return lines


def _headers(node: s.Node) -> list[tuple[str, s.Node | None, tuple]] | None:
    """The headers of a compound statement with their last parts and their blocks."""
    match node:
        case s.If(branches, orelse):
            words = ["if"] + ["elif"] * len(branches)
            headers = [
                (f"{word} {expression(test)}:", test, body)
                for word, (test, body) in zip(words, branches, strict=False)
            ]
            return [*headers, ("else:", None, orelse)] if orelse else headers
        case s.For(target, iterable, body):
            header = f"for {expression(target, BARE)} in {expression(iterable, BARE)}:"
            return [(header, iterable, body)]
        case s.While(test, body):
            return [(f"while {expression(test)}:", test, body)]
        case s.Def(name, parameters, body):
            shown = [
                p.name if p.default is None else f"{p.name}={expression(p.default)}"
                for p in parameters
            ]
            last = parameters[-1] if parameters else None
            return [(f"def {name}({', '.join(shown)}):", last, body)]
    return None


def _simple(node: s.Node) -> str:
    match node:
        case s.Expression(value):
            return expression(value, BARE)
        case s.Assign(targets, value):
            return " = ".join(expression(part, BARE) for part in (*targets, value))
        case s.AugAssign(target, op, value):
            sign = "^" if type(op) is s.Caret else op
            return f"{expression(target)} {sign}= {expression(value, BARE)}"
        case s.Declare(name, kind, shape, default):
            lengths = f"[{', '.join(map(expression, shape))}]" if shape else ""
            given = "" if default is None else f" = {expression(default, BARE)}"
            return f"{name}: {kind}{lengths}{given}"
        case s.Return(value):
            return "return" if value is None else f"return {expression(value, BARE)}"
        case s.Import(module, alias):
            return f"import {module}" if alias is None else f"import {module} as {alias}"
        case s.Break():
            return "break"
        case s.Continue():
            return "continue"
        case s.Pass():
            return "pass"
    raise TypeError(f"{type(node).__name__} is not a statement")


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
    """The text of the lines; a blank line of the source stays one blank line."""
    out, reached = [], None
    for text, depth, start, end in lines:
        known = source and start is not None and reached is not None
        if known and source.text.count("\n", reached, start) > 1:
            out.append("")
        out.append(INDENT * depth + text)
        reached = end if end is not None else reached
    return "\n".join(out)
