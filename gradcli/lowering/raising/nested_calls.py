"""Calls of a program's functions put back where their values are read.

Lowering gives each call a name of its own.  Where that name is read once, by the next statement,
the call goes there again: functions of a program have no effect, so that nothing changes but the
text.
"""

from typing import Any

from gradcli.language.syntax import surface

SIMPLE = (surface.Assign, surface.AugAssign, surface.Return, surface.Expression)


def nested(body: tuple, author: frozenset[str]) -> tuple:
    """`body` without the names beside `author` that hold a call for the statement after it."""
    reads: dict[str, int] = {}
    for s in body:
        for name in _named(s):
            reads[name] = reads.get(name, 0) + 1
    # read once, and assigned once: the name stands in the text twice
    single = {n for n, times in reads.items() if times == 2} - author
    return _block(body, single, author)


def _named(s) -> list[str]:
    """The names in the text of a statement, those that are a function's own left out."""
    names = [n.id for n in surface.walk(s) if type(n) is surface.Name]
    if type(s) is not surface.Def:
        return names
    own: set[str] = set()
    for n in surface.walk(s):
        match n:
            case surface.Parameter(name):
                own.add(name)
            case surface.Assign(targets, _):
                for target in targets:
                    items = target.items if type(target) is surface.Tuple else (target,)
                    own |= {part.id for part in items if type(part) is surface.Name}
            case surface.AugAssign(surface.Name(name)) | surface.For(surface.Name(name)):
                own.add(name)
    return [name for name in names if name not in own]


def _block(body: tuple, single: set[str], author: frozenset[str]) -> tuple:
    out: list = []  # from the last statement on
    for s in map(lambda s: _with_blocks(s, single, author), reversed(body)):
        names = _results(s)
        last: Any = out[-1] if out else None
        if len(names) == 1 and names[0] in single and _heads(last, names[0]):
            out[-1] = _put(last, names[0], s.value)
        elif len(names) > 1 and single.issuperset(names) and _ends_in(last, names):
            out[-1] = type(last)(s.value)
        else:
            out.append(s)
    return tuple(reversed(out))


def _results(s) -> tuple[str, ...]:
    """The names that a statement gives the results of a call of a function."""
    if type(s) is not surface.Assign or len(s.targets) != 1 or type(s.value) is not surface.Call:
        return ()
    if type(s.value.function) is not surface.Name:
        return ()
    (target,) = s.targets
    items = target.items if type(target) is surface.Tuple else (target,)
    names = tuple(item.id for item in items if type(item) is surface.Name)
    return names if len(names) == len(items) else ()


def _ends_in(s, names: tuple[str, ...]) -> bool:
    """Whether a statement gives on exactly these names, as a tuple."""
    if type(s) not in (surface.Return, surface.Expression) or type(s.value) is not surface.Tuple:
        return False
    return [getattr(item, "id", None) for item in s.value.items] == list(names)


def _heads(s, name: str) -> bool:
    """Whether a statement reads the name itself, and not in a block of its own."""
    match s:
        case surface.If(((test, _), *_), _):
            return _mentions(test, name)
        case surface.For(_, iterable, _):
            return _mentions(iterable, name)
    return type(s) in SIMPLE and _mentions(s, name)


def _mentions(node, name: str) -> bool:
    return any(type(n) is surface.Name and n.id == name for n in surface.walk(node))


def _put(node, name: str, value):
    """The node, or tuple of nodes, with `value` in the place of the name."""
    if type(node) is surface.Name and node.id == name:
        return value
    if type(node) is tuple:
        return tuple(_put(part, name, value) for part in node)
    if not isinstance(node, surface.Node) or not _mentions(node, name):
        return node
    return type(node)(*[_put(part, name, value) for part in node.fields()])


def _with_blocks(s, single: set[str], author: frozenset[str]):
    match s:
        case surface.If(branches, orelse):
            inner = tuple((test, _block(body, single, author)) for test, body in branches)
            return surface.If(inner, _block(orelse, single, author))
        case surface.For(target, iterable, body):
            return surface.For(target, iterable, _block(body, single, author), ())
        case surface.While(test, body):
            return surface.While(test, _block(body, single, author), ())
        case surface.Def(name, parameters, body, decorators, returns):
            return surface.Def(name, parameters, nested(body, author), decorators, returns)
    return s
