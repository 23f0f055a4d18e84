"""Printed gradients of programs, beside symengine, CasADi, sympy and Maxima:

    python benchmarks/symbolic.py [--size N] [--command GRADCLI]

Each contender is a process of its own, which builds the program's expression, takes its derivatives
by every name and shares their common subterms: sympy and symengine by diff and cse, CasADi by
gradient and cse, Maxima by diff and optimize.  gradcli's time goes from the parsed program to the
printed text.  "warm" is the least processor time in the process, "cold" the time of a whole process
that does it once, for gradcli of the command `gradcli diff`.  "text" is the length of what is
printed, at n, 2n and 4n: of a derivative that is linear it doubles.  A dash is a peer that is not
installed, or has no answer within PATIENCE seconds.  It fails where gradcli is not ahead of sympy
and Maxima by 20 times warm and within 10 times of symengine, or from the shell not ahead of all.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

SIZE, PATIENCE = 50, 20.0
COMPILED = tempfile.mkdtemp()  # where the modules of every contender are compiled to
SLOWER, FASTER = 10, 20  # at most so many times slower than symengine, so many faster than others

# name -> (a program of size n in each contender's language, from a list of its terms)
PROGRAMS = {
    "sines": lambda n, x, power: "*".join(f"sin({x(i)})" for i in range(n)),
    "Speelpenning": lambda n, x, power: "*".join(x(i) for i in range(n)),
    "Rosenbrock": lambda n, x, power: " + ".join(
        f"100*({x(i + 1)} - {x(i)}{power}2){power}2 + (1 - {x(i)}){power}2" for i in range(n - 1)
    ),
    "nested": lambda n, x, power: None,  # a = sin(a*a + 1), n times
}
NESTED = 0.4  # of the size is how deep nested programs are, whose trees are of size 2^depth
REPEATED = 20  # times that Maxima does its work, whose clock is coarse

TIMED = """
import json, sys, time
{setup}
found = once()
times = []
while {repeat} and (len(times) < 3 or (len(times) < 200 and sum(times) < 0.5)):
    start = time.process_time()
    found = once()
    times.append(time.process_time() - start)
print(json.dumps([min(times, default=0) * 1e3, len(text(found))]))
"""

ALGEBRA = """
from {library} import *
names = symbols("{names}")
value = {value}
for k in range({nested}):
    value = sin(value*value + 1)
def once():
    {clear}
    return cse([diff(value, x) for x in names])
def text(found):
    return str(found)
"""

CONTENDERS = {
    "gradcli": """
from gradcli import calls
program = calls.program({source!r})
names = tuple("{names}".split())
def once():
    return calls.diff(program, names)
def text(found):
    return found
""",
    "symengine": ALGEBRA.replace("{library}", "symengine").replace("{clear}", "pass"),
    "CasADi": """
import casadi
from casadi import sin
names = [casadi.SX.sym(n) for n in "{names}".split()]
globals().update((n.name(), n) for n in names)
value = {value}
for k in range({nested}):
    value = sin(value*value + 1)
def once():
    return casadi.cse(casadi.gradient(value, casadi.vertcat(*names)))
def text(found):
    return str(found)
