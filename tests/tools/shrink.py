"""Makes a failing program small: drops statements, opens blocks, replaces expressions by parts."""

import ast
import copy
from collections.abc import Callable, Iterator

from oracle import python

BODIES = ("body", "orelse", "finalbody")


def shrink(text: str, fails: Callable[[str], bool], trials: int = 600) -> str:
    """The smallest program found that still fails; `fails` must also refuse what is not valid."""
    best = ast.unparse(ast.parse(python(text)))
    if not fails(best):
        return text
    improved = True
    while improved and trials > 0:
        improved = False
        for candidate in _smaller(ast.parse(best)):
            trials -= 1
            made = ast.unparse(ast.fix_missing_locations(candidate))
            if len(made) < len(best) and fails(made):
                best, improved = made, True
                break
            if trials <= 0:
                break
    return best


def _smaller(tree: ast.Module) -> Iterator[ast.Module]:
    yield from _without_statements(tree)
    yield from _with_parts(tree)


def _blocks(tree: ast.AST) -> list[tuple[int, str]]:
    """Every list of statements, as the place of its owner in ast.walk and the field."""
    return [
        (k, field)
        for k, node in enumerate(ast.walk(tree))
        for field in BODIES
        if isinstance(getattr(node, field, None), list)
    ]


def _at(tree: ast.AST, place: int) -> ast.AST:
    return list(ast.walk(tree))[place]


def _without_statements(tree: ast.Module) -> Iterator[ast.Module]:
    for place, field in _blocks(tree):
        count = len(getattr(_at(tree, place), field))
        for i in range(count):
            made = copy.deepcopy(tree)
            body = getattr(_at(made, place), field)
            inner = [s for f in BODIES for s in getattr(body[i], f, [])]
            body[i : i + 1] = []
            if not body and field == "body" and place:
                body.append(ast.Pass())
            yield made
            if inner:
                opened = copy.deepcopy(tree)
                body = getattr(_at(opened, place), field)
                body[i : i + 1] = [s for f in BODIES for s in getattr(body[i], f, [])]
                yield opened


def _with_parts(tree: ast.Module) -> Iterator[ast.Module]:
    for place, node in enumerate(ast.walk(tree)):
        for field, value in ast.iter_fields(node):
            if field == "func" or isinstance(node, ast.JoinedStr):
                continue
            slots = enumerate(value) if isinstance(value, list) else [(None, value)]
            for i, old in slots:
                if not isinstance(old, ast.expr) or isinstance(
                    getattr(old, "ctx", None), ast.Store
                ):
                    continue
                parts = [p for p in ast.walk(old) if isinstance(p, ast.expr) and p is not old]
                for part in [*parts[:6], ast.Constant(1.5), ast.Constant(1)]:
                    if isinstance(old, ast.Constant) or isinstance(
                        getattr(part, "ctx", None), ast.Store
                    ):
                        continue
                    made = copy.deepcopy(tree)
                    owner, new = _at(made, place), copy.deepcopy(part)
                    if i is None:
                        setattr(owner, field, new)
                    else:
                        getattr(owner, field)[i] = new
                    yield made
