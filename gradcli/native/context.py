"""What a run of compiled code may use, and what its arrays and stacks keep from one to the next."""

import ctypes
from struct import Struct
from time import monotonic_ns

from gradcli.native import runtime as r

BEGUN = Struct(f"{r.HELD}q").pack  # the cells of a run that begins


def begun(steps: int, memory: int, depth: int, timeout: float | None) -> bytes:
    """The first cells of a run; those of runs without a limit of time are alike."""
    end = monotonic_ns() + int(timeout * 1e9) if timeout is not None else 0
    return BEGUN(steps, r.GRANTED, end, 0, memory, depth, 0, 0, 0, 0, 0, steps)


class Context:
    """cells: as `runtime` has them, and limits the first of them, which a run uses up; given and
    got: the cells of arguments and of results; all: the addresses of the three, as C takes them."""

    def __init__(self, slots: int, inputs: int, outputs: int):
        self.count = r.SLOTS + 2 * slots
        self.cells = (ctypes.c_int64 * self.count)()
        self.given = (ctypes.c_int64 * max(2 * inputs, 1))()
        self.got = (ctypes.c_int64 * max(2 * outputs, 1))()
        self.limits = memoryview(self.cells).cast("B")[: 8 * r.HELD]
        self.address = ctypes.addressof(self.cells)
        self.given_at, self.got_at = ctypes.addressof(self.given), ctypes.addressof(self.got)
        self.all = tuple(map(ctypes.c_void_p, (self.address, self.given_at, self.got_at)))

    def start(self, steps: int, memory: int, depth: int, timeout: float | None) -> None:
        """Begin a run: everything but memory is unused."""
        self.limits[:] = begun(steps, memory, depth, timeout)

    def raise_again(self) -> None:
        """Raise what a signal's handler raised meanwhile."""
        kind, value, trace = (self.cells[r.RAISED + k] for k in range(3))
        if not kind:
            raise KeyboardInterrupt
        restore = ctypes.pythonapi.PyErr_Restore
        restore.argtypes = [ctypes.c_void_p] * 3
        restore.restype = None
        restore(kind, value or None, trace or None)

    def __del__(self):
        free = ctypes.CDLL(None).free
        free.argtypes, free.restype = [ctypes.c_void_p], None
        for k in range(r.SLOTS, self.count, 2):
            if self.cells[k]:
                free(self.cells[k])
