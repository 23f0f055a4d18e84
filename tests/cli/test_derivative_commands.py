"""`gradcli jacobian`, `hessian`, `jvp`, `vjp`, `hvp` and `taylor`: what is asked and printed."""

import json

import pytest
from cli.command import gradcli

AT = ("-e", "x^2*y", "x=3", "y=2")


def printed(*argv, **keywords):
    ran = gradcli(*argv, "--format", "json", **keywords)
    assert ran.code == 0, ran.err
    found = json.loads(ran.out)
    return {k: v for k, v in found.items() if k not in ("target", "value", "notes")}


@pytest.mark.parametrize(
    "argv, expected",
    [
        (["jacobian", *AT], {"jacobian": {"x": 12.0, "y": 9.0}}),
        (["jacobian", *AT, "--wrt", "y"], {"jacobian": {"y": 9.0}}),
        (["jacobian", "-e", "a=x*x\nb=3*x", "x=2", "--of", "a,b"], {"jacobian": [{"x": 4.0},
         {"x": 3.0}]}),
        (["jacobian", "-e", "x*v", "x=2", "v=[1,2]"], {"jacobian": {"x": [1.0, 2.0], "v": [[2.0,
         0.0], [0.0, 2.0]]}}),
        (["hessian", *AT], {"gradients": {"x": 12.0, "y": 9.0}, "hessian": {"x,x": 4.0, "x,y": 6.0,
         "y,y": 0.0}}),
        (["jvp", *AT, "--tangent", "x=1"], {"tangent": 12.0}),
        (["jvp", *AT, "--tangent", "x=1", "--tangent=y=-2"], {"tangent": -6.0}),
        (["jvp", "-e", "a=x*x\nb=3*x", "x=2", "--of", "a,b", "--tangent", "x=0.5"],
         {"tangent": [2.0, 1.5]}),
        (["vjp", *AT], {"cotangents": {"x": 12.0, "y": 9.0}}),
        (["vjp", *AT, "--cotangent", "f=0.5", "--wrt", "x"], {"cotangents": {"x": 6.0}}),
        (["vjp", "-e", "y = x*v", "x=2", "v=[1,2]", "--cotangent", "y=[1,-1]"],
         {"cotangents": {"x": -1.0, "v": [2.0, -2.0]}}),
        (["hvp", *AT, "--tangent", "x=1"], {"gradients": {"x": 12.0, "y": 9.0}, "hvp": {"x": 4.0,
         "y": 6.0}}),
        (["taylor", "-e", "exp(x)", "x=0", "--order", "2"], {"at": {"x": 0.0},
         "coefficients": [1.0, 1.0, 0.5], "polynomial": "1.0 + x + x^2/2"}),
        (["taylor", *AT, "--order", "1"], {"at": {"x": 3.0, "y": 2.0}, "coefficients": {"": 18.0,
         "x": 12.0, "y": 9.0}, "polynomial": "18.0 + 12*(x - 3.0) + 9*(y - 2.0)"}),
    ],
    ids=lambda x: " ".join(x) if isinstance(x, list) else "",
)  # fmt: skip
def test_json(argv, expected):
    assert printed(*argv) == expected


@pytest.mark.parametrize(
    "argv, expected",
    [
        (["jacobian", *AT], "target\tx\ty\nf\t12.0\t9.0\n"),
        (["hessian", *AT], "wrt\tx\ty\nx\t4.0\t6.0\ny\t6.0\t0.0\n"),
        (["jvp", *AT, "--tangent", "x=1"], "f\t18.0\nf_tangent\t12.0\n"),
        (["vjp", *AT], "f\t18.0\nx_cotangent\t12.0\ny_cotangent\t9.0\n"),
        (["hvp", *AT, "--tangent", "y=1"],
         "f\t18.0\ndf_dx\t12.0\ndf_dy\t9.0\nx_hvp\t6.0\ny_hvp\t0.0\n"),
        (["taylor", "-e", "y = x^2", "x=1", "--order", "1"],
         "target\torder\tderivative\tcoefficient\ny\t0\t1.0\t1.0\ny\t1\t2.0\t2.0\n"),
    ],
)  # fmt: skip
def test_in_a_pipe(argv, expected):
    ran = gradcli(*argv)
    assert (ran.code, ran.out) == (0, expected)
    assert gradcli(*argv, "--format", "csv").code == 0


