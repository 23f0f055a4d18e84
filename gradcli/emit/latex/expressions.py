"""Expressions of the core in LaTeX: fractions, powers and roots, brackets where they are needed."""

import re
from decimal import Decimal
from typing import NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.emit.latex.names import VERSION, Names, variable
from gradcli.emit.latex.words import CONSTANTS, SAME
from gradcli.emit.texts import (
    AND,
    ATOM,
    BIG,
    COMPARE,
    DOT,
    MODULO,
    NEGATIVE,
    OR,
    POWER,
    PRODUCT,
    SUM,
    TEST,
    TEXTS,
)
from gradcli.emit.texts import text as texts
from gradcli.ops.arithmetic import div, neg

TALL = ("\\frac", "\\sum", "\\prod", "\\begin", "\\left", "\\sqrt", "\\binom")
ZEROS = "0" * 5  # at the end of a number, which is then one with a power of ten


class Piece(NamedTuple):
    """The text of an expression, how tightly it binds, whether it ends in cases, or in a sum or
    product over an index, which takes in what follows it, and what it lists."""

    text: str
    binds: int = ATOM
    open: bool = False
    items: "tuple[Piece, ...]" = ()


def expression(value, names: Names = Names()) -> str:
    """The LaTeX of a value."""
    return piece(value, names).text


def piece(value, names: Names) -> Piece:
    if type(value) is not Expr:
        return number(value)
    memo: dict[int, Piece] = {}
    for node in ir.postorder([value]):
        parts = [memo[id(a)] if type(a) is Expr else number(a) for a in node.args if node.op]
        options = [
            _option(name, memo[id(value)] if type(value) is Expr else value)
            for name, value in node.attrs if not (value is None or value is False)
        ]  # fmt: skip
        memo[id(node)] = _node(node, parts, options, names)
    return memo[id(value)]


# -- leaves ---------------------------------------------------------------------------------------
def number(value) -> Piece:
    """A number, with a power of ten where Python writes one."""
    if value is None or value is ...:
        return Piece(":" if value is None else r"\ldots")
    if type(value) is bool:
        return Piece(rf"\mathrm{{{str(value).lower()}}}")
    if type(value) is tuple:
        return _listed([number(v) for v in value])
    if value != value or value in (float("inf"), float("-inf")):
        text = CONSTANTS["nan"] if value != value else CONSTANTS["inf"]
        return Piece(text) if value != float("-inf") else Piece(f"-{text}", NEGATIVE)
    digits, _, exponent = repr(value).partition("e")
    digits = digits.removesuffix(".0")
    if digits.endswith(ZEROS):
        digits, _, exponent = f"{Decimal(digits).normalize():e}".partition("e")
    text = digits
    if exponent:
        text = (
            f"10^{{{int(exponent)}}}"
            if digits == "1"
            else rf"{digits} \cdot 10^{{{int(exponent)}}}"
        )
    if text.startswith("-"):
        return Piece(text, NEGATIVE)
    return Piece(text, PRODUCT if "cdot" in text else POWER if exponent else ATOM)


# -- operators ------------------------------------------------------------------------------------
def _node(node: Expr, parts: list[Piece], options: list[str], names: Names) -> Piece:
    if node.op is None:
        (text,) = node.args
        if text in names.constants:
            spelt = CONSTANTS[text.rpartition(".")[2]]
            return Piece(spelt, PRODUCT if " " in spelt else ATOM)
        return Piece(variable(text, names), POWER if VERSION in text else ATOM)
    row = node.op.name
    base = node.args[0] if row == "getitem" else None
    if type(base) is Expr and base.op is None:
        return Piece(variable(base.args[0], names, tuple(p.text for p in parts[1:])))
    if row in OPERATORS:
        return OPERATORS[row](node, parts)
    if node.op.family == "comparison":
        return _joined(texts(row).latex, MODULO)(node, parts)._replace(binds=COMPARE)
    if row in SAME:
        return parts[0]
    latex = texts(row).latex
    if latex and names.leaves(latex) and not options:
        return _filled(row, parts)
    spelt = row.lstrip(".").replace("_", "\\_").replace(" ", "\\ ")
    listed = bracketed(", ".join([*(p.text for p in parts), *options]))
    return Piece(rf"\operatorname{{{spelt}}}{listed}", POWER)


def _option(name: str, value) -> str:
    """An argument that is given by name, such as an axis."""
    if type(value) is str:
        return rf"\mathrm{{{name}}} = \text{{{value}}}"
    text = value.text if type(value) is Piece else number(value).text
    return rf"\mathrm{{{name}}} = {text}"


