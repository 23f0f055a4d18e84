"""Emitted C run in this process: many files in one, compiled once, called through ctypes.

Each file keeps its own functions: what is static in it is renamed, the helpers that files share are
there once.  `call` gives the outputs at a point as flat lists of numbers.
"""

import ctypes
import faulthandler
import os
import pickle
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from gradcli.emit.c.runtime import HELPERS

COMPILER = shutil.which("gcc") or shutil.which("clang") or shutil.which("cc")
CLANG = shutil.which("clang")
TINY = shutil.which("tcc")  # makes code forty times faster than gcc does, and says less of the text
QUICK = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-Wshadow", "-O0"]
STRICT = [*QUICK, "-O2"]  # finds more, such as what may be read before it is written
# What C leaves undefined ends the process.
SANITIZED = ["-std=c11", "-fsanitize=undefined", "-fsanitize-undefined-trap-on-error"]
C_TYPES = {"double": ctypes.c_double, "long long": ctypes.c_longlong, "bool": ctypes.c_bool}
TEXT = "char"
PARAMETER = re.compile(r"(const )?(double|long long|bool|char) (\*?)(\w+)(\[(\d+)\])?")


class Parameter(NamedTuple):
    """One parameter as it is written: an input, or a pointer that a result goes to."""

    const: bool
    type: str
    pointer: bool
    name: str
    size: int | None

    @property
    def is_array(self) -> bool:
        return self.type != TEXT and (self.pointer or self.size is not None)

    @property
    def is_result(self) -> bool:
        return self.is_array and not self.const


class Unit(NamedTuple):
    """One emitted file: the name of its function, what that returns, and its parameters."""

    name: str
    text: str
    returns: str
    parameters: tuple[Parameter, ...]


def unit(name: str, text: str) -> Unit:
    """An emitted file, its signature read from its text."""
    found = re.search(rf"^(void|double|long long|bool) {name}\(([^)]*)\)\n{{", text, re.M)
    assert found, text
    parameters = re.split(r",\s+", found[2]) if found[2] != "void" else []
    parts = (PARAMETER.fullmatch(p).groups() for p in parameters)
    given = [Parameter(bool(c), t, bool(p), n, s and int(s)) for c, t, p, n, _, s in parts]
    return Unit(name, text, found[1], tuple(given))


def together(units: list[Unit]) -> str:
    """One file of many, whose static functions do not meet."""
    used = [part for part in HELPERS.values() if any(part in u.text for u in units)]
    headers = ("limits", "math", "stdbool", "stdio", "stdlib", "string")
    out = [*(f"#include <{h}.h>" for h in headers), *used]
    for u in units:
        text = re.sub(r"^#include.*\n", "", u.text, flags=re.M)
        for part in used:
            text = text.replace(part, "")
        own = re.findall(r"^static [\w ]*?\*?(\w+)(?:\(| =)", text, re.M)
        out += [f"#define {n} {n}_of_{u.name}" for n in own]
        out += [text, *(f"#undef {n}" for n in own)]
    return "\n".join(out)


def compiled(units: list[Unit], folder: Path, flags: list[str] = STRICT) -> ctypes.CDLL:
    """The functions of many files, in one library; an AssertionError with what gcc says."""
    source, library = folder / "units.c", folder / "units.so"
    source.write_text(together(units))
    made = ["-shared", "-fPIC", "-o", str(library), str(source), "-lm"]
    if flags == QUICK and TINY:
        commands = [[COMPILER, *flags, "-fsyntax-only", str(source)], [TINY, *made]]
    else:
        commands = [[COMPILER, *flags, *made]]
    for command in commands:
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    return ctypes.CDLL(str(library))


def call(library: ctypes.CDLL, u: Unit, point: dict, sizes: list[int]) -> list[list[float]]:
    """The outputs of a function at a point, of so many elements each: flat lists."""
    function = getattr(library, u.name)
    function.restype = C_TYPES.get(u.returns)
    arguments, outputs = [], []
    rest = iter(sizes)
    for p in u.parameters:
        if p.type == TEXT:
            arguments.append(ctypes.c_char_p(str(_given(p.name, point)).encode()))
            continue
        c = C_TYPES[p.type]
        if p.is_result:
            outputs.append((c * next(rest))())
            arguments.append(outputs[-1])
        elif p.is_array:
            values = np.ravel(_given(p.name.removesuffix("_given"), point)).tolist()
            arguments.append((c * len(values))(*values))
        else:
            arguments.append(c(_given(p.name, point)))
    result = function(*arguments)
    return [[float(result)]] if u.returns != "void" else [list(map(float, m)) for m in outputs]


Called = tuple[Unit, dict, list[int]]  # a function, its point, and how many numbers are wanted
SECONDS = 2.0  # of computing, for one call of what takes microseconds


def outcomes(library: ctypes.CDLL, calls: list[Called]) -> list[list[list[float]] | str]:
    """The outputs of each call; of one that never returned, or crashed, what ended it.

    They are made in a process of their own, and those after a crash in another one.
    """
    found: list[list[list[float]] | str] = []
    while len(found) < len(calls):
        found += _in_a_child(library, calls[len(found) :])
    return found


def _in_a_child(library: ctypes.CDLL, calls: list[Called]) -> Iterator[list[list[float]] | str]:
    """The outcomes of calls up to the first that ends the process."""
    back, forth = os.pipe()
    child = os.fork()
    if not child:
        faulthandler.disable()
        signal.signal(signal.SIGPROF, signal.SIG_DFL)  # which ends the process, in C too
        try:
            with open(forth, "wb") as out:
                for c in calls:
                    signal.setitimer(signal.ITIMER_PROF, SECONDS)
                    pickle.dump(call(library, *c), out)
                    out.flush()
        finally:
            os._exit(0)
    os.close(forth)
    made = 0
    with open(back, "rb") as given:
        while made < len(calls):
            try:
                yield pickle.load(given)
            except EOFError:
                break
            made += 1
    _, status = os.waitpid(child, 0)
    if made < len(calls):
        yield signal.Signals(status).name if os.WIFSIGNALED(status) else "a fault of the caller"


def _given(name: str, point: dict):
    """The value of a parameter: of an input, which C may have renamed, or the length of one."""
    for known in (name, name.removesuffix("_")):
        if known in point:
            return point[known]
    arrays = {n: v for n, v in point.items() if np.ndim(v)}
    named, _, axis = name.partition("_len")
    shape = np.shape(arrays[named] if named in arrays else next(iter(arrays.values())))
    return shape[int(axis or 1) - 1]
