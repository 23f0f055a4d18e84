"""The containers of `collections`: what makes each of them, on the values of a call."""

from collections import Counter, defaultdict, deque
from collections.abc import Callable
from functools import partial

from gradcli.errors import Diagnostic
from gradcli.evaluator.array import primal, unwrap, wrap
from gradcli.evaluator.builtins import dictionary, whole
from gradcli.evaluator.functions import callable_, invoke
from gradcli.evaluator.values import iterate, key
from gradcli.ops import arithmetic


def _deque(owner, args, keywords, node) -> deque:
    given = dict(zip(("iterable", "maxlen"), args)) | keywords
    most = given.get("maxlen")
    items = owner.meter.counted(iterate(given.get("iterable", ())), node.span)
    return deque(items, None if most is None else whole(most, "maxlen"))


def _defaultdict(owner, args, keywords, node) -> defaultdict:
    make, *rest = args or (None,)
    held = dictionary(*rest, **keywords)
    if make is None:
        return defaultdict(None, held)
    callable_(owner, make, node)
    return defaultdict(partial(invoke, owner, make, (), {}, node), held)


def count(owner, node, x: Counter, by: int, source=(), **more) -> None:
    """Add to a Counter what another dict has, or one for each item that is gone through."""
    if isinstance(source, dict):
        pairs = list(source.items())
    else:
        pairs = [(_counted(v), 1) for v in owner.meter.counted(iterate(source), node.span)]
    for k, n in (*pairs, *more.items()):
        amount = arithmetic.mul(unwrap(n), by)
        x[k] = wrap(arithmetic.add(unwrap(x[k]), amount)) if k in x or by < 0 else n


def _counted(x):
    if type(primal(x)) is float:  # what comes back from a key has no derivative
        message = "Counter counts integers and strings here, no real numbers"
        raise Diagnostic("E0201", message, exception="TypeError")
    return key(x)


def _counter(owner, args, keywords, node) -> Counter:
    made: Counter = Counter()
    count(owner, node, made, 1, *args, **keywords)
    return made


# the language's name -> function(owner, args, keywords, node)
COLLECTIONS: dict[str, Callable] = {
    "collections.deque": _deque, "collections.defaultdict": _defaultdict,
    "collections.Counter": _counter,
}  # fmt: skip
