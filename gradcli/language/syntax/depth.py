"""How deep a walk over a program may recurse: as programs nest, within the stack of C below it.

A program nests 200 deep unless `--max-depth` says otherwise, and a level of it takes a pass some
ten frames of Python's stack.  A walk that comes to the end of that stack ends in E0206, at what is
nested deepest.
"""

import sys
from contextlib import contextmanager

from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface as s

FRAMES = 50_000  # of Python's stack
STACK = (
    96 << 20
)  # bytes of C's, of which a frame takes up to 2 KB; Linux grants any main thread 128


def deepen(frames: int = FRAMES) -> None:
    """Let Python recurse so deep; never less again, for another thread may be running."""
    if sys.getrecursionlimit() >= frames:
        return
    sys.setrecursionlimit(frames if _grown() else min(frames, 15_000))


def _grown() -> bool:
    """Whether C's stack may grow to STACK, which holds FRAMES of Python's."""
    try:
        from resource import RLIM_INFINITY, RLIMIT_STACK, getrlimit, setrlimit

        soft, hard = getrlimit(RLIMIT_STACK)
        if RLIM_INFINITY != soft < STACK:
            setrlimit(RLIMIT_STACK, (STACK, hard))
    except (ImportError, ValueError, OSError):
        return False
    return True


@contextmanager
def nested(module: s.Module | None):
    """A walk over a program, which ends in E0206 where Python's stack does not hold it."""
    deepen()
    try:
        yield
    except RecursionError:
        place = (deepest(module), module.source) if module else (None, None)
        raise Diagnostic(
            "E0206", "the program is nested too deeply", label="nested deepest here",
            help="name a part of it: t = …, and go on with t",
        ).located(*place) from None  # fmt: skip


def deepest(root: s.Node):
    """The span of the node under the most others, or of the program's beginning."""
    level = [root]
    span = (0, 0)
    while level:
        span = next((node.span for node in level if node.span), span)
        level = [child for node in level for child in s.children(node)]
    return span
