"""Lines of Python that are too long, broken in brackets: at commas, else at sums or products."""

import re

WIDTH = 99
INDENT = "    "
DEF = re.compile(r"(def \w+)\((.+)\)((?: -> .+)?:)")
HEAD = re.compile(r"(\s*)(return |[\w\[\]:, +\-%/*]+? [+\-*/]?= )(?=\S)")


def fitted(text: str) -> str:
    """A text whose assignments and returns are no wider than WIDTH, where they can be broken."""
    return "\n".join(_broken(line) if len(line) > WIDTH else line for line in text.split("\n"))


def _broken(line: str) -> str:
    if found := DEF.fullmatch(line):
        start, given, end = found.groups()
        rows = [f"{INDENT}{part.removesuffix(', ')}," for part in _parts(given, (", ",))]
        return "\n".join([f"{start}(", *rows, f"){end}"])
    head = HEAD.match(line)
    if not head or '"' in line or "'" in line or "#" in line:
        return line
    indent, value = head[1], line[head.end() :]
    inner = indent + INDENT
    parts = _parts(value, (", ",))
    if len(parts) > 1:
        rows = [row for part in parts for row in _rows(part.removesuffix(", "), inner, ",")]
    else:
        rows = _rows(value, inner, "")
    if len(rows) == 1:
        return _filled(line, indent)
    return "\n".join([f"{indent}{head[2]}(", *rows, f"{indent})"])


def _filled(line: str, indent: str) -> str:
    """A line broken at the commas within the last bracket that it ends with."""
    start = _opening(line)
    if start is None:
        return line
    rows, row = [], ""
    for part in line[start + 1 : -1].split(", "):
        more = f"{row}, {part}" if row else part
        if row and len(indent) + len(INDENT) + len(more) > WIDTH - 1:
            rows.append(row + ",")
            more = part
        row = more
    inner = [f"{indent}{INDENT}{text}" for text in (*rows, row)]
    return "\n".join([line[: start + 1], *inner, indent + line[-1]])


def _opening(line: str) -> int | None:
    """Where the bracket opens that a line ends with; None where it ends with none."""
    depth = 0
    for k in range(len(line) - 1, -1, -1):
        depth += (line[k] in ")]}") - (line[k] in "([{")
        if not depth:
            return k if line[k] in "([{" else None
    return None


def _rows(value: str, indent: str, end: str) -> list[str]:
    """The lines of one value, broken before the signs of a sum, or after those of a product."""
    width = WIDTH - len(indent) - len(end)
    if len(value) <= width:
        return [indent + value + end]
    parts = _parts(value, (" + ", " - "))
    if len(parts) == 1:
        parts = _parts(value, ("*", "/"))
    rows, row = [], ""
    for part in parts:
        if row and len(row + part.rstrip()) > width:
            rows.append(row.strip())
            row = ""
        row += part
    rows.append(row.strip())
    return [indent + row for row in rows[:-1]] + [indent + rows[-1] + end]


def _parts(text: str, signs: tuple[str, ...]) -> list[str]:
    """`text` cut at the signs that stand in no brackets: before those of a sum, after others."""
    parts, depth, start, k = [], 0, 0, 0
    while k < len(text):
        depth += (text[k] in "([{") - (text[k] in ")]}")
        sign = next((s for s in signs if text.startswith(s, k)), None)
        doubled = sign in ("*", "/") and 2 * sign in (text[k : k + 2], text[k - 1 : k + 1])
        if sign and not depth and not doubled:
            cut = k + 1 if sign[0] == " " else k + len(sign)
            parts.append(text[start:cut])
            start = cut
            k += len(sign)
            continue
        k += 1
    return [*parts, text[start:]]
