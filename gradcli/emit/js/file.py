"""The target `js`: one ES module, which exports a function of the program's inputs.

Arrays are Float64Arrays, row after row; whole numbers are numbers, which are checked where they may
pass 2^53.  Several results are given back as an array.
"""

from gradcli.core import ir
from gradcli.emit.about import About
from gradcli.emit.js.language import LANGUAGE
from gradcli.emit.js.selftest import self_test
from gradcli.emit.statements.file import helpers_of, parts


def printed(program: ir.Program, about: About) -> str:
    """The module of `program`; E0109 for what has no form in JavaScript."""
    found = parts(program, about, LANGUAGE)
    lines = (*found.functions, found.whole.lines, self_test(found.whole, found.about))
    body = "\n".join("\n".join(part) for part in lines if part)
    ahead = [*helpers_of(body, LANGUAGE), *found.constants(LANGUAGE, body)]
    return "\n".join([*ahead, body]) + "\n"
