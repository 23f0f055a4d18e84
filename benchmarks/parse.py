"""Time to parse and resolve a long program: `python benchmarks/parse.py`.

Whole processes, of the long program and of a program of one line, in alternation: what the long
one takes beyond the short one is the cost of its text.  With bytecode on disk (warm) and without
(cold: the parser's tables are compiled too).
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 11
WANTED = 250  # milliseconds
LINES = 1200
BLOCK = """\
def step_{n}(state, rate: float = {n}.5, scale=(1.0, -2)) -> float:
    total = 0.5 * state[0] + rate^2 - scale[1] / (1 + {n})  # the first term
    for i, (left, right) in enumerate(zip(state[1:], scale)):
        if left > right and not (i == {n} or right <= -1e-3):
            while total < 10 and left != 0x{n:x}:
                total += sin(left * total) - cos(right)^2 / sqrt(2 + i)
                left, right = right - 0.5 * left, left + total % 3
                if total ** 2 >= 4 * rate or left in (1, 2, 3):
                    total -= exp(-left**2 / (2 * rate + 1)) if right else 0.0
                    break
        elif left == right:
            total = max(total, abs(left), 3 * rate) + min(1, 2, i)
        else:
            items = [a * b + {n} for a in state if a > 0 for b in scale]
            table = {{"a": total, "b": [i, left], "c": lambda u, v=2: u * v}}
            total = total + sum(items) * len(table) - (left if right else rate)
    try:
        assert total == total and rate > 0, f"step {n}: {{total!r:>10}} of {{rate}}"
        inner = lambda u: (u + total) * {n} - log(1 + u * u)
        total = inner(total) if {n} < total <= 10 * {n} + 1 else -total
    except (ValueError, ZeroDivisionError) as error:
        total, rate = rate * 2 + {n}, total - sum([x * x for x in state])
    return total * scale[0] + rate - state[0] * (state[1] + {n}) / 2

y{n} = step_{n}([1.0, 2.5 * {n}, -3], rate=0.25) + step_{n}([x, y, x * y], scale=(2.0, 1))
"""
CODE = """\
import sys
from gradcli import calls
with open(sys.argv[1]) as file:
    calls.program(file.read()).target
"""


def program(lines: int) -> str:
    """A program of at least that many lines."""
    text = "x: float = 1.5\ny: float = 2\n"
    n = 0
    while text.count("\n") < lines:
        n += 1
        text += BLOCK.format(n=n)
    return f"{text}{' + '.join(f'y{i}' for i in range(1, n + 1))}\n"


def milliseconds(path: Path, cache: Path, cold: bool) -> float:
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(cache)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, *(["-B"] if cold else []), "-c", CODE, str(path)]
    start = time.perf_counter()
    subprocess.run(command, check=True, env=environment)
    return (time.perf_counter() - start) * 1e3


def measured(folder: Path, cold: bool) -> dict[str, list[float]]:
    """The times of each program, with the package's bytecode in `folder`, or none."""
    cache = folder / ("none" if cold else "bytecode")
    for name in ("short", "long"):
        milliseconds(folder / name, cache, cold)
    times: dict[str, list[float]] = {"short": [], "long": []}
    for _ in range(RUNS):
        for name, found in times.items():
            found.append(milliseconds(folder / name, cache, cold))
    return times


def in_process(text: str) -> None:
    """Print what lexing, parsing and resolving take in a process that has done so before."""
    from gradcli.errors import Source
    from gradcli.language.names.resolve import resolve
    from gradcli.language.syntax.lexer import tokens
    from gradcli.language.syntax.parser import parse

    count = len(tokens(text, 10**6)[0])
    print(f"{text.count(chr(10))} lines, {count} tokens")
    module = parse(Source(text))
    for name, work in {
        "tokens": lambda: tokens(text, 10**6),
        "parse (with tokens)": lambda: parse(Source(text)),
        "resolve": lambda: resolve(module),
    }.items():
        times = []
        for _ in range(RUNS):
            start = time.perf_counter()
            work()
            times.append((time.perf_counter() - start) * 1e3)
        print(f"{name:20}{statistics.median(times):8.1f} ms  (least {min(times):.1f})")


def main() -> int:
    text = program(LINES)
    in_process(text)
    worst = 0.0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "short").write_text("x^2\n")
        (folder / "long").write_text(text)
        for cold in (False, True):
            times = measured(folder, cold)
            short, long = (statistics.median(times[key]) for key in ("short", "long"))
            least = min(times["long"]) - min(times["short"])
            worst = max(worst, long - short)
            print(
                f"{'cold' if cold else 'warm'}: one line {short:.1f} ms, long {long:.1f} ms, "
                f"beyond it {long - short:.1f} ms (of the least {least:.1f}; "
                f"wanted: at most {WANTED})"
            )
    return 0 if worst <= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
