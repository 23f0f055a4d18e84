"""What changes no value of a program, left out before its names are resolved: what draws with
matplotlib, or warns and logs, what compiles or caches, as jax.jit and lru_cache do, and the test
whether a library is there.  What Python and NumPy call the limits of reals is those numbers.

Drawing is whatever starts at a name that matplotlib gave: its calls, what is set on it, and the
names that such a call gives in turn (`fig, ax = plt.subplots()`).  To compile a function is to have
the function.  Imported only where the text has one of resolve.ELIDED.
"""

import re
import sys

from gradcli.errors import Diagnostic, Span
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import mapped, number
from gradcli.ops.libraries.names import MODULES

DRAWING = ("matplotlib", "seaborn", "mpl_toolkits")
LEFT = ("numba", "functools", "sys")  # imports that are not needed once their names are gone
ABSENT = (  # libraries that programs do without, where they try whether they are there
    "numba", "sympy", "cupy", "torch", "pandas", "numexpr", "bottleneck", "pint", "astropy",
    "xarray", "quantities", "mpmath", "gmpy2", "dask", "cython", "theano",
)  # fmt: skip
FAILED = {"ImportError", "ModuleNotFoundError", "Exception"}
TELLING = ("warnings", "logging")  # what is told beside the values of a run
REALS = (
    "float", "float64", "np.float64", "numpy.float64", "np.double", "numpy.double", "np.float_",
)  # fmt: skip
NARROW = re.compile(r"float(16|32|128)|single|half|longdouble|complex64|\bf[248]\b")
_LARGEST, _TINY = sys.float_info.max, sys.float_info.min
FINFO = {
    "eps": sys.float_info.epsilon, "max": _LARGEST, "tiny": _TINY, "smallest_normal": _TINY,
    "resolution": 1e-15, "min": -_LARGEST,
}  # fmt: skip
INTEGERS = {"int": 64, "int64": 64, "int32": 32, "int16": 16, "int8": 8}
FLOAT_INFO = {"epsilon": sys.float_info.epsilon, "max": _LARGEST, "min": _TINY}
WRAPS = "functools.wraps"  # what gives a function the name and the text of another
PRANGE = "numba.prange"  # range, to whom it compiles
COMPILERS = (
    "jax.jit", "numba.jit", "numba.njit", "numba.vectorize", PRANGE, "functools.lru_cache",
    "functools.cache", WRAPS, "functools.update_wrapper",
)  # fmt: skip
SETTINGS = (
    "jax.config", "np.seterr", "numpy.seterr", "np.set_printoptions", "numpy.set_printoptions",
)  # fmt: skip
AROUND = ("np.errstate", "numpy.errstate", "np.printoptions", "numpy.printoptions")


def elided(module: s.Module) -> tuple[s.Module, Span | None]:
    """The module without what changes no value, and the place of the first import that draws.

    Raises E0104 where a value is taken from what draws, and E0106 where nothing is left.
    """
    drawn, place = _drawn_names(module)
    compilers = _compilers(module)
    narrow = module.source is None or NARROW.search(module.source.text) is not None
    body = mapped(module.body, _imported)
    body = _without(mapped(body, _compiled(compilers, narrow)), drawn)
    body = _without_imports(body)
    if not body:
        raise Diagnostic(
            "E0106", "the program draws, or compiles, and computes nothing", place,
            help="leave the drawing out: gradcli plot draws a program", source=module.source,
        )  # fmt: skip
    kept = {name.id for node in body for name in _assigned(node)}
    for name in (n for node in body for n in s.walk(node) if type(n) is s.Name):
        if name.id in drawn and name.id not in kept:
            raise Diagnostic(
                "E0104", f"'{name.id}' draws, or tells: a program takes no value from it",
                name.span, help="leave out what is computed from it", source=module.source,
            )  # fmt: skip
    return s.Module(body, module.comments, module.source, span=module.span), place


# -- drawing ---------------------------------------------------------------------------------------
def _drawn_names(module: s.Module) -> tuple[set[str], Span | None]:
    """The names that draw: those of imports, and those that they give; and the first import."""
    drawn: set[str] = set()
    place = None
    nodes = [node for top in module.body for node in s.walk(top)]
    for node in nodes:
        if _brings(node, (*DRAWING, *TELLING)):
            if _brings(node, DRAWING):
                place = place or node.span
            if type(node) is s.Import:
                drawn.add(node.alias or node.module.partition(".")[0])
            else:
                drawn |= {alias or name for name, alias in node.names}
    before = -1
    while before != len(drawn):
        before = len(drawn)
        for node in nodes:
            drawn |= {name.id for target, value in _given(node) if _starts(value, drawn)
                      for name in s.walk(target) if type(name) is s.Name}  # fmt: skip
    return drawn, place


