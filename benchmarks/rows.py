"""A table through gradcli and through its peers: `python benchmarks/rows.py [ROWS]`

The price of a call by Black and Scholes with five derivatives, CSV to CSV, each in a process of its
own, one after another in turn.  The peers: polars that reads the file and writes the same eleven
columns without computing any, polars with formulas of the derivatives written by hand in NumPy, and
polars with autograd; mlr and mawk, where they are, compute the price alone.  Of gradcli also a file
of which a row in a hundred is bad, and JSON lines in and out.  Times are medians, of the whole
process; processor time is that of all of its threads.
"""

import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
ROWS, RUNS = 1_000_000, 5
NAMES = ["price", "dprice_dS", "dprice_dK", "dprice_dT", "dprice_dr", "dprice_dsigma"]
NOTHING, BY_NUMPY, AUTOGRAD = (
    "polars, nothing computed", "polars, formulas by hand", "polars with autograd",
)  # fmt: skip
WANTED = {
    NOTHING: 1.5,
    BY_NUMPY: 1.15,
    AUTOGRAD: 1.0,
    "mlr, the price": 1.0,
    "mawk, the price": 1.0,
}
BAD = [b"1,2", b"1,2,3,4,5,6", b",2,.1,1,.2", b"word,2,.1,1,.2", b"1_0,2,.1,1,.2", b"=A1,2,.1,1,.2"]

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


WITH_AUTOGRAD = """
import sys, polars as pl
import autograd.numpy as np
from autograd import elementwise_grad
from autograd.scipy.special import erf

def price(S, K, T, r, sigma):
    root = sigma*np.sqrt(T)
    d1 = (np.log(S/K) + (r + sigma**2/2)*T)/root
    d2 = d1 - root
    return S*(1 + erf(d1/np.sqrt(2)))/2 - K*np.exp(-r*T)*(1 + erf(d2/np.sqrt(2)))/2

frame = pl.read_csv(sys.argv[1])
columns = [frame[name].to_numpy() for name in ("S", "K", "T", "r", "sigma")]
found = [price(*columns), *(elementwise_grad(price, i)(*columns) for i in range(5))]
frame = frame.with_columns([pl.Series(name, column) for name, column in zip({names}, found)])
frame.write_csv(sys.argv[2])
"""
# Zelen and Severo's polynomial, as who has no erf computes it
AWK = r"""
function n(x,  t, y, z) {
    z = x < 0 ? -x : x; t = 1/(1 + 0.2316419*z)
    y = 1 - exp(-z*z/2)/2.5066282746310002*t*(0.319381530 + t*(-0.356563782 + t*(1.781477937 + \
        t*(-1.821255978 + t*1.330274429))))
    return x < 0 ? 1 - y : y
}
NR == 1 { print $0 ",price"; next }
{ root = $5*sqrt($4); d1 = (log($1/$2) + ($3 + $5*$5/2)*$4)/root
  printf "%s,%.17g\n", $0, $1*n(d1) - $2*exp(-$3*$4)*n(d1 - root) }
"""
MLR = r"""
func n(num x): num {
    z = abs(x); t = 1/(1 + 0.2316419*z);
    y = 1 - exp(-z*z/2)/2.5066282746310002*t*(0.319381530 + t*(-0.356563782 + t*(1.781477937 +
        t*(-1.821255978 + t*1.330274429))));
    return x < 0 ? 1 - y : y
}
root = $sigma*sqrt($T); d1 = (log($S/$K) + ($r + $sigma*$sigma/2)*$T)/root;
$price = $S*n(d1) - $K*exp(-$r*$T)*n(d1 - root)
"""


def make(path: Path, rows: int) -> None:
    """A file of options."""
    import numpy as np
    import polars as pl

    random = np.random.default_rng(1)
    ranges = {"S": (50, 150), "K": (50, 150), "r": (0, 0.1), "T": (0.1, 2), "sigma": (0.1, 0.5)}
    columns = {name: random.uniform(*ends, rows) for name, ends in ranges.items()}
    pl.DataFrame(columns).write_csv(path)


def spoiled(path: Path, given: Path) -> None:
    """The file with a row in a hundred replaced by a bad one."""
    rows = given.read_bytes().split(b"\n")
    for k, row in enumerate(range(100, len(rows) - 1, 100)):
        rows[row] = BAD[k % len(BAD)]
    path.write_bytes(b"\n".join(rows))


