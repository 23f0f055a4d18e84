"""What rows say of shapes, of views, of what results are held in and of arguments that they do not
read is true, by numbers."""

import ctypes
import ctypes.util
import itertools
from collections.abc import Callable

import numpy as np
import pytest
import scipy
from structural import SAMPLES

from gradcli.core import ir
from gradcli.core.array_functions import CALLED
from gradcli.core.types.lengths import UNKNOWN
from gradcli.core.types.shape_rules import RULES, node_shape
from gradcli.emit.python.runtime import HELPERS
from gradcli.errors import Diagnostic
from gradcli.lowering.library.array_makers import CONSTANT
from gradcli.ops.dispatch import apply
from gradcli.ops.libraries import names
from gradcli.ops.rows import TABLE, Op
from gradcli.ops.structural import searching, sorting  # noqa: F401 (their rows are in the table)
from gradcli.typed.magnitudes import RULES as MAGNITUDES

A = np.array([[0.31, -1.42, 2.17], [0.83, 1.91, -0.66]])
S = np.array([[2.1, 0.3, -0.4], [0.3, 1.7, 0.2], [-0.4, 0.2, 1.4]])
V, W = np.array([0.45, -1.2, 2.3]), np.array([1.15, 0.25, -0.85])
AT = np.array([2, 0, 1])
Sample = tuple[tuple, dict]

OF_ARRAYS = [((A,), {}), ((A,), {"axis": 0}), ((V,), {})]
OF_MATRICES = [((S,), {})]
CALLS: dict[str, list[Sample]] = {
    "cumprod_ahead": [((A, A), {"axis": 0}), ((V, W), {})], "roll": [((A, 1), {"axis": 0})],
    "cumprod_back": [((A, A), {"axis": 0}), ((V, W), {})],
    "repeat": [((A, 2), {"axis": 0}), ((A, 2), {}), ((V, [1, 0, 3]), {})],
    "prod_others": OF_ARRAYS, "places_in_vector": [((V,), {}), ((W,), {})],
    "atleast_1d": [((A,), {}), ((V,), {})],
    "atleast_2d": [((A,), {}), ((V,), {})],
    "tile": [((A, 2), {}), ((V, (2, 3)), {})],
    "expand_dims": [((A, 0), {})],
    "squeeze": [((A[None],), {}), ((A,), {})],
    "swapaxes": [((A, 0, 1), {}), ((A[None], -1, 0), {})],
    "moveaxis": [((A, 0, 1), {}), ((A[None], (0, 2), (1, 0)), {})], "pad": [((A, 1), {})],
    "rot90": [((A,), {}), ((A[None],), {"k": -1, "axes": (2, 1)}), ((A,), {"k": 2})],
    "diff": [((A,), {}), ((V,), {})],
    "take": [((A, AT[1:]), {"axis": 0}), ((V, AT), {})], "trace": OF_MATRICES,
    "take_along_axis": [((V, AT), {"axis": -1}), ((A, AT[[[0, 1], [2, 0]]]), {"axis": 1})],
    "add_at": [((V.copy(), W, (AT,)), {})], "argsort": [((A,), {}), ((V,), {"axis": 0})],
    "sort": [((A,), {}), ((V,), {"axis": 0})],
    "quantile": [((A, 0.3), {}), ((A, 0.3), {"axis": 0})], "diag": [((V,), {}), ((S,), {})],
    "tril": [((A,), {})], "triu": [((A,), {})], "outer": [((V, W), {})], "inner": [((V, W), {})],
    "convolve": [((V, W), {})], "kron": [((A, V), {})], "einsum": [(("ij,j", A, V), {})],
    "solve": [((S, V), {}), ((S, A.T), {})], "solve_triangular": [((S, V), {}), ((S, A.T), {})],
    "lstsq": [((A, V[:2]), {})], "p_norm": [((V, 3), {})], "polyval": [((V, W), {}), ((V, A), {})],
    "polyval_back": [((W, V, W), {})], "interp": [((V, np.sort(W), V), {})],
    "searchsorted": [((np.sort(V), W), {})],
    **{name: [((V, W), {})] for name, function in CALLED.items() if function.row.listed},
    **{name: OF_MATRICES for name, f in CALLED.items() if f.takes == (2,) and len(f.row.args) < 2},
    "svd": [((S,), {"compute_uv": False})],
}  # fmt: skip
FORMS: dict[str, tuple[Callable, tuple]] = {  # of the core, with what they stand for
    "zeros_like": (np.zeros_like, (A,)), "ones_like": (np.ones_like, (A,)), "len": (len, (A,)),
    "full_like": (np.full_like, (A, 0.7)), "shape": (np.shape, (A,)), ".size": (np.size, (A,)),
    ".ndim": (np.ndim, (A,)), "copy": (np.copy, (A,)), "stop_gradient": (lambda x: x, (A,)),
    "float": (float, (0.7,)), "int": (int, (0.7,)), "round": (round, (0.7,)),
    "bool": (bool, (0.0,)), "sum of": (sum, (V,)),
    "zeros": (np.zeros, (3,)), "ones": (np.ones, (3,)), "full": (np.full, (3, 0.7)),
    "eye": (np.eye, (3,)), "identity": (np.identity, (3,)), "arange": (np.arange, (3.0,)),
    "linspace": (np.linspace, (0.2, 1.7)),
}  # fmt: skip
ROWS_OF_FORMS = {op.name: op for op in (ir.LEN, ir.SHAPE, ir.COPY, ir.FLOAT, ir.INT, ir.SUM_OF)}
Called = tuple[Op, Callable, list[Sample]]


