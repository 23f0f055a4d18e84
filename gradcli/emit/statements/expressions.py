"""Expressions: Python's meaning, with as few brackets as C needs and its compilers ask for."""

import re
from collections.abc import Sequence

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.emit.statements.language import Language
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import AND, ATOM, OR, PRODUCT, SIGN, SUM, Text
from gradcli.emit.texts import text as texts_of
from gradcli.typed.no_form import no_text
from gradcli.typed.operations import keeps_numbers
from gradcli.typed.refusals import refuse
from gradcli.typed.statements import KINDS

LINKED = {"and": "&&", "or": "||"}
ROUNDED = {"math.floor": "floor", "math.ceil": "ceil"}
# Whole numbers are always finite
OF_WHOLE = {"isnan": False, "isinf": False, "isfinite": True}
SIMPLE = re.compile(r"-?[\w.]+(\[[\w +\-]*\])?")  # what is cheap to write twice


def operation(symbols: Symbols, node: Expr, texts: list[Text], checked: bool) -> Text:
    """The text of a row on numbers, or on elements, from those of its arguments.

    checked: whether an integer may pass what the language has.
    """
    row, language = node.op.name, symbols.language
    kinds = [symbols.kind(a) for a in node.args]
    whole = all(k != "real" for k in kinds)
    if node.op.family == "comparison":
        return _comparison(texts, kinds, node, symbols)
    logical = _logical(texts, kinds, node, symbols)
    if logical is not None:
        return logical
    whole_row = f"{row}_whole"  # where an integer may pass what the language has
    if whole_row in language.helpers and whole and checked:
        return language.called(whole_row, _all(language, texts, kinds, "int"))
    if keeps_numbers(node.op) or (row == "abs" and kinds == ["bool"]):
        kind = symbols.kind(node)
        return _as_kind(language, texts[0], kinds[0], kind)
    if row in FORMS:
        return FORMS[row](texts, kinds, node, symbols)
    if row in OF_WHOLE and whole:
        return language.literal(OF_WHOLE[row])
    if row in ROUNDED:
        return texts[0] if whole else language.as_whole(_row(language, ROUNDED[row], texts), "real")
    if texts_of(row).whole and symbols.kind(node) == "int":
        return language.whole(row, _all(language, texts, kinds, "int"))
    found = language.row(row, _arguments(language, texts, kinds, row))
    if found is None:
        raise no_text(row, language.name, node, symbols.types.program.spelling)
    return found


def _as_kind(language: Language, text: Text, kind: str, other: str) -> Text:
    """A number of a kind as one of another, so that C too divides real numbers."""
    if other == "real" and kind != "real":
        return language.as_real(text, kind)
    return language.stored(text, kind, other)


def _row(language: Language, row: str, texts: Sequence[Text]) -> Text:
    """The call of a row that every language has."""
    found = language.row(row, texts)
    assert found is not None, row
    return found


def _all(language: Language, texts: Sequence[Text], kinds: list[str], kind: str) -> list[Text]:
    """Operands as numbers of one kind."""
    return [language.operand(t, k, kind) for t, k in zip(texts, kinds)]


def _alike(language: Language, texts: Sequence[Text], kinds: list[str]) -> list[Text]:
    """Operands as numbers of the highest of their kinds."""
    known = [k for k in kinds if k in KINDS]
    return _all(language, texts, kinds, max(known, key=KINDS.index, default="none"))


