"""Syntax errors in words: what the parser expected, what it found, and what would work.

The expected set comes from the parser's own tables.  Before it is put in words, a few rows are
tried that know what a writer meant: each looks at the tokens around the fault.  Imported only
once a program is found to be wrong.
"""

from collections.abc import Callable
from itertools import takewhile

from gradcli.errors import Diagnostic
from gradcli.language.syntax.errors import other_languages
from gradcli.language.syntax.errors.fault import Fault, short, wrong
from gradcli.language.syntax.errors.not_in_the_language import REFUSALS
from gradcli.language.syntax.lexer import CLOSER, Token
from gradcli.language.syntax.states import STATES
from gradcli.language.syntax.tables import RULES

# What stands before the ':' of a header, in words.
BEFORE_COLON = {
    "if": "the condition",
    "elif": "the condition",
    "while": "the condition",
    "for": "what the loop runs over",
    "def": "the parameters",
    "else": "'else'",
    "with": "what 'with' enters",
    "try": "'try'",
    "except": "the exception",
    "finally": "'finally'",
}
NAMED = {
    "$END": "the end of the program",
    "_NEWLINE": "the end of the line",
    "_INDENT": "an indented line",
    "_DEDENT": "the end of the block",
}
EXPRESSION = {"NAME", "NUMBER", "("}
STATEMENTS = {"STRING", "return", "break", "continue", "pass", "raise"}  # what begins others


def explain(text: str, tokens: list[Token], index: int, states: list[int]) -> Diagnostic:
    """The error for the token at `index`, which the parser in `states` cannot take."""
    value = tokens[index][1]
    if isinstance(value, Diagnostic):
        return value
    opened: list[Token] = []
    for token in tokens[:index]:
        if token[0] in CLOSER:
            opened.append(token)
        elif token[0] in CLOSER.values() and opened:
            opened.pop()
    fault = Fault(text, tokens, index, _expected(states), opened)
    for rule in RULES_OF_THUMB:
        error = rule(fault)
        if error is not None:
            return error
    return _plain(fault)


def _expected(states: list[int]) -> frozenset[str]:
    """The tokens that the parser could take in `states`, tried one by one."""
    return frozenset(kind for kind in STATES[states[-1]] if _takes(list(states), kind))


def _takes(states: list[int], kind: str) -> bool:
    while True:
        action = STATES[states[-1]].get(kind)
        if action is None or action >= 0:
            return action is not None and kind not in _NONTERMINALS
        origin, length, _ = RULES[~action]
        del states[-length:]
        states.append(STATES[states[-1]][origin])


_NONTERMINALS = {origin for origin, _, _ in RULES}


# -- what a writer may have meant: each gives an error, or None where it does not apply -----------
def _bad_token_next(f: Fault) -> Diagnostic | None:
    """A character of no token right behind says more than what the parser makes of it."""
    kind, value, _, _ = f.at(1)
    return value if kind == "FAULT" and f.touches(1) and isinstance(value, Diagnostic) else None


def _unclosed(f: Fault) -> Diagnostic | None:
    """A bracket that nothing closes is the fault, wherever the parser noticed it."""
    if not f.opened or f.tokens[-1][0] == "FAULT":
        return None
    kind, _, start, end = f.token
    opener = f.opened[-1]
    depth = 0
    for token in f.tokens[f.place :]:
        depth += (token[0] in CLOSER) - (token[0] in CLOSER.values())
        if depth < 0:
            return None  # it is closed: the fault is within it
    if kind != "$END" and f.line(start) == f.line(opener[2]):
        return None
    closer, line = CLOSER[opener[0]], f.line(opener[2])
    wanted = "expected an expression and then" if closer not in f.expected else "expected"
    return wrong(
        f"{wanted} {closer!r} to close the {opener[0]!r} at line {line}, found {_found(f.token)}",
        (start, end),
        _completed(f) if kind == "$END" and closer in f.expected else None,
        seconds=((opener[2:], "opened here"),),
    )


