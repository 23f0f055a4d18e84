"""What of a typed program depends on some of its inputs, through values; not by the way it goes."""

from collections.abc import Iterable, Iterator

from gradcli.typed import statements as t

Names = set[str]
GIVEN_BACK = "return "  # the numbers that a function gives back, by their places


def dependent(functions: list[t.Function], inputs: Iterable[str]) -> dict[str, Names]:
    """The names of numbers, arrays and stacks of each function that depend on inputs of the last,
    by its name."""
    found: dict[str, Names] = {f.name: set() for f in functions}
    found[functions[-1].name].update(inputs)
    by_name = {f.name: f for f in functions}
    size = -1
    while size != (size := sum(map(len, found.values()))):
        for f in functions:
            for s in t.within(f.body):
                _follow(s, found[f.name], found, by_name)
    return found


def depends(value: t.Value, names: Names) -> bool:
    """Whether a value is made of any of these names."""
    for node in t.nodes(value):
        match node:
            case t.Get(_, name) | t.Item(_, name, _):
                if name in names:
                    return True
    return False


def _follow(s: t.Statement, own: Names, found: dict[str, Names], by_name: dict) -> None:
    if type(s) is t.Invoke:
        _called(s, own, found[s.function], by_name[s.function])
        return
    for name, given in _moves(s):
        if given in own if isinstance(given, str) else depends(given, own):
            own.add(name)


def _moves(s: t.Statement) -> Iterator[tuple[str, t.Value | str]]:
    """(name, what goes there: a value, or what is in another name)."""
    match s:
        case t.Set(name, value) | t.Push(name, value):
            yield name, value
        case t.Put(array, place, value):
            yield from ((array, place), (array, value))
        case t.Pop(name, other) | t.Total(name, other, _, _):
            yield name, other
        case t.PushAll(name, other, _) | t.PopAll(name, other, _) | t.Copy(name, other, _):
            yield name, other
        case t.Apply(_, _, array, _, given):
            yield from ((array, name) for name, _ in given)
        case t.Loop(name, start, _, step, _, _):
            yield from ((name, start), (name, step))
        case t.Leave("return", values):
            yield from ((f"{GIVEN_BACK}{k}", value) for k, value in enumerate(values))


def _called(s: t.Invoke, own: Names, inner: Names, function: t.Function) -> None:
    for given, (name, _, _) in zip(s.args, function.parameters):
        if given in own if isinstance(given, str) else depends(given, own):
            inner.add(name)
        elif isinstance(given, str) and name in inner:  # it is written there, or elsewhere
            own.add(given)
    own.update(to for to, (name, _) in zip(s.arrays, function.arrays_out) if name in inner)
    own.update(to for k, to in enumerate(s.names) if f"{GIVEN_BACK}{k}" in inner)
