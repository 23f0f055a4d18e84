"""The values that inputs take: reals, integers where the program needs them, arrays in cells."""

from gradcli.errors import Diagnostic
from gradcli.evaluator.values.array import Array
from gradcli.evaluator.values.values import describe
from gradcli.language.names.integer_inputs import REPEATS
from gradcli.language.names.program import Input, Program
from gradcli.ops.arrays import reals_of_wide
from gradcli.ops.dispatch import World
from gradcli.ops.numpy_call import shape


def prepared(program: Program, name: str, value):
    """The value an input takes: a real, or an integer where the program needs one; in a cell."""
    given = program.inputs.get(name)
    if given is None:
        return value
    if isinstance(value, World):
        value = Array(value) if shape(value) else value
    elif type(value) in (int, float, bool):
        value = _number(program, given, value)
    else:
        value = _array(program, given, value)
    if given.shape is not None and not _fits(shape(value), given.shape):
        raise _misshapen(program, given, shape(value))
    return value


def _fits(found: tuple[int, ...], declared: tuple[int | None, ...]) -> bool:
    """Whether a shape has the declared lengths, any where one is open."""
    return len(found) == len(declared) and all(
        wanted in (None, n) for n, wanted in zip(found, declared)
    )


def _misshapen(program: Program, given: Input, found: tuple[int, ...]) -> Diagnostic:
    """The error of a value whose shape is not the declared one."""
    declared, help = f"with shape {given.shape}", None
    if None in (given.shape or ()):
        lengths = ", ".join(":" if n is None else str(n) for n in given.shape)
        declared = f"{given.kind}[{lengths}]"
        axes = "1 axis" if len(given.shape) == 1 else f"{len(given.shape)} axes"
        other = f"[{', '.join(':' * len(found))}]" if found else ""
        help = f"give it an array of {axes}, or declare {given.name}: {given.kind}{other}"
        if len(found) == len(given.shape):
            help = f"declare {given.name}: {given.kind}{other}, which any lengths fit"
    elif given.shape == ():
        declared, word = "as one number", f"{given.name}: {given.kind}[{_listed(found)}]"
        help = (
            f"declare {word}, or drop the declaration, which lets a name be a number or an array\n"
            f"a derivative is told so when it is made: gradcli diff PROGRAM '{word}'"
        )
        if program.of_function and not any(
            given.name == w.partition(":")[0] for w in program.beside
        ):
            help = f"give the word '{word}', which goes before the function's annotation"
    return Diagnostic(
        "E0202",
        f"'{given.name}' is declared {declared}, its value has shape {found}",
        given.span,
        "declared here",
        help,
        program.source,
    )


def _listed(lengths: tuple[int, ...]) -> str:
    return ", ".join(map(str, lengths))


def _number(program: Program, given: Input, value):
    if given.kind == "bool":
        return value if type(value) is bool else bool(value)
    if given.kind == "int":
        if type(value) is float:
            if not value.is_integer():
                raise _not_integer(program, given, value)
            return int(value)
        return value
    return value if type(value) is bool else float(value)


def _array(program: Program, given: Input, value) -> Array | str:
    import numpy as np

    try:
        array = reals_of_wide(np.array(value))
    except ValueError:
        raise Diagnostic(
            "E0202", f"the lists of '{given.name}' must have one length each"
        ) from None
    if array.dtype.kind not in "fciub":
        texts = not given.declared or type(getattr(given.default, "value", None)) is str
        if type(value) is str and (given.kind == "str" or (program.of_function and texts)):
            return value
        raise takes_numbers(given.name, value)
    if given.kind == "int" and array.dtype.kind != "b":
        with np.errstate(all="ignore"):
            whole = array.astype(np.int64)
        if not np.array_equal(whole, array):
            raise _not_integer(program, given, array[whole != array].flat[0].item())
        array = whole
    elif given.kind == "float" and array.dtype.kind in "iu":
        array = array.astype(np.float64)
    return Array(array) if array.shape else array.item()


def takes_numbers(name: str, value) -> Diagnostic:
    """The error of a value that is neither a number nor an array."""
    help = "give its numbers names of their own, which the program makes a dict of"
    return Diagnostic(
        "E0201", f"'{name}' takes numbers, not {describe(value)}",
        help=help if type(value) is dict else None,
    )  # fmt: skip


def _not_integer(program: Program, given: Input, value) -> Diagnostic:
    from gradcli.language.names.readings import VECTOR

    use = given.integer_use or "its declaration"
    return Diagnostic(
        "E0201",
        f"'{given.name}' must be an integer: {use} needs one, and its value is {value!r}",
        given.integer_at or given.span,
        "an integer is needed here",
        help=VECTOR if use == REPEATS else None,
        source=program.source,
    )
