"""Writes mpmath's derivatives of rows to tests/cases/exact.npz: `record_exact.py [NAME …]`.

Without names it adds the rows that the file lacks; `--jobs 1` takes one processor.
With gmpy2 installed mpmath takes a tenth of the time.
"""

import argparse
import fcntl
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))
import paths  # noqa: F401, I001

from exact import RECORD, record, rows


def main(names: list[str], jobs: int) -> None:
    missing = names or [name for name in rows() if name not in recorded()]
    start = time.time()
    with ProcessPoolExecutor(jobs) as pool:
        tasks = {pool.submit(record, name): name for name in missing}
        for task in as_completed(tasks):
            try:
                write(task.result())
                print(f"{tasks[task]}: {time.time() - start:.0f} s", flush=True)
            except (ValueError, KeyError) as error:
                print(f"{tasks[task]}: {error}", flush=True)


def recorded() -> dict[str, np.ndarray]:
    if not RECORD.exists():
        return {}
    with np.load(RECORD) as file:
        return dict(file)


def write(found: dict[str, np.ndarray]) -> None:
    """Put the arrays of a row into the file, in the order of names: equal numbers, equal file."""
    with open(__file__) as lock:  # another run may be writing
        fcntl.flock(lock, fcntl.LOCK_EX)
        np.savez_compressed(RECORD, **dict(sorted((recorded() | found).items())))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    main(given.names, given.jobs)