def printed(name: str) -> Callable:
    """A function as printed programs have it."""
    scope: dict = {"np": np, "scipy": scipy}
    for text in HELPERS.values():
        exec(text, scope)
    return scope[name]


def in_the_core() -> list[Called]:
    """The rows of functions of whole arrays and of forms, how they are worked out, and samples."""
    found: list[Called] = []
    for name, function in CALLED.items():
        if name in HELPERS:
            run = printed(name)
        elif "." in function.written:
            run = eval(function.written, {"np": np, "scipy": scipy})
        else:
            run = names.function(function.written)
        if function.row.listed:
            run = lambda *parts, run=run: run(parts)
        if function.part is not None:
            run = lambda *args, f=run, k=function.part, **attrs: f(*args, **attrs)[k]
        found.append((function.row, run, CALLS.get(name, OF_ARRAYS)))
    for name, (run, args) in FORMS.items():
        row = ROWS_OF_FORMS.get(name) or ir.constant_form(name)
        found.append((row, run, [(args, {})]))
    products = [((V[:2], A, V), {}), ((A, A, S), {})], [((V[:2], V, A), {}), ((A, S, A), {})]
    for row, samples in zip((ir.MATMUL_LEFT, ir.MATMUL_RIGHT), products):
        found.append((row, printed(row.name), samples))
    return found


def in_the_table() -> list[Called]:
    """The structural rows of the table."""
    own = {"filled_like": [((A, 0.7), {})], "argpartition": [((A,), {"axis": 0, "kth": 1})],
           "searchsorted": [((np.sort(V), W), {})], "argsort": [((A,), {"axis": 0})]}  # fmt: skip
    rows = [op for op in TABLE.values() if not op.elementwise]
    samples = {op.name: own.get(op.name) or SAMPLES.get(op.name, OF_ARRAYS) for op in rows}
    return [
        (op, lambda *args, op=op, **attrs: apply(op, args, attrs), samples[op.name]) for op in rows
    ]


ROWS = [*in_the_core(), *in_the_table()]
by_row = pytest.mark.parametrize("called", ROWS, ids=lambda called: called[0].name)


def others(x) -> list:
    """Other numbers in the shape of x; none where it is no array of reals, nor one."""
    if type(x) is float:
        return [0.1, 1.9, -3.2]
    if type(x) is not np.ndarray or x.dtype.kind != "f":
        return []
    source = np.random.default_rng(5)
    square = [x @ np.swapaxes(x, -1, -2)] if x.ndim > 1 and x.shape[-1] == x.shape[-2] else []
    return [*(source.normal(size=x.shape) * 3 for _ in range(4)), *square, np.zeros(x.shape)]


