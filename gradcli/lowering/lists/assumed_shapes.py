"""The shape that a value has where the inputs that are not declared are numbers, or rows of them
where they are indexed: that of what is put into a list whose array is made before it.

Were such an input an array of more axes, the array would not take it: it is an error, not another
number.
"""

from gradcli.core.ir import Expr
from gradcli.core.types.lengths import UNKNOWN
from gradcli.core.types.shape_rules import node_shape
from gradcli.core.types.shapes import Shape
from gradcli.lowering.provenance import NOT_YET, told
from gradcli.lowering.values import UNDEFINED
from gradcli.ops.arrays import getitem


def shape_if(st, e) -> Shape:
    """The shape of a value; UNKNOWN where the program does not tell it."""
    if e is UNDEFINED:
        return UNKNOWN
    return told(e, lambda v: _reads(st, v), lambda v, of: _shape(st, v, of), UNKNOWN)


def _is_told(shape: Shape) -> bool:
    return type(shape) is tuple and UNKNOWN not in shape


def _reads(st, e) -> list:
    if type(e) is not Expr or _is_told(st.rows.lengths.of(e)):
        return []
    parts = e.args
    if e.op is None:
        before = st.former.get(e.args[0])
        parts = st.values_of.get(e.args[0], ()) if before is None else (before,)
    return [v for v in parts if v is not UNDEFINED]


def _shape(st, e, of) -> Shape:
    own = st.rows.lengths.of(e)
    if _is_told(own):
        return own
    if e.op is None and e.args[0] in st.rows.inputs:
        return () if st.rows.inputs[e.args[0]][1] is None else UNKNOWN
    ways = [of(v) for v in _reads(st, e)]
    if e.op is None:
        known = {s for s in ways if s != NOT_YET}
        return known.pop() if len(known) == 1 else UNKNOWN if known or not ways else NOT_YET
    if NOT_YET in ways:
        return NOT_YET
    if e.op is getitem.op and ways[0] == ():
        return () if all([s == () for s in ways]) else UNKNOWN
    return node_shape(e, ways)
