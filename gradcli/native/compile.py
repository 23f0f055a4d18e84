"""Core programs made machine code: typed statements, LLVM text, an object, and what loads it."""

from collections.abc import Mapping

from gradcli.core import ir
from gradcli.core.liveness import without_uncalled
from gradcli.derive.optimise.capture_avoidance import without_shadows
from gradcli.errors import Diagnostic
from gradcli.native.effort import effort
from gradcli.native.form import Form
from gradcli.native.load import loaded
from gradcli.native.programs import Native
from gradcli.native.refused import Refused
from gradcli.native.text import Module
from gradcli.typed.expand import expand
from gradcli.typed.infer import Types
from gradcli.typed.lower import Lowered, lowered
from gradcli.typed.magnitudes import Magnitudes
from gradcli.typed.values import Array
from gradcli.typed.wide_integers import without_wide_integers


def lowered_program(
    core: ir.Program, shapes: Mapping[str, tuple[int | None, ...]], derivatives: int
) -> Lowered:
    """The typed statements of a core program whose inputs have these shapes, None a length of any
    call."""
    try:
        types = Types(expand(without_shadows(without_uncalled(without_wide_integers(core)))))
        types.infer(shapes)
        types.magnitudes = Magnitudes(types)
        return lowered(types, derivatives)
    except Diagnostic as error:
        raise Refused(error.message.replace(" has no form in C", ""), error.span) from error


def compiled(lowered: Lowered, batch: bool = False) -> Native:
    """The code of typed statements; with `batch` it has an entry for many rows."""
    form, data = assembled(lowered, batch)
    return Native(form, loaded(data, form))


def assembled(lowered: Lowered, batch: bool, watched: tuple[str, ...] = ()) -> tuple[Form, bytes]:
    """What a caller has to know of the code, and its object file."""
    from gradcli.native.build import object_code

    module = Module(lowered, batch, watched)
    told = lowered.types.told
    inputs = {n: Array(*t) if type(t) is Array else t for n, t in told.inputs.items()}
    calls = [(*key, name[1:]) for key, name in module.calls.items()]
    form = Form(
        inputs, list(told.free), dict(told.needs), list(told.sums), list(lowered.outputs),
        module.frame, len(module.slots), module.loops, lowered.mixed, batch, bool(watched),
        calls,
        module.blas,
    )  # fmt: skip
    return form, object_code(module.text, effort(lowered, batch))
