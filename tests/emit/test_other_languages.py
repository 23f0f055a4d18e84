"""Rust, JavaScript and Julia: what is printed compiles without a warning and means the program."""

import re
import subprocess
from collections import Counter
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import c_programs
import corpora
import held_to_c
import numpy as np
import other_languages
import programs
import pytest
from derived import Derived, derived
from other_languages import JULIA, NODE, RUSTC, Called

from gradcli import calls
from gradcli.calls.printing import diff, emit
from gradcli.calls.programs import program as read
from gradcli.emit.about import About
from gradcli.emit.texts import TEXTS
from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run

SAMPLES = Path(__file__).resolve().parents[2] / "samples"
PRESENT = {"js": NODE, "rust": RUSTC, "julia": find_spec("tree_sitter_julia")}
LANGUAGES = [
    pytest.param(to, marks=pytest.mark.skipif(not there, reason=f"no {to} is installed"))
    for to, there in PRESENT.items()
]


def printed(to: str, one: Derived, name: str) -> str:
    outputs = tuple(f"d{n}" for n in one.by) or ("value",)
    about = About(name, "A random program.", outputs, author=one.program.names)
    return import_module(f"gradcli.emit.{to}.file").printed(one.core, about)


def language(to: str):
    return import_module(f"gradcli.emit.{to}.language").LANGUAGE


# -- programs --------------------------------------------------------------------------------------
def batch_of(to: str, texts: list[tuple[str, dict]]) -> list[tuple[Derived, Called]]:
    out: list[tuple[Derived, Called]] = []
    for text, point in texts:
        for one in derived(text, point, Counter(), tangents=1):
            name = f"at{len(out)}"
            try:
                file = printed(to, one, name)
            except Diagnostic as error:
                assert error.code == "E0109"
                continue
            out.append((one, Called(name, file, one.whole_point())))
    return out


@pytest.mark.parametrize("to", LANGUAGES)
def test_random_programs_and_their_gradients_agree_with_the_tape(to, tmp_path):
    batch = batch_of(to, [programs.seeded(f"language-{k}") for k in range(12)])
    assert len(batch) > 20
    found = other_languages.outcomes(to, [c for _, c in batch], tmp_path)
    for (one, c), numbers in zip(batch, found):
        assert not isinstance(numbers, str), f"{numbers}\n{c.text}"
        c_programs.compared(one, numbers)


ARITHMETIC = """\
total = 0.0
for k in range(7):
    if k % 3 == 1:
        total += x*k/(1 + y*y) - (x - y)/(k + 1)
    else:
        total -= sqrt(x*x + k) // 1 + (x - k) % 0.7
total
"""


@pytest.mark.slow
@pytest.mark.parametrize("corpus", corpora.RANDOM)
@pytest.mark.parametrize("to", LANGUAGES)
def test_what_c_takes_other_languages_take_and_give_its_numbers(to, corpus):
    """At edges too: `hunt_languages.py` looks farther."""
    refused, close = Counter(), Counter()
    cases = enumerate(corpora.cases(corpus, range(12)))
    batch = [one for k, c in cases for one in held_to_c.items(c, k, [to], 2, refused)]
    assert held_to_c.failures(batch, to, close) == []
    assert close.total() > 30


@pytest.mark.parametrize("to", LANGUAGES)
def test_arithmetic_gives_the_bits_that_python_gives(to, tmp_path):
    (one, called), *_ = batch_of(to, [(ARITHMETIC, {"x": 1.3, "y": -0.4})])
    ((found,),) = other_languages.outcomes(to, [called], tmp_path)
    assert found == one.want[0]


# -- samples ---------------------------------------------------------------------------------------
def sample_files(to: str) -> dict[str, str]:
    """The samples that C has, in a language, with the tests of themselves."""
    found = {}
    for path in sorted(SAMPLES.glob("*.expr")):
        program = read(path.read_text(), str(path))
        for words, make in (("value", emit), ("derivative", diff)):
            try:
                make(program, to="c")
            except Diagnostic:
                continue
            found[f"{path.stem}_{words}"] = make(program, to=to, self_test=True)
    return found


