"""The types of what functions of a program are given and return, from all of their calls.

An array's axis is known where it is so in all calls, else a length that the function is told, or
that of another array and a fixed number more.
"""

from typing import TYPE_CHECKING, NamedTuple

from gradcli.core.ir import Call, fresh
from gradcli.core.types.kind_rules import join
from gradcli.core.types.kinds import Scope
from gradcli.core.types.lengths import UNKNOWN, Length, Sum, minus, name, names, plus, replaced
from gradcli.emit.c.refusals import misfit, refuse
from gradcli.emit.c.types.values import SHAPE_OF, Array, Stack, Type

if TYPE_CHECKING:
    from gradcli.emit.c.types.infer import Types


def results(types: "Types", call: Call, scope: Scope) -> list[Type]:
    """The types of a call's results, in the caller's lengths."""
    f = call.function
    types.sites[f][id(call)] = scope, [types.of(a, scope) for a in call.args]
    return [told(types, t, call, scope) for t in returned(types, f)]


def returned(types: "Types", f: str) -> list[Type]:
    """The types of what a function returns, in its own lengths."""
    return [types.table.get(key) for key in types.returns[f]]


def told(types: "Types", found: Type, call: Call, scope: Scope) -> Type:
    """A type in a function's lengths, in those of the place that calls it."""
    if type(found) is not Array:
        return found
    by: dict[str, Length] = {}
    wanted = set().union(*map(names, found.axes))
    for symbol in wanted & types.locals[call.function] | wanted & set(types.lengths[call.function]):
        length = passed(types, symbol, call, scope)
        if length == UNKNOWN:
            refuse(f"the shape that {call.function} returns here", call)
        by[symbol] = length
    return Array(found.kind, tuple(replaced(n, by) for n in found.axes))


def passed(types: "Types", symbol: str, call: Call, scope: Scope) -> Length:
    """What a length that a function is told is at a call."""
    f = call.function
    if symbol in types.lengths[f]:
        k, axis = types.lengths[f][symbol]
        given = types.of(call.args[k], scope)
        return given.axes[axis] if type(given) is Array else UNKNOWN
    return types.length(call.args[types.defs[f].parameters.index(symbol)], scope)


def parameter_types(types: "Types", f: str) -> list[Type]:
    """The types of a function's parameters, from all of its calls; sets `lengths`.

    A type holds what it was before too: a run that ended in an error has not seen all calls.
    """
    sites, found = list(types.sites[f].values()), []
    named: dict[tuple, str] = {}  # the axes of arrays that are told -> the names of the lengths
    types.lengths[f] = {}
    for k, (p, before) in enumerate(zip(types.defs[f].parameters, types.given[f])):
        known = [t for t in (before, *(at[k] for _, at in sites)) if t is not None]
        arrays = [t for t in known if type(t) is Array]
        if not arrays:
            whole: Type = None
            for t in known:
                whole = types.join(whole, t, p, types.graph.var(p))
            found.append(whole)
            continue
        if len(arrays) < len(known) or len({len(t.axes) for t in arrays}) > 1:
            misfit(
                f"the function {f}, which is given {p} in different ranks,",
                types.graph.var(p),
                help="write a function for each",
            )  # fmt: skip
        kind = None
        for t in arrays:
            kind = join(kind, t.kind)
        given = arrays[1:] if before and len(arrays) > 1 else arrays
        axes = tuple(
            _axis(types, f, k, axis, tuple(t.axes[axis] for t in given), named)
            for axis in range(len(arrays[0].axes))
        )
        found.append(Array(kind or "real", axes))
    return found


def _axis(types: "Types", f: str, k: int, axis: int, at: tuple[Length, ...], named: dict) -> Length:
    """An axis of a parameter: known where it is in all calls, else a length that is told."""
    p = types.defs[f].parameters[k]
    type_before = types.given[f][k]
    before = type_before.axes[axis] if type(type_before) is Array else None
    rank = len(type_before.axes) if type(type_before) is Array else 1
    word = "len" if rank == 1 else ("rows", "columns")[axis] if rank == 2 else f"len{axis}"
    symbol = types.told_as.get((f, k, axis)) or fresh(types.taken, f"{p}_{word}")
    types.told_as[f, k, axis] = symbol
    others = {n for n in at if n != name(symbol)}
    if len(others) == 1 and type(other := others.pop()) is int and before in (None, other):
        return other
    for known, other in named.items():  # as long as another one, or a fixed number more
        apart = {minus(n, m) for n, m in zip(at, known)}
        if len(apart) == 1 and type(more := apart.pop()) is int:
            length = plus(name(other), more)
            if type(before) is not Sum or before == length:
                return length
    named[at] = symbol
    types.lengths[f][symbol] = k, axis
    return name(symbol)


class Given(NamedTuple):
    """One thing that a function is given: a parameter, a length, or a name of the top level."""

    how: str  # "own" | "length" | "outer" | "outer length"
    name: str
    type: Type


def given_to(types: "Types", f: str) -> list[Given]:
    """What a function of the program is given, in order: each length before its array."""
    d, out = types.defs[f], []
    for k, p in enumerate(d.parameters):
        lengths_of = [s for s, (j, _) in types.lengths[f].items() if j == k]
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
