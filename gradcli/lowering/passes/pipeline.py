"""A program in constructs that have a core form: what others say, said in those.

A comprehension is a loop that fills an array, a list that a loop appends to is that array, and so
on: each pass is one such idea, from surface to surface.  What a pass cannot say it leaves, and the
lowering refuses it where it stands.
"""

from collections.abc import Callable

from gradcli.language.names.program import Program
from gradcli.language.names.resolve import resolve
from gradcli.language.syntax import surface as s
from gradcli.lowering.passes.comprehensions import Comprehensions, makes_list
from gradcli.lowering.passes.concatenation import Joined, joins
from gradcli.lowering.passes.demand import Folded, grows
from gradcli.lowering.passes.desugaring import SpelledOut, may_be_spelled_out
from gradcli.lowering.passes.erasure import LeftOut, may_go
from gradcli.lowering.passes.in_place_order import InPlaceOrder, orders
from gradcli.lowering.passes.option_types import Nones, begins_as_none
from gradcli.lowering.passes.parameter_copies import OwnValues, gives_own_value
from gradcli.lowering.passes.preallocation import Growing, appends
from gradcli.lowering.passes.rewriting import Rewriting
from gradcli.lowering.passes.scalar_replacement import TupleParts
from gradcli.lowering.passes.specialisation import Specialised, may_be_given
from gradcli.lowering.passes.struct_of_arrays import Columns, is_table
from gradcli.lowering.passes.structure_inference import makes_tuple
from gradcli.lowering.passes.worklists import Worklists, pops

# which nodes a pass has anything to do with; the pass
PASSES: tuple[tuple[Callable[[s.Node], bool], type[Rewriting]], ...] = (
    (may_go, LeftOut),
    (gives_own_value, OwnValues),
    (orders, InPlaceOrder),
    (may_be_spelled_out, SpelledOut),
    (pops, Worklists),
    (may_be_given, Specialised),
    (is_table, Columns),
    (begins_as_none, Nones),
    (grows, Folded),
    (makes_tuple, TupleParts),
    (appends, Growing),
    (joins, Joined),
    (makes_list, Comprehensions),
)


def plain(program: Program) -> Program:
    """The program, or one of the same meaning with fewer constructs that have no core form.

    Its inputs stay, and so does the name that is its target: what a pass assigns is no input.
    """
    given, depths, totals = program, {}, set()
    nodes = list(s.walk(program.module))
    for asks, rewriting in PASSES:
        if any(map(asks, nodes)):
            found = rewriting(program)
            if (module := found.module()) is program.module:
                continue
            program = resolve(module, program.bound, type(program))
            program.inputs = given.inputs
            if given.target is None or given.target.node is None:
                program.target = given.target
            depths |= found.depths
            totals |= found.totals
            program.depths, program.totals = depths, totals
            nodes = list(s.walk(program.module))
    return program
