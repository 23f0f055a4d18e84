"""The reference cases, run through the library and judged: `python tests/oracles/judge.py` prints
failures.

`python tests/oracles/judge.py --write` writes tests/cases/lacking.json anew: the cases that do
not pass, under the name of the function or construct that they use and the language does not have
yet.
"""

import ast
import json
import math
import sys
from pathlib import Path

from oracle import python

from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.language.names.builtins import BUILTINS
from gradcli.ops.libraries import names
from gradcli.report.numbers.strict_json import encode

FOLDER = Path(__file__).parents[1] / "cases"
NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}

# cases that write 0.0 for an input which only branches not taken use: null by the conventions, and
# 0 when unconnected derivatives are asked for as zeros (as in the case of log-Huber by m)
AS_ZEROS = {"cf-ternary-chain", "if_eq_branch"}

# constructs of the language that are still to come, by the node that Python's own parser gives
CONSTRUCTS = {
    ast.Lambda: "lambda",
    ast.ListComp: "list comprehension",
    ast.With: "with",
    ast.Try: "try",
    ast.Raise: "raise",
    ast.Assert: "assert",
    ast.Delete: "del",
    ast.JoinedStr: "f-string",
    ast.Dict: "dict",
}


def load() -> list[dict]:
    files = ("gradients.jsonl", "traps.jsonl")
    return [json.loads(line) for f in files for line in (FOLDER / f).read_text().splitlines()]


def lacking() -> dict[str, str]:
    """The listed cases: id -> what it lacks."""
    listed = json.loads((FOLDER / "lacking.json").read_text())
    return {case: lack for lack, cases in listed.items() for case in cases}


def number(value):
    """A number of a case: NaN and the infinities are written as strings."""
    if isinstance(value, list):
        return [number(v) for v in value]
    return NUMBERS.get(value, value) if isinstance(value, str) else value


def close(got, want, tolerance: float, scale: float = 1.0) -> bool:
    got, want = number(got), number(want)
    if isinstance(want, list):
        if not isinstance(got, list) or len(got) != len(want):
            return False
        return all(close(g, w, tolerance, scale) for g, w in zip(got, want))
    if want is None or got is None or isinstance(got, (list, str)):
        return want is got
    if isinstance(want, bool) or not math.isfinite(want):
        return (math.isnan(got) and math.isnan(want)) or got == want
    return abs(got - want) <= tolerance * max(scale, abs(want)) or got == want


def run(case: dict) -> tuple[dict, dict]:
    """The value and the gradients as the JSON format writes them; a refusal is a Diagnostic."""
    point = {name: number(v) for name, v in case.get("bindings", {}).items()}
    of = case.get("of") or ()
    result = calls.gradient(
        calls.program(case["program"] + "\n", bound=tuple(point)),
        point,
        tuple(case.get("wrt") or ()),
        (of,) if isinstance(of, str) else tuple(of),
        case.get("order", 1),
        "zero" if case["id"] in AS_ZEROS else "none",
        write=lambda text: None,
    )
    return json.loads(encode(result.value)), json.loads(encode(result.gradients))


def judge(case: dict) -> str:
    """What is wrong with the answer to a case; "" where it passes."""
    permitted = [case["expect"]["gradients"], *case.get("accept", [])]
    try:
        value, gradients = run(case)
    except Diagnostic as refusal:
        refused = any("error" in a.values() for a in permitted)
        return "" if refused else f"{refusal.code} {refusal.message}"
    tolerance, scale = (case["rtol"], 0.0) if "rtol" in case else (case["tol"], 1.0)
    wrong = []
    for want in permitted:
        wrong = [
            k for k, w in want.items() if not close(gradients.get(k, "absent"), w, tolerance, scale)
        ]
        if "value" in case["expect"] and not close(value, case["expect"]["value"], case["tol"]):
            wrong.append("value")
        if not wrong:
            return ""
    return f"{', '.join(wrong)}: got {value} {gradients}, wanted {case['expect']}"


def lacks(case: dict) -> list[str]:
    """The functions and constructs that a case uses and the language does not have yet."""
    tree = ast.parse(python(case["program"]))
    own = {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)}
    own |= {
        n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
    }
    found = [
        name for node, name in CONSTRUCTS.items() if any(type(n) is node for n in ast.walk(tree))
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            head = name.partition(".")[0]
            if name in own or name in BUILTINS or names.function(name):
                continue
            if isinstance(node.func, ast.Name) or head in names.PREFIXES:
                found.append(name)
            elif isinstance(node.func, ast.Attribute):
                found.append(f".{node.func.attr}")
    return found


def _judge(case: dict) -> str:
    """As `judge`; a crash is one more thing to list."""
    try:
        return judge(case)
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"


def main() -> int:
    failures = {case["id"]: (case, _judge(case)) for case in load()}
    failures = {k: v for k, v in failures.items() if v[1]}
    listed: dict[str, list[str]] = {}
    unexplained = 0
    for name, (case, message) in failures.items():
        missing = lacks(case)
        unexplained += not missing
        if missing:
            listed.setdefault(missing[0], []).append(name)
        else:
            print(f"{name}: {message}\n    {case['program']!r}")
    if "--write" in sys.argv:
        (FOLDER / "lacking.json").write_text(json.dumps(listed, indent=1, sort_keys=True) + "\n")
    total = sum(map(len, listed.values()))
    print(f"{len(failures)} of {len(load())} fail; {total} lack something that is to come:")
    for name, cases in sorted(listed.items()):
        print(f"  {name}: {len(cases)}")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
