"""Defaults of parameters, which calls work out here: whether they find what the definition did."""

from gradcli.language.names.scopes import Scope
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import is_constant, mentions
from gradcli.lowering.passes.constant_propagation import Decided
from gradcli.lowering.passes.static_values import Closure, Instance

READING = ("len", "zip", "enumerate", "sum", "reversed")  # which give nothing of a list on


def is_lasting(at: Decided, p: s.Parameter, callee: Closure, call: s.Call) -> bool:
    """Whether a default that is worked out at a call is what it was at the definition."""
    default, node = p.default, callee.node
    if is_constant(default) or call.function is node:
        return True
    if type(default) in (s.List, s.Tuple):
        return all(map(is_constant, default.items)) and _is_only_read(p.name, node)
    made = at.scopes[id(node)].parent
    for part in s.walk(default):
        if part is not default and type(part) not in (s.Name, s.Number, s.Unary, s.Binary):
            return False
        home = made.home(part.id) if type(part) is s.Name else None
        if home is None:
            continue
        first, *others = home.bindings[part.id]
        looped = any(block > 0 for block in first.path)
        if others or looped or at.scope.home(part.id) is not home:
            return False
        changes = at.names_list(part) or _changes_arrays(home)
        if part is not default and changes:
            return False
    return type(default) in (s.Name, s.Unary, s.Binary)


def begun_as_none(made: Instance) -> list[s.Node]:
    """What gives the parameters None that are given it, and are assigned later."""
    names = [name for name in made.known if len(made.scope.bindings[name]) > 1]
    spans = {p.name: p.span for p in made.node.parameters}
    none = [s.NoneLiteral(span=spans[name]) for name in names]
    return [s.Assign((s.Name(n),), value, span=value.span) for n, value in zip(names, none)]


def _changes_arrays(scope: Scope) -> bool:
    """Whether a function may change an array that it has: what is worked out of it changes too."""
    places = [place for bindings in scope.bindings.values() for place in bindings]
    return bool(scope.writes) or any(place.kind == "augment" for place in places)


def _is_only_read(name: str, function: s.Node) -> bool:
    """Whether a function neither changes the list that a parameter is, nor gives it on."""
    read: set[int] = set()
    for node in s.walk(function):
        targets: tuple[s.Node, ...] = ()
        match node:
            case s.Subscript(value, _) | s.For(_, value, _) | s.Clause(_, value, _):
                read.add(id(value))
            case s.Call(s.Name(called), args, ()) if called in READING:
                read |= set(map(id, args))
            case s.Assign(targets, _):
                pass
            case s.AugAssign(target, _, _):
                targets = (target,)
        if any(mentions(target, name) for target in targets):
            return False
    return all(id(n) in read for n in s.walk(function) if type(n) is s.Name and n.id == name)
