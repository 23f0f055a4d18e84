"""A list of arrays of one shape, or of lists of one length, is an array of one axis more."""

import math

import engines
import functions_of_users
import numpy as np
import pytest

from gradcli.errors import Diagnostic
from gradcli.language.printing.unparse import unparse
from gradcli.lowering.raising.restore import restore
from gradcli.lowering.stage import staged


def a_path_of_states(x0, v0, k):
    state = np.array([x0, v0])
    rows = []
    for _ in range(100):
        state = state + 0.01 * np.array([state[1], -k * state[0]])
        rows.append(state)
    return np.sum(np.array(rows)[:, 0] ** 2)


def a_path_until_it_ends(a, b):
    v = np.array([a, b])
    path = []
    while np.linalg.norm(v) > 0.2:
        path.append(v)
        v = np.array([a * v[0] - 0.1 * v[1], 0.1 * v[0] + a * v[1]])
    path = np.vstack(path)
    return path.sum() + len(path)


def rows_of_a_matrix(xs, c):
    rows = [[1.0, math.exp(-c * x), x] for x in xs]
    return np.linalg.norm(np.array(rows) @ np.array([1.0, 2.0, 0.5]))


def frames(a, n=70):
    turn = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]])
    now, found = np.eye(2), []
    for _ in range(n):
        now = now @ turn
        found.append(now)
    found = np.array(found)
    return found[3, 0, 1] + np.sum(found[:, 0, 0])


def times_and_states(a, n=70):
    history = []
    y = np.array([a, 1.0])
    for i in range(n):
        y = y + 0.1 * np.array([y[1], -a * y[0]])
        history.append((0.1 * i, y))
    total = 0.0
    for t, v in history:
        total += t * v[0]
    return total


def the_last_row(a, n=70):
    rows = [[1.0, a]]
    for _ in range(n):
        p, q = rows[-1]
        rows.append([p * 0.9 + q * 0.1, q * a])
    return rows[-1][0] + sum([r[0] * r[1] for r in rows])


def halves_on_a_stack(a):
    stack = [[0.0, a]]
    total = 0.0
    while stack:
        lo, hi = stack.pop()
        mid = (lo + hi) / 2
        if hi - lo > 0.1:
            stack.append([lo, mid])
            stack.append([mid, hi])
        else:
            total += (hi - lo) * hi
    return total


def rows_that_are_written_to(a, n=70):
    rows = []
    for i in range(n):
        rows.append([a * i, 1.0])
    for i in range(n):
        rows[i][1] = rows[i][0] * 2
        rows[i][0] += a
    return rows[3][1] + rows[5][0] * rows[6][1]


def arrays_that_are_filled_first(a, n=70):
    rows = []
    for i in range(n):
        v = np.zeros(2)
        v[0] = a * i
        v[1] = a * a
        rows.append(v)
    return np.sum(np.stack(rows) ** 2)


def copies_of_one_that_is_written_to(a, n=70):
    rows = []
    v = np.array([a, 1.0])
    for _ in range(n):
        rows.append(v.copy())
        v *= 0.9
        v[0] += a
    return np.sum(np.array(rows) ** 2)


def parts_and_joins(a, n=70):
    rows = []
    for i in range(n):
        rows.append(np.array([a * i, a**2]))
    both = rows[:5] + rows[10:]
    tall = np.sum(np.concatenate(both)) + len(both)
    return tall + np.sum(np.column_stack(rows)[0]) + np.sum(np.hstack(rows[2:4]))


def a_comprehension_in_another(matrix, n):
    return [[x * n for x in row] for row in matrix]


def sums_of_matrices(a, b, c):
    return [[x + c * y for x, y in zip(r, s)] for r, s in zip(a, b)]


def products_of_all(xs, ys):
    m = [[x * y for x in xs] for y in ys]
    return m[0][1] * m[1][0]


def a_number_and_a_list(xs, c):
    total, running = 0.0, []
    for x in xs:
        total += x * c
        running.append(total)
    return total, running


def backwards(u, b):
    xs = []
    for i in range(len(b) - 1, -1, -1):
        s = b[i]
        for j in range(len(xs)):
            s -= u[i][i + 1 + j] * xs[j]
        xs.insert(0, s / u[i][i])
    return np.asarray(xs)


def an_annotated_matrix(matrix: list[list[float]], n: float) -> list[list[float]]:
    for row in matrix:
        row[0] = row[0] * n
    return [[x * n for x in row] for row in matrix]


def tuples_of_tuples(a, b):
    m = ((a, b), (b * b, a * a))
    return tuple(tuple(m[j][i] for j in range(2)) for i in range(2))


def an_array_of_pairs(a, n=70):
    points = [(0.0, a)]
    for _ in range(n):
        x, y = points[-1]
        points.append((x + 0.1, y - 0.1 * a * y))
    p = np.array(points)
    return np.sum(p[:, 0] * p[:, 1]) + np.linalg.norm(p[3])


def columns_as_lists(m: list[list[float]]):
    t = list(map(list, zip(*m)))
    u = [list(c) for c in zip(*m)]
    t[0][0] = 3.0
    return t[0][1] * t[1][0] * t[0][0] + u[0][0] ** 2 + len(u)


