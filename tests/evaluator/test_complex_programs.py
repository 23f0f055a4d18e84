"""Complex numbers in programs: values are CPython's, gradients those of differences."""

import cmath
import math

import numpy as np
import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

NOT_PRINTED = ("acosh", "asin")
AT = {"x": 1.5, "y": -0.4}
PROGRAMS = [
    "z = complex(x, y)\nabs(z*z)",
    "z = complex(real=y) + complex(imag=x) + complex(x) + complex('1+2j')\nz.real*z.imag + abs(z)",
    "z = complex(x, y)\nw = complex(z, z*1j)\nw.real + w.imag*x",
    "import cmath\nr, phi = cmath.polar(complex(x, y))\nr*phi + cmath.rect(r, phi + 1).imag",
    "from cmath import exp, sqrt as root\nw = exp(complex(x, y)*1j) + root(-x)\nabs(w) + w.imag",
    "import cmath\nz = complex(x, y)\nabs(cmath.log(z, 2)*cmath.tan(z)*cmath.acosh(z)*cmath.pi)",
    "import cmath\nz = cmath.log10(y - x)*cmath.asin(x) + cmath.atanh(y*1j)\nz.real + z.imag*x",
    "import cmath\nz = cmath.sin(complex(x, y))\n"
    "x if cmath.isclose(z, z) and cmath.isfinite(z) else y",
    "w = 100*math.pi\nz = 1/(1/10 + 1/complex(0, w*x) + complex(0, w*y))\n"
    "math.degrees(cmath.phase(z))",
    "z = 0\nfor k in range(5):\n    z = z*z + complex(x, y)/4\nabs(z)",
    "z = x + y*1j\n(z*z.conjugate()).real + np.array([z, 2j]).conj().imag[0]*x",
    "z = np.exp(complex(x, y))\n"
    "z.real if isinstance(z, complex) and not isinstance(x, complex) else 0",
]  # fmt: skip
OF_ARRAYS = [
    "z = np.exp(1j*np.linspace(0, x, 4))*y\nnp.sum(np.abs(z - 1)**2) + z[2].imag + np.angle(z)[1]",
    "z = np.array([complex(x, y), x, 2j])\nnp.vdot(z, z*y).real + np.mean(z).imag + (z @ z).imag",
    "zs = [complex(0, x), complex(1, x), complex(x, 2)]\n"
    "abs(sum(zs)*zs[1]) + (zs[0] == complex(0, x)) + (zs[1] != 1)",
    "sum(abs(sum(complex(k, x*j) for k in range(3)))**2 for j in range(4))*y",
    "m = np.array([[np.cos(complex(x, y)), 2j*x], [y, 1]])\nb, c = m @ np.array([1, 1.5])\n"
    "abs((b - c)/(b + c))**2 + sum([w.imag*abs(w) for w in m[0]])",
    "z = complex(0, 1)*x\nfor k in range(9):\n    if abs(z) > 1:\n        z = z/2\n"
    "    z = z*z + y\nabs(z)",
    "def f(z, n):\n    return z**n/(1 + z)\n"
    "abs(f(complex(x, y), 3)) + f(x, -2) + (f(complex(0, 1), 20)*x).real",
    "z = np.sqrt(-complex(x)) + np.log(complex(-x).conjugate())*x\n"
    "z.imag + (-complex(x) + 0j).imag",
    "z = -complex(x, y)*complex(y, x*y)\nw = (1 - z)*(-x*1j)\nz.imag*w.real + w.imag",
    "z = np.sqrt(y + 0j) + np.cosh(x*1j) + np.tan(complex(x, y)) - np.log2(-1j*x)\nz.real*z.imag",
]


@pytest.mark.parametrize("text", PROGRAMS + OF_ARRAYS)
def test_values_are_pythons_and_gradients_those_of_differences(text):
    *body, last = text.split("\n")
    given = {"cmath": cmath, "math": math, "np": np}

    def python(**point) -> float:
        names = given | point
        exec("\n".join(body), names)
        return eval(last, names)

    imports = "" if "import" in text else "import cmath, math, numpy as np\n"
    program = calls.program(f"x: float\ny: float\n{imports}{text}")
    assert calls.value(program, AT).value == pytest.approx(python(**AT), rel=1e-14)
    found = calls.gradient(program, AT).gradients
    for name in AT:
        h = 1e-6
        up, down = python(**AT | {name: AT[name] + h}), python(**AT | {name: AT[name] - h})
        assert (found[name] or 0.0) == pytest.approx((up - down) / (2 * h), rel=1e-7, abs=1e-8), (
            name
        )


@pytest.mark.parametrize("text", PROGRAMS + OF_ARRAYS)
def test_what_is_printed_has_the_tapes_derivatives(text):
    program = calls.program(f"x: float\ny: float\nimport cmath, math, numpy as np\n{text}")
    if any(name in text for name in NOT_PRINTED):
        with pytest.raises(Diagnostic, match="of a complex number"):
            calls.diff(program)
        return
    expected = [calls.gradient(program, AT).gradients[name] or 0.0 for name in AT]
    printed = calls.value(calls.program(calls.diff(program)), AT)
    assert printed.values[-1] == pytest.approx(expected, rel=1e-12, abs=1e-12)
    assert "double" in calls.diff(program, to="c")


def test_a_formula_without_complex_numbers_is_still_told_of_a_product():
    with pytest.raises(Diagnostic) as caught:
        calls.program("x + 2j")
    assert caught.value.code == "E0104" and "2*j" in caught.value.help


def test_a_file_of_python_has_pythons_numbers(tmp_path):
    path = tmp_path / "circuit.py"
    path.write_text("def z(w=2.0, c=1e-3):\n    return abs(50 + 1/(1j*w*c))\n")
    found = calls.gradient(calls.read(f"{path}:z"), {}).gradients
    size = (50**2 + 500**2) ** 0.5  # of 50 - 1j/(w c)
    assert found["w"] == pytest.approx(-(500**2) / (2.0 * size), rel=1e-12)


@pytest.mark.parametrize("text", ["complex([x])", "complex('2+') + x", "complex(x, None)"])
def test_what_is_no_number_is_refused(text):
    with pytest.raises(Diagnostic) as caught:
        calls.value(calls.program(text), {"x": 1.0})
    assert caught.value.code == "E0201" and "complex" in caught.value.message
