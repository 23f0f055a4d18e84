"""The text of a program in gradcli's form, and the facts of what programs can call."""

from typing import TYPE_CHECKING

from gradcli.calls import MAX_DEPTH, MAX_SOURCE
from gradcli.calls.bounds import walking
from gradcli.errors import Diagnostic

if TYPE_CHECKING:
    from gradcli.calls import Program

ROUNDS = 4  # in which a simplified program is simplified again, until it stays as it is


def fmt(
    text: str | bytes,
    name: str = "<program>",
    *,
    max_source: int = MAX_SOURCE,
    max_depth: int = MAX_DEPTH,
) -> str:
    """The text of a program with gradcli's blanks and lines, and everything else its author's.

    It need only be written in the language: names that are nowhere defined do not matter.
    """
    from gradcli.language.printing.formatter import formatted
    from gradcli.language.syntax.text import decode

    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    return formatted(decode(data, name, max_source), max_depth, max_source)


def undeclared(text: str, program, known: frozenset[str] = frozenset()) -> str:
    """The text of `program`, simplified, without the declarations that only keep its inputs, and
    without the statements of the names that are `known`."""
    from gradcli.errors import Source
    from gradcli.language.names.scopes import scope_of
    from gradcli.language.syntax import surface as s
    from gradcli.language.syntax.parser import parse

    module = parse(Source(text))
    kept = {name for name, given in program.inputs.items() if given.declared}
    lines = text.splitlines(keepends=True)
    for node in reversed(module.body[:-1]):
        names = scope_of(node).bindings.keys()
        if names and (names <= known or (type(node) is s.Declare and not names & kept)):
            first, last = (module.source.position(at)[0] for at in node.span)
            del lines[first - 1 : last]
    return "".join(lines).lstrip("\n")


@walking
def simplify(program: "Program") -> tuple[str, list[str]]:
    """The text of a program that computes the same in fewer operations, and notes.

    The notes say where one of the two has a value and the other none.  Where a program has no core
    form, prints, or needs as many operations when it is written anew, its statements are kept, and
    only the arithmetic in them is simplified.  E0006 for an input that the program assigns itself.
    """
    from gradcli.calls import programs

    if program.of_function:
        from gradcli.language.printing.unparse import unparse

        program = programs.program(unparse(program.module), program.source.name, program.bound)
    text, notes = _simplified(program)
    for _ in range(ROUNDS):
        again, more = _simplified(programs.program(text, program.source.name, program.bound))
        if again == text:
            break
        text, notes = again, [*notes, *(note for note in more if note not in notes)]
    return text, notes


def _simplified(program: "Program") -> tuple[str, list[str]]:
    """As `simplify`, once: what it prints may name inputs in another order, which sorts anew."""
    from gradcli.derive.simplification.in_place import (
        is_shorter,
        loses_calls,
        loses_structure,
        simplified_in_place,
    )
    from gradcli.derive.simplification.kept_lines import in_lines_of
    from gradcli.derive.simplification.whole_program import simplified
    from gradcli.errors import Source
    from gradcli.language.printing.unparse import unparse
    from gradcli.language.syntax.parser import parse

    program.check_declared()
    kept = simplified_in_place(program)
    if loses_calls(program) or loses_structure(program):
        return kept, []
    try:
        module, notes = simplified(program)
    except Diagnostic as error:
        if error.code != "E0108" and not error.code.startswith("E02"):  # it fails as it is run
            raise
        return kept, []
    if not is_shorter(module, parse(Source(kept, program.source.name))):
        return kept, []
    text = in_lines_of(program.module, module)
    if text is not None and _means(text, program, module):
        return text, notes
    text = unparse(module)
    if program.module.comments:
        from gradcli.language.printing.comments import all_comments

        text = all_comments(text, program.module)
    return text, notes


def _means(text: str, program, module) -> bool:
    """Whether a text of `program`, simplified, is the module that the program is."""
    from gradcli.calls import programs
    from gradcli.derive.simplification.whole_program import simplified

    try:
        found, _ = simplified(programs.program(text, program.source.name, program.bound))
    except Diagnostic:
        return False
    return found == module


def operations(name: str | None = None, derivatives: bool = False) -> list[dict[str, str]]:
    """The facts of every function that programs can call, or of those called `name`.

    A name is any that programs use, or a sign such as `*`, which may be that of two.  With
    `derivatives` the partials of elementwise primitives are among the facts.  E0102 for a name
    that nothing has.
    """
    from gradcli.catalogue.search import facts, found, row

    listed = found(name)
    partials = [_derivative(row(entry), entry) if derivatives else "" for entry in listed]
    return [known | {"derivative": text} for known, text in zip(facts(listed), partials)]


def _derivative(op, entry) -> str:
    """The partial derivatives of an elementwise function, in the names of its arguments."""
    from gradcli.calls.printing import diff
    from gradcli.calls.programs import program
    from gradcli.core.array_functions import CALLED
    from gradcli.lowering.library.array_makers import CONSTANT
    from gradcli.lowering.library.compositions import MADE
    from gradcli.ops.libraries.names import function

    parameters, name = entry.parameters, op.name if op else entry.name
    if function(name) is None or name in {*CONSTANT, *MADE, *CALLED, "array", "copy"}:
        return ""
    if op:
        real = [x for x, a in zip(parameters, op.args) if a.rule and a.kind != "none"]
        if not op.elementwise or op.variadic:
            return ""
    else:
        real = parameters = [x for x in parameters if f"{x}=" not in entry.signature]
    try:
        call = program(f"{name}({', '.join(parameters)})")
        texts = [_without_declarations(diff(call, (x,))) for x in real]
    except Diagnostic:
        if op:
            raise
        return ""  # made of more than elementwise rows
    return ", ".join(f"d/d{x} = {text}" for x, text in zip(real, texts))


def _without_declarations(text: str) -> str:
    """A printed program on one line, without the lines that only keep an input's name."""
    from gradcli.errors import Source
    from gradcli.language.printing.unparse import unparse
    from gradcli.language.syntax.parser import parse

    lines = unparse(parse(Source(text))).splitlines()  # those that are broken, in one
    return "; ".join(line for line in lines if not line.endswith(": float"))
