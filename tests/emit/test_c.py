"""The C target: what it prints compiles without a warning and means what the program means."""

import math
import re
import subprocess
from collections import Counter
from pathlib import Path

import c_programs
import engines
import numpy as np
import pytest
from compiled import CLANG, COMPILER, SANITIZED, STRICT, call, compiled, outcomes, unit
from deadline import within
from derived import whole_point
from function_programs import AT, OF_SEVERAL_LENGTHS, PROGRAMS

from gradcli.calls.printing import diff, emit
from gradcli.calls.programs import program as read
from gradcli.emit.about import About
from gradcli.emit.c.file import HEADERS, helpers_of, printed
from gradcli.emit.c.runtime import HELPERS
from gradcli.emit.primal import primal
from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run

pytestmark = [
    pytest.mark.skipif(not COMPILER, reason="no C compiler is installed"),
    pytest.mark.sampled(16),
]
HERE = Path(__file__).parent


def file_of(text: str, name: str = "f") -> str:
    program = engines.program_of(text)
    about = About(name, f"The value of {name}.", author=program.names)
    return printed(primal(program), about)


# -- meanings --------------------------------------------------------------------------------------
def programs_in(name: str) -> list[tuple[str, dict]]:
    """The programs of a file, each with its point."""
    found, point, lines = [], {}, []
    for line in [*(HERE / name).read_text().splitlines(), ""]:
        if line.startswith("# point:"):
            words = (w.split("=") for w in line.split()[2:])
            point = {n.partition(":")[0]: _value(n, v) for n, v in words}
        elif line and not line.startswith("#"):
            lines.append(line)
        elif not line and lines:
            found.append(("\n".join(lines) + "\n", point))
            point, lines = {}, []
    return found


def _value(name: str, text: str):
    if text.startswith("["):
        return eval(text)  # nested lists of numbers
    return int(text) if name.endswith(":int") else float(text)


def value_of(program, point: dict) -> float:
    given = {n: np.array(v) if isinstance(v, list) else v for n, v in point.items()}
    return float(run(program, given, write=lambda text: None).values[0])


MEANINGS = programs_in("meanings.txt")


@pytest.fixture(scope="module")
def meant(tmp_path_factory):
    units = [unit(f"f{k}", file_of(text, f"f{k}")) for k, (text, _) in enumerate(MEANINGS)]
    return compiled(units, tmp_path_factory.mktemp("meanings")), units


@pytest.mark.parametrize("k", range(len(MEANINGS)))
def test_a_program_means_in_c_what_it_means(meant, k):
    library, units = meant
    text, point = MEANINGS[k]
    program = engines.program_of(text)
    ((got,),) = call(library, units[k], whole_point(program, point), [1])
    want = value_of(program, point)
    assert abs(got - want) <= 4 * math.ulp(max(abs(want), 100.0)), (got, want, units[k].text)


# -- random programs -------------------------------------------------------------------------------
@pytest.mark.slow
def test_random_programs_and_their_derivatives_agree_with_the_tape(tmp_path):
    refused: Counter = Counter()
    batch = c_programs.batch_of([f"c-{k}" for k in range(12)], refused)
    assert len(batch) > 20 and not [
        r
        for r in refused
        if r.startswith("E0109") and not re.search("may (each )?be|of different shapes", r)
    ]
    assert list(c_programs.failures(batch, tmp_path)) == []


@pytest.mark.slow
def test_programs_that_once_were_wrong_agree_with_the_tape(tmp_path):
    refused, batch = Counter(), []
    for k, (text, point) in enumerate(programs_in("once_wrong.txt")):
        batch += c_programs.cases(text, point, f"f{k}", refused)
    assert len(batch) > 12 and not [r for r in refused if r.startswith("E0109")]
    assert list(c_programs.failures(batch, tmp_path)) == []


