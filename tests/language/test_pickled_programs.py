"""A program that is sent to another process is the program that it was."""

import pickle
from pathlib import Path

import pytest

from gradcli import calls

SAMPLES = sorted((Path(__file__).parents[2] / "samples").glob("*.expr"))


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_program_is_pickled_whole(path):
    program = calls.read(str(path))
    other = pickle.loads(pickle.dumps(program))
    assert calls.fmt(other.source.text) == calls.fmt(program.source.text)
    point = next(
        (dict(word.split("=") for word in line.split(" -> ")[0].split()[2:])
         for line in path.read_text().splitlines() if line.startswith("# expect: ")), {},
    )  # fmt: skip
    try:
        numbers = {name: float(text) for name, text in point.items()}
    except ValueError:
        return  # an array
    if numbers.keys() != set(program.inputs):
        return
    found, expected = (calls.value(each, numbers).value for each in (other, program))
    assert repr(found) == repr(expected)
