"""Programs as machine code: what a function of numbers is worth that is called again and again.

The derivative is the one that `diff` prints, compiled; its numbers are those that the evaluator has
of that text.  A run that cannot end as the tape's does (an index out of range, a limit) is run
again on the tape, which has the words for it.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from gradcli import calls
from gradcli.calls.bounds import walking
from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.surface import walk

if TYPE_CHECKING:
    from gradcli.calls import Limits, Program
    from gradcli.calls.accelerated import On

INSTALL = "pip install 'gradcli[native]' brings the compiler; --engine tape needs none"
Shapes = tuple[tuple[str, tuple[int | None, ...]], ...]  # of inputs; None is a length of any call
Key = tuple[int, bool, Shapes, bool]  # of code: the order, for rows, of what, telling of edges
REFUSING = (s.Assert, s.Raise, s.Try)  # the core, which is printed, has none of them
COMPILERS = ("native", "jax")
SHORT = 200_000  # steps of a run that the tape runs again where it knows more of the result
LOOKED = 20_000  # steps of a run on the tape that tells where a program is


def compile(
    program: "Program",
    wrt: tuple[str, ...] = (),
    *,
    engine: str = "native",
    device: str = "",
    float32: bool = False,
) -> "Compiled":
    """A program, or the text of one, as a function of its inputs by name.

    wrt: what its derivatives are by, by default its real inputs; engine: "native", machine code, or
    "jax", on the device of JAX's that `device` names, in numbers of 32 bits where `float32`.  It is
    compiled when it is first called with arguments of so many axes; where it has no form for any
    lengths of these, for those of the call.  E0109 where it has none at all, E0002 without the
    engine, or a device of that name.
    """
    from gradcli.calls.accelerated import On
    from gradcli.language.names.entry_point import with_own_defaults
    from gradcli.language.syntax.surface import walk

    if isinstance(program, str):
        program = calls.program(program)
    program = with_own_defaults(program)
    program.check_wrt(wrt)
    if any(_is_print(node) for node in walk(program.module)):
        raise Diagnostic(
            "E0109", "a program that prints has no form as machine code",
            help="--engine tape runs the program as it is", source=program.source,
        )  # fmt: skip
    if engine not in COMPILERS:
        message = f"a program is compiled by {' or '.join(COMPILERS)}, not {engine!r}"
        raise Diagnostic("E0002", message)
    on = On(device, float32) if engine == "jax" else None
    return Compiled(program, tuple(wrt) or program.default_wrt(), on)


class Compiled:
    """A compiled program: `f(x=3.0)`, `f.gradient(x=3.0)`, `f.value_and_gradient(x=3.0)`, and
    `f.batch(x=array)` over arrays that have a number for each run.

    Threads may call it at once; the runs of a loop hold no lock.
    """

    def __init__(self, program, wrt: tuple[str, ...], on: "On | None" = None):
        self.program, self.wrt, self.on = program, wrt, on
        self._code: dict[Key, Any] = {}
        self._lacking: dict[Key, Diagnostic] = {}  # why there is none for arrays of any lengths
        self._hessians: dict[Any, Any] = {}  # by their code
        self._defaults: dict[str, Any] = {}  # of inputs that were left out
        # derivatives -> a call of numbers alone, once there is one; it gives nothing of any other
        self._quick: dict[bool, Callable] = {False: _nothing, True: _nothing}

    def __reduce__(self):
        source = self.program.source
        return _compiled, (source.text, source.name, self.wrt, self.on)

    def __call__(self, **point) -> Any:
        """The value at a point: a number or an array."""
        (found,) = self._quick[False](point) or self._run(point, False)
        return found

    def gradient(self, **point) -> dict[str, Any]:
        """The derivatives at a point, of the sum where the value is an array."""
        return self.value_and_gradient(**point)[1]

    def value_and_gradient(self, **point) -> tuple[Any, dict[str, Any]]:
        """The value at a point and its derivatives."""
        if (quickly := self._quick[True](point)) is not None:
            return quickly
        value, *found = self._run(point, True)
        return value, dict(zip(self.wrt, found))

    def batch(self, **columns) -> Any:
        """The values of many runs: inputs are arrays of as many numbers, or one number for all."""
        return self._rows(columns, False)[0]

    def batch_value_and_gradient(self, **columns) -> tuple[Any, dict[str, Any]]:
        """The values of many runs and the derivatives of each."""
        value, *found = self._rows(columns, True)
        return value, dict(zip(self.wrt, found))

    def prepare(self, derivatives: bool) -> None:
        """Make code of rows of numbers; E0109 where there is none, E0002 without the engine."""
        self._native(tuple((name, ()) for name in self.program.inputs), derivatives, True)

    def hessian(self, **point) -> dict[str, Any]:
        """The second derivatives at a point by keys such as "x,x" and "x,z", each in the joined
        shapes of the two; of the sum where the value is an array."""
        point = self._whole(point)
        return self._second(point).matrix(point).by_names()

    def sparse_hessian(self, **point):
        """The second derivatives at a point by all elements of what derivatives are by, one after
        the other: a scipy.sparse.csr_array of those that may differ from 0."""
        point = self._whole(point)
        return self._second(point).matrix(point).sparse()

    def hessian_product(self, directions: Mapping[str, Any], **point) -> dict[str, Any]:
        """The second derivatives at a point times directions, one in the shape of each input that
        derivatives are by; those that are left out stay."""
        point = self._whole(point)
        return self._second(point).product(point, directions)

    def low_level_callable(self):
        """The value as what `scipy.integrate.quad` and its like call without Python: a
        scipy.LowLevelCallable, which is given the inputs, all of them real numbers, in their order.

        It is NaN where a run does not end, as of an index out of range.  One thread may call it.
        """
        import ctypes

        from scipy import LowLevelCallable

        if self.on is not None:
            message = "what is integrated is machine code"
            raise Diagnostic("E0109", message, help='compile(program) is that; engine="jax" is not')
        native = self._native(tuple((name, ()) for name in self.program.inputs), False)
        if not native.code.integrand or {*native.inputs.values()} - {"real"}:
            raise Diagnostic(
                "E0109", "what is integrated is a real number, of inputs that are",
                source=self.program.source,
            )  # fmt: skip
        context = native.context()
        context.start(*native.limits(None))
        number, numbers = ctypes.c_double, ctypes.POINTER(ctypes.c_double)
        made = ctypes.CFUNCTYPE(number, ctypes.c_int, numbers, ctypes.c_void_p)
        function: Any = made(native.code.integrand)
        function.kept = native, context  # as long as anyone may call it
        return LowLevelCallable(function, ctypes.c_void_p(context.address))

    @property
    def remark(self) -> str:
        """What is to be told of its code, behind why that runs; "" of most."""
        made = self._code.values() if self.on is None else ()
        lacking = any(native.form.blas == 0 for native in made)
        return "; its large products are loops, since NumPy has no BLAS here" if lacking else ""

    # -- runs -------------------------------------------------------------------------------------
    def _run(self, point: Mapping[str, Any], derivatives: bool, limits=None) -> list:
        found, used = self.run(point, derivatives, limits)
        if found is None or (used < SHORT and any(map(_has_nan, found))):
            return self._on_tape(self._whole(point), derivatives, limits)
        return found

    def run(
        self, point: Mapping[str, Any], derivatives: bool, limits=None
    ) -> tuple[list | None, int]:
        """What code gives at a point, the value and then the derivatives by `wrt`, and how many
        steps that took; None where the run faults, which the tape has the words for, or where the
        value may be an integer there.

        E0206 where it came to a limit, E0109 where there is no code.
        """
        from gradcli.native.quick import quick
        from gradcli.native.refused import Refused, Stopped

        point = self._whole(point)
        shapes = _shapes(point)
        native = self._native(shapes, derivatives)
        try:
            try:
                found = native(point, limits)
            except Refused as error:  # lengths that code of any does not take together
                native = self._of_shapes(shapes, derivatives, _refused(error, self.program))
                found = native(point, limits)
            if self._quick[derivatives] is _nothing and self.on is None:
                wrt = self.wrt if derivatives else ()
                self._quick[derivatives] = quick(native, wrt) or _nothing
            if self.on is not None:
                return found, native.used
            whole = native.form.mixed and native.used < SHORT and found[0].is_integer()
            return None if whole else found, native.used
        except Refused as error:
            raise _refused(error, self.program) from None
        except Stopped as stopped:
            _check_limits(self.program, point, stopped.status, limits)
            return None, 0

    def _on_tape(self, point: dict, derivatives: bool, limits) -> list:
        """The same by the tape, whose errors have words."""
        if not derivatives:
            return [calls.value(self.program, point, limits=limits).value]
        found = calls.gradient(self.program, point, self.wrt, limits=limits)
        return [found.value, *(found.gradients[name] for name in self.wrt)]

    def _rows(self, columns: Mapping[str, Any], derivatives: bool) -> list:
        found, used = self.rows(columns, derivatives)
        if self.on is None and used < SHORT:
            self._without_nan(self._whole(columns), derivatives, found)
        return found

    def rows(self, columns: Mapping[str, Any], derivatives: bool) -> tuple[list, int]:
        """What code gives in rows, the values and then the derivatives by `wrt`, a column each, and
        how many steps the last row took; the tape's error where the run of a row faults."""
        from gradcli.native.refused import Refused, Stopped

        columns = self._whole(columns)
        try:
            native = self._native(tuple((name, ()) for name in columns), derivatives, True)
            return native.rows(columns), native.used
        except Refused as error:
            raise _refused(error, self.program) from None
        except Stopped as stopped:
            row = {n: x if not _shape(x) else x[stopped.row] for n, x in columns.items()}
            self._on_tape({n: _number(x) for n, x in row.items()}, derivatives, None)
            raise Diagnostic(
                "E0301", f"the run of row {stopped.row} did not end", source=self.program.source
            ) from None

    def on_edges(self, columns: Mapping[str, Any]) -> Any:
        """Whether in a row something that depends on `wrt` may lie on an edge: a comparison is one
        of equals, or a row of the language is on its kink or on a step."""
        columns = self._whole(columns)
        shapes = tuple((name, ()) for name in columns)
        return self._native(shapes, 0, True, True).rows(columns)[-1]

    def _without_nan(self, columns: dict[str, Any], derivatives: bool, found: list) -> None:
        """Put into `found` what the tape has in rows with a NaN, which it may pass over."""
        import numpy as np

        has_nan = [x for x in found if x.size and np.isnan(np.min(x))]
        if not has_nan:
            return
        odd = np.flatnonzero(np.any(np.isnan(has_nan), axis=0))
        given = {n: np.asarray(x)[odd] for n, x in columns.items() if _shape(x)}
        point = {n: _number(x) for n, x in columns.items() if not _shape(x)}
        table = calls.Table(
            self.program, tuple(given), point, "gradient" if derivatives else "value",
            wrt=self.wrt if derivatives else (), unconnected="zero", using="tape",
        )  # fmt: skip
        rows = table.block(given, len(odd))
        fine = [k for k in range(len(odd)) if k not in rows.failures]
        for column, own in zip(found, rows.columns):
            column[odd[fine]] = 0.0 if own is None else np.asarray(own, float)[fine]

    def _whole(self, point: Mapping[str, Any]) -> dict[str, Any]:
        """A point with the defaults of the inputs that it leaves out."""
        given = dict(point)
        missing = tuple(name for name in self.program.inputs if name not in given)
        if missing or given.keys() - self.program.inputs.keys():
            self.program.check_point(given, (), "eval")
        for name in missing:
            if name not in self._defaults:
                self._defaults[name] = self._default(name)
        if any(self._defaults[name] is None for name in missing):  # it is of other inputs
            found = calls.value(self.program, given, of=missing)
            return given | dict(zip(missing, found.values))
        return given | {name: self._defaults[name] for name in missing}

    def _default(self, name: str) -> Any:
        """What an input is that has no value; None where that is not told without a run."""
        from gradcli.language.printing.unparse import unparse

        try:
            return calls.constant(unparse(self.program.inputs[name].default))
        except Diagnostic:
            return None

    def _second(self, point: Mapping[str, Any]):
        """The second derivatives for inputs of so many axes."""
        from gradcli.calls.compiled_hessians import Second

        if self.on is not None:
            help = "compile the program without engine='jax'"
            raise Diagnostic("E0002", "second derivatives are not run on JAX", help=help)
        native = self._native(_shapes(point), 2)
        if native not in self._hessians:
            self._hessians[native] = Second(self.program, self.wrt, native, _refused)
        return self._hessians[native]

    def _native(self, shapes: Shapes, order: int, batch: bool = False, edges: bool = False):
        """The code for inputs of so many axes, which is made once, or of these shapes, where there
        is none for others; order: of the derivatives, at the second products of the Hessian with a
        direction; edges: whether it tells of rows that something in them lay on an edge."""
        key = int(order), batch, _open(shapes), edges
        if (code := self._code.get(key)) is not None:
            return code
        if key not in self._lacking:
            make = _made if self.on is None else partial(_on_jax, on=self.on)
            try:
                self._code[key] = make(self.program, self.wrt, key)
                return self._code[key]
            except Diagnostic as error:
                if error.code != "E0109" or batch or self.on is not None:
                    raise
                self._lacking[key] = error
        return self._of_shapes(shapes, order, self._lacking[key])

    def _of_shapes(self, shapes: Shapes, order: int, lacking: Diagnostic):
        """The code for inputs of these shapes alone; `lacking`, why there is none for others, where
        there is none for these either."""
        key = int(order), False, shapes, False
        if key not in self._code:
            if self.on is not None or shapes == _open(shapes):
                raise lacking
            try:
                self._code[key] = _made(self.program, self.wrt, key)
            except Diagnostic:
                raise lacking from None
        return self._code[key]


