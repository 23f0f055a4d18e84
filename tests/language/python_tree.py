"""The surface tree as Python's own `ast`, so that CPython can say whether it is right."""

import ast
import warnings

from gradcli.language.syntax import surface as s

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
            named = [
                ast.keyword(None if name == "**" else name, expression(value))
                for name, value in keywords
            ]
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
        case s.NamedExpr(target, value):
            return ast.NamedExpr(expression(target, ast.Store()), expression(value))
        case s.Lambda(parameters, value):
            return ast.Lambda(arguments(parameters), expression(value))
        case s.Dict(items):
            keys = [k and expression(k) for k, _ in items]
            return ast.Dict(keys, [expression(v) for _, v in items])
        case s.Comprehension(s.Pair(key, value), clauses):
            return ast.DictComp(expression(key), expression(value), [clause(c) for c in clauses])
        case s.Comprehension(element, clauses):
            return ast.ListComp(expression(element), [clause(c) for c in clauses])
        case s.Generator(s.Comprehension(element, clauses)):
            made = [clause(c) for c in clauses]
            return ast.GeneratorExp(expression(element), made)
        case s.FString(parts):
            return joined(parts)
        case s.Starred(value):
            return ast.Starred(expression(value), load)
        case s.Gathered(items, is_list):
            kind = ast.List if is_list else ast.Tuple
            parts = [
                ast.Starred(expression(item.value, context), load)
                if type(item) is s.Starred else expression(item, context)
                for item in items
            ]  # fmt: skip
            return kind(parts, load)
        case s.List(items):
            return ast.List([expression(item, context) for item in items], load)
        case s.Tuple(items):
            return ast.Tuple([expression(item, context) for item in items], load)
    raise AssertionError(node)


def clause(node: s.Clause) -> ast.comprehension:
    target = expression(node.target, ast.Store())
    tests = [expression(test) for test in node.tests]
    return ast.comprehension(target, expression(node.iterable), tests, 0)


def joined(parts: tuple) -> ast.JoinedStr:
    """An f-string: the `x=` of {x=} is a part of the text before it."""
    values: list[ast.expr] = []
    text = ""
    for part in (*parts, None):
        text += part if isinstance(part, str) else (part.shown if part else "")
        if isinstance(part, str):
            continue
        if text:
            values.append(ast.Constant(text))
        text = ""
        if part is not None:
            conversion = ord(part.conversion or "\0") or -1
            spec = joined(part.spec) if part.spec else None
            values.append(ast.FormattedValue(expression(part.value), conversion, spec))
    return ast.JoinedStr(values)


def arguments(parameters: tuple) -> ast.arguments:
    def named(p):
        return ast.arg(p.name, p.annotation and expression(p.annotation))

    plain = [p for p in parameters if type(p.default) is not s.Starred]
    rest, options = ([p for p in parameters if p not in plain and type(p.default.value) is kind]
                     for kind in (s.Tuple, s.Dict))  # fmt: skip
    by_name = [p for p in plain if p.by == "*"]
    defaults = [p.default for p in plain if p.by != "*" and p.default is not None]
    return ast.arguments(
        posonlyargs=[named(p) for p in plain if p.by == "/"],
        args=[named(p) for p in plain if p.by == ""],
        vararg=named(rest[0]) if rest else None,
        kwonlyargs=[named(p) for p in by_name],
        kw_defaults=[p.default and expression(p.default) for p in by_name],
        kwarg=named(options[0]) if options else None,
        defaults=[expression(d) for d in defaults],
    )


def _block(body) -> list[ast.stmt]:
    return [statement(node) for node in body]


def statement(node) -> ast.stmt:
    store = ast.Store()
    match node:
        case s.Global(names) | s.Nonlocal(names):
            return getattr(ast, type(node).__name__)([name.id for name in names])
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
        case s.For(target, iterable, body, orelse):
            rest = _block(orelse)
            return ast.For(expression(target, store), expression(iterable), _block(body), rest)
        case s.While(test, body, orelse):
            return ast.While(expression(test), _block(body), _block(orelse))
        case s.Def(name, parameters, body, decorators, returns):
            made = ast.parse("def f(): pass").body[0]
            made.name, made.args, made.body = name, arguments(parameters), _block(body)
            made.decorator_list = [expression(part) for part in decorators]
            made.returns = returns and expression(returns)
            return made
        case s.Try(body, handlers, orelse, final):
            caught = [
                ast.ExceptHandler(h.types and expression(h.types), h.name, _block(h.body))
                for h in handlers
            ]
            return ast.Try(_block(body), caught, _block(orelse), _block(final))
        case s.With(items, body):
            entered = [
                ast.withitem(expression(value), target and expression(target, store))
                for value, target in items
            ]
            return ast.With(entered, _block(body))
        case s.Yield(value, many):
            made = value and expression(value)
            return ast.Expr(ast.YieldFrom(made) if many else ast.Yield(made))
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
        case s.ImportFrom(module, names):
            return ast.ImportFrom(module, [ast.alias(*name) for name in names], 0)
        case s.Assert(test, message):
            return ast.Assert(expression(test), message and expression(message))
        case s.Delete(targets):
            return ast.Delete([expression(target, ast.Del()) for target in targets])
        case s.Raise(value, cause):
            return ast.Raise(value and expression(value), cause and expression(cause))
    raise AssertionError(node)


def dump(module: s.Module) -> str:
    """The tree of a program, as `ast.dump` shows CPython's."""
    return ast.dump(ast.Module(_block(module.body), []))


class _Plain(ast.NodeTransformer):
    """What our tree says in one way only."""

    def visit_Import(self, node):  # import a, b: two statements
        return [ast.Import([alias]) for alias in node.names]

    def visit_Delete(self, node):  # del (a, b): a and b
        targets = list(self.generic_visit(node).targets)
        while nested := [t for t in targets if isinstance(t, (ast.Tuple, ast.List))]:
            i = targets.index(nested[0])
            targets[i : i + 1] = nested[0].elts
        return ast.Delete(targets)

    def visit_FormattedValue(self, node):  # {x:}: {x!s}
        self.generic_visit(node)
        if node.format_spec and not node.format_spec.values:
            conversion = ord("s") if node.conversion < 0 else node.conversion
            return ast.FormattedValue(node.value, conversion, None)
        return node

    def visit_Constant(self, node):  # u"a": "a"
        return ast.Constant(node.value)


def python_dump(text: str) -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python warns of `x is 1`, `(1)(x)` and `1if x`
        return ast.dump(_Plain().visit(ast.parse(text.replace("^", "**"))))
