"""The program of a program's derivative: lower, transform, tidy, restore."""

from gradcli.derive.inline import inline
from gradcli.derive.tangent import tangent, tangents
from gradcli.derive.tidy import tidy
from gradcli.errors import Diagnostic
from gradcli.language import core, surface
from gradcli.language.core import Expr
from gradcli.language.fence import refuse
from gradcli.language.kinds import NUMBERS, Kinds
from gradcli.language.lower import lower
from gradcli.language.program import Program
from gradcli.language.restore import restore
from gradcli.ops import arrays, reductions

MODES = ("forward", "reverse")


def differentiate(
    program: Program, wrt: tuple[str, ...], *, mode: str | None = None, order: int = 1
) -> surface.Module:
    """The program whose target is the derivative of `program`'s target with respect to `wrt`.

    One name in `wrt`: its derivative; several: a tuple in their order; at an order above 1 each
    mixed partial once, in the order x,x x,y y,y.  A target of several elements is summed.  The mode
    is forward for one number and reverse otherwise, where not given.  Raises E0108 where the
    program has no core form, and E0002 for a mode that is not one.
    """
    if mode is not None and mode not in MODES:
        raise Diagnostic("E0002", f"'{mode}' is not a mode", help="write forward or reverse")
    source = program.module.source
    try:
        lowered = lower(program)
        lowered.taken.update(wrt)
        _check_products(lowered, source)
        author = frozenset(lowered.taken)
        kinds = Kinds(lowered)
        wide = [n for n in wrt if kinds.name(n, None) not in (None, *NUMBERS)]
        if mode is None:
            mode = "forward" if len(wrt) == 1 and not wide else "reverse"
        if wide and order > 1:
            raise refuse("array at order 2", None, source)
        if mode == "forward" and wide:
            raise refuse("array in forward mode", None, source)
        derived = _summed(lowered, kinds)
        if mode == "forward" and len(wrt) == 1:
            derived = tidy(tangents(derived, wrt[0], order), author)
        else:
            for level in range(order):
                derived = _once(derived, wrt, mode if level == 0 else "forward", level)
                derived = tidy(derived, author)
        derived = inline(derived, author, last=True)
        return _declared(restore(derived), program)
    except Diagnostic as error:
        raise error.located(None, source) from None


def _check_products(program: core.Program, source) -> None:
    """Refuse products by stacks of matrices: the printed rule is that of one matrix."""

    def axes(x) -> int:
        """How many axes x has where its inputs are declared; 0 where that is not known."""
        if type(x) is not Expr:
            return 0
        if x.op is None:
            return len(program.inputs.get(x.args[0], (None, None))[1] or ())
        return max(map(axes, x.args), default=0) if x.op.elementwise else 0

    for node in list(program.graph.pool.values()):
        if node.op is arrays.matmul.op and axes(node.args[1]) > 2:
            raise refuse("function", program.graph.places.get(id(node)), source)


def _once(program: core.Program, wrt: tuple[str, ...], mode: str, level: int) -> core.Program:
    """One more derivative; of the mixed partials, those whose names are in the order of wrt."""
    if mode == "reverse":
        from gradcli.derive.adjoint import adjoint

        return adjoint(program, wrt)
    derived = tangent(program, wrt)
    if len(wrt) == 1:
        return derived
    count = len(program.outputs)
    last = _last_names(len(wrt), level)
    pairs = [(k, w) for k in range(count) for w in range(len(wrt)) if w >= last[k]]
    return derived.with_body(derived.body, tuple(derived.outputs[w * count + k] for k, w in pairs))


def _last_names(count: int, level: int) -> list[int]:
    """The position in wrt of the last name of each mixed partial of order `level`, in order."""
    partials: list[tuple[int, ...]] = [()]
    for _ in range(level):
        partials = [(*p, w) for p in partials for w in range(p[-1] if p else 0, count)]
    return [p[-1] if p else 0 for p in partials]


def _summed(program: core.Program, kinds: Kinds) -> core.Program:
    """The program with one number as its output: the sum of all elements of its target."""
    total = None
    for value in program.outputs:
        if type(value) is Expr and kinds.of(value, None) not in NUMBERS:
            value = program.graph.node(reductions.total.op, (value,))
        total = value if total is None else total + value
    return program.with_body(program.body, (total,))


def _declared(module: surface.Module, program: Program) -> surface.Module:
    """The module with a declaration of each input that the derivative no longer mentions."""
    used = {n.id for n in surface.walk(module) if type(n) is surface.Name}
    used |= {n.name for n in surface.walk(module) if type(n) is surface.Declare}
    gone = [i for i in program.inputs.values() if i.name not in used]
    declared = tuple(surface.Declare(i.name, i.kind, None, None) for i in gone)
    return surface.Module((*declared, *module.body), (), module.source)
