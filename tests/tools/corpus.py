"""Prints what the random programs are made of: `python tests/tools/corpus.py 1000`.

Each figure has the least (or most) that makes the corpus worth running; the exit status is 1
where one is missed.  Everything is measured on the text with Python's own `ast`, not asked of the
builder.
"""

import ast
import statistics
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import paths  # noqa: F401, I001

from oracle import difference, python
from programs import seeded

BLOCKS = (ast.For, ast.While, ast.If)
LOOPS = (ast.For, ast.While)

# figure -> (share in percent, whether it is the least or the most)
WANTED = {
    "a loop inside a branch or a loop": (30, "least"),
    "element writes": (20, "least"),
    "functions": (15, "least"),
    "while with break": (10, "least"),
    "overwrites a live variable": (50, "least"),
    "a constant gradient": (10, "most"),
}


def below(node: ast.AST):
    """Every statement under `node`, without those of functions defined in it."""
    for child in ast.iter_child_nodes(node):
        yield child
        yield from below(child)


def breaks(loop: ast.AST) -> bool:
    """Whether a `break` of this very loop stands in it."""
    own = [c for c in ast.iter_child_nodes(loop) if isinstance(c, ast.stmt)]
    while own:
        s = own.pop()
        if isinstance(s, ast.Break):
            return True
        if not isinstance(s, LOOPS):
            own += [c for c in ast.iter_child_nodes(s) if isinstance(c, ast.stmt)]
    return False


def overwrites(body: list[ast.stmt], assigned=(), read=()) -> bool:
    """Whether a name is assigned over after its old value was read, or by reading it."""
    assigned, read = set(assigned), set(read)
    for s in body:
        if isinstance(s, ast.FunctionDef):
            continue
        heads = [c for c in ast.iter_child_nodes(s) if isinstance(c, ast.expr)]
        names = [n for h in heads for n in ast.walk(h) if isinstance(n, ast.Name)]
        read |= {n.id for n in names if isinstance(n.ctx, ast.Load)}
        stored = {n.id for n in names if isinstance(n.ctx, ast.Store)}
        augmented = {s.target.id} if isinstance(s, ast.AugAssign) and stored else set()
        if not isinstance(s, ast.For) and (stored & assigned & read or augmented & assigned):
            return True
        assigned |= stored
        inner = [b for f in ("body", "orelse") for b in [getattr(s, f, None)] if b]
        if any(overwrites(b, assigned, read) for b in inner):
            return True
    return False


def features(text: str) -> Counter:
    tree = ast.parse(python(text))
    nodes = list(ast.walk(tree))
    defs = [n for n in nodes if isinstance(n, ast.FunctionDef)]
    blocks = [n for n in nodes if isinstance(n, BLOCKS)]
    writes = [n for n in nodes if isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Store)]
    calls = {
        f.name
        for f in defs
        for n in ast.walk(f)
        if isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id == f.name
    }
    early = [f for f in defs if sum(isinstance(n, ast.Return) for n in ast.walk(f)) > 1]
    return Counter(
        {
            "a loop inside a branch or a loop": any(
                isinstance(n, LOOPS) for b in blocks for n in below(b)
            ),
            "element writes": bool(writes),
            "slice writes": any(isinstance(n.slice, ast.Slice) for n in writes),
            "functions": bool(defs),
            "recursive functions": bool(calls),
            "early returns": bool(early),
            "while with break": any(isinstance(n, ast.While) and breaks(n) for n in nodes),
            "for with break": any(isinstance(n, ast.For) and breaks(n) for n in nodes),
            "continue": any(isinstance(n, ast.Continue) for n in nodes),
            "elif": "elif" in text,
            "overwrites a live variable": overwrites(tree.body)
            or any(overwrites(f.body, [a.arg for a in f.args.args]) for f in defs),
        }
    )


def constant_gradient(text: str, point: dict) -> bool:
    """Whether no derivative by a number changes between two points, by differences."""
    moved = {k: v + 0.0613 if isinstance(v, float) else v for k, v in point.items()}
    for name in (k for k, v in point.items() if isinstance(v, float)):
        try:
            here, there = difference(text, point, name), difference(text, moved, name)
        except (ArithmeticError, ValueError, IndexError):
            continue
        if here is None or there is None or abs(here - there) > 1e-6 * max(1, abs(here)):
            return False
    return True


def main(count: int) -> int:
    total, sizes = Counter(), []
    for seed in range(count):
        text, point = seeded(seed)
        total += features(text)
        total["a constant gradient"] += constant_gradient(text, point)
        sizes.append(sum(isinstance(n, ast.stmt) for n in ast.walk(ast.parse(python(text)))))
    missed = 0
    for name, n in total.most_common():
        share, wanted = 100 * n / count, WANTED.get(name)
        bad = wanted and (share < wanted[0] if wanted[1] == "least" else share > wanted[0])
        missed += bool(bad)
        note = f"at {wanted[1]} {wanted[0]}%" if wanted else ""
        print(f"{name:34}{share:6.1f}%  {note:14}{'MISSED' if bad else ''}".rstrip())
    middle = statistics.median(sizes)
    missed += middle < 15
    print(f"{'statements, median':34}{middle:6.0f}   at least 15    {'MISSED' * (middle < 15)}")
    for low in range(0, max(sizes) + 1, 10):
        n = sum(low <= k < low + 10 for k in sizes)
        print(f"{low:4}-{low + 9:<3} statements {'#' * round(60 * n / count)} {n}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 500))
