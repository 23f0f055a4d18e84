"""A call of machine code with numbers alone, as short as Python has it.

It looks at nothing that the code does not need, and gives None where the call is any other: of a
name that is missing, of numbers that are not as the code takes them, of a run that faults or that
gives NaN.
"""

from collections.abc import Callable
from operator import itemgetter
from struct import Struct
from struct import error as StructError
from typing import Any

from gradcli.native.programs import Native
from gradcli.native.runtime import INTERRUPTED
from gradcli.typed.magnitudes import GIVEN

CELLS = {"real": "d", "int": "q", "bool": "?7x"}


def quick(native: Native) -> Callable[[dict[str, Any]], tuple | None] | None:
    """The outputs at a point, a tuple; no function where the code takes more than real and whole
    numbers, or calls rows back."""
    plain = (
        native.numbers
        and not native.form.mixed
        and native.order == list(native.inputs)
        and not native.calls_back
    )
    if not plain or "bool" in native.kinds.values():
        return None
    names, kinds = tuple(native.kinds), tuple(native.kinds.values())
    count, whole = len(names), tuple(n for n, kind in zip(names, kinds) if kind != "real")
    pack = Struct("".join(map(CELLS.__getitem__, kinds))).pack_into
    unpack = Struct("".join(map(CELLS.__getitem__, native.results))).unpack_from
    pool, run, fresh, loops = native.pool, native.run, native.context, native.loops
    limits = native.limits(None)
    values = itemgetter(*names) if count > 1 else lambda point: [point[name] for name in names]

    def call(point: dict[str, Any]) -> tuple | None:
        context = pool.pop() if pool else fresh()
        if loops:
            context.start(*limits)
        try:
            pack(context.given, 0, *values(point))
        except (KeyError, StructError, OverflowError):
            pool.append(context)
            return None
        if len(point) != count or (whole and not _fit(point, whole)):
            pool.append(context)
            return None
        status = run(context.address, context.given_at, context.got_at)
        found = unpack(context.got)
        pool.append(context)
        if status == INTERRUPTED:
            context.raise_again()
        return None if status else found

    return call


def _fit(point: dict[str, Any], whole: tuple[str, ...]) -> bool:
    return all([-GIVEN < point[name] < GIVEN for name in whole])
