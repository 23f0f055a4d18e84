"""Arrays with two names: where an array whose elements are written may be seen by another name."""

from gradcli.errors import Source, Span
from gradcli.language import core
from gradcli.language.core import Assign, Call, Def, Expr, Leave
from gradcli.language.fence import refuse
from gradcli.language.kinds import Kinds, kinds_of

# Rows whose value may be (a view of) their first argument.
VIEWS = {"getitem", "transpose", "reshape", "sum_like", "positive", "stop_gradient"}


def aliased(value) -> set[str]:
    """The names whose arrays `value` may be, or be views of; none where it is surely new."""
    found, pending = set(), [value]
    while pending:
        node = pending.pop()
        if type(node) is not Expr:
            continue
        if node.op is None:
            found.add(node.args[0])
        elif node.op in core.CHOICES:
            pending += node.args[1:] if node.op is core.SELECT else node.args
        elif node.op.name in VIEWS:
            pending.append(node.args[0])
    return found


def check_aliases(program: core.Program, spans: dict[str, Span | None], source: Source) -> None:
    """Raise where an array whose elements are written has, or may have, a second name.

    On the way back elements are restored in place, which another name would see.
    """
    written = {s.targets[0] for s in core.statements(program.body) if type(s) is Assign and s.index}
    if not written:
        return
    kinds = kinds_of(program)
    for scope, s in kinds.blocks:
        match s:
            case Assign(targets, (), Call(function, args)) if function in kinds.defs:
                given = {n for a in args for n in core.names(a)}
                through = {n for n in given if _gives_back(kinds, function)}
                found = written & (through | set(targets)) if through else set()
                found = {n for n in found if not kinds.is_number(program.graph.var(n), scope)}
            case Assign((target,), (), value) if type(value) is Expr:
                others = aliased(value) - {target}
                many = others and not kinds.is_number(value, scope)
                found = written & {target, *others} if many else set()
            case _:
                continue
        if found:
            raise refuse("two names", spans.get(min(found)), source)


def _gives_back(kinds: Kinds, function: str) -> bool:
    """Whether a function may return one of its arguments, or a view of one."""
    d: Def = kinds.defs[function]
    return any(
        aliased(v) & set(d.parameters) and not kinds.is_number(v, function)
        for s in core.statements(d.body)
        if type(s) is Leave and s.how == "return"
        for v in s.values
    )
