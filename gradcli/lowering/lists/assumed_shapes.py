"""The shape that a value has where the inputs that are not declared are numbers, or rows of them
where they are indexed: that of what is put into a list whose array is made before it.

Were such an input an array of more axes, the array would not take it: it is an error, not another
number.
"""

from gradcli.core.ir import Expr
from gradcli.core.types.lengths import UNKNOWN
from gradcli.core.types.shape_rules import node_shape
from gradcli.core.types.shapes import Shape
from gradcli.lowering.values import UNDEFINED, key
from gradcli.ops.arrays import getitem

NOT_YET = "not yet"


def shape_if(st, e) -> Shape:
    """The shape of a value; UNKNOWN where the program does not tell it."""
    order = _made_of(st, e)
    found: dict = {}
    changed = True
    while changed:  # what is not found yet is left out: a loop has what comes into it
        changed = False
        for node in order:
            new = _shape(st, node, found)
            if new != found.get(key(node), NOT_YET):
                found[key(node)], changed = new, True
    shape = found.get(key(e), NOT_YET)
    return UNKNOWN if shape == NOT_YET else shape


def _made_of(st, e) -> list:
    """What a value is made of, each once, parts first as far as loops allow."""
    out, seen, waiting = [], set(), [(e, False)]
    while waiting:
        node, done = waiting.pop()
        if done:
            out.append(node)
        elif key(node) not in seen and node is not UNDEFINED:
            seen.add(key(node))
            waiting.append((node, True))
            waiting += [(v, False) for v in _reads(st, node)]
    return out


def _is_told(shape: Shape) -> bool:
    return type(shape) is tuple and UNKNOWN not in shape


def _reads(st, e) -> tuple:
    if type(e) is not Expr or _is_told(st.rows.lengths.of(e)):
        return ()
    if e.op is not None:
        return e.args
    before = st.former.get(e.args[0])
    return st.values_of.get(e.args[0], ()) if before is None else (before,)


def _shape(st, e, found: dict) -> Shape:
    own = st.rows.lengths.of(e)
    if _is_told(own):
        return own
    if e.op is None and e.args[0] in st.rows.inputs:
        return () if st.rows.inputs[e.args[0]][1] is None else UNKNOWN
    ways = [found.get(key(v), NOT_YET) for v in _reads(st, e) if v is not UNDEFINED]
    if e.op is None:
        known = {s for s in ways if s != NOT_YET}
        return known.pop() if len(known) == 1 else UNKNOWN if known or not ways else NOT_YET
    if NOT_YET in ways:
        return NOT_YET
    if e.op is getitem.op and ways[0] == ():
        return () if all([s == () for s in ways]) else UNKNOWN
    return node_shape(e, ways)