""",
    "sympy": ALGEBRA.replace("{library}", "sympy").replace(
        "{clear}", "from sympy.core.cache import clear_cache; clear_cache()"
    ),
}
BOUND = """
globals().update(zip("{names}".split(), names))
"""
MAXIMA = """
value: {value}$
for k: 1 thru {nested} do value: sin(value*value + 1)$
start: elapsed_run_time()$
for k: 1 thru {repeated} do found: optimize(map(lambda([x], diff(value, x)), [{listed}]))$
print("took", (elapsed_run_time() - start)/{repeated}, slength(string(found)))$
"""


def facts(program: str, n: int) -> dict:
    """What the templates are filled with."""
    if program == "nested":
        n = round(n * NESTED)
        source = "a = x0\n" + "a = sin(a*a + 1)\n" * n + "a"
        return {"names": "x0", "value": "x0", "nested": n, "source": source, "listed": "x0"}
    names = [f"x{i}" for i in range(n)]
    value = PROGRAMS[program](n, "x{}".format, "**")
    return {
        "names": " ".join(names), "value": value, "nested": 0, "listed": ", ".join(names),
        "source": value,
    }  # fmt: skip


def python(contender: str, given: dict, repeat: bool) -> list[str]:
    """The command that runs a contender in Python."""
    setup = CONTENDERS[contender]
    if "symbols(" in setup:
        given = given | {"names": given["names"] + ","}  # one name gives a tuple as well
        bound = BOUND.format(names=given["names"].rstrip(","))
        setup = setup.replace("value = {value}", bound + "value = {value}")
    text = TIMED.format(setup=setup.format(**given), repeat=repeat)
    return [sys.executable, "-c", text]


def environment(folder: str) -> dict[str, str]:
    """The variables of a process whose modules are compiled once, as those of what is installed."""
    kept = {n: v for n, v in os.environ.items() if n != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPYCACHEPREFIX": folder}


def ran(command: list[str]) -> tuple[str, float] | None:
    """What a process prints, and its seconds; None where it fails or has no answer in time."""
    start = time.perf_counter()
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, env=environment(COMPILED)
        )
    except (subprocess.TimeoutExpired, FileNotFoundError):
        return None
    return (done.stdout, time.perf_counter() - start) if done.returncode == 0 else None


def measured(contender: str, program: str, n: int, command: list[str]) -> tuple | None:
    """(milliseconds warm, milliseconds cold, length of the text) of one contender."""
    given = facts(program, n)
    if contender == "Maxima":
        often, once = (
            ran(["maxima", "--very-quiet", "--batch-string", MAXIMA.format(**given, repeated=k)])
            for k in (REPEATED, 1)
        )
        if often is None or once is None or "took" not in often[0]:
            return None
        seconds, length = often[0].rpartition("took")[2].split()[:2]
        return float(seconds) * 1e3, once[1] * 1e3, int(length)
    warm = ran(python(contender, given, repeat=True))
    if warm is None:
        return None
    cold = python(contender, given, repeat=False)
    if contender == "gradcli":
        cold = [*command, "diff", "-e", given["source"], "--wrt", given["names"].replace(" ", ",")]
    once = min((found[1] for found in (ran(cold) for _ in range(3)) if found), default=None)
    milliseconds, length = json.loads(warm[0])
    return milliseconds, once and once * 1e3, length


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--size", type=int, default=SIZE)
    arguments.add_argument("--command", default=shutil.which("gradcli"))
    given = arguments.parse_args()
    command = [given.command] if given.command else [sys.executable, "-m", "gradcli"]
    print(f"{'program':14}{'':12}{'warm ms':>10}{'cold ms':>10}   text at n, 2n, 4n")
    fails = []
    for program in PROGRAMS:
        results = {}
        for contender in (*CONTENDERS, "Maxima"):
            found = [measured(contender, program, given.size * k, command) for k in (1, 2, 4)]
            results[contender] = found[0]
            sizes = "  ".join(f"{f[2]:>9}" if f else f"{'-':>9}" for f in found)
            warm, cold = (f"{v:10.2f}" if v else f"{'-':>10}" for v in (found[0] or (0, 0))[:2])
            print(f"{program:14}{contender:12}{warm}{cold}  {sizes}", flush=True)
        fails += failures(program, results)
    for line in fails:
        print(line)
    sys.exit(bool(fails))


def failures(program: str, results: dict) -> list[str]:
    """Where gradcli is not as far ahead as it is to be."""
    if results["gradcli"] is None:
        return [f"{program}: no answer of gradcli within {PATIENCE:g} seconds"]
    warm, cold, _ = results["gradcli"]
    found = []
    for peer, result in results.items():
        if result is None or peer == "gradcli":
            continue
        if peer == "symengine" and warm > SLOWER * result[0]:
            found.append(f"{program}: {warm / result[0]:.1f} times slower than symengine")
        if peer in ("sympy", "Maxima") and warm * FASTER > result[0]:
            found.append(f"{program}: only {result[0] / warm:.1f} times faster than {peer}")
        if result[1] and cold > result[1]:
            found.append(f"{program}: {cold:.0f} ms from the shell, {peer} {result[1]:.0f}")
    return found


if __name__ == "__main__":
    main()