def _comparison(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language = symbols.language
    decided = _decided(node, texts, kinds)
    if decided is not None:
        return language.literal(decided)
    a, b = _alike(language, texts, kinds)
    return language.compared(a, node.op.symbol, b)


def _logical(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text | None:
    """The text of a row of truths, or of bits; None of any other."""
    logic, family, language = node.op.logic, node.op.family, symbols.language
    of_truths = family != "logic" and logic and symbols.kind(node) == "bool"
    if "real" not in kinds and (family == "bits" or of_truths):
        a, b = _alike(language, texts, kinds)
        return language.bits(logic, a, b, symbols.kind(node))
    if family == "logic" and logic in LINKED:
        return _linked(LINKED[logic], [language.as_test(t, k) for t, k in zip(texts, kinds)])
    return None


# Rows of real numbers that take whole ones too, by the places of these
COUNTED = {"ldexp": (1,), "gaussian": (0,), "sinc_derivative": (0,)}


def _arguments(language: Language, texts: list[Text], kinds: list[str], row: str) -> list[Text]:
    """What a function of real numbers is given."""
    counts = COUNTED.get(row, ())
    return [
        language.stored(t, k, "int" if place in counts else "real")
        for place, (t, k) in enumerate(zip(texts, kinds))
    ]


# -- arithmetic -----------------------------------------------------------------------------------
def _divide(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    """Of whole numbers too the quotient is real."""
    whole = "real" not in kinds
    language = symbols.language
    kinds = [symbols.kind(a) for a in node.args]
    a, b = texts
    if whole:
        x, y = node.args
        if type(y) is int and type(x) is not int:
            b, kinds[1] = language.literal(float(y)), "real"
        else:
            a, kinds[0] = language.as_real(a, "int"), "real"
    if b.text == "0":  # which compilers warn of
        b, kinds[1] = language.literal(0.0), "real"
    a, b = _all(language, (a, b), kinds, "real")
    return Text(f"{a.at(PRODUCT)}/{unsigned(b, SIGN)}", PRODUCT)


def _power(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    """Small whole powers of what is short to write as products, the others by pow.

    A power has the same bits however it is written: tests for ties compare them.
    """
    whole = "real" not in kinds
    language = symbols.language
    base, exponent = texts[0], node.args[1]
    simple = SIMPLE.fullmatch(base.text) and not base.text.startswith("-")
    n = int(exponent) if type(exponent) in (int, float) and exponent in SMALL else 0
    kinds = [symbols.kind(a) for a in node.args]
    if not whole and n:
        base, kinds[0] = language.as_real(base, kinds[0]), "real"
    one, real = language.operand(language.literal(1), "int", "real"), [base, texts[1]]
    if whole and symbols.kind(node) != "int":
        return _row(language, "power", _all(language, texts, kinds, "real"))
    if n == 1:
        return base
    if n and simple:
        product = Text("*".join([base.text] * abs(n)), ATOM if abs(n) == 1 else PRODUCT)
        return product if n > 0 else Text(f"{one.text}/{product.at(ATOM)}", PRODUCT)
    if whole and exponent == 0:
        return language.literal(1)
    if n == -1:
        return Text(f"{one.text}/{base.at(ATOM)}", PRODUCT)
    if n == -2:
        two = language.operand(language.literal(2), "int", "real")
        return Text(f"{one.text}/{_row(language, 'power', [base, two]).at(ATOM)}", PRODUCT)
    if n == 3 and (not whole or language.promotes):
        return language.called("cube", [base])
    if whole:
        return language.whole("power", _all(language, texts, kinds, "int"))
    return _row(language, "power", _all(language, real, kinds, "real"))


def _remainder(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    """`%` and `//`: the language's own where neither operand can be below 0."""
    whole = "real" not in kinds
    row, (x, y), language = node.op.name, node.args, symbols.language
    kinds = [symbols.kind(x), symbols.kind(y)]
    if not whole:
        return _row(language, row, _all(language, texts, kinds, "real"))
    low = [symbols.least(v) for v in (x, y)]
    texts = _all(language, texts, kinds, "int")
    if low[0] is not None and low[0] >= 0 and low[1] is not None and low[1] > 0:
        return language.quotient(row, *texts)
    return language.whole(row, texts)


def _extreme(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    """Python's max and min of several numbers, from the left."""
    whole = "real" not in kinds
    row, language = node.op.name, symbols.language
    kind = "int" if whole else "real"
    kinds = [symbols.kind(a) for a in node.args]
    first, *others = (language.stored(t, k, kind) for t, k in zip(texts, kinds))
    for other in others:
        both = [first, other]
        first = language.whole(row, both) if whole else _row(language, row, both)
    return first


SMALL = (1, 2, 3, -1, -2)


# -- forms ----------------------------------------------------------------------------------------
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


def unsigned(t: Text, level: int) -> str:
    """An operand in whose place a sign would be misread."""
    return f"({t.text})" if t.text.startswith("-") else t.at(level)


def _linked(sign: str, parts: list[Text]) -> Text:
    level = AND if sign == "&&" else OR
    inner = [p.at(level) if sign == "&&" or p.level != AND else f"({p.text})" for p in parts]
    return Text(f" {sign} ".join(inner), level)


def _sum(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language, kind = symbols.language, symbols.kind(node)
    a, b = _all(language, texts, kinds, kind)
    if b.text.startswith("-") and b.level >= SIGN:
        return Text(f"{a.at(SUM)} - {b.text[1:]}", SUM)
    return Text(f"{a.at(SUM)} + {b.at(PRODUCT)}", SUM)


def _difference(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language, kind = symbols.language, symbols.kind(node)
    a, b = _all(language, texts, kinds, kind)
    return Text(f"{a.at(SUM)} - {unsigned(b, PRODUCT)}", SUM)


def _product(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language, kind = symbols.language, symbols.kind(node)
    a, b = _all(language, texts, kinds, kind)
    return language.product(a, b, kind)


def _negative(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language, kind = symbols.language, symbols.kind(node)
    (a,) = _all(language, texts, kinds, kind)
    return language.opposite(a, kind)


def _selected(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    test, a, b = node.args
    if set(kinds) == {"bool"} and (b is test or a is test):  # `a and b`, `a or b` of truths
        return _linked("&&", texts[:2]) if b is test else _linked("||", texts[::2])
    return _choice(texts, kinds, node, symbols)


def _choice(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language, kind = symbols.language, symbols.kind(node)
    a, b = (language.stored(t, k, kind) for t, k in zip(texts[1:], kinds[1:]))
    return language.choice(language.as_test(texts[0], kinds[0]), a, b)


def _all_of(sign: str):
    return lambda texts, kinds, node, symbols: _linked(
        sign, [symbols.language.as_test(t, k) for t, k in zip(texts, kinds)]
    )


def _not(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language = symbols.language
    return language.negated(language.as_test(texts[0], kinds[0]))


def _other(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language = symbols.language
    a, b = (language.as_test(t, k) for t, k in zip(texts, kinds))
    return language.compared(Text(f"({a.text})"), "!=", Text(f"({b.text})"))


def _whole(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language, kind = symbols.language, symbols.kind(node)
    if kinds[0] == "real":
        return language.as_whole(texts[0], kinds[0])
    return language.operand(texts[0], kinds[0], kind)


def _like(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language, kind = symbols.language, symbols.kind(node)
    if kinds[0] == "real":
        return language.as_real(texts[1], kinds[1])
    return language.operand(texts[1], kinds[1], kind)


def _inverted(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language = symbols.language
    (a,) = _all(language, texts, kinds, "int")
    if kinds[0] == "bool":  # of which compilers warn
        return Text(f"-1 - {a.at(PRODUCT)}", SUM)
    return language.inverted(a)


def _real(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language = symbols.language
    return language.as_real(texts[0], kinds[0])


def _truth(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language = symbols.language
    return language.as_test(texts[0], kinds[0])


def _rounded(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    language = symbols.language
    return _row(language, "round", texts) if kinds[0] == "real" else texts[0]


def _to_digits(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    """A number to digits after the point; an element of an array as NumPy does it."""
    language, x = symbols.language, texts[0]
    if kinds[0] != "real":
        return language.operand(x, kinds[0], symbols.kind(node))
    if not symbols.is_array(node):
        return _row(language, "round to", texts)
    scale = language.literal(10.0 ** node.args[1])
    nearest = _row(language, "rint", [language.product(x, scale, "real")])
    return Text(f"{nearest.at(PRODUCT)}/{scale.text}", PRODUCT)


def _of_real(row: str):
    """A row that takes a real number, which may be given a whole one."""
    return lambda texts, kinds, node, symbols: _row(
        symbols.language, row, _all(symbols.language, texts, kinds, "real")
    )


def _is(value: float):
    def written(texts: list[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
        language = symbols.language
        (a,) = _all(language, texts, kinds, "real")
        return language.compared(a, "==", language.literal(value))

    return written


# Rows that are no call of one function: (texts, kinds, node, symbols) -> Text
def _of_text(texts: Sequence[Text], kinds: list[str], node: Expr, symbols: Symbols) -> Text:
    """A comparison of a text, or a method of one."""
    ((what, text),) = node.attrs
    found = symbols.language.of_text(texts[0], what, text) if node.op is ir.TEXT_IS else None
    if found is None:
        refuse("a comparison of a text" if node.op is ir.TEXT_IS else f"the method {text}", node)
    return found


FORMS = {
    "text is": _of_text, "text method": _of_text,
    "add": _sum, "negative": _negative, "subtract": _difference, "multiply": _product,
    "divide": _divide, "power": _power, "mod": _remainder, "floor_divide": _remainder,
    "max of": _extreme, "min of": _extreme, "select": _selected, "where": _choice,
    "and": _all_of("&&"), "or": _all_of("||"), "not": _not,
    "logical_not": _not, "logical_xor": _other, "invert": _inverted, "int": _whole,
    "math.trunc": _whole, "float": _real, "bool": _truth, "round": _rounded, "round to": _to_digits,
    "logsumexp": _real,
    "norm": _of_real("abs"), "signbit": _of_real("signbit"),
    "isposinf": _is(float("inf")), "isneginf": _is(float("-inf")),
    "full_like": _like, "any_of": _truth, "all_of": _truth,
}  # fmt: skip
