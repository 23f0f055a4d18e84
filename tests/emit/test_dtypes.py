"""The types of the elements of arrays that programs make; NumPy, running the same text, says them.

What is written to them, and what they add up to, is NumPy's on the tape and in printed programs, or
is refused.
"""

import itertools

import numpy as np
import pytest
from printed import function

from gradcli import calls
from gradcli.calls.programs import program
from gradcli.errors import Diagnostic

MAKERS = """\
np.array([1, 2, 3]{})
np.array([1.5, 2.0, 3.0]{})
np.asarray([1, 2, 3]{})
np.array(w{})
np.asarray(n{})
np.zeros(3{})
np.ones((3,){})
np.full(3, 2{})
np.full(3, 2.5{})
np.full_like(w, 2.5{})
np.full_like(n, 2{})
np.full_like(n, 2.5{})
np.zeros_like(n{})
np.ones_like(w{})
np.arange(3{})
np.arange(0.5, 3{})
np.linspace(0, 1, 3{})
np.eye(3{})[1]
np.identity(3{})[1]
np.tri(3{})[1]
np.copy(n)
n.astype({})
(w*x).astype({})
np.array([x, 1, 2]{})
np.full(3, x{})
np.full_like(n, x{})
np.full_like(w, x{})
np.linspace(0, x, 3{})""".splitlines()
TYPES = (
    "", "float", "'float64'", "np.int64", "'int'", "np.float32", "bool", "np.complex128", "None",
)  # fmt: skip
BEGUN = "w = np.array([0.5, 1.5, 2.25])*1\nn = np.array([1, 2, 3])*1\n"
USES = ("np.sum(a)*x", "a[0] = x\nnp.sum(a)*x", "a += x\nnp.sum(a)*x")
X = 2.7


def made(maker: str, of: str) -> str | None:
    """The text of an array of elements of a type; None of what takes none, or needs one."""
    if "{}" not in maker or (of in ("", "None") and "astype" in maker):
        return None if of or "{}" in maker else maker
    return maker.format(of if "astype" in maker else f", dtype={of}" if of else "")


def by_numpy(text: str) -> float:
    *lines, last = text.split("\n")
    names = {"np": np, "x": X}
    exec("\n".join(lines), names)
    return eval(last, names)


def attempts(text: str):
    """What each way of running a program gives, with its name; nothing where it is refused."""
    first = program(text)

    def derived():
        return calls.value(program(calls.diff(first, ("x",), value=True)), {"x": X}).value[0]

    yield "value", lambda: calls.value(first, {"x": X}).value
    yield "grad", lambda: calls.gradient(first, {"x": X}, ("x",)).value
    yield "python", lambda: function(calls.emit(first, "python"))(x=X)
    yield "diff", derived


def near(found, want) -> bool:
    short = any(getattr(v, "dtype", None) == np.float32 for v in (found, want))
    return np.allclose(found, want, 3e-7 if short else 1e-12)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::numpy.exceptions.ComplexWarning")
def test_elements_are_of_the_type_that_numpy_has():
    wrong, right = [], 0
    for maker, of, use in itertools.product(MAKERS, TYPES, USES):
        array = made(maker, of)
        if array is None or ("+=" in use and of not in ("", "np.int64")):
            continue
        text = f"{BEGUN}a = {array}\n{use}"
        try:
            want = by_numpy(text)
        except TypeError:  # of what it does not cast
            want = np.nan
        try:
            for way, run in attempts(text):
                try:
                    found = run()
                except Diagnostic:
                    continue
                right += 1
                if not near(found, want):
                    wrong.append((way, array, use, found, want))
        except Diagnostic:
            continue
    assert not wrong, wrong
    assert right > 600