def outcome(run: Callable, args: tuple, attrs: dict):
    """What a call gives; where it fails, the failure, which what it does not read cannot cause."""
    try:
        return run(*args, **attrs)
    except (ValueError, TypeError, Diagnostic, np.linalg.LinAlgError) as error:
        return repr(error)


@by_row
def test_what_is_asked_for_its_shape_alone_gives_the_same_with_other_numbers(called):
    op, run, samples = called
    read: set[int] = set()
    for args, attrs in samples:
        value = outcome(run, args, attrs)
        assert type(value) is not str, f"a sample of {op.name} that fails: {value}"
        for i, x in enumerate(args):
            for other in others(x):
                new = outcome(run, (*args[:i], other, *args[i + 1 :]), attrs)
                if type(new) is str or not np.array_equal(value, new, equal_nan=True):
                    read.add(i)
    tried = {i for args, _ in samples for i, x in enumerate(args) if others(x)}
    if not op.variadic or len(op.args) == 1:
        assert read == tried - {*op.shape_only}


@by_row
def test_results_have_the_shapes_that_rows_say(called):
    op, run, samples = called
    told = []
    for args, attrs in samples:
        shape, found = np.shape(outcome(run, args, attrs)), told_shape(op, args, attrs)
        if op.shape == "vector":
            assert len(shape) == 1
        if found != UNKNOWN:
            assert len(found) == len(shape)
            assert all(n in (m, UNKNOWN) for n, m in zip(found, shape))
            told.append(found)
    assert told or op.shape not in RULES


def told_shape(op: Op, args: tuple, attrs: dict):
    """The shape of a call's result, from the text of the call and the shapes of its arguments."""
    graph = ir.Graph()
    nodes = [
        graph.var(f"x{k}") if type(x) is np.ndarray and x.dtype.kind == "f" else graph.constant(x)
        for k, x in enumerate(args)
    ]
    named = tuple((name, graph.constant(value)) for name, value in attrs.items())
    lengths = [np.shape(x) if type(x) is not slice else () for x in args]
    return node_shape(graph.intern(op, tuple(nodes), named), lengths)


IN_THE_CORE = [called for called in in_the_core() if called[0].name not in HELPERS]


@pytest.mark.parametrize("called", IN_THE_CORE, ids=lambda called: called[0].name)
def test_rows_say_that_they_give_views_and_whether_elements_are_in_order(called):
    op, run, samples = called
    for args, attrs in samples:
        if type(args[0]) is np.ndarray:
            y = outcome(run, args, attrs)
            shares = type(y) is np.ndarray and np.shares_memory(y, args[0])
            if shares and y.flags.writeable:  # what NumPy keeps from being written is copied here
                assert op.view, f"{op.name} gives a view"
                assert (op.view == "in order") == y.flags.c_contiguous


PAIR = [((0.3, 1.7), {})]
OF_CONTROL: list[Called] = [
    (ir.SELECT, lambda test, a, b: a if test else b, [((True, V, W), {}), ((False, V, W), {})]),
    (ir.MAX, lambda *x: max(x), PAIR),
    (ir.MIN, lambda *x: min(x), PAIR),
    (ir.NOT, lambda x: not x, [((0.3,), {})]),
    (ir.ARRAY, lambda *x: np.array(x), [*PAIR, ((V, W), {})]),
]
ELEMENTWISE: list[Called] = [
    (op, lambda *args, op=op: apply(op, args, {}), [((V > 0, V, W)[-len(op.args) :], {})])
    for op in TABLE.values()
    if op.elementwise and op.result_dtype
]
HOLDING = [called for called in (*ROWS, *OF_CONTROL, *ELEMENTWISE) if called[0].result_dtype]
WORDS = {"b": "bool", "i": "int", "f": "real"}  # by NumPy's letters of kinds
TYPES = (float, int, bool)
ALIKE, MIXED = [(t, t, t) for t in TYPES], [(int, float, int), (float, int, float)]