def _brings(node: s.Node, libraries: tuple[str, ...]) -> bool:
    """Whether a statement imports one of some libraries."""
    return isinstance(node, s.Import | s.ImportFrom) and node.module.partition(".")[0] in libraries


def _given(node: s.Node) -> list[tuple[s.Node, s.Node]]:
    """What a statement gives names, each with what it is of."""
    match node:
        case s.Assign(targets, value):
            return [(target, value) for target in targets if type(target) is not s.Subscript]
        case s.For(s.Tuple(items), s.Call(s.Name("zip"), args)) if len(items) == len(args):
            return list(zip(items, args))
        case s.For(s.Tuple((_, item)), s.Call(s.Name("enumerate"), (values, *_))):
            return [(item, values)]
        case s.For(target, iterable):
            return [(target, iterable)]
        case s.With(items):
            return [(target, value) for value, target in items if target is not None]
    return []


def _starts(node: s.Node, drawn: set[str]) -> bool:
    """Whether a chain of calls, attributes and indices starts at a name that draws."""
    while isinstance(node, (s.Attribute, s.Call, s.Subscript)):
        node = node.function if isinstance(node, s.Call) else node.value
    return type(node) is s.Name and node.id in drawn


def _without(body: tuple, drawn: set[str]) -> tuple:
    """A block without what draws."""
    out: list[s.Node] = []
    for node in body:
        match node:
            case s.Expression(value) if _starts(value, drawn) or _sets(value):
                continue
            case s.Assign(targets, value) if _starts(value, drawn) or any(
                type(t) is not s.Name and _starts(t, drawn) for t in targets
            ):
                continue
            case s.AugAssign(target) if _starts(target, drawn):
                continue
            case _ if _brings(node, (*DRAWING, *TELLING)):
                continue
            case s.With(items, inner) if all(
                _starts(value, drawn) or _sets(value, AROUND) for value, _ in items
            ):
                out += _without(inner, drawn)
                continue
            case s.For(_, iterable, inner):
                kept = _without(inner, drawn)
                drawing = any(type(n) is s.Name and n.id in drawn for n in s.walk(iterable))
                if not kept and inner and drawing:
                    continue
        out.append(_with_blocks(node, drawn))
    return tuple(out)


def _with_blocks(node: s.Node, drawn: set[str]) -> s.Node:
    """A statement with its blocks without what draws, and `pass` where nothing is left."""

    def block(body: tuple) -> tuple:
        return _without(body, drawn) or (body and (s.Pass(span=body[0].span),))

    match node:
        case s.If(branches, orelse):
            branches = tuple((test, block(body)) for test, body in branches)
            return s.If(branches, orelse and block(orelse), span=node.span)
        case s.For(target, iterable, body, orelse):
            return s.For(target, iterable, block(body), block(orelse), span=node.span)
        case s.While(test, body, orelse):
            return s.While(test, block(body), block(orelse), span=node.span)
        case s.With(items, body):
            return s.With(items, block(body), span=node.span)
        case s.Def(name, parameters, body, decorators, returns):
            return s.Def(name, parameters, block(body), decorators, returns, span=node.span)
        case s.Try(body, handlers, orelse, final):
            handlers = tuple(
                s.Handler(h.types, h.name, block(h.body), span=h.span) for h in handlers
            )
            return s.Try(block(body), handlers, block(orelse), block(final), span=node.span)
    return node


def _assigned(node: s.Node) -> list[s.Name]:
    """The names that a statement, or one within it, gives a value."""
    targets = [t for part in s.walk(node) for t, _ in _given(part)]
    return [n for target in targets for n in s.walk(target) if type(n) is s.Name]


def _sets(value: s.Node, options: tuple[str, ...] = SETTINGS) -> bool:
    """Whether a call sets an option of a library, which has no part in values here."""
    if type(value) is not s.Call or not dotted(value.function)[1].startswith(options):
        return False
    given = (*value.args, *[given for _, given in value.keywords])
    return not any(type(v) is s.String and v.value in ("raise", "call") for v in given)


# -- libraries that may be missing -----------------------------------------------------------------
def _imported(node: s.Node) -> tuple | None:
    """What a `try` of imports does, where all that it imports is there, or a library that no
    program has is not."""
    if not isinstance(node, s.Try):
        return None
    if all(map(_is_there, node.body)):
        return mapped((*node.body, *node.orelse, *node.final), _imported)
    handlers = [h for h in node.handlers if _takes_imports(h.types) and h.name is None]
    if _brings(node.body[0], ABSENT) and handlers:
        return mapped((*handlers[0].body, *node.final), _imported)
    return None


