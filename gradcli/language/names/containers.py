"""The containers of `collections` as what they are made of: named tuples as tuples, defaultdict
and Counter as dicts whose reads say what a missing key has.

Rewritten before names are resolved, so that all that reads programs has tuples, lists and dicts.
In a program with named tuples `p.x` is an item by its place.  What cannot be said so is refused at
its place.  Imported only where the text has one of resolve.CONTAINERS.
"""

from collections.abc import Callable
from typing import NamedTuple

from gradcli.errors import Diagnostic, Span
from gradcli.language.names.builtins import ATTRIBUTES, METHODS
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import mapped, number
from gradcli.ops.libraries.names import PREFIXES

NAMED = ("namedtuple", "NamedTuple")
OWN = (*NAMED, "defaultdict", "Counter")
WHOLE = "whole"  # the parameter of what replaces fields, and of what counts
ZEROS: dict[str, Callable[[Span | None], s.Node]] = {
    "float": lambda span: number(0.0, span), "int": lambda span: number(0, span),
    "list": lambda span: s.List((), span=span), "dict": lambda span: s.Dict((), span=span),
    "bool": lambda span: s.Boolean(False, span=span),
    "str": lambda span: s.String("", None, span=span),
}  # fmt: skip


class Named(NamedTuple):
    """A type of named tuples: its name, its fields, and the defaults of the last of them."""

    name: str
    fields: tuple[str, ...]
    defaults: tuple[s.Node, ...]


def as_plain(module: s.Module) -> s.Module:
    """The module with lists, tuples and dicts in the place of the containers of `collections`.

    Raises E0104 where one is asked for what these have not.
    """
    modules = {name.partition(".")[0] for name in PREFIXES}
    for node in s.walk(module):
        if type(node) is s.Import:
            modules.add(node.alias or node.module.partition(".")[0])
        elif type(node) is s.ImportFrom:
            modules |= {alias or name for name, alias in node.names}
    body = _Scope(module.body, {}, modules).block(module.body)
    return s.Module(_without_imports(body), module.comments, module.source, span=module.span)


def _refused(what: str, span: Span | None, help: str) -> Diagnostic:
    return Diagnostic("E0104", f"{what} is not part of the language", span, help=help)


def _maker(node: s.Node) -> str:
    """Which of OWN is called: "Counter" of collections.Counter(…); "" of another node."""
    if type(node) is not s.Call:
        return ""
    head, _, name = dotted(node.function)[1].rpartition(".")
    return name if name in OWN and head in ("", "collections", "typing") else ""


def _assigned(body: tuple) -> list[tuple[str, s.Node]]:
    """The names that statements assign alone, with what they get; functions have their own."""
    found, stack = [], list(reversed(body))
    while stack:
        node = stack.pop()
        if type(node) is s.Assign:
            found += [(t.id, node.value) for t in node.targets if type(t) is s.Name]
        if type(node) is not s.Def:
            stack += reversed(s.children(node))
    return found


