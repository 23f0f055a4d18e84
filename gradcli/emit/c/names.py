"""What the names of a program are called in C: as there, unless C, C++ or a header has the name.

`names.txt` has the names that headers define.  Those that C keeps for itself by their looks, _Bool
and what else begins with an underscore and a capital, lose the underscore.
"""

import re
from pathlib import Path

from gradcli.emit.c.runtime import HELPERS

C_TYPES = {"real": "double", "int": "long long", "bool": "bool", "str": "const char *"}

# Of C up to C23, of its older compilers, and of C++, which a C file may be included in
KEYWORDS = """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t
    char32_t class co_await co_return co_yield compl complex concept const const_cast consteval
    constexpr constinit continue decltype default delete do double dynamic_cast else enum explicit
    export extern false float for fortran friend goto if imaginary inline int long mutable namespace
    new noexcept not not_eq nullptr operator or or_eq private protected public register
    reinterpret_cast requires restrict return short signed sizeof static static_assert static_cast
    struct switch template this thread_local throw true try typedef typeid typename typeof
    typeof_unqual union unsigned using virtual void volatile wchar_t while xor xor_eq
"""
OF_FILES = ("differs", "main", "stack")  # what the files printed here define beside HELPERS
SUFFIXES = ("f", "l", "f16", "f32", "f64", "f128", "f32x", "f64x", "d32", "d64", "d128")


def _of_headers() -> set[str]:
    """The names in names.txt, those of its first list with the suffixes of types too."""
    text = Path(__file__).with_suffix(".txt").read_text()
    _, numeric, *others = (part.partition("\n")[2].split() for part in text.split("\n\n"))
    return {n + suffix for n in numeric for suffix in ("", *SUFFIXES)}.union(*others)


RESERVED = frozenset({*KEYWORDS.split(), *OF_FILES, *HELPERS, *_of_headers()})


def quoted(text: str) -> str:
    """A text as C has it: what is no letter, digit or sign of ASCII by its bytes."""
    plain = (chr(b) if 32 <= b < 127 and b not in b'"\\?' else f"\\{b:03o}" for b in text.encode())
    return f'"{"".join(plain)}"'


def is_kept(name: str, outside: bool = True) -> bool:
    """Whether C keeps a name for itself; `outside` of functions also with one underscore."""
    kept = "_" if outside else r"_[A-Z_]"
    return name in RESERVED or re.match(kept, name) is not None
