"""Looks for programs whose C differs from the tape: `python tests/hunt_c.py --count 50000`.

Programs are compiled in batches; each failure is printed with its program, its point and its C.
The exit status is 1 where there is one.
"""

import argparse
import sys
import time
from collections import Counter
from multiprocessing import Pool
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent / "emit"))

import c_programs


def hunt(seeds: list[str]) -> tuple[int, list[str], Counter]:
    """How many files a batch has, what is wrong with them, and what was refused."""
    refused: Counter = Counter()
    with TemporaryDirectory() as folder:
        try:
            batch = c_programs.batch_of(seeds, refused)
            found = list(c_programs.failures(batch, Path(folder)))
        except AssertionError as error:  # a compiler that is not content
            return 0, [f"{seeds[0]} to {seeds[-1]}: {error}"], refused
        except Exception as fault:  # a crash of any kind is what the hunt is for
            return 0, [f"{seeds[0]} to {seeds[-1]}: {type(fault).__name__}: {fault}"], refused
    return len(batch), found, refused


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first program")
    parser.add_argument("--seed", default="c")
    parser.add_argument("--batch", type=int, default=25, help="programs in one compilation")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--most", type=int, default=10, help="stop after so many failures")
    options = parser.parse_args()
    seeds = [f"{options.seed}-{options.first + k}" for k in range(options.count)]
    batches = [seeds[k : k + options.batch] for k in range(0, len(seeds), options.batch)]
    files, wrong, refusals, start = 0, 0, Counter(), time.time()
    with Pool(options.jobs) as pool:
        for count, found, refused in pool.imap_unordered(hunt, batches):
            files += count
            refusals.update(refused)
            for text in found:
                wrong += 1
                print(text, flush=True)
            if wrong >= options.most:
                pool.terminate()
                break
    print(
        f"{files} files of {options.count} programs in {time.time() - start:.0f} s, {wrong} wrong"
    )
    for reason, n in refusals.most_common():
        print(f"refused {n:5}  {reason}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