def _nothing(point: dict[str, Any]) -> None:
    """No outputs: the call is not one of numbers alone."""


def _is_print(node) -> bool:
    return type(node) is s.Call and type(node.function) is s.Name and node.function.id == "print"


def _compiled(text: str, name: str, wrt: tuple[str, ...], on: "On | None") -> Compiled:
    options: dict[str, Any] = {} if on is None else {"engine": "jax", **on._asdict()}
    return compile(calls.program(text, name), wrt, **options)


@walking
def _made(program: "Program", wrt: tuple[str, ...], key: Key):
    """The machine code of a program; E0109 where it has none."""
    from gradcli.native.cache import code
    from gradcli.native.load import loaded
    from gradcli.native.programs import Native
    from gradcli.native.refused import Refused

    order, batch, shapes, edges = key

    def make():
        from gradcli.native.compile import assembled, lowered_program

        core, given = _core(program, wrt, order), dict(shapes)
        given |= {n: given[name] for n, name in zip(_others(core.inputs, program), wrt)}
        made = lowered_program(core, given, len(wrt) if order else 0)
        return assembled(made, batch, wrt if edges else ())

    inputs = [(name, given.kind, given.shape) for name, given in program.inputs.items()]
    told = [repr(program.module.body), inputs, list(program.target_names), list(wrt)]
    try:
        for node in walk(program.module):
            if isinstance(node, REFUSING):
                raise Refused("what a program refuses in words", node.span)
        form, data = code([*told, *key], make)
        return Native(form, loaded(data, form))
    except Refused as error:
        raise _refused(error, program) from None
    except ModuleNotFoundError as absent:
        if (absent.name or "").partition(".")[0] != "llvmlite":
            raise
        raise Diagnostic("E0002", "the compiler llvmlite is not installed", help=INSTALL) from None


