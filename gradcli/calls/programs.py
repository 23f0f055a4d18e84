"""Programs from texts and files, and the value of a constant expression."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from gradcli import calls
from gradcli.calls import MAX_DEPTH, MAX_SOURCE, TAYLOR_ORDER
from gradcli.errors import Diagnostic, Source, unreadable
from gradcli.language.names import program as resolved
from gradcli.language.names.declarations import TYPES as TYPES
from gradcli.language.syntax.text import has_sign as has_sign

if TYPE_CHECKING:
    from gradcli.language.syntax.surface import Declare
    from gradcli.result.checks import Check
    from gradcli.result.derivatives import (
        Expansion,
        Hessian,
        Hvp,
        Jacobian,
        Jvp,
        Result,
        Uncertainty,
        Vjp,
    )
    from gradcli.result.grids import Rows
    from gradcli.result.searches import Fit, Minimum, Roots

SOME = 4  # functions of a file that a help names
SHOWN = 60  # characters of a program's text that stand for it


class Program(resolved.Program):
    """A program, and what can be asked of it: the functions of this library as methods.

        p = gradcli.program("x^2 * sin(y)")
        p.gradient({"x": 3.0, "y": 2.0})["x"]

    Each takes what the function of its name takes (`help(gradcli.calls.jacobian)`), and gives a
    Result; `diff` and `emit` give the text of a program.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        text = self.source.text.strip()
        return f"Program({text if len(text) <= SHOWN else text[:SHOWN] + '…'!r})"

    def _repr_latex_(self) -> str | None:
        """The program and its derivatives in LaTeX, as notebooks show it; None of what has none."""
        lines = []
        for printed in (calls.emit, calls.diff):
            try:
                lines.append(f"$$\n{printed(self, to='latex').strip()}\n$$")
            except Diagnostic:
                continue
        return "\n".join(lines) or None

    def value(self, point: dict[str, Any], **options) -> "Result":
        """Its value at `point`."""
        return calls.value(self, point, **options)

    def gradient(self, point: dict[str, Any], wrt: tuple[str, ...] = (), **options) -> "Result":
        """Its value and its derivatives by `wrt`, up to an `order`."""
        return calls.gradient(self, point, wrt, **options)

    def jacobian(self, point: dict[str, Any], wrt: tuple[str, ...] = (), **options) -> "Jacobian":
        """The derivative of each element of its value by each element of `wrt`."""
        return calls.jacobian(self, point, wrt, **options)

    def hessian(self, point: dict[str, Any], wrt: tuple[str, ...] = (), **options) -> "Hessian":
        """Its gradient and its second derivatives by `wrt`."""
        return calls.hessian(self, point, wrt, **options)

    def jvp(self, point: dict[str, Any], tangents: dict[str, Any], **options) -> "Jvp":
        """Its derivative in the direction `tangents`."""
        return calls.jvp(self, point, tangents, **options)

    def vjp(
        self, point: dict[str, Any], cotangents: dict[str, Any] | None = None, **options
    ) -> "Vjp":
        """What `cotangents` of its value are carried back to."""
        return calls.vjp(self, point, cotangents, **options)

    def hvp(self, point: dict[str, Any], tangents: dict[str, Any], **options) -> "Hvp":
        """Its gradient, and its Hessian times `tangents`."""
        return calls.hvp(self, point, tangents, **options)

    def uncertainty(
        self, point: dict[str, Any], uncertainties: dict[str, Any], **options
    ) -> "Uncertainty":
        """Its value at `point` with its standard uncertainty, and the budget of the inputs."""
        return calls.uncertainty(self, point, uncertainties, **options)

    def fit(self, columns: dict[str, Any], y: Any, start: dict[str, Any], **options) -> "Fit":
        """The parameters for which it is nearest to y in the rows of columns."""
        return calls.fit(self, columns, y, start, **options)

    def minimize(self, point: dict[str, Any], wrt: tuple[str, ...] = (), **options) -> "Minimum":
        """The inputs `wrt` near `point` where it is least."""
        return calls.minimize(self, point, wrt, **options)

    def solve(self, point: dict[str, Any], wrt: tuple[str, ...] = (), **options) -> "Roots":
        """The inputs `wrt` where it is 0."""
        return calls.solve(self, point, wrt, **options)

    def taylor(self, point: dict[str, Any], order: int = TAYLOR_ORDER, **options) -> "Expansion":
        """Its Taylor polynomial about `point`."""
        return calls.taylor(self, point, order, **options)

    def check(self, point: dict[str, Any], wrt: tuple[str, ...] = (), **options) -> "Check":
        """Its derivatives by `wrt` held against differences of its values."""
        return calls.check(self, point, wrt, **options)

    def proven(self, point: dict[str, Any], wrt: tuple[str, ...] = (), **options) -> "Result":
        """Its value at `point` and its derivatives by `wrt`, with digits that are proven."""
        return calls.proven(self, point, wrt, **options)

    def rows(
        self, columns: dict[str, Any], point: dict[str, Any] | None = None, **options
    ) -> "Rows":
        """What `ask`, by default its gradient, is in each row of `columns`."""
        return calls.rows(self, columns, point, **options)

    def diff(self, wrt: tuple[str, ...] = (), **options) -> str:
        """The text of the program of its derivative."""
        return calls.diff(self, wrt, **options)

    def emit(self, to: str = "expr", **options) -> str:
        """Its own text in another language."""
        return calls.emit(self, to, **options)


