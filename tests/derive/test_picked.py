"""Elements of arrays that are computed for them alone are computed by themselves."""

import re

import printed
import pytest

from gradcli import calls

pytestmark = pytest.mark.sampled(4)

AT = {"x": 0.7, "y": -1.3, "z": 2.1, "t": 0.4}
# program, by, what the derivative's text has, and what it has not
PROGRAMS = {
    "R = np.array([[cos(t), -sin(t)], [sin(t), cos(t)]])\nv = R @ np.array([x, y])\nv[0]*v[1]": (
        "(x*dv[1] - y*dv[0])*cos_t", "[:, None]",
    ),
    "r = np.array([x, y, z])\n1/np.linalg.norm(r)": ("r[0]/norm_r**3", "1.0, 0.0"),
    "a = [x, y]\nb = [y, x*y]\nnp.dot(a, b)": ("y + y**2", "@"),
    "M = np.array([[x, y], [z, t]])\nnp.linalg.det(M)": ("cofactors(M)[0][0]", "np.sum"),
    "v = np.array([x, y])*np.array([y, x])\nw = v*v\nw[1]*w[-2]": ("", "array([1"),
    "v = np.array([x, y, z])\nw = v[:, None]*v\n(w*w.T)[2][1] + w[0][2]": ("", "ones"),
    "v = np.array([[x, y], [y, z]])\n(v[:, 0]*v[1])[1]*v.T[0][1] + (2*v[None, 1])[0][1]": ("", ""),
    "v = np.array([x, y])\nwhere(v > 0, v, v*v)[1] + np.sum(np.array([0.0, x*y])*v)": ("", ""),
}  # fmt: skip


@pytest.mark.parametrize("text", PROGRAMS)
def test_an_element_is_computed_alone(text):
    present, absent = PROGRAMS[text]
    program = calls.program(text)
    by = ("x",) if "R =" not in text else tuple(program.inputs)
    found = calls.diff(program, by)
    assert present in found and (not absent or absent not in found)
    assert printed.check(text, {n: AT[n] for n in program.inputs}, higher=True) == []


def test_an_array_that_is_computed_anyway_gives_its_elements():
    text = "v: float[2]\nw = sin(v)*x\nu = w*w\nnp.sum(u)*u[0]"
    found = calls.diff(calls.program(text), ("x",))
    assert "u[0]" in found
    assert printed.check(text, {"v": [0.4, 1.2], "x": 0.3}, higher=True) == []


# program, what the derivative's text has
READ_ON_THE_SPOT = {
    "u = [x, y]\npath = []\nfor i in range(3):\n    path.append(u)\n    u = [u[1], u[0]*x]\n"
    "s = 0.0\nfor u in path:\n    s += u[0]*u[1]\ns": "u_1 = x*x",
    "M = np.array([[x, y], [y, x*y]])\nq = np.zeros(2)\nfor k in range(2):\n"
    "    row = M[k].copy()\n    q[k] = row[-1]*row[0]\n    M[k] = 2*x\nnp.sum(q) + np.sum(M)": "dM",
}


@pytest.mark.parametrize("text", READ_ON_THE_SPOT)
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_an_array_that_is_read_on_the_spot_is_not_copied(text, mode):
    found = calls.diff(calls.program(text), ("x", "y"), mode=mode)
    assert READ_ON_THE_SPOT[text] in found
    assert not re.search(r"sum_like\(np\.copy|[-+*/] *np\.copy|np\.copy\([^)]*\)\[", found), found
    assert printed.check(text, {"x": AT["x"], "y": AT["y"]}, higher=True) == []
