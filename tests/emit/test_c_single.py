"""C in floats: its types, numbers and functions, and that it computes what the tape does."""

import re
import subprocess

import pytest
from compiled import COMPILER, STRICT

from gradcli import calls
from gradcli.emit.c.runtime import HELPERS
from gradcli.emit.c.single import FUNCTIONS, single

PROGRAMS = {
    "numbers": "x: float\ny: float = 0.1\nx**2.5*sin(y) + max(x, 1e-3)*abs(y) + x % 0.7",
    "helpers": "x: float\ny: float\nsigmoid(x)*softplus(y) + erf(x + 1)*erfinv(y/4)",
    "arrays": "v: float[:]\nw: float[3]\nnp.linalg.norm(v)*np.sum(np.exp(w)) + np.sort(v)[0]**2",
    "matrices": "A: float[3, 3]\nb: float[3]\nnp.sum(np.linalg.solve(A + 3*np.eye(3), b))",
    "loops": "x: float\ns = 0.0\nfor i in range(8):\n    s = 0.5*s*s + x/(i + 1)\ns",
    "stacks": "x: float\ny = x\nwhile y < 9:\n    y = y*y + 0.5\ny",
    "functions": "def g(a, k):\n    return a/(k + 0.5), a*k\nu, v = g(x, 3)\nu*v*pi",
}  # fmt: skip


@pytest.mark.skipif(not COMPILER, reason="no C compiler is installed")
def test_programs_in_floats_pass_their_own_tests(tmp_path):
    for name in ("numbers", "helpers", "arrays", "stacks"):
        text = PROGRAMS[name]
        program = calls.program(text)
        options = {"to": "c", "real": "float", "name": "slope", "self_test": True}
        (tmp_path / f"{name}.c").write_text(calls.diff(program, **options))
        command = [COMPILER, *(f for f in STRICT if f != "-O2"), f"{name}.c", "-o", name, "-lm"]
        subprocess.run(command, cwd=tmp_path, check=True)
        done = subprocess.run([tmp_path / name], capture_output=True, text=True, timeout=20)
        assert done.stdout == "ok: slope agrees at 3 points\n", (name, done.stdout)


def test_nothing_of_the_function_is_double():
    for text in PROGRAMS.values():
        printed = calls.diff(calls.program(text), to="c", real="float")
        for helper in HELPERS.values():
            printed = printed.replace(helper, "")
        code = re.sub(r"/\*.*?\*/", "", printed, flags=re.DOTALL)
        assert "double" not in code and "float" in code
        assert not set(re.findall(r"(\w+)\(", code)) & FUNCTIONS
        assert all(n.endswith("f") for n in re.findall(r"\b\d+\.\w*|\b\d+e-?\w+", code)), code


def test_a_text_in_floats_is_the_same_but_for_its_numbers():
    assert single('/* sin(0.5) */ x = sin(0.5) + 2*pow(x, 1e-3); "1.5"') == (
        '/* sin(0.5) */ x = sinf(0.5f) + 2*powf(x, 1e-3f); "1.5"'
    )
    assert single("double sine = x1 + 1.5e0 + 1e99 + 1e-99 + 0x1.8p+3") == (
        "float sine = x1 + 1.5e0f + INFINITY + 0.0f + 0x1.8p+3f"
    )
