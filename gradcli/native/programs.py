"""Machine code as Python calls it: its inputs in cells, a run, its outputs.

`Native` is of inputs of known ranks; their lengths come with each call.  A run that cannot end as
the tape's does says so by `Stopped`: what the words for it are, the tape knows.
"""

import ctypes
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gradcli.core.types import lengths
from gradcli.native import runtime as r
from gradcli.native.addresses import CALLBACKS
from gradcli.native.context import Context
from gradcli.native.form import Form, length
from gradcli.native.refused import Refused, Stopped
from gradcli.typed.values import GIVEN, LENGTH, Array

if TYPE_CHECKING:
    import numpy as np

STEPS, MEMORY, CALLS = 10**10, 2 << 30, 200  # of a run where none is asked for
STACK = 2 << 20  # bytes of the stack of a thread that the frames of calls may take


class Native:
    """A program as machine code.

    form: what it takes and gives; order: the names of its inputs, lengths among them, as the code
    takes them; numbers: whether it takes and gives nothing else; kinds: those of its inputs that
    are numbers, and results: of such outputs; arrays: the inputs that are none; prototype: of calls
    of the code, those of a loop without the lock; used: the steps of the last run, or row.
    """

    def __init__(self, form: Form, code):
        self.form, self.code = form, code
        self.inputs, self.outputs, self.loops = form.inputs, form.outputs, form.loops
        self.kinds = {n: t for n, t in form.inputs.items() if isinstance(t, str)}
        self.arrays = {n: t for n, t in form.inputs.items() if isinstance(t, Array)}
        self.results = [t for t in form.outputs if isinstance(t, str)]
        self.order = [*form.free, *form.inputs]
        self.calls_back = bool(form.calls)
        self.deepest = STACK // form.frame
        self.pool: list[Context] = []
        self.used = 0
        self.prototype = ctypes.CFUNCTYPE if self.loops else ctypes.PYFUNCTYPE
        address = ctypes.c_void_p
        self.run = self.prototype(ctypes.c_int32, address, address, address)(code.entry)
        if form.batch:
            number = ctypes.c_int64
            made = ctypes.CFUNCTYPE(ctypes.c_int32, address, address, address, number, number)
            self.run_rows = made(code.batch)
        self.numbers = not self.arrays and len(self.results) == len(self.outputs)

    # -- contexts ---------------------------------------------------------------------------------
    def context(self) -> Context:
        """A context that nobody uses: of each thread that runs at once another."""
        try:
            return self.pool.pop()
        except IndexError:
            return Context(self.form.slots, len(self.order), len(self.outputs) + 1)

    # -- a run ------------------------------------------------------------------------------------
    def __call__(self, point: Mapping[str, Any], limits=None) -> list:
        """The outputs at a point: numbers and arrays; Refused and Stopped as they are."""
        cells, held, env = self.given(point)
        context = self.context()
        try:
            context.start(*self.limits(limits))
            for k, (kind, value) in enumerate(cells):
                _set(context.given, k, kind, value)
            results = self._results(env)
            for k, result in enumerate(results):
                if not isinstance(result, str):
                    context.got[k] = result.ctypes.data
            CALLBACKS.failed.clear()
            status = self.run(context.address, context.given_at, context.got_at)
            self.used = context.cells[r.LIMIT] - context.cells[r.STEPS]
            del held
            self.check(status, context)
            return [
                _get(context.got, k, result) if isinstance(result, str) else result
                for k, result in enumerate(results)
            ]
        finally:
            self.pool.append(context)

    def repeated(self, point: Mapping[str, Any], stacks: Mapping[str, Any], limits=None) -> list:
        """The outputs of runs that differ in some inputs, whose values, float64 each, are stacked:
        a stack for each output, which is real.  Refused and Stopped as of a run."""
        import numpy as np

        names = [*self.form.free, *self.inputs]
        moving = [(names.index(name), stack) for name, stack in stacks.items()]
        count = len(next(iter(stacks.values())))
        cells, held, env = self.given({**point, **{n: _first(x) for n, x in stacks.items()}})
        axes = [t.axes if type(t) is Array else () for t in self.outputs]
        found = [np.empty((count, *(length(n, env) for n in each))) for each in axes]
        context, limited = self.context(), self.limits(limits)
        try:
            for k, (kind, value) in enumerate(cells):
                _set(context.given, k, kind, value)
            for i in range(count):
                context.start(*limited)
                for k, stack in moving:
                    if stack.ndim == 1:
                        _set(context.given, k, "real", stack[i])
                    else:
                        context.given[k] = stack.ctypes.data + i * stack.strides[0]
                for k, (stack, each) in enumerate(zip(found, axes)):
                    if each:
                        context.got[k] = stack.ctypes.data + i * stack.strides[0]
                CALLBACKS.failed.clear()
                self.check(self.run(context.address, context.given_at, context.got_at), context)
                for k, (stack, each) in enumerate(zip(found, axes)):
                    if not each:
                        stack[i] = _get(context.got, k, "real")
            del held
            return found
        finally:
            self.pool.append(context)

    def rows(self, columns: Mapping[str, Any], limits=None) -> list:
        """The outputs of many runs, a column each: inputs are arrays of as many numbers, which are
        read where they are, or a number for all of the runs.  Last comes, where
        the code tells, whether something in the row lay on an edge."""
        import numpy as np

        if not self.numbers or self.form.free:
            raise Refused("a batch of arrays")
        dtypes = {"real": np.dtype(float), "int": np.dtype(np.int64), "bool": np.dtype(np.int64)}
        given = {name: np.asarray(columns[name]) for name in self.inputs}
        counts = {array.shape[0] for array in given.values() if array.ndim == 1}
        if len(counts) != 1 or any(array.ndim > 1 for array in given.values()):
            raise Refused("inputs of which none is a column, or two are of different shapes")
        (count,) = counts
        context, held = self.context(), []
        try:
            context.start(*self.limits(limits))
            for k, (name, kind) in enumerate(self.kinds.items()):
                array = given[name]
                if array.dtype.kind not in {"real": "iuf", "int": "i", "bool": "b"}[kind]:
                    raise Refused(f"'{name}', which is of {array.dtype},")
                if kind == "int":
                    _check_whole(name, array)
                array = array.astype(dtypes[kind], copy=False)
                held.append(array)
                context.given[2 * k] = array.ctypes.data
                context.given[2 * k + 1] = array.strides[0] if array.ndim else 0
            kinds = [*self.results, *(["bool"] if self.form.edges else [])]
            out = [np.empty(count, dtypes[kind]) for kind in kinds]
            for k, array in enumerate(out):
                context.got[2 * k], context.got[2 * k + 1] = array.ctypes.data, array.strides[0]
            CALLBACKS.failed.clear()
            status = self.run_rows(context.address, context.given_at, context.got_at, 0, count)
            self.used = context.cells[r.LIMIT] - context.cells[r.STEPS]
            self.check(status, context)
            return [a.astype(bool) if t == "bool" else a for a, t in zip(out, kinds)]
        finally:
            self.pool.append(context)

    def limits(self, limits) -> tuple[int, int, int, float | None]:
        """Steps, memory, depth and time, as the limits of a run say."""
        if limits is None:
            return STEPS, MEMORY, min(CALLS, self.deepest), None
        steps = limits.steps if limits.counted else STEPS
        return steps, limits.memory, min(limits.recursion, self.deepest), limits.timeout

    def check(self, status: int, context: Context) -> None:
        """Raise where a run did not finish."""
        if status == r.INTERRUPTED:
            context.raise_again()
        if self.calls_back and CALLBACKS.failed:
            error = CALLBACKS.failed[0]
            if not isinstance(error, Exception):
                raise error
            raise Stopped(r.FAULT, context.cells[r.ROW])
        if status not in (r.FINISHED, r.HAS_NAN):
            raise Stopped(status, context.cells[r.ROW])

    # -- inputs -----------------------------------------------------------------------------------
    def given(self, point: Mapping[str, Any]) -> tuple[list, list, dict]:
        """The cells of a point, what has to live as long as they do, and its whole numbers."""
        held: list = []
        env: dict[str, int] = {}
        found: dict[str, tuple[str, Any]] = {}
        for name, type_ in self.inputs.items():
            value = point[name]
            if isinstance(type_, Array):
                array = self._array(name, type_, value)
                held.append(array)
                found[name] = "address", array.ctypes.data
            else:
                found[name] = type_, _number(name, type_, value)
                if type_ == "int":
                    env[name] = found[name][1]
        arrays = iter(held)
        shapes = {n: next(arrays).shape for n in self.arrays}
        self._told(shapes, env)
        for symbol in self.form.free:
            found[symbol] = "int", env[symbol]
        names = [*self.form.free, *self.inputs]
        return [found[n] for n in names], held, env

    def _array(self, name: str, found: Array, value):
        import numpy as np

        array = np.asarray(value)
        wanted = {"real": "float64", "int": "int64", "bool": "bool"}[found.kind]
        if array.ndim != len(found.axes):
            raise Refused(f"'{name}', which has {array.ndim} axes, not {len(found.axes)}")
        whole = found.kind == "real" and array.dtype.kind in "iu" and type(value) is list
        if str(array.dtype) != wanted and not whole:
            raise Refused(f"'{name}', an array of {array.dtype}, not of {wanted}")
        if found.kind == "int":
            _check_whole(name, array)
        return np.ascontiguousarray(array, wanted)

    def _told(self, shapes: dict, env: dict) -> None:
        """The lengths that the code is told, in `env`; Refused where arrays do not fit."""
        told = self.form
        for name, shape in shapes.items():
            for axis, n in zip(self.arrays[name].axes, shape):
                symbol = next(iter(lengths.names(axis)), None)
                if symbol in told.free and axis == lengths.name(symbol):
                    env.setdefault(symbol, n)
        if missing := [s for s in told.free if s not in env]:
            raise Refused(f"the length {missing[0]} is not told by an array")
        for name, shape in shapes.items():
            wanted = tuple(length(axis, env) for axis in self.arrays[name].axes)
            if wanted != shape or any(n >= LENGTH for n in shape):
                raise Refused(f"'{name}', which has the shape {shape}, not {wanted}")
        if any(env[s] < least for s, least in told.needs.items()):
            raise Refused("an array is too short")
        if any(length(n, env) < 0 for n in told.sums):
            raise Refused("a length is below 0")

    def _results(self, env: dict) -> "Sequence[np.ndarray | str]":
        """Memory for each output that is an array; of a number its kind."""
        if self.numbers:
            return self.results
        import numpy as np

        dtypes = {"real": float, "int": np.int64, "bool": bool}
        return [
            np.empty(tuple(length(n, env) for n in t.axes), dtypes[t.kind])
            if isinstance(t, Array) else t
            for t in self.outputs
        ]  # fmt: skip


