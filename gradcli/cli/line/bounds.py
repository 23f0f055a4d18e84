"""Bounds of what is searched for: --bounds b=1:10, open on one side as b=0: and b=:10."""

from collections.abc import Sequence
from typing import Annotated

from gradcli import calls
from gradcli.cli.line.rows import repeated
from gradcli.cli.line.usage import refused
from gradcli.errors import Diagnostic

BOUNDS = Annotated[
    Sequence[str],
    repeated(
        "--bounds", metavar="NAME=LOW:HIGH", help="Where a value may lie: b=1:10, b=0: or b=:10"
    ),
]


def read_bounds(texts: Sequence[str]) -> dict[str, tuple[float, float]]:
    """The ends of each name, an infinity where one is open."""
    found: dict[str, tuple[float, float]] = {}
    for text in texts:
        name, equals, ends = text.partition("=")
        low, colon, high = ends.partition(":")
        try:
            least = float(calls.constant(low)) if low.strip() else -float("inf")
            most = float(calls.constant(high)) if high.strip() else float("inf")
        except (Diagnostic, TypeError, ValueError):
            colon = ""
        if not (name.strip() and equals and colon) or name in found:
            example = name if name.isidentifier() else "b"
            help = f"as in --bounds {example}=1:10, or {example}=0: without an upper end"
            raise refused("--bounds", text, "a name and two ends, each name once", help)
        if not least < most:
            raise refused("--bounds", text, "a lower end below the upper one")
        found[name.strip()] = (least, most)
    return found
