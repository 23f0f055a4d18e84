"""Lists and tuples in printed derivatives: taken where arrays mean the same, else refused."""

import pytest

from gradcli.errors import Diagnostic, Source
from gradcli.language.names.resolve import resolve
from gradcli.language.syntax.parser import parse
from gradcli.lowering.passes.pipeline import plain
from gradcli.lowering.plain.lower import lower


def refusal(text: str) -> str:
    try:
        lower(resolve(parse(Source(text))))
    except Diagnostic as error:
        assert error.code == "E0108"
        return error.message
    return ""


@pytest.mark.parametrize(
    "text",
    [
        "xs = [x, x*x]\nxs[0]*xs[-1] + sum(xs) + len(xs)",
        "xs = [x, x*x]\nxs[0] = 2*x\nfor v in xs:\n    y = v\ny",
        "xs = [x, x*x]\nnp.array([1.0, 2.0])*xs",
        "m = [[x, 1.0], [2.0, x]]\nm[1][0]*m[0][0]",
        "xs = []\nfor i in range(3):\n    xs.append(x*i)\ny = xs.pop()\ny*y",
        "w: float[2]\nsum(w + [x, 1.0])",
        "xs = [x, 1.0]\nxs[1:][0]",
        "xs = [x, 1.0]\nnp.sum(np.array([xs, xs]))",
        "sum([x, x], x)",
        "w: float[3]\nsum(sorted(w)[:2]) + list(w)[0]",
    ],
)
def test_lists_that_are_like_arrays_are_taken(text):
    assert refusal(text) == ""


@pytest.mark.parametrize(
    "text",
    [
        "xs = [x, 1.0] + [x]\nxs[0]",
        "u = [1.0, 2.0, 3.0]\nw = u*2\nw[3]*x",
        "u = [1.0, 2.0]\nv = [x, x]\nw = u + v\nw[3]",
        "u = [1.0, 2.0]\nx if u == [1.0, 2.0] else 2*x",
        "w: float[3]\nsum(sorted(w) + sorted(w))",
        "w: float[3]\nxs = list(w)\nsum(xs*2)",
        "w: float[3]\ndef f(v): return sorted(v)\nsum(f(w)*2)",
        "xs = [x, 1.0]\nys = xs*2\nys[0]",
        "xs = [x, 1.0]\nxs += [x]\nxs[0]",
        "xs = [x, 1.0]\nxs[1:] = [x]\nxs[0]",
        "y = x\nif [x]:\n    y = 2*x\ny",
        "y = 2*x if [x, 1.0] < [1.0, x] else x\ny",
        "xs = [x, [x, 1.0]]\nxs[0]",
        "xs = [[x], [x*x]]\n(xs[0] + xs[1])[0]",
        "max([x, 1.0], [1.0, x])[0]",
        "def f(u):\n    return u + u\nf([x, x])[0]",
        "def f(u):\n    return [u, u]\n(f(x) + f(x))[3]",
        "a, xs = x, [x]\n(xs + xs)[a > 0]",
        "def f(u):\n    xs = [u]\n    for v in [u]:\n        xs = xs + xs\n    return xs[0]\nf(x)",
        "v: float[3]\nn = np.argmax(v)\na = [x, 1.0]*n\nsum(a)",
        "k: int[3]\nn = np.sum(k)\na = [x, 1.0]*(n + 1)\nsum(a)",
    ],
)
def test_what_a_list_does_otherwise_is_refused(text):
    assert refusal(text).startswith("a list where an array would mean something else")


def test_a_row_that_a_list_has_twice_is_refused_where_it_is_written():
    text = "xs = [x, 1.0]\nys = [xs, xs]\nys[0][0] = 5\nys[1][0]"
    assert refusal(text).startswith("a row that two places or names have")


def test_a_list_made_of_indices_gets_no_reals():
    text = "idx = [2, 0, 1]\nw = idx[:]\nw[0] = x/2\nxs = [x, x*x, 2*x]\nxs[idx[0]] + w[0]"
    assert refusal(text).startswith("a write of real numbers to a list that is made of whole ones")


