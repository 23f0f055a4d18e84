"""What programs read of arrays by attributes."""

from gradcli.core import ir
from gradcli.ops.rows import TABLE, Op

ATTRIBUTES: dict[str, Op] = {
    "T": TABLE["transpose"], "shape": ir.SHAPE, "size": ir.constant_form(".size"),
    "ndim": ir.constant_form(".ndim"),
}  # fmt: skip