@pytest.mark.parametrize(
    "argv, head, row",
    [
        (["jacobian", "-e", "(x*z, x)", "z=3"], "x,f,df_dx,df_dz",
         '1.0,"[3.0, 1.0]","[3.0, 1.0]","[1.0, null]"'),
        (["hessian", "-e", "y = x^3"], "x,y,dy_dx,d2y_dx2", "1.0,1.0,3.0,6.0"),
        (["jvp", "-e", "y = x^3", "--tangent", "x=2"], "x,y,y_tangent", "1.0,1.0,6.0"),
        (["vjp", "-e", "y = x^3", "--cotangent", "y=2"], "x,y,x_cotangent", "1.0,1.0,6.0"),
        (["hvp", "-e", "y = x^3", "--tangent", "x=2"], "x,y,dy_dx,x_hvp", "1.0,1.0,3.0,12.0"),
        (["taylor", "-e", "y = x^3", "--order", "2"], "x,y,c1,c2", "1.0,1.0,3.0,3.0"),
        (["taylor", "-e", "y = x^2*z", "z=1", "--order", "2"], "x,y,c_x,c_z,c_x2,c_x_z,c_z2",
         "1.0,1.0,2.0,1.0,1.0,2.0,0.0"),
    ],
)  # fmt: skip
def test_along_a_grid_each_point_is_a_row(argv, head, row):
    ran = gradcli(*argv, "x=0.5:1:0.5", "--format", "csv")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert (lines[0], lines[2]) == (head, row)


def test_on_a_terminal():
    ran = gradcli("hvp", *AT, "--tangent", "x=1", terminal=True, NO_COLOR="1")
    assert "│ hvp of x │  4 │" in ran.out
    ran = gradcli("jvp", "-e", "y = x*x", "x=3", "--tangent", "x=1", terminal=True, NO_COLOR="1")
    assert "│ tangent of y │ 6 │" in ran.out
    ran = gradcli("taylor", "-e", "sin(x)", "x=0", terminal=True, NO_COLOR="1")
    assert ran.out.startswith("sin(x) = x - x^3/6 + x^5/120 + O(x^7)\n╭───────┬")
    assert "│     5 │          1 │  0.00833333 │" in ran.out


def test_what_is_not_finite_is_not_printed_as_a_polynomial():
    ran = gradcli("taylor", "-e", "[sqrt(x), x]", "x=0", terminal=True, NO_COLOR="1")
    assert ran.out.splitlines()[:2] == [
        "f[0] has no Taylor polynomial about x = 0",
        "f[1] = x + O(x^7)",
    ]
    assert "│ f[0]   │     1 │        inf │" in ran.out


def test_a_polynomial_of_complex_numbers_has_no_terms_of_0():
    ran = gradcli("taylor", "-e", "np.fft.fft(np.array([x, 1]))", "x=0", "--to", "latex")
    assert ran.out.splitlines()[0].endswith(r"\left(1+0 i\right) x + O\left(x^{7}\right)")


def test_a_polynomial_is_folded_to_the_terminal():
    argv = ("taylor", "-e", "exp(sin(x))", "x=0", "--order", "14")
    ran = gradcli(*argv, terminal=True, COLUMNS="60", NO_COLOR="1")
    head = ran.out.partition("╭")[0].splitlines()
    assert len(head) > 2 and max(map(len, head)) <= 60
    assert all(line.startswith(" " * len("exp(sin(x)) = ")) for line in head[1:])


def test_many_terms_are_shown_by_their_ends():
    argv = ("taylor", "-e", "exp(x)", "x=1", "--order", "90")
    ran = gradcli(*argv, terminal=True, COLUMNS="80", NO_COLOR="1")
    assert "terms are left out" in ran.out and "│    40 │" not in ran.out
    assert "│    40 │" in gradcli(*argv, "--all", terminal=True, COLUMNS="80", NO_COLOR="1").out


def test_a_polynomial_is_a_program_again():
    ran = gradcli("taylor", "-e", "log(x)", "x=1", "--to", "expr")
    assert ran.out.startswith("(x - 1.0) - (x - 1.0)^2/2 + (x - 1.0)^3/3 - ")
    again = gradcli("eval", "x=1.1", stdin=ran.out.encode())
    assert float(again.out) == pytest.approx(0.0953101798, abs=1e-7)
    grid = gradcli("taylor", "-e", "x^2", "x=0:1:1", "--to", "latex", "--order", "2")
    assert grid.out.splitlines()[0] == r"x^{2} + O\left(x^{3}\right)"
    assert len(grid.out.splitlines()) == 2


