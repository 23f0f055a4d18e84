"""What the parts of a lowering that read calls of the library ask of it."""

from typing import Any

from gradcli.core.ir import Graph
from gradcli.core.types.shapes import Lengths
from gradcli.errors import Source
from gradcli.language.names.program import Program
from gradcli.language.names.scopes import Scope
from gradcli.language.syntax import surface
from gradcli.lowering.checks.tuples import Spans


class Reader:
    """A lowering as these parts see it: what it has read and noted, and how it reads the rest."""

    resolved: Program
    source: Source
    scope: Scope
    graph: Graph
    spelling: dict[str, str]
    spans: Spans
    displays: set[int]
    inputs: dict[str, tuple]
    lengths: Lengths
    likes: list[tuple]
    vectors: set[str]
    writes: bool

    def expression(self, node: surface.Node) -> Any:
        """The value of a node: a node of the graph, or a number."""
        raise NotImplementedError

    def row(self, node: surface.Node) -> Any:
        """The same of an item of a list: a tuple there is a row of an array."""
        raise NotImplementedError

    def at(self, node: surface.Node, value) -> Any:
        """`value`, which is that of `node`, its place kept where it may be refused."""
        raise NotImplementedError

    def dotted(self, node: surface.Node) -> str | None:
        """The name of a library's function, its prefix the language's own."""
        raise NotImplementedError

    def name_of_input(self, x) -> str:
        """The name of the input that a value is; "" of any other."""
        raise NotImplementedError

    def is_number(self, value) -> bool:
        """Whether a value is surely one number."""
        raise NotImplementedError

    def is_array(self, value, kind: str, node: surface.Node) -> bool:
        """Whether np.asarray gives the very array that it is given, which has to be known."""
        raise NotImplementedError