def _completed(f: Fault) -> str | None:
    """A short program with the brackets that it lacks."""
    text = f.text.strip() + "".join(CLOSER[token[0]] for token in reversed(f.opened))
    return f"write {text}" if len(text) <= 60 and "\n" not in text else None


def _words(f: Fault) -> Diagnostic | None:
    """`else if`, `x if y` without `else`, and a lambda without parentheses."""
    _, value, _, end = f.token
    if value == "lambda" and "NAME" in f.expected:
        message = "a lambda within an expression needs parentheses"
        return wrong(message, f.token[2:], "write (lambda x: …)")
    if "else" in f.expected and not f.opened and _in_conditional(f):
        message = f"expected 'else' and the value otherwise, found {_found(f.token)}"
        help = "write … if … else …, or put the condition first: if …: …"
        return wrong(message, f.token[2:], help)
    if value == "if" and f.at(-1)[0] == "else":
        message = "'else if' is not a word of the language"
        return wrong(message, (f.at(-1)[2], end), "write 'elif'")
    return None


def _colon(f: Fault) -> Diagnostic | None:
    """A header without ':' before what it holds, on one line: `if x > 0 y = 1`."""
    header, before = f.header(), f.at(-1)
    if f.opened or ":" not in f.expected or header[0] not in BEFORE_COLON or f.touches(-1):
        return None
    if f.token[0] not in (*EXPRESSION, *STATEMENTS):
        return None
    rest = (token[0] for token in f.tokens[f.place :])
    if ":" in takewhile(lambda kind: kind not in ("_NEWLINE", "$END"), rest):
        return None  # what is missing stands before it
    message = f"expected ':' after {BEFORE_COLON[header[0]]}, found {_found(f.token)}"
    return wrong(message, f.token[2:], f"write {short(f.text[header[2] : before[3]])}: …")


def _equals(f: Fault) -> Diagnostic | None:
    """`=` where a comparison was meant, or where nothing can be assigned."""
    kind, value, start, end = f.token
    if kind not in ("=", "AUGMENT"):
        return None
    word = f.header()[0]
    span = (start, end)
    if kind == "=" and word in ("if", "elif", "while", "return") and "COMPARE" in f.expected:
        return wrong(f"'=' assigns, and cannot stand in '{word}'", span,
                      "write '==' to compare")  # fmt: skip
    if kind == "=" and f.opened and "COMPARE" in f.expected:
        return wrong("'=' assigns, and cannot stand in an expression", span,
                      "write '==' to compare")  # fmt: skip
    if "NUMBER" in f.expected and f.at(-1)[0] == "=":
        return wrong(f"expected an expression after '=', found {value!r}", span,
                      "write '==' to compare")  # fmt: skip
    return None


def _blocks(f: Fault) -> Diagnostic | None:
    """Indentation, and `else` without `if`."""
    kind, _, start, end = f.token
    if kind == "_INDENT":
        margin = start - (f.text.rfind("\n", 0, start) + 1)
        return wrong("unexpected indentation", (start - margin, start),
                      "begin the line where the line above begins")  # fmt: skip
    if "_INDENT" in f.expected:
        header = f._replace(place=f.place - 1).header()
        word, line = header[1], f.line(header[2])
        return wrong(
            f"expected an indented block after '{word}' on line {line}, found {_found(f.token)}",
            (start, end),
            "indent the lines of the block by four spaces",
            seconds=((header[2:], "this begins a block"),),
        )
    compound = ("if", "for", "while", "def", "with", "try", "@")
    if kind in compound and f.at(-1)[0] in (":", ";") and not f.opened:
        return wrong(f"'{kind}' must begin a line of its own", (start, end))
    if kind in ("else", "elif") and f.header() == f.token:
        return wrong(f"'{kind}' has no 'if' to belong to", (start, end),
                      "give it the indentation of its 'if'")  # fmt: skip
    if kind in ("except", "finally") and f.header() == f.token:
        return wrong(f"'{kind}' has no 'try' to belong to", (start, end),
                      "give it the indentation of its 'try'")  # fmt: skip
    if "finally" in f.expected and "except" in f.expected and f.opener_of_block() == "try":
        what = f"expected 'except' or 'finally' after the block of 'try', found {_found(f.token)}"
        return wrong(what, (start, end), "write except ValueError: and what to do then")
    if f.expected == {"@", "def"}:
        what = f"expected 'def' after the decorator, found {_found(f.token)}"
        return wrong(what, (start, end), "a decorator stands on the line above a 'def'")
    return None


