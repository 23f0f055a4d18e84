"""Options of functions, given in every way: what is printed says what the tape does, or is refused.

The functions and their options are those of the catalog.  An option is given literally, by a name
that is assigned once, by a parameter of a function of the program, by an input, and by position.
"""

import inspect
import re
from functools import cache
from typing import NamedTuple

import compiled
import numpy as np
import pytest
from printed import function

from gradcli import calls
from gradcli.calls.programs import program
from gradcli.catalogue.entries import entries
from gradcli.emit.about import About
from gradcli.emit.c.file import printed
from gradcli.emit.primal import primal
from gradcli.errors import Diagnostic
from gradcli.ops.libraries.names import known_functions

pytestmark = pytest.mark.sampled(16)

# Families whose functions take no part in a printed program, or whose options are no numbers
APART = ("Python's own", "random numbers", "derivatives, roots", "of derivatives only")
LIBRARIES = ("np", "np.linalg", "np.fft", "scipy.linalg", "scipy.integrate", "scipy.special",
             "jax.nn", "math")  # fmt: skip
M, V = np.array([[0.43, 0.52, 0.71], [0.61, 0.9, 0.4]]), np.array([0.3, 0.7, 0.45])
W, S = np.array([0.8, 0.15, 0.6]), np.array([[2.1, 0.3, 0.4], [0.3, 1.7, 0.2], [0.4, 0.2, 1.4]])
# What functions are called with where `TAKES` does not say
OPERANDS = (M, M[::-1] + 0.1, M * 0.5)
TAKES: dict[str, tuple] = {
    "pow": (7, 2), "quantile": (M, 0.3), "percentile": (M, 30.0), "one_hot": (V, 2),
    "interp": (V, np.array([0.2, 0.5, 0.65]), W), "convolve": (V, W), "correlate": (V, W),
    "partition": (M, 1), "argpartition": (M, 1), "searchsorted": (np.sort(V), W),
    "digitize": (W, np.sort(V)), "take": (M, [1, 0, 1]), "compress": ([True, False], M),
    "take_along_axis": (M, [[1, 0, 0]]), "choose": ([1, 0, 1], [V, W]),
    "select": ([V > 0.4], [W]), "tensordot": (M, S), "cross": (S, S + M[1]), "vecdot": (M, V),
    "einsum": ("ij,jk->ik", M, S), "toeplitz": (V,), "vander": (V,), "polyfit": (V, W, 1),
    "diag": (S,), "diagflat": (V,), "tensorsolve": (S, V),
    "tensorinv": (np.eye(6).reshape(6, 2, 3) * 1.5,),
    "diagonal": (np.stack([S, S * S]),), "trace": (np.stack([S, S * S]),),
    "solve_triangular": (S, V), "full": ((2, 3), 0.7), "full_like": (M, 0.7), "indices": ((2, 3),),
    "tril_indices": (3,), "triu_indices": (3,), "diag_indices": (3,), "tri": (3,), "eye": (3,),
    "identity": (3,), "zeros": ((2, 3),), "ones": ((2, 3),), "empty": ((2, 3),), "arange": (4,),
    "fromiter": (V, "float"),
    "linspace": (0.2, 0.9), "logspace": (0.2, 0.9), "geomspace": (0.2, 0.9), "fftfreq": (5,),
    "rfftfreq": (5,), "meshgrid": (V, W), "reshape": (M, (3, 2)), "expand_dims": (M, 0),
    "rollaxis": (M, 1), "roll": (M, 1), "pad": (M, 1), "concatenate": ([M, 2 * M],),
    "stack": ([M, 2 * M],), "append": (M, 2 * M), "insert": (M, 1, 0.5), "delete": (M, 1),
    "split": (S, 3), "array_split": (S, 2), "repeat": (M, 2), "squeeze": (M[:1],),
    "lambertw": (-M / 4,), "perm": (5,), "gradient": (S,), "lstsq": (S, V), "norm": (V,),
    "vector_norm": (V,), "fft": (V,), "cho_factor": (S,), "scipy.linalg.pinv": (S,),
    "diff": (M,), "ediff1d": (V,), "glu": (np.hstack([M, M])[:, :4],), "histogram": (V,),
    "nan_to_num": (M,), "put_along_axis": (), "bool": (), "math.isclose": (0.4, 0.5),
    "prod_others": (M,), "cumprod_ahead": (M, M), "cumprod_back": (M, M), "unique": (V,),
    "zeta": (2 + M,), "matrix_rank": (S,), "pinv": (S,), "trapezoid": (M,), "angle": (M,),
    "real_if_close": (M,), "matrix_power": (S, 2), "math.log": (M,),
    **{f"scipy.stats.multivariate_normal.{kind}": (V,) for kind in ("pdf", "logpdf")},
    **{f"scipy.stats.poisson.{kind}": ([1.1, 2.1, 3.1], V) for kind in ("pmf", "logpmf", "cdf")},
}  # fmt: skip
SQUARE = ("linear algebra", "matrices")  # families of functions of square matrices
ANY = (1, 0.5, True)
VALUES: dict[str, tuple] = {
    "axis": (0, 1), "axes": ((1, 0), (0, 1), 1), "keepdims": (True,), "order": ("C",), "mode": (
        "same", "wrap", "r", "economic", "edge"), "ord": (1, "nuc", np.inf), "p": (2, 1),
    "method": ("lower",), "side": ("right",), "indexing": ("ij",), "norm": ("ortho",),
    "UPLO": ("U",), "weights": (M, V), "range": ((0.0, 1.0),), "s": ((2, 2),), "y": (W,), "w": (W,),
    "k": (0, -1), "x": (W,), "r": (W,), "axisa": (0,), "axisb": (0,), "axisc": (0,), "axis1": (2,),
    "axis2": (2, 0), "initial": (0,), "default": (0.5,), "n": (2,), "dtype": (), "ind": (1,),
    "count": (),  # which stands beside a type
    "trans": (1,), "modulus": (), "ndim": (2,), "num": (4,), "bins": (3,), "N": (2,), "M": (4,),
    "key": (), "edge_order": (2,), "start": (1,), "base": (2.0,), "q": (2.5,),
    "decimals": (1,), "rcond": (0.5,), "ndigits": (1,), "period": (0.6,), "copy": (True,),
    "ddof": (1,), "loc": (0.1,), "scale": (2.0,),
    "mean": (0.3, V), "cov": (2.0,),
}  # fmt: skip
KINDS = {bool: "bool", int: "int", float: "float"}


