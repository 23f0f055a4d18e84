"""A simplified program in the lines of its author: those that save nothing stay word for word.

The statements of both are told by what they assign: each has its twin, in the same block, or is
left out.  Where that cannot be said for sure there is no such text.
"""

from gradcli.derive.simplification.in_place import is_shorter
from gradcli.language.printing.comments import heading
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax import surface as s

Edit = tuple[int, int, str]  # the start and the end of what a text takes the place of


class Apart(Exception):
    """Two programs of which the statements have no twins."""


def in_lines_of(old: s.Module, new: s.Module) -> str | None:
    """The text of `old` with the statements of `new` that have fewer operations; None without."""
    declared = {node.name for node in old.body if type(node) is s.Declare}
    added = [n for n in new.body if type(n) is s.Declare and n.name not in declared]
    rest = tuple([node for node in new.body if node not in added])
    edits: list[Edit] = []
    try:
        _block(old, old.body, rest, edits)
        if added:
            first = next(node for node in old.body if type(node) not in (s.Import, s.ImportFrom))
            start = _line(old, first)[0]
            edits.append((start, start, "".join([f"{unparse(node)}\n" for node in added])))
    except Apart:
        return None
    text, out, reached = old.source.text, [], 0
    for start, end, replacement in sorted(edits):
        out += [text[reached:start], replacement]
        reached = end
    return "".join([*out, text[reached:]]).rstrip("\n") + "\n"


def _block(module: s.Module, old: tuple, new: tuple, edits: list[Edit]) -> None:
    """Add what changes in a block.  Raises Apart."""
    groups: dict[tuple, list] = {}
    for node in _put_back(new, {n.id for n in s.walk(module) if type(n) is s.Name}):
        groups.setdefault(_key(node), []).append(node)
    count: dict[tuple, int] = {}
    for node in old:
        count[_key(node)] = count.get(_key(node), 0) + 1
    if any(count.get(key) != len(nodes) for key, nodes in groups.items()):
        raise Apart
    for node in old:
        twins = groups.get(_key(node))
        if twins is None:
            _leave_out(module, node, edits)
        else:
            _change(module, node, twins.pop(0), edits)


def _put_back(body: tuple, names: set[str]) -> list:
    """A block with the calls that have new names, none of `names`, where these are read again."""
    out: list = []
    calls: dict[str, s.Node] = {}
    for node in body:
        node = _with(node, calls)
        match node:
            case s.Assign((s.Name(name),), s.Call() as call) if name not in names:
                calls[name] = call
            case _:
                out.append(node)
    return out


def _with(node, calls: dict[str, s.Node]):
    """A node, or a tuple of nodes, with calls in the places of their names; each stands once."""
    if type(node) is s.Name:
        return calls.pop(node.id, node)
    if type(node) is tuple:
        return tuple([_with(part, calls) for part in node])
    if not isinstance(node, s.Node) or not calls:
        return node
    return type(node)(*[_with(part, calls) for part in node.fields()], span=node.span)


def _key(node: s.Node) -> tuple:
    """What a statement is told by."""
    match node:
        case s.Assign(targets):
            return s.Assign, *map(unparse, targets)
        case s.AugAssign(target):
            return s.Assign, unparse(target)
        case s.Declare(name) | s.Def(name):
            return type(node), name
        case s.For(target):
            return s.For, unparse(target)
        case s.Import() | s.ImportFrom():
            return s.Import, unparse(node)
    return (type(node),)


def _change(module: s.Module, old: s.Node, new: s.Node, edits: list[Edit]) -> None:
    """Add what changes in a statement, or in the blocks of one."""
    match old, new:
        case s.If(), s.If():
            if len(old.branches) != len(new.branches) or bool(old.orelse) != bool(new.orelse):
                raise Apart
            for (test, body), (other, inner) in zip(old.branches, new.branches):
                _replace(module, test, other, edits)
                _block(module, body, inner, edits)
            _block(module, old.orelse or (), new.orelse or (), edits)
        case s.For(), s.For():
            _replace(module, old.iterable, new.iterable, edits)
            _block(module, old.body, new.body, edits)
        case s.While(), s.While():
            _replace(module, old.test, new.test, edits)
            _block(module, old.body, new.body, edits)
        case s.Def(), s.Def():
            if old.parameters != new.parameters:
                raise Apart
            _block(module, old.body, new.body, edits)
        case _:
            _replace(module, old, new, edits)


def _replace(module: s.Module, old: s.Node, new: s.Node, edits: list[Edit]) -> None:
    """Put what takes fewer operations in the place of what takes more."""
    if not is_shorter(new, old):
        return
    start, end = old.span
    if any(start < comment.span[0] < end for comment in module.comments):
        raise Apart
    edits.append((start, end, unparse(new)))


def _leave_out(module: s.Module, node: s.Node, edits: list[Edit]) -> None:
    """Take out the lines of a statement, with the comments right above it and at its end."""
    text = module.source.text
    start, end = _line(module, node)
    for comment in reversed(module.comments[len(heading(module)) :]):
        if comment.alone and text[comment.span[1] : start] == "\n":
            start = text.rfind("\n", 0, comment.span[0]) + 1
    if not text[end:].partition("\n")[0].strip():  # one blank line stays of two
        while text[:start].endswith("\n\n"):
            start -= 1
    edits.append((start, end, ""))


def _line(module: s.Module, node: s.Node) -> tuple[int, int]:
    """The start of the first and the end of the last line of a statement, which are its own."""
    text, (start, end) = module.source.text, node.span
    first = text.rfind("\n", 0, start) + 1
    last = text.find("\n", end) + 1 or len(text)
    beside = text[end:last].strip()
    if text[first:start].strip() or (beside and not beside.startswith("#")):
        raise Apart
    return first, last
