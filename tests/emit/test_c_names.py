"""Names of a program that C, C++ or a header of C has too."""

import re
import subprocess
from itertools import product
from keyword import iskeyword

import pytest
from compiled import COMPILER, QUICK

from gradcli import calls
from gradcli.emit.c.file import HEADERS
from gradcli.emit.c.names import KEYWORDS, RESERVED, is_kept

pytestmark = pytest.mark.skipif(not COMPILER, reason="no C compiler is installed")
INCLUDES = "".join(f"#include <{h}>\n" for h in HEADERS)
DIALECTS = (*product(("c11", "gnu11", "gnu2x"), ((), ("-D_GNU_SOURCE",))),)


def compiler(text: str, *flags: str) -> str:
    command = [COMPILER, "-x", "c", *flags, "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_all_that_headers_define_is_known():
    for standard, more in DIALECTS:
        flags = (f"-std={standard}", *more, "-E")
        macros = re.findall(r"^#define (\w+)", compiler(INCLUDES, *flags, "-dM"), re.M)
        text, before = compiler(INCLUDES, *flags, "-P"), ""
        while text != before:  # without bodies in bodies
            text, before = re.sub(r"\{[^{}]*\}", "", text), text
        functions = re.findall(r"(?<=[ *])(\w+) \(", text)
        types = re.findall(r"typedef [^;]*?(\w+);", text)
        assert len(macros) > 300 and len(functions) > 100 and "size_t" in types
        found = {*macros, *functions, *types} - {"defined"}
        assert {n for n in found if n[0] != "_" and not is_kept(n)} == set()


def names_to_try() -> list[str]:
    """Names that C keeps, as a program may have them."""
    found = sorted(n for n in RESERVED if n.isidentifier() and not iskeyword(n))
    few = {n for n in found if n.isupper() or n in KEYWORDS.split()} | {*found[::23]}
    few |= {"_Bool", "_Complex", "_Generic", "_Float64", "_Z", "_", "_1", "_x", "signgam"}
    return sorted(few)


def test_names_that_c_keeps_are_inputs_locals_and_functions():
    names = names_to_try()
    few = {"EOF", "FP_NAN", "HUGE_VALF", "NAN", "_Bool", "_1", "_", "new", "int", "signgam", "y1"}
    parts = [sorted({*names[k::3], *few}) for k in range(3)]
    inputs = "".join(f"{n}: float\n" for n in parts[0]) + " + ".join(f"{n}*{n}" for n in parts[0])
    own = "".join(f"def {n}(f):\n    return {k}.5*f\n" for k, n in enumerate(parts[1]))
    own += "x: float\n" + " + ".join(f"{n}({n}(x))" for n in parts[1])
    local = "".join(f"{n} = {k}.5*x\n" for k, n in enumerate(parts[2]))
    local += "if x > 1:\n" + "".join(f"    {n} = x*{n}\n" for n in parts[2])
    local += " + ".join(f"{n}*{n}" for n in parts[2])
    flags = [f for f in QUICK if not f.startswith("-std")]
    for text in (inputs, own, local):
        printed = INCLUDES + calls.emit(calls.program(text), "c")
        for standard in ("-std=c11", "-std=gnu2x"):
            compiler(printed, *flags, standard, "-D_GNU_SOURCE", "-fsyntax-only")


def test_a_name_that_c_keeps_has_an_underscore_at_its_end():
    text = calls.emit(calls.program("_Bool*EOF + new*FP_NAN*x"), "c")
    assert "double f(double Bool_, double EOF_, double new_, double FP_NAN_, double x)" in text
    assert all(map(is_kept, (*KEYWORDS.split(), "HUGE_VALF", "sinf64x", "signgam", "main")))
    assert not any(is_kept(n, False) for n in ("x", "sigma", "_x", "rate", "n", "E", "I"))
