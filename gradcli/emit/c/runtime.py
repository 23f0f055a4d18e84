"""The functions of our own that C files have ahead of theirs, where they use them.

They keep Python's meaning where C's own operators differ, and the digits of the rows that they are.
Their texts are in the folder `runtime`, each after the comment that says what it is.
"""

import re
from pathlib import Path

from gradcli.emit.texts import TEXTS

FOLDER = Path(__file__).with_suffix("")
FILES = (
    "arithmetic", "choices", "exponentials", "trigonometric", "error_functions", "gamma", "floats",
    "memory", "stack", "axes", "matrices",
)  # fmt: skip
STACKS = ("struct stack", "struct whole_stack")  # of doubles, and of whole numbers


def _texts() -> dict[str, str]:
    """The text of each function, by its name, and of STACKS; what one calls may be below it."""
    found = {}
    for name in FILES:
        for text in re.split(r"\n(?=/\*)", (FOLDER / f"{name}.c").read_text()):
            head = text.split("\n")[1]
            name = head.removesuffix(" {")
            found[name if name in STACKS else head.partition("(")[0].split()[-1].lstrip("*")] = text
    return found


HELPERS: dict[str, str] = _texts()

# The functions of math.h that rows are; the others are ours.
LIBM = frozenset({text.c for text in TEXTS.values() if text.c} - HELPERS.keys())
