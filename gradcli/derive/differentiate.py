"""The program of a program's derivative: lower, transform, tidy, restore."""

from typing import Any

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Expr
from gradcli.core.refusals import refuse
from gradcli.core.types.check import check_fits
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Kinds, Scope, kinds_of
from gradcli.core.types.truths import with_numbers
from gradcli.derive.forward import directional, tangent, tangents
from gradcli.derive.naming.numbers import numbered
from gradcli.derive.optimise.capture_avoidance import without_shadows
from gradcli.derive.optimise.carried_factors import carried_last
from gradcli.derive.optimise.index_composition import joined_subscripts
from gradcli.derive.optimise.inline import inline_calls
from gradcli.derive.rules.real_zeros import with_real_zeros
from gradcli.derive.tidy import tidy
from gradcli.errors import Diagnostic
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface
from gradcli.lowering.fresh_names import names_in
from gradcli.lowering.raising.restore import restore
from gradcli.lowering.stage import staged
from gradcli.ops import reductions
from gradcli.ops.arrays import getitem

MODES = ("forward", "reverse")


def differentiate(
    program: Program,
    wrt: tuple[str, ...],
    *,
    mode: str | None = None,
    order: int = 1,
    value: bool = False,
) -> surface.Module:
    """The program, as its author would write it, of `derivative`."""
    try:
        derived = derivative(program, wrt, mode=mode, order=order, value=value)
        return restore(derived)
    except Diagnostic as error:
        raise error.located(None, program.module.source) from None


def derivative(
    program: Program,
    wrt: tuple[str, ...],
    *,
    mode: str | None = None,
    order: int = 1,
    value: bool = False,
) -> ir.Program:
    """The program whose target is the derivative of `program`'s target with respect to `wrt`.

    One name in `wrt`: its derivative; several: a tuple in their order; at an order above 1 each
    mixed partial once, in the order x,x x,y y,y.  With `value` the program's own outputs stand
    before them.  A target of several elements is summed.  The mode is forward for one number and
    reverse otherwise, where not given.  Raises E0108 where the program has no core form, and E0002
    for a mode that is not one.
    """
    if mode is not None and mode not in MODES:
        raise Diagnostic("E0002", f"'{mode}' is not a mode", help="write forward or reverse")
    source = program.module.source
    try:
        lowered, author = _lowered(program, wrt)
        kinds = kinds_of(lowered)
        wide = [n for n in wrt if kinds.name(n, None) not in (None, *NUMBERS)]
        if mode is None:
            mode = "forward" if len(wrt) == 1 and not wide else "reverse"
        if wide and order > 1:
            raise refuse("array at order 2", program.inputs[wide[0]].span, source)
        if mode == "forward" and wide:
            given = program.inputs[wide[0]]
            what = "declared array" if given.declared else "array"
            raise refuse(f"{what} in forward mode", given.span, source, given.name)
        derived, values = _kept(lowered, kinds) if value else (lowered, ())
        derived = _summed(_declared(derived, kinds, wrt if mode == "forward" else None), kinds)
        if mode == "forward" and len(wrt) == 1:
            derived = _along(derived, wrt[0], order, values, author)
        else:
            for level in range(order):
                derived = tidy(
                    _once(derived, wrt, mode if level == 0 else "forward", level, values), author
                )
        return _as_written(derived, program, wrt)
    except Diagnostic as error:
        raise error.located(None, source) from None


def hessian_product(program: Program, wrt: tuple[str, ...]) -> ir.Program:
    """The program of the Hessian by `wrt` times a direction, forward mode over reverse.

    The parts of the direction, in the shapes of `wrt`, are its last inputs, and those of the
    product its outputs; one that is 0 everywhere is a number.  Raises as `derivative`.
    """
    try:
        lowered, author = _lowered(program, wrt)
        kinds = kinds_of(lowered)
        gradient = tidy(_once(_summed(lowered, kinds), wrt, "reverse", 0, ()), author)
        directions = {name: ir.fresh(gradient.taken, f"along_{name}") for name in wrt}
        inputs = dict(gradient.inputs)
        arrays = dict(kinds_of(gradient).program.arrays or {})
        for name, direction in directions.items():
            inputs[direction] = inputs[name]
            if kinds.name(name, None) not in (None, *NUMBERS):
                arrays[direction] = kinds.name(name, None)
        outputs = tuple([0.0 if g is None else g for g in gradient.outputs])
        gradient = gradient.with_body(gradient.body, outputs)
        gradient.inputs, gradient.arrays = inputs, arrays
        product = tidy(directional(gradient, directions), author)
        return _as_written(product, program, wrt)
    except Diagnostic as error:
        raise error.located(None, program.module.source) from None


