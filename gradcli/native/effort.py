"""How much work LLVM has with a module: what straight lines, loops and arrays are worth.

Loops of numbers are as fast after few passes: what more would do with them is to move what is the
same in each round out of them, and that is mostly done where instructions are chosen.  It is not
of calls.  Vectors are for elements of arrays.
"""

from gradcli.native.runtime import BINARY, UNARY
from gradcli.typed import statements as t
from gradcli.typed.lower import Lowered

LEAST, LESS, MOST = range(3)
CALLED = frozenset({*UNARY, *BINARY})


def effort(lowered: Lowered, batch: bool) -> int:
    """What the statements of a program are worth; batch: whether code runs them for many rows."""
    whole = lowered.functions[-1]
    if batch or len(lowered.functions) > 1:
        return MOST
    inner = list(t.within(whole.body))
    loops = [s for s in inner if type(s) in (t.Loop, t.Repeat)]
    if not loops:
        return LESS if any(type(s) is t.Each for s in inner) else LEAST
    arrays = whole.arrays or any(array for _, _, array in whole.parameters) or whole.arrays_out
    return MOST if arrays or any(_calls_the_same(s) for s in loops) else LESS


def _calls_the_same(loop: t.Statement) -> bool:
    """Whether each round calls a function with the same arguments."""
    inner, changed = list(t.within([loop])), set()
    for s in inner:
        if isinstance(s, t.Set | t.Pop | t.Loop | t.Each):
            changed.add(s.name)
    return any(
        type(node) is t.Op and node.row in CALLED and not _names(node) & changed
        for s in inner for value in s for node in t.nodes(value)
    )  # fmt: skip


def _names(value) -> set[str]:
    return {node.name for node in t.nodes(value) if type(node) is t.Get}
