"""Named tuples: tuples whose type has the names of their items, and is a value itself."""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface
from gradcli.lowering.lists import lists
from gradcli.lowering.refused import Refused, fault
from gradcli.lowering.values import Fields, NamedType, Text, Tuple, described


def named_type(st, name: str, args: list, named: dict, node: surface.Call) -> NamedType:
    """namedtuple(title, fields), or typing's NamedTuple(title, fields)."""
    given = [*args, *[named[k] for k in ("field_names", "fields") if k in named]]
    defaults = named.get("defaults")
    known = () if defaults is None else lists.known_items(st, defaults, node.span)
    match given:
        case [Text(str(title)), Text(str(text))]:
            names: list = text.replace(",", " ").split()
        case [Text(str(title)), fields]:
            names = [v.value if isinstance(v, Text) else None
                     for v in lists.known_items(st, fields, node.span)]  # fmt: skip
        case _:
            title, names = "", [None]
    if None in names:
        words = "a type of named tuples whose fields are worked out"
        raise Refused(words, node.span, (), 'write them out: namedtuple("Point", "x y")')
    return NamedType(Fields(title, tuple(names), node.span), tuple(known))


def made(st, f: NamedType, args: list, named: dict, node: surface.Call) -> Tuple:
    """P(1, y=2)."""
    names = f.of.names
    given = dict(zip(names[len(names) - len(f.defaults) :], f.defaults))
    given |= dict(zip(names, args)) | named
    twice = any([name in names[: len(args)] for name in named])
    if len(args) > len(names) or twice or given.keys() != set(names):
        words = f"{f.of.title} takes {', '.join(names) or 'no arguments'}, each once"
        raise fault(st, Diagnostic("E0103", words, exception="TypeError"), node.span)
    return Tuple(tuple([given[name] for name in names]), f.of)


def attribute(st, v, name: str, span):
    """What is read of a named tuple, or of its type; None of another value."""
    match v:
        case Tuple(items, Fields(_, names)) if name in names:
            return st.readable(items[names.index(name)], span)
        case Tuple(_, Fields() as of) | NamedType(of) if name == "_fields":
            return Tuple(tuple(map(Text, of.names)))
    return None


def method(st, v, name: str, args: list, named: dict, node: surface.Call):
    """What a method of a named tuple, or of its type, gives; None of another value, or method."""
    of = v.of if isinstance(v, Tuple | NamedType) else None
    if isinstance(v, Tuple) and of and name in of.names:  # a function that it has
        return st.invoked(attribute(st, v, name, node.span), args, named, node)
    act = METHODS.get(name) if of is not None else None
    return None if act is None else act(st, v, args, named, node)


def _make(st, v: Tuple | NamedType, args: list, named: dict, node: surface.Call) -> Tuple:
    items = lists.known_items(st, args[0], node.span)
    return made(st, NamedType(v.of, ()), items, named, node)


def _replace(st, v: Tuple, args: list, named: dict, node: surface.Call) -> Tuple:
    assert v.of is not None
    if other := [name for name in named if name not in v.of.names]:
        words = f"{described(v)} has no field '{other[0]}': it has {', '.join(v.of.names)}"
        raise fault(st, Diagnostic("E0103", words, exception="ValueError"), node.span)
    new = {name: st.settled(item, name) for name, item in named.items()}
    return Tuple(tuple([new.get(n, item) for n, item in zip(v.of.names, v.items)]), v.of)


def _as_dict(st, v: Tuple, args: list, named: dict, node: surface.Call):
    assert v.of is not None
    return st.new("dict", node, dict(zip(v.of.names, v.items)))


METHODS: dict[str, Callable] = {"_make": _make, "_replace": _replace, "_asdict": _as_dict}
