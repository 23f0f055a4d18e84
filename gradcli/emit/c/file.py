"""The target `c`: one complete C11 file, with a function of the program's inputs.

Numbers are double, whole numbers long long (those that may pass 64 bits are checked), arrays
pointers to their elements row after row.  A single number is returned; several results, and
arrays, are written through pointers.  What math.h has not is printed ahead, where it is used.
"""

import re

from gradcli.core import ir
from gradcli.core.ir import Def
from gradcli.core.liveness import global_reads, without_uncalled
from gradcli.derive.optimise.capture_avoidance import without_shadows
from gradcli.emit.about import About
from gradcli.emit.c.names import RESERVED, free_name, is_kept, names_of
from gradcli.emit.c.runtime import HELPERS, LIBM, STACKS
from gradcli.emit.c.selftest import in_floats, self_test
from gradcli.emit.c.single import single, single_helper
from gradcli.emit.statements.function import own_function, whole_function
from gradcli.typed.expand import taken_apart
from gradcli.typed.infer import Types
from gradcli.typed.inputs import types_of
from gradcli.typed.magnitudes import Magnitudes
from gradcli.typed.unread import without_unread
from gradcli.typed.wide_integers import without_wide_integers

MATH = {*LIBM, "NAN", "INFINITY", "signbit", "llrint", "fabs", "ldexp"}
MATH |= {"frexp", "nextafter"}
# What each header is included for.
HEADERS: dict[str, set[str]] = {
    "limits.h": {"LLONG_MAX", "LLONG_MIN"},
    "math.h": MATH,
    "stdbool.h": {"bool", "true", "false"},
    "stdio.h": {"fputs", "printf", "puts"},
    "stdlib.h": {"calloc", "realloc", "free", "abort", "llabs", "size_t"},
    "string.h": {"memcpy"},
}


def printed(program: ir.Program, about: About) -> str:
    """The C file of `program`; E0109 for what has no form in C."""
    if is_kept(about.name):  # a file may be called as a function of math.h
        about = about._replace(name=free_name(set(RESERVED), about.name))
    types = typed(without_wide_integers(program))
    program = without_unread(types)
    names = names_of(types, about.name)
    defs = [s for s in program.body if type(s) is Def]
    types.reads = global_reads({d.name: d for d in defs})
    functions = [own_function(types, d, names, about) for d in defs]
    whole = whole_function(types, program, names, about)
    test = self_test(whole, about)
    body = "\n".join("\n".join(lines) for lines in (*functions, whole.lines, test) if lines)
    ahead = [*constants(program, names, body), *prototypes(functions)]
    helpers = helpers_of(body)
    text = "\n".join([*helpers, *ahead, body])
    code = words_of(text)
    includes = [f"#include <{header}>" for header, used in HEADERS.items() if used & code]
    if about.real == "float":
        text = "\n".join([*map(single_helper, helpers), *map(single, ahead), in_floats(body)])
        if "INFINITY" in text and "#include <math.h>" not in includes:
            includes.append("#include <math.h>")
    return "\n".join([*includes, *([""] if includes else []), text]) + "\n"


def typed(program: ir.Program) -> Types:
    """The types of a program as it is printed; E0109 for what has no form in C."""
    types = types_of(taken_apart(without_shadows(without_uncalled(program))))
    types.magnitudes = Magnitudes(types)
    return types


def words_of(text: str) -> set[str]:
    """The words of C text, those of its comments and strings left out."""
    return set(re.findall(r"\w+", re.sub(r'/\*.*?\*/|"[^"]*"', "", text, flags=re.S)))


def helpers_of(text: str) -> list[str]:
    """The functions of our own that `text` uses, each after those that it uses itself."""
    found: list[str] = []
    seen: set[str] = set()

    def add(text: str) -> None:
        for name in sorted(words_of(text) & set(HELPERS) - seen, key=list(HELPERS).index):
            seen.add(name)
            add(HELPERS[name].partition("{")[2])
            found.append(HELPERS[name])

    add(text)
    used = text + "".join(found)
    return [*(HELPERS[name] for name in STACKS if name in used), *found]


def constants(program: ir.Program, names: dict[str, str], text: str) -> list[str]:
    """The constants that the text reads, such as pi."""
    used = words_of(text)
    lines = {
        f"static const double {names[n]} = {value!r};"
        for n, value in program.constants.items()
        if names[n] in used and names[n] not in MATH
    }
    return [*sorted(lines), ""] if lines else []


def prototypes(functions: list[list[str]]) -> list[str]:
    """Declarations of the functions that are called above their own text."""
    out, above = [], ""
    for lines in functions:
        head = " ".join(line.strip() for line in lines[: lines.index("{")])
        name = head.partition("(")[0].split()[-1]
        if name in words_of(above):
            out.append(head + ";")
        above += "\n".join(lines)
    return [*out, ""] if out else []
