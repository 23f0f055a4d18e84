"""The top-level statements of a file, told apart without understanding them.

A file that people run with Python holds more than functions of numbers: classes, other libraries,
tests, a command line.  What a function does not reach may be any Python, so the file is cut into
statements by its strings, brackets and margins alone, and each is known by the names that it may
bind or change.  Where the words leave that open a name counts: too much is read, never too little.
"""

import re
from collections.abc import Iterable, Iterator
from keyword import iskeyword
from typing import NamedTuple

_QUOTED = (
    r'"""(?:[^\\]|\\.)*?"""',
    r"'''(?:[^\\]|\\.)*?'''",
    r'"(?:[^"\\\n]|\\.)*"',
    r"'(?:[^'\\\n]|\\.)*'",
)
_LEXEME = re.compile(
    rf"[ \t]+|\\\n|\#[^\n]*|(?P<string>[A-Za-z]{{0,2}}(?:{'|'.join(_QUOTED)}))|(?P<number>\d[\w.]*)"
    r"|(?P<word>[^\W\d]\w*)|(?P<line>\n)|(?P<sign><<=|>>=|[=!<>:]=|->|\S)",
    re.DOTALL,
)
_OPEN, _CLOSE = "([{", ")]}"
_ASSIGN = ("=", "<<=", ">>=")  # `+=` and its like end in a "=" of their own
_NEVER_INSIDE = ("def", "class", "import")  # at a line's beginning: an open bracket was a slip
_CONTINUING = ("else", "elif", "except", "finally")
_HEADS = ("if", "while", "try", "with", "for", "async", "match", *_CONTINUING)
# Methods and functions that change what they are given.
CHANGING = {
    "append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "update", "add",
    "setdefault", "popitem", "discard", "appendleft", "popleft", "fill", "heappush", "heappop",
    "heapify", "insort", "shuffle", "fill_diagonal", "copyto", "put", "putmask", "place", "itemset",
}  # fmt: skip
# Those that give back what they are given, or parts of it; of any other the result is its own.
_VIEWS = {
    "asarray", "reshape", "ravel", "transpose", "swapaxes", "squeeze", "broadcast_to", "enumerate",
    "zip", "reversed", "iter", "next", "list", "tuple", "dict", "get", "keys", "values", "items",
    "range", "len",
}  # fmt: skip
_MAKES_ITS_OWN = (*"+-*/%@|&^~<>", "==", "<=", ">=", "!=")  # a number or an array of its own


class Statement(NamedTuple):
    """A statement of the top level: its place, and its first word, decorators and `async` aside.

    `binds` are the names that it may give a value (of a def or class its own), `changes` those
    whose values it may change when it runs, or a call of it does; `words` is every word in it.
    Each of `aliases` are names that may stand for one list or array, or parts of one; `mutates`
    tells whether a call of what it defines may change its arguments.
    """

    span: tuple[int, int]
    first: str
    binds: frozenset[str]
    changes: frozenset[str]
    words: frozenset[str]
    aliases: tuple[frozenset[str], ...]
    mutates: bool


_Lexeme = tuple[str, str, int, int]  # string, number, word, sign or line; its text, start, end


def outline(text: str) -> list[Statement]:
    """The statements of the top level of `text`, in their order."""
    found: list[Statement] = []
    lines: list[list[_Lexeme]] = []
    margin: int | None = None
    decorated = False
    for line in logical_lines(text):
        start = line[0][2]
        column = start - (text.rfind("\n", 0, start) + 1)
        margin = column if margin is None else margin
        if lines and column <= margin and not decorated and line[0][1] not in _CONTINUING:
            found.append(_statement(lines, margin))
            lines = []
        decorated = column <= margin and line[0][1] == "@"
        lines.append(line)
    return [*found, _statement(lines, margin or 0)] if lines else found


def logical_lines(text: str) -> Iterator[list[_Lexeme]]:
    """The lexemes of each line that holds any; what brackets hold is one line."""
    line: list[_Lexeme] = []
    depth = 0
    for m in _LEXEME.finditer(text):
        kind, word, start = m.lastgroup, m[0], m.start()
        if kind == "word" and depth and word in _NEVER_INSIDE and text[start - 1] == "\n":
            yield line
            line, depth = [], 0
        if kind == "sign":
            depth = max(depth + (word in _OPEN) - (word in _CLOSE), 0)
        if kind == "line" and not depth and line:
            yield line
            line = []
        elif kind is not None and kind != "line":
            line.append((kind, word, *m.span()))
    if line:
        yield line


def _statement(lines: list[list[_Lexeme]], margin: int) -> Statement:
    span = lines[0][0][2] - margin, lines[-1][-1][3]
    words = frozenset(w for line in lines for k, w, *_ in line if k == "word")
    lines = [line for line in lines if line[0][1] != "@"]
    head = [w for line in lines[:1] for _, w, *_ in line if w != "async"] or [""]
    binds: set[str] = set()
    changes: set[str] = set()
    aliases: list[frozenset[str]] = []
    for simple in (part for line in lines for part in _simple(line)):
        binds |= _bound(simple)
        changes |= _changed(simple)
        aliases += filter(None, [_aliases(simple)])
    mutates = bool(changes) and not words.isdisjoint(("def", "lambda"))
    if head[0] in ("def", "class"):
        binds = set(head[1:2])
        same = classes(aliases)
        changed = changes.union(*(same.get(name, ()) for name in changes))
        mutates = head[0] == "def" and not changed.isdisjoint(_parameters(head))
    return Statement(
        span, head[0], frozenset(binds), frozenset(changes), words, tuple(aliases), mutates
    )


