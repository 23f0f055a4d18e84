"""A call of machine code with numbers alone, as short as Python has it.

It looks at nothing that the code does not need, and gives None where the call is any other: of a
name that is missing, of numbers that are not as the code takes them, of a run that faults or that
gives NaN.
"""

import ctypes
from collections.abc import Callable
from operator import itemgetter
from struct import Struct
from struct import error as StructError
from typing import Any

from gradcli.native.context import begun
from gradcli.native.programs import Native
from gradcli.native.runtime import INTERRUPTED
from gradcli.typed.magnitudes import GIVEN

CELLS = {"real": "d", "int": "q", "bool": "?7x"}


def quick(native: Native, wrt: tuple[str, ...]) -> Callable[[dict[str, Any]], tuple | None] | None:
    """The outputs at a point, a tuple: the value, and where there are such the derivatives by
    their names; no function where the code takes more than real and whole numbers, or calls rows
    back."""
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
    pool, fresh, loops = native.pool, native.context, native.loops
    run = native.prototype(ctypes.c_int32)(
        native.code.entry
    )  # of addresses, which are C's as given
    limits, named = begun(*native.limits(None)), _named(wrt)
    values = itemgetter(*names) if count > 1 else lambda point: [point[name] for name in names]

    def call(point: dict[str, Any]) -> tuple | None:
        context = pool.pop() if pool else fresh()
        if loops:
            context.limits[:] = limits
        try:
            pack(context.given, 0, *values(point))
        except (KeyError, StructError, OverflowError):
            pool.append(context)
            return None
        for name in whole:
            if not -GIVEN < point[name] < GIVEN:
                pool.append(context)
                return None
        if len(point) != count:
            pool.append(context)
            return None
        status = run(*context.all)
        found = unpack(context.got)
        pool.append(context)
        if status == INTERRUPTED:
            context.raise_again()
        if status:
            return None
        return named(*found) if named else found

    return call


def _named(names: tuple[str, ...]) -> Callable | None:
    """What makes (value, {name: derivative, ...}) of a value and derivatives; of a few names in a
    third of the time of dict(zip(...))."""
    match names:
        case ():
            return None
        case (a,):
            return lambda y, da: (y, {a: da})
        case (a, b):
            return lambda y, da, db: (y, {a: da, b: db})
        case (a, b, c):
            return lambda y, da, db, dc: (y, {a: da, b: db, c: dc})
    return lambda y, *found: (y, dict(zip(names, found)))