def test_programs_with_functions_of_functions_agree_with_the_tape(tmp_path):
    refused, batch = Counter(), []
    texts = [text for name, text in PROGRAMS.items() if name not in OF_SEVERAL_LENGTHS]
    for k, text in enumerate(texts):
        at = {name: AT[name] for name in engines.program_of(text).inputs}
        batch += c_programs.cases(text, at, f"f{k}", refused, tangents=0, second=False)
    assert not refused and len(batch) == 2 * len(texts)
    assert list(c_programs.failures(batch, tmp_path)) == []


# Programs whose derivatives in C were once wrong, or refused: a call that a slice takes gets back a
# number, a bound that a stack has is popped once, a counter of real numbers is no place in a stack,
# a cotangent of 1 is divided as a real number.
ONCE_WRONG_DERIVATIVES = [
    "def f(u):\n    return sin(u[0])*u[2]\na = w*2.0\na[1:] = f(a)\na[0] = f(a)\nsum(a)\n",
    "u = w[0]\nfor j in range(3):\n    m = 3\n    for k in range(m):\n        u += sin(w[1])\n"
    "        m = m + 1\n    if u > 3:\n        break\nu\n",
    "def f(u, k):\n    a, b = u*u, sin(k)\n    for k in range(3):\n        a, b = 0.6*b, sin(a)\n"
    "    return a - b*k\nf(w[0], 0.8) + f(w[1], 0.7)\n",
    "a = np.zeros(3)\nb = w - w\na[2] = np.mean(w*w)\nb[1] += np.mean(w + w)\nsum(a) + sum(b)\n",
]


@pytest.mark.parametrize("text", ONCE_WRONG_DERIVATIVES)
def test_derivatives_that_once_were_wrong_agree_with_the_tape(text, tmp_path):
    refused: Counter = Counter()
    point = {"w": np.array([0.5, 1.5, -2.0])}
    batch = list(c_programs.cases(f"w: float[3]\n{text}", point, "f", refused))
    assert len(batch) == 2 and not refused
    assert list(c_programs.failures(batch, tmp_path)) == []


def test_types_that_calls_do_not_agree_on_are_found_in_the_end():
    test = "w[1] if f(x) < w[0] or w[0] > x else w[2]"
    text = f"def f(u):\n    return u and 0.7\nt = {test}\nt + f(sin(x)) + np.sum(w)\n"
    with within(10):
        assert "double f(long long n, const double *w, double x)" in file_of(text)


def test_a_call_that_crashes_or_does_not_end_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr("compiled.SECONDS", 0.2)
    bodies = {
        "sound": "return x;",
        "endless": "for (volatile int k = 1; k;)\n        ;\n    return x;",
        "crash": "return x*(*(volatile int *)0);",
    }
    units = [unit(n, f"double {n}(double x)\n{{\n    {b}\n}}\n") for n, b in bodies.items()]
    calls = [(u, {"x": 2.0}, [1]) for u in [*units, units[0]]]
    found = outcomes(compiled(units, tmp_path), calls)
    assert found == [[[2.0]], "SIGPROF", "SIGSEGV", [[2.0]]]


def test_what_c_leaves_undefined_ends_a_sanitized_call(tmp_path):
    text = "double over(long long k)\n{\n    return (double)(k + k);\n}\n"
    over = unit("over", text)
    calls = [(over, {"k": k}, [1]) for k in (2**40, 2**62)]
    assert outcomes(compiled([over], tmp_path, SANITIZED), calls) == [[[2.0**41]], "SIGILL"]


# -- what is printed -------------------------------------------------------------------------------
GOLDEN = sorted((HERE / "golden").glob("*.expr"))


def golden(path: Path) -> str:
    """The C that a program of the folder `golden` is printed as: python tests/emit/test_c.py."""
    return file_of(path.read_text(), path.stem)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda p: p.stem)
def test_a_program_is_printed_as_the_file_beside_it(path):
    assert golden(path) == path.with_suffix(".c").read_text()


