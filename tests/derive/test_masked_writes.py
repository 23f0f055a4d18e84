"""Writes to several elements at once, in loops and branches, in both modes, to the second order."""

import inspect

import numpy as np
import pytest
from printed import function

from gradcli import calls
from gradcli.calls.programs import program
from gradcli.errors import Diagnostic

pytestmark = pytest.mark.sampled(3)
WRITES = (
    "v[v > 2] = 7.0", "v[v > 2] = c", "v[v > 2] = u[v > 2]", "v[v > 2] *= c", "v[u > 0.5] = 0.0",
    "m = v > 2; v[m] = u[m]*c", "m = (v > 0.4) & (u < 0.8); v[m] *= v[m]",
    "m = ~(v > 2); v[m] = u[m]", "v[np.where(v > 2)] = 7.0", "v[np.nonzero(u > 0.5)[0]] *= c",
    "i = np.where(v > 2)[0]; v[0] += np.sum(v[i]*u[i])*c",
    "v[1:3] = 7.0", "v[1:3] = u[1:3]*c", "v[[0, 2]] = c",
)  # fmt: skip
AROUND = (
    "{}", "for i in range(2):\n    {}", "if c > 0:\n    {}",
    "for i in range(3):\n    if i > 0:\n        {}\n    v = v*1.5",
    "k = 0\nwhile k < 2:\n    {}\n    k += 1",
)  # fmt: skip
POINT = {
    "c": 1.3, "w": np.array([0.5, 2.5, 3.1, 1.2]), "u": np.array([0.3, 0.9, 0.7, 0.2]),
}  # fmt: skip


def given(names) -> dict:
    return {n: x for n, x in POINT.items() if n in names}


def near(found, want) -> bool:
    found = found if isinstance(found, tuple) else (found,)
    return all(
        np.allclose(a, 0.0 if b is None else b, 1e-12) for a, b in zip(found, want, strict=True)
    )


@pytest.mark.parametrize("write", WRITES)
@pytest.mark.parametrize("around", AROUND)
def test_what_a_mask_or_a_slice_writes_is_differentiated(write, around):
    body = around.format(write)
    made = program(f"c: float\nw: float[4]\nu: float[4]\nv = 1.0*w\n{body}\nc*np.sum(v*v*u)")
    want = calls.gradient(made, POINT)
    printed = calls.diff(made, tuple(POINT), mode="reverse")
    assert near(calls.value(program(printed), POINT).value, [want[n] for n in POINT])
    call = function(calls.diff(made, tuple(POINT), mode="reverse", to="numpy"))
    assert near(call(**given(inspect.signature(call).parameters)), [want[n] for n in POINT])
    twice = program(calls.diff(made, ("c",), mode="forward", order=2))
    second = calls.gradient(made, POINT, ("c",), order=2)["c,c"]
    assert near(calls.value(twice, given(twice.inputs)).value, [second])


@pytest.mark.parametrize(
    "text", ["m[np.where(m > 1)]", "w = np.array(v)\nnp.sum(w[np.where(w > 1)])"]
)
def test_places_in_what_may_have_other_axes_are_refused(text):
    with pytest.raises(Diagnostic, match="shape the program does not tell"):
        calls.diff(program(f"m: float[:, :]\n{text}"))