def _lowered(program: Program, wrt: tuple[str, ...]) -> tuple[ir.Program, frozenset[str]]:
    """The core program to differentiate, and the names that its author knows."""
    _check_once(program, wrt)
    lowered = without_shadows(staged(program))
    # a tensor has no .T, and its truths do not add up
    spelled = {row: name for row, name in lowered.spelling.items() if name[:3] != "tf."}
    lowered.spelling = spelled
    lowered.taken.update(wrt)
    author = frozenset(lowered.taken)
    check_fits(kinds_of(lowered), program.module.source)
    lowered = joined_subscripts(lowered)
    kinds = kinds_of(lowered)
    if kinds.has_arrays():
        lowered.graph.wide = lowered.graph.mask(kinds.arrays())
    return lowered, author


def _as_written(derived: ir.Program, program: Program, wrt: tuple[str, ...]) -> ir.Program:
    own = frozenset({*names_in(program), *wrt})
    derived = with_real_zeros(with_numbers(inline_calls(derived, own), own))
    return numbered(carried_last(derived, own), own)


def _along(
    program: ir.Program, name: str, order: int, values: tuple, author: frozenset[str]
) -> ir.Program:
    """The derivative of an order by one name, after `values`, as short as it can be said.

    Of formulas that is one of two: the last derivative alone made short, or each before the next.
    In the second a sum of terms that cancel, as those of a quotient, may be one product by then.
    """
    taken = frozenset(program.taken)
    once = tangents(program, name, order)
    found = tidy(once.with_body(once.body, (*values, *once.outputs)), author)
    if order == 1 or program.defs or not all([type(s) is Assign for s in program.body]):
        return found
    also = found.taken - taken
    program.taken -= also
    for k in range(order):
        program = tangents(program, name, 1)
        last = k == order - 1
        outputs = (*values, *program.outputs) if last else program.outputs
        program = tidy(program.with_body(program.body, outputs), author)
    if _operations(program) < _operations(found):
        return program
    found.taken |= also
    return found


def _operations(program: ir.Program) -> tuple[int, int]:
    """How many operations a program without branches has, and how many names it gives them."""
    given = [s.value for s in program.body if type(s) is Assign] + list(program.outputs)
    return sum([node.op is not None for node in ir.postorder(given)]), len(program.body)


def _check_once(program: Program, wrt: tuple[str, ...]) -> None:
    """Raise for a name in `wrt` that has another value in each turn of a loop."""
    for name in wrt:
        places = () if name in program.inputs else program.scope.bindings.get(name, ())
        for place in places:
            if any(block > 0 for block in place.path):
                raise refuse("turns", place.span, program.module.source)


def _declared(program: ir.Program, kinds: Kinds, names: tuple | None) -> ir.Program:
    """The program with declarations of what it takes its inputs for, where that matters.

    names: those without a default that it matters of: in forward mode those in --wrt.

    Of numbers alone, the derivative is that of arrays too, element by element; but where a number
    meets an array its cotangent is a sum, which is not the derivative of an array in its place.
    Nor is it that of arrays of more axes or fewer where the axes of an array are counted.
    """
    if not kinds.has_arrays():
        return program
    counted, header = _counts_axes(program), []
    for s in program.header:
        match s:
            case surface.Assign(targets=(surface.Name(name), *_), value=value):
                kind, shape = program.inputs.get(name, ("", None))
                if shape == () or (shape and counted):
                    lengths = (surface.Slice(None, None, None),) * len(shape)
                    s = surface.Declare(name, kind, lengths, value, span=s.span)
        header.append(s)
    named = {s.name for s in header if type(s) is surface.Declare}
    numbers = [
        surface.Declare(name, kind, (), None)
        for name, (kind, shape) in program.inputs.items()
        if shape is None and name not in named and (names is None or name in names)
        if kinds.is_number_name(name, None)
    ]
    any_length = (surface.Slice(None, None, None),)
    vectors = [
        surface.Declare(name, kind, any_length, None)
        for name, (kind, shape) in program.inputs.items()
        if shape is None and name not in named and kinds.name(name, None) == "vector"
    ]
    if vectors and _takes_elements(program, kinds):
        header += vectors
    return program.with_body(program.body, program.outputs, (*header, *numbers))


