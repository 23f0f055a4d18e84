"""A function of a file as a program of its own: its parameters the inputs, its call the target."""

from gradcli.errors import Diagnostic, nearest
from gradcli.language import surface as s
from gradcli.language.program import Program, Target
from gradcli.language.resolve import NUMERIC, is_literal, resolve
from gradcli.language.scopes import Scope, scopes

OTHERS = (s.Tuple, s.NoneLiteral, s.String, s.Dict, s.Lambda)  # defaults that no input has


def as_function(program: Program, name: str) -> Program:
    """The program whose inputs are the parameters of the function `name`, and target its call.

    Of the other statements it keeps those that the function's value may depend on.
    """
    definition = program.functions.get(name)
    if definition is None:
        known = list(program.functions)
        close = nearest(name, known)
        listed = f"it has {', '.join(known)}" if known else "it defines none"
        raise Diagnostic(
            "E0007",
            f"the program has no function '{name}'",
            help=f"did you mean '{close[0]}'?" if close else listed,
            source=program.source,
        )
    body = _needed(program.module.body, name)
    parameters = [p.name for p in definition.parameters]
    _check_parameters(body, definition, program)
    given = []
    for p in definition.parameters:
        kind = p.annotation.id if type(p.annotation) is s.Name else ""
        if kind in NUMERIC:
            given.append(s.Declare(p.name, kind, (), p.default, span=p.span))
        elif p.default is not None and is_literal(p.default):
            given.append(s.Assign((s.Name(p.name, span=p.span),), p.default, span=p.span))
        elif p.default is not None:
            given.append(s.Declare(p.name, "float", None, p.default, span=p.span))
    values = tuple(s.Name(p.name, span=p.span) for p in definition.parameters)
    call = s.Call(s.Name(name, span=definition.span), values, (), span=definition.span)
    last = s.Expression(call, span=definition.span)
    module = s.Module((*body, *given, last), (), program.source, span=program.module.span)
    made = resolve(module, (*parameters, *program.bound), type(program))
    made.target = Target(name, call, definition.span)
    return made


def with_own_defaults(program: Program) -> Program:
    """The program of a function, without the inputs whose defaults are no numbers or arrays: texts,
    tuples, None.  The function has them of itself."""
    target = program.target
    own = {i.name for i in program.inputs.values() if type(i.default) in OTHERS}
    if target is None or target.name not in program.functions or type(target.node) is not s.Call:
        return program
    definition = program.functions[target.name]
    names = [p.name for p in definition.parameters]
    if not own or program.module.body[-1].value is not target.node or not own <= set(names):
        return program
    first = min(map(names.index, own))
    given = target.node.args
    keywords = tuple((n, v) for n, v in zip(names[first:], given[first:]) if n not in own)
    call = s.Call(target.node.function, given[:first], keywords, span=target.span)
    body = [n for n in program.module.body[:-1] if not (type(n) is s.Declare and n.name in own)]
    last = s.Expression(call, span=target.span)
    module = s.Module((*body, last), (), program.source, span=program.module.span)
    made = resolve(module, tuple(n for n in program.bound if n not in own), type(program))
    made.target = Target(target.name, call, target.span)
    return made


def _needed(body: tuple, name: str) -> list[s.Node]:
    """The statements that the function `name` may depend on, in their order."""
    alone = [scopes(s.Module((statement,), (), None)) for statement in body]
    binds = [{*top.bindings, *top.writes} for top in alone]
    reads = [_outer_reads(top) for top in alone]
    chosen: set[int] = set()
    needed, variables = {name}, set()
    before = -1
    while len(needed) + len(chosen) != before:
        before = len(needed) + len(chosen)
        for i, statement in enumerate(body):
            acts = type(statement) is s.Expression and type(statement.value) is s.Call
            if i in chosen or not (binds[i] & needed or (acts and reads[i] & variables)):
                continue
            chosen.add(i)
            needed |= reads[i]
            if type(statement) is not s.Def:
                variables |= binds[i]
    last = len(body) - 1
    return [
        statement
        for i, statement in enumerate(body)
        if type(statement) in (s.Import, s.ImportFrom)
        or (i in chosen and not (i == last and type(statement) is s.Expression))
    ]


def _outer_reads(top: Scope) -> set[str]:
    """The names that a statement takes from around it."""
    return {
        read.start.id
        for scope in top.walk()
        for read in scope.reads
        if read.start is not None and scope.home(read.start.id) in (None, top)
    }


def _check_parameters(body: list, definition: s.Def, program: Program) -> None:
    """Raise where a parameter has the name of something else that the function depends on."""
    top = scopes(s.Module(tuple(body), (), None))
    taken = {*top.bindings, *_outer_reads(top)}
    for parameter in definition.parameters:
        if parameter.name in taken:
            raise Diagnostic(
                "E0007",
                f"the parameter '{parameter.name}' of '{definition.name}' has the name of a "
                f"variable of the file that '{definition.name}' depends on",
                parameter.span,
                help="give one of the two another name",
                source=program.source,
            )
