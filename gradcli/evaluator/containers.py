"""The containers of `collections`: what makes each of them, on the values of a call."""

from collections import deque
from collections.abc import Callable

from gradcli.evaluator.builtins import whole
from gradcli.evaluator.values import iterate


def _deque(owner, args, keywords, node) -> deque:
    given = dict(zip(("iterable", "maxlen"), args)) | keywords
    most = given.get("maxlen")
    items = owner.meter.counted(iterate(given.get("iterable", ())), node.span)
    return deque(items, None if most is None else whole(most, "maxlen"))


# the language's name -> function(owner, args, keywords, node)
COLLECTIONS: dict[str, Callable] = {"collections.deque": _deque}