RULES_OF_THUMB: tuple[Callable[[Fault], Diagnostic | None], ...] = (
    _bad_token_next,
    other_languages.keyword,
    REFUSALS[0],
    _unclosed,
    *REFUSALS[1:],
    *other_languages.RULES,
    _colon,
    other_languages.neighbours,
    _equals,
    _blocks,
    _words,
)


# -- the general case -----------------------------------------------------------------------------
def _plain(f: Fault) -> Diagnostic:
    return wrong(f"expected {_wanted(f)}, found {_found(f.token)}", f.token[2:])


def _found(token: Token) -> str:
    """A token in words."""
    kind, value = token[:2]
    if kind in NAMED and not (kind == "$END" and value):  # the sign that ends a field has one
        return NAMED[kind]
    string = kind in ("STRING", "FSTRING")
    return f"the string {short(value)}" if string else f"'{short(value)}'"


def _wanted(f: Fault) -> str:
    """The expected tokens in words: the few that a reader would think of."""
    expected, before, word = f.expected, f.at(-1), f.header()[0]
    if expected >= EXPRESSION:
        return _wanted_value(f)
    if f.opened and f.opened[-1][0] == "{" and ":" in expected and "}" not in expected:
        return "':' and a value after the key"
    if ":" in expected and expected <= {",", ":", "=", "NAME"} and word != "def":
        return "':' after the parameters of the lambda"
    if f.opened and (closer := CLOSER[f.opened[-1][0]]) in expected:
        opener, line = f.opened[-1][0], f.line(f.opened[-1][2])
        close = f"',' or {closer!r} to close the {opener!r} at line {line}"
        return f"a name or {closer!r}" if "NAME" in expected else close
    if "else" in expected and _in_conditional(f):
        return "'else' and the value otherwise"
    if ":" in expected and word in BEFORE_COLON:
        return f"':' after {BEFORE_COLON[word]}"
    if f.in_target():
        return "'in' after the names of the loop"
    if expected == {"NAME"}:
        return f"a name after {before[1]!r}"
    if "_NEWLINE" in expected:
        return "an operator or the end of the line" if "ADD" in expected else NAMED["_NEWLINE"]
    words = " or ".join(sorted(NAMED.get(kind, repr(kind)) for kind in expected))
    return f"{words} after {before[1]!r}" if before[1].strip() else words


def _wanted_value(f: Fault) -> str:
    """The same where an expression may stand."""
    before = f.at(-1)
    if "pass" in f.expected:
        return "a statement"
    if before[0] == "," and f.opened and CLOSER[f.opened[-1][0]] in f.expected:
        return f"an expression or {CLOSER[f.opened[-1][0]]!r}"
    if before[0] in ("(", "[") and CLOSER[before[0]] in f.expected:
        return f"an expression or {CLOSER[before[0]]!r}"
    if before[0] == "for":
        return "a name after 'for'"
    return f"an expression after {before[1]!r}" if before[1].strip() else "an expression"


def _in_conditional(f: Fault) -> bool:
    """Whether an `if` within an expression still waits for its `else`."""
    for i in range(f.place - 1, -1, -1):
        kind = f.tokens[i][0]
        if kind == "if":
            return f.tokens[i] != f._replace(place=i).header()
        if kind in ("_NEWLINE", "else", "_INDENT", "_DEDENT"):
            return False
    return False
