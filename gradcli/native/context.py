"""What a run of compiled code may use, and what its arrays and stacks keep from one to the next."""

import ctypes
from struct import Struct
from time import monotonic_ns

from gradcli.native import runtime as r

BEGUN = Struct(f"{r.HELD}q").pack_into  # the cells of a run that begins


class Context:
    """cells: as `runtime` has them; given and got: the cells of arguments and of results."""

    def __init__(self, slots: int, inputs: int, outputs: int):
        self.count = r.SLOTS + 2 * slots
        self.cells = (ctypes.c_int64 * self.count)()
        self.given = (ctypes.c_int64 * max(2 * inputs, 1))()
        self.got = (ctypes.c_int64 * max(2 * outputs, 1))()
        self.address = ctypes.addressof(self.cells)
        self.given_at, self.got_at = ctypes.addressof(self.given), ctypes.addressof(self.got)

    def start(self, steps: int, memory: int, depth: int, timeout: float | None) -> None:
        """Begin a run: everything but memory is unused."""
        now = monotonic_ns()
        end = now + int(timeout * 1e9) if timeout is not None else 0
        BEGUN(self.cells, 0, steps, r.GRANTED, end, now, memory, depth, 0, 0, 0, 0, 0, steps)

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