def held(x) -> str:
    """The word for what a value is held in; "" where it is no number and no array."""
    return WORDS.get(np.asarray(x).dtype.kind, "") if isinstance(x, (*TYPES, np.ndarray)) else ""


def of_type(x, to: type):
    """An array or a number of reals as one of another type; what else there is as it is."""
    if type(x) is float:
        return to(x)
    return (x * 3).astype(to) if type(x) is np.ndarray and x.dtype.kind == "f" else x


@pytest.mark.parametrize("called", HOLDING, ids=lambda called: called[0].name)
def test_results_are_held_in_what_rows_say(called):
    op, run, samples = called
    order = ("bool", "int", "real")
    tried = 0
    for args, attrs in samples:
        for types in ALIKE if op in ir.CHOICES else (*ALIKE, *MIXED):
            given = [of_type(x, t) for x, t in zip(args, (*types, *types))]
            value = outcome(run, tuple(given), attrs)
            if type(value) is str:  # NumPy has no such call
                continue
            tried += 1
            words = [word for x in given if (word := held(x))]
            match op.result_dtype:
                case "first":
                    said = held(given[0])
                case "others":
                    said = max(map(held, given[1:]), key=order.index)
                case "common" | "counted":
                    said = max(words, key=order.index)
                    said = "int" if (op.result_dtype, said) == ("counted", "bool") else said
                case said:
                    assert said in order
            assert held(np.asarray(value)) == said, (op.name, types)
    assert tried


def test_every_form_that_takes_an_array_is_tried_here():
    assert {n for n in CONSTANT if n.endswith("_like")} <= FORMS.keys()


WHOLE = np.array([-7, -3, -1, 0, 1, 2, 5])


BOUNDED = [op for op in TABLE.values() if op.magnitude and op.elementwise]


@pytest.mark.parametrize("op", BOUNDED, ids=lambda op: op.name)
def test_whole_numbers_are_no_larger_than_a_row_says(op):
    for args in itertools.product(WHOLE.tolist(), repeat=len(op.args)):
        try:
            value = op.value(*args)
        except (Diagnostic, ValueError):
            continue
        if type(value) is int:
            values = args[op.result_dtype == "others" :]
            assert abs(value) <= MAGNITUDES[op.magnitude](*map(abs, values)), args


FOLDS: dict[str, Callable] = {
    "+": np.add, "*": np.multiply, "or": np.logical_or, "and": np.logical_and,
    ">": np.maximum, "<": np.minimum, "count": lambda n, e: int(n) + (e != 0),
}  # fmt: skip


@pytest.mark.parametrize("op", [op for op in TABLE.values() if op.fold], ids=lambda op: op.name)
def test_a_fold_brings_elements_together_as_its_row_says(op):
    x = np.array([3, 0, 2, 2])
    first = bool(x[0]) if op.fold in ("or", "and", "count") else x[0]
    steps = list(itertools.accumulate(x[1:], FOLDS[op.fold], initial=first))
    args = (x, np.zeros(1)) if op.name == "sum_like" else (x,)
    value = apply(op, args, {"axis": 0} if op.family == "along" else {})
    if op.magnitude == "place":
        value = x[value]
    said = steps if np.shape(value) == x.shape else steps[-1:]
    assert np.ravel(value * (len(x) if op.name == "mean" else 1)).tolist() == said


@pytest.mark.parametrize("op", [op for op in TABLE.values() if op.libm], ids=lambda op: op.name)
def test_a_row_is_the_function_of_math_that_it_names(op):
    library = ctypes.CDLL(ctypes.util.find_library("m"))
    function = getattr(library, op.libm)
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double] * op.arity
    for args in itertools.product((0.3, 0.75, 1.5, -0.5, -2.5), repeat=op.arity):
        value = op.value(*args)
        assert float(value).hex() == function(*args).hex() or value != value, args