def test_unconnected_and_strict():
    both = ("-e", "a=x\nb=y", "x=1", "y=2", "--of", "a,b")
    assert printed("jacobian", *both)["jacobian"] == [{"x": 1.0, "y": None}, {"x": None, "y": 1.0}]
    zero = printed("jacobian", *both, "--unconnected", "zero")["jacobian"]
    assert zero == [{"x": 1.0, "y": 0.0}, {"x": 0.0, "y": 1.0}]
    for argv in (
        ["jacobian", *both],
        ["jvp", *both, "--tangent", "x=1"],
        ["taylor", "-e", "sqrt(x)", "x=0"],
        ["hessian", "-e", "sqrt(x)", "x=0"],
        ["hvp", "-e", "sqrt(x)", "x=0", "--tangent", "x=1"],
        ["vjp", "-e", "x", "x=1", "q=1", "--wrt", "q"],
    ):
        assert gradcli(*argv).code == 0
        ran = gradcli(*argv, "--strict")
        assert (ran.code, ran.out) == (1, "") and "error[E0207]" in ran.err


@pytest.mark.parametrize(
    "argv, code, words",
    [
        (["jvp", *AT], 2, ["--tangent is needed", "as in: --tangent x=1"]),
        (["hvp", "-e", "sum(v)", "v=[1,2]"], 2, ["--tangent is needed", "--tangent 'v=[1,0]'"]),
        (["jvp", *AT, "--tangent", "1"], 2, ["--tangent takes NAME=VALUE, not '1'"]),
        (["jvp", *AT, "--tangent", "y"], 2, ["not 'y'", "help: as in --tangent y=1"]),
        (["jacobian", "-e", "v^2", "v=[1,2]", "--wrt", "v[0]"], 2, ["whole names: --wrt v has"]),
        (["jvp", *AT, "--tangent", "x=0:1:0.1"], 2, ["takes one value of 'x', not a grid"]),
        (["jvp", *AT, "--tangent", "xx=1"], 2, ["no 'xx'", "<tangent>:1:1", "did you mean 'x'?"]),
        (["jvp", *AT, "--tangent", "x=1", "--tangent", "x=2"], 2, ["bound twice"]),
        (["jvp", *AT, "--tangent", "x=[1,2]"], 1, ["<tangent>:1:3", "'x' is one number"]),
        (["jvp", "-e", "range(n)[1]*x", "n=2", "x=2", "--tangent", "n=1"], 2,
         ["'n' is an integer"]),
        (["vjp", "-e", "2*v", "v=[1,2]"], 1, ["it needs a cotangent", "--cotangent 'f=[1,0]'"]),
        (["vjp", *AT, "--cotangent", "yy=1"], 2, ["'yy' is no target", "the target is f"]),
        (["vjp", "-e", "(x, x)", "x=1", "--cotangent", "f=1"], 1, ["a list of as many"]),
        (["taylor", *AT, "--order", "0"], 2, ["a whole number from 1 to 100"]),
        (["taylor", *AT, "--to", "tex"], 2, ["one of expr, latex"]),
        (["taylor", *AT, "--to", "expr", "--format", "csv"], 2, ["gives the polynomial alone"]),
        (["taylor", "-e", "sum(v)", "v=[1,2]"], 2, ["'v' is an array", "write v + t*d for v"]),
        (["taylor", "-e", "sum(v)*a", "v=[1,2]", "a=1"], 2, ["'v' is an array", "in: --wrt a"]),
        (["jacobian", "-e", "y=x\nprint(y)", "x=1"], 2, ["ends in a print", "--of y"]),
        (["jacobian", "-e", "x*y", "x=1"], 2, ["gradcli jacobian 'x*y' x=1 y=1"]),
        (["hesian", *AT], 2, ["did you mean 'hessian'?"]),
    ],
    ids=lambda x: " ".join(x) if isinstance(x, list) else "",
)  # fmt: skip
def test_what_is_refused(argv, code, words):
    ran = gradcli(*argv)
    assert (ran.code, ran.out) == (code, "")
    assert "error[" in ran.err
    for text in words:
        assert text in ran.err


def test_what_a_program_prints_goes_beside_the_result():
    ran = gradcli("jacobian", "-e", "print(x)\nx*x", "x=3")
    assert (ran.out, ran.err) == ("target\tx\nf\t6.0\n", "3.0\n")


