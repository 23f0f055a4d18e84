"""Python's containers, which gradcli differentiates as they are, and the type of a value."""

import builtins

from gradcli.ops.dispatch import primal

dict, list, tuple = builtins.dict, builtins.list, builtins.tuple


def isinstance(x, kind) -> bool:
    return builtins.isinstance(primal(x), kind)


def type(x):
    return builtins.type(primal(x))
