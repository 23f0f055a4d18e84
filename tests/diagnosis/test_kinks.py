"""A point on a kink, a step, a tie or a boundary is found, where it depends on a variable."""

import pytest

from gradcli import calls
from gradcli.calls import operations, program
from gradcli.diagnosis.kinks import MOST, kinks
from gradcli.diagnosis.notes import SIGNS
from gradcli.evaluator.function import Function, silent
from gradcli.ops.libraries import directory
from gradcli.ops.rows import TABLE


def found(text: str, wrt: tuple[str, ...] = (), **point) -> list[str]:
    p = program(text, bound=point)
    return [d.message for d in kinks(Function(p, point, wrt or tuple(point), write=silent))]


# program, a point on it, one beside it, what it is called
PLACES = [
    ("abs(x)", 0.0, 0.3, "the kink of abs"),
    ("math.fabs(x)", 0.0, 0.3, "the kink of fabs"),
    ("relu(x)", 0.0, 0.5, "the kink of relu"),
    ("norm(x)", [0.0, 0.0], [0.0, 1.0], "the kink of norm"),
    ("np.linalg.norm(x, axis=1)[0]", [[0.0, 0.0], [1.0, 2.0]], [[0.0, 1.0], [1.0, 2.0]],
     "the kink of norm"),
    ("std(x)", [2.0, 2.0], [2.0, 3.0], "the kink of std"),
    ("hypot(x, 2*x)", 0.0, 0.5, "the kink of hypot"),
    ("np.sign(x)", 0.0, 1.0, "the step of sign"),
    ("np.floor(x)", 2.0, 2.5, "a step of floor"),
    ("np.ceil(x)", -2.0, 2.5, "a step of ceil"),
    ("np.trunc(x)", 1.0, 1.5, "a step of trunc"),
    ("rint(x)", 2.5, 2.0, "a step of rint"),
    ("round(x, 1)", 0.25, 0.5, "a step of round"),
    ("x // 1.0", 2.0, 2.5, "a step of floor_divide"),
    ("x % 2", 4.0, 1.0, "a step of mod"),
    ("maximum(x, 1.0)", 1.0, 2.0, "a tie of maximum"),
    ("np.minimum(x, 2*x)", 0.0, 2.0, "a tie of minimum"),
    ("sum(maximum(x, 1.0))", [0.0, 1.0], [0.0, 2.0], "a tie of maximum"),
    ("np.max(x)", [1.0, 2.0, 2.0], [2.0, 1.0, 1.0], "a tie of max"),
    ("x.min()", [1.0, 1.0, 2.0], [2.0, 1.0, 2.0], "a tie of min"),
    ("np.max(x, axis=0).sum()", [[1.0, 2.0], [1.0, 3.0]], [[1.0, 2.0], [2.0, 3.0]], "a tie of max"),
    ("np.median(x)", [1.0, 2.0, 2.0], [1.0, 2.0, 3.0], "a tie of median"),
    ("quantile(x, 0.25)", [1.0, 1.0, 2.0], [1.0, 2.0, 3.0], "a tie of quantile"),
    ("np.ptp(x)", [1.0, 2.0, 2.0], [1.0, 1.5, 2.0], "a tie of ptp"),
    ("np.sort(x)[0]", [1.0, 2.0, 2.0], [1.0, 2.0, 3.0], "a tie of sort"),
    ("np.linalg.eigvalsh(x)[0]", [[3.0, 0.0], [0.0, 3.0]], [[3.0, 1.0], [1.0, 3.0]],
     "a repeated value of eigvalsh"),
    ("np.linalg.svd(x)[1][0]", [[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [2.0, 0.0]],
     "a repeated value of svd"),
    ("np.interp(x, [0, 1, 2], [3, 5, 1])", 1.0, 1.5, "a corner of interp"),
    ("clip(x, 0.0, 1.0)", 1.0, 0.5, "an edge of clip"),
    ("hard_tanh(x)", 1.0, 0.5, "an edge of hard_tanh"),
    ("jax.nn.relu6(x)", 0.0, 0.5, "the kink of relu6"),
    ("np.heaviside(x, 0.5)", 0.0, 1.0, "the step of heaviside"),
    ("np.copysign(x, -1.0)", 0.0, 1.0, "the kink of copysign"),
    ("np.fmax(x, 1.0)", 1.0, 2.0, "a tie of fmax"),
    ("np.nanmin(x)", [1.0, 1.0, 2.0], [2.0, 1.0, 2.0], "a tie of nanmin"),
    ("np.around(x, 1)", 0.25, 0.5, "a step of around"),
    ("scipy.special.i0e(x)", 0.0, 1.0, "the kink of i0e"),
    ("scipy.special.ive(1.5, x)", 0.0, 1.0, "the kink of ive"),
    ("max(x, 1.0)", 1.0, 2.0, "a tie of max"),
    ("min([x, 3.0, 1.0])", 1.0, 2.0, "a tie of min"),
    ("x if x > 0 else 2*x", 0.0, 1.0, "the boundary of 'x > 0'"),
    ("y = x\nif x**2 >= 4:\n    y = 2*x\ny", 2.0, 1.0, "the boundary of 'x**2 >= 4'"),
    ("y = x\nwhile y < 8:\n    y = 2*y\ny", 4.0, 3.0, "the boundary of 'y < 8'"),
    ("x if 0 <= x < 1 else 2*x", 0.0, 0.5, "the boundary of '0 <= x < 1'"),
    ("where(x > 0, x, 0.0)", [1.0, 0.0], [1.0, 2.0], "the boundary of 'x > 0'"),
    ("1.0 if x == 3 else x", 3.0, 2.0, "the boundary of 'x == 3'"),
    ("def f(t):\n    return abs(t)\nf(x - 1)", 1.0, 2.0, "the kink of abs"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "at", "beside", "what"), PLACES, ids=[p[0] for p in PLACES])
def test_a_place_is_found_where_the_point_lies_on_it(text, at, beside, what):
    assert found(text, x=at) == [f"the point lies on {what}"]
    assert found(text, x=beside) == []


@pytest.mark.parametrize("text", [
    "x*abs(m)", "k = 0\nwhile k < 3:\n    k += 1\nx*k", "x if m > 0 else 2*x", "x*max(m, 0.0)",
    "x*abs(0.0)", "x*abs(stop_gradient(x) - 2.0)",
])  # fmt: skip
def test_what_does_not_depend_on_a_variable_is_no_place(text):
    point = {"x": 2.0, "m": 0.0} if "m" in text else {"x": 2.0}
    assert found(text, ("x",), **point) == []


def test_comparisons_inside_a_function_of_the_library_are_none_of_the_program():
    assert found("abs(x) + jax.nn.squareplus(x)", x=0.0) == ["the point lies on the kink of abs"]


@pytest.mark.parametrize(("name", "taken"), [
    ("abs", "taken as 0 at the kink"), ("mod", "taken from the right at a step"),
    ("heaviside", "taken as 0 at the step; by h it is 1 where x is 0"),
])  # fmt: skip
def test_what_is_taken_is_among_the_facts_of_a_function(name, taken):
    assert operations(name)[0]["convention"] == taken


def test_each_place_is_told_once_and_not_too_many():
    assert found("s = 0.0\nfor i in range(9):\n    s += abs(x)\ns", x=0.0) == [
        "the point lies on the kink of abs"
    ]
    text = " + ".join(["abs(x)"] * 20)
    assert len(found(text, x=0.0)) == MOST


def test_a_place_says_what_is_taken_and_where():
    p = program("y = 2*x\nz = abs(y)\nz")
    (place,) = kinks(Function(p, {"x": 0.0}, ("x",), write=silent))
    assert p.source.text[slice(*place.span)] == "abs(y)"
    assert place.label == "the derivative there is taken as 0 by convention"


def test_a_long_run_is_looked_at_only_so_far():
    text = "s = 0.0\nfor i in range({n}):\n    s += x*(i == 3)\ns + abs(x - {n})"
    assert found(text.format(n=1000), x=1000.0) == ["the point lies on the kink of abs"]
    assert found(text.format(n=60_000), x=60_000.0) == []  # the traced run did not come so far


def test_a_program_with_a_name_of_a_row_that_has_a_place_is_looked_at():
    directory.load()
    for op in TABLE.values():
        for name in (op.name, *op.also, *op.kink.composites) if op.kink else ():
            assert any(sign in name for sign in SIGNS), name


@pytest.mark.parametrize(
    "text, runs",
    [
        ("s = 0.0\nfor i in range(3):\n    s += sin(x)*i\ns", 0),
        ("max_of_all = 2*x  # the max\nmax_of_all", 0),
        ("s = 0.0\nfor i in range(3):\n    s += abs(x)*i\ns", 1),
        ("2*x if x > 0 else x", 1),
        ("x % 2", 1),
    ],
)
def test_a_program_that_has_no_place_is_not_run_again(text, runs, monkeypatch):
    run, counted = Function._run, []
    monkeypatch.setattr(Function, "_run", lambda *args: counted.append(args) or run(*args))
    assert found(text, x=0.7) == [] and len(counted) == runs


@pytest.mark.parametrize("text", ["abs(x)*x", "x**2 if x > 0 else x", "sum(np.maximum([x], 0.3))"])
def test_a_gradient_looks_for_kinks_in_its_own_run(text, monkeypatch):
    run, points = Function._run, []
    monkeypatch.setattr(Function, "_run", lambda *args: points.append(args[1]) or run(*args))
    assert calls.gradient(program(text), {"x": 0.7}).notes == ()
    assert points and float not in [type(point["x"]) for point in points]
    kink = {"x": 0.3 if "maximum" in text else 0.0}
    assert "the point lies on" in calls.gradient(program(text), kink).notes[0]


@pytest.mark.parametrize(
    "change", ["y = y % 1", "y %= 1", "v = [y]\nv[0] %= 1\ny = v[0]", "y //= 1"]
)
def test_what_changes_a_name_by_a_division_is_looked_at(change):
    notes = found(f"y = x\n{change}\ny*x", x=3.0)
    assert len(notes) == 1 and "the point lies on" in notes[0]
    assert found(f"y = x\n{change}\ny*x", x=3.3) == []
