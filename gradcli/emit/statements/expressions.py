"""Expressions in C: Python's meaning, with as few brackets as C needs and its compilers ask for."""

import re

from gradcli.core.ir import Expr
from gradcli.emit.c.runtime import HELPERS
from gradcli.emit.c.single import MACROS
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import (
    AND,
    ATOM,
    BITS,
    CHOICE,
    COMPARE,
    OR,
    PRODUCT,
    SIGN,
    SUM,
    Text,
)
from gradcli.emit.texts import TEXTS
from gradcli.emit.texts import text as texts_of
from gradcli.typed.no_form import no_text
from gradcli.typed.operations import keeps_numbers

BITWISE = {"and": "&", "or": "|", "xor": "^"}
LINKED = {"and": "&&", "or": "||"}
ROUNDED = {"math.floor": "floor", "math.ceil": "ceil"}
WHOLE_LITERAL = re.compile(r"-?\d+")
SIMPLE = re.compile(r"-?[\w.]+(\[[\w +\-]*\])?")  # what is cheap to write twice


def operation(symbols: Symbols, node: Expr, texts: list[Text], checked: bool) -> Text:
    """The text of a row on numbers, or on elements, from those of its arguments.

    checked: whether an integer may pass 64 bits.
    """
    row = node.op.name
    kinds = [symbols.kind(a) for a in node.args]
    whole = all(k != "real" for k in kinds)
    if node.op.family == "comparison":
        return _comparison(node, texts, kinds)
    logical = _logical(symbols, node, texts, kinds)
    if logical is not None:
        return logical
    whole_row = f"{row}_whole"  # where an integer may pass 64 bits
    if whole_row in HELPERS and whole and checked:
        return _called(whole_row, texts)
    if keeps_numbers(node.op) or (row == "abs" and kinds == ["bool"]):
        return texts[0] if symbols.kind(node) == kinds[0] else as_real(texts[0], kinds[0])
    if row in FORMS:
        return FORMS[row](texts, kinds, node, symbols)
    if row in MACROS and whole:
        return literal(row == "isfinite")
    if row in ROUNDED:
        return texts[0] if whole else Text(f"(long long){ROUNDED[row]}({texts[0].text})", SIGN)
    function = (texts_of(row).whole if symbols.kind(node) == "int" else "") or texts_of(row).c
    if function:
        return _called(function, texts)
    raise no_text(row, "C", node, symbols.types.program.spelling)


def _comparison(node: Expr, texts: list[Text], kinds: list[str]) -> Text:
    decided = _decided(node, texts, kinds)
    if decided is not None:
        return literal(decided)
    a, b = (t.at(SUM) for t in texts)
    return Text(f"{a} {node.op.symbol} {b}", COMPARE)


def _logical(symbols: Symbols, node: Expr, texts: list[Text], kinds: list[str]) -> Text | None:
    """The text of a row of truths, or of bits; None of any other."""
    logic, family, whole = node.op.logic, node.op.family, "real" not in kinds
    of_truths = family != "logic" and logic and symbols.kind(node) == "bool"
    if whole and (family == "bits" or of_truths):
        a, b = (t.at(ATOM) for t in texts)
        return Text(f"{a} {BITWISE[logic]} {b}", BITS)
    if family == "logic" and logic in LINKED:
        return _linked(LINKED[logic], [as_test(t, k) for t, k in zip(texts, kinds)])
    return None


