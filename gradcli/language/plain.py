"""A program in constructs that have a core form: what others say, said in those.

A comprehension is a loop that fills an array, a list that a loop appends to is that array, and so
on: each pass is one such idea, from surface to surface.  What a pass cannot say it leaves, and the
lowering refuses it where it stands.
"""

from collections.abc import Callable

from gradcli.language import surface as s
from gradcli.language.columns import Columns, is_table
from gradcli.language.comprehensions import Comprehensions, makes_list
from gradcli.language.folded import Folded, grows
from gradcli.language.growing import Growing, appends
from gradcli.language.in_place_order import InPlaceOrder, orders
from gradcli.language.joined import Joined, joins
from gradcli.language.left_out import LeftOut, may_go
from gradcli.language.nones import Nones, begins_as_none
from gradcli.language.own_values import OwnValues, gives_own_value
from gradcli.language.program import Program
from gradcli.language.resolve import resolve
from gradcli.language.rewriting import Rewriting
from gradcli.language.specialised import Specialised, may_be_given
from gradcli.language.spelled_out import SpelledOut, may_be_spelled_out
from gradcli.language.structures import makes_tuple
from gradcli.language.tuple_parts import TupleParts
from gradcli.language.worklists import Worklists, pops

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
