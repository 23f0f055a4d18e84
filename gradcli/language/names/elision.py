"""What changes no value of a program, left out before its names are resolved: what draws with
matplotlib, or warns and logs, what compiles or caches, as jax.jit and lru_cache do, the test
whether a library is there, and the types of the fields of named tuples.  What NumPy calls the
limits of its numbers is those numbers.

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
from gradcli.ops.libraries.names import MODULES, canonical

DRAWING = ("matplotlib", "seaborn", "mpl_toolkits")
TELLING = ("warnings", "logging")  # what is told beside the values of a run
SILENT = (*DRAWING, *TELLING)
LEFT = ("numba", "functools")  # imports that are not needed once their names are gone
ABSENT = (  # libraries that programs do without, where they try whether they are there
    "numba", "sympy", "cupy", "torch", "pandas", "numexpr", "bottleneck", "pint", "astropy",
    "xarray", "quantities", "mpmath", "gmpy2", "dask", "cython", "theano",
)  # fmt: skip
FAILED = {"ImportError", "ModuleNotFoundError", "Exception"}
WRAPS = "functools.wraps"  # what gives a function the name and the text of another
PRANGE = "numba.prange"  # range, to whom it compiles
COMPILERS = (
    "jax.jit", "numba.jit", "numba.njit", "numba.vectorize", PRANGE, "functools.lru_cache",
    "functools.cache", WRAPS, "functools.update_wrapper",
)  # fmt: skip
SETTINGS = ("jax.config", "np.seterr", "np.set_printoptions")
AROUND = ("np.errstate", "np.printoptions")  # those of a with
GONE = (*COMPILERS, *SETTINGS, *AROUND, "np.finfo", "np.iinfo")  # names that no program has
NARROW = re.compile(r"float(16|32|128)|single|half|longdouble|complex64|\bf[248]\b")
FLOAT64 = ("float64", "float", "d", "f8")  # as texts
FINFO = {
    "eps": sys.float_info.epsilon, "max": sys.float_info.max, "min": -sys.float_info.max,
    "tiny": sys.float_info.min, "smallest_normal": sys.float_info.min, "resolution": 1e-15,
}  # fmt: skip
INTEGERS = {"int": 64, "int64": 64, "int32": 32, "int16": 16, "int8": 8}


def elided(module: s.Module) -> tuple[s.Module, Span | None]:
    """The module without what changes no value, and the place of the first import that draws.

    Raises E0104 where a value is taken from what draws, and E0106 where nothing is left.
    """
    names = _Names(module)
    body = mapped(module.body, _tried)
    body = mapped(mapped(body, names.uncompiled), names.silenced)
    body = _without_imports(tuple([node for node in body if type(node) is not s.Pass]))
    if not body:
        raise Diagnostic(
            "E0106", "the program draws, or compiles, and computes nothing", names.place,
            help="leave the drawing out: gradcli plot draws a program", source=module.source,
        )  # fmt: skip
    kept = {name.id for node in body for name in _assigned(node)}
    for name in (n for node in body for n in s.walk(node) if type(n) is s.Name):
        if name.id in names.drawn and name.id not in kept:
            raise Diagnostic(
                "E0104", f"'{name.id}' draws, or tells: a program takes no value from it",
                name.span, help="leave out what is computed from it", source=module.source,
            )  # fmt: skip
    return s.Module(body, module.comments, module.source, span=module.span), names.place


class _Names:
    """What the names of a module stand for: `paths` those of imports, `drawn` has those that draw,
    `place` the first import of such; narrow: whether arrays may hold reals of other than 64 bits.
    """

    def __init__(self, module: s.Module):
        self.narrow = module.source is None or NARROW.search(module.source.text) is not None
        self.paths: dict[str, str] = {}
        self.drawn: set[str] = set()
        self.place: Span | None = None
        nodes = [node for top in module.body for node in s.walk(top)]
        for node in nodes:
            if not isinstance(node, s.Import | s.ImportFrom):
                continue
            bound = _bound(node)
            self.paths |= bound
            self.drawn |= bound.keys() if _brings(node, SILENT) else set()
            if _brings(node, DRAWING):
                self.place = self.place or node.span
        before = -1
        while before != len(self.drawn):
            before = len(self.drawn)
            for node in nodes:
                self.drawn |= {name.id for target, value in _given(node) if self.draws(value)
                               for name in s.walk(target) if type(name) is s.Name}  # fmt: skip

    def path(self, node: s.Node) -> str:
        """What a dotted name stands for in libraries: "np.errstate" of numpy.errstate."""
        head, dot, rest = dotted(node)[1].partition(".")
        return canonical(f"{self.paths.get(head, head)}{dot}{rest}")

    # -- what draws, tells or sets -----------------------------------------------------------------
    def draws(self, node: s.Node) -> bool:
        """Whether a chain of calls, attributes and indices starts at a name that draws."""
        while isinstance(node, (s.Attribute, s.Call, s.Subscript)):
            node = node.function if isinstance(node, s.Call) else node.value
        return type(node) is s.Name and node.id in self.drawn

    def sets(self, value: s.Node, options: tuple[str, ...] = SETTINGS) -> bool:
        """Whether a call sets an option of a library, which has no part in values here."""
        if type(value) is not s.Call or not self.path(value.function).startswith(options):
            return False
        given = (*value.args, *[given for _, given in value.keywords])
        return not any(type(v) is s.String and v.value in ("raise", "call") for v in given)

    def silenced(self, node: s.Node) -> s.Node | tuple | None:
        """What stands for a statement that draws, tells or sets: `pass`, or the block in it."""
        nothing = s.Pass(span=node.span)
        match node:
            case s.Expression(value) if self.draws(value) or self.sets(value):
                return nothing
            case s.Assign(targets, value) if self.draws(value) or any(
                type(t) is not s.Name and self.draws(t) for t in targets
            ):
                return nothing
            case s.AugAssign(target) if self.draws(target):
                return nothing
            case s.Import() | s.ImportFrom() if _brings(node, SILENT):
                return nothing
            case s.With(items, inner) if all(
                self.draws(value) or self.sets(value, AROUND) for value, _ in items
            ):
                return mapped(inner, self.silenced)
            case s.For(_, iterable, inner):
                drawing = any(type(n) is s.Name and n.id in self.drawn for n in s.walk(iterable))
                kept = mapped(inner, self.silenced) if drawing else (node,)
                return nothing if all(type(n) is s.Pass for n in kept) else None
        return None

    # -- compiling ---------------------------------------------------------------------------------
    def compiles(self, node: s.Node) -> bool:
        if type(node) is s.Call:
            partial = self.path(node.function) == "functools.partial" and node.args
            return self.compiles(node.args[0] if partial else node.function)
        return self.path(node) in COMPILERS

    def is_compiler(self, node: s.Node) -> bool:
        """Whether a node compiles what it is called with: jit, or lru_cache(maxsize=8)."""
        if isinstance(node, s.Call):
            given = self.path(node.function) == WRAPS
            given = given or all(isinstance(a, s.Number | s.NoneLiteral) for a in node.args)
            return given and self.compiles(node)
        return self.path(node) in COMPILERS and self.path(node) not in (WRAPS, PRANGE)

    def uncompiled(self, node: s.Node) -> s.Node | None:
        """What replaces a node: a compiled function by itself, a def without what compiles it."""
        if type(node) is s.Attribute and (limit := self.limit(node)) is not None:
            return number(limit, node.span)
        if isinstance(node, s.Name | s.Attribute) and self.path(node) == PRANGE:
            return s.Name("range", span=node.span)
        if type(node) is s.Call and node.args and self.is_compiler(node.function):
            return mapped(node.args[0], self.uncompiled)
        if type(node) is s.Def and any(map(self.compiles, node.decorators)):
            name, parameters, body, decorators, returns = node.fields()
            left = tuple(d for d in decorators if not self.compiles(d))
            made = s.Def(name, parameters, body, left, returns, span=node.span)
            return mapped(made, self.uncompiled)
        return self.untyped(node) if type(node) is s.Call else None

    def untyped(self, node: s.Call) -> s.Call | None:
        """NamedTuple("P", [("x", float)]) without the types, which no run asks; None of another."""
        if self.path(node.function) != "typing.NamedTuple":
            return None
        match node.args:
            case (title, s.List(pairs) | s.Tuple(pairs)):
                rows = [p.items for p in pairs if isinstance(p, s.Tuple | s.List) and p.items]
                if len(rows) == len(pairs):
                    fields = s.Tuple(tuple([first for first, *_ in rows]), span=node.args[1].span)
                    return s.Call(node.function, (title, fields), node.keywords, span=node.span)
        return None

    def limit(self, node: s.Attribute) -> float | None:
        """A limit of reals or of integers: np.finfo(x.dtype).eps, np.iinfo(np.int32).max; None of
        another value."""
        match node.value:
            case s.Call(function, (of,)) if self.path(function) == "np.finfo":
                is_real = self.path(of) in ("float", "np.float64") or type(of) is s.Number
                is_real = is_real or (type(of) is s.String and of.value in FLOAT64)
                of_array = type(of) is s.Attribute and of.name == "dtype" and not self.narrow
                return FINFO.get(node.name) if is_real or of_array else None
            case s.Call(function, (of,)) if self.path(function) == "np.iinfo":
                name = of.value if type(of) is s.String else self.path(of).rpartition(".")[2]
                if name in INTEGERS:
                    most = 2 ** (INTEGERS[name] - 1)
                    return {"max": most - 1, "min": -most}.get(node.name)
        return None


def _bound(node: s.Import | s.ImportFrom) -> dict[str, str]:
    """The names that an import binds, each with its path."""
    if isinstance(node, s.ImportFrom):
        return {alias or name: f"{node.module}.{name}" for name, alias in node.names}
    top = node.module.partition(".")[0]
    return {node.alias: node.module} if node.alias else {top: top}


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


def _assigned(node: s.Node) -> list[s.Name]:
    """The names that a statement, or one within it, gives a value."""
    targets = [t for part in s.walk(node) for t, _ in _given(part)]
    return [n for target in targets for n in s.walk(target) if type(n) is s.Name]


# -- libraries that may be missing -----------------------------------------------------------------
def _tried(node: s.Node) -> tuple | None:
    """What a `try` of imports does, where all that it imports is there, or a library that no
    program has is not."""
    if not isinstance(node, s.Try):
        return None
    if all(map(_is_there, node.body)):
        return mapped((*node.body, *node.orelse, *node.final), _tried)
    handlers = [h for h in node.handlers if _takes_imports(h.types) and h.name is None]
    if _brings(node.body[0], ABSENT) and handlers:
        return mapped((*handlers[0].body, *node.final), _tried)
    return None


def _takes_imports(types: s.Node | None) -> bool:
    """Whether a handler is for a library that is not there."""
    names = {n.id for n in s.walk(types) if type(n) is s.Name} if types is not None else FAILED
    return not names.isdisjoint(FAILED)


def _is_there(node: s.Node) -> bool:
    """Whether a statement imports what every program can."""
    return isinstance(node, s.Import | s.ImportFrom) and node.module in MODULES


def _without_imports(body: tuple) -> tuple:
    """The statements without the imports of what is not there any more."""
    used = {n.id for node in body for n in s.walk(node) if type(n) is s.Name}
    out = []
    for node in body:
        match node:
            case s.Import(module) if module in LEFT and used.isdisjoint(_bound(node)):
                continue
            case s.ImportFrom(module, names):
                left = tuple((n, a) for n, a in names if (a or n) in used or not (
                    canonical(f"{module}.{n}") in GONE or module in LEFT))  # fmt: skip
                if not left:
                    continue
                node = node if left == names else s.ImportFrom(module, left, span=node.span)
        out.append(node)
    return tuple(out)
