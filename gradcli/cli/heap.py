"""What the C library does with the memory of large arrays that are freed.

GNU's gives it back to the system at once, and a fresh page costs more than the arithmetic on it: a
sweep over arrays of 2 MB took twice the time.  So the process of a command keeps up to 256 MB for
the arrays that come next; a process that imports the library is its own master.  Whoever has told
that library what to do, by its environment variables, is left alone.
"""

import os
from functools import cache

MMAP_THRESHOLD, TRIM_THRESHOLD = -3, -1  # numbers of mallopt(3)
TOLD = ("MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_", "MALLOC_TOP_PAD_", "GLIBC_TUNABLES")


@cache
def keep_freed() -> None:
    """Ask for it, once; other C libraries are not asked."""
    if any(name in os.environ for name in TOLD):
        return
    import ctypes

    try:
        library = ctypes.CDLL(None)
        library.gnu_get_libc_version  # noqa: B018 (whether it is GNU's)
    except (OSError, AttributeError, TypeError):
        return
    library.mallopt(MMAP_THRESHOLD, 32 << 20)
    library.mallopt(TRIM_THRESHOLD, 256 << 20)