def test_the_files_compile_without_a_warning(tmp_path):
    for path in GOLDEN:
        command = [COMPILER, *STRICT, "-c", "-o", str(tmp_path / "out.o")]
        done = subprocess.run(
            [*command, path.with_suffix(".c")], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr


def test_an_array_that_is_added_to_is_changed_in_place():
    text = file_of("w: float[3]\na = w*2\na = a + np.sin(w)\na = a + -w\na = a - w[::-1]\na[0]\n")
    for line in ("a[i] += sin(w[i]);", "a[i] -= w[i];", "a[i] -= w[2 - i];"):
        assert line in text, text


@pytest.mark.parametrize(("text", "line"), [
    ("m = [[x, 1.0], [2.0, x]]\nfor i in range(2):\n    for j in range(2):\n        m[i][j] *= x\n"
     "m[0][0] + m[1][1]", "m[2*i + j] *= x;"),
    ("A: float[:, :]\nA[1, 0] = A[1, 0] + A[1, 1]\nA[1, 0]", "A[A_len2] += A[A_len2 + 1];"),
    ("v: float[3]\na = v*2\nfor k in range(2):\n    a[k] += -v[k]\nnp.sum(a)", "a[k] -= v[k];"),
])  # fmt: skip
def test_an_element_that_is_changed_is_written_once(text, line):
    assert line in file_of(text)


def test_the_gradient_of_rosenbrocks_valley_is_short():
    text = diff(read("(1 - x)^2 + 100*(y - x^2)^2"), ("x", "y"), to="c")
    assert len(text.splitlines()) <= 14, text


def test_the_gradient_of_a_loop_over_an_array_is_short():
    text = (HERE.parents[1] / "samples" / "rosenbrock.expr").read_text()
    assert len(diff(read(text), to="c").splitlines()) <= 16


# -- the test that a file has of itself ------------------------------------------------------------
SELF_TESTED = [
    "lotka_volterra",
    "newton_sqrt",
    "black_scholes",
    "log_huber",
    "logistic_map",
    "neural_network",
    "rosenbrock",
]


def ran(text: str, folder: Path) -> subprocess.CompletedProcess:
    """A C file compiled and run."""
    source, binary = folder / "tested.c", folder / "tested"
    source.write_text(text)
    subprocess.run([COMPILER, *STRICT, "-o", binary, source, "-lm"], check=True)
    return subprocess.run([binary], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", SELF_TESTED)
def test_a_gradient_passes_the_test_in_its_own_file(name, tmp_path):
    text = (HERE.parents[1] / "samples" / f"{name}.expr").read_text()
    done = ran(diff(read(text), to="c", self_test=True), tmp_path)
    assert done.returncode == 0 and done.stdout, done.stdout


def test_a_program_passes_the_test_in_its_own_file(tmp_path):
    done = ran(emit(read("x: float[3]\nn: int = 2\nx*n"), to="c", self_test=True), tmp_path)
    assert done.returncode == 0 and done.stdout == "ok: f agrees at 3 points\n"


ARRAYS_OF_ANY_SHAPE = {
    "softmax": "top = np.max(z)\ntop + np.log(np.sum(np.exp(z - top))) - z[k]",
    "slices": "d = x[1:] - x[:-1]\nnp.sum(d**2) + np.mean(x)",
}


@pytest.mark.parametrize("name", ARRAYS_OF_ANY_SHAPE)
def test_points_are_vectors_where_c_takes_vectors(name, tmp_path):
    program = read(ARRAYS_OF_ANY_SHAPE[name])
    for text in (emit(program, to="c", self_test=True), diff(program, to="c", self_test=True)):
        done = ran(text, tmp_path)
        assert done.returncode == 0 and done.stdout, done.stdout


@pytest.mark.parametrize("name", ["sin", "pop", "memory"])
def test_a_file_may_have_the_name_of_a_function_of_c(name, tmp_path):
    program = read("sqrt(x)")
    program.source.name = f"{name}.expr"
    done = ran(emit(program, to="c", self_test=True), tmp_path)
    assert done.returncode == 0 and done.stdout, done.stdout


def test_a_result_has_its_name_and_a_name_of_our_own_gives_way():
    text = (HERE.parents[1] / "samples" / "logistic_map.expr").read_text()
    lines = diff(read(text), ("x", "r"), to="c").splitlines()
    assert " *   dx, dr  result" in lines and "    *dr = dr_;" in lines


def test_a_loop_whose_writes_nobody_reads_is_not_printed():
    text = "v: float[3]\nw = np.zeros(3)\nfor i in range(3):\n    w[i] = v[i]**2\nnp.sum(w)"
    assert "{\n    }" not in diff(read(text), to="c")


def test_results_that_a_call_gives_are_passed_on_by_their_names():
    gradient = diff(read((HERE.parents[1] / "samples" / "log_huber.expr").read_text()), to="c")
    assert "gradient(double x, double m, double *dx, double *dm)" in gradient
    assert "    log_huber_rev(x, m, 1.0, dx, dm);" in gradient.splitlines()
    cube_root = read((HERE.parents[1] / "samples" / "cube_root.expr").read_text())
    slope = diff(cube_root, to="c", value=True)
    passed_on = "    dnewton(1.0, 0.0, x, value, dx);"
    assert passed_on in slope.splitlines()


def test_a_number_that_differs_fails_the_test(tmp_path):
    text = emit(read("x^2 + 1"), to="c", self_test=True).replace("x*x + 1", "x*x + 1.0000001")
    done = ran(text, tmp_path)
    assert done.returncode == 1 and "and not" in done.stdout


def test_a_length_of_another_axis_fails_the_test(tmp_path):
    text = emit(read("A: float[:, :]\nA[1, 0]^2 + A.shape[0]"), to="c", self_test=True)
    assert ran(text, tmp_path).returncode == 0
    wrong = text.replace("A[A_len2]", "A[0*A_len2 + A_len]")
    assert wrong != text and ran(wrong, tmp_path).returncode == 1


# -- what has no form in C ------------------------------------------------------------------------
# the program, words of the message, and the text that is pointed at
REFUSED = [
    ("jv(1, x)", "jv", "jv(1, x)"),
    ("digamma(x)", "digamma", "digamma(x)"),
    ("np.sum(w*x)", "inputs w, x", "w"),
    ("v: float[3]\nv[x > 1]", "an index", "v[x > 1]"),
    ("v: float[3]\nv[x > 1] = 0\nv[0]", "an index", "x > 1"),
    ("v: float[3]\nw: float[2]\ny = 0\nif x > 1:\n    y = np.sum(v + w)\ny", "lengths", "v + w"),
    ("v: float[3]\nm = v > 1\ny = 0\nif m:\n    y = 1\ny", "the truth of an array", "m"),
    ("v: float[3]\nmax(v, 2)[0]", "max of an array", "max(v, 2)"),
    ("k: int\nz = np.zeros(k)\nk2 = k*k % 3\nu = np.zeros(k2)\nz[0] + u[0]", "computed", "k2"),
    ("v: float[3]\na = v*1\na = a[1:]\na[0]", "a, whose length changes", "a[1:]"),
    ("v: float[4]\nnp.median(v)", "median", "np.median(v)"),
    ("v: float[3]\nx: float\ndef f(u):\n    if x > 0:\n        return u\n    return u*v\nf(x)[0]",
     "the function f, which returns", "u*v"),
    ("def f(u):\n    return np.sum(u)\nv: float[3]\nf(v) + f(v[0])", "different ranks", "u"),
    ("v: int[3]\nw = v*1\nw[0] = x/2\nw[0]", "a real number written", "w"),
    ("A@x", "a product of A, x, which may be matrices,", "A@x"),
    ("x@x", "a product of x, which may be a matrix,", "x@x"),
    ("np.sum(2*A@(x + 1))", "a product of A, x, which may be matrices,", "2*A@(x + 1)"),
    ("max([])", "a value that is a tuple or a list", "max([])"),
    ("v: float[3]\nnp.median(w)*v[0]", "C has no text for the function np.median", "np.median(w)"),
]  # fmt: skip


OF_DERIVATIVES = [
    ("np.sum(np.linalg.eigvalsh(A))", "the derivatives of np.linalg.eigvalsh"),
    ("np.sum(np.linalg.svd(A)[1])", "the derivatives of np.linalg.svd"),
    ("np.sum(scipy.linalg.expm(A))", "the function scipy.linalg.expm"),
    ("np.percentile(A, 30)", "the function np.percentile"),
    ("np.median(A)", "the derivatives of np.median"),
    ("np.linalg.cond(A)", "the function np.linalg.cond"),
]


@pytest.mark.parametrize("text, named", OF_DERIVATIVES)
def test_a_derivative_is_refused_by_the_name_of_what_it_comes_from(text, named):
    with pytest.raises(Diagnostic) as error:
        diff(read(f"A: float[3, 3]\n{text}"), to="c")
    assert error.value.message == f"C has no text for {named}"
    start, end = error.value.span
    assert f"A: float[3, 3]\n{text}"[start:end].startswith(named.split()[-1])


@pytest.mark.parametrize("text, word, at", REFUSED, ids=[word for _, word, _ in REFUSED])
def test_what_c_has_not_is_refused_with_what_works(text, word, at):
    with pytest.raises(Diagnostic) as error:
        emit(read(text), to="c")
    found = error.value
    assert found.code == "E0109" and word in found.message and found.help, found.message
    assert text[slice(*found.span)] == at


if __name__ == "__main__":  # print the files anew
    for source in GOLDEN:
        source.with_suffix(".c").write_text(golden(source))


# whose derivative sums each element's cotangent, which is one number, once more
MANY_SUMS = """\
total = 0.0
for i, x in enumerate(v):
    total += x*i + v[i - 1]
for x, y in zip(v, v[1:]):
    total += x*y
total
"""


@pytest.mark.skipif(not CLANG, reason="clang is not installed")
def test_clang_says_nothing_of_samples_and_runs_them_under_its_sanitizers(tmp_path):
    checks = "address,undefined"
    flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", f"-fsanitize={checks}"]
    sources = [p.read_text() for p in (HERE.parents[1] / "samples").glob("*.expr")]
    for text in (*sources, MANY_SUMS):
        try:
            printed = diff(read(text), to="c", self_test=True)
        except Diagnostic:  # what has no derivative as a program
            continue
        (tmp_path / "f.c").write_text(printed)
        made = [CLANG, *flags, f"-fno-sanitize-recover={checks}", "f.c", "-o", "f", "-lm"]
        subprocess.run(made, check=True, cwd=tmp_path)
        subprocess.run([tmp_path / "f"], check=True, capture_output=True)


def test_each_function_of_our_own_compiles_with_those_that_it_calls(tmp_path):
    flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-fsyntax-only"]
    headers = "".join(f"#include <{name}>\n" for name in HEADERS)
    for k, name in enumerate(HELPERS):
        path = tmp_path / f"f{k}.c"
        path.write_text(headers + "\n".join(helpers_of(name)))
        subprocess.run([COMPILER, *flags, path], check=True)


@pytest.mark.parametrize("text", ["x: float\nn: int\nn*x", "x: float\nv: float[3]\nnp.argmax(v)*x"])
def test_a_derivative_is_real_where_its_values_are_whole_numbers(text):
    assert "\ndouble f_dx(" in diff(read(text), ("x",), to="c")
    assert ") -> float:" in diff(read(text), ("x",), to="python")


@pytest.mark.parametrize("ends", [("3", "3, len(v)"), ("n", "n, m"), ("n", "m")])
def test_a_stack_has_room_for_every_loop_where_another_has_no_rounds(ends):
    first, second = ends
    text = (
        f"v: float[:]\nn: int\nm: int\ns = x\nfor i in range({first}):\n    s = sin(s)*x\n"
        f"for j in range({second}):\n    s = cos(s)*x + j\ns*v[0]"
    )
    found = diff(read(text), ("x",), mode="reverse", to="c")
    assert "push(&s_stack, s)" in found  # 3 + (len(v) - 3) is no room for 3 where len(v) is 1
