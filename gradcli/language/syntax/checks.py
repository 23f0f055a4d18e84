"""What Python counts as syntax, and a grammar cannot say: what may be assigned to, the order of
parameters, and where a break, continue or return may stand.
"""

from gradcli.errors import Diagnostic
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import is_options, is_rest

# What cannot be assigned to, in words.
CANNOT: dict[type[s.Node], str] = {
    s.Gathered: "a '*'",
    s.Call: "the result of a call",
    s.Compare: "a comparison",
    s.Binary: "an expression",
    s.Unary: "an expression",
    s.BoolOp: "an expression",
    s.Conditional: "a conditional expression",
    s.String: "a string",
    s.FString: "a string",
    s.Lambda: "a function",
    s.Dict: "a dict",
    s.Comprehension: "a comprehension",
    s.Generator: "a generator",
    s.Ellipsis: "'...'",
    s.NoneLiteral: "None",
}


# What stands only within a loop or a function.
LAST = "the last line of a program is its value: write it without 'return'"
WITHIN: dict[type[s.Node], tuple[str, str, str | None]] = {
    s.Break: ("break", "loop", None),
    s.Continue: ("continue", "loop", None),
    s.Return: ("return", "function", LAST),
    s.Yield: ("yield", "function", None),
}


def check_target(target, verb: str = "assign to") -> None:
    """An error unless `target` can be assigned to: names, elements, and tuples of them."""
    stack = [target]
    while stack:
        node = stack.pop()
        kind = type(node)
        if kind in (s.Name, s.Subscript):
            continue
        if kind in (s.Tuple, s.List) or (kind is s.Gathered and verb == "assign to"):
            stack += reversed(_parts(node, verb))
            continue
        hint = None
        if kind is s.Attribute:
            name = dotted(node)[1] or f"….{node.name}"
            what, hint = f"the attribute {name!r}", f"{verb} a name of your own"
        elif kind is s.Number:
            what = node.text if len(node.text) < 40 else "a number"
        elif kind is s.Boolean:
            what = str(node.value)
        else:
            what = CANNOT[kind]
        if kind is s.Call and type(node.function) is s.Name and verb == "assign to":
            hint = f"to define a function, write def {node.function.id}(…): return …"
        if hint is None and verb == "assign to":
            hint = "a name stands left of '='; '==' compares"
        raise Diagnostic("E0100", f"cannot {verb} {what}", node.span, help=hint)


def _parts(node: s.Tuple | s.List | s.Gathered, verb: str) -> list[s.Node]:
    """The targets that a target is made of, of which one may take what is left: a, *b, c = …"""
    if not node.items:
        raise Diagnostic("E0100", f"cannot {verb} an empty tuple", node.span)
    stars = [item for item in node.items if type(item) is s.Starred]
    if len(stars) > 1:
        raise Diagnostic("E0100", "two names with a '*' in one assignment", stars[1].span)
    return [item.value if type(item) is s.Starred else item for item in node.items]


def check_parameters(parameters: tuple, of: str) -> None:
    """An error when a name is given twice, or one without a default follows one that has it."""
    seen: dict[str, s.Parameter] = {}
    defaulted = None
    for k, parameter in enumerate(parameters):
        name = parameter.name
        if name in seen:
            raise Diagnostic(
                "E0100",
                f"duplicate parameter {name!r}{of}",
                parameter.span,
                "named again here",
                seconds=((seen[name].span, "first here"),),
            )
        seen[name] = parameter
        if k and is_options(parameters[k - 1]):
            last = f"'**{parameters[k - 1].name}'"
            help = f"put {last} last"
            raise Diagnostic("E0100", f"a parameter follows {last}{of}", parameter.span, help=help)
        if is_rest(parameter) and any(p.by == "*" or is_rest(p) for p in parameters[:k]):
            raise Diagnostic("E0100", f"a second '*'{of}", parameter.span)
        if type(parameter.default) is s.Starred or parameter.by == "*":
            continue
        if parameter.default is not None:
            defaulted = parameter
        elif defaulted is not None:
            raise Diagnostic(
                "E0100",
                f"parameter {name!r} without a default follows {defaulted.name!r}, which has one",
                parameter.span,
                help=f"put {name!r} before {defaulted.name!r}, or give it a default",
            )


def check_places(body: tuple) -> None:
    """An error for a break or continue outside a loop, or a return or yield outside a function."""
    stack = [(body, False, False)]
    while stack:
        statements, looped, called = stack.pop()
        for node in statements:
            kind = type(node)
            if kind is s.If:
                stack += [(branch, looped, called) for _, branch in node.branches]
                stack.append((node.orelse, looped, called))
            elif kind is s.For or kind is s.While:
                stack += [(node.body, True, called), (node.orelse, looped, called)]
            elif kind is s.With:
                stack.append((node.body, looped, called))
            elif kind is s.Try:
                bodies = (node.body, *(h.body for h in node.handlers), node.orelse, node.final)
                stack += [(part, looped, called) for part in bodies]
            elif kind is s.Def:
                stack.append((node.body, False, True))
            elif kind in WITHIN:
                word, around, help = WITHIN[kind]
                if not (looped if around == "loop" else called):
                    raise Diagnostic("E0100", f"'{word}' outside a {around}", node.span, help=help)
