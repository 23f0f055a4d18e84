"""Lines of Python that are too long, broken in brackets: at commas, else at sums or products."""

import re

WIDTH = 99
INDENT = "    "
DECLARES = re.compile(r"#(?=!)|coding(?=[:=])")  # of a comment that tells how a file is read
DEF = re.compile(r"(def \w+)\((.+)\)((?: -> .+)?:)")
HEAD = re.compile(r"(\s*)(return |[\w\[\]:, +\-%/*]+? [+\-*/]?= )(?=\S)")


def fitted(text: str) -> str:
    """A text whose assignments and returns are no wider than WIDTH, where they can be broken."""
    return "\n".join(_broken(line) if len(line) > WIDTH else line for line in text.split("\n"))


def undeclared(text: str) -> str:
    """`text`, whose first two lines do not say what reads the file, or in which encoding: there a
    comment of an author's would, and what follows would be other characters."""
    *ahead, rest = text.split("\n", 2)
    ahead = [DECLARES.sub(r"\g<0> ", x) if x.lstrip()[:1] == "#" else x for x in ahead]
    return "\n".join([*ahead, rest])


def in_brackets(value: str, labels: tuple[str, ...]) -> str | None:
    """A value, or a tuple with a comment beside each part, a line each; None where it is short of
    parts, or may not be broken."""
    parts = _parts(value, (", ",))
    if any(c in value for c in "\"'#") or (labels and len(labels) != len(parts)):
        return None
    if len(parts) == 1:
        rows = _rows(value, INDENT, "")
        return "\n".join(["(", *rows, ")"]) if len(rows) > 1 else None
    rows = []
    for k, part in enumerate(parts):
        *head, last = _rows(part.removesuffix(", "), INDENT, ",")
        rows += [*head, f"{last}  # {labels[k]}" if labels else last]
    return "\n".join(["(", *rows, ")"])


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
    """A line broken at the commas within the last bracket that it ends with, and at those between
    the names that it assigns where these leave no room."""
    start = _opening(line)
    if start is None:
        return line
    first, inner, end = line[: start + 1], line[start + 1 : -1], line[-1]
    while inner[:1] == "[" and _opening(inner) == 0:  # np.array([…])
        first, inner, end = first + inner[0], inner[1:-1], inner[-1] + end
    names, equals, value = first.strip().partition(" = ")
    targets = names.split(", ")
    if len(first) > WIDTH and equals and all(map(str.isidentifier, targets)):
        rows = _rows_of(targets, indent + INDENT)
        first = "\n".join([f"{indent}(", *rows, f"{indent}){equals}{value}"])
    parts = [part.removesuffix(", ") for part in _parts(inner, (", ",))]
    return "\n".join([first, *_rows_of(parts, indent + INDENT), indent + end])


def _rows_of(parts: list[str], indent: str) -> list[str]:
    """The lines that parts with commas between them fill; rows of a matrix have a line each."""
    if len(parts) > 1 and all(part[0] == "[" and _opening(part) == 0 for part in parts):
        lines = [indent + part for part in parts]
        return [f"{_filled(x, indent) if len(x) >= WIDTH else x}," for x in lines]
    rows, row = [], ""
    for part in parts:
        more = f"{row}, {part}" if row else part
        if row and len(indent) + len(more) > WIDTH - 1:
            rows.append(f"{indent}{row},")
            more = part
        row = more
    return [*rows, indent + row]


def _opening(line: str) -> int | None:
    """Where the bracket opens that a line ends with; None where it ends with none."""
    depth = 0
    for k in range(len(line) - 1, -1, -1):
        depth += (line[k] in ")]}") - (line[k] in "([{")
        if not depth:
            return k if line[k] in "([{" else None
    return None


def _rows(value: str, indent: str, end: str) -> list[str]:
    """The lines of one value, broken before the words of a choice, else the signs of a sum, or
    after those of a product."""
    width = WIDTH - len(indent) - len(end)
    if len(value) <= width:
        return [indent + value + end]
    choice = _parts(value, (" if ", " else "))
    if len(choice) > 1:
        *rows, last = [row for part in choice for row in _rows(part.strip(), indent, "")]
        return [*rows, last + end]
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
