"""What expressions cost: their operations, those that a name would hold once."""

from collections.abc import Iterable

from gradcli.core.ir import Expr
from gradcli.derive.algebra.forms import SHORT, Forms


def cost(forms: Forms, values: Iterable, atoms: set[int], own: int = 1) -> tuple[int, int, int]:
    """(operations as they would print, those of the trees, names read) of values over given bases.

    A base costs `own` times its tree, or nothing where something else reads it anyway; a name for
    what several read costs one more.
    """
    total, read, seen, names = 0, 0, set(), set()
    weights, named = forms.weights, forms.named
    stack = list(values)
    while stack:
        node = stack.pop()
        if type(node) is not Expr:
            continue
        if node.op is None:
            read += 1
            continue
        i = id(node)
        if i in seen:
            if node.op in SHORT:
                names.add(i)
            continue
        if weights[i] >= named or forms.named_once(node):
            seen.add(i)
        if i not in atoms:
            total += 1
            stack += node.args
        elif i not in forms.shared:
            total += own * weights[i]
    return total + len(names), sum([forms.weight(value) for value in values]), read