@pytest.mark.slow
@pytest.mark.skipif(not NODE, reason="no node is installed")
def test_samples_test_themselves_in_javascript(tmp_path):
    files = sample_files("js")
    assert len(files) > 25
    for name, text in files.items():
        (tmp_path / f"{name}.mjs").write_text(text)
    run = 'for f in *.mjs; do node "$PWD/$f" || echo "$f"; done'
    done = subprocess.run(run, shell=True, cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout.count("ok: ") == len(done.stdout.splitlines()) == len(files), done


@pytest.mark.slow
@pytest.mark.skipif(not RUSTC, reason="no rustc is installed")
def test_samples_test_themselves_in_rust(tmp_path):
    files = sample_files("rust")
    lines = []
    for name, text in files.items():
        main = text.replace("fn main()", "pub fn main()")
        main = re.sub(r"std::process::exit\((.*)\);", r"assert!(\1 == 0);", main)
        lines.append(f"mod {name} {{\n{main}}}\n")
    calls_ = "".join(f"{name}::main(); " for name in files)
    (tmp_path / "all.rs").write_text("\n".join([*lines, f"fn main() {{ {calls_} }}"]))
    command = [str(RUSTC), "--edition=2021", "-Dwarnings", "-o", "all", "all.rs"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    ran = subprocess.run([str(tmp_path / "all")], capture_output=True, text=True)
    assert ran.stdout.count("ok: ") == len(files) > 25, ran


def test_a_function_that_is_named_as_its_result_tests_itself(tmp_path):
    if not NODE:
        pytest.skip("no node is installed")
    file = emit(calls.program("a*2\n"), to="js", name="value", self_test=True)
    (tmp_path / "value.mjs").write_text(file)
    done = subprocess.run(["node", tmp_path / "value.mjs"], capture_output=True, text=True)
    assert done.stdout == "ok: value agrees at 3 points\n", done.stderr


@pytest.mark.skipif(not JULIA, reason="no julia is installed")
@pytest.mark.parametrize("name", ["rosenbrock", "kalman", "black_scholes"])
def test_samples_test_themselves_in_julia(name, tmp_path):
    path = SAMPLES / f"{name}.expr"
    (tmp_path / "f.jl").write_text(diff(read(path.read_text()), to="julia", self_test=True))
    done = subprocess.run([str(JULIA), "f.jl"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done


OF_JULIA = {
    "names of Base": "atan: float\ncosh = x*x\ndef clamp(a, b):\n    return a*b + sinh(a)\n"
    "hypot = atan*clamp(x, cosh)\nhypot*cosh + tan(x) + arctan2(x, atan)\n",
    "a range that ends in a choice": "s = x\nfor i in range(9, 3 if x > 0 else 1, -2):\n"
    "    s += i*x\ns\n",
    "a truth that is no strong zero": "y: float\n(x < 0)*y + x\n",
    "a whole number that a function is given": "def f(a, b):\n    return a*b\n"
    "f(x, x if x < 0 else 3) + f(max(x, 2), 1)\n",
    "whether an array has an element": "v: float[3]\nnp.any(v)*x + np.all(v)\n",
    "a power of minus infinity": "z: float\n(z**0.5 + z**-1.5)*x\n",
}


@pytest.mark.skipif(not PRESENT["julia"], reason="no grammar of Julia is installed")
@pytest.mark.parametrize("text", OF_JULIA.values(), ids=OF_JULIA)
def test_julia_means_what_c_means(text, tmp_path):
    at = {"x": 0.7, "y": np.inf, "z": -np.inf, "v": [1.5, 0.0, -2.0], "atan": 0.3}
    program = calls.program(text if "x: float" in text else f"x: float\n{text}")
    point = {n: at[n] for n in program.inputs}
    file = emit(program, to="julia", name="at0")
    ((found,),) = other_languages.outcomes("julia", [Called("at0", file, point)], tmp_path)
    assert found == pytest.approx(run(program, point).values[0], 1e-14, nan_ok=True)


@pytest.mark.skipif(not PRESENT["julia"], reason="no grammar of Julia is installed")
def test_samples_test_themselves_in_the_grammar_of_julia():
    import julia_reader

    path = SAMPLES / "kalman.expr"
    text = diff(read(path.read_text(), str(path)), to="julia", self_test=True)
    assert julia_reader.faults(text) == []
    assert julia_reader.faults(text.replace("end\n", "", 1)) != []


def test_subscripts_of_julia_begin_at_1():
    text = diff(calls.program("x: float[4]\ns = 0.0\nfor i in range(3):\n"
                              "    s += x[i]*x[i + 1] + x[0]\ns"), to="julia")  # fmt: skip
    assert "for i in 0:2\n" in text
    assert "dx[i + 1] += x[i + 2]" in text and "dx[i + 2] += x[i + 1]" in text
    assert "dx[1] += 1" in text and "[0" not in text and "[i]" not in text


# -- the table of texts ----------------------------------------------------------------------------
@pytest.mark.parametrize("to", ["rust", "js", "julia"])
def test_a_row_that_c_has_every_language_has(to):
    own = language(to)
    assert [row for row, text in TEXTS.items() if text.c and not own.written(row)] == []
    along = {t.reduced or t.along for t in TEXTS.values()} - {""}
    assert along <= set(own.helpers)


# -- what there is no form for ---------------------------------------------------------------------
@pytest.mark.parametrize("to, words", [("rust", "Rust"), ("js", "JavaScript"), ("julia", "Julia")])
def test_what_has_no_form_says_where_and_what_works(to, words):
    for text in ("j0(w[0])", "v = w[:n]\nsum(v)"):
        with pytest.raises(Diagnostic) as caught:
            emit(calls.program(f"w: float[3]\nn: int\n{text}"), to=to)
        error = caught.value
        assert error.code == "E0109" and error.span is not None and error.help
        assert words in error.message and " C " not in error.message


def test_a_number_that_a_branch_adds_up_is_mutable_in_rust(tmp_path):
    if not RUSTC:
        pytest.skip("no rustc is installed")
    text = "w: float[3]\nif x > 0:\n    b = np.min(w*w)\nelse:\n    b = np.sum(w)\nb*x\n"
    ((one, called), *_) = batch_of("rust", [(text, {"w": [0.5, 2.0, 1.5], "x": 0.7})])
    ((found,),) = other_languages.outcomes("rust", [called], tmp_path)
    assert found == one.want[0]


COUNTED = "s = 0.0\nfor i in range(0, 100000, 9973):\n    s += i*i*x + 2**-abs(i)\ns\n"
PLACED = """\
def sides(first, second):
    s = x*first + a*sin(second*x)
    for k in range(3):
        s = sin(s)*first + second
    return s
sides(1.0, x*a) + sides(x, a)
"""


UNDERSCORE = """\
def f(u):
    for _ in range(3):
        if u > 4:
            return u
        u = u*x
    return u
f(x)
"""
TRUTH = "n = x > 0\ntotal = abs(n) + 2\n(total + abs(a > 0))*x\n"


@pytest.mark.parametrize(
    "text",
    [COUNTED, PLACED.replace("sides", "the_length_of_both_the_sides"), UNDERSCORE, TRUTH],
    ids=["counters", "results", "underscore", "truths"],
)
def test_rust_without_warnings_gives_cs_numbers_optimised(text, tmp_path):
    """Counters have 64 bits; of what a call gives back a part is left aside, lines below."""
    if not RUSTC:
        pytest.skip("no rustc is installed")
    batch = batch_of("rust", [(text, {"x": 1.7, "a": 0.3})])
    found = other_languages.in_rust([c for _, c in batch], tmp_path, ["-O"])
    for (one, _), numbers in zip(batch, found):
        c_programs.compared(one, numbers)


def test_what_is_taken_away_in_rust_stands_in_no_brackets(tmp_path):
    if not RUSTC:
        pytest.skip("no rustc is installed")
    text = "t = 1.0\nfor k in range(3):\n    t += -(x + k)\n    t += -(x + 1)*(x - k)\nt\n"
    ((one, called), *_) = batch_of("rust", [(text, {"x": 0.7})])
    assert "-= x + k as f64;" in called.text or "-= x + (k as f64);" in called.text
    ((found,),) = other_languages.outcomes("rust", [called], tmp_path)
    assert found == one.want[0]


# -- whole numbers ---------------------------------------------------------------------------------
WHOLE = "n: int\nx: float\nk = 1\nfor i in range(n):\n    k = k*3 - 1\nk*x\n"


@pytest.mark.parametrize("to, most", [("js", 33), ("rust", 39), ("julia", 39)])
def test_a_whole_number_that_a_language_has_not_ends_the_run(to, most, tmp_path):
    if not PRESENT[to]:
        pytest.skip(f"no {to} is installed")
    one = next(derived(WHOLE, {"n": most, "x": 1.0}, Counter()))
    text = printed(to, one, "at0")
    points = [{"n": most, "x": 1.0}, {"n": most + 3, "x": 1.0}]
    calls_ = [Called(f"at{k}", text.replace("at0", f"at{k}"), p) for k, p in enumerate(points)]
    fine, past = other_languages.outcomes(to, calls_, tmp_path)
    assert fine == one.want and isinstance(past, str)


def test_a_product_of_whole_numbers_in_javascript_is_never_minus_0(tmp_path):
    if not NODE:
        pytest.skip("no node is installed")
    text = "n: int\nm: int\nx: float\nk = n*m\n1.0/(k*x)\n"
    one = next(derived(text, {"n": 0, "m": -3, "x": 1.0}, Counter()))
    called = Called("at0", printed("js", one, "at0"), {"n": 0, "m": -3, "x": 1.0})
    assert other_languages.outcomes("js", [called], tmp_path) == [[np.inf]] == [one.want]
