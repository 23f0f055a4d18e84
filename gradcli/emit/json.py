"""Programs as data: JSON with every statement, expression, input and default.  docs/emit.md has
its schema.

The text is written piece by piece, without recursion into expressions: a sum of any length prints.
A float has a point or an exponent and an integer has not, as Python and most readers keep them.
"""

from json import dumps
from typing import Any

from gradcli.core import ir
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, assert_never
from gradcli.core.types.kinds import Kinds
from gradcli.emit.about import About
from gradcli.typed.signature import parameters

VERSION = 1
INDENT = "  "


def printed(program: ir.Program, about: About) -> str:
    """The JSON of a program: one object, a statement to a line."""
    inputs = []
    for p in parameters(program, Kinds(program)):
        type_, _ = program.inputs[p.name]
        kind = p.kind.partition(" of ")[0]  # the shape tells how many axes an array has
        fields: dict[str, Any] = {"name": p.name, "type": type_, "kind": kind}
        fields["shape"] = list(p.shape) if p.shape else None
        given = "null" if p.default is None else expression(p.default)
        inputs.append(f'{dumps(fields)[:-1]}, "default": {given}}}')
    outputs = []
    for k, (name, value) in enumerate(zip(about.outputs, program.outputs, strict=True)):
        by = list(about.by[k]) if k < len(about.by) else []
        outputs.append(f'{dumps({"name": name, "by": by})[:-1]}, "value": {expression(value)}}}')
    constants = {name: _plain(value) for name, value in sorted(program.constants.items())}
    parts = [
        f'"gradcli": {VERSION}', f'"name": {dumps(about.name)}',
        f'"summary": {dumps(about.summary)}', f'"inputs": {_listed(inputs, 1)}',
        f'"constants": {dumps(constants)}', f'"body": {_block(program.body, 1)}',
        f'"outputs": {_listed(outputs, 1)}',
    ]  # fmt: skip
    inside = f",\n{INDENT}".join(parts)
    return f"{{\n{INDENT}{inside}\n}}\n"


def _listed(items: list[str], depth: int) -> str:
    """A list with an item to a line."""
    if not items:
        return "[]"
    lines = f",\n{INDENT * (depth + 1)}".join(items)
    return f"[\n{INDENT * (depth + 1)}{lines}\n{INDENT * depth}]"


# -- statements -----------------------------------------------------------------------------------
def _block(body: ir.Body, depth: int) -> str:
    return _listed([_statement(s, depth + 1) for s in body], depth)


def _statement(s: ir.Statement, depth: int) -> str:
    match s:
        case Assign(_, _, Call(ir.APPEND, (stack, value))):
            return f'{{"push": {expression(value)}, "stack": {dumps(stack.args[0])}}}'
        case Assign(targets, _, Call(ir.POP, (stack,))):
            return f'{{"pop": {dumps(list(targets))}, "stack": {dumps(stack.args[0])}}}'
        case Assign(targets, index, value):
            at = f', "index": {_values(index)}' if index else ""
            return f'{{"assign": {dumps(list(targets))}{at}, "value": {_value(value)}}}'
        case If(test, then, orelse):
            one, two = _block(then, depth), _block(orelse, depth)
            return f'{{"if": {expression(test)}, "then": {one}, "else": {two}}}'
        case For(name, start, stop, step, reverse, body):
            ends = zip(("start", "stop", "step"), map(_value, (start, stop, step)))
            fields = ", ".join(f'"{key}": {text}' for key, text in ends)
            return (
                f'{{"for": {dumps(name)}, {fields}, "reverse": {dumps(bool(reverse))}, '
                f'"body": {_block(body, depth)}}}'
            )
        case While(test, body):
            return f'{{"while": {expression(test)}, "body": {_block(body, depth)}}}'
        case Leave("return", values):
            return f'{{"return": {_values(values)}}}'
        case Leave(how, _):
            return f'{{"leave": {dumps(how)}}}'
        case Def(name, parameters, body):
            named = dumps(list(parameters))
            return f'{{"def": {dumps(name)}, "parameters": {named}, "body": {_block(body, depth)}}}'
    assert_never(s)


# -- expressions ----------------------------------------------------------------------------------
def _value(value) -> str:
    """An expression, or a call of one of the program's functions."""
    if type(value) is Call:
        return f'{{"call": {dumps(value.function)}, "args": {_values(value.args)}}}'
    return expression(value)


def _values(values: tuple) -> str:
    return f"[{', '.join(map(_value, values))}]"


def expression(value) -> str:
    """The JSON of an expression: a number, a name, or a row with its arguments."""
    out: list[str] = []
    stack = [value]
    while stack:
        part = stack.pop()
        if type(part) is str:
            out.append(part)
        elif type(part) is Call:
            stack.append(_value(part))
        elif type(part) is not Expr:
            out.append(dumps(_plain(part)))
        elif part.op is None:
            out.append(f'{{"name": {dumps(part.args[0])}}}')
        else:
            pieces: list = [f'{{"row": {dumps(part.op.name)}, "args": [']
            for k, a in enumerate(part.args):
                pieces += [", ", a] if k else [a]
            pieces.append("]")
            for k, (name, given) in enumerate(part.attrs):
                pieces += [", " if k else ', "keywords": {', f"{dumps(name)}: ", given]
            pieces.append("}}" if part.attrs else "}")
            stack.extend(reversed(pieces))
    return "".join(out)


def _plain(value) -> Any:
    """A leaf: what JSON has no number for is an object that says it."""
    if value is ...:
        return {"ellipsis": True}
    if type(value) is tuple:
        return {"tuple": [_plain(v) for v in value]}
    if type(value) is float and (value != value or value in (float("inf"), float("-inf"))):
        name = "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"
        return {"number": name}
    return value
