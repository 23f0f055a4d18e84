"""From bytes to a program's text: UTF-8, its size, and the characters that no program may hold.

A reader must see what the machine reads.  So characters that are invisible, that reorder the
line, or that look like others are refused by their code point; letters of any script are
welcome in names, and ordinary text in comments and strings.  An ASCII program pays nothing:
the Unicode tables are imported when the first other character turns up.
"""

from gradcli.errors import Diagnostic, Source, Span

MAX_SOURCE = 1 << 20  # characters (bytes, before decoding)
SHOWN = 60  # characters of a program that a help line gives again

# Cyrillic and Greek letters drawn as Latin ones (Unicode TR39, "confusables"), and the latter.
LOOK_ALIKES = dict(
    zip(
        "АВЕЅІЈКМНОРСТХУаеѕіјорсухһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧο",
        "ABESIJKMHOPCTXYaesijopcyxhdqwABEZHIKMNOPTYXo",
        strict=True,
    )
)
# Signs of typeset mathematics that have one meaning, and what stands for it (typeset.py).
ROOT, SUPERSCRIPTS = "√", "⁰¹²³⁴⁵⁶⁷⁸⁹"
TAKEN = {
    "×": "*", "·": "*", "⋅": "*", "∙": "*", "÷": "/", "∕": "/", "−": "-", "≤": "<=", "≥": ">=",
    "≠": "!=", "∞": "inf", ROOT: ROOT,
}  # fmt: skip
# What else is pasted from typeset text, and what to write for it.
TYPESET = {
    "–": "-", "—": "-", "∑": "sum(…)", "∛": "cbrt(…)", "“": '"', "”": '"', "‘": "'", "’": "'",
    "…": "...", "→": "->", "±": None,
}  # fmt: skip
SIGNS = {
    "$": "write a name without it: x, not $x",
    "?": "write `a if test else b` to choose between two values",
    "!": "there is no sign of the factorial; `not x` negates, and `!=` compares",
    "`": "leave the backticks out",
}

# What a program has and a name alone has not: an operator, a bracket, a blank.
OPERATORS = frozenset("+-*/%^@<>=!&|~()[]{},;\"'\\$?`⁺⁻") | {*TAKEN, *TYPESET, *SUPERSCRIPTS} - {
    "∞",
    "…",
}


def has_sign(text: str) -> bool:
    """Whether a text can be no name: it has an operator, a bracket or a blank, or is `2x`, `½x`."""
    product = text[:1].isnumeric() and text.isalnum() and not text.isdigit()
    return product or any(sign in OPERATORS or sign.isspace() for sign in text)


def as_word(text: str) -> str:
    """How a command line gives a program's text: a word in quotes, behind -e where it needs one."""
    option = "" if has_sign(text) and "=" not in text else "-e "  # x=3 is a binding, and x a file
    if len(text) > SHOWN:
        return "'…'"
    if text.isprintable() and "'" not in text:
        return f"{option}'{text}'"
    escaped = text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n")
    return f"{option}$'{escaped}'" if escaped.isprintable() else "'…'"


def decode(data: bytes, name: str, max_source: int = MAX_SOURCE) -> Source:
    """The source in `data`: strict UTF-8, an optional byte order mark dropped, CRLF made LF."""
    check_size(len(data), name, max_source)
    try:
        text = data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        other = data[:2] in (b"\xff\xfe", b"\xfe\xff")
        raise Diagnostic(
            "E0105",
            f"{name} is not UTF-8: byte 0x{data[error.start]:02x} at offset {error.start}",
            help="this looks like UTF-16: save the file as UTF-8" if other else "save it as UTF-8",
        ) from None
    return source(text, name)


def source(text: str, name: str = "<program>") -> Source:
    """The source with this text, CRLF made LF."""
    return Source(text.replace("\r\n", "\n") if "\r" in text else text, name)


def check_size(size: int, name: str, max_source: int) -> None:
    if size > max_source:
        raise Diagnostic(
            "E0206",
            f"{name} is too large: {size} bytes, past the size limit of {max_source}",
            help=f"raise the limit with --max-source {size}",
        )


def check_name(name: str, span: Span) -> None:
    """An error when a name that is not ASCII reads as another name than it is."""
    import unicodedata

    for i, char in enumerate(name):
        normal = unicodedata.normalize("NFKC", char)
        if normal != char:
            at = (span[0] + i, span[0] + i + 1)
            fraction = "⁄" in normal  # ½, of which powers and products take the whole
            error = unwelcome(char, at, "" if fraction else f"it looks like {normal!r}")
            plain = unicodedata.normalize("NFKC", name)
            error.help = f"write {plain if plain.isidentifier() else normal}"
            if fraction:
                error.help = f"write ({normal.replace('⁄', '/')})"
            raise error
    if unicodedata.normalize("NFKC", name) != name:
        raise Diagnostic(
            "E0105",
            "the name holds a letter that is composed of several characters",
            span,
            help=f"write {unicodedata.normalize('NFKC', name)!r}",
        )
    # A name in one script, such as масса, may hold letters that a Latin one also has; in a name
    # of nothing but such letters, or among Latin letters, they are taken for Latin ones.
    alike = [i for i, char in enumerate(name) if char in LOOK_ALIKES]
    foreign = any(not char.isascii() and char not in LOOK_ALIKES for char in name)
    latin = any(char.isascii() and char.isalpha() for char in name)
    if alike and (latin or not foreign):
        i = alike[0]
        at = (span[0] + i, span[0] + i + 1)
        raise unwelcome(name[i], at, f"it looks like {LOOK_ALIKES[name[i]]!r}")


def check_quoted(text: str, start: int) -> None:
    """An error when a comment or string holds a character that hides or reorders its line."""
    for i, char in enumerate(text):
        if char.isprintable() or char in "\t\n":
            continue
        import unicodedata

        kind = unicodedata.category(char)
        bidi = kind == "Cf" and unicodedata.bidirectional(char) not in ("BN", "AN", "AL")
        if kind in ("Cc", "Cs", "Zl", "Zp") or bidi or char in "\u200e\u200f\u061c":
            raise unwelcome(char, (start + i, start + i + 1))


def unwelcome(char: str, span: Span, why: str = "") -> Diagnostic:
    """The error for a character that may not stand where it does: its code point and its name."""
    point = f"U+{ord(char):04X}"
    if " " < char <= "~":
        return Diagnostic("E0105", f"unexpected character {char!r}", span, help=SIGNS.get(char))
    if char == "\r":
        message = f"a carriage return ({point}) without a line feed does not end a line"
        return Diagnostic("E0105", message, span, help="end lines with LF or CRLF")
    import unicodedata

    name = unicodedata.name(char, "control character")
    shown = f"{char!r} " if char.isprintable() else ""
    said = f"{point} {name}: {why}" if why else f"{point} {name}"
    instead = TYPESET.get(char)
    if not instead and why:
        instead = unicodedata.normalize("NFKC", LOOK_ALIKES.get(char, char))
    hint: str | None
    if unicodedata.category(char) == "Zs":
        hint = "write a plain space"
    elif instead:
        hint = f"write {instead}"
    elif char == "°":
        hint = "angles are in radians: write 30*pi/180 for 30 degrees"
    else:
        hint = None if char.isprintable() else "delete it"
    return Diagnostic("E0105", f"unexpected character {shown}({said})", span, help=hint)