class _Scope:
    """What names stand for in a function or the module, and what replaces its nodes."""

    def __init__(
        self,
        body: tuple,
        types: dict[str, Named],
        modules: set[str],
        missing: dict[str, tuple[str, s.Node | None]] | None = None,
    ):
        self.types, self.modules = types, modules  # those of the whole program
        self.missing = dict(missing or {})  # a dict -> its maker, and what makes values
        given = _assigned(body)
        for name, _ in given:
            self.missing.pop(name, None)
        for name, value in given:
            self._note(name, value)
        for name, value in given:
            if name in self.missing and self.missing[name] != _factory(value):
                what = f"'{name}', which is a {self.missing[name][0]} at one place alone,"
                raise _refused(what, value.span, "give the two names of their own")

    def _note(self, name: str, value: s.Node) -> None:
        maker = _maker(value)
        if maker in NAMED:
            self.types[name] = _fields(name, value)
        elif maker in ("defaultdict", "Counter"):
            self.missing.setdefault(name, _factory(value))

    # -- statements -------------------------------------------------------------------------------
    def block(self, body: tuple) -> tuple:
        """Statements with functions for named tuples."""
        return tuple(new for node in body for new in self._statement(node))

    def _statement(self, node: s.Node) -> tuple:
        match node:
            case s.Assign((s.Name(name),), s.Call() as made) if _maker(made) in NAMED:
                return (_function(self.types[name], node.span),)
            case s.AugAssign(s.Subscript(s.Name(name), at), op, value) if name in self.missing:
                read = s.Subscript(s.Name(name, span=node.span), at, span=node.span)
                sum_of = s.Binary(op, read, value, span=node.span)
                return self._statement(s.Assign((node.target,), sum_of, span=node.span))
            case s.Assign(targets, value) if self.missing:
                targets = tuple(map(self._target, targets))
                return (s.Assign(targets, mapped(value, self.replaced), span=node.span),)
            case s.Def(name, parameters, body, decorators, returns):
                inner = _Scope(body, self.types, self.modules, self.missing)
                for p in parameters:
                    inner.missing.pop(p.name, None)
                around = (name, mapped(parameters, self.replaced), inner.block(body))
                decorators = mapped(decorators, self.replaced)
                return (s.Def(*around, decorators, returns, span=node.span),)
        return self._parts(node)

    def _target(self, node: s.Node) -> s.Node:
        """What is assigned to: d[k] = v is no read of d[k]."""
        match node:
            case s.Subscript(s.Name(name) as of, at) if name in self.missing:
                return s.Subscript(of, mapped(at, self.replaced), span=node.span)
            case s.Tuple(items) | s.List(items):
                return type(node)(tuple(map(self._target, items)), span=node.span)
        return mapped(node, self.replaced)

    def _parts(self, node: s.Node) -> tuple:
        """A statement with its blocks and its expressions rewritten."""
        if (found := self.replaced(node)) is not None:
            return (found,)
        before = node.fields()
        after = tuple(map(self._field, before))
        same = all(a is b for a, b in zip(before, after))
        return (node if same else type(node)(*after, span=node.span),)

    def _field(self, field):
        if type(field) is not tuple:
            return mapped(field, self.replaced)
        if field and all(isinstance(part, STATEMENTS) for part in field):
            return self.block(field)
        new = tuple(
            self._field(part) if type(part) is tuple
            else self._parts(part)[0] if type(part) is s.Handler
            else mapped(part, self.replaced)
            for part in field
        )  # fmt: skip
        return field if all(a is b for a, b in zip(field, new)) else new

    # -- expressions ------------------------------------------------------------------------------
    def replaced(self, node: s.Node) -> s.Node | None:
        match node:
            case s.Subscript(s.Name(name) as of, at) if name in self.missing:
                return self._read(of, mapped(at, self.replaced), node.span)
            case s.Delete():
                return node
            case s.Call():
                return self._call(node)
            case s.Attribute(of, field) if any(field in t.fields for t in self.types.values()):
                start = dotted(of)[0]
                if start is None or start.id not in self.modules:
                    at = number(self._place(field, node.span), node.span)
                    return s.Subscript(mapped(of, self.replaced), at, span=node.span)
            case s.Attribute(s.Name(name), "_fields") if name in self.types:
                fields = self.types[name].fields
                return s.Tuple(tuple(s.String(f, None) for f in fields), span=node.span)
        return None

    def _read(self, of: s.Name, at: s.Node, span: Span | None) -> s.Node:
        """d[k], with what a missing key has: a defaultdict keeps it, a Counter does not."""
        maker, factory = self.missing[of.id]
        made = ZEROS["int"](span) if maker == "Counter" else _called(factory, span)
        method = s.Attribute(of, "get" if maker == "Counter" else "setdefault", span=span)
        return s.Call(method, (at, made), (), span=span)

    def _place(self, field: str, span: Span | None) -> int:
        """The place of a field in the named tuples that have it."""
        having = [t for t in self.types.values() if field in t.fields]
        places = {t.fields.index(field) for t in having}
        if len(places) > 1 or field in ATTRIBUTES or field in METHODS:
            what = " and ".join(f"'{t.name}'" for t in having) if len(places) > 1 else "an array"
            has = "have at different places" if len(places) > 1 else "has too"
            help = "take the item by its place, p[0], or unpack p"
            raise _refused(f"'.{field}', which {what} {has},", span, help)
        return places.pop()

    def _call(self, node: s.Call) -> s.Node | None:
        maker, args = _maker(node), mapped(node.args, self.replaced)
        if maker:
            return self._made(maker, args, node)
        name = node.function.id if isinstance(node.function, s.Name) else ""
        return self._tuple(self.types[name], args, node) if name in self.types else self._method(
            args, node)  # fmt: skip

    def _tuple(self, of: Named, args: tuple, node: s.Call) -> s.Node | None:
        """P(1, y=2): a tuple, where each field is given once."""
        given = dict(zip(of.fields, args)) | dict(mapped(node.keywords, self.replaced))
        first = len(of.fields) - len(of.defaults)
        whole = dict(zip(of.fields[first:], of.defaults)) | given
        many = len(args) + len(node.keywords)
        if len(given) < many or whole.keys() != set(of.fields) or any(
            isinstance(v, s.Starred) for v in args
        ):  # fmt: skip
            return None
        return s.Tuple(tuple(whole[field] for field in of.fields), span=node.span)

    def _made(self, maker: str, args: tuple, node: s.Call) -> s.Node | None:
        """What a call of a container's type makes."""
        span = node.span
        if maker == "defaultdict":
            return s.Call(s.Name("dict", span=span), args[1:], node.keywords, span=span)
        if maker in NAMED:
            raise _refused(f"a {maker} that has no name", span, "write P = namedtuple('P', 'x y')")
        return None

    def _method(self, args: tuple, node: s.Call) -> s.Node | None:
        """A call of a method that only these containers have."""
        span = node.span
        match node.function:
            case s.Attribute(s.Name(name), "_make") if name in self.types:
                several = (s.Starred(args[0], span=span),)
                return s.Call(s.Name(name, span=span), several, (), span=span)
            case s.Attribute(of, "_replace") if self.types:
                return self._with(mapped(of, self.replaced), node)
            case s.Attribute(of, "_asdict") if self.types:
                raise _refused("'_asdict' of a named tuple", span, "write the dict out")
            case s.Attribute(s.Name(name) as of, "most_common") if name in self.missing:
                return _most_common(of, args, span)
        return None

    def _with(self, of: s.Node, node: s.Call) -> s.Node:
        """p._replace(x=1): a tuple of the others' items and of what is new."""
        new = dict(node.keywords)
        having = [t for t in self.types.values() if new.keys() <= set(t.fields)]
        if len(having) != 1:
            message = "'_replace' of what may be one of several named tuples"
            raise _refused(message, node.span, "call the type: P(x, p[1])")
        span, p = node.span, s.Name(WHOLE, span=node.span)
        items = tuple(
            s.Name(field, span=span) if field in new
            else s.Subscript(p, number(k, span), span=span)
            for k, field in enumerate(having[0].fields)
        )  # fmt: skip
        takes = (WHOLE, *new)
        parameters = tuple(s.Parameter(n, None, None, "", span=span) for n in takes)
        function = s.Lambda(parameters, s.Tuple(items, span=span), span=span)
        values = (of, *(mapped(v, self.replaced) for v in new.values()))
        return s.Call(function, values, (), span=span)


