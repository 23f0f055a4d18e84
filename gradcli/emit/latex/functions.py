"""How the rows are written in LaTeX, by what mathtext knows too.

A text has #1, #2, #3 for the arguments; its round brackets grow with what is in them.  With it
stands how tightly it binds.  A row that is missing here is an operator name with its arguments.
"""

# How tightly a construct binds, loosest first
TEST, OR, AND, NOT, COMPARE, MODULO, SUM, NEGATIVE, DOT, BIG, PRODUCT, POWER, ATOM = range(13)

FUNCTIONS: dict[str, tuple[str, int]] = {
    "sqrt": (r"\sqrt{#1}", ATOM), "cbrt": (r"\sqrt[3]{#1}", ATOM), "exp": ("e^{#1}", POWER),
    "exp2": ("2^{#1}", POWER), "abs": (r"\left|#1\right|", ATOM),
    "norm": (r"\left\|#1\right\|", ATOM),
    "floor": (r"\left\lfloor #1\right\rfloor", ATOM), "ceil": (r"\left\lceil #1\right\rceil", ATOM),
    "math.floor": (r"\left\lfloor #1\right\rfloor", ATOM),
    "math.ceil": (r"\left\lceil #1\right\rceil", ATOM),
    "math.isqrt": (r"\left\lfloor \sqrt{#1}\right\rfloor", ATOM),
    "sin": (r"\sin(#1)", POWER), "cos": (r"\cos(#1)", POWER), "tan": (r"\tan(#1)", POWER),
    "arcsin": (r"\arcsin(#1)", POWER), "arccos": (r"\arccos(#1)", POWER),
    "arctan": (r"\arctan(#1)", POWER), "sinh": (r"\sinh(#1)", POWER), "cosh": (r"\cosh(#1)", POWER),
    "tanh": (r"\tanh(#1)", POWER), "sech": (r"\operatorname{sech}(#1)", POWER),
    "log": (r"\ln(#1)", POWER), "log2": (r"\log_{2}(#1)", POWER),
    "log10": (r"\log_{10}(#1)", POWER), "maximum": (r"\max(#1, #2)", POWER),
    "minimum": (r"\min(#1, #2)", POWER), "max of": (r"\max(#*)", POWER),
    "min of": (r"\min(#*)", POWER), "max": (r"\max(#1)", POWER), "min": (r"\min(#1)", POWER),
    "sigmoid": (r"\sigma(#1)", POWER), "gamma": (r"\Gamma(#1)", POWER),
    "lgamma": (r"\ln\left|\Gamma(#1)\right|", POWER), "rgamma": (r"\frac{1}{\Gamma(#1)}", PRODUCT),
    "digamma": (r"\psi(#1)", POWER), "polygamma": (r"\psi^{(#1)}(#2)", POWER),
    "beta": (r"\mathrm{B}(#1, #2)", POWER),
    "betaln": (r"\ln\left|\mathrm{B}(#1, #2)\right|", POWER),
    "riemann_zeta": (r"\zeta(#1)", POWER), "hurwitz_zeta": (r"\zeta(#1, #2)", POWER),
    "j0": ("J_{0}(#1)", POWER), "j1": ("J_{1}(#1)", POWER), "jn": ("J_{#1}(#2)", POWER),
    "jv": ("J_{#1}(#2)", POWER), "y0": ("Y_{0}(#1)", POWER), "y1": ("Y_{1}(#1)", POWER),
    "yn": ("Y_{#1}(#2)", POWER), "yv": ("Y_{#1}(#2)", POWER), "i0": ("I_{0}(#1)", POWER),
    "i1": ("I_{1}(#1)", POWER), "iv": ("I_{#1}(#2)", POWER), "k0": ("K_{0}(#1)", POWER),
    "k1": ("K_{1}(#1)", POWER), "kn": ("K_{#1}(#2)", POWER), "kv": ("K_{#1}(#2)", POWER),
    "spherical_jn": ("j_{#1}(#2)", POWER), "spherical_yn": ("y_{#1}(#2)", POWER),
    "spherical_in": ("i_{#1}(#2)", POWER), "spherical_kn": ("k_{#1}(#2)", POWER),
    "airyai": (r"\mathrm{Ai}(#1)", POWER), "airyaip": (r"\mathrm{Ai}^{\prime}(#1)", POWER),
    "airybi": (r"\mathrm{Bi}(#1)", POWER), "airybip": (r"\mathrm{Bi}^{\prime}(#1)", POWER),
    "expi": (r"\mathrm{Ei}(#1)", POWER), "exp1": ("E_{1}(#1)", POWER),
    "expn": ("E_{#1}(#2)", POWER),
    "sinint": (r"\mathrm{Si}(#1)", POWER), "cosint": (r"\mathrm{Ci}(#1)", POWER),
    "sinhint": (r"\mathrm{Shi}(#1)", POWER), "coshint": (r"\mathrm{Chi}(#1)", POWER),
    "fresnels": ("S(#1)", POWER), "fresnelc": ("C(#1)", POWER), "dawsn": ("F(#1)", POWER),
    "ndtr": (r"\Phi(#1)", POWER), "ndtri": (r"\Phi^{-1}(#1)", POWER),
    "log_ndtr": (r"\ln \Phi(#1)", POWER), "ellipk": ("K(#1)", POWER), "ellipe": ("E(#1)", POWER),
    "erfinv": (r"\mathrm{erf}^{-1}(#1)", POWER), "erfcinv": (r"\mathrm{erfc}^{-1}(#1)", POWER),
    "factorial": ("#1!", POWER), "math.factorial": ("#1!", POWER),
    "math.comb": (r"\binom{#1}{#2}", ATOM), "gammainc": ("P(#1, #2)", POWER),
    "gammaincc": ("Q(#1, #2)", POWER),
    "betainc": ("I_{#3}(#1, #2)", POWER), "lambert_branch": ("W_{#2}(#1)", POWER),
    "binom": (r"\binom{#1}{#2}", ATOM), "hypot": (r"\sqrt{#1^{2} + #2^{2}}", ATOM),
    "one_minus_square": ("1 - #1^{2}", SUM), "xlogy": (r"#1 \ln(#2)", PRODUCT),
    "xlog1py": (r"#1 \ln(1 + #2)", PRODUCT), "log1p": (r"\ln(1 + #1)", POWER),
    "expm1": ("e^{#1} - 1", SUM), "sum": (r"\operatorname{sum}(#1)", POWER),
    "transpose": (r"#1^{\mathsf{T}}", POWER), "len": (r"\operatorname{len}(#1)", POWER),
    "logical_and": (r"#1 \wedge #2", AND), "logical_or": (r"#1 \vee #2", OR),
    "logical_not": (r"\neg #1", NOT), "not": (r"\neg #1", NOT),
    "list": ("[\\,]", ATOM), "zeros_like": ("0", ATOM),
    "ones_like": ("1", ATOM),
    "isnan": (r"\operatorname{isnan}(#1)", POWER),
}  # fmt: skip