@walking
def _on_jax(program: "Program", wrt: tuple[str, ...], key: Key, on: "On"):
    """A program on JAX; E0109 where it has no form there."""
    from gradcli.calls.accelerated import Accelerated
    from gradcli.native.refused import Refused

    try:
        for node in walk(program.module):
            if isinstance(node, REFUSING):
                raise Refused("what a program refuses in words", node.span)
        made = Accelerated(_core(program, wrt, key[0]), on)
        if made.deep and key[0]:  # what a reverse sweep keeps of each row
            made = Accelerated(_core(program, wrt, 1, "forward"), on)
        return made
    except Refused as error:
        raise _refused(error, program) from None
    except Diagnostic as error:
        if error.code != "E0109":
            raise
        if key[0]:
            _on_jax(program, wrt, (0, *key[1:]), on)  # where the program has none itself
        error.help = "--engine tape runs the program as it is"
        raise error.located(None, program.source) from None


def _core(program, wrt: tuple[str, ...], order: int, mode: str | None = None):
    """The core program of the value, of it and its derivatives, or of products of second ones."""
    from gradcli.core import ir
    from gradcli.derive.differentiate import derivative, hessian_product
    from gradcli.emit.primal import primal
    from gradcli.native.refused import Refused

    if order == 2:
        return hessian_product(program, wrt)
    core = derivative(program, wrt, value=True, mode=mode) if order else primal(program)
    if len(core.outputs) != 1 + (len(wrt) if order else 0):
        raise Refused("a program of several values")
    for name, value in zip(wrt, core.outputs[1:]):
        if type(value) is not ir.Expr and not value:  # 0, or nothing connects it: the tape knows
            raise Refused(f"the derivative by {name}, which is 0 whatever it is,")
    return core