def _factory(value: s.Node) -> tuple[str, s.Node | None]:
    """The maker of a dict, and what makes the value of a key that is missing."""
    maker = _maker(value)
    args = value.args if type(value) is s.Call else ()
    return maker, args[0] if maker == "defaultdict" and args else None


def _fields(name: str, node: s.Node) -> Named:
    """The type that a call of namedtuple, or of typing's NamedTuple, makes."""
    assert isinstance(node, s.Call)
    match node.args[1:]:
        case (s.String(text),):
            fields = tuple(text.replace(",", " ").split())
        case (s.List(items) | s.Tuple(items),) if all(map(_field, items)):
            fields = tuple(map(_field, items))
        case _:
            help = 'write the fields out: namedtuple("Point", "x y")'
            raise _refused("a named tuple with fields that are worked out", node.span, help)
    defaults = dict(node.keywords).get("defaults")
    given = defaults.items if isinstance(defaults, (s.Tuple, s.List)) else ()
    if any(key not in ("defaults", "module") for key, _ in node.keywords):
        raise _refused("this keyword of a named tuple", node.span, "leave it out")
    return Named(name, fields, given)


def _field(node: s.Node) -> str:
    """The name of a field, given as "x" or as ("x", float)."""
    if isinstance(node, s.Tuple) and node.items:
        node = node.items[0]
    return node.value if isinstance(node, s.String) else ""


