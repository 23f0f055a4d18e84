"""Taylor polynomials as text: for people, as an expression of the language, and as LaTeX.

A coefficient that is a short quotient of integers, as far as its digits say, is written as one for
people and in LaTeX; in an expression, whose value counts, only where it is that number exactly.
"""

from collections.abc import Iterator
from math import factorial, gcd, isfinite
from typing import Any, NamedTuple

from gradcli.report.numbers.drawing import DIGITS
from gradcli.report.numbers.elements import at, flat, labels, parts, size
from gradcli.report.numbers.values import number
from gradcli.result.derivatives import Expansion, column_of

SURE, LONG = 10**7, 10**10  # of numerator times denominator: with 14 digits alike, with 15
LARGEST, LONGEST = 10**6, 10**13  # an integer derivative, and the factorial that divides it
DIGITS_IN_ALL = 14  # of their quotient
GREEK = (
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda",
    "mu", "nu", "xi", "pi", "rho", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega", "Gamma",
    "Delta", "Theta", "Lambda", "Xi", "Pi", "Sigma", "Upsilon", "Phi", "Psi", "Omega",
)  # fmt: skip
Terms = list[tuple[tuple[int, ...], float]]


class Form(NamedTuple):
    """How a polynomial is written: the signs between its parts, and the digits of its numbers."""

    latex: bool = False
    exact: bool = False  # numbers read back as they are
    digits: int | None = DIGITS
    remainder: bool = True


def elements(result: Expansion) -> Iterator[tuple[str, Terms]]:
    """The name of each element of the targets, and its coefficients by powers of the variables."""
    for target, value, terms in zip(result.targets, result.values, result.terms):
        name = column_of(result, target)
        for named, lengths, path in parts(name, value):
            count = size(lengths)
            numbers = {powers: flat(at(c, path), count) for powers, c in terms.items()}
            for i, label in enumerate(labels(named, lengths)):
                yield label, [(powers, found[i]) for powers, found in numbers.items()]


def nested(result: Expansion, form: Form) -> Any:
    """The text of the polynomials, in lists as the targets and their elements are."""
    pairs = zip(result.values, result.terms)
    found = [_nested(value, terms, result, form) for value, terms in pairs]
    return found[0] if len(found) == 1 else found


def _nested(value: Any, terms: dict, result: Expansion, form: Form) -> Any:
    if isinstance(value, dict):
        return {k: _nested(v, _under(terms, k), result, form) for k, v in value.items()}
    lengths: tuple[int, ...] = getattr(value, "shape", ())
    if isinstance(value, (list, tuple)) or lengths:
        return [_nested(v, _under(terms, i), result, form) for i, v in enumerate(value)]
    numbers = [(powers, flat(c, 1)[0]) for powers, c in terms.items()]
    return text(result, numbers, form)


def _under(terms: dict, key) -> dict:
    return {powers: None if c is None else c[key] for powers, c in terms.items()}


def program(result: Expansion, form: Form) -> str:
    """The polynomials alone, in lines: an expression, of several targets an assignment each, which
    is a program; or in LaTeX."""
    if form.latex:
        found = list(elements(result))
        texts = [text(result, terms, form) for _, terms in found]
        if len(texts) > 1:
            texts = [f"{_latex_name(name)} = {t}" for (name, _), t in zip(found, texts)]
        return "".join(f"{t}\n" for t in texts)
    whole = nested(result, form)
    texts = whole if len(result.targets) > 1 else [whole]
    bodies = [_display(t, value) for t, value in zip(texts, result.values)]
    if len(result.targets) > 1:
        bodies = [f"{column_of(result, t)} = {body}" for t, body in zip(result.targets, bodies)]
    present = {
        name
        for _, terms in elements(result)
        for powers, c in terms
        for name, n in zip(result.at, powers)
        if n and c
    }
    lost = [name for name in result.at if name not in present]
    return "".join(f"{line}\n" for line in (*(f"{name}: float" for name in lost), *bodies))


def _display(found: Any, value: Any) -> str:
    """Texts as the language writes what the value is: an array, a tuple, a list, a dict."""
    if isinstance(found, str):
        return found
    if isinstance(value, dict):
        return f"{{{', '.join(f'{k!r}: {_display(v, value[k])}' for k, v in found.items())}}}"
    if getattr(value, "shape", ()):
        return f"array({_brackets(found)})"
    items = [_display(item, part) for item, part in zip(found, value)]
    if isinstance(value, tuple):
        return f"({', '.join(items)}{',' * (len(items) == 1)})"
    return f"[{', '.join(items)}]"


def _brackets(found: Any) -> str:
    return found if isinstance(found, str) else f"[{', '.join(map(_brackets, found))}]"


# -- one polynomial --------------------------------------------------------------------------------
def text(result: Expansion, terms: Terms, form: Form) -> str:
    """The polynomial with these coefficients in the variables of `result`."""
    bases = [_base(name, a, form) for name, a in result.at.items()]
    pieces: list[str] = []
    for powers, c in terms:
        if c is None or (c == 0 and (any(powers) or isinstance(c, (int, float)))):
            continue  # a complex 0 of order 0 says that the value is complex
        sign, body = _term(powers, c, bases, form)
        pieces.append(f"{sign} {body}" if pieces else f"{'-' * (sign == '-')}{body}")
    whole = " ".join(pieces) or ("0.0" if form.exact else "0")
    if form.remainder and result.at:
        whole += f" + {_remainder(bases, result.order + 1, form)}"
    return whole


