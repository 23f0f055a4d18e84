"""The help of an error, from the whole line that it is in: what to write where that is certain.

First come forms of whole lines, such as `f(x) = x^2` and `if x > 0 then 1 else 2`; then the line's
shorthand.  What is said to be written is a program: it has been parsed.  Imported only once a
program is found to be wrong.
"""

import re
from collections.abc import Callable

from gradcli.errors import Diagnostic, Source
from gradcli.language.names.lookup import is_of_language
from gradcli.language.syntax.errors.other_languages import FUNCTIONS
from gradcli.language.syntax.errors.shorthand import spelled_out
from gradcli.language.syntax.lexer import PRIME
from gradcli.language.syntax.text import has_sign
from gradcli.ops.libraries.names import function

CODES = ("E0005", "E0100", "E0101", "E0102", "E0103", "E0104", "E0105", "E0204")
LONGEST = 100  # characters of a line that a help shows anew
NAME, NUMBER = r"[^\W\d]\w*", r"[-+]?[\d.]+(?:e[-+]?\d+)?"
SERIES = "a series begins with the limit: gradcli taylor {program} {x}={at}"
SLOPE = "a command prints derivatives: gradcli diff {program} --wrt {x}"
NO_PRIME = "gradcli diff prints derivatives; in a program the derivative of f at x is grad(f)(x)"
INTEGRAL = FUNCTIONS["integral"]
OUTSIDE = "values stand outside of the program: gradcli eval {program} {x}={at}"
SOLVE = "write root(lambda {x}: {f}, 1.0) to solve it from 1.0, or == to compare"

# What is computed, and no place to assign to: it has an operator outside of brackets.
COMPUTED = r"(?:[^][()=,<>!:+*/^-]|\[[^]=]*\]|\([^)=]*\))*(?:[-+*/^][^=<>!:,]*)|[\d.]+"
RATIO, QUOTIENT = (
    r"(?:d|∂)(?P<y>\w+)\s*/\s*(?:d|∂)(?P<x>\w+)",
    "gradcli diff --of {y} --wrt {x} prints the derivative of what a program computes",
)
CLOSES = {")": "(", "]": "[", "}": "{"}
ARROW = rf"(?P<x>{NAME})\s*<-\s+(?P<f>.+)"
POINT = "the point of a number is a dot, as in 3.5"

# A line of this form -> its help, in which {f} and its like are the groups, expressions in the
# words of the language; what begins with "write " and has no more words is a line to be parsed.
FORMS: tuple[tuple[str, str], ...] = (
    (rf"(?:def\s+|function\s+)?(?P<name>{NAME})\((?P<x>{NAME}(?:\s*,\s*{NAME})*)\)\s*:?=(?!=)\s*"
     r"(?P<f>[^=;]+)(?:;.*)?", "write def {name}({x}): return {f}"),
    (r"(?P<y>\w+\s*=\s*)?if\s+(?P<test>.+?)\s+then\s+(?P<f>.+?)\s+else\s+(?P<g>.+)",
     "write {y}{f} if {test} else {g}"),
    (r"if\s+(?P<test>.+?)\s+then", "write if {test}:"),
    (r"d(?:\^?\d)?\s*/\s*d(?P<x>[^\W\d])\s*(?P<f>[\s(\[].+)", SLOPE),
    (r"d\((?P<f>.+)\)\s*/\s*d(?P<x>\w+)", SLOPE),
    (RATIO, QUOTIENT),
    (rf"\\?lim(?![a-z])[\s_({{]*(?P<x>{NAME})\s*(?:->|→|\\to)\s*(?P<at>[^\s,(){{}}]+)"
     r"[\s,)}]*(?P<f>\S.*)?", SERIES),
    (r"∫.*|integra(?:l|te)\b.*|int\s.*\bd\w", INTEGRAL),
    (r"(?:.*∑|sum\s*\(?\s*\w+\s*=).*", "write sum([f(i) for i in range(1, n + 1)])"),
    (rf"(?P<f>[^,;=]+?)\s*(?:[,;]|\bfor\b|\bat\b)\s*(?P<x>\w+)\s*=\s*(?P<at>{NUMBER})",
     OUTSIDE),
    (ARROW, "write {x} = {f}"),
    (rf"(?P<x>{NAME})\s*(?:->|↦)\s*(?P<f>.+)", "write lambda {x}: {f}"),
    (rf"(?P<x>{NAME})\s*=>\s*(?P<f>.*(?P=x)(?!\w).*)", "write lambda {x}: {f}"),
    (rf"@\((?P<x>{NAME})\)\s*(?P<f>.+)", "write lambda {x}: {f}"),
    (rf"(?P<x>(?:{NAME}\s*=\s*)+)", "write the value behind it: {x} 1"),
    (r"(?P<f>[^=]+[^=<>!:])=", "the value of a program is its last line: write {f}"),
    (r"=\s*(?P<f>[^=]+)", "write {f}"),
    (rf"(?P<f>{COMPUTED})\s*=\s*(?P<x>{NAME})", "write {x} = {f}"),
    (rf"(?:solve\s*\(?\s*)?(?P<f>{COMPUTED})\s*=\s*(?P<g>[^=,]+?)(?:,\s*\w+)?\)?", SOLVE),
    (r".*\[[^\[\]]*;[^\[\]]*\].*", "write {rows}"),
)  # fmt: skip
# Of a line that is a program, and has a name without a value.
UNBOUND = ((RATIO, QUOTIENT), (ARROW, "write {x} = {f}"))


