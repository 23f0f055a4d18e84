"""Operations in printed derivatives: gradcli's beside the fewest of four that sympy gives.

    python benchmarks/operations.py [--cache FILE] [--losses] [--show]

For each line of `corpus/derivatives.txt` the program that `gradcli diff` prints is counted, and of
sympy diff, simplify(diff), cse(diff) and cse(simplify(diff)).  One counter reads all five, from
their text: +, -, *, /, ** and calls are one operation each, and so is a sign that no sum takes up
(`y - x` and `-x + y` are one operation, as sympy's own count_ops has it).  Numbers in an exponent
are free but for a negative sign, which stands for a division; a name is counted where it is
assigned, once.
"""

import argparse
import ast
import json
from pathlib import Path

from gradcli import calls

CORPUS = Path(__file__).parent / "corpus" / "derivatives.txt"
GOAL = 180
WAYS = ("diff", "simplify", "cse", "cse simplify")


def corpus() -> list[tuple[str, str]]:
    """(expression, name that it is differentiated by) for each line."""
    lines = (line.split("#")[0].strip() for line in CORPUS.read_text().splitlines())
    pairs = (line.split(";") for line in lines if line)
    return [(text.strip(), by.strip()) for text, by in pairs]


# -- the counter ----------------------------------------------------------------------------------
def operations(text: str) -> int:
    """The operations of a program of assignments and a last expression, in Python's syntax."""
    total = 0
    for statement in ast.parse(text.replace("^", "**")).body:
        if not isinstance(statement, ast.AnnAssign):
            total += count(statement.value)
    return total


def count(node: ast.expr) -> int:
    """The operations of one expression."""
    match node:
        case ast.Name() | ast.Attribute() | ast.Constant():
            return 0
        case ast.BinOp(_, ast.Add() | ast.Sub(), _) | ast.UnaryOp(ast.USub(), ast.BinOp()):
            parts = list(terms(node, False))
            signs = sum(negative for negative, _ in parts)
            inner = sum(count(part) for _, part in parts)
            return inner + len(parts) - 1 + (signs == len(parts))
        case ast.BinOp(base, ast.Pow(), exponent):
            value = number(exponent)
            return count(base) + 1 + (count(exponent) if value is None else int(value < 0))
        case ast.BinOp(left, _, right):
            return count(left) + count(right) + 1
        case ast.UnaryOp(ast.USub(), operand):
            return count(operand) + 1
        case ast.Call(_, args):
            return sum(map(count, args)) + 1
        case ast.IfExp(test, body, orelse):
            return count(test) + count(body) + count(orelse) + 1
        case ast.Compare(left, _, rest):
            return count(left) + sum(map(count, rest)) + len(rest)
        case ast.BoolOp(_, values) | ast.Tuple(values):
            return sum(map(count, values)) + len(values) - 1
    raise TypeError(ast.dump(node))


def terms(node: ast.expr, negative: bool):
    """(whether it is subtracted, term) of a sum; the sign of a product is that of its first."""
    match node:
        case ast.BinOp(left, ast.Add(), right):
            yield from terms(left, negative)
            yield from terms(right, negative)
        case ast.BinOp(left, ast.Sub(), right):
            yield from terms(left, negative)
            yield from terms(right, not negative)
        case ast.UnaryOp(ast.USub(), operand):
            yield from terms(operand, not negative)
        case ast.Constant(value) if value.real < 0:
            yield not negative, node
        case ast.BinOp(left, ast.Mult() | ast.Div() as op, right):
            [*others, (sign, first)] = terms(left, negative)
            if others:
                yield negative, node
            else:
                yield sign, ast.BinOp(first, op, right)
        case _:
            yield negative, node


def number(node: ast.expr) -> float | None:
    """The value of a number, a signed one, or a fraction of two; else None."""
    match node:
        case ast.Constant(int() | float() as value):
            return value
        case ast.UnaryOp(ast.USub(), operand):
            value = number(operand)
            return None if value is None else -value
        case ast.BinOp(left, ast.Div(), right):
            values = number(left), number(right)
            return None if None in values or not values[1] else values[0] / values[1]
    return None


# -- the two sides --------------------------------------------------------------------------------
def printed(text: str, by: str) -> str:
    """The derivative that gradcli prints, without the declarations of inputs."""
    found = calls.diff(calls.program(text), (by,))
    return "\n".join(line for line in found.splitlines() if ": float" not in line)


def of_sympy(text: str, by: str) -> dict[str, str]:
    """The texts of the four ways."""
    import sympy

    special = {"abs": sympy.Abs, "pi": sympy.pi}
    words = {n.id for n in ast.walk(ast.parse(text.replace("^", "**"))) if type(n) is ast.Name}
    symbols = {w: sympy.Symbol(w, real=True) for w in words if w not in special}
    for call in ast.walk(ast.parse(text.replace("^", "**"))):
        if type(call) is ast.Call:
            symbols.pop(call.func.id, None)
    y = sympy.sympify(text.replace("^", "**"), locals=symbols | special)
    plain = sympy.diff(y, symbols[by])
    short = sympy.simplify(plain)
    named = {"diff": str(plain), "simplify": str(short)}
    for way, value in (("cse", plain), ("cse simplify", short)):
        replaced, (last,) = sympy.cse(value)
        named[way] = "\n".join([*(f"{name} = {e}" for name, e in replaced), str(last)])
    return named


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--cache", type=Path, help="a file that keeps what sympy gave")
    options.add_argument(
        "--losses", action="store_true", help="print both texts where ours is longer"
    )
    options.add_argument("--show", action="store_true", help="print both texts of every line")
    given = options.parse_args()
    known = json.loads(given.cache.read_text()) if given.cache and given.cache.exists() else {}
    won, ours_total, theirs_total = 0, 0, 0
    for text, by in (pairs := corpus()):
        key = f"{text} ; {by}"
        if key not in known:
            known[key] = of_sympy(text, by)
            if given.cache:
                given.cache.write_text(json.dumps(known, indent=1))
        ours = printed(text, by)
        best = min(WAYS, key=lambda way: operations(known[key][way]))
        mine, theirs = operations(ours), operations(known[key][best])
        won += mine <= theirs
        ours_total, theirs_total = ours_total + mine, theirs_total + theirs
        if given.show or (given.losses and mine > theirs):
            print(f"\nd/d{by} {text}\n  {mine}: " + ours.replace("\n", "\n     "))
            print(f"  {theirs}: " + known[key][best].replace("\n", "\n     ") + f"   ({best})")
        elif not given.losses:
            print(f"{mine:4} {theirs:4}  {best:13} {key}")
    print(f"{won} of {len(pairs)} with at most the operations of sympy (goal {GOAL})")
    print(f"{ours_total} operations in all, sympy {theirs_total}")


if __name__ == "__main__":
    main()
