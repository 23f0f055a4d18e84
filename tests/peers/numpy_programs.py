"""Functions with NumPy's arrays and numbers as other projects write them, which CPython runs too.

POINTS has the arguments of each; STOPS the first stage that refuses one, where one does.
"""

import numpy as np


def only_element(a, b):
    out = np.full(1, np.nan)
    np.divide(np.sum(a, axis=0), np.sum(b), out=out)
    return out.item() ** 2


def only_element_of_an_axis_that_is_new(a, b):
    out = np.full(1, np.nan)
    np.divide(np.sum(a)[np.newaxis], np.sum(b), out=out)
    out = out.item()
    return out * out


def only_element_in_its_place(a, b):
    out = np.full(1, np.nan)
    out[0] = np.sum(a / b)
    out = out.item()
    return out * out


def quadratic_form(a, b):
    column = a[:, np.newaxis]
    return (column.T @ np.diag(b) @ column).item() ** 2


def element_of_a_number(a, b):
    return np.dot(a, b).item() * np.sum(a).item()


def reals_of_64_bits(a, b):
    return np.sum(np.float64(a) ** 2 * b) + np.float64(np.sum(b)) * np.float64(a > 1.5) @ a


def a_real_of_64_bits(x, n: int):
    return np.float64(x) ** 2 * np.float64(n)


def mean_of_what_has_one(x: float):
    try:
        return x.mean() ** 2
    except AttributeError:
        return x**3


def rows_of_what_has_a_shape(x):
    try:
        n = x.shape[0]
    except (AttributeError, IndexError):
        n = 4
    return np.sum(x**2) * n


def rows_of_an_array(a):
    return rows_of_what_has_a_shape(a) * rows_of_what_has_a_shape(a[:2])


def mean_of_a_sum(x):
    total = np.sum(x)
    try:
        return total.mean() ** 2
    except AttributeError:
        return x**3


def mean_of_an_array_of_a_number(x):
    x = np.asarray(x)
    try:
        return x.mean() ** 2
    except Exception:
        return x**3


def by_its_shape(m):
    if m.shape == (2, 2):
        return np.sum(m**2)
    return np.sum(m)


def of_matrices_and_vectors(a):
    return by_its_shape(np.outer(a[:2], a[:2])) * by_its_shape(np.outer(a, a)) * by_its_shape(a)


def by_the_shapes_that_it_may_have(a, n: int):
    shape = a.shape
    if shape in ((2,), (n, 1)) or shape != (3,):
        return np.sum(a)
    return np.sum(a**3) if a.shape == (n,) else np.sum(a**2)


def by_having_axes(x):
    if np.array(x).shape == () or np.shape(x) == ():
        return x**2
    return np.sum(x**3)


def by_pairs_of_numbers(x, n: int):
    pair = (n, 2)
    return x**2 if pair == (3, 2) and (n, "a") != (3, "b") and pair != (1, 2, 3) else x**3


def of_any_axes(x):
    x = np.atleast_1d(x)
    if x.size == 1 and np.size(x) < 2:
        return x[0] ** 2
    return np.sum(x**3)


def of_numbers_and_vectors(x, a):
    x, a = np.atleast_1d(x, a)
    return of_any_axes(x) * of_any_axes(2.0 * x[0]) * np.sum(np.atleast_2d(a) @ np.atleast_2d(a).T)


def of_as_many_as_a_number_has(x: float):
    return x**2 * np.size(x) + np.ndim(x)


def of_a_name_for_several_shapes(a):
    a = a[:, np.newaxis]
    a = np.sum(a @ a.T, axis=0)
    a = np.sum(a * a)
    return a**2


def joined_with_numbers(x, a):
    return np.sum(np.hstack((x, a, 2.0 * x)) ** 3)


def joined_numbers(x, y):
    v = np.hstack([x, y])
    return v @ v


VECTORS = {"a": np.array([1.2, 2.0, 3.1]), "b": np.array([4.0, 5.5, 7.0])}
NUMBER = {"x": 2.0}
POINTS: dict[str, dict] = {
    "only_element": VECTORS,
    "only_element_in_its_place": VECTORS,
    "quadratic_form": VECTORS,
    "element_of_a_number": VECTORS,
    "reals_of_64_bits": VECTORS,
    "only_element_of_an_axis_that_is_new": VECTORS,
    "joined_with_numbers": {"x": 1.3, "a": VECTORS["a"]},
    "joined_numbers": {"x": 1.3, "y": 0.7},
    "of_any_axes": NUMBER,
    "of_numbers_and_vectors": {"x": 1.3, "a": VECTORS["a"]},
    "of_as_many_as_a_number_has": NUMBER,
    "of_a_name_for_several_shapes": {"a": VECTORS["a"]},
    "a_real_of_64_bits": {"x": 1.3, "n": 3},
    "rows_of_an_array": {"a": VECTORS["a"]},
    "of_matrices_and_vectors": {"a": VECTORS["a"]},
    "by_the_shapes_that_it_may_have": {"a": VECTORS["a"], "n": 3},
    "by_having_axes": NUMBER,
    "by_pairs_of_numbers": {"x": 1.3, "n": 3},
    "mean_of_what_has_one": NUMBER,
    "rows_of_what_has_a_shape": NUMBER,
    "mean_of_a_sum": NUMBER,
    "mean_of_an_array_of_a_number": NUMBER,
}
STOPS: dict[str, str] = {}
