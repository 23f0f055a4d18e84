"""The library: one plain function for each thing gradcli does, from a program to a Result.

    p = program("y = x^2 * sin(z)")
    gradient(p, {"x": 3.0, "z": 2.0})["x"]

Nothing here knows of a terminal, and nothing above it knows of tapes.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from itertools import combinations_with_replacement
from typing import Any

from gradcli.errors import Diagnostic, unreadable
from gradcli.result import Result, Tapes

MAX_ORDER = 100
MAX_SOURCE = 1 << 20
MAX_DEPTH = 200
UNCONNECTED = ("none", "zero")
MODES = ("forward", "reverse")

Write = Callable[[str], object]


# -- programs -------------------------------------------------------------------------------------
def program(text: str, name: str = "<program>", bound: Iterable[str] = ()):
    """The Program of a text; Diagnostic E01xx where it is not written in the language.

    `bound` are names that will have values: such a name is the program's own input even where the
    language has a constant or a function of that name.
    """
    return decoded(text.encode("utf-8", "surrogatepass"), name, bound)


def decoded(
    data: bytes,
    name: str,
    bound: Iterable[str] = (),
    *,
    max_source: int = MAX_SOURCE,
    max_depth: int = MAX_DEPTH,
):
    """The Program of a text in UTF-8; `name` is what errors call it."""
    from gradcli.language.parse import parse
    from gradcli.language.resolve import resolve
    from gradcli.language.text import decode

    return resolve(parse(decode(data, name, max_source), max_depth, max_source), bound)


def read(
    path: str,
    bound: Iterable[str] = (),
    *,
    max_source: int = MAX_SOURCE,
    max_depth: int = MAX_DEPTH,
):
    """The Program in a file; of FILE:FUNC the function FUNC, its parameters being the inputs."""
    from os.path import exists

    file, colon, function = path.rpartition(":")
    if not (colon and function.isidentifier()) or exists(path):
        data = _bytes(path, max_source)
        return decoded(data, path, bound, max_source=max_source, max_depth=max_depth)
    from gradcli.language.function import as_function

    whole = decoded(_bytes(file, max_source), file, max_source=max_source, max_depth=max_depth)
    return as_function(whole, function)


def _bytes(path: str, limit: int) -> bytes:
    """A file's bytes, at most one more than `limit`: `decode` then says that it is too large."""
    from os import fstat

    from gradcli.language.text import check_size

    try:
        with open(path, "rb") as file:
            check_size(fstat(file.fileno()).st_size, path, limit)
            return file.read(limit + 1)
    except (OSError, ValueError) as error:
        fault = unreadable(path, error)
        if isinstance(error, FileNotFoundError) and any(sign in path for sign in "*+^()="):
            fault.help = _called(path) or f"to give a program in the argument write -e '{path}'"
        raise fault from error


def _called(path: str) -> str:
    """What to write for FILE:f(2,3); "" for any other path."""
    head, _, arguments = path.partition("(")
    file, _, name = head.rpartition(":")
    try:
        whole = read(file)
    except Diagnostic:
        return ""
    if name not in whole.functions or arguments[-1:] != ")":
        return ""
    names = [p.name for p in whole.functions[name].parameters]
    given = " ".join(f"{n}={x.strip()}" for n, x in zip(names, arguments[:-1].split(",")))
    return f"the parameters are the inputs: gradcli grad {file}:{name} {given}"


def constant(text: str) -> Any:
    """The value of a constant expression, such as pi/2."""
    constants = program(text, "<value>")
    if constants.inputs:
        name = next(iter(constants.inputs))
        span = constants.inputs[name].span
        raise Diagnostic(
            "E0101", f"'{name}' has no value here", span, source=constants.source,
            help="a value is a number, a list of numbers, or an expression of constants like pi/2",
        )  # fmt: skip
    return value(constants, {}).value


def limits(**changed: int):
    """The limits of a run (steps, memory, recursion, timeout), those named changed."""
    from gradcli.evaluator.limits import Limits

    return Limits(**changed)


def _bounded(call: Callable) -> Callable:
    """`call`, whose sweeps too make no array past the memory in its `limits`."""

    @wraps(call)
    def bounded(*args, limits=None, **options):
        from gradcli.evaluator.limits import Limits
        from gradcli.ops.memory import within

        limits = limits or Limits()
        with within(limits.elements, limits.memory):
            return call(*args, limits=limits, **options)

    return bounded


# -- values and derivatives -----------------------------------------------------------------------
@_bounded
def value(
    program,
    point: dict[str, Any],
    of: tuple[str, ...] = (),
    *,
    strict: bool = False,
    limits=None,
    write: Write | None = None,
) -> Result:
    """The target's value at `point`; `of` names other targets.

    A program that ends in a print has no value but those of `of`: it prints what it prints.
    Raises E0207 where `strict` and a value is not finite.
    """
    from gradcli.evaluator.function import Function
    from gradcli.notes import noted, warned

    program.check_of(of)
    program.check_point(point)
    function = Function(program, point, (), of, limits, write)
    values = function([])
    if program.ends_in_print and not of:
        return Result((), (), None, (), point, warned(function))
    result = Result(function.names, function.shaped(values), None, (), point)
    return noted(result, function, strict)


