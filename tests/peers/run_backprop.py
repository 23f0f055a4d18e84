"""Run TensorFlow's own test of the tape, tensorflow/python/eager/backprop_test.py, on gradcli.

    python tests/peers/run_backprop.py PATH [METHOD ...]

PATH is the file from TensorFlow's public source, of any version since 2020.  Prints the methods
that do not pass, each with the reason, and how many do; with METHODs, only those and their
tracebacks.
"""

import argparse
import os
import sys
import traceback
import unittest
import warnings
from pathlib import Path
from types import ModuleType

import tensorflow_modules

HERE = Path(__file__).parent
VARIABLE = "GRADCLI_TF_BACKPROP_TEST"
HOW_TO_GET = (
    "the file tensorflow/python/eager/backprop_test.py of TensorFlow's public source is not here; "
    f"put it into tests/peers/, or name it in the environment variable {VARIABLE}"
)


def suite_path() -> Path:
    """Where the suite's file is, if it is anywhere."""
    return Path(os.environ.get(VARIABLE) or HERE / "backprop_test.py")


def loaded(path: Path) -> ModuleType:
    """The suite as a module."""
    module = ModuleType("backprop_test")
    with tensorflow_modules.stubbed():
        exec(compile(path.read_text(), str(path), "exec"), module.__dict__)
    return module


class _Reasons(unittest.TestResult):
    """Keeps for each method why it did not pass; "" where it did."""

    def __init__(self):
        super().__init__()
        self.reasons: dict[str, str] = {}
        self.tracebacks: dict[str, str] = {}

    def startTest(self, test):
        super().startTest(test)
        self.reasons[_name(test)] = ""

    def addError(self, test, err):
        kind, error, trace = err
        said = str(error).strip().split("\n")[0]
        self.reasons[_name(test)] = (
            said if kind is NotImplementedError else f"{kind.__name__}: {said}"
        )
        self.tracebacks[_name(test)] = "".join(traceback.format_exception(kind, error, trace))

    addFailure = addError

    def addSkip(self, test, reason):
        self.reasons[_name(test)] = f"skipped: {reason}"


def _name(test: unittest.TestCase) -> str:
    return ".".join(test.id().split(".")[-2:])


def outcomes(path: Path, only: list[str] | None = None) -> _Reasons:
    """What each method of the suite did, in the order of the classes and of their methods."""
    result = _Reasons()
    module = loaded(path)
    own = [x for x in vars(module).values() if getattr(x, "__module__", None) == module.__name__]
    cases = [x for x in own if isinstance(x, type) and issubclass(x, unittest.TestCase)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for case in cases:
            for test in unittest.defaultTestLoader.loadTestsFromTestCase(case):
                if not only or any(_name(test).endswith(name) for name in only):
                    test.run(result)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("path", nargs="?", type=Path, default=suite_path())
    parser.add_argument("method", nargs="*")
    given = parser.parse_args()
    if not given.path.exists():
        sys.exit(HOW_TO_GET)
    result = outcomes(given.path, given.method)
    if not result.reasons:
        sys.exit(f"{given.path} has no method {' or '.join(given.method)}")
    for name, reason in result.reasons.items():
        if reason:
            print(f"{name}: {reason}")
        if given.method and name in result.tracebacks:
            print(result.tracebacks[name])
    passed = list(result.reasons.values()).count("")
    print(f"{passed} of {len(result.reasons)} methods pass")


if __name__ == "__main__":
    main()
