"""C with float in the place of double: types, numbers with an f, and the functions of math.h so.

Functions of our own that take numbers one by one stay double: they are exact there, and C takes
floats for doubles.  Those of arrays take arrays of floats.
"""

import re

from gradcli.emit.c.runtime import LIBM

LARGEST, LEAST = 3.4028235e38, 1e-45
MACROS = {"isnan", "isfinite", "isinf"}  # which take numbers of any type
FUNCTIONS = frozenset({*LIBM, "ldexp", "frexp", "llrint"} - MACROS)
# Bounds in our functions that say where doubles lose digits -> where floats do
EDGES = {"1e-276": "1e-30f"}
POINTER = re.compile(r"\bdouble \*")
TOKEN = re.compile(
    r"""(?P<kept>/\*.*?\*/|"(?:\\.|[^"\\])*")|(?P<word>[A-Za-z_]\w*)"""
    r"|(?P<number>0[xX][\da-fA-F.]+[pP][+-]?\d+|(?:\d+\.\d*|\.\d+)(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+)"
    r"|(?P<whole>\d+)",
    re.DOTALL,
)


def single(text: str) -> str:
    """The text of functions in floats."""
    return TOKEN.sub(lambda m: _token(m, text), text)


def single_helper(text: str) -> str:
    """A function of our own for a file in floats: another text where it takes arrays."""
    return single(text) if POINTER.search(text) else text


def _token(m: re.Match, text: str) -> str:
    word = m[0]
    if m.lastgroup == "word":
        if word == "double":
            return "float"
        return f"{word}f" if word in FUNCTIONS and text[m.end() : m.end() + 1] == "(" else word
    return _number(word) if m.lastgroup == "number" else word


def _number(word: str) -> str:
    if word in EDGES:
        return EDGES[word]
    value = float.fromhex(word) if word[:2] in ("0x", "0X") else float(word)
    if value > LARGEST:
        return "INFINITY"
    return "0.0f" if value < LEAST else f"{word}f"
