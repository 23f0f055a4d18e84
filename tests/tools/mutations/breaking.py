"""Ways to break gradcli in the running interpreter, each a context manager that mends it again."""

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import CodeType, FunctionType, ModuleType
from typing import NamedTuple

from gradcli.ops.rows import Arg, Op

FACTOR = 1 + 1e-6
Place = tuple[str, object]  # where a run comes along: a file and a line, or a table and a key


class Mutation(NamedTuple):
    """One place to break: what is changed there, and the place, which tests reach or do not."""

    name: str
    broken: Callable[[], AbstractContextManager]
    place: Place | None = None


@contextmanager
def attribute(owner, name: str, changed) -> Iterator[None]:
    """An attribute of a module or class with another value."""
    old = owner.__dict__[name] if isinstance(owner, type) else getattr(owner, name)
    setattr(owner, name, changed)
    try:
        yield
    finally:
        setattr(owner, name, old)


@contextmanager
def everywhere(old, new) -> Iterator[None]:
    """An object replaced in every module of gradcli that has it, whatever its name there."""
    held = [
        (module, name)
        for title, module in list(sys.modules.items())
        if title.startswith("gradcli")
        for name, value in list(vars(module).items())
        if value is old
    ]
    for module, name in held:
        setattr(module, name, new)
    try:
        yield
    finally:
        for module, name in held:
            setattr(module, name, old)


@contextmanager
def code(function: FunctionType, changed: CodeType) -> Iterator[None]:
    """A function with another body."""
    old = function.__code__
    function.__code__ = changed
    try:
        yield
    finally:
        function.__code__ = old


@contextmanager
def rule(op: Op, i: int, changed: Callable, written: Callable | None = None) -> Iterator[None]:
    """Argument i of a row with another rule."""
    args, rule0, rule1 = op.args, op.rule0, op.rule1
    op.args = (*args[:i], Arg(args[i].kind, changed, written), *args[i + 1 :])
    op.rule0 = changed if i == 0 else rule0
    op.rule1 = changed if i == 1 else rule1
    try:
        yield
    finally:
        op.args, op.rule0, op.rule1 = args, rule0, rule1


def scaled(function: Callable) -> Callable:
    return lambda *args, **attrs: function(*args, **attrs) * FACTOR


def scaled_series(series: Callable) -> Callable:
    """The recurrence with every coefficient after the value scaled."""

    def changed(*u):
        found = series(*u)
        return found and _scaled(found)

    return changed


def _scaled(coefficients: Iterator) -> Iterator:
    for k, c in enumerate(coefficients):
        yield c if c is None or k == 0 else c * FACTOR


# -- tables ---------------------------------------------------------------------------------------
def entries(title: str, table: dict, changes: Iterable[tuple[str, object, object]]):
    """Mutations of a table: (what is changed, key, the value instead of the key's)."""
    for what, key, value in changes:
        yield Mutation(
            f"{title}, {_word(key)}: {what}",
            lambda key=key, value=value: everywhere(table, {**table, key: value}),
            (title, key),
        )


def dropped(title: str, table: dict) -> Iterator[Mutation]:
    """Mutations of a table: a row less."""
    for key in table:
        yield Mutation(
            f"{title}, {_word(key)}: dropped",
            lambda key=key: everywhere(table, {k: v for k, v in table.items() if k != key}),
            (title, key),
        )


def _word(key) -> str:
    return " of ".join(k.name for k in key) if type(key) is tuple else getattr(key, "name", key)


# -- sources --------------------------------------------------------------------------------------
def conditions(module: ModuleType) -> Iterator[Mutation]:
    """The functions of a module, each with one of its conditions turned over or cut."""
    with open(module.__file__) as file:
        tree = ast.parse(file.read())
    for function, node in functions(module, tree):
        first = function.__code__.co_firstlineno
        for site, what in changed_conditions(node):
            whole = compile(ast.fix_missing_locations(tree), module.__file__, "exec")
            yield Mutation(
                f"{module.__name__}, line {site}, {node.name}: {what}",
                lambda f=function, c=_found(whole, node.name, first): code(f, c),
                (module.__file__, first),
            )


def functions(module: ModuleType, tree: ast.Module) -> Iterator[tuple[FunctionType, ast.AST]]:
    """The functions and methods of a module, with their syntax."""
    for node in tree.body:
        owner, inner = (vars(module), [node])
        if isinstance(node, ast.ClassDef):
            owner, inner = vars(vars(module)[node.name]), node.body
        for part in inner:
            if isinstance(part, ast.FunctionDef):
                found = owner.get(part.name)
                found = getattr(found, "func", getattr(found, "fget", found))
                if isinstance(found, FunctionType):
                    yield found, part


def changed_conditions(node: ast.AST, edges: bool = True) -> Iterator[tuple[int, str]]:
    """Changes the syntax in one place at a time, and back when the next is asked for.

    edges: also whether a comparison holds of equals.
    """
    for part in ast.walk(node):
        match part:
            case ast.If() | ast.IfExp():
                yield from _swapped(part, "test", _denied(part.test))
            case ast.comprehension():
                for k, test in enumerate(part.ifs):
                    yield from _swapped(part.ifs, k, _denied(test))
            case ast.BoolOp():
                for operand in part.values:
                    kept = [v for v in part.values if v is not operand]
                    yield from _swapped(part, "values", kept if len(kept) > 1 else kept * 2)
            case ast.Return(ast.Compare() | ast.UnaryOp(ast.Not())):
                yield from _swapped(part, "value", _denied(part.value))
            case ast.Compare(ops=[op]) if edges and type(op) in EDGES:
                yield from _swapped(part.ops, 0, EDGES[type(op)](), part)


EDGES = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}


def _denied(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _swapped(owner, key, value, shown=None) -> Iterator[tuple[int, str]]:
    old = owner[key] if isinstance(owner, list) else getattr(owner, key)
    shown = shown or (owner if isinstance(owner, ast.AST) and key == "values" else None)
    before = ast.unparse(shown or old)
    _put(owner, key, value)
    at = shown or old
    yield at.lineno, f"{before}  ->  {ast.unparse(ast.fix_missing_locations(shown or value))}"
    _put(owner, key, old)


def _put(owner, key, value) -> None:
    if isinstance(owner, list):
        owner[key] = value
    else:
        setattr(owner, key, value)


def _found(whole: CodeType, name: str, first: int) -> CodeType:
    """The code of a function in that of its module."""
    for constant in whole.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_name == name and constant.co_firstlineno == first:
                return constant
            if found := _found(constant, name, first):
                return found
    return None
