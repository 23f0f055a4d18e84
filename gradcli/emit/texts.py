"""How the rows are written: in Python, over NumPy, in JAX, in C and in LaTeX, a line a row.

A row that has no text for a target is refused there by its name; on arrays it is the function of
NumPy's that the row itself names, and in LaTeX an operator name with its arguments.  What needs
more than a text (an operator, a form, a loop) is the printers'.
"""

from typing import NamedTuple

# How tightly a construct binds in LaTeX, loosest first
TEST, OR, AND, NOT, COMPARE, MODULO, SUM, NEGATIVE, DOT, BIG, PRODUCT, POWER, ATOM = range(13)


class Text(NamedTuple):
    """The texts of a row; "" where it has none.

    python   on numbers: a function, or an expression over the arguments a, b, c, each of which it
             reads once; a function that no module has is one of `python/runtime`
    truths   the same on booleans
    numpy    on arrays; not set, it is that of SciPy on numbers, or the function that the row names.
             Of a row of whole arrays a function, which takes its arguments and keywords
    jax      on arrays of JAX; not set, it is that of NumPy with jnp for np, and nothing of SciPy's
    c        a function of floats: of math.h, or of ours in `c/runtime`
    rust, js, julia  the same there, a method of numbers where it begins with a dot; not set, it is
             C's, where their runtimes have a function of that name
    whole    the same on whole numbers, where that gives one
    reduced, along   functions of ours that compute it along an axis: to a number for each run of
             elements, or to as many elements
    latex    by what mathtext knows too: #1, #2, #3 are the arguments, #* all of them; its round
             brackets grow with what is in them.  Of a comparison its sign
    binds    how tightly the LaTeX binds
    raised   whether powers of it are written at its name in LaTeX: sin^2(x)
    tight    what arguments must bind as that stand in no brackets of the LaTeX
    """

    python: str = ""
    truths: str = ""
    numpy: str = ""
    jax: str = ""
    c: str = ""
    rust: str = ""
    js: str = ""
    julia: str = ""
    whole: str = ""
    reduced: str = ""
    along: str = ""
    latex: str = ""
    binds: int = POWER
    raised: bool = False
    tight: tuple[int, ...] = ()


