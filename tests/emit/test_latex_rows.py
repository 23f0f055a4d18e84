"""A row's formula means, where a mathematician reads it, the row's own value: by mpmath."""

import operator

import mpmath
import pytest
from mpmath import mp
from test_python import every_row

from gradcli.core import ir
from gradcli.emit.about import About
from gradcli.emit.targets import printed
from gradcli.emit.texts import text
from gradcli.ops.rows import Op

ROWS = {op.name: op for op in every_row() if text(op.name).latex and op.value}


def spherical(bessel, sign=1):
    return lambda n, x: mp.sqrt(mp.pi / (2 * x)) * bessel(n + sign / mpmath.mpf(2), x)


# What a formula says of x, y and z.
MEANINGS = {
    r"\sqrt{x}": mp.sqrt, r"\sqrt[3]{x}": mp.cbrt, "e^{x}": mp.exp, "2^{x}": lambda x: 2**x,
    r"\left|x\right|": abs, r"\left\lfloor x\right\rfloor": mp.floor,
    r"\left\lceil x\right\rceil": mp.ceil, r"\sin(x)": mp.sin, r"\cos(x)": mp.cos,
    r"\tan(x)": mp.tan, r"\arcsin(x)": mp.asin, r"\arccos(x)": mp.acos, r"\arctan(x)": mp.atan,
    r"\sinh(x)": mp.sinh, r"\cosh(x)": mp.cosh, r"\tanh(x)": mp.tanh,
    r"\operatorname{sech}(x)": mp.sech, r"\ln(x)": mp.log,
    r"\log_{2}(x)": lambda x: mp.log(x, 2), r"\log_{10}(x)": mp.log10, r"\max(x, y)": max,
    r"\min(x, y)": min, r"\sigma(x)": lambda x: 1 / (1 + mp.exp(-x)), r"\Gamma(x)": mp.gamma,
    r"\ln\left|\Gamma(x)\right|": lambda x: mp.log(abs(mp.gamma(x))),
    r"\frac{1}{\Gamma(x)}": mp.rgamma, r"\psi(x)": mp.digamma, r"\psi^{(x)}(y)": mp.psi,
    r"\mathrm{B}(x, y)": mp.beta,
    r"\ln\left|\mathrm{B}(x, y)\right|": lambda x, y: mp.log(abs(mp.beta(x, y))),
    r"\zeta(x)": mp.zeta, r"\zeta(x, y)": mp.zeta, "J_{x}(y)": mp.besselj,
    "Y_{x}(y)": mp.bessely, "I_{x}(y)": mp.besseli, "K_{x}(y)": mp.besselk,
    "J_{0}(x)": lambda x: mp.besselj(0, x), "J_{1}(x)": lambda x: mp.besselj(1, x),
    "Y_{0}(x)": lambda x: mp.bessely(0, x), "Y_{1}(x)": lambda x: mp.bessely(1, x),
    "I_{0}(x)": lambda x: mp.besseli(0, x), "I_{1}(x)": lambda x: mp.besseli(1, x),
    "K_{0}(x)": lambda x: mp.besselk(0, x), "K_{1}(x)": lambda x: mp.besselk(1, x),
    "j_{x}(y)": spherical(mp.besselj), "y_{x}(y)": spherical(mp.bessely),
    "i_{x}(y)": spherical(mp.besseli), "k_{x}(y)": spherical(mp.besselk),
    r"\mathrm{Ai}(x)": mp.airyai, r"\mathrm{Bi}(x)": mp.airybi,
    r"\mathrm{Ai}^{\prime}(x)": lambda x: mp.airyai(x, derivative=1),
    r"\mathrm{Bi}^{\prime}(x)": lambda x: mp.airybi(x, derivative=1),
    r"\mathrm{Ei}(x)": mp.ei, "E_{1}(x)": mp.e1, "E_{x}(y)": mp.expint,
    r"\mathrm{Si}(x)": mp.si, r"\mathrm{Ci}(x)": mp.ci, r"\mathrm{Shi}(x)": mp.shi,
    r"\mathrm{Chi}(x)": mp.chi, "S(x)": mp.fresnels, "C(x)": mp.fresnelc,
    r"\mathrm{erfi}(x)": mp.erfi,
    "F(x)": lambda x: mp.sqrt(mp.pi) / 2 * mp.exp(-x * x) * mp.erfi(x), r"\Phi(x)": mp.ncdf,
    r"\Phi^{-1}(x)": lambda x: mp.sqrt(2) * mp.erfinv(2 * x - 1),
    r"\ln \Phi(x)": lambda x: mp.log(mp.ncdf(x)), "K(x)": mp.ellipk, "E(x)": mp.ellipe,
    r"\mathrm{erf}^{-1}(x)": mp.erfinv, r"\mathrm{erfc}^{-1}(x)": lambda x: mp.erfinv(1 - x),
    "x!": mp.factorial, "P(x, y)": lambda a, x: mp.gammainc(a, 0, x, regularized=True),
    "Q(x, y)": lambda a, x: mp.gammainc(a, x, regularized=True),
    "I_{z}(x, y)": lambda a, b, x: mp.betainc(a, b, 0, x, regularized=True),
    "W_{y}(x)": lambda x, k: mp.lambertw(x, k).real, r"\binom{x}{y}": mp.binomial,
    r"\sqrt{x^{2} + y^{2}}": mp.hypot, "1 - x^{2}": lambda x: 1 - x * x,
    r"x \ln(y)": lambda x, y: x * mp.log(y), r"x \ln(1 + y)": lambda x, y: x * mp.log(1 + y),
    r"\ln(1 + x)": lambda x: mp.log(1 + x), "e^{x} - 1": lambda x: mp.exp(x) - 1,
    r"x \wedge y": lambda x, y: bool(x and y), r"x \vee y": lambda x, y: bool(x or y),
    r"\neg x": lambda x: not x, r"\operatorname{isnan}(x)": mp.isnan,
    "x < y": operator.lt, r"x \leq y": operator.le, "x > y": operator.gt,
    r"x \geq y": operator.ge, "x = y": operator.eq, r"x \neq y": operator.ne,
}  # fmt: skip
# The first argument is whole, or the second.
ORDERS = {
    "polygamma", "jn", "yn", "kn", "spherical_jn", "spherical_yn", "spherical_in", "spherical_kn",
    "expn",
}  # fmt: skip
COMPARISONS = [op for op in ROWS.values() if op.family == "comparison"]
POINTS = {
    "lambert_branch": [(0.4, 0), (-0.2, -1)], "hurwitz_zeta": [(2.7, 0.6)],
    "riemann_zeta": [(2.7,)], "logical_and": [(0.0, 2.0), (1.0, 2.0)],
    "logical_or": [(0.0, 0.0), (0.0, 2.0)], "logical_not": [(0.0,), (2.0,)],
    "isnan": [(0.5,), (float("nan"),)], "maximum": [(1.0, 2.0), (2.0, 1.0)],
    "minimum": [(1.0, 2.0), (2.0, 1.0)],
    **{op.name: [(1.0, 2.0), (2.0, 1.0), (1.0, 1.0)] for op in COMPARISONS},
}  # fmt: skip


def formula(op: Op) -> str:
    graph, names = ir.Graph(), "xyz"[: len(op.args)]
    value = graph.node(op, tuple(map(graph.var, names)))
    inputs = dict.fromkeys(names, ("float", None))
    program = ir.Program(graph, inputs, (), (), (value,), {}, set(), {})
    return printed(program, "latex", About()).rstrip("\n")


@pytest.mark.parametrize("name", ROWS)
@mpmath.workdps(30)
def test_a_formula_means_its_row(name):
    op = ROWS[name]
    common = [(2 if name in ORDERS else 0.31, 0.62, 0.87), (3 if name in ORDERS else 0.7, 0.4, 0.2)]
    for point in POINTS.get(name, [p[: len(op.args)] for p in common]):
        want = MEANINGS[formula(op)](*map(mpmath.mpf, point))
        assert float(op.value(*point)) == pytest.approx(float(want), rel=1e-12), point