def columns_of_rows(a, n=70):
    rows, pairs = [], []
    for i in range(n):
        rows.append([a * i, a**2])
        pairs.append((a * i, a**3))
    xs, ys = zip(*rows)
    us, vs = zip(*pairs)
    return sum(xs) + ys[3] * vs[2] + sum([sum(c) for c in zip(*rows)]) + us[5]


MATRIX = [[1.0, 2.0], [3.0, 4.0]]
FUNCTIONS = {  # with a point, and whether C has it
    a_path_of_states: ({"x0": 1.0, "v0": 0.5, "k": 2.0}, True),
    a_path_until_it_ends: ({"a": 0.9, "b": 1.0}, False),
    rows_of_a_matrix: ({"xs": [0.5, 1.5, 2.5, 3.0], "c": 2.0}, True),
    frames: ({"a": 0.9}, False),
    times_and_states: ({"a": 0.9}, False),
    the_last_row: ({"a": 0.4}, False),
    halves_on_a_stack: ({"a": 0.9}, False),
    rows_that_are_written_to: ({"a": 0.9}, True),
    arrays_that_are_filled_first: ({"a": 0.9}, False),
    copies_of_one_that_is_written_to: ({"a": 0.9}, False),
    parts_and_joins: ({"a": 0.9}, False),
    a_comprehension_in_another: ({"matrix": MATRIX, "n": 2.0}, False),
    sums_of_matrices: ({"a": MATRIX, "b": [[1.0, 0.5], [0.3, 4.0]], "c": 2.0}, False),
    a_number_and_a_list: ({"xs": [1.0, 2.0, 3.0], "c": 0.5}, True),
    backwards: ({"u": [[2.0, 1.0], [0.0, 4.0]], "b": [1.0, 2.0]}, False),
    an_annotated_matrix: ({"matrix": MATRIX, "n": 2.0}, True),
    tuples_of_tuples: ({"a": 2.0, "b": 3.0}, True),
    an_array_of_pairs: ({"a": 0.5}, True),
    columns_as_lists: ({"m": [[2.0, 1.0], [0.5, 4.0]]}, True),
    columns_of_rows: ({"a": 0.5}, False),
    products_of_all: ({"xs": [1.0, 2.0, 3.0], "ys": [0.5, 1.5]}, False),
}  # fmt: skip


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_rows_are_right(function):
    point, in_c = FUNCTIONS[function]
    functions_of_users.check(function, point, in_c)


def test_rows_stand_in_an_array_that_is_made_before_the_loop():
    text = "r = []\nv = np.array([x, 1.0])\nfor i in range(90):\n    v = v*x\n    r.append(v)\n"
    core = unparse(restore(staged(engines.program_of(f"{text}np.sum(np.array(r))"))))
    assert "r = np.zeros((90, 2))\n" in core and "    r[i] = v\n" in core, core


# what is in a list, or a list that has it, is written to while the other can be read
WRITTEN = {
    "the array in it": "    rows.append(v)\n    v[0] = v[0]*0.9\nnp.sum(np.array(rows))",
    "the array in it, as a whole": "    rows.append(v)\n    v *= 0.9\nnp.sum(np.array(rows))",
    "its row, which has a name": (
        "    v = v*0.9\n    rows.append(v)\nrows[n - 1][0] = 5*x\nv[0] + rows[2][0]"
    ),
    "the list in it": "    rows.append(w)\n    w[0] = w[0]*0.5\nsum([r[0] for r in rows])",
    "its row, a list which has a name": (
        "    w = [x*i, 2.0]\n    rows.append(w)\nrows[n - 1][0] = 5.0\nw[0] + rows[0][1]*x"
    ),
}


@pytest.mark.parametrize("lines", WRITTEN.values(), ids=WRITTEN)
def test_what_two_have_is_not_written_to(lines):
    start = "n: int = 90\nv = np.array([x, 1.0])\nw = [x, 1.0]\nrows = []\nfor i in range(n):\n"
    with pytest.raises(Diagnostic) as found:
        staged(engines.program_of(start + lines))
    assert "copy it where it is put in" in found.value.help


def test_rows_of_other_lengths_are_refused():
    text = "rows = []\nfor i in range(n):\n    rows.append([x]*(1 + i % 2))\nrows[0][0]"
    with pytest.raises(Diagnostic, match="cannot be differentiated"):
        staged(engines.program_of(f"n: int\n{text}"))


ORDERS = (
    "sorted(rows)[0][0]", "sum(rows)", "sum(rows, x)", "max(rows)[0]", "any(rows)*x",
    "max(rows, key=lambda r: r[0])[0]", "max(map(lambda r: r, rows))[0]",
)  # fmt: skip


@pytest.mark.parametrize("last", [*ORDERS, "rows.sort()\nrows[0][0]"])
def test_an_order_of_rows_is_refused(last):
    text = f"rows = []\nfor i in range(90):\n    rows.append([x*i, 1.0])\n{last}"
    with pytest.raises(Diagnostic, match="asked here of a list of rows"):
        staged(engines.program_of(text))
