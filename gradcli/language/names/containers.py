"""Named tuples as the tuples that they are.

Rewritten before names are resolved, so that all that reads programs has tuples.
In a program with named tuples `p.x` is an item by its place.  What cannot be said so is refused at
its place.  Imported only where the text has one of resolve.CONTAINERS.
"""

from typing import NamedTuple

from gradcli.errors import Diagnostic, Span
from gradcli.language.names.builtins import ATTRIBUTES, METHODS
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import mapped, number
from gradcli.ops.libraries.names import PREFIXES

NAMED = ("namedtuple", "NamedTuple")
WHOLE = "whole"  # the parameter of what replaces fields, and of what counts


class Named(NamedTuple):
    """A type of named tuples: its name, its fields, and the defaults of the last of them."""

    name: str
    fields: tuple[str, ...]
    defaults: tuple[s.Node, ...]


def as_plain(module: s.Module) -> s.Module:
    """The module with tuples in the place of named tuples.

    Raises E0104 where one is asked for what tuples have not.
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
    """Which of NAMED is called; "" of another node."""
    if type(node) is not s.Call:
        return ""
    head, _, name = dotted(node.function)[1].rpartition(".")
    return name if name in NAMED and head in ("", "collections", "typing") else ""


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

    def __init__(self, body: tuple, types: dict[str, Named], modules: set[str]):
        self.types, self.modules = types, modules  # those of the whole program
        for name, value in _assigned(body):
            if _maker(value) in NAMED:
                self.types[name] = _fields(name, value)

    # -- statements -------------------------------------------------------------------------------
    def block(self, body: tuple) -> tuple:
        """Statements with functions for named tuples."""
        return tuple(new for node in body for new in self._statement(node))

    def _statement(self, node: s.Node) -> tuple:
        match node:
            case s.Assign((s.Name(name),), s.Call() as made) if _maker(made) in NAMED:
                return (_function(self.types[name], node.span),)
            case s.Def(name, parameters, body, decorators, returns):
                inner = _Scope(body, self.types, self.modules)
                around = (name, mapped(parameters, self.replaced), inner.block(body))
                decorators = mapped(decorators, self.replaced)
                return (s.Def(*around, decorators, returns, span=node.span),)
        return self._parts(node)

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
                names = tuple((n, a) for n, a in names if n not in NAMED or a not in (None, n))
                if not names:
                    continue
                node = s.ImportFrom(module, names, span=node.span)
        out.append(node)
    return tuple(out)