def _function(of: Named, span: Span | None) -> s.Def:
    """The function that makes a named tuple."""
    defaults = (*[None] * (len(of.fields) - len(of.defaults)), *of.defaults)
    takes = tuple(s.Parameter(n, d, None, "", span=span) for n, d in zip(of.fields, defaults))
    made = s.Tuple(tuple(s.Name(n, span=span) for n in of.fields), span=span)
    return s.Def(of.name, takes, (s.Return(made, span=span),), (), None, span=span)


def _called(factory: s.Node | None, span: Span | None) -> s.Node:
    """The value that a defaultdict has for a missing key."""
    if factory is None or type(factory) is s.NoneLiteral:
        raise _refused("a defaultdict without what makes its values", span, "write a dict")
    if isinstance(factory, s.Name) and factory.id in ZEROS:
        return ZEROS[factory.id](span)
    return factory.value if isinstance(factory, s.Lambda) and not factory.parameters else s.Call(
        factory, (), (), span=span)  # fmt: skip


def _most_common(of: s.Name, args: tuple, span: Span | None) -> s.Node:
    """The pairs of a Counter, the most frequent first; of equals the first."""
    pair = s.Name("pair", span=span)
    key = s.Subscript(pair, number(1, span), span=span)
    takes = (s.Parameter("pair", None, None, "", span=span),)
    by = s.Lambda(takes, s.Unary("-", key, span=span), span=span)
    items = s.Call(s.Attribute(of, "items", span=span), (), (), span=span)
    ordered = s.Call(s.Name("sorted", span=span), (items,), (("key", by),), span=span)
    if not args:
        return ordered
    first = s.Slice(None, args[0], None, span=span)
    return s.Subscript(ordered, first, span=span)


STATEMENTS = (
    s.Assign, s.AugAssign, s.Declare, s.Expression, s.If, s.For, s.While, s.Break, s.Continue,
    s.Pass, s.Return, s.Yield, s.Def, s.Import, s.ImportFrom, s.Assert, s.Delete, s.Global,
    s.Nonlocal, s.Raise, s.Try, s.With,
)  # fmt: skip


def _without_imports(body: tuple) -> tuple:
    """The statements without the imports of what has been replaced."""
    used = {n.id for node in body for n in s.walk(node) if type(n) is s.Name}
    out: list[s.Node] = []
    for node in body:
        match node:
            case s.Import("collections" | "typing" as module, alias) if (
                alias or module
            ) not in used:
                continue
            case s.ImportFrom("collections" | "typing" as module, names):
                names = tuple((n, a) for n, a in names if n not in OWN or a not in (None, n))
                if not names:
                    continue
                node = s.ImportFrom(module, names, span=node.span)
        out.append(node)
    return tuple(out)
