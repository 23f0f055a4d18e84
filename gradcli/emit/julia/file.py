"""The target `julia`: a module with a function of the program's inputs, which it exports.

Numbers are Float64, whole numbers Int (those that may pass 64 bits are checked), arrays vectors,
row after row.  Several results are given back as a tuple.
"""

from gradcli.core import ir
from gradcli.emit.about import About
from gradcli.emit.julia.language import LANGUAGE
from gradcli.emit.julia.selftest import self_test
from gradcli.emit.statements.file import helpers_of, parts


def printed(program: ir.Program, about: About) -> str:
    """The module of `program`; E0109 for what has no form in Julia."""
    found = parts(program, about, LANGUAGE)
    lines = (*found.functions, found.whole.lines, self_test(found.whole, found.about))
    body = "\n".join("\n".join(part) for part in lines if part)
    ahead = [*helpers_of(body, LANGUAGE), *found.constants(LANGUAGE, body)]
    name = found.about.name
    inside = "\n".join([*ahead, body])
    return f"module {name.capitalize()}Module\n\nexport {name}\n\n{inside}\n\nend\n"