def _term(powers: tuple[int, ...], c: Any, bases: list[str], form: Form) -> tuple[str, str]:
    """The sign and the rest of a term."""
    factors = [_power(base, n, form) for base, n in zip(bases, powers) if n]
    if not isinstance(c, (int, float)):  # a complex number
        return "+", _product([_decimal(c, form), *factors], form)
    sign, c = ("-", -c) if c < 0 else ("+", c)
    scale = 1
    for n in powers:
        scale *= factorial(n)
    top, bottom = quotient(c, scale, form.exact)
    if not bottom or (form.exact and not factors):
        return sign, _product([_decimal(c, form), *factors], form)
    above = _product([str(top)] * (top != 1 or not factors) + factors, form)
    if bottom == 1:
        return sign, above
    return sign, rf"\frac{{{above}}}{{{bottom}}}" if form.latex else f"{above}/{bottom}"


def _product(factors: list[str], form: Form) -> str:
    return (" " if form.latex else "*").join(factors)


def _power(base: str, n: int, form: Form) -> str:
    if n == 1:
        return base
    return f"{base}^{{{n}}}" if form.latex else f"{base}^{n}"


def _base(name: str, a: float, form: Form) -> str:
    """A variable, or its distance from the point: x, (x - 2)."""
    variable = _latex_name(name) if form.latex else name
    if a == 0:
        return variable
    distance = f"{variable} {'+' if a < 0 else '-'} {_decimal(abs(a), form)}"
    return rf"\left({distance}\right)" if form.latex else f"({distance})"


def _remainder(bases: list[str], order: int, form: Form) -> str:
    """What is left out: O(x^13), of several variables by the length of their distances."""
    left, right = (r"\left", r"\right") if form.latex else ("", "")
    inside = bases[0]
    if len(bases) > 1:
        bare = [base.removeprefix(f"{left}(").removesuffix(f"{right})") for base in bases]
        bar = r"\|" if form.latex else "|"
        inside = f"{left}{bar}{', '.join(bare)}{right}{bar}"
    return f"O{left}({_power(inside, order, form)}{right})"


def _decimal(c: Any, form: Form) -> str:
    """A number in digits."""
    if isinstance(c, complex):
        if form.exact:
            return f"np.array({c.real!r}{c.imag:+}j)"
        shown = number(c, form.digits).strip("()")
        return rf"\left({shown.replace('j', ' i')}\right)" if form.latex else f"({shown})"
    if form.exact:
        shown = repr(float(c))
    else:
        whole = isinstance(c, float) and c.is_integer() and abs(c) < LONG
        shown = str(int(c)) if whole else number(c, form.digits)
    if not form.latex:
        return shown
    if not isfinite(c):
        return r"\infty" if c > 0 else r"\mathrm{nan}"
    mantissa, e, exponent = shown.partition("e")
    return rf"{mantissa} \times 10^{{{int(exponent)}}}" if e else shown


def quotient(c: float, scale: int, exact: bool) -> tuple[int, int]:
    """The short quotient of integers that a positive number is; (0, 0) where it is none.

    It is equal in 14 or 15 digits, or where `exact` in all.  A small integer over `scale`, which
    the coefficient is where the derivative is an integer, may have a longer denominator.
    """
    if not isfinite(c) or c >= LONG:
        return 0, 0
    numerator, denominator = c.as_integer_ratio()
    whole = round(numerator * scale / denominator) if scale < LONGEST else 0
    if 0 < whole <= LARGEST and _near(c, whole, scale, 15, exact):
        common = gcd(whole, scale)
        if len(str(whole // common)) + len(str(scale // common)) <= DIGITS_IN_ALL:
            return whole // common, scale // common
    n, d, before, top, under, bottom = numerator, denominator, 0, 1, 1, 0
    while d:  # the convergents of the continued fraction, the last is c itself
        whole, rest = divmod(n, d)
        before, top = top, whole * top + before
        under, bottom = bottom, whole * bottom + under
        n, d = d, rest
        if top * bottom > LONG:
            break
        if top and _near(c, top, bottom, 14 if top * bottom <= SURE else 15, exact):
            return top, bottom
    return 0, 0


def _near(c: float, top: int, bottom: int, digits: int, exact: bool) -> bool:
    """Whether c is top/bottom: exactly, or in this many digits."""
    if exact:
        return top / bottom == c
    numerator, denominator = c.as_integer_ratio()
    difference = abs(numerator * bottom - top * denominator)
    return difference * 10**digits <= top * denominator


def _latex_name(name: str) -> str:
    """A variable's name in LaTeX: x, x_{1}, \\theta, \\mathrm{rate}."""
    head, _, index = name.partition("_")
    if not head or not index or "_" in index:
        return _word(name)
    return f"{_word(head)}_{{{index if index.isdigit() else _word(index)}}}"


def _word(name: str) -> str:
    if name in GREEK:
        return f"\\{name}"
    escaped = name.replace("_", r"\_")
    return name if len(name) == 1 else rf"\mathrm{{{escaped}}}"
