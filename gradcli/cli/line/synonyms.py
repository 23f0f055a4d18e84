"""What other tools call the commands, and what finds here what theirs do."""

import re

from gradcli.cli.line.usage import shell_line

# What other tools call the commands, and what does here what theirs do.
SYNONYMS = {
    "evaluate": "eval …", "calc": "eval …", "run": "eval …",
    "gradient": "grad …", "partial": "grad …", "jac": "jacobian …", "series": "taylor …",
    "derivative": "diff …", "derive": "diff …", "differentiate": "diff …", "d": "diff …",
    "latex": "emit … --to latex", "tex": "emit … --to latex",
    "codegen": "emit …", "export": "emit …", "translate": "emit …",
    "roots": "solve …", "root": "solve …", "fsolve": "solve …",
    "minimise": "minimize …", "optimize": "minimize …", "optimise": "minimize …",
    "min": "minimize …", "argmin": "minimize …", "regress": "fit …", "curve_fit": "fit …",
    "graph": "tape …", "trace": "tape …", "draw": "plot …",
    "functions": "ops", "list": "ops", "version": "--version", "completions": "completion",
}  # fmt: skip
# What no command does, and what finds it: of the program given, `f`, whose first input is `x`.
FOUND = {
    "limit": ("a series begins with it", "taylor {f!r} {x}={at}"),
    "maximize": ("the minimum of its negative does", "minimize '-({f})' {x}=1"),
    "integrate": (
        "a program adds it up", "eval '{x} = linspace(0, 1, 1001); trapezoid({f} + 0*{x}, {x})'",
    ),
}  # fmt: skip
FOUND |= {
    "lim": FOUND["limit"],
    "maximise": FOUND["maximize"], "max": FOUND["maximize"], "argmax": FOUND["maximize"],
    "integral": FOUND["integrate"], "int": FOUND["integrate"],
}  # fmt: skip


def with_words(meant: str, words: list[str]) -> str:
    """The command line that was meant, with the words that followed the other name."""
    before, gap, after = meant.partition("…")
    given = [*before.split(), *(words if gap else []), *after.split()]
    return shell_line(given)


def found(name: str, text: str, at: str = "0") -> str:
    """What to write where no command does what `name` says to the program `text`."""
    why, line = FOUND[name]
    formula = set_to_zero(text)
    inputs = re.findall(r"[^\W\d]\w*\b(?!\s*\()", formula)
    x = next((each for each in inputs if each not in ("pi", "e")), "x")
    return f"no command does that, but {why}: gradcli {line.format(f=formula, x=x, at=at)}"


def set_to_zero(text: str) -> str:
    """An expression; of an equation the difference of its sides."""
    left, equals, right = text.partition("=")
    return f"{left.strip()} - ({right.strip()})" if equals else text
