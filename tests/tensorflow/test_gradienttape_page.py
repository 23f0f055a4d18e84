"""What docs/gradienttape.md says is held by the tests and lessons that it names."""

import ast
import re
from pathlib import Path

import pytest
from on_purpose import CASES

import gradcli.tensorflow as tf
from gradcli.ops.libraries.tensorflow_names import NAMES, SPACES

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "gradienttape.md").read_text(encoding="utf-8")
LESSONS = {path.stem for path in (HERE / "lessons").glob("*.py")}
WHOLE = ("test_gradienttape.py", "test_functions.py", "test_forward.py", "test_complex.py")


def section(title: str) -> str:
    """The text under a heading, up to the next one of its level."""
    _, _, rest = PAGE.partition(f"\n{title}\n")
    assert rest, title
    return re.split(rf"^{title.split()[0]} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def named_in(file: str) -> set[str]:
    tree = ast.parse((HERE / file).read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {f"{file}::{name}" for name in names if name.startswith("test_")}


# what the last column of each table names, and the sentences that name a test
HELD_BY = [
    word
    for row in re.findall(r"^\|.*\|$", PAGE.partition("\n## TensorFlow's own")[0], re.MULTILINE)
    for word in re.findall(r"`([^`]+)`", row.split("|")[-2])
]
TESTS = set(re.findall(r"`(test_\w+\.py::\w+)`", PAGE))


@pytest.mark.parametrize("name", sorted({*HELD_BY, *TESTS}))
def test_what_the_page_names_exists(name):
    if "::" in name:
        assert name in named_in(name.partition("::")[0])
    else:
        assert name in LESSONS or name in CASES


@pytest.mark.parametrize("prefix", ["tape_", "variables_", "functions_", "complex_"])
def test_each_lesson_of_tapes_is_on_the_page(prefix):
    wanted = {name for name in LESSONS if name.startswith(prefix)}
    assert wanted
    assert not {name for name in wanted if f"`{name}`" not in PAGE}


@pytest.mark.parametrize("file", WHOLE)
def test_each_test_of_tapes_is_on_the_page(file):
    assert not named_in(file) - TESTS


# -- differences -----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", CASES)
def test_a_difference_on_purpose_is_on_the_page_and_there(name):
    ask, ours, theirs = CASES[name]
    assert f"`{name}`" in section("## Differences on purpose")
    assert repr(ask(tf)) == repr(ours)
    assert repr(ours) != repr(theirs)


def test_what_is_not_here_is_not_here():
    named = re.findall(r"`tf\.([\w.]+)`", section("### What is not here"))
    assert len(named) > 5
    assert not [name for name in named if name in NAMES or name in SPACES]


# -- TensorFlow's own test -------------------------------------------------------------------------
def test_the_methods_that_do_not_pass_are_those_listed():
    listed = (HERE.parent / "peers" / "expected_failures.txt").read_text(encoding="utf-8")
    always = listed.partition("# older versions")[0]
    failing = re.findall(r"^\w+\.(\w+): ", always, re.MULTILINE)
    text = section("## TensorFlow's own test of its tape")
    assert sorted(re.findall(r"`(test\w+)`", text)) == sorted(failing)
    passed, methods = map(int, re.search(r"(\d+) of (\d+) methods pass", text).groups())
    assert methods - passed == len(failing)
