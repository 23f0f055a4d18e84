"""What programs read of arrays by attributes."""

from gradcli.core import ir
from gradcli.ops.rows import TABLE, Op

# By the name of an attribute: its row, and the options of that
ATTRIBUTES: dict[str, tuple[Op, tuple]] = {
    "T": (TABLE["transpose"], ()), "flat": (TABLE["reshape"], (("shape", -1),)),
    "shape": (ir.SHAPE, ()), "size": (ir.constant_form(".size"), ()),
    "ndim": (ir.constant_form(".ndim"), ()),
}  # fmt: skip
