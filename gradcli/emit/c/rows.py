"""Rows in C: the functions of math.h that they are, and small functions where it has none.

A row of neither table and no operator is refused by its name.  The functions agree with the row's
own values over its domain, infinities and NaN included: to 4 units in the last place, and as far as
the last digit of an argument moves them.
"""

# The rows that math.h has, on numbers as on floats.
LIBM: dict[str, str] = {
    "sqrt": "sqrt", "cbrt": "cbrt", "exp": "exp", "exp2": "exp2", "expm1": "expm1", "log": "log",
    "log2": "log2", "log10": "log10", "log1p": "log1p", "sin": "sin", "cos": "cos", "tan": "tan",
    "arcsin": "asin", "arccos": "acos", "arctan": "atan", "arctan2": "atan2", "hypot": "hypot",
    "sinh": "sinh", "cosh": "cosh", "tanh": "tanh", "arcsinh": "asinh", "arccosh": "acosh",
    "arctanh": "atanh", "erf": "erf", "erfc": "erfc", "gamma": "tgamma", "lgamma": "lgamma",
    "floor": "floor", "ceil": "ceil", "trunc": "trunc", "rint": "rint", "abs": "fabs",
    "fmod": "fmod", "copysign": "copysign", "fmax": "fmax", "fmin": "fmin",
    "nextafter": "nextafter", "ieee_remainder": "remainder", "power": "pow",
}  # fmt: skip

# Rows whose values are truths, and the macros of math.h that tell them.
TESTS: dict[str, str] = {"isnan": "isnan", "isfinite": "isfinite", "isinf": "isinf"}

# The rows of floats that are functions of our own: -> its name.
OWN: dict[str, str] = {
    "mod": "floor_mod", "floor_divide": "floor_divide", "sign": "sign", "maximum": "maximum",
    "minimum": "minimum", "max of": "larger", "min of": "smaller", "clip": "clip", "relu": "relu",
    "heaviside": "heaviside", "xlogy": "xlogy", "sigmoid": "sigmoid", "softplus": "softplus",
    "logaddexp": "logaddexp", "logaddexp2": "logaddexp2", "sech": "sech",
    "one_minus_square": "one_minus_square", "direction": "direction", "gaussian": "gaussian",
    "sinc": "sinc", "sinc_derivative": "sinc_derivative", "erfinv": "erfinv",
    "erfcinv": "erfcinv", "ndtr": "ndtr", "ndtri": "ndtri", "logit": "logit",
    "log_expit": "log_expit", "entr": "entr", "rel_entr": "rel_entr", "log_ratio": "log_ratio",
    "xlog1py": "xlog1py", "boxcox": "boxcox", "boxcox1p": "boxcox1p", "exprel": "exprel",
    "inv_boxcox": "inv_boxcox", "inv_boxcox1p": "inv_boxcox1p", "rgamma": "rgamma",
    "factorial": "factorial", "gammasgn": "gammasgn", "ldexp": "ldexp_by",
    "binary_exponent": "binary_exponent", "spacing": "spacing", "erfcx": "erfcx",
    "sigmoid_cross_entropy": "sigmoid_cross_entropy", "finite_or_0": "finite_or_0",
}  # fmt: skip

# The same on whole numbers, where that gives one.
WHOLE: dict[str, str] = {
    "abs": "llabs", "mod": "floor_mod_whole", "floor_divide": "floor_divide_whole",
    "sign": "sign_whole", "maximum": "larger_whole", "minimum": "smaller_whole",
    "max of": "larger_whole", "min of": "smaller_whole", "power": "power_whole",
    "right_shift": "shift_right", "left_shift": "shift_left", "gcd": "gcd", "lcm": "lcm",
    "len range": "range_length", "math.factorial": "factorial_whole", "math.comb": "comb",
    "math.isqrt": "isqrt",
}  # fmt: skip

# The same of those that C has signs for, where an integer may pass 64 bits.
CHECKED = {row: f"{row}_whole" for row in ("add", "subtract", "multiply", "power")}

# Rows -> the functions of our runtime that compute them along an axis: to a number for each run of
# elements, or to as many elements.
REDUCED = {
    "norm": "norm", "logsumexp": "logsumexp", "argmax": "place_of_largest",
    "argmin": "place_of_least",
}  # fmt: skip
ALONG = {
    "log_softmax": "log_softmax", "cumsum": "running_sum", "cumprod": "running_product",
    "prod_others": "product_of_others", "softmax": "softmax", "argsort": "sorting_order",
    "sort": "sorted_run",
    "cumprod_back": "running_product_back", "cumprod_ahead": "running_product_ahead",
}  # fmt: skip
# Of matrices, by functions of our runtime too.
MATRICES = {"solve", "inverse", "determinant", "cofactors"}