# Arguments that stand in no brackets of their text's, by what they must bind as
TIGHT: dict[str, tuple[int, ...]] = {
    "factorial": (ATOM,), "math.factorial": (ATOM,), "hypot": (ATOM, ATOM),
    "one_minus_square": (ATOM,),
    "xlogy": (PRODUCT, TEST), "xlog1py": (PRODUCT, SUM), "log1p": (SUM,), "transpose": (ATOM,),
    "logical_and": (AND, AND), "logical_or": (OR, OR), "logical_not": (POWER,),
    "not": (POWER,),
}  # fmt: skip

# Rows that are their first argument
SAME = frozenset(("positive", "stop_gradient", "float", "copy", "spread_like"))

# Rows of gradcli's own, for arrays whose shapes are not known: a formula has no words for them
UNWRITTEN = frozenset(("sum_like", "matmul_left", "matmul_right"))

# Functions whose powers are written at their names: sin^2(x)
RAISED = ("sin", "cos", "tan", "sinh", "cosh", "tanh", "sech", "log")

COMPARED = {
    "less": "<", "less_equal": r"\leq", "greater": ">", "greater_equal": r"\geq", "equal": "=",
    "not_equal": r"\neq",
}  # fmt: skip

GREEK = frozenset((
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "mu",
    "nu", "xi", "pi", "rho", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega", "Gamma",
    "Delta", "Theta", "Xi", "Pi", "Sigma", "Upsilon", "Phi", "Psi", "Omega",
))  # fmt: skip
SPELT = {"lambda_": "lambda", "lam": "lambda", "eps": "epsilon"}
CONSTANTS = {"pi": r"\pi", "e": "e", "tau": r"2 \pi", "inf": r"\infty", "nan": r"\mathrm{NaN}"}
