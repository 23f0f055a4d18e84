"""Sample calls of the functions of arrays, as NumPy has them, and of the rows below them.

CALLS: the name, the arguments and the keywords.  Arrays of floats among the arguments, and in lists
among them, are what derivatives are taken by.
"""

import numpy as np

_source = np.random.default_rng(11)


def X(*lengths: int):
    """An array of numbers no two of which are near each other."""
    size = int(np.prod(lengths))
    return ((_source.permutation(size) - size / 3 + 0.3) * 0.37).reshape(lengths)


def P(*lengths: int):
    """As X, of positive numbers."""
    return abs(X(*lengths)) + 0.5


PLACES = np.array([2, 0, -1, 2])
HOLDS = np.array([True, False, True])
ZEROS = np.array([1.5, 0.0, -2.0, 0.0, 0.7])
NANS = np.array([[1.5, np.nan, -2.0], [0.3, 0.8, np.nan]])
ONE_NAN = np.array([[13.5, np.nan, -18.0], [2.7, 7.2, 40.1]])
RISING = np.array([-2.0, -0.5, 0.4, 1.3, 3.1])
AT = np.array([[2, 0, 1], [1, 1, 0]])

SAMPLES: dict[str, list[tuple[tuple, dict]]] = {
    "prod": [((X(2, 3),), {}), ((X(2, 3, 2),), {"axis": (0, 2), "keepdims": True}),
             ((ZEROS,), {}), ((ZEROS[:3],), {}), ((X(2, 3) * [1, 0, 1],), {"axis": 1})],
    "cumprod": [((X(2, 3),), {"axis": -1}), ((X(2, 3),), {"axis": -2, "reverse": True}),
                ((ZEROS,), {"axis": -1}), ((ZEROS,), {"axis": -1, "reverse": True})],
    "linear_recurrence": [
        ((X(2, 3), X(2, 3)), {"axis": -1}), ((X(2, 3), X(2, 3)), {"axis": -2, "reverse": True}),
    ],
    "order_statistic": [
        ((X(2, 3),), {"k": 1}), ((X(3, 2, 2),), {"k": 2, "axis": (0, 2), "keepdims": True}),
    ],
    "convolve": [((X(4), X(3)), {}), ((X(2), X(5)), {})],
    "fsum": [((X(2, 3),), {})],
}  # fmt: skip

