"""Names are given back: the versions of one author's name become that name again.

What comes out is an ordinary program of the core.
"""

from collections.abc import Iterable

from gradcli.core import ir
from gradcli.core.alias.store_forwarding import with_inputs_as_numbers, with_inputs_as_rows
from gradcli.core.ir import fresh
from gradcli.core.refusals import refuse
from gradcli.core.types.check import check_fits
from gradcli.core.types.kinds import kinds_of
from gradcli.errors import Diagnostic
from gradcli.lowering.checks.whole_program import checked
from gradcli.lowering.naming import dead_code, lambda_dropping
from gradcli.lowering.naming.coalescing import Coalescing
from gradcli.lowering.naming.destruction import Destruction
from gradcli.lowering.naming.staged import Staged, called
from gradcli.lowering.versions import Function, Leave, Statement


def named_core(st, block: list, outputs: list, header: list) -> ir.Program:
    """The core program of what was staged."""
    staged = Staged(st, block, outputs)
    check_raises(staged.statements(), st.source)
    lambda_dropping.release(staged)
    dead_code.sweep(staged)
    staged.functions = sorted(called(staged.block), key=lambda f: f.node.span or (0, 0))
    found = Coalescing(staged)
    own = _names_of_functions(staged, found.taken)
    functions = set(own.values())
    found.give_names(staged.block, [], functions, None)
    for f in staged.functions:
        outer = {found.names[n] for n in staged.free[f] if n in found.names}
        found.give_names(f.body, f.params, functions | outer, f)
    core = Destruction(staged, found.names, own, found.taken)
    program = _of_numbers(st, core.program(header), found, core)
    return checked(program, core.notes())


def check_raises(statements: Iterable[Statement], source) -> None:
    """Raise where a statement does."""
    for s in statements:
        if isinstance(s, Leave) and s.how == "raise":
            raise refuse("Raise", s.span, source)


def _names_of_functions(staged: Staged, taken: set) -> dict[Function, str]:
    author = staged.st.program.names
    own: dict[Function, str] = {}
    for f in staged.functions:
        used = f.name in {*own.values(), *staged.st.rows.inputs} or f.name not in author
        own[f] = fresh(taken, f.name) if used else f.name
    return own


def _of_numbers(st, program: ir.Program, found: Coalescing, core: Destruction) -> ir.Program:
    """The program whose inputs are declared numbers, or rows of them, where it is right of
    numbers alone."""
    wanted = [(f and core.own[f], found.names[n], error) for f, n, error in found.numbers
              if n in found.names]  # fmt: skip
    if not wanted:
        return program
    if not st.assumes_numbers:
        raise wanted[0][2]
    names = {n for _, n, _ in wanted}
    numbers = with_inputs_as_numbers(program, names, core.in_place)
    for fitting in (numbers, with_inputs_as_rows(program, names)):
        kinds = kinds_of(fitting)
        arrays = [error for scope, n, error in wanted if not kinds.is_number_name(n, scope)]
        if not arrays and (fitting is numbers or _fits(fitting, st.source)):
            return fitting
    raise (arrays or [wanted[0][2]])[0]


def _fits(program: ir.Program, source) -> bool:
    """Whether the arrays of a program fit one another."""
    try:
        check_fits(kinds_of(program), source)
    except Diagnostic:
        return False
    return True
