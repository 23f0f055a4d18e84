"""The notes on a result: that it is a sum's, where it stopped being finite, why it is null.

Why a derivative is null follows from two closures over the program's names: those whose values
flow into the target, and those that only decide a test on the way.
"""

from gradcli.engine.function import Function, silent
from gradcli.engine.probe import is_finite, origin
from gradcli.errors import Diagnostic
from gradcli.language import surface as s
from gradcli.ops.table import shape
from gradcli.result import Result

TESTS = (s.Compare, s.BoolOp)  # values without a gradient, wherever they stand


def noted(result: Result, function: Function, strict: bool) -> Result:
    """The result with its notes; where `strict`, E0207 in place of one that something is wrong."""
    program, notes = function.program, []
    if not result.targets and not function.printed:
        raise Diagnostic(
            "E0107", "the program has no value: it assigns nothing and ends in no expression",
            program.module.body[-1].span, "this statement has no value", source=program.source,
            help="end it with an expression, or name a function of it after the file: FILE:f",
        )  # fmt: skip
    if result.gradients == {} and result.targets:
        notes.append("there is nothing to differentiate by: the program has no real inputs")
    if result.gradients and _is_sum(result.values):
        notes.append("the derivatives are of the sum of all elements, not the jacobian")
    unbounded = _not_finite(result, function)
    missing = [name for name, g in (result.gradients or {}).items() if g is None]
    if strict and unbounded:
        raise unbounded
    if strict and missing:
        why = why_unconnected(program, missing[0], result.targets)
        message = f"the target does not depend on '{missing[0]}': {why}"
        raise Diagnostic("E0207", message, source=program.source)
    if unbounded:
        notes.append(_in_words(unbounded))
    for name in missing:
        if "," not in name:
            why = why_unconnected(program, name, result.targets)
            notes.append(f"the derivative by '{name}' is null: {why}")
    result.notes = tuple(notes)
    return result


def _is_sum(values: tuple) -> bool:
    return len(values) > 1 or any(isinstance(v, (list, tuple)) or _count(v) > 1 for v in values)


def _count(value) -> int:
    count = 1
    for length in shape(value):
        count *= length
    return count


def _not_finite(result: Result, function: Function) -> Diagnostic | None:
    """What made the result infinite or NaN: the first row to be so, else the target itself."""
    value = all(map(_finite, result.values))
    slopes = all(g is None or _finite(g) for g in (result.gradients or {}).values())
    if value and slopes:
        return None
    for name, x in function.point.items():
        if not _finite(x):
            return Diagnostic("E0207", f"the input '{name}' is not finite")
    program, of, limits = function.program, function.of, function.limits
    real = tuple(name for name, given in program.inputs.items() if given.kind == "float")
    probing = Function(program, function.point, result.wrt or real, of, limits, silent)
    sources = probing.sources()
    found = origin(lambda probe: probing([probe(x) for x in sources]), slopes=value)
    if found is not None:
        return found
    what = "the value" if not value else "a derivative"
    return Diagnostic("E0207", f"{what} of {', '.join(result.targets)} is not finite")


def _finite(value) -> bool:
    if isinstance(value, (list, tuple)):
        return all(map(_finite, value))
    return is_finite(value)


def _in_words(found: Diagnostic) -> str:
    if found.span is None or found.source is None:
        return found.message
    return f"{found.message}, at line {found.source.position(found.span[0])[0]}"


def why_unconnected(program, name: str, targets: tuple[str, ...]) -> str:
    """A clause that says why nothing connects `name` to the targets."""
    flows, tests = _edges(program)
    goals = {t for t in targets if t in flows or t in program.inputs} or {""}
    values = _closure(goals, flows)
    if name in values:
        return (
            f"'{name}' reaches it only where no gradient passes: a branch that was not taken, "
            "a test, an integer"
        )
    deciding = {test for value in values for test in tests.get(value, ())}
    if name in _closure(deciding, flows):
        return f"'{name}' is only used in a test"
    return f"'{name}' is not used by it"


def _closure(start: set[str], edges: dict[str, set[str]]) -> set[str]:
    seen, stack = set(start), list(start)
    while stack:
        for name in edges.get(stack.pop(), ()):
            if name not in seen:
                seen.add(name)
                stack.append(name)
    return seen


def _edges(program) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """For each name the names its value is made of, and those that decide whether it is.

    A function is a name made of all that its body reads; the target of a program that ends in an
    expression is the name "".
    """
    flows: dict[str, set[str]] = {"": set()}
    tests: dict[str, set[str]] = {}
    stack = [(node, frozenset(), "") for node in reversed(program.module.body)]
    while stack:
        node, deciding, owner = stack.pop()
        match node:
            case s.If(branches, orelse):
                for test, body in branches:
                    deciding = deciding | _names(test)
                    stack += [(child, deciding, owner) for child in body]
                stack += [(child, deciding, owner) for child in orelse or ()]
            case s.While(test, body):
                stack += [(child, deciding | _names(test), owner) for child in body]
            case s.For(target, iterable, body):
                for name in _names(target):
                    flows.setdefault(name, set()).update(_names(iterable))
                stack += [(child, deciding, owner) for child in body]
            case s.Def(name, _, body):
                flows.setdefault(name, set())
                stack += [(child, frozenset(), name) for child in body]
            case _:
                for name in _written(node, owner):
                    data, control = _reads(node)
                    flows.setdefault(name, set()).update(data)
                    tests.setdefault(name, set()).update(deciding, control)
    return flows, tests


def _written(node: s.Node, owner: str) -> set[str]:
    """The names that a statement gives a value; in a function also the function."""
    names = {owner} if owner or isinstance(node, s.Expression) else set()
    if isinstance(node, s.Assign):
        names |= {name for target in node.targets for name in _names(target)}
    elif isinstance(node, s.AugAssign):
        names |= _names(node.target)
    return names


def _reads(node: s.Node) -> tuple[set[str], set[str]]:
    """The names a statement's value is made of, and those it only tests."""
    data: set[str] = set()
    control: set[str] = set()
    stack = [node]
    while stack:
        node = stack.pop()
        if isinstance(node, TESTS):
            control |= _names(node)
        elif isinstance(node, s.Conditional):
            control |= _names(node.test)
            stack += [node.body, node.orelse]
        elif isinstance(node, s.Name):
            data.add(node.id)
        else:
            stack += s.children(node)
    return data, control


def _names(node: s.Node) -> frozenset[str]:
    return frozenset(n.id for n in s.walk(node) if isinstance(n, s.Name))
