"""Which inputs of a program are vectors in C, and the types of all else that follow."""

from copy import copy
from itertools import chain, combinations, product

from gradcli.core import ir, walks
from gradcli.core.ir import Call
from gradcli.core.types.kind_rules import axes_of
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.errors import Diagnostic
from gradcli.language.syntax.surface import Declare
from gradcli.typed.demands import PRODUCTS
from gradcli.typed.infer import Types, literal_axes
from gradcli.typed.refusals import SAID, Misfit, ask
from gradcli.typed.values import Array

LIKE_ITS_ARRAY = ("sum_like", "zeros_like", "ones_like", "full_like", ".size")
NUMBER = ("float", ())
OPEN = (("float[:]", (None,)), NUMBER, ("float[:, :]", (None, None)))
FIXED = (("float[3]", (3,)), NUMBER, ("float[3, 3]", (3, 3)))
UNSURE = 4  # inputs of which all ways of being numbers or arrays are tried


def types_of(program: ir.Program) -> Types:
    """The types of a program; E0109 for what has no form in C.

    An input that is not declared, and of which its uses do not say so, is a number or a vector as
    types go together only with one of these.  Where they do with both, arrays by their annotations
    are vectors of their elements if the program takes any shape; else inputs have to be declared,
    and so have the factors of a product @, which may be matrices.  One that nothing reads is a
    number.
    """
    types = Types(program)
    read = ir.mask([*walks.values(program.body), *program.outputs])
    declared = {s.name for s in program.header if type(s) is Declare}
    unsure = [
        p.name for p in types.parameters
        if p.kind == "any" and not p.shape and literal_axes(p.default) is None
        and p.name not in declared and read & types.graph.bit(p.name)
    ]  # fmt: skip
    sure = frozenset(p.name for p in types.parameters if p.kind == "vector")
    if not unsure:
        types.infer(dict.fromkeys(sure, (None,)))
        return types
    ways: dict[frozenset[str], Types] = {}
    lacking = None
    subsets = (combinations(unsure, k) for k in range(len(unsure) + 1))
    for some in chain.from_iterable(subsets) if len(unsure) <= UNSURE else ():
        try:
            (way := copy(types)).infer(dict.fromkeys({*sure, *some}, (None,)))
            ways[frozenset(some)] = way
        except Misfit:
            continue
        except Diagnostic as error:  # types may be these: it is C that has no words for them
            lacking = lacking or error
    if lacking:
        raise lacking
    arrays = frozenset(unsure).intersection(program.annotated)
    if len(ways) == 1:
        (found,) = ways.values()
        _check_products(found, unsure, sure)
        return found
    if arrays == set(unsure) and arrays in ways and _of_any_shape(ways[arrays]):
        return ways[arrays]
    which = f"inputs {', '.join(unsure)} may each" if unsure[1:] else f"input {unsure[0]} may"
    ask(
        f"a program whose {which} be a number or an array of any shape",
        _going_together(types, unsure, sure),
        types.graph.var(unsure[0]),
        tuple(SAID),
    )


def _values(types: Types) -> list[tuple[Scope, object]]:
    """What the statements of a program read, and what it gives, each with its scope."""
    return [
        *((None, value) for value in types.program.outputs),
        *((scope, value) for scope, s in types.blocks for value in ir.reads(s)),
    ]


def _of_any_shape(types: Types) -> bool:
    """Whether a program computes element by element, and by sums of all elements: with an array of
    any shape as with the vector of its elements."""
    values = (value for _, value in _values(types))
    return all(
        type(value) is not Call
        and all(
            node.op is None or node.op.elementwise or node.op in ir.OF_ANY_AXES
            or node.op.name in LIKE_ITS_ARRAY or (node.op.shape == "reduced" and not node.attrs)
            for node in ir.postorder((value,))
        )
        for value in values
    )  # fmt: skip


def _going_together(types: Types, unsure: list[str], sure: frozenset[str]) -> tuple[str, ...]:
    """Declarations of inputs with which the types of a program go together: of vectors if that will
    do, else with a number among them, or a matrix, else of so many elements."""
    for kinds in (OPEN, FIXED):
        ways = product(kinds, repeat=len(unsure)) if len(unsure) <= UNSURE else ()
        for some in sorted(ways, key=lambda way: [-way.count(kind) for kind in kinds]):
            way = copy(types)
            try:
                way.infer({n: (None,) for n in sure} | {n: k[1] for n, k in zip(unsure, some)})
            except Diagnostic:
                continue
            if all(type(way.of(a, scope)) is Array for a, scope in _factors(way)):
                return tuple(f"{name}: {kind}" for name, (kind, _) in zip(unsure, some))
    return tuple(f"{name}: float[:]" for name in unsure)


def _factors(types: Types) -> list[tuple[object, Scope]]:
    """The factors of all products @, and where they are."""
    return [
        (factor, scope)
        for scope, value in _values(types)
        for node in ir.postorder(value.args if type(value) is Call else (value,))
        if node.op is not None and node.op.name == "matmul"
        for factor in node.args
    ]


def _check_products(types: Types, unsure: list[str], sure: frozenset[str]) -> None:
    """Raise E0109 where inputs that nothing declares are the factors of @: vectors go together, but
    so do matrices.  Where the shape of another input is declared, it tells which of them are."""
    if any(shape for _, shape in types.program.inputs.values()):
        return
    kinds = kinds_of(types.program)
    for scope, value in _values(types):
        for node in ir.postorder(value.args if type(value) is Call else (value,)):
            factors = node.args if node.op is not None and node.op.name in PRODUCTS else ()
            if any(axes_of(kinds.of(a, scope)) is not None for a in factors):
                continue  # the axes of one tell those of the other
            if names := sorted(ir.names(*factors) & {*unsure}):
                such = ", ".join(names)
                ask(
                    f"a product of {such}, which may be {'matrices' if names[1:] else 'a matrix'},",
                    _going_together(types, unsure, sure),
                    node,
                    ("float[3]", "float[:, :]"),
                )
