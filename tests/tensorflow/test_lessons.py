"""Each lesson prints what TensorFlow prints for it: over the library, and as a program.

`lessons/NAME.py` is a lesson and `lessons/NAME.out` what TensorFlow 2.21 wrote for it (record.py).
`lacking.txt` lists those that do not pass yet, `name way reason` in a line; they must fail.
"""

import warnings
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import numpy as np
import pytest

from gradcli import calls

pytestmark = pytest.mark.sampled(8)

HERE = Path(__file__).parent
NAMES = sorted(path.stem for path in (HERE / "lessons").glob("*.py"))
TIMEOUT = 20.0  # a lesson takes milliseconds: one that runs on is stopped


def lesson(name: str, suffix: str = ".py") -> str:
    return (HERE / "lessons" / (name + suffix)).read_text(encoding="utf-8")


def by_library(name: str) -> str:
    """What Python prints for the lesson over gradcli.tensorflow."""
    text = lesson(name).replace("import tensorflow as tf", "import gradcli.tensorflow as tf")
    out = StringIO()
    with redirect_stdout(out):
        exec(compile(text, f"{name}.py", "exec"), {"__name__": "__main__"})
    return out.getvalue()


def by_program(name: str) -> str:
    """What `gradcli eval` prints as it runs the lesson, and the result that it shows after that."""
    program, out = calls.program(lesson(name), f"{name}.py"), StringIO()
    result = calls.value(program, {}, limits=calls.Limits(timeout=TIMEOUT), write=out.write)
    for target in result.targets:
        out.write(f"the value of {target}\n")
    return out.getvalue()


WAYS = {"library": by_library, "program": by_program}


def lacking() -> dict[tuple[str, str], str]:
    """The name and the way of each lesson that does not pass yet, and why."""
    lines = (HERE / "lacking.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(maxsplit=2) for line in lines if line.strip()]
    return {(name, way): reason for name, way, reason in rows}


LACKING = lacking()
OF_NEWER_NUMPY = ("tensors_halves", "tensors_numbers_printed")


def test_each_lesson_has_its_output():
    assert sorted(path.stem for path in (HERE / "lessons").glob("*.out")) == NAMES


def test_what_lacks_is_a_lesson():
    assert set(LACKING) <= {(name, way) for name in NAMES for way in WAYS}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", NAMES)
def test_lesson_prints_what_tensorflow_prints(name, way):
    wanted = lesson(name, ".out")
    if name in OF_NEWER_NUMPY and np.lib.NumpyVersion(np.__version__) < "2.3.0":
        pytest.skip("NumPy before 2.3 prints some numbers of 32 bits in another form")
    if (name, way) not in LACKING:
        assert WAYS[way](name) == wanted
        return
    try:
        found = WAYS[way](name)
    except Exception:
        return
    assert found != wanted, "it passes: take its line out of lacking.txt"


# What lessons are warned of, in any order.  TensorFlow too warns of the watched integers and of a
# gradient that a tape records itself; the sources and targets it logs at a level that few see.
FLOATING = "The dtype of the {} tensor must be floating (e.g. tf.float32)"
WATCHED = FLOATING.format("watched")
SOURCE, TARGET = (FLOATING.format(role) for role in ("source", "target"))
WARNED = {
    "tape_arguments_errors": [TARGET],
    "tape_gradient_inside_with": ["Calling GradientTape.gradient on a persistent tape inside its"],
    "tape_int_and_string_sources": [SOURCE, SOURCE, SOURCE, TARGET],
    "tape_none_integer": [SOURCE, TARGET, WATCHED],
    "tape_none_outside_tensorflow": ["NumPy computes outside of the tape"],
}


@pytest.mark.parametrize("name", [name for name in NAMES if (name, "library") not in LACKING])
def test_lesson_warns_of_what_has_no_derivative(name):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        by_library(name)
    found = sorted(str(w.message) for w in caught)
    wanted = sorted(WARNED.get(name, ()))
    assert [text[: len(w)] for text, w in zip(found, wanted)] == wanted
    assert len(found) == len(wanted), found