class Given(NamedTuple):
    """A call with an option that is given in one way: lines of a program, its value, a point."""

    way: str
    words: str
    lines: str
    value: str
    point: dict

    @property
    def text(self) -> str:
        return f"{self.lines}{self.value}"


def written(x) -> str:
    """A value as programs write it."""
    if isinstance(x, np.ndarray):
        return f"np.array({x.tolist()})"
    if isinstance(x, list):
        return f"[{', '.join(map(written, x))}]"
    return "np.inf" if x == np.inf else repr(x)


def options_of(signature: str) -> list[str]:
    """The options in a signature of the catalog."""
    return [p.partition("=")[0].strip("* ") for p in parts(signature) if "=" in p]


def parts(signature: str) -> list[str]:
    """What a signature has between its commas, the defaults that are tuples left out."""
    inside = signature.partition("(")[2].removesuffix(")")
    return re.sub(r"\([^()]*\)", "", inside).split(",")


def named(args: tuple) -> tuple[list[str], dict]:
    """Arguments as they are written, those that are arrays of reals by names; and the point."""
    point: dict = {}

    def one(x) -> str:
        if isinstance(x, np.ndarray) and x.dtype == float:
            name = "abcd"[len(point)]
            point[name] = x
            return name
        return f"[{', '.join(map(one, x))}]" if type(x) is list else written(x)

    return [one(x) for x in args], point


def given(way: str, called: str, args: tuple, option: str, x) -> Given:
    texts, point = named(args)
    lines = [f"{n}: float[{', '.join(map(str, v.shape))}]" for n, v in point.items()]

    def value(what: str) -> str:
        last = what if way == "position" else f"{option}={what}"
        call = f"{called}({', '.join([*texts, last])})"
        call = f"np.real({call})" if ".fft." in called else call
        call = f"{call}[0]" if called.rpartition(".")[2] in SEVERAL else call
        return f"np.sum(np.sin({call}))"

    whole = written(x)
    text = value(whole if way in ("literal", "position") else "o")
    match way:
        case "name":
            lines.append(f"o = {whole}")
        case "parameter":
            names = ", ".join([*point, "o"])
            lines.append(f"def g({names}):\n    return {text}")
            text = f"g({', '.join([*point, whole])})"
        case "input":
            lines.append(f"o: {KINDS[type(x)]}")
            point = {**point, "o": x}
    words = f"{called}({option}={whole}), its option by {way}"
    return Given(way, words, "".join(f"{line}\n" for line in lines), text, point)