CALLS: list[tuple[str, tuple, dict]] = [
    # what NumPy has at its edges
    ("clip", (X(2, 2), 0.7, -0.4), {}),
    ("concatenate", ([X(2), X(2, 2)],), {"axis": None}),
    ("linspace", (0.4, 0.8), {"num": 0, "endpoint": False}),
    ("diff", (X(3), 0), {"append": 2}),
    ("std", (X(2, 3, 2),), {"axis": (0, 1, 2)}), ("nanstd", (X(2, 2, 2),), {"axis": (2, 0, 1)}),
    # sums, products, running ones
    ("prod", (X(4),), {}), ("prod", (X(2, 3),), {"axis": 0}), ("prod", (ZEROS,), {}),
    ("prod", (X(2, 3, 2),), {"axis": (0, -1)}), ("prod", (X(2, 3),), {"keepdims": True}),
    ("prod", (X(1),), {}), ("prod", (X(0, 3),), {"axis": 0}), ("prod", (X(0),), {}),
    ("cumsum", (X(2, 3),), {}), ("cumsum", (X(2, 3),), {"axis": -1}), ("cumsum", (X(0),), {}),
    ("cumprod", (X(2, 3),), {}), ("cumprod", (X(2, 3),), {"axis": 0}), ("cumprod", (ZEROS,), {}),
    ("cumprod", (X(1),), {}), ("cumprod", (X(0, 2),), {"axis": 0}),
    ("nanmedian", (ONE_NAN,), {}), ("nanmedian", (NANS,), {"axis": 0, "keepdims": True}),
    ("nanquantile", (NANS, 0.3), {"axis": -1}), ("nanpercentile", (ONE_NAN, 40.0), {}),
    ("nansum", (NANS,), {"axis": 0}), ("nanprod", (NANS,), {"axis": 1}), ("nanmean", (NANS,), {}),
    ("nanvar", (NANS,), {"axis": 1}), ("nanstd", (NANS,), {"ddof": 1}), ("nanmax", (NANS,), {}),
    ("nanmin", (NANS,), {"axis": 1, "keepdims": True}), ("nancumsum", (NANS,), {"axis": 1}),
    ("nancumprod", (NANS,), {}),
    # statistics
    ("average", (X(2, 3),), {"axis": 1}), ("average", (X(2, 3),), {"weights": P(2, 3)}),
    ("average", (X(2, 3),), {"axis": 1, "weights": P(3)}),
    ("average", (X(2, 3),), {"axis": 0, "weights": P(2), "keepdims": True}),
    ("var", (X(2, 3),), {}), ("var", (X(2, 3),), {"axis": 0, "ddof": 1}),
    ("var", (X(2, 3, 2),), {"axis": (0, 2), "keepdims": True}), ("std", (X(2, 3),), {}),
    ("std", (X(2, 3),), {"axis": (0, 1)}), ("std", (X(4),), {"ddof": 1}),
    ("ptp", (X(2, 3),), {}), ("ptp", (X(2, 3),), {"axis": 0, "keepdims": True}),
    ("median", (X(5),), {}), ("median", (X(6),), {}), ("median", (X(2, 3, 2),), {"axis": (0, 2)}),
    ("median", (X(2, 3),), {"axis": 1, "keepdims": True}), ("median", (X(1),), {}),
    ("quantile", (X(5), 0.3), {}), ("quantile", (X(2, 4), np.array([0.1, 0.7])), {"axis": 1}),
    *(("quantile", (X(5), 0.37), {"method": method}) for method in (
        "lower", "higher", "midpoint", "nearest", "hazen", "weibull", "median_unbiased",
        "normal_unbiased", "interpolated_inverted_cdf", "inverted_cdf", "averaged_inverted_cdf",
        "closest_observation",
    )),
    ("quantile", (X(2, 4), np.array([0.2, 0.6, 0.7])), {"axis": 1, "method": "inverted_cdf"}),
    ("percentile", (X(2, 3), 40.0), {"axis": 0, "keepdims": True}),
    ("cov", (X(3, 4),), {}), ("cov", (X(4), X(4)), {}), ("cov", (X(4, 2),), {"rowvar": False}),
    ("cov", (X(5),), {"bias": True}), ("corrcoef", (X(3, 4),), {}), ("corrcoef", (X(4), X(4)), {}),
    # differences, areas, sampled functions
    ("diff", (X(5),), {}), ("diff", (X(2, 4),), {"n": 2}), ("diff", (X(3, 2),), {"axis": 0}),
    ("diff", (X(3),), {"prepend": 0.0, "append": X(2)}), ("diff", (X(2),), {"n": 3}),
    ("diff", (X(3),), {"n": 0}),
    ("unwrap", (np.array([0.3, 6.1, 12.9, 1.0]),), {}),
    ("unwrap", (np.array([[0.3, 6.1], [5.9, 1.0]]),), {"axis": 0}),
    ("ediff1d", (X(2, 2),), {}), ("ediff1d", (X(3),), {"to_begin": 1.0, "to_end": X(2)}),
    ("gradient", (X(4),), {}), ("gradient", (X(4), 0.5), {"edge_order": 2}),
    ("gradient", (X(3, 4),), {}), ("gradient", (X(3, 4),), {"axis": 1}),
    ("gradient", (X(5), RISING), {}), ("gradient", (X(5), RISING), {"edge_order": 2}),
    ("gradient", (X(3, 5), 0.2, RISING), {}), ("gradient", (X(2),), {}),
    ("trapezoid", (X(4),), {}), ("trapezoid", (X(5), RISING), {}),
    ("trapezoid", (X(3, 2),), {"axis": 0, "dx": 0.5}),
    ("trapezoid", (X(2, 3), np.cumsum(P(2, 3), 1)), {}),
    ("interp", (np.array([-1.1, 0.0, 2.2, 9.0, -7.0]), RISING, X(5)), {}),
    ("interp", (0.9, RISING, X(5)), {}), ("interp", (X(2, 2), np.array([0.3]), X(1)), {}),
    ("interp", (np.array([-9.0, 9.0, 1.0]), RISING, X(5)), {"left": -1.0, "right": 2.0}),
    ("interp", (np.array([-9.1, 9.3, 1.0]), RISING, X(5)), {"period": 6.0}),
    *(("convolve", (X(n), X(m)), {"mode": mode}) for n, m in ((5, 3), (2, 4), (4, 4), (1, 3))
      for mode in ("full", "same", "valid")),
    *(("correlate", (X(n), X(m)), {"mode": mode}) for n, m in ((5, 3), (5, 2), (2, 4), (3, 6))
      for mode in ("full", "same", "valid")),
    # axes and places
    ("reshape", (X(2, 3), (3, 2)), {"order": "F"}), ("reshape", (X(2, 3), -1), {"order": "F"}),
    ("reshape", (X(2, 3), (3, -1)), {"order": "A"}), ("ravel", (X(2, 3),), {"order": "F"}),
    ("concat", ([X(2, 1), X(2, 2)],), {"axis": 1}),
    ("moveaxis", (X(2, 3, 4), 0, -1), {}), ("moveaxis", (X(2, 3, 4), (0, 1), (2, 0)), {}),
    ("swapaxes", (X(2, 3, 2), 0, 2), {}), ("rollaxis", (X(2, 3, 2), 2), {}),
    ("rollaxis", (X(2, 3, 2), 0, 3), {}), ("rollaxis", (X(2, 3, 2), -1, 1), {}),
    ("expand_dims", (X(3), 1), {}), ("expand_dims", (X(3), (0, -1)), {}),
    ("squeeze", (X(1, 3, 1),), {}), ("squeeze", (X(1, 3, 1),), {"axis": 0}),
    ("squeeze", (X(1, 3, 1),), {"axis": (0, -1)}),
    ("atleast_1d", (0.7,), {}), ("atleast_2d", (X(3),), {}), ("atleast_3d", (X(3),), {}),
    ("atleast_3d", (X(2, 3), X(2)), {}), ("broadcast_arrays", (X(2, 1), X(3)), {}),
    ("broadcast_to", (X(2, 1), (3, 2, 2)), {}),
    ("flip", (X(2, 3),), {}), ("flip", (X(2, 3),), {"axis": 1}),
    ("flip", (X(2, 3),), {"axis": (0, 1)}),
    ("fliplr", (X(2, 3),), {}), ("flipud", (X(3),), {}), ("flip", (X(0, 2),), {}),
    *(("rot90", (X(2, 3),), {"k": k}) for k in (0, 1, 2, 3, -1)),
    ("rot90", (X(2, 3, 2),), {"axes": (2, 0)}),
    ("roll", (X(5), 2), {}), ("roll", (X(2, 3), -1), {}), ("roll", (X(2, 3), 1), {"axis": 1}),
    ("roll", (X(2, 3), (1, -1)), {"axis": (0, 1)}), ("roll", (X(3), 7), {}),
    ("roll", (X(0), 1), {}),
    ("roll", (X(2, 3), 1), {"axis": (0, 1)}),
    ("resize", (X(2, 3), (2, 2)), {}), ("resize", (X(3), (2, 4)), {}),
    # joined and cut
    ("concatenate", ([X(2, 1), X(2, 2)],), {"axis": 1}), ("stack", ([X(2), X(2)],), {"axis": 1}),
    ("vstack", ([X(2), X(3, 2)],), {}), ("hstack", ([X(2), X(3)],), {}),
    ("hstack", ([X(2, 1), X(2, 2)],), {}), ("dstack", ([X(2), X(1, 2, 3)],), {}),
    ("column_stack", ([X(2), X(2, 3)],), {}), ("append", (X(2), X(2, 2)), {}),
    ("append", (X(2, 1), X(2, 2)), {"axis": 1}), ("append", (X(2), 0.5), {}),
    ("block", ([[X(2, 2), X(2, 1)], [X(1, 2), X(1, 1)]],), {}), ("block", ([X(2), X(1)],), {}),
    ("repeat", (X(2, 2), 2), {}), ("repeat", (X(2, 3), [1, 0, 2]), {"axis": 1}),
    ("tile", (X(2, 2), (2, 3)), {}), ("tile", (X(2), (2, 1, 2)), {}), ("tile", (X(2, 1), 2), {}),
    ("insert", (X(4), 1, 0.5), {}), ("insert", (X(2, 3), 1, X(2)), {"axis": 1}),
    ("insert", (X(2, 3), [1], X(2, 1)), {"axis": 1}), ("insert", (X(4), [0, 2, 2], X(3)), {}),
    ("insert", (X(4), -1, X(2)), {}), ("insert", (X(2, 2), 3, 0.5), {}),
    ("delete", (X(4), 1), {}), ("delete", (X(2, 3), [0, -1]), {"axis": 1}),
    ("delete", (X(4), slice(1, 3)), {}), ("delete", (X(3), HOLDS), {}),
    ("split", (X(4), 2), {}), ("split", (X(5), [1, 3]), {}), ("split", (X(2, 4), 2), {"axis": 1}),
    ("array_split", (X(5), 3), {}), ("array_split", (X(2), 3), {}), ("hsplit", (X(2, 4), 2), {}),
    ("vsplit", (X(4, 2), [1]), {}), ("dsplit", (X(1, 2, 4), 2), {}), ("hsplit", (X(4), 2), {}),
    ("unstack", (X(2, 3),), {"axis": 1}),
    # padded
    *(("pad", (X(4), (2, 3)), {"mode": mode}) for mode in (
        "constant", "edge", "reflect", "symmetric", "wrap", "linear_ramp", "maximum", "minimum",
        "mean", "median",
    )),
    ("pad", (X(2, 3), ((1, 0), (2, 1))), {"mode": "reflect", "reflect_type": "odd"}),
    ("pad", (X(2, 3), 1), {"constant_values": 2.0}), ("pad", (X(2, 3), ((1, 2), (0, 1))), {}),
    ("pad", (X(2, 3), 2), {"constant_values": ((1.0, 2.0), (3.0, 4.0))}),
    ("pad", (X(2, 3), 7), {"mode": "wrap"}), ("pad", (X(3), 5), {"mode": "symmetric"}),
    ("pad", (X(3), 2), {"mode": "linear_ramp", "end_values": (1.0, -2.0)}),
    ("pad", (X(5), 2), {"mode": "mean", "stat_length": 2}), ("pad", (X(0), 1), {}),
    # taken
    ("take", (X(3), PLACES), {}), ("take", (X(2, 3), PLACES), {"axis": 1}), ("take", (X(3), 1), {}),
    ("take", (X(2, 3), 4), {}), ("take", (X(3), [-5, 7]), {"mode": "wrap"}),
    ("take", (X(3), [-5, 7]), {"mode": "clip"}), ("take", (X(2, 3), [[0, 1]]), {"axis": 0}),
    ("take_along_axis", (X(2, 3), AT), {"axis": 1}),
    ("take_along_axis", (X(3), PLACES), {"axis": 0}),
    ("take_along_axis", (X(2, 3), AT[:1] % 2), {"axis": 0}),
    ("take_along_axis", (X(2, 3), AT - 3), {"axis": 1}),
    ("take_along_axis", (X(2, 3), np.array([4, 1])), {"axis": None}),
    ("choose", (np.array([1, 0, 1]), [X(3), X(3)]), {}),
    ("choose", (np.array([1, 3, -1]), [X(3), X(2, 3)]), {"mode": "wrap"}),
    ("choose", (np.array([1, 0, 1]), [X(3), 2]), {}),
    ("select", ([HOLDS, ~HOLDS], [X(3), X(3)]), {}), ("select", ([HOLDS], [X(3)], 0.5), {}),
    ("compress", (HOLDS, X(2, 3)), {"axis": 1}), ("compress", (HOLDS, X(2, 3)), {}),
    ("extract", (AT > 0, X(2, 3)), {}),
    ("sort", (X(5),), {}), ("sort", (X(3, 4),), {"axis": 0}), ("sort", (X(2, 3),), {"axis": None}),
    ("sort", (X(0),), {}), ("partition", (X(6), 2), {}), ("partition", (X(2, 4), 1), {"axis": 1}),
    ("unique", (X(4),), {}),
    # diagonals and triangles
    ("diag", (X(3),), {}), ("diag", (X(2),), {"k": -1}), ("diag", (X(3, 4),), {"k": 1}),
    ("diagflat", (X(2, 2),), {"k": 1}), ("diagonal", (X(3, 2),), {"offset": -1}),
    ("diagonal", (X(2, 3, 2),), {"axis1": 2, "axis2": 0}), ("diagonal", (X(2, 2),), {"offset": 5}),
    ("trace", (X(3, 3),), {}), ("trace", (X(2, 3, 2),), {"offset": 1, "axis1": 0, "axis2": 1}),
    ("tril", (X(3, 4),), {}), ("triu", (X(3, 4),), {"k": 1}), ("tril", (X(2, 2, 3),), {"k": -1}),
    ("triu", (X(3),), {}), ("triu", (X(0, 0),), {}),
    # made
    ("full", ((2, 3), 0.7), {}), ("full", ((2, 3), X(3)), {}),
    ("full_like", (np.zeros(3, int), 2), {}),
    ("linspace", (0.3, 2.0, 5), {}), ("linspace", (0.3, 2.0, 4), {"endpoint": False}),
    ("linspace", (X(2), 2.0, 3), {}), ("linspace", (0.3, 2.0, 1), {}),
    ("logspace", (0.1, 1.2, 4), {}), ("logspace", (0.1, 1.2, 3), {"base": 2.0}),
    ("geomspace", (0.5, 8.0, 5), {}), ("geomspace", (-0.5, -8.0, 3), {"endpoint": False}),
    ("meshgrid", (X(2), X(3)), {}), ("meshgrid", (X(2), X(3), X(1)), {"indexing": "ij"}),
    ("meshgrid", (X(2),), {}),
]  # fmt: skip

