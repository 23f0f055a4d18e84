"""Trees made of trees: with other parts in their places, and what is asked of their parts."""

from collections.abc import Callable, Iterable

from gradcli.language.syntax import surface as s

SPREAD = "**"  # in the place of a keyword: the keywords of a dict


def mapped(node, replaced: Callable[[s.Node], s.Node | tuple[s.Node, ...] | None]):
    """A node, or tuple of nodes, with parts replaced: `replaced` gives a part's new one, the
    statements in the place of one, or None.

    What has no part that is replaced stays the same object.
    """
    if type(node) is tuple:
        new = tuple(mapped(part, replaced) for part in node)
        if all(a is b for a, b in zip(new, node)):
            return node
        several = any(type(a) is tuple and isinstance(b, s.Node) for a, b in zip(new, node))
        return tuple(_spliced(new, node)) if several else new
    if not isinstance(node, s.Node):
        return node
    found, chain = replaced(node), []
    while found is None and type(node) is s.Binary:  # a + b + c + … leans to the left
        chain.append(node)
        node = node.left
        found = replaced(node)
    if found is None:
        before = node.fields()
        after = mapped(before, replaced)
        found = node if after is before else type(node)(*after, span=node.span)
    for node in reversed(chain):
        right = mapped(node.right, replaced)
        same = found is node.left and right is node.right
        found = node if same else s.Binary(node.op, found, right, span=node.span)  # type: ignore[arg-type]
    return found


def _spliced(new: tuple, old: tuple):
    for a, b in zip(new, old):
        if type(a) is tuple and isinstance(b, s.Node):
            yield from a
        else:
            yield a


def call(name: str, *args: s.Node, span=None) -> s.Call:
    """A call of a function by its name, such as np.zeros."""
    head, *rest = name.split(".")
    function: s.Node = s.Name(head, span=span)
    for part in rest:
        function = s.Attribute(function, part, span=span)
    return s.Call(function, args, (), span=span)


def literal(node: s.Node) -> int | None:
    """The integer that a node writes out, with its sign; None of any other."""
    sign = -1 if type(node) is s.Unary and node.op == "-" else 1
    node = node.operand if type(node) is s.Unary and node.op in ("-", "+") else node
    if type(node) is not s.Number or type(node.value) is not int:
        return None
    return sign * node.value


def is_constant(node: s.Node) -> bool:
    """Whether a default is the same wherever it is worked out."""
    node = node.operand if type(node) is s.Unary and node.op in ("-", "+") else node
    return type(node) in (s.Number, s.Boolean, s.String, s.NoneLiteral)


def number(value: int | float, span=None) -> s.Number:
    return s.Number(value, str(value), span=span)


def plus(node: s.Node, by: int) -> s.Node:
    """A sum with an integer, worked out as far as it is known."""
    match node:
        case _ if by == 0:
            return node
        case s.Number(int(value)):
            return number(value + by, node.span)
        case s.Binary("+" | "-" as sign, left, s.Number(int(value))):
            return plus(left, by + (value if sign == "+" else -value))
    sign = "-" if by < 0 else "+"
    return s.Binary(sign, node, number(abs(by), node.span), span=node.span)


def is_rest(parameter: s.Parameter) -> bool:
    """Whether a parameter is *rest, which takes all arguments that are left."""
    return type(parameter.default) is s.Starred and type(parameter.default.value) is s.Tuple


def is_options(parameter: s.Parameter) -> bool:
    """Whether a parameter is **options, which takes all keywords that are left."""
    return type(parameter.default) is s.Starred and type(parameter.default.value) is s.Dict


def has_default(parameter: s.Parameter) -> bool:
    """Whether a call may leave a parameter to a default of its own."""
    return parameter.default is not None and type(parameter.default) is not s.Starred


def places(parameters: tuple[s.Parameter, ...]) -> int:
    """How many arguments a call gives by their place, but for those that *rest takes."""
    last = (k for k, p in enumerate(parameters) if p.by == "*" or type(p.default) is s.Starred)
    return next(last, len(parameters))


def by_names(parameters: tuple[s.Parameter, ...]) -> list[str]:
    """The names by which a call may give an argument."""
    return [p.name for p in parameters if p.by != "/" and type(p.default) is not s.Starred]


def is_spread(call: s.Call) -> bool:
    """Whether some arguments of a call are as many as a value holds: f(*xs), f(**options)."""
    starred = any(type(arg) is s.Starred for arg in call.args)
    return starred or any(key == SPREAD for key, _ in call.keywords)


def bound_by(target: s.Node) -> set[str]:
    """The names in a target."""
    return {part.id for part in s.walk(target) if type(part) is s.Name}


def has_pop(node: s.Node) -> bool:
    """Whether an expression takes an item off a list, so that it must be worked out once."""
    return any(type(part) is s.Attribute and part.name == "pop" for part in s.walk(node))


def own(node: s.Node) -> tuple:
    """The expressions that a statement works out itself."""
    match node:
        case s.If(branches, _):
            return tuple(test for test, _ in branches)
        case s.While(test, _):
            return (test,)
        case s.For(_, iterable, _):
            return (iterable,)
        case s.Assign() | s.AugAssign() | s.Expression() | s.Return():
            return (node,)
    return ()


def pops(nodes: tuple) -> int:
    """How many items expressions take off lists."""
    parts = (part for node in nodes for part in s.walk(node))
    return sum(type(part) is s.Attribute and part.name == "pop" for part in parts)


def assigned(body: tuple) -> set[str]:
    """The names that the statements assign."""
    found: set[str] = set()
    for node in (part for statement in body for part in s.walk(statement)):
        targets = node.targets if type(node) is s.Assign else ()
        targets = (node.target,) if type(node) in (s.AugAssign, s.For) else targets
        found |= {name for target in targets for name in bound_by(target)}
    return found


def bound_in(block: Iterable[s.Node]) -> set[str]:
    """The names that statements bind, those of functions left out."""
    nodes = [n for statement in block if type(statement) is not s.Def for n in s.walk(statement)]
    found = {name for node in nodes for target in _bound(node) for name in _names(target)}
    outer = [node for node in nodes if isinstance(node, s.Global | s.Nonlocal)]
    return found - {name.id for node in outer for name in node.names}


def _names(target: s.Node) -> set[str]:
    """The names that a target binds: in an element or an attribute it binds none."""
    if isinstance(target, s.Tuple | s.List | s.Gathered):
        return {name for item in target.items for name in _names(item)}
    if isinstance(target, s.Starred):
        return _names(target.value)
    return {target.id} if isinstance(target, s.Name) else set()


def _bound(node: s.Node) -> tuple[s.Node, ...]:
    """What a statement, or a walrus, binds."""
    match node:
        case s.Assign(targets, _):
            return targets
        case s.NamedExpr(target) | s.AugAssign(target) | s.For(target):
            return (target,)
        case s.Declare(name, _, _, default) if default is not None:
            return (s.Name(name),)
    return ()


def yielding(items: s.Comprehension) -> s.For:
    """The loops that yield the items of a comprehension, one after another."""
    inner: s.Node = s.Yield(items.element, False, span=items.span)
    for clause in reversed(items.clauses):
        for test in reversed(clause.tests):
            inner = s.If(((test, (inner,)),), (), span=items.span)
        inner = loop = s.For(clause.target, clause.iterable, (inner,), (), span=items.span)
    return loop