def _first(stack):
    """What the first run takes of a stack: a number of floats, an array of arrays."""
    return stack[0].item() if stack.ndim == 1 else stack[0]


def _check_whole(name: str, array) -> None:
    """Refuse integers past those that the code rests on; the least has no absolute value."""
    if array.size and not -GIVEN < array.min() <= array.max() < GIVEN:
        raise Refused(f"'{name}', which has whole numbers of more than 48 bits,")


def _number(name: str, kind: str, value):
    if kind == "real":
        if type(value) is float or (isinstance(value, (int, float)) and type(value) is not bool):
            try:
                return float(value)
            except OverflowError:
                raise Refused(f"'{name}', an integer past all reals") from None
        raise Refused(f"'{name}', which is no real number")
    if kind == "bool":
        if type(value) is bool:
            return value
        raise Refused(f"'{name}', which is no truth")
    if type(value) is int and -GIVEN < value < GIVEN:
        return value
    raise Refused(f"'{name}', which is no whole number of 48 bits")


def _set(cells, k: int, kind: str, value) -> None:
    if kind == "real":
        ctypes.c_double.from_buffer(cells, 8 * k).value = value
    else:
        cells[k] = int(value)


def _get(cells, k: int, kind: str):
    if kind == "real":
        return ctypes.c_double.from_buffer(cells, 8 * k).value
    return bool(cells[k]) if kind == "bool" else cells[k]