@pytest.mark.parametrize(
    "text",
    [
        "u = np.array([3, 1, 2])\nw = u*1\nw[0] = 7.9\nw[0]*x",
        "u = np.array([3, 1, 2])\nw = u.copy()\nw[1] += x\nnp.sum(w)",
        "u = np.asarray([[3, 1], [2, 5]])\ndef f(a):\n    b = a[0]*2\n    b[0] = x\n    return b\n"
        "np.sum(f(u))",
    ],
)
def test_an_array_of_an_inputs_integers_gets_no_reals(text):
    assert refusal(text).startswith("a write of real numbers to an array that an input's default")


@pytest.mark.parametrize(
    "text",
    [
        "u = np.array([3, 1, 2])\nw = u*1.0\nw[0] = x\nw[0] + u[1]",
        "u = np.array([3, 1, 2])\nw = u/2\nw[0] = x\nq = u.copy()\nq[0] = 2*u[1]\nw[0] + q[0]",
        "u = np.array([3, 1, 2.0])\nw = u*1\nw[0] = x\nw[0]",
        "u = np.array([3, 1, 2], dtype=float)\nw = u*1\nw[0] = x\nw[0]",
        "u: float[:] = np.array([3, 1, 2])\nw = u*1\nw[0] = x\nw[0]",
    ],
)
def test_an_array_of_reals_gets_reals_whatever_it_is_made_of(text):
    lower(resolve(parse(Source(text))))


@pytest.mark.parametrize("text", ["max(x, 2.0, key=abs)", "v: float[:]\nmax(v, default=x)"])
def test_the_largest_by_a_key_is_refused(text):
    assert refusal(text).startswith("a max with key= or default=")


@pytest.mark.parametrize("call", ["sort()", "reverse()", "index(x)", "insert(0, x)", "remove(x)"])
def test_a_method_of_lists_is_refused_by_its_name_with_what_works(call):
    with pytest.raises(Diagnostic) as error:
        lower(resolve(parse(Source(f"xs = [x, 1.0]\nxs.{call}\nxs[0]"))))
    assert error.value.message.startswith(f"the method {call.partition('(')[0]} cannot")
    assert "call the function" not in error.value.help


@pytest.mark.parametrize(
    "text",
    [
        "xs = [x, 1.0]\nys = xs\n{}\nys[0]",
        "xs = [x, 1.0]\nys = [xs, [x, x]]\n{}\nys[0][0]",
        "xs = [x, 1.0]\nys = xs if x > 1 else [x]\n{}\nys[0]",
        "def f(v):\n    return v\n\nxs = [x, 1.0]\nys = f(xs)\n{}\nys[0]",
        "xs = [x, 1.0]\ndef f():\n    return xs\n\nys = f()\n{}\nys[0]",
        "xs = [x, 1.0]\ns = 0.0\nfor v in xs:\n    s = s*x + v\n    {}\ns",
        "xs = np.array([x, 1.0])\n{}\nxs[0]",
    ],
)
def test_a_list_that_others_have_is_not_put_in_order_where_it_is(text):
    for method in ("sort", "reverse"):
        with pytest.raises(Diagnostic, match=f"the method {method}"):
            lower(plain(resolve(parse(Source(text.replace("{}", f"xs.{method}()"))))))


@pytest.mark.parametrize(
    "order", ["rows.reverse()", "rows = rows[::-1]", "rows = rows[:]", "rows = f(rows)"]
)
def test_a_row_that_a_list_has_after_its_rows_are_put_in_a_new_one_is_refused(order):
    text = "def f(m):\n    return m[::-1]\n"
    text += f"rows = [[x, 1.0], [2.0, x]]\nrow = rows[0]\n{order}\n{{}}rows[1][0]*rows[0][0]"
    lower(plain(resolve(parse(Source(text.format(""))))))
    with pytest.raises(Diagnostic, match="two live names"):
        lower(plain(resolve(parse(Source(text.format("row[0] = 5.0\n"))))))