def program(
    text: str,
    name: str = "<program>",
    bound: Iterable[str] = (),
    declare: Mapping[str, str] | None = None,
) -> Program:
    """The Program of a text; Diagnostic E01xx where it is not written in the language.

    `bound` are names that will have values: such a name is the program's own input even where the
    language has a constant or a function of that name.  `declare` says what inputs are that the
    text does not declare, as {"v": "float[3]", "n": "int"}; E0008 where that does not fit it.
    """
    return decoded(text.encode("utf-8", "surrogatepass"), name, bound, declare)


def decoded(
    data: bytes,
    name: str,
    bound: Iterable[str] = (),
    declare: Mapping[str, str] | None = None,
    *,
    max_source: int = MAX_SOURCE,
    max_depth: int = MAX_DEPTH,
) -> Program:
    """The Program of a text in UTF-8; `name` is what errors call it."""
    from gradcli.language.names.resolve import resolve
    from gradcli.language.syntax.parser import parse
    from gradcli.language.syntax.text import decode

    module = parse(decode(data, name, max_source), max_depth, max_source)
    return resolve(module, bound, Program, _declared(declare))


def _declared(types: Mapping[str, str] | None) -> "dict[str, Declare]":
    """The declarations that stand beside a program."""
    if not types:
        return {}
    from gradcli.language.names.beside import read_declarations

    return read_declarations(types)


def read(
    path: str,
    bound: Iterable[str] = (),
    declare: Mapping[str, str] | None = None,
    *,
    max_source: int = MAX_SOURCE,
    max_depth: int = MAX_DEPTH,
    reader: Callable[[str, int], bytes] | None = None,
) -> Program:
    """The Program in a file; of FILE:FUNC the function FUNC, its parameters being the inputs.

    `declare` is as for `program`; of a function it goes before the annotations.
    `reader` gives the bytes of a file, as `contents` does, up to a limit.
    """
    from os.path import exists

    reader = reader or contents
    file, colon, function = path.rpartition(":")
    if not (colon and function.isidentifier()) or exists(path):
        data = reader(path, max_source)
        try:
            return decoded(data, path, bound, declare, max_source=max_source, max_depth=max_depth)
        except Diagnostic as error:
            if error.code == "E0104" or (error.code == "E0102" and path.endswith(".py")):
                _advise_functions(error, path)
            raise
    from gradcli.language.names.entry_point import function_of
    from gradcli.language.syntax.text import decode

    source = decode(reader(file, max_source), file, max_source)

    def find(module: str, of: str) -> Source | None:
        path = beside(module, of)
        return None if path is None else decode(reader(path, max_source), path, max_source)

    return function_of(
        source, function, bound, max_source=max_source, max_depth=max_depth, find=find,
        made=Program, declared=_declared(declare),
    )  # fmt: skip


def beside(module: str, of: str) -> str | None:
    """The path of the file that an import of `module` in the file `of` names: relative to that, in
    its folder, in the package of the name that the folder lies in, or in those of PYTHONPATH; None
    of another."""
    from os import environ, pathsep
    from os.path import abspath, basename, dirname, isfile, join, relpath

    from gradcli.language.names.resolve import TOP_MODULES

    name = module.lstrip(".")
    dots, folder = len(module) - len(name), dirname(abspath(of))
    folders = [folder]
    if dots:
        for _ in range(dots - 1):
            folder = dirname(folder)
        folders = [folder]
    elif module.partition(".")[0] in TOP_MODULES:
        return None
    else:
        while dirname(folder) != folder:
            if basename(folder) == module.partition(".")[0]:
                folders.append(dirname(folder))
            folder = dirname(folder)
        folders += filter(None, environ.get("PYTHONPATH", "").split(pathsep))
    for folder in folders:
        path = join(folder, *name.split(".")) if name else folder
        for file in (f"{path}.py", join(path, "__init__.py")):
            if isfile(file):
                return file if of == abspath(of) else relpath(file)
    return None


def _advise_functions(error: Diagnostic, path: str) -> None:
    """Add to the error of a file that is no program the functions in it that are."""
    from gradcli.language.names.entry_point import function_of, functions_of

    names: list[str] = []
    source = error.source
    if source is None:
        return
    for name in functions_of(source):
        try:
            made: resolved.Program = function_of(source, name)
        except Diagnostic:
            continue
        names += [name] if made.inputs else []
    if not names:
        return
    listed = " or ".join(f"{path}:{name}" for name in names[:SOME])
    line = f"one function of it can be read alone, with what it uses: {listed}"
    error.help = f"{error.help}\n{line}" if error.help else line


def contents(path: str, limit: int = MAX_SOURCE) -> bytes:
    """A program file's bytes; at most one more than `limit`: `decode` then says it is too large."""
    from os import fstat

    from gradcli.language.syntax.text import check_size

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
    return calls.value(constants, {}).value