def _others(names, program) -> list[str]:
    """Of the inputs of code those that the program has not: directions."""
    return [name for name in names if name not in program.inputs]


def _refused(error, program) -> Diagnostic:
    why = error.why.rstrip(",")
    name, _, rest = why.partition(",")
    span = error.span
    if rest and program.assigned.get(name):  # a list of some length: where it gets another
        span = program.assigned[name][-1] or span
    return Diagnostic(
        "E0109", f"as machine code there is no form for {why}", span,
        help="--engine tape runs the program as it is", source=program.source,
    )  # fmt: skip


def _shapes(point: Mapping[str, Any]) -> Shapes:
    return tuple((name, _shape(value)) for name, value in point.items())


def _shape(value) -> tuple[int, ...]:
    if type(value) in (float, int, bool):
        return ()
    if type(value) is list:
        return (len(value), *_shape(value[0])) if value else (0,)
    return getattr(value, "shape", ())


def _open(shapes: Shapes) -> Shapes:
    """Shapes of so many axes, of any lengths."""
    return tuple([(name, (None,) * len(shape)) for name, shape in shapes])


def _has_nan(x) -> bool:
    return bool((x != x).any()) if hasattr(x, "any") else x != x


def _number(x) -> Any:
    return x.item() if hasattr(x, "item") else x


