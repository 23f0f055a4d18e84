"""What Python has and the language does not: each refused by its name, with what to write instead.

Each rule looks at the place of a syntax error (a Fault) and gives the error,
or None where it does not apply.  Imported only once a program is found to be wrong.
"""

from gradcli.errors import Diagnostic, Span
from gradcli.language.syntax.errors.fault import Fault, wrong
from gradcli.language.syntax.lexer import PRIME

# Words that stand in no rule of the grammar: how they are shown, and what to write.
RESERVED: dict[str, tuple[str, str]] = {
    "async": ("'async'", "leave it out: a program runs from top to bottom"),
    "await": ("'await'", "leave it out: a program runs from top to bottom"),
    "class": ("'class'", "write functions with 'def', and keep values in a dict or a list"),
}
# The prefixes of Python's other strings, in lower case.
PREFIXES = {
    "b": ("a string of bytes", "write a string: leave the 'b' out"),
    "rb": ("a string of bytes", "write a string: leave the 'b' out"),
    "br": ("a string of bytes", "write a string: leave the 'b' out"),
    "t": ("a template string", "write an f-string: f'…'"),
    "rt": ("a template string", "write an f-string: f'…'"),
    "tr": ("a template string", "write an f-string: f'…'"),
}
STARS = ("*", "**")
# Words of Python that are names here, where a value right behind them tells what was meant.
STATEMENTS = {
    "match": ("'match'", "write 'if' and 'elif'"),
    "type": ("a type alias", "leave the line out"),
    "print": ("'print' without parentheses", "write print(…)"),
}


def _refused(what: str, span: Span, help: str, be: str = "is") -> Diagnostic:
    return Diagnostic("E0104", f"{what} {be} not part of the language", span, help=help)


def word(f: Fault) -> Diagnostic | None:
    """A word that Python reserves and no rule takes."""
    kind, text, start, end = f.token
    if kind != "RESERVED":
        return None
    shown, instead = RESERVED[text]
    if text == "class" and "tensorflow" in f.text:
        instead = "Python runs it as it is, with import gradcli.tensorflow as tf; here write 'def'"
    return _refused(shown, (start, end), instead)


def sent(f: Fault) -> Diagnostic | None:
    """`yield` where a value stands."""
    kind, _, start, end = f.token
    if kind != "yield" or "NUMBER" not in f.expected or "pass" in f.expected:
        return None
    return _refused("the value of a 'yield'", (start, end), "write it on a line of its own")


def walrus(f: Fault) -> Diagnostic | None:
    """`:=` where Python asks for parentheses around it."""
    kind, _, start, end = f.token
    name = f.at(-1)
    if kind != ":=":
        return None
    message = "':=' stands in parentheses here"
    help = f"write {name[1]} = …, or ({name[1]} := …)" if name[0] == "NAME" else "(name := …)"
    return Diagnostic("E0100", message, (start, end), help=help)


def brackets(f: Fault) -> Diagnostic | None:
    """Sets."""
    kind, _, _, end = f.token
    opener = f.opened[-1][0] if f.opened else ""
    if opener == "{" and ":" in f.expected and "NAME" not in f.expected and not _keyed(f):
        span, hint = (f.opened[-1][2], end), "write a list, [a, b], or a dict, {a: b}"
        if kind == "for":
            return _refused("a set comprehension", span, "write a list: [… for … in …]")
        if kind in (",", "}"):
            return _refused("a set", span, hint)
    return None


def _keyed(f: Fault) -> bool:
    """Whether the braces around the fault hold a key with its ':' before it."""
    depth = 0
    for kind, _, _, _ in f.tokens[f.tokens.index(f.opened[-1]) + 1 : f.place]:
        depth += (kind in ("(", "[", "{")) - (kind in (")", "]", "}"))
        if depth == 0 and kind == ":":
            return True
    return False


def stars(f: Fault) -> Diagnostic | None:
    """`*` and `**` before a name, where Python takes them, but for calls and parameters."""
    _, sign, start, end = f.token
    before, span = f.at(-1), (start, end)
    if sign == "*" and before[1] == "except":
        return _refused("'except*'", (before[2], end), "write 'except'")
    if sign not in STARS or "NUMBER" not in f.expected or before[1] == ".":
        return None
    if f.at(1)[0] not in ("NAME", "(", "[", "{", "STRING", "FSTRING"):
        return None
    opener = f.opened[-1] if f.opened else None
    if opener and before[0] in (opener[0], ","):
        called = f.tokens[f.tokens.index(opener) - 1]
        applied = called[3] == opener[2] and called[0] in ("NAME", ")", "]")
        if (opener[0], applied) in WITHIN:
            where, hint = WITHIN[opener[0], applied]
            return _refused(f"'{sign}' {where}", span, hint)
    elif f.opened or before[0] not in (",", "=", "$END", *_STARTS, "in", "for", "return", "del"):
        return None  # x + * 2
    return _refused(f"'{sign}' before a name", span, "take a slice: a, b = x[0], x[1:]")


# The bracket that a star stands in, and whether it calls or indexes -> where, what to write
WITHIN = {
    ("[", True): ("in an index", "write each index out"),
    ("[", False): ("in a list", "write *b, or add lists: [a] + b"),
    ("{", False): ("in a dict", "write each entry out: {a: b}"),
    ("{", True): ("in a dict", "write each entry out: {a: b}"),
}
_STARTS = ("_NEWLINE", "_INDENT", "_DEDENT", ";", ":")


def prefixed(f: Fault) -> Diagnostic | None:
    """bytes and template strings."""
    for name, string in ((f.at(-1), f.token), (f.token, f.at(1))):
        if name[0] == "NAME" and string[0] in ("STRING", "FSTRING") and name[3] == string[2]:
            if string[1] == "''":
                return wrong(PRIME, string[2:])
            other = (f"a string with the prefix '{name[1]}'", "leave the prefix out")
            what, instead = PREFIXES.get(name[1].lower(), other)
            return _refused(what, (name[2], string[3]), instead)
    return None


def statements(f: Fault) -> Diagnostic | None:
    """`match`, `type X = …`, `print x`: names, with something behind that no name has there."""
    kind, _, _, _ = f.token
    first = f.header()
    found = STATEMENTS.get(first[1])
    if found is None or first[0] != "NAME" or f.opened:
        return None
    what, instead = found
    beside = f.at(-1) == first and kind in ("NAME", "NUMBER", "STRING", "FSTRING", "None", "True")
    block = first[1] == "match" and f.at(-1)[0] == ":" and kind == "_NEWLINE"
    if not (beside or block):
        return None
    return _refused(what, first[2:], instead)


def clauses(f: Fault) -> Diagnostic | None:
    """`except A, B`, type parameters."""
    kind, _, start, end = f.token
    span, first = (start, end), f.header()
    if kind == "," and first[1] == "except" and not f.opened:
        return _refused("'except' of several without parentheses", span, "write except (A, B):")
    if kind == "[" and f.at(-2)[1] == "def":
        return _refused("type parameters", span, "leave them out", "are")
    return None


REFUSALS = (word, sent, walrus, brackets, stars, prefixed, statements, clauses)