NONE = Text()
# fmt: off
TEXTS: dict[str, Text] = {
    # logic, bits, and what there is to ask of a number
    "logical_and": Text("bool(a and b)", truths="a and b", latex=r"#1 \wedge #2", binds=AND,
        tight=(AND, AND)),
    "logical_or": Text("bool(a or b)", truths="a or b", latex=r"#1 \vee #2", binds=OR,
        tight=(OR, OR)),
    "logical_not": Text("not a", latex=r"\neg #1", binds=NOT, tight=(POWER,)),
    "less": Text(latex="<"),
    "less_equal": Text(latex=r"\leq"),
    "greater": Text(latex=">"),
    "greater_equal": Text(latex=r"\geq"),
    "equal": Text(latex="="),
    "not_equal": Text(latex=r"\neq"),
    "logical_xor": Text("bool(a) != bool(b)", truths="a != b"),
    "bitwise_xor": Text("bitwise_xor"),
    "isnan": Text("math.isnan", c="isnan", rust=".is_nan", js="Number.isNaN", julia="isnan",
        latex=r"\operatorname{isnan}(#1)"),
    "isfinite": Text("math.isfinite", c="isfinite", rust=".is_finite", js="Number.isFinite",
        julia="isfinite"),
    "isinf": Text("math.isinf", c="isinf", rust=".is_infinite", js="is_infinite", julia="isinf"),
    "isposinf": Text("a == math.inf"),
    "isneginf": Text("a == -math.inf"),
    "gcd": Text("math.gcd", whole="gcd"),
    "lcm": Text("math.lcm", whole="lcm"),
    "nextafter": Text("math.nextafter", c="nextafter"),
    "spacing": Text("spacing", c="spacing"),
    "signbit": Text("math.copysign(1.0, a) < 0.0", rust=".is_sign_negative", js="signbit",
        julia="signbit"),
    "copysign": Text("math.copysign", c="copysign", rust=".copysign", julia="copysign"),
    # pieces
    "abs": Text("abs", numpy="np.abs", c="fabs", whole="llabs", rust=".abs", js="Math.abs",
        julia="abs", latex=r"\left|#1\right|", binds=ATOM),
    "sign": Text("sign", c="sign", whole="sign_whole"),
    "floor": Text("float(math.floor(a))", c="floor", rust=".floor", js="Math.floor", julia="floor",
        latex=r"\left\lfloor #1\right\rfloor", binds=ATOM),
    "ceil": Text("float(math.ceil(a))", c="ceil", rust=".ceil", js="Math.ceil", julia="ceil",
        latex=r"\left\lceil #1\right\rceil", binds=ATOM),
    "trunc": Text("float(math.trunc(a))", c="trunc", rust=".trunc", js="Math.trunc", julia="trunc"),
    "rint": Text("float(round(a))", c="rint", rust=".round_ties_even", julia="round"),
    "round to": Text("round(a, b)", numpy="np.round(a, b)", c="round_to",
        latex=r"\operatorname{round}(#1, #2)"),
    "where": Text("b if a else c", numpy="np.where"),
    "maximum": Text("max", c="maximum", whole="larger_whole", latex=r"\max(#1, #2)"),
    "minimum": Text("min", c="minimum", whole="smaller_whole", latex=r"\min(#1, #2)"),
    "fmax": Text("fmax", c="fmax", rust=".max"),
    "fmin": Text("fmin", c="fmin", rust=".min"),
    "clip": Text("min(max(a, b), c)", c="clip"),
    "relu": Text("max(0.0, a)", numpy="np.maximum(a, 0.0)", c="relu"),
    "heaviside": Text("heaviside", c="heaviside"),
    "fmod": Text("math.fmod", c="fmod", julia="rem"),
    "ieee_remainder": Text("math.remainder", numpy="remainder", c="remainder"),
    "ldexp": Text("math.ldexp", numpy="np.ldexp", c="ldexp_by"),
    "binary_exponent": Text("math.frexp(a)[1]", numpy="np.frexp(a)[1]", c="binary_exponent"),
    # elementary functions
    "sqrt": Text("math.sqrt", c="sqrt", rust=".sqrt", js="Math.sqrt", julia="real_sqrt",
        latex=r"\sqrt{#1}", binds=ATOM),
    "cbrt": Text("float(np.cbrt(a))", jax="jnp.cbrt(a)", c="cbrt", rust=".cbrt", js="Math.cbrt",
        julia="cbrt", latex=r"\sqrt[3]{#1}", binds=ATOM),
    "exp": Text("math.exp", c="exp", rust=".exp", js="Math.exp", julia="exp", latex="e^{#1}"),
    "exp2": Text("2.0**a", c="exp2", rust=".exp2", julia="exp2", latex="2^{#1}"),
    "expm1": Text("math.expm1", c="expm1", rust=".exp_m1", js="Math.expm1", julia="expm1",
        latex="e^{#1} - 1", binds=SUM),
    "log": Text("math.log", c="log", rust=".ln", js="Math.log", julia="real_log", latex=r"\ln(#1)",
        raised=True),
    "log2": Text("math.log2", c="log2", rust=".log2", js="Math.log2", julia="real_log2",
        latex=r"\log_{2}(#1)"),
    "log10": Text("math.log10", c="log10", rust=".log10", js="Math.log10", julia="real_log10",
        latex=r"\log_{10}(#1)"),
    "log1p": Text("math.log1p", c="log1p", rust=".ln_1p", js="Math.log1p", julia="real_log1p",
        latex=r"\ln(1 + #1)", tight=(SUM,)),
    "sin": Text("math.sin", c="sin", rust=".sin", js="Math.sin", julia="real_sin",
        latex=r"\sin(#1)", raised=True),
    "cos": Text("math.cos", c="cos", rust=".cos", js="Math.cos", julia="real_cos",
        latex=r"\cos(#1)", raised=True),
    "tan": Text("math.tan", c="tan", rust=".tan", js="Math.tan", julia="real_tan",
        latex=r"\tan(#1)", raised=True),
    "arcsin": Text("math.asin", c="asin", rust=".asin", js="Math.asin", julia="real_asin",
        latex=r"\arcsin(#1)"),
    "arccos": Text("math.acos", c="acos", rust=".acos", js="Math.acos", julia="real_acos",
        latex=r"\arccos(#1)"),
    "arctan": Text("math.atan", c="atan", rust=".atan", js="Math.atan", julia="atan",
        latex=r"\arctan(#1)"),
    "arctan2": Text("math.atan2", c="atan2", rust=".atan2", js="Math.atan2", julia="atan"),
    "hypot": Text("math.hypot", numpy="np.hypot", c="hypot", rust=".hypot", js="Math.hypot",
        julia="hypot", latex=r"\sqrt{#1^{2} + #2^{2}}", binds=ATOM, tight=(ATOM, ATOM)),
    "direction": Text("direction", numpy="direction_of_arrays", c="direction"),
    "one_minus_square": Text("one_minus_square", numpy="one_minus_square", c="one_minus_square",
        latex="1 - #1^{2}", binds=SUM, tight=(ATOM,)),
    "sinh": Text("math.sinh", c="sinh", rust=".sinh", js="Math.sinh", julia="sinh",
        latex=r"\sinh(#1)", raised=True),
    "cosh": Text("math.cosh", c="cosh", rust=".cosh", js="Math.cosh", julia="cosh",
        latex=r"\cosh(#1)", raised=True),
    "tanh": Text("math.tanh", c="tanh", rust=".tanh", js="Math.tanh", julia="tanh",
        latex=r"\tanh(#1)", raised=True),
    "sech": Text("sech", numpy="1.0/np.cosh(a)", jax="sech", c="sech",
        latex=r"\operatorname{sech}(#1)", raised=True),
    "arcsinh": Text("math.asinh", c="asinh", js="Math.asinh", julia="asinh"),
    "arccosh": Text("math.acosh", c="acosh", js="Math.acosh", julia="real_acosh"),
    "arctanh": Text("math.atanh", c="atanh", js="Math.atanh", julia="real_atanh"),
    "sinc": Text("sinc", numpy="np.sinc", c="sinc"),
    "sinc_derivative": Text("sinc_derivative", numpy="np.vectorize(sinc_derivative)(a, b)",
        c="sinc_derivative"),
    "xlogy": Text("xlogy", numpy="special.xlogy", jax="special.xlogy", c="xlogy",
        latex=r"#1 \ln(#2)", binds=PRODUCT,
        tight=(PRODUCT, TEST)),
    "xlog1py": Text("xlog1py", numpy="special.xlog1py", jax="special.xlog1py", c="xlog1py",
        latex=r"#1 \ln(1 + #2)",
        binds=PRODUCT, tight=(PRODUCT, SUM)),
    "entr": Text("entr", numpy="special.entr", jax="special.entr", c="entr"),
    "log_ratio": Text("math.log(a/b)", numpy="np.log(a/b)", c="log_ratio"),
    "sigmoid": Text("sigmoid", numpy="special.expit", jax="special.expit", c="sigmoid",
        latex=r"\sigma(#1)"),
    "softplus": Text("softplus", numpy="np.logaddexp(0.0, a)", c="softplus"),
    "log_expit": Text("-softplus(-a)", numpy="special.log_expit", jax="-jnp.logaddexp(0.0, -a)",
        c="log_expit"),
    "logaddexp": Text("logaddexp", c="logaddexp"),
    "logaddexp2": Text("logaddexp2", c="logaddexp2"),
    "sigmoid_cross_entropy": Text("sigmoid_cross_entropy", numpy="sigmoid_cross_entropy_of_arrays",
        c="sigmoid_cross_entropy"),
    "gaussian": Text("gaussian", numpy="gaussian_of_arrays", c="gaussian"),
    # special functions
    "erf": Text("math.erf", numpy="special.erf", jax="special.erf", c="erf"),
    "erfc": Text("math.erfc", numpy="special.erfc", jax="special.erfc", c="erfc"),
    "gamma": Text("math.gamma", numpy="special.gamma", jax="special.gamma", c="tgamma", js="gamma",
        julia="gamma", latex=r"\Gamma(#1)"),
    "lgamma": Text("math.lgamma", numpy="special.gammaln", jax="special.gammaln", c="lgamma",
        latex=r"\ln\left|\Gamma(#1)\right|"),
    "finite_or_0": Text("finite_or_0", numpy="finite_or_0_of_arrays", c="finite_or_0"),
    "fresnels": Text("special.fresnel(a)[0]", latex="S(#1)"),
    "fresnelc": Text("special.fresnel(a)[1]", latex="C(#1)"),
    "jn": Text("special.jv", latex="J_{#1}(#2)"),
    "yn": Text("special.yv", latex="Y_{#1}(#2)"),
    "kn": Text("special.kv", latex="K_{#1}(#2)"),
    "airyai": Text("special.airy(a)[0]", latex=r"\mathrm{Ai}(#1)"),
    "airyaip": Text("special.airy(a)[1]", latex=r"\mathrm{Ai}^{\prime}(#1)"),
    "airybi": Text("special.airy(a)[2]", latex=r"\mathrm{Bi}(#1)"),
    "airybip": Text("special.airy(a)[3]", latex=r"\mathrm{Bi}^{\prime}(#1)"),
    "sinint": Text("special.sici(a)[0]", latex=r"\mathrm{Si}(#1)"),
    "cosint": Text("special.sici(a)[1]", latex=r"\mathrm{Ci}(#1)"),
    "sinhint": Text("special.shichi(a)[0]", latex=r"\mathrm{Shi}(#1)"),
    "coshint": Text("special.shichi(a)[1]", latex=r"\mathrm{Chi}(#1)"),
    "factorial": Text("special.factorial", jax="special.gamma(a + 1.0)", c="factorial",
        latex="#1!", tight=(ATOM,)),
    "hurwitz_zeta": Text("special.zeta", jax="special.zeta", latex=r"\zeta(#1, #2)"),
    "riemann_zeta": Text("special.zeta", jax="special.zeta(a, 1.0)", latex=r"\zeta(#1)"),
    "lambert_branch": Text("special.lambertw(a, b).real", latex="W_{#2}(#1)"),
    "gamma_density": Text("gamma_density", numpy="gamma_density"),
    "beta_density": Text("beta_density", numpy="beta_density"),
    "beta": Text("special.beta", jax="special.beta", latex=r"\mathrm{B}(#1, #2)"),
    "betainc": Text("special.betainc", jax="special.betainc", latex="I_{#3}(#1, #2)"),
    "betaincc": Text("special.betaincc", jax="1.0 - special.betainc(a, b, c)"),
    "betaln": Text("special.betaln", jax="special.betaln",
        latex=r"\ln\left|\mathrm{B}(#1, #2)\right|"),
    "binom": Text("special.binom", latex=r"\binom{#1}{#2}", binds=ATOM),
    "boxcox": Text("special.boxcox", c="boxcox"),
    "boxcox1p": Text("special.boxcox1p", c="boxcox1p"),
    "erfi": Text("special.erfi", latex=r"\mathrm{erfi}(#1)"),
    "dawsn": Text("special.dawsn", latex="F(#1)"),
    "digamma": Text("special.digamma", jax="special.digamma", latex=r"\psi(#1)"),
    "ellipe": Text("special.ellipe", latex="E(#1)"),
    "ellipk": Text("special.ellipk", latex="K(#1)"),
    "ellipkm1": Text("special.ellipkm1"),
    "erfcinv": Text("special.erfcinv", c="erfcinv", latex=r"\mathrm{erfc}^{-1}(#1)"),
    "erfcx": Text("special.erfcx", c="erfcx"),
    "erfinv": Text("special.erfinv", jax="special.erfinv", c="erfinv",
        latex=r"\mathrm{erf}^{-1}(#1)"),
    "exp1": Text("special.exp1", jax="special.exp1", latex="E_{1}(#1)"),
    "expi": Text("special.expi", jax="special.expi", latex=r"\mathrm{Ei}(#1)"),
    "expn": Text("special.expn", jax="special.expn", latex="E_{#1}(#2)"),
    "exprel": Text("special.exprel", c="exprel"),
    "gammainc": Text("special.gammainc", jax="special.gammainc", latex="P(#1, #2)"),
    "gammaincc": Text("special.gammaincc", jax="special.gammaincc", latex="Q(#1, #2)"),
    "gammainccinv": Text("special.gammainccinv"),
    "gammaincinv": Text("special.gammaincinv"),
    "gammasgn": Text("special.gammasgn", c="gammasgn"),
    "i0": Text("special.i0", jax="special.i0", latex="I_{0}(#1)"),
    "i0e": Text("special.i0e", jax="special.i0e"),
    "i1": Text("special.i1", jax="special.i1", latex="I_{1}(#1)"),
    "i1e": Text("special.i1e", jax="special.i1e"),
    "inv_boxcox": Text("special.inv_boxcox", c="inv_boxcox"),
    "inv_boxcox1p": Text("special.inv_boxcox1p", c="inv_boxcox1p"),
    "iv": Text("special.iv", latex="I_{#1}(#2)"),
    "ive": Text("special.ive"),
    "j0": Text("special.j0", latex="J_{0}(#1)"),
    "j1": Text("special.j1", latex="J_{1}(#1)"),
    "jv": Text("special.jv", latex="J_{#1}(#2)"),
    "k0": Text("special.k0", latex="K_{0}(#1)"),
    "k0e": Text("special.k0e"),
    "k1": Text("special.k1", latex="K_{1}(#1)"),
    "k1e": Text("special.k1e"),
    "kl_div": Text("special.kl_div", jax="special.kl_div"),
    "kv": Text("special.kv", latex="K_{#1}(#2)"),
    "kve": Text("special.kve"),
    "log_ndtr": Text("special.log_ndtr", jax="special.log_ndtr", latex=r"\ln \Phi(#1)"),
    "logit": Text("special.logit", jax="special.logit", c="logit"),
    "ndtr": Text("special.ndtr", jax="special.ndtr", c="ndtr", latex=r"\Phi(#1)"),
    "ndtri": Text("special.ndtri", jax="special.ndtri", c="ndtri", latex=r"\Phi^{-1}(#1)"),
    "poch": Text("special.poch", jax="special.poch"),
    "polygamma": Text("special.polygamma", jax="special.polygamma", latex=r"\psi^{(#1)}(#2)"),
    "rel_entr": Text("special.rel_entr", jax="special.rel_entr", c="rel_entr"),
    "rgamma": Text("special.rgamma", c="rgamma", latex=r"\frac{1}{\Gamma(#1)}", binds=PRODUCT),
    "spence": Text("special.spence", jax="special.spence"),
    "spherical_in": Text("special.spherical_in", latex="i_{#1}(#2)"),
    "spherical_jn": Text("special.spherical_jn", latex="j_{#1}(#2)"),
    "spherical_kn": Text("special.spherical_kn", latex="k_{#1}(#2)"),
    "spherical_yn": Text("special.spherical_yn", latex="y_{#1}(#2)"),
    "stdtr": Text("special.stdtr"),
    "y0": Text("special.y0", latex="Y_{0}(#1)"),
    "y1": Text("special.y1", latex="Y_{1}(#1)"),
    "yv": Text("special.yv", latex="Y_{#1}(#2)"),
    # operators, and what Python has of whole numbers
    "power": Text(c="pow", whole="power_whole", rust=".powf", js="power", julia="power"),
    "mod": Text(c="floor_mod", whole="floor_mod_whole"),
    "floor_divide": Text(c="floor_divide", whole="floor_divide_whole"),
    "max of": Text(c="larger", whole="larger_whole", latex=r"\max(#*)"),
    "min of": Text(c="smaller", whole="smaller_whole", latex=r"\min(#*)"),
    "right_shift": Text(whole="shift_right"),
    "left_shift": Text(whole="shift_left"),
    "len range": Text(whole="range_length"),
    "math.factorial": Text(whole="factorial_whole", latex="#1!", tight=(ATOM,)),
    "math.comb": Text(whole="comb", latex=r"\binom{#1}{#2}", binds=ATOM),
    "math.isqrt": Text(whole="isqrt", latex=r"\left\lfloor \sqrt{#1}\right\rfloor", binds=ATOM),
    # functions of whole arrays
    "logsumexp": Text(numpy="special.logsumexp", reduced="logsumexp"),
    "sum": Text(latex=r"\operatorname{sum}(#1)"),
    "sum of": Text(numpy="sum", latex=r"\operatorname{sum}(#1)"),
    "max": Text(latex=r"\max(#1)"),
    "min": Text(latex=r"\min(#1)"),
    "norm": Text(reduced="norm", latex=r"\left\|#1\right\|", binds=ATOM),
    "transpose": Text(latex=r"#1^{\mathsf{T}}", tight=(ATOM,)),
    "broadcast_to": Text(numpy="np.broadcast_to"),
    "count_nonzero": Text(numpy="np.count_nonzero"),
    "softmax": Text(numpy="special.softmax", along="softmax"),
    "log_softmax": Text(numpy="special.log_softmax", along="log_softmax"),
    "sum_like": Text(numpy="sum_like"),
    "matmul_left": Text(numpy="matmul_left"),
    "matmul_right": Text(numpy="matmul_right"),
    "cofactors": Text(numpy="cofactors"),
    "fsum": Text(numpy="math.fsum"),
    "argmax": Text(reduced="place_of_largest"),
    "argmin": Text(reduced="place_of_least"),
    "cumsum": Text(along="running_sum"),
    "cumprod": Text(along="running_product"),
    "prod_others": Text(along="product_of_others"),
    "argsort": Text(along="sorting_order"),
    "sort": Text(along="sorted_run"),
    "cumprod_back": Text(along="running_product_back"),
    "cumprod_ahead": Text(along="running_product_ahead"),
    # forms of Python's
    "math.floor": Text(latex=r"\left\lfloor #1\right\rfloor", binds=ATOM),
    "math.ceil": Text(latex=r"\left\lceil #1\right\rceil", binds=ATOM),
    "round": Text(c="llrint", rust="round_whole", js="round_whole", julia="round_whole"),
    "len": Text(latex=r"\operatorname{len}(#1)"),
    "not": Text(latex=r"\neg #1", binds=NOT, tight=(POWER,)),
    "list": Text(latex=r"[\,]", binds=ATOM),
    "zeros_like": Text(latex="0", binds=ATOM),
    "ones_like": Text(latex="1", binds=ATOM),
}
# fmt: on


def text(row: str) -> Text:
    """The texts of a row by its name."""
    return TEXTS.get(row, NONE)
