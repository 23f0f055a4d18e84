"""Names of undeclared inputs: what they stand for may be an array, which `+=` would write to."""

from gradcli.language import core
from gradcli.language.core import Expr
from gradcli.language.kinds import kinds_of
from gradcli.language.reals import Place, gives
from gradcli.language.views import aliased


def open_names(program: core.Program) -> set[Place]:
    """The names that may stand for what an input has that nothing says to be no array, as what is
    the largest of some is."""
    found = {(None, name) for name, (_, shape) in program.inputs.items() if shape is None}
    kinds, given, count = kinds_of(program), gives(program) if found else {}, 0
    while len(found) > count:
        count = len(found)
        for place, values in given.items():
            if any(
                (kinds.scope(name, home), name) in found
                for home, value in values
                if type(value) is Expr and value.op not in (core.MAX, core.MIN)
                for name in aliased(value)
            ):
                found.add(place)
    return found
