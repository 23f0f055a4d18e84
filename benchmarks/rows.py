"""A table through gradcli and through its peers: `python benchmarks/rows.py [ROWS]`

The price of a call by Black and Scholes with five derivatives, CSV to CSV, each in a process of its
own, one after another in turn.  The peers: polars that reads the file and writes the same eleven
columns without computing any, and polars with formulas of the derivatives written by hand in NumPy.
Times are medians, of the whole process; processor time is that of all of its threads.
"""

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import polars as pl

ROOT = Path(__file__).resolve().parent.parent
ROWS, RUNS = 1_000_000, 5
NAMES = ["price", "dprice_dS", "dprice_dK", "dprice_dT", "dprice_dr", "dprice_dsigma"]
WANTED = {"polars, nothing computed": 1.5, "polars, formulas by hand": 1.15}

READ_AND_WRITE = """
import sys, numpy as np, polars as pl
frame = pl.read_csv(sys.argv[1])
found = np.load(sys.argv[3])
frame = frame.with_columns([pl.Series(name, column) for name, column in zip({names}, found)])
frame.write_csv(sys.argv[2])
"""
BY_HAND = """
import sys, numpy as np, polars as pl
from scipy.special import erf
frame = pl.read_csv(sys.argv[1])
S, K, r, T, sigma = (frame[name].to_numpy() for name in ("S", "K", "r", "T", "sigma"))
root = np.sqrt(T)
d1 = (np.log(S/K) + (r + sigma**2/2)*T)/(sigma*root)
d2 = d1 - sigma*root
N1, N2 = (1 + erf(d1/np.sqrt(2)))/2, (1 + erf(d2/np.sqrt(2)))/2
density, discount = np.exp(-d1*d1/2)/np.sqrt(2*np.pi), np.exp(-r*T)
found = [
    S*N1 - K*discount*N2, N1, -discount*N2,
    S*density*sigma/(2*root) + r*K*discount*N2, K*T*discount*N2, S*density*root,
]
frame = frame.with_columns([pl.Series(name, column) for name, column in zip({names}, found)])
frame.write_csv(sys.argv[2])
"""


def make(path: Path, rows: int) -> None:
    """A file of options."""
    random = np.random.default_rng(1)
    ranges = {"S": (50, 150), "K": (50, 150), "r": (0, 0.1), "T": (0.1, 2), "sigma": (0.1, 0.5)}
    columns = {name: random.uniform(*ends, rows) for name, ends in ranges.items()}
    pl.DataFrame(columns).write_csv(path)


def run(command: list[str]) -> tuple[float, float, float]:
    """The seconds of a process, those of its processors, and the megabytes that it took."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=ROOT)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"failed: {' '.join(command)}")
    spent = usage.ru_utime + usage.ru_stime
    return time.perf_counter() - start, spent, usage.ru_maxrss / 1024


def check(one: Path, other: Path) -> None:
    """The same numbers are in both files, but for rounding."""
    a, b = pl.read_csv(one), pl.read_csv(other)
    assert a.columns == b.columns and len(a) == len(b)
    for name in a.columns:
        np.testing.assert_allclose(a[name], b[name], rtol=1e-7, atol=1e-9, err_msg=name)


def main() -> None:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else ROWS
    with TemporaryDirectory() as folder:
        given, known = Path(folder, "options.csv"), Path(folder, "known.npy")
        outs = {name: Path(folder, f"{i}.csv") for i, name in enumerate(("gradcli", *WANTED))}
        make(given, rows)
        program = str(ROOT / "samples" / "black_scholes.expr")
        python = [sys.executable, "-c"]
        own = [sys.executable, "-m", "gradcli", "grad", program, "--rows", str(given), "--out"]
        commands = {"gradcli": [*own, str(outs["gradcli"])]}
        texts = zip(WANTED, (READ_AND_WRITE, BY_HAND))
        for name, text in texts:
            words = [text.format(names=NAMES), str(given), str(outs[name]), str(known)]
            commands[name] = [*python, *words]
        run(commands["gradcli"])
        found = pl.read_csv(outs["gradcli"])
        np.save(known, np.array([found[name] for name in NAMES]))
        times: dict[str, list[tuple[float, float, float]]] = {name: [] for name in commands}
        for _ in range(RUNS):
            for name, command in commands.items():
                times[name].append(run(command))
        for name in WANTED:
            check(outs["gradcli"], outs[name])
        print(f"{rows:,} rows, {given.stat().st_size / 1e6:.0f} MB in, median of {RUNS}")
        for name, each in times.items():
            wall, spent, memory = (statistics.median(column) for column in zip(*each))
            print(f"{name:26}{wall:7.2f} s{spent:9.2f} s of processors{memory:8.0f} MB")
        for name, wanted in WANTED.items():
            ratios = [[a[i] / b[i] for a, b in zip(times["gradcli"], times[name])] for i in (0, 1)]
            wall, spent = map(statistics.median, ratios)
            print(f"gradcli / {name}: {wall:.2f}, of processors {spent:.2f} (wanted: {wanted})")


if __name__ == "__main__":
    main()