# -- limits ----------------------------------------------------------------------------------------
def _check_limits(
    program: "Program", point: dict[str, Any], status: int, limits: "Limits | None"
) -> None:
    """Raise the error of a limit that code has reached, where the tape would take long to do so."""
    from gradcli.evaluator.limits import STEPS, Limits, Meter
    from gradcli.native import programs
    from gradcli.native import runtime as r

    limits = limits or Limits()
    steps = limits.steps if limits.counted else programs.STEPS
    words = {
        r.OUT_OF_STEPS: (f"the program took more than {steps} steps", "--max-steps"),
        r.OUT_OF_TIME: (
            f"the program ran longer than its time limit of {limits.timeout or 0:g} s", "--timeout"
        ),
        r.OUT_OF_MEMORY: (f"the program needs more than {limits.memory} bytes", "--max-mem"),
    }  # fmt: skip
    if status not in words or (status == r.OUT_OF_STEPS and steps <= STEPS):
        return  # the tape says so itself
    raise Meter(limits, program.source).reached(_place(program, point), *words[status])


def _place(program, point: dict[str, Any]):
    """The place of the loop or call that a program is in after some steps; None at its end."""
    try:
        calls.value(program, point, limits=calls.Limits(steps=LOOKED), write=lambda text: None)
    except Diagnostic as error:
        return error.span
    return None
