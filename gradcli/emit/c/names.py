"""What the names of a program are called in C: as there, unless C or math.h has the name."""

from math import isfinite, isnan

from gradcli.emit.c.runtime import HELPERS
from gradcli.emit.c.types import Types
from gradcli.language import core
from gradcli.language.core import Assign, For

C_TYPES = {"real": "double", "int": "long long", "bool": "bool"}

KEYWORDS = """
    auto break case char const continue default do double else enum extern float for goto if inline
    int long register restrict return short signed sizeof static struct switch typedef union
    unsigned void volatile while asm typeof bool true false complex imaginary
"""
# Of stdlib.h, stdio.h, math.h, and what compilers know without a header.
LIBRARY = """
    NULL NAN INFINITY HUGE_VAL main size_t malloc calloc realloc free abort exit abs labs llabs div
    ldiv lldiv atof atoi atol strtod rand srand qsort bsearch getenv system printf fprintf sprintf
    snprintf scanf puts putchar getchar fopen fclose fread fwrite remove rename stdin stdout stderr
    acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs
    fdim floor fma fmax fmin fmod frexp hypot ilogb ldexp lgamma llrint llround log log10 log1p log2
    logb lrint lround modf nan nearbyint nextafter nexttoward pow remainder remquo rint round
    scalbln scalbn sin sinh sqrt tan tanh tgamma trunc isnan isinf isfinite isnormal signbit
    fpclassify j0 j1 jn y0 y1 yn gamma gammaf significand drem scalb exp10 pow10 sincos index rindex
    signgam differs memcpy memset strlen time clock errno assert stack unix linux
"""
RESERVED = frozenset(KEYWORDS.split()) | frozenset(LIBRARY.split()) | frozenset(HELPERS)


def names_of(types: Types, function: str) -> dict[str, str]:
    """Every name of a program -> its name in C, where `function` is that of the whole.

    A constant such as np.pi goes by its last part.
    """
    program = types.program
    own = set(program.inputs) | set(types.free)
    for f, d in types.defs.items():
        own |= {f, *d.parameters, *types.lengths[f]}
    for _, s in types.blocks:
        own |= set(s.targets) if type(s) is Assign else {s.name} if type(s) is For else set()
    taken, found = set(RESERVED) | {function}, {}
    for name in sorted(own, key=lambda n: (n in taken, n)):
        found[name] = name if name not in taken else core.fresh(taken, f"{name}_")
        taken.add(found[name])
    for name, value in sorted(program.constants.items()):
        last = name.rpartition(".")[2]
        if not isfinite(value):
            found[name] = "NAN" if isnan(value) else "INFINITY"
            continue
        same = [n for n, v in program.constants.items() if n in found and v == value]
        found[name] = found[same[0]] if same else core.fresh(taken, last)
    return found