SEVERAL = ("svd", "eigh", "lstsq", "slogdet", "histogram", "unstack", "split", "array_split",
           "meshgrid", "tril_indices", "triu_indices", "diag_indices", "cho_factor", "gradient",
           "unique", "qr")  # fmt: skip


@cache
def all_given() -> list[Given]:
    """For each function and option the ways to give it, of the first value that the tape takes."""
    found, known = [], set(known_functions())
    for name, entry in entries().items():
        if entry.family in APART:
            continue
        homes = [f"{library}.{name}" for library in LIBRARIES if f"{library}.{name}" in known]
        count = 1 if "*" in entry.signature else sum("=" not in p for p in parts(entry.signature))
        operands = (S,) * count if entry.family in SQUARE else OPERANDS[:count]
        args = TAKES.get(name, operands)
        for option in options_of(entry.signature):
            values = VALUES.get(option, ANY)
            tried = [(called, x) for called in (*homes[:1], name) for x in values]
            if not tried:
                continue
            first = option == options_of(entry.signature)[0]
            taken = (m for called, x in tried if (m := ways(called, x, args, option, first)))
            found += (made := next(taken, []))
            assert made, f"no value of the option {option} of {name} is taken"
    return found


def ways(called: str, x, args: tuple, option: str, first: bool) -> list[Given] | None:
    """The ways to give an option a value; None where the tape refuses it.

    first: whether it is the first of the function's options, which may be given by position.
    """
    literal = given("literal", called, args, option, x)
    try:
        calls.value(program(literal.text), literal.point)
    except Diagnostic:
        return None
    others = ["name", "parameter", *(["input"] if type(x) in KINDS else [])]
    others += ["position"] if first else []
    return [literal, *[given(way, called, args, option, x) for way in others]]


def ran(text: str, point: dict):
    """What the function of an emitted module gives."""
    call = function(text)
    with np.errstate(all="ignore"):
        return call(**{n: x for n, x in point.items() if n in inspect.signature(call).parameters})


def same(found, want) -> bool:
    found = found if isinstance(found, tuple) else (found,)
    return all(np.allclose(a, 0.0 if b is None else b, 1e-9, 1e-11, equal_nan=True)
               for a, b in zip(found, want, strict=True))  # fmt: skip


def gradient_is_held(case: Given) -> bool:
    """Whether the printed gradient is the tape's, or is refused."""
    made = program(case.text)
    by = tuple(n for n in case.point if n != "o")
    try:
        text = calls.diff(made, by, mode="reverse", to="numpy")
        want = calls.gradient(made, case.point, by).gradients
    except Diagnostic:
        return True
    return same(ran(text, case.point), [want[n] for n in by])


@pytest.mark.slow
def test_an_option_is_known_or_the_call_is_refused():
    wrong, taken = [], 0
    for case in all_given():
        try:
            made = program(case.text)
            text = calls.emit(made, "python")
            want = calls.value(made, case.point).value
        except Diagnostic:
            continue
        taken += 1
        if not same(ran(text, case.point), [want]):
            wrong.append(case.words)
        elif case.way in ("literal", "input") and case.point.keys() - {"o"}:
            wrong += [] if gradient_is_held(case) else [f"the gradient of {case.words}"]
    assert not wrong
    assert taken > 600


C_FAMILIES = ("sums and extremes", "running sums", "statistics, nets", "shapes and joining")


@pytest.mark.skipif(not compiled.COMPILER, reason="no C compiler is installed")
def test_c_says_the_same(tmp_path):
    functions = [e.name.rpartition(".")[2] for e in entries().values() if e.family in C_FAMILIES]
    units, cases = [], []
    for case in all_given():
        function = case.words.partition("(")[0].rpartition(".")[2]
        if function not in functions or case.way not in ("literal", "input"):
            continue
        name = f"f{len(units)}"
        try:
            text = printed(primal(program(case.text)), About(name, case.words))
        except Diagnostic:
            continue
        units.append(compiled.unit(name, text))
        cases.append(case)
    library = compiled.compiled(units, tmp_path, compiled.QUICK)
    assert len(cases) > 40
    for unit, case in zip(units, cases):
        ((found,),) = compiled.call(library, unit, case.point, [])
        assert same(found, [calls.value(program(case.text), case.point).value]), case.words


