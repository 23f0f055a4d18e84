"""A program in constructs that have a core form: what others say, said in those.

A comprehension is a loop that fills an array, a list that a loop appends to is that array, and so
on: each pass is one such idea, from surface to surface.  What a pass cannot say it leaves, and the
lowering refuses it where it stands.
"""

from gradcli.language import surface as s
from gradcli.language.comprehensions import Comprehensions
from gradcli.language.left_out import LeftOut
from gradcli.language.program import Program
from gradcli.language.resolve import resolve
from gradcli.language.rewriting import Rewriting

# what a program must hold for a pass to have anything to do; the pass
PASSES: tuple[tuple[tuple[type, ...], type[Rewriting]], ...] = (
    ((s.Assert, s.Delete, s.String, s.Ellipsis), LeftOut),
    ((s.Comprehension,), Comprehensions),
)


def plain(program: Program) -> Program:
    """The program, or one of the same meaning with fewer constructs that have no core form.

    Its inputs stay, and so does the name that is its target: what a pass assigns is no input.
    """
    given, depths, totals = program, {}, set()
    for kinds, rewriting in PASSES:
        if any(type(node) in kinds for node in s.walk(program.module)):
            found = rewriting(program)
            program = resolve(found.module(), program.bound, type(program))
            program.inputs = given.inputs
            if given.target is None or given.target.node is None:
                program.target = given.target
            depths |= found.depths
            totals |= found.totals
            program.depths, program.totals = depths, totals
    return program
