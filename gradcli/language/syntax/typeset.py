"""Signs of typeset mathematics that have one meaning, as the tokens of what they stand for.

`x² + √(y·2) ≤ π` is `x^2 + sqrt(y*2) <= pi`: each token keeps the place of its sign.  Imported only
for a text that is not ASCII.
"""

import re

from gradcli.errors import Diagnostic
from gradcli.language.syntax.tables import KINDS
from gradcli.language.syntax.text import ROOT, SUPERSCRIPTS, TAKEN

NAMES = {"π": "pi"}
_PLAIN = str.maketrans(f"{SUPERSCRIPTS}⁺⁻", "0123456789+-")
_superscript = re.compile(f"([⁺⁻]?)([{SUPERSCRIPTS}]+)").match

Token = tuple[str, "str | Diagnostic", int, int]


def signs(text: str, at: int) -> list[Token]:
    """The tokens of the sign, or of the superscript number, at `at`; none of any other text."""
    word = TAKEN.get(text[at], "")
    if word:
        kind = "MULTIPLY" if word == "*" else KINDS.get(word, "NAME")  # no star before a name
        return [(ROOT if word == ROOT else kind, word, at, at + 1)]
    raised = _superscript(text, at)
    if raised is None:
        return []
    sign, digits = (part.translate(_PLAIN) for part in raised.groups())
    tokens: list[Token] = [("POWER", "^", *raised.span())]
    if sign:
        tokens.append(("ADD", sign, *raised.span(1)))
    return [*tokens, ("NUMBER", digits, *raised.span(2))]


def letters(word: str) -> int:
    """How many characters of a word come before its first superscript digit."""
    return next((i for i, char in enumerate(word) if char in SUPERSCRIPTS), len(word))


def with_roots(found: list[Token]) -> list[Token]:
    """The tokens with `sqrt(…)` for each root sign and what it stands before: `√x`, `√(x + 1)`.

    A root is of one value: a name, a number or what is in brackets, called and indexed.  What can
    be read in two ways, `√x²` and `x²^3`, becomes a token of kind FAULT.
    """
    bare, closed, faults = _roots(found)
    out: list[Token] = []
    for i, token in enumerate(found):
        end = token[3]
        if closed[i]:
            out += [(")", ")", out[-1][3], out[-1][3])] * closed[i]
        if i in faults:
            token = ("FAULT", faults[i], *token[2:])
        elif token[0] == ROOT:
            token = ("NAME", "sqrt", *token[2:])
        out.append(token)
        if i in bare:
            out.append(("(", "(", end, end))
    return out


def _roots(found: list[Token]) -> tuple[set[int], list[int], dict[int, Diagnostic]]:
    """The roots whose value stands in no brackets of its own, how many of these end before each
    token, and what is wrong at some."""
    partner = _partners(found)
    ends: dict[int, int] = {}  # of each root, the index behind its value
    bare: set[int] = set()
    closed = [0] * len(found)
    faults: dict[int, Diagnostic] = {}
    for i in range(len(found) - 1, -1, -1):
        kind, _, *span = found[i]
        if kind == "POWER" and _is_raised(found, i - 1):
            faults[i] = _unsaid(span, "which power comes first", "(x²)^3, or x^(2^3)")
        if kind != ROOT:
            continue
        stop = ends[i] = _end_of_value(found, i + 1, partner, ends)
        if stop == i + 1:
            help = "write √x, or √(x + 1)"
            what, place = "nothing stands behind the root", (span[0], span[1])
            faults[i] = Diagnostic("E0100", what, place, help=help)
            continue
        if found[stop][0] == "POWER":
            what = "whether the root or the power comes first"
            faults[stop] = _unsaid(found[stop][2:], what, "√(x²), or (√x)²")
        if found[i + 1][0] != "(" or partner.get(i + 1, stop - 1) != stop - 1:
            bare.add(i)
            closed[stop] += 1
    return bare, closed, faults


def _partners(found: list[Token]) -> dict[int, int]:
    """The index of the bracket that closes each one that is closed."""
    partner: dict[int, int] = {}
    opened: list[int] = []
    for i, token in enumerate(found):
        if token[0] in ("(", "[", "{"):
            opened.append(i)
        elif token[0] in (")", "]", "}") and opened:
            partner[opened.pop()] = i
    return partner


def _end_of_value(found: list[Token], i: int, partner: dict[int, int], ends: dict) -> int:
    """The index behind the value that begins at `i`; `i` where none does."""
    kind = found[i][0]
    if kind == ROOT:
        return ends[i]
    if kind not in ("NAME", "NUMBER", "("):
        return i
    i = partner.get(i, i) + 1
    while kind != "NUMBER":
        if found[i][0] == "." and found[i + 1][0] == "NAME":
            i += 2
        elif found[i][0] in ("(", "[") and i in partner:
            i = partner[i] + 1
        else:
            break
    return i


def _is_raised(found: list[Token], i: int) -> bool:
    """Whether a superscript number ends at `i`: its power, before a sign, ends with it."""
    before = [token[3] for token in found[max(i - 2, 0) : i] if token[0] == "POWER"]
    return i > 0 and found[i][0] == "NUMBER" and found[i][3] in before


def _unsaid(span, what: str, instead: str) -> Diagnostic:
    return Diagnostic("E0100", f"it is not said {what}", tuple(span), help=f"write {instead}")