# Functions through which no derivative passes: their values are NumPy's.
PLAIN: list[tuple[str, tuple, dict]] = [
    ("quantile", (X(4), 1.0), {}), ("quantile", (X(4), 0.0), {}), ("quantile", (X(3), []), {}),
    ("median", (NANS,), {"axis": 0}),
    *(("quantile", (X(4), q), {"method": method}) for q in (0.0, 0.125, 0.375, 0.5, 0.625, 1.0)
      for method in ("inverted_cdf", "averaged_inverted_cdf", "closest_observation")),
    ("histogram", (X(9),), {}), ("histogram", ([1, 2, 1],), {"bins": [0, 1, 2, 3]}),
    ("histogram", (np.array([1.0, np.nan, 3.0, 2.0]),), {"range": (1.0, 3.0), "bins": 2}),
    ("histogram", (X(7),), {"bins": 3, "density": True}),
    ("histogram", (X(5),), {"bins": RISING, "weights": P(5)}),
    ("histogram", (X(2, 3),), {"bins": 4, "range": (-0.6, 1.1), "weights": X(2, 3)}),
    ("histogram", (X(9),), {"bins": "auto"}), ("histogram", (np.array([]),), {}),
    ("histogram", (np.array([2.5, 2.5]),), {"bins": 3}), ("histogram", (X(9), RISING), {}),
    ("choose", (np.array([1, 0]), [np.float32([1, 2]), 2.5]), {}),
    ("choose", (np.array([1, 0]), [3, np.array([1, 2])]), {}), ("nan_to_num", (AT,), {}),
    ("nan_to_num", (np.float32([1.0, np.nan, np.inf, -np.inf]),), {}),
    ("nan_to_num", (NANS,), {"nan": 2.0, "posinf": 3.0}),
    ("shape", (AT,), {}), ("ndim", (AT,), {}), ("size", (AT,), {}), ("size", (AT, 1), {}),
    ("shape", ([[1.0, 2.0]],), {}), ("size", (2.5,), {}), ("ndim", (2.5,), {}),
    ("unique", (np.array([2.0, -1.0, 2.0, 0.5]),), {"return_counts": True}),
    ("argsort", (X(2, 4),), {"axis": 0}), ("argsort", (np.array([2.0, 1.0, 2.0, 1.0]),), {}),
    ("argmax", (X(2, 3),), {}), ("argmax", (X(2, 3),), {"axis": 1}), ("argmin", (X(3),), {}),
    ("argmin", (X(2, 3),), {"axis": 0, "keepdims": True}), ("nonzero", (ZEROS,), {}),
    ("flatnonzero", (ZEROS,), {}), ("argwhere", (AT,), {}), ("count_nonzero", (AT,), {"axis": 0}),
    ("count_nonzero", (ZEROS,), {}), ("any", (AT > 1,), {"axis": 1}), ("all", (AT > -1,), {}),
    ("any", (ZEROS,), {}), ("all", (AT,), {"axis": 0, "keepdims": True}),
    ("searchsorted", (RISING, X(2, 3)), {}), ("searchsorted", (RISING, 0.4), {"side": "right"}),
    ("digitize", (X(5), RISING), {}), ("digitize", (X(5), RISING[::-1]), {"right": True}),
    ("digitize", (0.4, RISING), {"right": True}), ("array_equal", (ZEROS, ZEROS), {}),
    ("array_equal", (ZEROS, RISING[:3]), {}), ("allclose", (ZEROS, ZEROS + 1e-9), {}),
    ("allclose", (np.array([1.0, np.inf]), np.array([1.0, np.inf])), {}),
    ("allclose", (np.array([1.0, np.inf]), np.array([1.0, 2.0])), {}),
    ("allclose", (np.array([1.0, 3.0]), np.array([1.0, np.inf])), {}),
    ("tri", (2, 3), {"k": -1}), ("indices", ((2, 3),), {}), ("tril_indices", (3,), {"k": -1}),
    ("triu_indices", (3,), {"m": 4}), ("diag_indices", (3,), {}),
]  # fmt: skip