# TensorFlow's calls; None where they are refused
TENSORFLOW = """\
tf.matmul(A, B, transpose_a=True)
tf.matmul(A, B, transpose_b=True)
tf.matmul(A, B, True, True)
tf.matmul(A, B, adjoint_a=True, name='product')
tf.matmul(a=A, b=B)
tf.transpose(A, perm=[1, 0])
tf.transpose(A, [0, 1])
tf.reduce_max(A, axis=0)
tf.reduce_min(A, 1, True)
tf.reduce_mean(A, axis=[0, 1])
tf.reduce_sum(input_tensor=A, axis=[1], keepdims=True)
tf.reduce_logsumexp(A, axis=0)
tf.nn.softmax(A, axis=0)
tf.nn.softmax(A)
tf.reshape(A, [1, 4])
tf.reshape(tensor=A, shape=(4, 1))
tf.expand_dims(A, axis=1)
tf.squeeze(A[:1], axis=[0])
tf.stack([A, B], axis=2)
tf.broadcast_to(A[0], [3, 2])
tf.exp(A, name='e') * tf.zeros_like(A) + tf.ones_like(B) * tf.square(B)
tf.stop_gradient(A) * B""".splitlines()


@pytest.mark.parametrize("text", TENSORFLOW)
def test_tensorflows_options_are_kept(text):
    point = {"A": S[:2, :2], "B": M[:, :2]}
    made = program(f"A: float[2, 2]\nB: float[2, 2]\ntf.reduce_sum(tf.sin({text}))")
    by = tuple(n for n in point if n in text)
    want = calls.gradient(made, point, by).gradients
    derived = calls.diff(made, by, mode="reverse")
    assert "tf." not in derived
    assert same(calls.value(program(derived), point).value, [want[n] for n in by])
    assert same(ran(calls.diff(made, by, mode="reverse", to="numpy"), point), [want[n] for n in by])
    assert same(ran(calls.emit(made, "python"), point), [calls.value(made, point).value])


@pytest.mark.parametrize(
    "text, said",
    [
        ("tf.matmul(A, A, transpose_a=f)", "tf.matmul"),
        ("tf.matmul(A, A, output_type=tf.float64)", "tf.matmul"),
        ("tf.transpose(A, conjugate=True)", "tf.transpose"),
        ("tf.where(A)", "tf.where"),
        ("np.sum(A, axis=0, keepdims=f)", "axis, or other option, is worked out"),
        ("np.linalg.norm(A[0], p)", "option, is worked out"),
        ("A.clip(f)", "this call"),
        ("np.linalg.norm(A, 'nuc', axis=0)", "np.linalg.norm"),
    ],
)
def test_an_option_that_is_worked_out_is_refused_where_it_stands(text, said):
    made = program(f"A: float[3, 3]\nf: bool\np: int = 3\nnp.sum({text})")
    with pytest.raises(Diagnostic, match=said) as found:
        calls.diff(made, ("A",))
    assert found.value.code == "E0108" and found.value.span


@pytest.mark.parametrize("by", [("d",), ("v", "d")], ids=str)
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_a_derivative_by_an_option_is_refused_and_not_0(by, mode):
    made = program("v: float[3]\nd: float\nnp.sum(v/np.std(v, ddof=d))")
    by_array = mode == "forward" and "v" in by  # which is said first
    said = "an array, in forward mode" if by_array else "or other option, is worked out"
    with pytest.raises(Diagnostic, match=said):
        calls.diff(made, by, mode=mode)


def test_a_constant_under_a_name_is_that_constant():
    text = "v: float[3]\no = np.inf\nk = True\nax = (0, 1)\n"
    last = "np.linalg.norm(v, o) + np.sum(np.max(v, 0, k)) + np.sum(v[None], axis=ax)"
    printed = calls.emit(program(text + last), "python")
    assert "np.max(np.abs(v))" in printed and "keepdims=True" in printed
    assert same(ran(printed, {"v": V}), [0.7 + 0.7 + 1.45])


def test_places_in_a_tuple_are_the_parts_of_an_index():
    text = "A: float[3, 3]\nnp.sum(A[np.triu_indices(3)]**2) + np.sum(A[np.diag_indices(3)])"
    want = 2 * np.triu(S) + np.eye(3)
    assert same(ran(calls.diff(program(text), ("A",), to="numpy"), {"A": S}), [want])


def test_a_shape_that_is_taken_apart_prints_in_c():
    text = (
        "X: float[:, 3]\nm, n = X.shape\ns = 0.0\nfor i in range(m):\n    s += X[i, n - 1]**2\ns/m"
    )
    printed = calls.diff(calls.program(text), to="c")
    assert "m = X_len;" in printed and "shape" not in printed