@_bounded
def gradient(
    program,
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    order: int = 1,
    unconnected: str = "none",
    *,
    strict: bool = False,
    limits=None,
    write: Write | None = None,
) -> Result:
    """The target's value at `point` and its derivatives by `wrt` up to `order`.

    Of several targets, or one of many elements, the derivatives are of the sum, in the shape of
    the variable (of several variables: of their shapes joined).  A derivative that nothing
    connects is None, or 0 with unconnected="zero"; outside a domain, as of log(-1), it is NaN.
    """
    from gradcli.engine.partials import partials
    from gradcli.evaluator.function import Function
    from gradcli.notes import noted

    program.check_of(of)
    known = {*program.inputs, *program.assigned, *program.functions}
    program.check_wrt(tuple(name for name in wrt if name in known or name not in point))
    wrt = wrt or program.default_wrt()
    program.check_point(point, wrt, "grad")
    function = Function(program, point, wrt, of, limits, write)
    xs = function.sources()
    values, derivatives = partials(function, xs, order)
    if any(type(v) is not float or v != v for v in values):
        from gradcli.evaluator.undefined import undefined

        derivatives = undefined(function, xs, values, derivatives)
    gradients = {}
    for k in range(1, order + 1):
        for index in combinations_with_replacement(range(len(wrt)), k):
            g = derivatives.get(index)
            if g is None and unconnected == "zero":
                g = _zeros([xs[i] for i in index])
            names = tuple(wrt[i] for i in index)
            gradients[",".join(names)] = function.in_type(names, g)
    result = Result(function.names, function.shaped(values), gradients, wrt, point)
    return noted(result, function, strict)


def _zeros(xs: list):
    """0 in the joined shapes of xs."""
    from gradcli.ops.table import shape

    joined = sum((shape(x) for x in xs), ())
    if not joined:
        return 0.0
    import numpy as np

    return np.zeros(joined)


def slopes(
    program,
    point: dict[str, Any],
    wrt: str,
    of: tuple[str, ...] = (),
    order: int = 1,
    *,
    limits=None,
    write: Write | None = None,
) -> Result:
    """The targets' values at `point` and their derivatives by the number `wrt` up to `order`.

    A derivative is a tuple with an item for each target, in the shape of its value: nothing is
    summed.  An element that nothing connects is None; that of a value which is NaN is NaN.
    Raises E0007 where `wrt` is an array.
    """
    from gradcli.engine.taylor import expansions
    from gradcli.evaluator.function import Function
    from gradcli.evaluator.undefined import where_nan
    from gradcli.ops.table import primal, shape

    program.check_of(of)
    program.check_wrt((wrt,))
    program.check_point(point, (wrt,), "grad")
    function = Function(program, point, (wrt,), of, limits, write)
    (x,) = function.sources()
    if shape(x):
        raise Diagnostic("E0007", f"'{wrt}' is an array: a slope is by a single number")
    found = expansions(lambda u: function([u]), x, order)
    found = [(primal(value), slopes) for value, slopes in found]
    values = function.shaped(tuple(value for value, _ in found))
    gradients = {}
    for k in range(1, order + 1):
        kth = [(value, slopes[k - 1]) for value, slopes in found]
        defined = (g if g is None else where_nan(value, g) for value, g in kth)
        gradients[",".join([wrt] * k)] = function.shaped(tuple(defined))
    return Result(function.names, values, gradients, (wrt,), point)


@_bounded
def tape(
    program,
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    *,
    limits=None,
    write: Write | None = None,
) -> Tapes:
    """What the tapes of a program watched and recorded at `point`, and what they gave.

    Of a program without tapes, or where `wrt` names variables, also the one that `gradient` has
    around the program.  E0107 where a program has neither tapes nor real inputs.  A program that
    fails behind the beginning of a tape gives what was recorded until then, and its `failure`.
    """
    from gradcli.evaluator.function import Function
    from gradcli.recordings import tapes

    program.check_of(of)
    program.check_wrt(wrt)
    program.check_point(point, wrt, "tape")
    return tapes(Function(program, point, wrt, of, limits, write))


def diff(program, wrt: tuple[str, ...] = (), mode: str | None = None, order: int = 1) -> str:
    """The text of the program of the derivative, which runs by itself."""
    from gradcli.derive.differentiate import differentiate
    from gradcli.language.unparse import unparse

    program.check_wrt(wrt)
    wrt = wrt or program.default_wrt()
    if not wrt:
        name = next(iter(program.functions), "")
        raise Diagnostic(
            "E0107", "there is nothing to differentiate by: the program has no real inputs",
            help=program.running(name, "diff") if name else None, source=program.source,
        )  # fmt: skip
    return unparse(differentiate(program, wrt, mode=mode, order=order))


# -- what programs can call -----------------------------------------------------------------------
def operations(name: str | None = None, derivatives: bool = False) -> list[dict[str, str]]:
    """The facts of every function that programs can call, or of those called `name`.

    A name is any that programs use, or a sign such as `*`, which may be that of two.  With
    `derivatives` the partials of elementwise primitives are among the facts.  E0102 for a name
    that nothing has.
    """
    from gradcli.language.operations import facts, found, row

    listed = found(name)
    partials = [_derivative(row(entry), entry) if derivatives else "" for entry in listed]
    return [known | {"derivative": text} for known, text in zip(facts(listed), partials)]


def _derivative(op, entry) -> str:
    """The partial derivatives of an elementwise row, as programs in the names of its arguments."""
    from gradcli.ops.names import function

    parameters = entry.parameters
    real = [x for x, arg in zip(parameters, op.args) if arg.rule] if op else []
    if not real or not op.elementwise or op.variadic or function(op.name) is None:
        return ""
    call = program(f"{op.name}({', '.join(parameters)})")
    texts = [_without_declarations(diff(call, (x,))) for x in real]
    return ", ".join(f"d/d{x} = {text}" for x, text in zip(real, texts))


def _without_declarations(text: str) -> str:
    """A printed program on one line, without the lines that only keep an input's name."""
    return "; ".join(line for line in text.splitlines() if not line.endswith(": float"))