def advise(error: Diagnostic, parsed: Callable[[Source], object]) -> None:
    """Give `error` the help that its line has; `parsed` raises where a text is no program."""
    if error.code not in CODES or error.span is None or error.source is None:
        return
    text = error.source.text
    start = text.rfind("\n", 0, error.span[0]) + 1
    line = text[start:].partition("\n")[0].strip()
    if len(line) > LONGEST or "#" in line or '"' in line:
        return
    forms = UNBOUND if error.code == "E0005" else FORMS
    help = _of_form(line, forms, parsed) or _of_shorthand(line, error, parsed)
    if error.message == PRIME:
        help = NO_PRIME
    elif error.message.startswith("imaginary"):
        help = _complex(line)
    elif error.message.endswith("closes nothing") and "'" not in line:
        help = _without_surplus(line, parsed) or help
    elif error.message.startswith("the exponent of"):
        return
    if help is None and error.code in ("E0100", "E0103"):
        help = _both(line, parsed) or (POINT if re.match(r"[^[{]*\d,\d", line) else None)
    if help and error.code == "E0005":
        error.help = f"{help}\notherwise {error.help}"
    elif help:
        error.help = help


def _of_form(line: str, forms: tuple, parsed) -> str | None:
    for form, help in forms:
        found = re.fullmatch(form, line)
        if found is None:
            continue
        parts = {k: _plain(v) if (len(k) == 1 and k in "fg") or k == "test" else v or ""
                 for k, v in found.groupdict().items()}  # fmt: skip
        if help == SOLVE:
            if not (_is_program(parts["f"], parsed) and _is_program(parts["g"], parsed)):
                continue
            names = [name for name in re.findall(NAME, parts["f"]) if not is_of_language(name)]
            parts["x"] = names[0] if names else "x"
            parts["f"] += f" - {parts['g']}" if parts["g"] != "0" else ""
        if "{rows}" in help:
            parts["rows"] = _rows(line)
        if "{program}" in help:
            parts["program"] = _quoted(parts["f"] or "f(x)")
        said = help.format_map(parts).replace("  ", " ")
        if not help.startswith("write {") or _is_program(said[6:], parsed):
            return said
    return None


def _without_surplus(line: str, parsed) -> str | None:
    """A line without the brackets that close nothing."""
    kept, opened = "", ""
    for c in line:
        if c in CLOSES and opened[-1:] != CLOSES[c]:
            continue
        opened = opened[:-1] if c in CLOSES else opened + c if c in "([{" else opened
        kept += c
    return f"write {kept}" if _is_program(kept, parsed) else None


def _complex(line: str) -> str | None:
    """A line of complex numbers with NumPy's functions, which have them."""
    made = re.sub(
        rf"(?<![\w.])({NAME})(?=\()",
        lambda m: f"np.{m[1]}" if function(f"np.{m[1]}") else m[1],
        line,
    )
    return f"write {made}: np has complex numbers" if made != line else None


def _both(line: str, parsed) -> str | None:
    """The two readings of 1/2x."""
    found = re.fullmatch(r"(.*)/\s*([\d.]+|\w+)\s*([^\W\d]\w*)(\W.*|)", line)
    if found is None:
        return None
    above, left, right, rest = found.groups()
    readings = (f"{above}/{left}*{right}{rest}", f"{above}/({left}*{right}){rest}")
    if not all(_is_program(reading, parsed) for reading in readings):
        return None
    return f"write {readings[0]}, or {readings[1]}"


def _of_shorthand(line: str, error: Diagnostic, parsed) -> str | None:
    valid = error.code == "E0005"
    text = "" if error.source is None else error.source.text
    bound = {*re.findall(rf"({NAME})\s*[-+*/]?=(?!=)", text)}
    bound |= {*re.findall(rf"\b(?:def|for)\s+({NAME})", text)}
    if valid:  # any other name than those without a value is what it is
        spans = [error.span or (0, 0), *[span for span, _ in error.seconds]]
        without = {text[start:end] for start, end in spans}
        bound |= {*re.findall(NAME, line)} - without
    if error.code == "E0102" and not (error.help or "").startswith("gradcli ops"):
        return None  # the name of a function is known to be meant
    made = spelled_out(line, frozenset(bound), valid)
    if made is None or not _is_program(made, parsed):
        return None
    angles = "angles are in radians: " if re.search(r"°|\d\s*deg", line) else ""
    return f"{angles}write {made}"


def _plain(expression: str | None) -> str:
    """An expression in the words of the language, where it is sure what these are."""
    stripped = (expression or "").strip()
    inner = stripped[1:-1] if re.fullmatch(r"\([^()]*\)", stripped) else stripped
    return spelled_out(inner) or inner


def _quoted(program: str) -> str:
    """A program as a command line gives it."""
    return f"'{program}'" if has_sign(program) else f"-e '{program}'"


def _rows(line: str) -> str:
    """A matrix with ';' between its rows as a list of lists."""

    def rows(found: re.Match) -> str:
        parts = [", ".join(re.split(r"\s*,\s*|\s+", row.strip())) for row in found[1].split(";")]
        return f"[{', '.join(f'[{part}]' for part in parts)}]"

    return re.sub(r"\[([^\[\]]*;[^\[\]]*)\]", rows, line)


def _is_program(text: str, parsed) -> bool:
    try:
        parsed(Source(text + " pass" if text.endswith(":") else text))
    except Diagnostic:
        return False
    return True
