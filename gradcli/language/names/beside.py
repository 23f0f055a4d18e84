"""The declarations that stand beside a program, read."""

from collections.abc import Mapping

from gradcli.errors import Diagnostic, Source
from gradcli.language.names.declarations import check_type
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.parser import parse


def read_declarations(types: Mapping[str, str]) -> dict[str, s.Declare]:
    """The declaration of each name: {"v": "float[3]"} has that of `v: float[3]`.

    Raises what the same line in a program raises: E0100, E0104.
    """
    return {name: _read(Source(f"{name}: {kind}", "<declaration>")) for name, kind in types.items()}


def _read(source: Source) -> s.Declare:
    node = parse(source).body[0]
    if type(node) is not s.Declare or node.default is not None or "\n" in source.text.strip():
        raise Diagnostic(
            "E0100",
            f"'{source.text}' is no declaration of an input",
            node.span,
            help="write 'x: float', 'n: int', 'v: float[3]', or 'v: float[:]' for any length",
            source=source,
        )
    check_type(node, source)
    return node
