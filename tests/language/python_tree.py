"""The surface tree as Python's own `ast`, so that CPython can say whether it is right."""

import ast
import warnings

from gradcli.language import surface as s

BINARY = {
    "+": ast.Add, "-": ast.Sub, "*": ast.Mult, "/": ast.Div, "//": ast.FloorDiv, "%": ast.Mod,
    "@": ast.MatMult, "**": ast.Pow, "&": ast.BitAnd, "|": ast.BitOr, "<<": ast.LShift,
    ">>": ast.RShift,
}  # fmt: skip
UNARY = {"-": ast.USub, "+": ast.UAdd, "~": ast.Invert, "not": ast.Not}
COMPARE = {
    "<": ast.Lt, ">": ast.Gt, "==": ast.Eq, "!=": ast.NotEq, "<=": ast.LtE, ">=": ast.GtE,
    "in": ast.In, "not in": ast.NotIn, "is": ast.Is, "is not": ast.IsNot,
}  # fmt: skip


def expression(node, context=None) -> ast.expr:
    load = context or ast.Load()
    match node:
        case s.Number(value) | s.Boolean(value) | s.String(value):
            return ast.Constant(value)
        case s.NoneLiteral():
            return ast.Constant(None)
        case s.Ellipsis():
            return ast.Constant(...)
        case s.Name(id):
            return ast.Name(id, load)
        case s.Attribute(value, name):
            return ast.Attribute(expression(value), name, load)
        case s.Call(function, args, keywords):
            named = [ast.keyword(name, expression(value)) for name, value in keywords]
            return ast.Call(expression(function), [expression(a) for a in args], named)
        case s.Subscript(value, index):
            return ast.Subscript(expression(value), expression(index), load)
        case s.Slice(start, stop, step):
            return ast.Slice(*(part and expression(part) for part in (start, stop, step)))
        case s.Unary(op, operand):
            return ast.UnaryOp(UNARY[op](), expression(operand))
        case s.Binary(op, left, right):
            return ast.BinOp(expression(left), BINARY[op](), expression(right))
        case s.Compare(first, ops, rest):
            signs = [COMPARE[op]() for op in ops]
            return ast.Compare(expression(first), signs, [expression(r) for r in rest])
        case s.BoolOp(op, values):
            sign = ast.And() if op == "and" else ast.Or()
            return ast.BoolOp(sign, [expression(value) for value in values])
        case s.Conditional(test, body, orelse):
            return ast.IfExp(expression(test), expression(body), expression(orelse))
        case s.List(items):
            return ast.List([expression(item, context) for item in items], load)
        case s.Tuple(items):
            return ast.Tuple([expression(item, context) for item in items], load)
    raise AssertionError(node)


def _block(body) -> list[ast.stmt]:
    return [statement(node) for node in body]


def statement(node) -> ast.stmt:
    store = ast.Store()
    match node:
        case s.Expression(value):
            return ast.Expr(expression(value))
        case s.Assign(targets, value):
            return ast.Assign([expression(t, store) for t in targets], expression(value))
        case s.AugAssign(target, op, value):
            return ast.AugAssign(expression(target, store), BINARY[op](), expression(value))
        case s.Declare(name, kind, shape, default):
            given = ast.Name(kind, ast.Load())
            if shape:
                index = shape[0] if len(shape) == 1 else s.Tuple(shape)
                given = ast.Subscript(given, expression(index), ast.Load())
            value = None if default is None else expression(default)
            return ast.AnnAssign(ast.Name(name, store), given, value, 1)
        case s.If(branches, orelse):
            rest = _block(orelse)
            for test, body in reversed(branches):
                rest = [ast.If(expression(test), _block(body), rest)]
            return rest[0]
        case s.For(target, iterable, body):
            return ast.For(expression(target, store), expression(iterable), _block(body), [])
        case s.While(test, body):
            return ast.While(expression(test), _block(body), [])
        case s.Def(name, parameters, body):
            arguments = ast.arguments(
                posonlyargs=[],
                args=[ast.arg(p.name) for p in parameters],
                kwonlyargs=[],
                kw_defaults=[],
                defaults=[expression(p.default) for p in parameters if p.default is not None],
            )
            made = ast.parse("def f(): pass").body[0]
            made.name, made.args, made.body = name, arguments, _block(body)
            return made
        case s.Return(value):
            return ast.Return(value and expression(value))
        case s.Break():
            return ast.Break()
        case s.Continue():
            return ast.Continue()
        case s.Pass():
            return ast.Pass()
        case s.Import(module, alias):
            return ast.Import([ast.alias(module, alias)])
    raise AssertionError(node)


def dump(module: s.Module) -> str:
    """The tree of a program, as `ast.dump` shows CPython's."""
    return ast.dump(ast.Module(_block(module.body), []))


def python_dump(text: str) -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python warns of `x is 1`, `(1)(x)` and `1if x`
        return ast.dump(ast.parse(text.replace("^", "**")))
