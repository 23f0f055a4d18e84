"""Products of arrays of three axes and more, in every language of statements: held to the tape."""

from collections import Counter

import c_programs
import other_languages
import pytest
from compiled import COMPILER
from other_languages import NODE, RUSTC, Called
from product_programs import PROGRAMS, seeded
from test_other_languages import printed

from gradcli.calls.printing import diff
from gradcli.calls.programs import program
from gradcli.errors import Diagnostic

PRESENT = {"c": COMPILER, "js": NODE, "rust": RUSTC}


@pytest.mark.parametrize("to", [
    pytest.param(to, marks=pytest.mark.skipif(not there, reason=f"no {to} is installed"))
    for to, there in PRESENT.items()
])  # fmt: skip
def test_products_of_stacks_and_their_gradients_agree_with_the_tape(to, tmp_path):
    refused: Counter = Counter()
    batch = []
    programs = [*PROGRAMS.values(), *(seeded(f"stacks-{k}") for k in range(10))]
    for k, (text, point) in enumerate(programs):
        batch += c_programs.cases(text, point, f"f{k}", refused, tangents=0, second=False)
    assert not refused and len(batch) == 2 * len(programs)
    if to == "c":
        assert list(c_programs.failures(batch, tmp_path)) == []
        return
    ones = {f"at{k}": case.derived for k, case in enumerate(batch)}
    files = [Called(name, printed(to, one, name), one.whole_point()) for name, one in ones.items()]
    for one, numbers in zip(ones.values(), other_languages.outcomes(to, files, tmp_path)):
        assert not isinstance(numbers, str), (one.text, numbers)
        c_programs.compared(one, numbers)


@pytest.mark.parametrize("text", [
    "g: float[2, 3]\na: float[3, 4]\nb: float[4, 5]\nmatmul_left(g, a, b)",
    "g: float[5]\na: float[3, 4]\nb: float[4, 5]\nmatmul_right(g, b, a)",
])  # fmt: skip
def test_a_cotangent_of_another_shape_than_the_product_is_refused(text):
    with pytest.raises(Diagnostic, match="another shape than the product"):
        diff(program(f"{text}[0, 0]"), to="c")


def test_the_axes_of_a_stack_may_be_open():
    text = diff(program("a: float[:, :, :]\nb: float[:, 4]\nnp.sum(a @ b)"), to="c")
    assert "db  result, a_len3 by 4 numbers" in text and "a[(k*a_len2 + l)*a_len3 + i]" in text
