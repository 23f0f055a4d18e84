"""The target `rust`: a file of edition 2021 with a function of the program's inputs, of std alone.

Numbers are f64, whole numbers i64 (those that may pass 64 bits are checked), arrays slices, row
after row.  Several results are given back as a tuple, arrays as Vecs.
"""

from gradcli.core import ir
from gradcli.emit.about import About
from gradcli.emit.rust.language import LANGUAGE
from gradcli.emit.rust.selftest import self_test
from gradcli.emit.statements.file import helpers_of, parts


def printed(program: ir.Program, about: About) -> str:
    """The file of `program`; E0109 for what has no form in Rust."""
    found = parts(program, about, LANGUAGE)
    lines = (*found.functions, found.whole.lines, self_test(found.whole, found.about))
    body = "\n".join("\n".join(part) for part in lines if part)
    ahead = [*helpers_of(body, LANGUAGE), *found.constants(LANGUAGE, body)]
    return "\n".join([*ahead, body]) + "\n"
