"""Programs on numbers of a world below all transforms: their constants are lifted into it."""

from collections.abc import Callable

from gradcli.evaluator.closures.code import Coder
from gradcli.language.names.lookup import full_name, library_name, meaning
from gradcli.language.syntax import surface as s

WHOLE = 2**53  # the whole numbers that 64 bits hold
EXACT = (s.Number, s.Name, s.Attribute)  # floats that are what they are; others were rounded


class Lifting(Coder):
    """Compiles a program whose constants are numbers of a world.

    So are whole numbers that are divided, or given to a smooth function; others stay what they are,
    for they may be counts.
    """

    __slots__ = ("_reals",)
    exact: Callable  # the number of a constant, which is what it is
    rounded: Callable  # that of a result which was rounded to 64 bits

    def __init__(self, program, watched: frozenset[str]):
        super().__init__(program, watched)
        self._reals: set[int] = set()  # ids of the nodes that give reals, where they are whole too

    def expression(self, node: s.Node) -> Callable:
        link = node
        while type(link) is s.Binary:
            if link.op == "/":
                self._reals.update((id(link.left), id(link.right)))
            link = link.left
        if type(node) is s.Call and len(node.args) == 1:
            op = getattr(self._row(node.function), "op", None)
            if op is not None and op.smooth:
                self._reals.add(id(node.args[0]))
        return super().expression(node)

    def _row(self, node: s.Node):
        """The function of the library that is called by `node`."""
        full = full_name(self.program, self.scope, node)
        if full is not None:
            return library_name(full)[1]
        return meaning(self.program, self.scope, node.id)[1] if type(node) is s.Name else None

    def operand(self, node: s.Node) -> tuple[str, object]:
        kind, value = super().operand(node)
        if kind == "expr" or (kind == "slot" and id(node) not in self._reals):
            return kind, value
        return "expr", self.observed(node, self.closure((kind, value)))

    def observed(self, node: s.Node, run: Callable) -> Callable:
        lift = self.exact if type(node) in EXACT else self.rounded
        real, exact = id(node) in self._reals, self.exact

        def lifted(f):
            x = run(f)
            if type(x) is float:
                return lift(x)
            return exact(x) if real and type(x) is int and -WHOLE < x < WHOLE else x

        return lifted