def test_a_list_of_lists_that_may_change_later_is_refused():
    grown = "row = [x, 1.0]\nrows = []\nfor i in range(3):\n    {}\n    rows.append(row)\n"
    last = "for row in rows:\n    s = row[0]\ns"
    lower(plain(resolve(parse(Source(grown.format("row = [x*i, 2.0]") + last)))))
    for given in ("row[0] = x*i", "row = [v*2 for v in row]"):
        with pytest.raises(Diagnostic, match=r"a list of arrays|a row that two"):
            lower(plain(resolve(parse(Source(grown.format(given) + last)))))


def test_lists_of_several_lengths_are_refused():
    for text in ("xs = [[x], [1.0, x]]\nxs[0][0]", "m = [[[0, 1], [2]], [[1], [0]]]\nx*m[0][0][1]"):
        assert refusal(text).startswith("a list of lists of several lengths")


@pytest.mark.parametrize(
    "text",
    [
        "xs = [x]\nxs.append(x)\nsum(xs)",
        "xs = [x, 1.0]\nxs.pop()",
        "xs = []\nxs.append(x)\nsum(xs)",
        "xs = []\nxs.append(x)\nxs[0]",
        "xs = []\nxs.append(x)\nys = xs\nys.pop()",
        "xs = []\nxs.append(x)\nfor v in xs:\n    x2 = v\nx2",
        "xs = []\nxs = np.array([x, x])\nxs.pop()",
    ],
)
def test_a_list_that_grows_and_is_read_is_refused(text):
    assert refusal(text).startswith("a list that grows")


def test_numpys_append_is_no_list_that_grows():
    text = "v: float[2]\nnp.sum(np.append(v, x))"
    assert "list" not in refusal(text)
    text = "import numpy as xs\nv: float[2]\nxs.sum(xs.append(v, x))"
    assert "list" not in refusal(text)


@pytest.mark.parametrize(
    "text",
    [
        "a, b = (x, 1)\nb, a = a, b\nb",
        "n: int\nnp.sum(np.ones((n, 2 + n % 2))*x)",
        "n = 3\nnp.sum(np.ones((n, 2))*x)",
        "v: float[2, 2]\nnp.sum(np.zeros((v.shape[1], 1)) + v[(0, 1)])",
        "for v in (x, x*x):\n    y = v*v\ny",
        "def f(u):\n    return u, u*u\na, b = f(x)\na*b",
        "x, x*x",
    ],
)
def test_tuples_of_integers_or_taken_apart_are_taken(text):
    assert refusal(text) == ""


@pytest.mark.parametrize(
    "text",
    [
        "a, b = (x, 1)[::-1]\nb",
        "p = (x, x*x)\np[1]",
        "p = (x, 1)\na, b = p\na",
        "y = np.sum(np.array((x, x*x)))\ny",
        "a, (b, c) = x, (x*x, 2)\nb",
        "y = x if (x, 1) < (1, x) else 2*x\ny",
    ],
)
def test_a_tuple_of_reals_is_refused(text):
    assert refusal(text).startswith("a tuple of real numbers as a value")


@pytest.mark.parametrize("use", ["f(x)", "f(x)[1]", "p = f(x)\np[0]", "a, b, c = f(x)\na"])
def test_results_that_are_not_taken_apart_are_refused(use):
    text = f"def f(u):\n    return u, u*u\n{use}"
    assert refusal(text).startswith("a function whose results")


@pytest.mark.parametrize(
    "text",
    [
        "ps = sorted([(2.0, x), (1.0, x*x)])\nps[0][1]",
        "ps = [[2.0, x], [1.0, x*x]]\nq = max(ps)\nq[1]",
    ],
)
def test_the_order_of_lists_is_refused(text):
    assert refusal(text).startswith("the order of lists")


@pytest.mark.parametrize("truth", ["x > 0", "not x > 0", "b", "f(x)"])
def test_a_list_is_not_indexed_by_a_truth(truth):
    text = f"def f(t): return t > 0\nb = x > 0\nxs = [x, 1.0]\nxs[{truth}]"
    assert refusal(text).startswith("a list indexed by a truth")
