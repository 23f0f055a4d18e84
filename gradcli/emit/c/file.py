"""The target `c`: one complete C11 file, with a function of the program's inputs.

Numbers are double, whole numbers long long (those that may pass 64 bits are checked), arrays
pointers to their elements row after row.  A single number is returned; several results, and
arrays, are written through pointers.  What math.h has not is printed ahead, where it is used.
"""

from gradcli.core import ir
from gradcli.emit.about import About
from gradcli.emit.c.language import LANGUAGE
from gradcli.emit.c.runtime import HELPERS, LIBM, STACKS
from gradcli.emit.c.selftest import in_floats, self_test
from gradcli.emit.c.single import single, single_helper
from gradcli.emit.statements import file
from gradcli.emit.statements.file import parts

MATH = {
    *LIBM,
    "NAN",
    "INFINITY",
    "signbit",
    "llrint",
    "fabs",
    "ldexp",
    "fma",
    "rint",
    "ceil",
    "floor",
}
MATH |= {"frexp", "nextafter"}
# What each header is included for.
HEADERS: dict[str, set[str]] = {
    "limits.h": {"LLONG_MAX", "LLONG_MIN"},
    "math.h": MATH,
    "stdbool.h": {"bool", "true", "false"},
    "stdio.h": {"fputs", "printf", "puts"},
    "stdlib.h": {"calloc", "realloc", "free", "abort", "llabs", "size_t"},
    "string.h": {"memcpy", "strcmp", "strncmp"},
}


def printed(program: ir.Program, about: About) -> str:
    """The C file of `program`; E0109 for what has no form in C."""
    found = parts(program, about, LANGUAGE)
    test = self_test(found.whole, found.about)
    lines = (*found.functions, found.whole.lines, test)
    body = "\n".join("\n".join(part) for part in lines if part)
    ahead = [*found.constants(LANGUAGE, body), *prototypes(found.functions)]
    helpers = helpers_of(body)
    text = "\n".join([*helpers, *ahead, body])
    code = LANGUAGE.words(text)
    includes = [f"#include <{header}>" for header, used in HEADERS.items() if used & code]
    if about.real == "float":
        text = "\n".join([*map(single_helper, helpers), *map(single, ahead), in_floats(body)])
        if "INFINITY" in text and "#include <math.h>" not in includes:
            includes.append("#include <math.h>")
    return "\n".join([*includes, *([""] if includes else []), text]) + "\n"


def helpers_of(text: str) -> list[str]:
    """The functions of our own that `text` uses, and the stacks of these."""
    found = file.helpers_of(text, LANGUAGE)
    used = text + "".join(found)
    return [*(HELPERS[name] for name in STACKS if name in used), *found]


def prototypes(functions: list[list[str]]) -> list[str]:
    """Declarations of the functions that are called above their own text."""
    out, above = [], ""
    for lines in functions:
        head = " ".join(line.strip() for line in lines[: lines.index("{")])
        name = head.partition("(")[0].split()[-1]
        if name in LANGUAGE.words(above):
            out.append(head + ";")
        above += "\n".join(lines)
    return [*out, ""] if out else []
