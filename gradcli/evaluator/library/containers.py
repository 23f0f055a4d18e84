"""The containers of `collections`: what makes each of them, on the values of a call; and the types
of named tuples, which a program makes itself."""

from collections import Counter, defaultdict, deque
from collections.abc import Callable
from functools import partial
from keyword import iskeyword
from typing import Any, ClassVar

from gradcli.errors import Diagnostic
from gradcli.evaluator.library.builtins import dictionary, whole
from gradcli.evaluator.library.functions import callable_, invoke
from gradcli.evaluator.values.array import primal, unwrap, wrap
from gradcli.evaluator.values.values import Type, iterate, key
from gradcli.ops import arithmetic
from gradcli.ops.containers import Named, named


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


def count(owner, node, x: Counter, by: int, source=(), /, **more) -> None:
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


# -- named tuples ------------------------------------------------------------------------------
class NamedType(Type):
    """A type of named tuples: its title, its fields, and the defaults of the last of them."""

    __slots__ = ("title", "fields", "defaults")
    attributes: ClassVar = Type.attributes | {"_fields": lambda self: self.fields}

    def __init__(self, title: str, fields: tuple[str, ...], defaults: tuple):
        super().__init__(f"__main__.{title}", self._called)
        self.title, self.fields = title, fields
        self.defaults = dict(zip(fields[len(fields) - len(defaults) :], defaults))

    def _called(self, owner, args, keywords, node) -> Named:
        found = dict(zip(self.fields, args))
        twice = [name for name in keywords if name in found or name not in self.fields]
        whole = self.defaults | found | keywords
        if len(args) > len(self.fields) or twice or whole.keys() != set(self.fields):
            message = f"{self.title} takes {', '.join(self.fields) or 'no arguments'}, each once"
            raise Diagnostic("E0103", message, node.span, source=owner.source)
        return named(self, [whole[name] for name in self.fields])

    def of_items(self, items: list) -> Named:
        """P._make(items)."""
        if len(items) != len(self.fields):
            message = f"{self.title}._make takes {len(self.fields)} items, not {len(items)}"
            raise Diagnostic("E0103", message, exception="TypeError")
        return named(self, items)

    def replaced(self, x: Named, new: dict) -> Named:
        """p._replace(x=1)."""
        if other := [name for name in new if name not in self.fields]:
            message = f"{self.title} has no field '{other[0]}': it has {', '.join(self.fields)}"
            raise Diagnostic("E0103", message, exception="ValueError")
        return named(self, [new.get(name, item) for name, item in zip(self.fields, x)])

    def items(self, x: Named) -> dict:
        """p._asdict()."""
        return dict(zip(self.fields, x))


def _make(owner, self: NamedType, args, keywords, node) -> Named:
    return self.of_items([x for many in args for x in iterate(many)])


NamedType.methods = {"_make": _make}


def _named_type(owner, args, keywords, node) -> NamedType:
    """namedtuple(title, fields), or typing's NamedTuple(title, [(field, type), …])."""
    given: list[Any] = [keywords[k] for k in ("field_names", "fields") if k in keywords]
    title, fields = [*args, *given, ()][:2]
    names = fields.replace(",", " ").split() if type(fields) is str else list(iterate(fields))
    names = [name if type(name) is str else name[0] for name in names]
    defaults = tuple(iterate(keywords.get("defaults") or ()))
    wrong = [n for k, n in enumerate(names) if type(n) is not str or not _is_field(n, names[:k])]
    if wrong or type(title) is not str or len(defaults) > len(names):
        message = (
            f"namedtuple takes a name and those of its fields, each one once: {wrong or title}"
        )
        raise Diagnostic("E0202", message, exception="ValueError")
    return NamedType(title, tuple(names), defaults)


def _is_field(name: str, before: list[str]) -> bool:
    return name.isidentifier() and not iskeyword(name) and name[0] != "_" and name not in before


# the language's name -> function(owner, args, keywords, node)
COLLECTIONS: dict[str, Callable] = {
    "collections.deque": _deque, "collections.defaultdict": _defaultdict,
    "collections.Counter": _counter, "collections.namedtuple": _named_type,
    "typing.NamedTuple": _named_type,
}  # fmt: skip
