"""Looks for programs that are other numbers as machine code: `python tests/native/hunt.py`."""

import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import paths  # noqa: F401, I001

import engines
import hunting
from deadline import OutOfTime, within
from derived import derived
from held import held
from hunt_printed import CORPORA

SECONDS = 20.0


def main() -> int:
    parser = hunting.arguments(__doc__)
    parser.add_argument("--corpus", choices=CORPORA, default="core")
    options = parser.parse_args()
    found, refused, unprinted, wrong = Counter(), Counter(), Counter(), 0
    for k in range(options.first, options.first + options.count):
        text, point = CORPORA[options.corpus](f"{options.seed}-{k}")
        try:
            with within(SECONDS):
                for one in derived(text, point, unprinted, tangents=1):
                    how = held(one, refused)
                    found[how.how] += 1
                    if how.how == "apart":
                        wrong += 1
                        print(f"{options.seed}-{k}: {one.words}\n{point}\n{text}\n{how}\n")
        except (OutOfTime, engines.Mismatch) as error:
            found[f"no derivative: {type(error).__name__}"] += 1
        except Exception as fault:
            wrong += 1
            words = f"{type(fault).__name__}: {str(fault)[:2000]}"
            print(f"{options.seed}-{k}: {words}\n{point}\n{text}\n")
        if wrong >= options.most:
            break
    for table in (found, refused):
        print(*(f"{n:7}  {how}" for how, n in table.most_common()), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
