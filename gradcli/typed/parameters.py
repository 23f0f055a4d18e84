"""What a function of a program is given in C, parameters, lengths, names of the top level; and what
it gives back."""

from typing import NamedTuple

from gradcli.core.types.kind_rules import SINGLE
from gradcli.core.types.lengths import names
from gradcli.typed.infer import Types
from gradcli.typed.refusals import refuse
from gradcli.typed.values import SHAPE_OF, Array, Stack, Type


class Given(NamedTuple):
    """One thing that a function is given: a parameter, a length, or a name of the top level."""

    how: str  # "own" | "length" | "outer" | "outer length"
    name: str
    type: Type


def given_to(types: Types, f: str) -> list[Given]:
    """What a function of the program is given, in order: each length before its array."""
    d, out = types.defs[f], []
    for k, p in enumerate(d.parameters):
        lengths_of = [s for s, (j, _) in types.told.lengths[f].items() if j == k]
        out += [Given("length", s, "int") for s in lengths_of]
        out.append(Given("own", p, types.name(p, f)))
    read = types.reads[f] - types.program.constants.keys()
    outer = sorted(n for n in read if not n.startswith(SHAPE_OF))
    wanted: set[str] = set()
    for n in read:
        found = types.name(n, None)
        if type(found) is Stack:
            n = n.removeprefix(SHAPE_OF)
            refuse(f"the function {f}, which uses the list {n} of the top level,")
        if type(found) is Array:
            wanted |= set().union(*map(names, found.axes))
    out += [Given("outer length", s, "int") for s in sorted(wanted - set(outer))]
    return out + [Given("outer", n, types.name(n, None)) for n in outer]


def given_back(found: Type) -> str | Array:
    """The type of a result, which is a number or an array."""
    if isinstance(found, Array) or (isinstance(found, str) and found in SINGLE):
        return found
    refuse("a function that gives back values of different shapes")