def classes(groups: Iterable[frozenset[str]]) -> dict[str, frozenset[str]]:
    """Each name of the groups -> the names that it is in a group with, or that those are."""
    found: dict[str, frozenset[str]] = {}
    for group in groups:
        group = group.union(*(found.get(name, ()) for name in group))
        found.update(dict.fromkeys(group, group))
    return found


def _parameters(words: list[str]) -> set[str]:
    """The words between the first brackets of a def, its parameters among them."""
    found: set[str] = set()
    depth = 0
    for word in words:
        depth += (word in _OPEN) - (word in _CLOSE)
        if not depth and word in _CLOSE:
            return found
        if depth:
            found.add(word)
    return found


def _simple(line: list[_Lexeme]) -> Iterator[list[_Lexeme]]:
    """A line cut at each `;`, and behind the `:` of a header."""
    part: list[_Lexeme] = []
    depth = 0
    for lexeme in line:
        word = lexeme[1]
        depth += (word in _OPEN) - (word in _CLOSE)
        if depth or not (word == ";" or (word == ":" and part and part[0][1] in _HEADS)):
            part.append(lexeme)
            continue
        yield part
        part = []
    yield part


def _names(part: list[_Lexeme]) -> dict[int, str]:
    """The words that follow no dot, by their index."""
    return {
        i: w
        for i, (k, w, *_) in enumerate(part)
        if k == "word" and not (i and part[i - 1][1] == ".")
    }


def _bound(part: list[_Lexeme]) -> set[str]:
    """The names that a simple statement, or the header of a block, may give a value."""
    words, names = [w for _, w, *_ in part], _names(part)
    found = {w for i, w in names.items() if i and words[i - 1] in ("as", "def", "class")}
    found |= {w for i, w in names.items() if words[i + 1 : i + 2] == [":="]}
    end = 0
    if words[:1] == ["import"] or (words[:1] == ["from"] and "import" in words):
        first, end = words.index("import"), len(words)
        found |= {w for i, w in names.items() if i > first and words[i + 1 : i + 2] != ["as"]}
    elif "for" in words[:2] and "in" in words:
        end = words.index("in")
    elif words[:1] == ["del"]:
        end = len(words)
    else:
        end = _last_equals(words)
    if words[:1] not in (["import"], ["from"]):
        found |= {w for i, w in names.items() if i < end}
    return found


def _last_equals(words: list[str]) -> int:
    """The index of the last `=` of an assignment, or of the `:` of an annotation; 0 without."""
    depth = last = 0
    for i, word in enumerate(words):
        depth += (word in _OPEN) - (word in _CLOSE)
        if not depth and (word in _ASSIGN or (word == ":" and not last)):
            last = i
    return last


def _changed(part: list[_Lexeme]) -> set[str]:
    """The names whose values a simple statement may change: table[i] = v, table[i].append(v)."""
    words, names = [w for _, w, *_ in part], _names(part)
    if words[:1] in (["global"], ["nonlocal"]):
        return {*names.values()} - {words[0]}
    end = _last_equals(words)
    found = {w for i, w in names.items() if i < end and words[i + 1] in ("[", ".")}
    if words[:1] == ["del"]:
        found |= {w for i, w in names.items() if words[i + 1 : i + 2] == ["["]}
    if end and (words[end] in _ASSIGN[1:] or words[end - 1] in _MAKES_ITS_OWN):  # v += 1
        found |= {w for i, w in names.items() if i < end}
    for i, word in enumerate(words):
        if i and words[i : i + 2] == ["out", "="]:  # add(v, 1, out=v)
            found.update(words[i + 2 : i + 3])
        if word in CHANGING:
            found.add(words[_receiver(words, i)])
            found.update(words[i + 2 : i + 3])  # heappush(heap, v)
    return found


def _aliases(part: list[_Lexeme]) -> frozenset[str]:
    """The names that a simple statement, or the header of a loop, may make stand for one value."""
    words = [w for _, w, *_ in part]
    if "for" in words[:2] and "in" in words:
        start = words.index("in")
    else:
        start = _last_equals(words)
        if not start or words[start] == ":":
            return frozenset()
    depth = 0
    for i, word in enumerate(words[start + 1 :], start + 1):
        depth += (word in _OPEN) - (word in _CLOSE)
        if not depth and word in _MAKES_ITS_OWN:
            return frozenset()
        if word == "(" and part[i - 1][0] == "word" and words[i - 1] not in _VIEWS:
            return frozenset()
    names = {w for i, w in _names(part).items() if words[i + 1 : i + 2] != ["("]}
    for i, word in enumerate(words[start:], start):  # those of comprehensions are their own
        if word == "for" and "in" in words[i:]:
            names -= {*words[i : words.index("in", i)]}
    return frozenset(name for name in names if not iskeyword(name))


def _receiver(words: list[str], i: int) -> int:
    """Where the chain of names, dots and brackets that ends at `i` begins."""
    depth = 0
    while i and (depth or words[i - 1] == "." or words[i] == "." or words[i] in _OPEN):
        i -= 1
        depth += (words[i] in _CLOSE) - (words[i] in _OPEN)
    return i