def _filled(row: str, parts: list[Piece]) -> Piece:
    text, binds = TEXTS[row].latex, TEXTS[row].binds
    tight = TEXTS[row].tight or (TEST,) * len(parts)
    given = [within(p, t) if t else p.text for p, t in zip(parts, tight)]
    if any(tall in p for p in given for tall in TALL) and row != "polygamma":
        text = text.replace("(", r"\left(").replace(")", r"\right)")
    text = text.replace("#*", ", ".join(p.text for p in parts))
    text = re.sub(r"#(\d)", lambda m: given[int(m[1]) - 1], text)
    return Piece(text.replace("+ -", "- "), binds)


def bracketed(text: str) -> str:
    """`text` in round brackets as tall as it is."""
    return rf"\left({text}\right)" if any(tall in text for tall in TALL) else f"({text})"


def within(p: Piece, binds: int) -> str:
    """The text of a piece where it must bind at least so tightly, and take in nothing after it."""
    return bracketed(p.text) if p.binds < binds or (p.open and binds > BIG) else p.text


def _add(node, parts: list[Piece]) -> Piece:
    left, right = parts
    if left.text == "0" and right.open:
        return right
    if left.open and not right.open and right.binds != NEGATIVE:
        left, right = right, left
    start = bracketed(left.text) if left.open or left.binds < SUM else left.text
    end = within(right, SUM) if right.binds < SUM else right.text
    if end.startswith("-"):
        return Piece(f"{start} - {end[1:].lstrip()}", SUM, right.open)
    return Piece(f"{start} + {end}", SUM, right.open)


def _subtract(node, parts: list[Piece]) -> Piece:
    left, right = parts
    start = bracketed(left.text) if left.open or left.binds < SUM else left.text
    if right.binds == NEGATIVE:  # x + y of x - -y
        return Piece(f"{start} + {right.text[1:]}", SUM, right.open)
    end = right.text if right.binds >= DOT else bracketed(right.text)
    return Piece(f"{start} - {end}", SUM, right.open and right.binds >= DOT)


def _negative(node, parts: list[Piece]) -> Piece:
    (x,) = parts
    text = x.text if x.binds >= DOT else bracketed(x.text)
    return Piece(f"-{text}", NEGATIVE, x.open and x.binds >= DOT)


def _multiply(node, parts: list[Piece]) -> Piece:
    left, right = parts
    if left.text == "1" and right.open:
        return right
    if left.open and not right.open and right.binds >= PRODUCT:
        left, right = right, left
    sign = ""
    if left.binds == NEGATIVE and left.text.startswith("-"):
        sign, left = "-", Piece(left.text[1:].lstrip(), PRODUCT, left.open)
    start = bracketed(left.text) if left.open or left.binds < PRODUCT else left.text
    end = right.text if right.binds >= BIG else bracketed(right.text)
    binds = NEGATIVE if sign else BIG if right.open else PRODUCT
    return Piece(f"{sign}{start}{_between(start, end)}{end}", binds, right.open)


def _between(left: str, right: str) -> str:
    """What stands between two factors: a dot before a number, room beside a word, or nothing."""
    if right[0].isdigit() or (left[-1].isdigit() and right.startswith(r"\frac{1}")):
        return r" \cdot "
    words = r"\mathrm", r"\operatorname"
    beside = right.startswith(words) or re.search(r"\\mathrm{[^{}]*}(_{[^{}]*})?$", left)
    return r" \, " if beside else " "


def _divide(node, parts: list[Piece]) -> Piece:
    x, y = parts
    if x.binds == NEGATIVE and x.text.startswith("-"):
        return Piece(rf"-\frac{{{x.text[1:].lstrip()}}}{{{y.text}}}", NEGATIVE)
    return Piece(rf"\frac{{{x.text}}}{{{y.text}}}", PRODUCT)


def _power(node: Expr, parts: list[Piece]) -> Piece:
    base, (exponent, *_) = node.args[0], (parts[1].text,)
    p = node.args[1]
    if type(p) is float and p == 0.5:
        return Piece(rf"\sqrt{{{parts[0].text}}}")
    minus = type(p) is Expr and p.op is neg.op
    quotient = p.args[0] if minus else p
    if type(quotient) is Expr and quotient.op is div.op:
        top, bottom = quotient.args
        if type(top) is not Expr and type(bottom) is not Expr:
            exponent = f"{'-' * minus}{number(top).text}/{number(bottom).text}"
    whole = type(p) in (int, float) and p == int(p) and p > 0
    if whole and type(base) is Expr and base.op is not None and texts(base.op.name).raised:
        head = TEXTS[base.op.name].latex.partition("(")[0]
        return Piece(f"{head}^{{{exponent}}}{parts[0].text[len(head) :]}", POWER)
    return Piece(f"{within(parts[0], ATOM)}^{{{exponent}}}", POWER)


def _item(node: Expr, parts: list[Piece]) -> Piece:
    base, index = node.args[0], [p.text for p in parts[1:]]
    twice = type(base) is Expr and base.op is node.op  # one subscript cannot follow another
    return Piece(
        f"{bracketed(parts[0].text) if twice else within(parts[0], ATOM)}_{{{', '.join(index)}}}"
    )


