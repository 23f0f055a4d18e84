"""Functions that give back a function: what they work out has names where they are called.

`f = make(a)` with `def make(k): return lambda t: k*t` is `make_k = a`, and f a function that reads
make_k.
"""

from collections.abc import Iterator

from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import has_pop, is_constant
from gradcli.lowering.passes.static_values import Closure, Instance, Library, Static, Variable

GIVEN = (s.Lambda, s.Name, s.Call, s.Attribute)  # what a function may be given back as


def made_by(at, node: s.Call, callee: Closure) -> Static | None:
    """The function that a call gives; None of another value, or where the way to it is not known.

    at: the walk (Decided), which stands where the call is.
    """
    function, key = callee.node, (id(node), "made")
    if key in at.instance.values:
        made = at.instance.values[key]
        return None if made is None else made.values[key]
    at.instance.values[key] = None
    if not _may_make(function) or has_pop(node):  # what is given is worked out before the rest
        return None
    given = _given(function, node)
    if given is None:
        return None
    statics = {name: at.static(value) for name, value in given.items()}
    scope, host = at.scopes[id(function)], at.instance.host
    if any(len(places) > 1 for places in scope.bindings.values()):
        return None
    made = Instance(function, scope, callee.frame, {n: v for n, v in statics.items() if v})
    made.host, made.name = host, callee.name
    for name in scope.bindings:
        if name not in made.known:
            word = at.word("_".join(filter(None, (callee.name, name))))
            made.variables[id(scope), name] = Variable(word, None, host)
            at.pending.add(word)
    with at.within(made, scope):
        *_, last = _way(at, function) or (None,)
        found = at.static(last.value) if last is not None else None
    if not isinstance(found, Closure | Library):
        return None
    made.values[key] = found
    at.instance.values[key] = made
    return found


def written_for(at, node: s.Node) -> list[s.Node]:
    """The statements that work out what the functions read that the calls in a node give."""
    key = id(node), "made"
    made = at.instance.values.get(key) if type(node) is s.Call else None
    if made is None:
        return []
    out = written_for(at, node.function)
    for name, value in _given(made.node, node).items():
        if name in made.known:
            out += written_for(at, value)
        else:
            out.append(_assigned(at, made.variables[id(made.scope), name], at.value(value), node))
    with at.within(made, made.scope):
        for statement in _way(at, made.node):
            match statement:
                case s.Assign((s.Name(name),), value) if at.static_name(name) is None:
                    variable = made.variables[id(made.scope), name]
                    out.append(_assigned(at, variable, at.value(value), statement))
                case s.Assign(_, value) | s.Return(value):
                    out += written_for(at, value)
    return out


def _assigned(at, variable: Variable, value: s.Node, node: s.Node) -> s.Assign:
    at.assigned.add(variable.name)
    at.pending.discard(variable.name)
    return s.Assign((s.Name(variable.name, span=node.span),), value, span=node.span)


def _may_make(function: s.Node) -> bool:
    """Whether a function may give back a function, as far as its text tells."""
    if type(function) is s.Lambda:
        return type(function.value) is s.Lambda
    returns = [part for part in _own(function.body) if type(part) is s.Return]
    return bool(returns) and all(type(part.value) in GIVEN for part in returns)


def _own(body: tuple) -> Iterator[s.Node]:
    """The statements of a function, those in its branches too."""
    for node in body:
        yield node
        if type(node) is s.If:
            for block in (*(block for _, block in node.branches), node.orelse or ()):
                yield from _own(block)


def _given(function: s.Node, node: s.Call) -> dict[str, s.Node] | None:
    """What a call gives each parameter, by its name; None where it gives one nothing."""
    given = dict(zip((p.name for p in function.parameters), node.args)) | dict(node.keywords)
    for p in function.parameters:  # other defaults are worked out where the function is made
        if p.name not in given and p.default is not None and is_constant(p.default):
            given[p.name] = p.default
    return given if all(p.name in given for p in function.parameters) else None


def _way(at, function: s.Node) -> list[s.Node]:
    """The statements that are run, the last the return; [] where that is not known."""
    if type(function) is s.Lambda:
        return [s.Return(function.value, span=function.value.span)]
    found: list[s.Node] = []
    left = list(function.body)
    while left:
        match left.pop(0):
            case s.Return() as last:
                return [*found, last]
            case s.Def():
                pass
            case s.Assign((s.Name(),), _) as statement:
                found.append(statement)
            case s.If(branches, orelse):
                truths = [at.truth(test) for test, _ in branches]
                known = truths[: truths.index(True) + 1] if True in truths else truths
                if None in known:
                    return []
                left[:0] = branches[len(known) - 1][1] if True in known else orelse or ()
            case _:
                return []
    return []
