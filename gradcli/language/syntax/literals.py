"""Numbers and strings: from their spelling to their value."""

from gradcli.errors import Diagnostic, Span
from gradcli.language.syntax import surface as s
from gradcli.ops.integers import BITS, LIMIT

BASES = {"x": 16, "o": 8, "b": 2}
ESCAPES = {
    "\n": "", "\\": "\\", "'": "'", '"': '"', "n": "\n", "t": "\t", "r": "\r", "0": "\0",
    "a": "\a", "b": "\b", "f": "\f", "v": "\v",
}  # fmt: skip
CODED = {"x": 2, "u": 4, "U": 8}


def number(v, span: Span):
    text = v[0]
    base = BASES.get(text[1:2].lower(), 10)
    if base == 10 and text[-1] in "jJ":
        return s.Number(complex(text.replace("_", "")), text, span=span)
    if base == 10 and ("." in text or "e" in text or "E" in text):
        value = float(text.replace("_", ""))
        if value == float("inf"):
            raise Diagnostic(
                "E0100",
                "the number is too large for a float: the limit is 1.8e308",
                span,
                help="write inf for infinity",
            )
        return s.Number(value, text, span=span)
    digits = (text if base == 10 else text[2:]).replace("_", "")
    significant = digits.lstrip("0")
    if base == 10 and significant and digits[0] == "0":
        raise Diagnostic(
            "E0100",
            "an integer cannot begin with 0",
            span,
            help=f"write {significant}" if len(digits) < 40 else None,
        )
    # int() of thousands of digits is refused by Python, and quadratic
    value = int(significant or "0", base) if len(significant) <= BITS else LIMIT
    if value >= LIMIT:
        raise Diagnostic(
            "E0100",
            f"the integer of {len(digits)} digits is too large: the limit is 2**{BITS}",
            span,
            help="write it with a decimal point to compute with floats" if base == 10 else None,
        )
    return s.Number(value, text, span=span)


def string(v, span: Span):
    text = v[0]
    prefix = 0 if text[0] in "\"'" else 1
    quotes = 3 if text[prefix : prefix + 3] in ('"""', "'''") and len(text) >= prefix + 6 else 1
    start = prefix + quotes
    body = text[start:-quotes]
    if text[0] not in "rR":
        body = unescaped(body, span[0] + start)
    return s.String(body, text, span=span)


def strings(v, span: Span):
    """Strings that stand side by side are one: with a field in one of them, an f-string."""
    parts: list = []
    for piece in v[0]:
        parts += piece.parts if type(piece) is s.FString else [piece.value]
    text = " ".join(piece.text for piece in v[0])
    if any(type(piece) is s.FString for piece in v[0]):
        return s.FString(joined(parts), text, span=span)
    return s.String("".join(parts), text, span=span)


def joined(parts: list) -> tuple:
    """The parts of an f-string, texts that stand side by side as one, and none empty."""
    out: list = []
    texts: list[str] = []
    for part in [*parts, None]:
        if type(part) is str:
            texts.append(part)
            continue
        if any(texts):
            out.append("".join(texts))
        texts = []
        if part is not None:
            out.append(part)
    return tuple(out)


def unescaped(body: str, at: int) -> str:
    """The text that `body`, at offset `at`, spells."""
    if "\\" not in body:
        return body
    out, i = [], 0
    while i < len(body):
        stop = body.find("\\", i)
        if stop < 0:
            break
        out.append(body[i:stop])
        char, i = body[stop + 1], stop + 2
        if char in CODED:
            digits = body[i : i + CODED[char]]
            if len(digits) == CODED[char] and all(c in "0123456789abcdefABCDEF" for c in digits):
                code, i = int(digits, 16), i + CODED[char]
                if code < 0x110000 and not 0xD800 <= code < 0xE000:
                    out.append(chr(code))
                    continue
        elif char in ESCAPES and not (char == "0" and body[i : i + 1].isdigit()):
            out.append(ESCAPES[char])
            continue
        elif char not in "N01234567":  # as in "\sigma", of which Python only warns
            out.append(f"\\{char}")
            continue
        raise Diagnostic(
            "E0100",
            f"the string has no escape '\\{char}' like this",
            (at + stop, at + stop + 2),
            help="write the character itself" if char == "N" else "write \\\\ for a backslash",
        )
    return "".join(out) + body[i:]
