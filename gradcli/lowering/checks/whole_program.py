"""What is asked of a program as a whole, once names are given back: what can stand at one operation
stands there, in staging.  A row a question, in their order; each tells why it is asked here.
"""

from collections.abc import Callable
from typing import NamedTuple

from gradcli.core import ir
from gradcli.core.alias.effects import check_given, without_bare_calls
from gradcli.core.alias.store_forwarding import with_numbers, with_one_name
from gradcli.core.call_results import without_moves
from gradcli.core.flow import Place
from gradcli.core.refusals import refuse
from gradcli.core.types.kinds import kinds_of
from gradcli.core.types.truths import with_logic
from gradcli.errors import Diagnostic, Source, Span
from gradcli.language.names.program import Program
from gradcli.lowering.checks.definite_assignment import check_assigned
from gradcli.lowering.checks.indices import check_indices, check_vectors
from gradcli.lowering.checks.integer_arrays import (
    Like,
    check_given_integers,
    check_integers,
    check_likes,
)
from gradcli.lowering.checks.tuples import Spans, check_tuples
from gradcli.lowering.checks.whole_lists import with_whole_lists


class Notes(NamedTuple):
    """What was noted of a program while it was made.

    author: the names that the author wrote.  in_place: the assignments, by identity, that were
    written as x += e.  displays: the nodes that are lists, whose items are not copied.  places:
    where assignments stand, by identity; spans: the same of tuples and calls, each with itself.
    likes: the arrays that np.full_like is given with what is worked out.
    """

    resolved: Program
    author: frozenset[str]
    in_place: set[int]
    displays: set[int]
    places: dict[int, Span | None]
    spans: Spans
    likes: list[Like]

    @property
    def source(self) -> Source:
        return self.resolved.module.source

    def refused(self, what: str) -> Callable[[Place], Diagnostic]:
        """The error of a name, by its function and itself, where it first stands."""
        return lambda place: refuse(what, self.resolved.first_place(*place), self.source)


class Whole(NamedTuple):
    """A question about a whole program: `run` gives it as it has to be, None for as it is, or
    raises; why: what is known only of the whole."""

    name: str
    run: Callable[[ir.Program, Notes], ir.Program | None]
    why: str


WHOLE: tuple[Whole, ...] = (
    Whole(
        "inputs that have to be numbers are declared so",
        lambda p, n: with_numbers(p, n.in_place),
        "b = a; b += 1 changes an array a wherever that is read",
    ),
    Whole(
        "no array that a function changes is read again",
        lambda p, n: check_given(p, n.in_place, n.displays, n.places, n.source),
        "what reads it is in the callers",
    ),
    Whole(
        "a += e cuts no real",
        lambda p, n: check_integers(p, (), n.in_place, n.refused("integer array")),
        "what an array holds is a fixpoint over loops and calls",
    ),
    Whole(
        "np.full_like is given arrays of reals",
        lambda p, n: check_likes(p, n.likes, n.source),
        "what an array holds is a fixpoint over loops and calls",
    ),
    Whole(
        "calls without results go",
        lambda p, n: without_bare_calls(p),
        "the questions before ask what they change",
    ),
    Whole(
        "an array that is written to has one name",
        lambda p, n: with_one_name(p, n.in_place, n.displays, {}, n.places, n.source),
        "a name may get the array later, or in a function",
    ),
    Whole(
        "rows have one number of axes",
        lambda p, n: check_rows(p, n.source),
        "how many axes a name has is a fixpoint over loops and calls",
    ),
    Whole(
        "a default of integers is written no real",
        lambda p, n: check_given_integers(p, n.refused("whole array")),
        "what an array holds is a fixpoint over loops and calls",
    ),
    Whole(
        "a[i] = e cuts no real",
        lambda p, n: check_integers(p, (), None, n.refused("integer array")),
        "the same, of elements: after names of parts are the parts",
    ),
    Whole(
        "zeros that indices are taken from are integers",
        lambda p, n: with_whole_lists(p),
        "the index may be read long after the array is made",
    ),
    Whole(
        "sums of truths are truths",
        lambda p, n: with_logic(p),
        "what an array holds is a fixpoint over loops and calls",
    ),
    Whole(
        "indices are whole numbers",
        lambda p, n: check_indices(p, n.source),
        "zeros become integers just before",
    ),
    Whole(
        "places are asked for of vectors",
        lambda p, n: check_vectors(p, n.source),
        "how many axes a test has is that of the arrays in it",
    ),
    Whole(
        "tuples hold no reals, and results are taken apart",
        lambda p, n: check_tuples(p, n.resolved, n.spans, n.source),
        "what a name holds is a fixpoint over loops and calls",
    ),
    Whole(
        "names have values where they are read",
        lambda p, n: check_assigned(p, n.resolved),
        "what a first turn reads is a question of all paths",
    ),
    Whole(
        "calls give their values to the names that have them in the end",
        lambda p, n: without_moves(p, n.author),
        "a name goes where nothing else reads it",
    ),
)


def checked(program: ir.Program, notes: Notes) -> ir.Program:
    """The program as `derive` takes it; a Diagnostic where it has no such form."""
    for whole in WHOLE:
        found = whole.run(program, notes)
        program = program if found is None else found
    return program


def check_rows(program: ir.Program, source: Source) -> None:
    """Raise where a list has items of different numbers of axes, as no array has."""
    if ir.ARRAY not in program.graph.rows:
        return
    kinds = kinds_of(program)
    values = [(None, program.outputs), *((sc, ir.reads(st)) for sc, st in kinds.blocks)]
    for scope, read in values:
        for node in ir.postorder(read):
            if node.op is ir.ARRAY:
                axes = {kinds.shapes.axes(item, scope) for item in node.args} - {None}
                if len(axes) > 1:
                    raise refuse("rows", program.graph.places.get(id(node)), source)