def _takes_imports(types: s.Node | None) -> bool:
    """Whether a handler is for a library that is not there."""
    names = {n.id for n in s.walk(types) if type(n) is s.Name} if types is not None else FAILED
    return not names.isdisjoint(FAILED)


def _is_there(node: s.Node) -> bool:
    """Whether a statement imports what every program can."""
    return isinstance(node, s.Import | s.ImportFrom) and node.module in MODULES


# -- compiling -------------------------------------------------------------------------------------
def _compilers(module: s.Module) -> dict[str, str]:
    """The names of this program that compile, dotted, and what each is: "jit" is "jax.jit"."""
    found = {name: name for name in COMPILERS}
    for node in (n for top in module.body for n in s.walk(top)):
        if type(node) is s.Import and node.alias:
            found |= {f"{node.alias}{name[len(node.module):]}": name for name in COMPILERS
                      if name.startswith(f"{node.module}.")}  # fmt: skip
        elif type(node) is s.ImportFrom:
            names = {a or name: f"{node.module}.{name}" for name, a in node.names}
            found |= {name: full for name, full in names.items() if full in COMPILERS}
    return found


def _compiled(compilers: dict[str, str], narrow: bool):
    """What replaces a node: a compiled function by itself, a def without what compiles it.

    narrow: whether arrays may hold reals of other than 64 bits.
    """

    def compiles(node: s.Node) -> bool:
        if type(node) is s.Call:
            partial = dotted(node.function)[1] in ("partial", "functools.partial")
            return compiles(node.args[0]) if partial and node.args else compiles(node.function)
        return dotted(node)[1] in compilers

    def _is_compiler(node: s.Node) -> bool:
        """Whether a node compiles what it is called with: jit, or lru_cache(maxsize=8)."""
        name = dotted(node)[1]
        if isinstance(node, s.Call):
            given = compilers.get(dotted(node.function)[1]) == WRAPS
            given = given or all(isinstance(a, s.Number | s.NoneLiteral) for a in node.args)
            return compiles(node) and given
        return name in compilers and compilers[name] not in (WRAPS, PRANGE)

    def replaced(node: s.Node) -> s.Node | None:
        if type(node) is s.Attribute and (limit := _limit(node, narrow)) is not None:
            return number(limit, node.span)
        if isinstance(node, s.Name | s.Attribute) and compilers.get(dotted(node)[1]) == PRANGE:
            return s.Name("range", span=node.span)
        if type(node) is s.Call and node.args and _is_compiler(node.function):
            return mapped(node.args[0], replaced)
        if type(node) is s.Def and any(map(compiles, node.decorators)):
            name, parameters, body, decorators, returns = node.fields()
            left = tuple(d for d in decorators if not compiles(d))
            return mapped(s.Def(name, parameters, body, left, returns, span=node.span), replaced)
        return None

    return replaced


def _limit(node: s.Attribute, narrow: bool) -> float | None:
    """A limit of reals or of integers: np.finfo(x.dtype).eps, sys.float_info.max,
    np.iinfo(np.int32).max; None of another value."""
    match node.value:
        case s.Call(function, (of,)) if dotted(function)[1].rpartition(".")[2] == "finfo":
            is_real = dotted(of)[1] in REALS or type(of) is s.Number or _is_float64(of)
            of_array = type(of) is s.Attribute and of.name == "dtype" and not narrow
            return FINFO.get(node.name) if is_real or of_array else None
        case s.Call(function, (of,)) if dotted(function)[1].rpartition(".")[2] == "iinfo":
            name = of.value if type(of) is s.String else dotted(of)[1].rpartition(".")[2]
            bits = INTEGERS.get(name)
            ends = {} if bits is None else {"max": 2 ** (bits - 1) - 1, "min": -(2 ** (bits - 1))}
            return ends.get(node.name)
    is_limits = dotted(node.value)[1] in ("sys.float_info", "float_info")
    return FLOAT_INFO.get(node.name) if is_limits else None


def _is_float64(node: s.Node) -> bool:
    return type(node) is s.String and node.value in ("float64", "float", "d", "f8")


def _without_imports(body: tuple) -> tuple:
    """The statements without the imports of what compiled."""
    used = {n.id for node in body for n in s.walk(node) if type(n) is s.Name}
    out = []
    for node in body:
        match node:
            case s.Import(module, alias) if module in LEFT and (alias or module) not in used:
                continue
            case s.ImportFrom(module, names) if module in ("jax", *LEFT):
                names = tuple((n, a) for n, a in names if (a or n) in used or not (
                    f"{module}.{n}" in COMPILERS or module in LEFT))  # fmt: skip
                if not names:
                    continue
                node = s.ImportFrom(module, names, span=node.span)
        out.append(node)
    return tuple(out)
