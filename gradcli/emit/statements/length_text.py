"""The C text of lengths: `n - 1`, `2*n`, `3`."""

import re

from gradcli.core.types.lengths import Count, Length, constant_of, terms_of
from gradcli.emit.statements.text import ATOM, PRODUCT, SUM, Text


def text(length: Length) -> str:
    """The C text of a length: `n - 1`, `2*n`, `3`."""
    constant = constant_of(length)
    terms = terms_of(length)
    if not constant and len(terms) == 1 and terms[0][1] == 1:
        return _unbracketed(_word(terms[0][0]))
    out = ""
    if terms and terms[0][1] < 0 and constant > 0:
        out, constant = str(constant), 0
    for word, factor in terms:
        size = abs(factor)
        part = _word(word) if size == 1 else f"{size}*{_word(word)}"
        out += (
            (" - " if factor < 0 else " + ") + part if out else ("-" if factor < 0 else "") + part
        )
    if not out:
        return str(constant)
    return out + (f" {'-' if constant < 0 else '+'} {abs(constant)}" if constant else "")


def as_text(length: Length) -> Text:
    """The same as a number of an expression."""
    shown = text(length)
    if atom(length) != shown:
        return Text(shown, SUM)
    outside = re.sub(r"\(.*\)", "", shown)  # of calls and brackets
    return Text(shown, PRODUCT if "*" in outside else ATOM)


def _word(name: str) -> str:
    return f"larger_whole({text(name.end)}, 0)" if type(name) is Count else name


def _unbracketed(word: str) -> str:
    """`k % 3` of `(k % 3)`."""
    inner = word[1:-1]
    whole = word[:1] == "(" and word[-1:] == ")" and "(" not in inner and ")" not in inner
    return inner if whole else word


def atom(length: Length) -> str:
    """The same as a factor: in brackets where it is a sum."""
    if not constant_of(length) and [k for _, k in terms_of(length)] == [1]:
        return _word(terms_of(length)[0][0])
    terms = terms_of(length)
    single = len(terms) + (constant_of(length) != 0) == 1 and (not terms or terms[0][1] > 0)
    return text(length) if single or (type(length) is int and length >= 0) else f"({text(length)})"