def _select(node: Expr, parts: list[Piece]) -> Piece:
    """Cases, of which the last takes in what follows; one that is a choice goes on with its own."""
    test, value, other = parts
    rows = rf"{value.text} & \text{{if }} {test.text} \\ "
    inner = re.fullmatch(r"\\begin{cases} (.*) \\end{cases}", other.text)
    last = inner[1] if inner and other.text.count(r"\begin{cases}") == 1 else None
    rest = last or rf"{other.text} & \text{{otherwise}}"
    return Piece(rf"\begin{{cases}} {rows}{rest} \end{{cases}}", BIG, True)


def _joined(sign: str, binds: int):
    def joined(node, parts: list[Piece]) -> Piece:
        *starts, end = parts
        texts = [bracketed(p.text) if p.open else within(p, binds) for p in starts]
        return Piece(f" {sign} ".join([*texts, within(end, binds)]), binds, end.open)

    return joined


def _over_index(command: str):
    def over(node: Expr, parts: list[Piece]) -> Piece:
        body, index, start, stop = parts
        text = body.text if body.binds >= BIG else bracketed(body.text)
        return Piece(rf"\{command}_{{{index.text}={start.text}}}^{{{stop.text}}} {text}", BIG, True)

    return over


def _remainder(node, parts: list[Piece]) -> Piece:
    x, y = (within(p, POWER) for p in parts)
    return Piece(rf"{x} \;\mathrm{{mod}}\; {y}", MODULO)


def _dotted(node, parts: list[Piece]) -> Piece:
    left, right = (within(p, PRODUCT) for p in parts)
    return Piece(rf"{parts[0].text if parts[0].binds == DOT else left} \cdot {right}", DOT)


def _listed(parts: list[Piece]) -> Piece:
    return Piece(bracketed(", ".join(p.text for p in parts)), items=tuple(parts))


def _array(parts: list[Piece]) -> Piece:
    """A vector as a list; rows of one length, whose elements are no arrays, as a matrix."""
    if len({len(p.items) for p in parts}) > 1 or not all(p.items for p in parts):
        return _listed(parts)
    rows = r" \\ ".join(" & ".join(item.text for item in p.items) for p in parts)
    return Piece(rf"\begin{{pmatrix}} {rows} \end{{pmatrix}}")


def _slice(node: Expr, parts: list[Piece]) -> Piece:
    start, stop, step = ("" if v is None else p.text for v, p in zip(node.args, parts))
    return Piece(f"{start}:{stop}" + (f":{step}" if step else ""))


SPECIAL = r"[\\~^_%#&${}]"  # what LaTeX reads otherwise in a text


def _shown(sign: re.Match) -> str:
    return f"\\{sign[0]}" if sign[0] not in "\\~^" else " "


def _of_text(node: Expr, parts: list[Piece]) -> Piece:
    ((what, text),) = node.attrs
    sign = "=" if what == "is" else rf"\operatorname{{{what}}}"
    return Piece(
        rf"{within(parts[0], COMPARE)} {sign} \text{{{re.sub(SPECIAL, _shown, text)}}}", COMPARE
    )


OPERATORS = {
    "add": _add, "subtract": _subtract, "negative": _negative, "multiply": _multiply,
    "divide": _divide, "power": _power, "getitem": _item, "select": _select, "where": _select,
    "and": _joined(r"\wedge", AND), "or": _joined(r"\vee", OR), "sum over": _over_index("sum"),
    "product over": _over_index("prod"), "text is": _of_text,
    "text method": lambda node, parts: Piece(
        rf"\operatorname{{{node.attrs[0][1]}}}({parts[0].text})", POWER
    ), "mod": _remainder, "slice": _slice,
    "floor_divide": lambda node, parts: Piece(
        rf"\left\lfloor\frac{{{parts[0].text}}}{{{parts[1].text}}}\right\rfloor"
    ),
    "matmul": lambda node, parts: Piece(
        f"{within(parts[0], PRODUCT)} {within(parts[1], POWER)}", PRODUCT
    ),
    "dot product": _dotted,
    "elementwise product": lambda node, parts: Piece(
        r" \odot ".join(bracketed(p.text) if p.open else within(p, POWER) for p in parts), DOT
    ),
    "outer product": lambda node, parts: Piece(
        rf"{within(parts[0], PRODUCT)} {within(parts[1], ATOM)}^{{\mathsf{{T}}}}", PRODUCT
    ),
    "all ones": lambda node, parts: Piece(r"\mathbf{1}"),
    "called": lambda node, parts: Piece(parts[0].text + parts[1].text, POWER),
    "array": lambda node, parts: _array(parts), "tuple": lambda node, parts: _listed(parts),
}  # fmt: skip
