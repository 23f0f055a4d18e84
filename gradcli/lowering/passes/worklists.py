"""Lists that start with items and are popped from: `st = [a, b]` as `st = []` and two appends.

So a list of what is still to do is a stack from [], which is what the core has.
"""

from gradcli.language.names.program import Program
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import mentions
from gradcli.lowering.passes.rewriting import Rewriting


def pops(node: s.Node) -> bool:
    """Whether a node is the method by which a list gives back its last item."""
    return type(node) is s.Attribute and node.name == "pop"


class Worklists(Rewriting):
    """The pass: a list stays that another statement gives its name, or that reads the name."""

    def __init__(self, program: Program):
        super().__init__(program)
        nodes = list(filter(pops, s.walk(program.module)))
        self.popped = {node.value.id for node in nodes if type(node.value) is s.Name}

    def statement(self, node: s.Node) -> list[s.Node]:
        match node:
            case s.Assign((s.Name(name) as stack,), s.List((_, *_) as items)) if (
                name in self.popped and self.is_list(name) and not mentions(node.value, name)
            ):
                empty = s.List((), span=node.value.span)
                return [
                    s.Assign((stack,), empty, span=node.span),
                    *(_push(stack, item) for item in items),
                ]
        return [self.blocks_of(node)]

    def is_list(self, name: str) -> bool:
        """Whether a name is given one list of numbers that is written out, and nothing else."""
        lists = (s.List, s.Tuple, s.Dict, s.Comprehension)
        place, *others = self.scope.bindings[name]
        if others or place.kind != "assign" or name in self.program.inputs:
            return False
        return not any(type(item) in lists for item in place.value.items)


def _push(stack: s.Name, item: s.Node) -> s.Node:
    """The statement that appends an item."""
    append = s.Attribute(stack, "append", span=item.span)
    return s.Expression(s.Call(append, (item,), (), span=item.span), span=item.span)