# -- arithmetic -----------------------------------------------------------------------------------
def _divide(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    """Of whole numbers too the quotient is real."""
    whole = "real" not in kinds
    a, b = texts
    if whole:
        x, y = node.args
        if type(y) is int and type(x) is not int:
            b = literal(float(y))
        else:
            a = as_real(a, "int")
    if b.text == "0":  # which compilers warn of
        b = literal(0.0)
    return Text(f"{a.at(PRODUCT)}/{unsigned(b, SIGN)}", PRODUCT)


def _power(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    """Small whole powers of what is short to write as products, the others by pow.

    A power has the same bits however it is written: tests for ties compare them.
    """
    whole = "real" not in kinds
    base, exponent = texts[0], node.args[1]
    simple = SIMPLE.fullmatch(base.text) and not base.text.startswith("-")
    n = int(exponent) if type(exponent) in (int, float) and exponent in SMALL else 0
    if not whole and n:
        base = as_real(base, symbols.kind(node.args[0]))
    if whole and symbols.kind(node) != "int":
        return _called(TEXTS["power"].c, texts)
    if n == 1:
        return base
    if n and simple:
        product = Text("*".join([base.text] * abs(n)), ATOM if abs(n) == 1 else PRODUCT)
        return product if n > 0 else Text(f"1/{product.at(ATOM)}", PRODUCT)
    if whole and exponent == 0:
        return literal(1)
    if n == -1:
        return Text(f"1/{base.at(ATOM)}", PRODUCT)
    if n == -2:
        return Text(f"1/{_called(TEXTS['power'].c, [base, literal(2)]).text}", PRODUCT)
    if n == 3:
        return _called("cube", [base])
    return _called(TEXTS["power"].whole if whole else TEXTS["power"].c, texts)


def _remainder(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    """`%` and `//`: C's own where neither operand can be below 0."""
    whole = "real" not in kinds
    row, (x, y) = node.op.name, node.args
    if not whole:
        return _called(TEXTS[row].c, texts)
    low = [symbols.least(v) for v in (x, y)]
    if low[0] is not None and low[0] >= 0 and low[1] is not None and low[1] > 0:
        a, b = texts
        sign = " % " if row == "mod" else "/"
        return Text(f"{a.at(PRODUCT)}{sign}{unsigned(b, SIGN)}", PRODUCT)
    return _called(TEXTS[row].whole, texts)


def _extreme(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    """Python's max and min of several numbers, from the left."""
    whole = "real" not in kinds
    written = TEXTS[node.op.name]
    out = texts[0]
    for other in texts[1:]:
        out = _called(written.whole if whole else written.c, [out, other])
    return out


SMALL = (1, 2, 3, -1, -2)


# -- forms ----------------------------------------------------------------------------------------
def literal(value) -> Text:
    """A number as C writes it; a whole one stays whole."""
    if type(value) is bool:
        return Text("true" if value else "false")
    if value is None or type(value) is str:
        return Text("")
    if value != value:
        return Text("NAN")
    if abs(value) == float("inf"):
        return Text("INFINITY") if value > 0 else Text("-INFINITY", SIGN)
    text = repr(value)
    if type(value) is int and abs(value) >= 2**31:
        text += "LL"
    return Text(text, SIGN if text.startswith("-") else ATOM)


def as_test(t: Text, kind: str) -> Text:
    """A number of some kind as a truth: of a real number, NaN too is one."""
    return t if kind == "bool" else Text(f"{t.at(SUM)} != 0", COMPARE)


def as_real(t: Text, kind: str) -> Text:
    """A number of some kind as a double: C divides whole ones without a remainder."""
    if kind == "real":
        return t
    return Text(f"{t.text}.0", t.level) if WHOLE_LITERAL.fullmatch(t.text) else _cast("double", t)


def _cast(to: str, t: Text) -> Text:
    return Text(f"({to}){t.at(SIGN)}", SIGN)


def _decided(node: Expr, texts: list[Text], kinds: list[str]) -> bool | None:
    """What a comparison always gives, which compilers warn of: that of a whole number with itself,
    and that of a truth with another number than 0 and 1."""
    if "real" not in kinds and texts[0] == texts[1]:
        return bool(node.op.value(0, 0))
    for k, other in enumerate(reversed(node.args)):
        if kinds[k] == "bool" and type(other) in (int, float):
            found = {bool(node.op.value(*((v, other) if k == 0 else (other, v)))) for v in (0, 1)}
            return found.pop() if len(found) == 1 else None
    return None


def _called(function: str, texts: list[Text]) -> Text:
    return Text(f"{function}({', '.join(t.text for t in texts)})")


def unsigned(t: Text, level: int) -> str:
    """An operand in whose place a sign would be misread."""
    return f"({t.text})" if t.text.startswith("-") else t.at(level)


def changed(place: str, sign: str, by: Text) -> str:
    """The line `place += by;`, or of another sign; less what is negative."""
    if sign == "+" and by.text.startswith("-") and by.level >= PRODUCT:
        return f"{place} -= {by.text[1:]};"
    return f"{place} {sign}= {by.at(CHOICE)};"


def _linked(sign: str, parts: list[Text]) -> Text:
    level = AND if sign == "&&" else OR
    inner = [p.at(level) if sign == "&&" or p.level != AND else f"({p.text})" for p in parts]
    return Text(f" {sign} ".join(inner), level)


def _sum(texts: list[Text], kinds: list[str], *_) -> Text:
    a, b = texts
    if b.text.startswith("-") and b.level >= SIGN:
        return Text(f"{a.at(SUM)} - {b.text[1:]}", SUM)
    return Text(f"{a.at(SUM)} + {b.at(PRODUCT)}", SUM)


def _negative(texts: list[Text], kinds: list[str], *_) -> Text:
    (a,) = texts
    return Text(f"-{unsigned(a, PRODUCT)}", min(a.level, SIGN) if a.level >= PRODUCT else SIGN)


def _selected(texts: list[Text], kinds: list[str], node: Expr, *_) -> Text:
    test, a, b = node.args
    if set(kinds) == {"bool"} and (b is test or a is test):  # `a and b`, `a or b` of truths
        return _linked("&&", texts[:2]) if b is test else _linked("||", texts[::2])
    return _choice(texts, kinds)


def _choice(texts: list[Text], kinds: list[str], *_) -> Text:
    test, a, b = as_test(texts[0], kinds[0]), texts[1], texts[2]
    return Text(f"{test.at(OR)} ? {a.at(OR)} : {b.at(CHOICE)}", CHOICE)


def _all_of(sign: str):
    return lambda texts, kinds, *_: _linked(sign, [as_test(t, k) for t, k in zip(texts, kinds)])


def _not(texts: list[Text], kinds: list[str], *_) -> Text:
    return Text(f"!{as_test(texts[0], kinds[0]).at(SIGN)}", SIGN)


def _other(texts: list[Text], kinds: list[str], *_) -> Text:
    a, b = (as_test(t, k) for t, k in zip(texts, kinds))
    return Text(f"({a.text}) != ({b.text})", COMPARE)


def _whole(texts: list[Text], kinds: list[str], *_) -> Text:
    return _cast("long long", texts[0]) if kinds[0] == "real" else texts[0]


def _like(texts: list[Text], kinds: list[str], *_) -> Text:
    return as_real(texts[1], kinds[1]) if kinds[0] == "real" else texts[1]


def _inverted(texts: list[Text], kinds: list[str], *_) -> Text:
    if kinds[0] == "bool":  # of which compilers warn
        return Text(f"-1 - {texts[0].at(PRODUCT)}", SUM)
    return Text(f"~(long long){texts[0].at(SIGN)}", SIGN)


# Rows that are no call of one function in C: (texts, kinds, node, symbols) -> Text
FORMS = {
    "add": _sum, "negative": _negative, "divide": _divide, "power": _power, "mod": _remainder,
    "floor_divide": _remainder, "max of": _extreme, "min of": _extreme,
    "subtract": lambda t, kinds, *_: Text(f"{t[0].at(SUM)} - {unsigned(t[1], PRODUCT)}", SUM),
    "multiply": lambda t, kinds, *_: Text(f"{t[0].at(PRODUCT)}*{unsigned(t[1], SIGN)}", PRODUCT),
    "select": _selected, "where": _choice, "and": _all_of("&&"), "or": _all_of("||"), "not": _not,
    "logical_not": _not, "logical_xor": _other, "invert": _inverted, "int": _whole,
    "math.trunc": _whole, "float": lambda texts, kinds, *_: as_real(texts[0], kinds[0]),
    "bool": lambda texts, kinds, *_: as_test(texts[0], kinds[0]),
    "round": lambda t, kinds, *_: t[0] if kinds[0] != "real" else Text(f"llrint({t[0].text})"),
    "norm": lambda texts, kinds, *_: Text(f"fabs({texts[0].text})"),
    "logsumexp": lambda texts, kinds, *_: as_real(texts[0], kinds[0]),
    "signbit": lambda texts, kinds, *_: Text(f"signbit((double){texts[0].at(SIGN)}) != 0", COMPARE),
    "isposinf": lambda texts, kinds, *_: Text(f"{texts[0].at(SUM)} == INFINITY", COMPARE),
    "isneginf": lambda texts, kinds, *_: Text(f"{texts[0].at(SUM)} == -INFINITY", COMPARE),
    "full_like": _like,
    "any_of": lambda texts, kinds, *_: as_test(texts[0], kinds[0]),
    "all_of": lambda texts, kinds, *_: as_test(texts[0], kinds[0]),
}  # fmt: skip
