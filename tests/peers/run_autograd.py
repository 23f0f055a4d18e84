"""HIPS autograd's own tests over gradcli: `python tests/peers/run_autograd.py TESTS [-v]`.

TESTS is the folder `tests` of a clone of https://github.com/HIPS/autograd, which is no part of
gradcli.  They import the package autograd_over_gradcli/autograd instead of autograd.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).parent
STUB = HERE / "autograd_over_gradcli"
CHECKOUT = HERE.parents[1]


def suite_path() -> Path | None:
    """Where the tests are: the folder that AUTOGRAD_TESTS names, if any."""
    given = os.environ.get("AUTOGRAD_TESTS")
    return Path(given) if given else None


HOW_TO_GET = "set AUTOGRAD_TESTS to the folder tests of a clone of https://github.com/HIPS/autograd"


def outcomes(tests: Path, *options: str) -> dict[str, str]:
    """Test -> why it does not pass, "" where it does; named file::test."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        paths = [str(STUB), str(CHECKOUT)]
        command = [
            sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider",
            "-o", "addopts=", "--continue-on-collection-errors", f"--rootdir={tests}",
            f"--junit-xml={report}", "-c", os.devnull, "-W", "ignore", *options, str(tests),
        ]  # fmt: skip
        paths += filter(None, [os.environ.get("PYTHONPATH")])
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        subprocess.run(command, env=environment, cwd=folder, stdout=subprocess.DEVNULL)
        if not report.exists():
            raise SystemExit(f"pytest could not run the tests in {tests}")
        return dict(_case(case) for case in ElementTree.parse(report).iter("testcase"))


def _case(case) -> tuple[str, str]:
    file = case.get("classname", "").rpartition(".")[2]
    name = f"{file}::{case.get('name')}" if file else case.get("name")
    for kind in ("failure", "error", "skipped"):
        found = case.find(kind)
        if found is not None:
            words = re.sub(r" at 0x[0-9a-f]+", "", found.get("message") or "").strip()
            first = words.splitlines()[0] if words else kind
            return name, f"skipped: {first}" if kind == "skipped" else first
    return name, ""


def main() -> None:
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    found = outcomes(Path(sys.argv[1]).resolve(), *sys.argv[2:])
    for name, reason in sorted(found.items()):
        if reason:
            print(f"{name}: {reason}")
    print(f"{list(found.values()).count('')} of {len(found)} pass")


if __name__ == "__main__":
    main()
