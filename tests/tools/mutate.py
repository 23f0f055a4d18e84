"""Breaks gradcli in one place at a time and expects the tests to notice:
`python tests/tools/mutate.py`.

Mutations are made in the running interpreter and undone (`mutations/`): each rule of each row and
of printed derivatives times 1 + 1e-6, each jvp and Taylor recurrence likewise, each convention at a
tie or an edge turned over, masks off, levels off, each value that a printed adjoint pushes
replaced, identities of normal forms dropped or of another sign, conditions turned over, and each
text of the printers exchanged.  What no test notices is printed and written to tests/survivors.txt,
which is to be empty.  `python tests/tools/mutate.py ROOM ...` breaks some of ROOMS alone, and
`python tests/tools/mutate.py short` a handful, each with a quick test of its own: under a minute.
"""

import importlib
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import paths  # noqa: F401

SURVIVORS = Path(__file__).parents[1] / "survivors.txt"
ROOMS = ("rows", "machine", "pushes", "derivatives", "texts")


def main(rooms: list[str]) -> int:
    total, survivors = 0, []
    for room in rooms or ROOMS:
        start, count = time.time(), 0
        for name, noticed in importlib.import_module(f"mutations.{room}").results():
            count += 1
            if not noticed:
                survivors.append(name)
                print(f"survives: {name}", flush=True)
        minutes = (time.time() - start) / 60
        print(f"{room}: {count} mutations, {minutes:.1f} minutes", flush=True)
        total += count
    if not rooms:
        SURVIVORS.write_text("".join(f"{name}\n" for name in survivors))
    print(f"{total} mutations, {len(survivors)} survive")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