def run(command: list[str], out: Path, codes=(0,)) -> tuple[float, float, float]:
    """The seconds of a process, those of its processors, and the megabytes that it took."""
    start = time.perf_counter()
    with open(out, "wb") as stream:
        process = subprocess.Popen(command, cwd=ROOT, stdout=stream, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) not in codes:
        raise SystemExit(f"failed: {' '.join(command)}")
    spent = usage.ru_utime + usage.ru_stime
    return time.perf_counter() - start, spent, usage.ru_maxrss / 1024


def prepare(folder: Path, rows: int) -> None:
    """The files that are read: of this process nothing may be in the memory of those measured."""
    import numpy as np
    import polars as pl

    make(folder / "options.csv", rows)
    spoiled(folder / "bad.csv", folder / "options.csv")
    pl.read_csv(folder / "options.csv").write_ndjson(folder / "options.jsonl")
    run(commands(folder)["gradcli"], folder / "gradcli.csv")
    found = pl.read_csv(folder / "gradcli.csv")
    np.save(folder / "known.npy", np.array([found[name] for name in NAMES]))


def check(folder: Path) -> None:
    """The same numbers are in all files, but for rounding; of prices those of a polynomial."""
    import numpy as np
    import polars as pl

    own = pl.read_csv(folder / "gradcli.csv")
    for name in set(commands(folder)) & set(WANTED):
        other = pl.read_csv(folder / f"{name}.csv")
        near = {"rtol": 1e-7, "atol": 1e-9} if len(other.columns) == 11 else {"atol": 1e-4}
        assert len(own) == len(other)
        for column in NAMES:
            if column in other.columns:
                np.testing.assert_allclose(own[column], other[column], **near, err_msg=column)


def commands(folder: Path) -> dict[str, list[str]]:
    """Each of what is measured, which writes to standard output or to a file of its name."""
    given = str(folder / "options.csv")
    program = str(ROOT / "samples" / "black_scholes.expr")
    own = [sys.executable, "-m", "gradcli", "grad", program, "--rows"]
    found = {"gradcli": [*own, given]}
    for name, text in ((NOTHING, READ_AND_WRITE), (BY_NUMPY, BY_HAND), (AUTOGRAD, WITH_AUTOGRAD)):
        words = [text.format(names=NAMES), given, str(folder / f"{name}.csv")]
        found[name] = [sys.executable, "-c", *words, str(folder / "known.npy")]
    if shutil.which("mlr"):
        found["mlr, the price"] = ["mlr", "--csv", "put", MLR, given]
    if shutil.which("mawk"):
        found["mawk, the price"] = ["mawk", "-F,", AWK, given]
    found["gradcli, 1% bad rows"] = [*own, str(folder / "bad.csv")]
    found["gradcli, JSON lines"] = [*own, str(folder / "options.jsonl")]
    return found


def main() -> None:
    if len(sys.argv) > 2:
        return {"prepare": prepare, "check": check}[sys.argv[1]](
            Path(sys.argv[2]), *map(int, sys.argv[3:])
        )
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else ROWS
    with TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run([sys.executable, __file__, "prepare", name, str(rows)], check=True)
        times: dict[str, list[tuple[float, float, float]]] = {n: [] for n in commands(folder)}
        for _ in range(RUNS):
            for each, command in commands(folder).items():
                printed = folder / f"{each}.csv"
                if each in (NOTHING, BY_NUMPY, AUTOGRAD):
                    printed = Path(os.devnull)
                times[each].append(run(command, printed, (0, 1) if "bad" in each else (0,)))
        subprocess.run([sys.executable, __file__, "check", name], check=True)
        size = (folder / "options.csv").stat().st_size / 1e6
    print(f"{rows:,} rows, {size:.0f} MB in, median of {RUNS}")
    for name, each in times.items():
        wall, spent, memory = (statistics.median(column) for column in zip(*each))
        print(f"{name:26}{wall:7.2f} s{spent:9.2f} s of processors{memory:8.0f} MB")
    of = [("gradcli", name, WANTED[name]) for name in times if name in WANTED]
    for one, other, wanted in [*of, ("gradcli, 1% bad rows", "gradcli", 1.5)]:
        ratios = [[a[i] / b[i] for a, b in zip(times[one], times[other])] for i in (0, 1)]
        wall, spent = map(statistics.median, ratios)
        print(f"{one} / {other}: {wall:.2f}, of processors {spent:.2f} (wanted: {wanted})")


if __name__ == "__main__":
    main()