def _takes_elements(program: ir.Program, kinds: Kinds) -> bool:
    """Whether a part of an array is taken for a number, which it is of arrays of one axis alone."""
    graph = program.graph
    places: list[tuple[Scope, Any]] = [(None, v) for v in program.outputs]
    for scope, s in kinds.blocks:
        places += [(scope, v) for v in walks.expressions(ir.reads(s))]
        if type(s) is Assign and s.index:
            places.append((scope, graph.node(getitem.op, (graph.var(s.targets[0]), *s.index))))
    return any(
        node.op is getitem.op and kinds.is_number(node, scope)
        for scope, value in places
        for node in ir.postorder([value])
    )


def _counts_axes(program: ir.Program) -> bool:
    """Whether a program computes otherwise than element by element, and by sums of all elements."""
    return any(type(s) is surface.Declare and s.shape for s in program.header) or not all(
        node.op is None or node.op.elementwise or node.op in ir.OF_ANY_AXES
        or (node.op.shape == "reduced" and not node.attrs)
        for node in program.graph.pool.values()
    )  # fmt: skip


def _kept(program: ir.Program, kinds: Kinds) -> tuple[ir.Program, tuple]:
    """The program with each output in a name that nothing overwrites, and those names."""
    held = []
    for output in program.outputs:
        if type(output) is Expr and kinds.of(output, None) not in NUMBERS:
            output = program.graph.node(ir.COPY, (output,))
        held.append(Assign((ir.fresh(program.taken, "value"),), (), output))
    names = tuple(program.graph.var(s.targets[0]) for s in held)
    return program.with_body((*program.body, *held), program.outputs), names


def _once(
    program: ir.Program, wrt: tuple[str, ...], mode: str, level: int, values: tuple
) -> ir.Program:
    """One more derivative; of the mixed partials, those whose names are in the order of wrt.

    `values` stand before the outputs of the program that is made, as of one made before.
    """
    if mode == "reverse":
        from gradcli.derive.reverse.adjoint import adjoint

        return adjoint(program, wrt, values)
    if level:
        count = len(values)
        values, outputs = program.outputs[:count], program.outputs[count:]
        program = program.with_body(program.body, outputs)
    derived = tangent(program, wrt)
    partials = derived.outputs
    if len(wrt) > 1:
        count = len(program.outputs)
        last = _last_names(len(wrt), level)
        pairs = [(k, w) for k in range(count) for w in range(len(wrt)) if w >= last[k]]
        partials = tuple(partials[w * count + k] for k, w in pairs)
    return derived.with_body(derived.body, (*values, *partials))


def _last_names(count: int, level: int) -> list[int]:
    """The position in wrt of the last name of each mixed partial of order `level`, in order."""
    partials: list[tuple[int, ...]] = [()]
    for _ in range(level):
        partials = [(*p, w) for p in partials for w in range(p[-1] if p else 0, count)]
    return [p[-1] if p else 0 for p in partials]


def _summed(program: ir.Program, kinds: Kinds) -> ir.Program:
    """The program with one number as its output: the sum of all elements of its target."""
    total, several = None, len(program.outputs) > 1
    for value in program.outputs:
        if type(value) is Expr and not kinds.is_number(value, None):
            several = several or bool(kinds.shapes.axes(value, None))
            value = program.graph.node(reductions.total.op, (value,))
        total = value if total is None else total + value
    if not several and total is program.outputs[0]:
        return program
    summed = program.with_body(program.body, (total,))
    summed.summed = several
    return summed