def test_completion_of_directions():
    def offered(*words):
        return [line.partition("\t")[0] for line in gradcli("__complete", *words).out.splitlines()]

    assert offered("jvp", *AT, "--tangent", "") == ["x=", "y="]
    assert offered("vjp", "-e", "y = x*z", "--cotangent", "") == ["y="]
    assert offered("vjp", "-e", "x*z", "--cotangent", "") == ["f="]
    assert "--tangent" in offered("jvp", *AT, "--tangent", "x=1", "--t")
    assert offered("taylor", *AT, "--to", "") == ["expr", "latex"]
    assert "taylor" in offered("t")


# -- targets that are inputs, or named twice ------------------------------------------------------
OF = "y = x^2*z"
TARGETS = {
    "x,y": ([3.0, 18.0], {"x": 13.0, "z": 9.0}),
    "y,x": ([18.0, 3.0], {"x": 13.0, "z": 9.0}),
    "x": (3.0, {"x": 1.0, "z": None}),
    "x,x": ([3.0, 3.0], {"x": 2.0, "z": None}),
    "y,y": ([18.0, 18.0], {"x": 24.0, "z": 18.0}),
    "y,x,y": ([18.0, 3.0, 18.0], {"x": 25.0, "z": 18.0}),
}


def test_a_target_may_be_an_input_or_come_twice():
    """Each is a target of its own, and the derivatives are of the sum of all."""
    for of, (value, gradients) in TARGETS.items():
        for options in (["--of", of], [word for name in of.split(",") for word in ("--of", name)]):
            argv = ["-e", OF, "x=3", "z=2", *options, "--format", "json"]
            found = {
                c: json.loads(gradcli(c, *argv).out) for c in ("eval", "grad", "jacobian", "vjp")
            }
            assert {repr(each["value"]) for each in found.values()} == {repr(value)}, of
            assert found["grad"]["gradients"] == found["vjp"]["cotangents"] == gradients, of
            rows = found["jacobian"]["jacobian"]
            rows = rows if isinstance(value, list) else [rows]
            by_x = {"x": 1.0, "y": 12.0}
            assert [row["x"] for row in rows] == [by_x[name] for name in of.split(",")], of
            moved = json.loads(gradcli("jvp", *argv, "--tangent", "x=1").out)["tangent"]
            moved = moved if isinstance(value, list) else [moved]
            assert moved == [by_x[name] for name in of.split(",")], of
            for command in ("hessian", "taylor", "check", "tape"):
                assert gradcli(command, *argv).code == 0, (command, of)
            curves = ["-e", "y = x^2", "x=0:1:0.1", "--of", of]
            assert gradcli("plot", *curves).code == 0, of


SYMBOLS = {  # argv -> what a terminal shows where no input has a value
    ("hessian", "x^2*y"): "d2/dx2 = 2*y\nd2/dx dy = 2*x\nd2/dy2 = 0\n",
    ("hessian", "x^2*y", "--wrt", "x"): "d2/dx2 = 2*y\n",
    ("jacobian", "x^2*y"): "d/dx = 2*x*y\nd/dy = x^2\n",
    ("jacobian", "[x*cos(t), x^2]"): (
        "df[0]/dx = cos(t)\ndf[0]/dt = -x*sin(t)\ndf[1]/dx = 2*x\ndf[1]/dt = 0\n"
    ),
    ("jacobian", "y = [x*z, 3]", "--wrt", "z"): "dy[0]/dz = x\ndy[1]/dz = 0\n",
    ("jacobian", "sum(v^2)"): "d/dv = 2*v\n",
}


@pytest.mark.parametrize("argv", SYMBOLS, ids=" ".join)
def test_matrices_without_values_are_shown_in_symbols(argv):
    ran = gradcli(*argv, terminal=True, NO_COLOR="1")
    assert (ran.code, ran.out) == (0, SYMBOLS[argv])
    assert ran.err.startswith("note: for numbers bind ") and f"gradcli {argv[0]} " in ran.err
    assert "E0005" in gradcli(*argv).err


@pytest.mark.parametrize("text", ["W @ v", "exp(v)*sum(v)", "[v @ v, sum(v)*v]", "root(f, x)"])
def test_a_matrix_that_is_or_may_be_no_formula_needs_values(text):
    assert "E0" in gradcli("jacobian", text, terminal=True, NO_COLOR="1").err
