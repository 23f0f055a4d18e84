"""The scopes of a program: which names each function and the module bind, and where.

As in Python, a name that a function assigns anywhere in its body is local to it; any other name is
looked up in the functions around it, then at the top level.  A lambda and a comprehension are
scopes too.  A scope keeps its bindings with their places, so that every message about a name can
point at them.
"""

from collections.abc import Callable, Iterator

from gradcli.errors import Diagnostic, Source, Span
from gradcli.language.names.access_paths import Part
from gradcli.language.names.builtins import DTYPES
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.surface import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

GIVEN = ("parameter", "declare")  # the kinds of bindings by which a name has a value from outside


class Binding:
    """One place where a scope binds a name.

    `kind` is assign, chain (a = b = e, a := e), unpack, augment, for, def, import, declare,
    parameter, with, except or delete; `value` is the expression that the name takes where there is
    one, of an import what it brings ("numpy.linalg"); `source` is what is taken apart into the name
    and others, with the positions of the name's part in it (`part_of`), None of a name alone;
    `nested` where a block surrounds it. `order` and `path` are as a Read's.
    """

    __slots__ = ("kind", "span", "value", "order", "path", "source")

    def __init__(
        self,
        kind: str,
        span: Span | None,
        value,
        order: int,
        path: tuple[int, ...],
        source: Part | None = None,
    ):
        self.kind, self.span, self.value = kind, span, value
        self.order, self.path, self.source = order, path, source

    @property
    def nested(self) -> bool:
        return bool(self.path)


class Read:
    """One place where a scope uses a name.

    `node` is a Name, an Attribute (`np.sin`, `(x + y).shape`), a Call, or a Subscript of a Name;
    `start` the Name that it, or what it calls, is or starts at (`np`), None where it starts at no
    name, and of a Subscript.  `order` counts the places of a scope as they run; `path` has the
    blocks around it, outermost first: loops by positive numbers, others by negative ones.
    """

    __slots__ = ("node", "start", "order", "path")

    def __init__(self, node: "Any", start: s.Name | None, order: int, path: tuple[int, ...]):
        self.node, self.start, self.order, self.path = node, start, order, path

    @property
    def certain(self) -> bool:
        """Whether it surely runs when the scope does."""
        return not self.path


class Scope:
    """The names of the module, a function, a lambda or a comprehension.

    `node` is the tree of what it is the scope of; `writes` has the places of `a[i] = v`, by the
    array's name; `operations` are its Subscripts and Binaries, `returns` the values it returns, as
    they run; `slots` gives each name its number in the evaluator's frame; `outer` has the scopes of
    the names that are declared global or nonlocal.
    """

    __slots__ = (
        "node", "parent", "bindings", "writes", "reads", "operations", "returns", "children",
        "slots", "outer",
    )  # fmt: skip

    def __init__(self, node, parent: "Scope | None"):
        self.node, self.parent = node, parent
        self.bindings: dict[str, list[Binding]] = {}
        self.writes: dict[str, list[Span | None]] = {}
        self.reads: list[Read] = []
        self.operations: list[s.Subscript | s.Binary] = []
        self.returns: list[s.Node] = []
        self.children: list[Scope] = []
        self.slots: dict[str, int] = {}
        self.outer: dict[str, Scope] = {}

    def home(self, name: str) -> "Scope | None":
        """The scope that binds `name` for code in this one; None where no scope does."""
        scope: Scope | None = self
        while scope is not None and name not in scope.bindings:
            scope = scope.outer.get(name, scope.parent)
        return scope

    def walk(self) -> Iterator["Scope"]:
        """This scope and all within it."""
        yield self
        for child in self.children:
            yield from child.walk()


def scopes(module: s.Module) -> Scope:
    """The module's scope, with those of its functions below it."""
    top = Scope(module, None)
    try:
        _Builder(top).block(module.body, ())
    except Diagnostic as error:
        raise error.located(None, module.source) from None
    return top


def scope_of(*statements: s.Node) -> Scope:
    """The scope of statements by themselves."""
    return scopes(s.Module(statements, (), Source("")))


def dotted(node: s.Node) -> tuple[s.Name | None, str]:
    """The Name a chain of attributes starts at, and the chain as text; (None, "") for others."""
    parts = []
    while type(node) is s.Attribute:
        parts.append(node.name)
        node = node.value
    if type(node) is not s.Name:
        return None, ""
    parts.append(node.id)
    return node, ".".join(reversed(parts))


def written_to(call: s.Call) -> s.Node | None:
    """What np.add(a, b, out=y) writes to; None of a call of another form."""
    out = dict(call.keywords).get("out")
    if type(out) is s.Tuple and len(out.items) == 1:
        return out.items[0]
    return None if type(out) is s.NoneLiteral else out


def written(call: s.Call) -> str:
    """The name of the function that is called, as the author wrote it."""
    return dotted(call.function)[1]


class _Builder:
    """Walks the statements of one scope in the order in which they run."""

    __slots__ = ("scope", "order", "blocks", "around", "outer")

    def __init__(self, scope: Scope, around: "_Builder | None" = None):
        self.scope, self.order, self.blocks, self.around = scope, 0, 0, around
        self.outer: dict[str, _Builder] = {}  # of the names that are global or nonlocal here

    def inner(self, path: tuple[int, ...], loop: bool = False) -> tuple[int, ...]:
        """The path of a new block."""
        self.blocks += 1
        return (*path, self.blocks if loop else -self.blocks)

    def bind(
        self, name: str, kind: str, span, value, path: tuple, source: Part | None = None
    ) -> None:
        if name in self.outer:
            outer = self.outer[name]
            return outer.bind(name, kind, span, value, outer.inner(()), source)
        self.order += 1
        entry = Binding(kind, span, value, self.order, path, source)
        self.scope.bindings.setdefault(name, []).append(entry)

    def block(self, body: tuple, path: tuple) -> None:
        for statement in body:
            STATEMENTS[type(statement)](self, statement, path)

    def expression(self, root: s.Node | None, path: tuple) -> None:  # noqa: C901 (hot: every node, no recursion)
        """Note every use of a name in `root`, in source order, without recursion."""
        stack: list = [root] if root is not None else []
        reads, operations = self.scope.reads, self.scope.operations
        while stack:
            node = stack.pop()
            kind = type(node)
            if kind is s.Name:
                self.order += 1
                reads.append(Read(node, node, self.order, path))
            elif kind is s.Binary:
                operations.append(node)
                stack += (node.right, node.left)
            elif kind is s.Number:
                continue
            elif kind is s.Attribute or kind is s.Call:
                start = dotted(node.function if kind is s.Call else node)[0]
                self.order += 1
                reads.append(Read(node, start, self.order, path))
                if kind is s.Call:
                    if (out := written_to(node)) is not None and self.is_of_library(start):
                        self.write(out, node.span)
                    stack.extend(v for k, v in reversed(node.keywords) if not _is_dtype(k, v))
                    stack.extend(reversed(node.args if not _casts(node) else ()))
                    node = node.function
                if start is None:  # a method or an attribute of an expression: (x + y).sum()
                    stack.append(node.value if type(node) is s.Attribute else node)
            elif kind is s.Conditional:
                # only the test surely runs, and it runs first
                self.expression(node.test, path)
                self.expression(node.body, self.inner(path))
                self.expression(node.orelse, self.inner(path))
            elif kind is s.BoolOp:
                self.expression(node.values[0], path)
                for value in node.values[1:]:
                    self.expression(value, self.inner(path))
            elif kind is s.Lambda:
                self.function(node, path).expression(node.value, ())
                self.scope.children[-1].returns.append(node.value)
            elif kind is s.Comprehension:
                self.comprehension(node, path)
            elif kind is s.NamedExpr:
                self.expression(node.value, path)
                self.name(node, path)
            else:
                if kind is s.Subscript:
                    operations.append(node)
                    if type(node.value) is s.Name:
                        reads.append(Read(node, None, self.order, path))
                stack.extend(reversed(s.children(node)))

    def target(
        self, node: s.Node, kind: str, value, path: tuple, source: Part | None = None
    ) -> None:
        """Bind what stands left of `=`: a name, an element, or a tuple of those."""
        if type(node) is s.Name:
            self.bind(node.id, kind, node.span, value, path, source)
        elif type(node) is s.Subscript:
            self.scope.operations.append(node)
            self.expression(node.value, path)
            self.expression(node.index, path)
            self.write(node.value, node.span)
        elif isinstance(node, (s.Tuple, s.List)):
            known = type(value) is s.Tuple and len(value.items) == len(node.items)
            if source is None and value is not None:
                source = value, ((None,) if kind == "for" else ())
            for k, item in enumerate(node.items):
                part = value.items[k] if known and kind != "for" else None
                within = source and (source[0], (*source[1], k))
                kind = kind if kind in ("for", "delete") else "unpack"
                self.target(item, kind, part, path, within)
        elif isinstance(node, s.Gathered):
            for item in node.items:
                item = item.value if isinstance(item, s.Starred) else item
                self.target(item, "unpack", None, path)

    def is_of_library(self, start: s.Name | None) -> bool:
        """Whether what is called is no function of the program: by an import, or a prefix."""
        places = [] if start is None else self.bindings(start.id)
        return not places or places[0].kind == "import"

    def bindings(self, name: str) -> list[Binding]:
        """What is bound to a name so far, for code here."""
        home = self.scope.home(name)
        return [] if home is None else home.bindings[name]

    def write(self, root: s.Node, span: Span | None) -> None:
        """Note a write to an array, or to a part of one."""
        while isinstance(root, (s.Subscript, s.Attribute)):
            root = root.value
        if type(root) is s.Name:
            self.scope.writes.setdefault(root.id, []).append(span)

    def function(self, node: s.Def | s.Lambda, path: tuple) -> "_Builder":
        """The builder of the scope of a function, its parameters bound."""
        for parameter in node.parameters:
            self.expression(parameter.default, path)
        builder = self.within(node)
        for parameter in node.parameters:
            builder.bind(parameter.name, "parameter", parameter.span, parameter, ())
        return builder

    def comprehension(self, node: s.Comprehension, path: tuple) -> None:
        """The first iterable belongs to the scope around, all else to the comprehension's own."""
        self.expression(node.clauses[0].iterable, path)
        builder = self.within(node)
        inner: tuple = ()
        for k, clause in enumerate(node.clauses):
            if k:
                builder.expression(clause.iterable, inner)
            inner = builder.inner(inner, loop=True)
            builder.target(clause.target, "for", clause.iterable, inner)
            for test in clause.tests:
                builder.expression(test, inner)
                inner = builder.inner(inner)
        builder.expression(node.element, inner)

    def within(self, node: s.Node) -> "_Builder":
        """The builder of a new scope in this one."""
        self.scope.children.append(Scope(node, self.scope))
        return _Builder(self.scope.children[-1], self)

    def name(self, node: s.NamedExpr, path: tuple) -> None:
        """A comprehension's names of `:=` are of the scope around it."""
        builder = self
        while type(builder.scope.node) is s.Comprehension and builder.around is not None:
            builder = builder.around
        path = path if builder is self else builder.inner(())
        builder.bind(node.target.id, "chain", node.target.span, node.value, path)

    # -- one method a statement -------------------------------------------------------------
    def assign(self, node: s.Assign, path: tuple) -> None:
        self.expression(node.value, path)
        kind = "assign" if len(node.targets) == 1 else "chain"
        for target in node.targets:
            self.target(target, kind, node.value, path)

    def augment(self, node: s.AugAssign, path: tuple) -> None:
        self.expression(node.value, path)
        if type(node.target) is s.Name:
            self.expression(node.target, path)
        self.target(node.target, "augment", node, path)

    def declare(self, node: s.Declare, path: tuple) -> None:
        self.expression(node.default, path)
        self.bind(node.name, "declare", node.span, node, path)

    def statement(self, node: s.Expression | s.Yield, path: tuple) -> None:
        self.expression(node.value, path)

    def branch(self, node: s.If, path: tuple) -> None:
        for k, (test, body) in enumerate(node.branches):
            self.expression(test, self.inner(path) if k else path)
            self.block(body, self.inner(path))
        self.block(node.orelse or (), self.inner(path))

    def loop(self, node: s.For, path: tuple) -> None:
        self.expression(node.iterable, path)
        body = self.inner(path, loop=True)
        self.target(node.target, "for", node.iterable, body)
        self.block(node.body, body)
        self.block(node.orelse, self.inner(path))

    def repeat(self, node: s.While, path: tuple) -> None:
        self.expression(node.test, path)
        body = self.inner(path, loop=True)
        self.expression(node.test, body)  # and again after each turn
        self.block(node.body, body)
        self.block(node.orelse, self.inner(path))

    def give(self, node: s.Return, path: tuple) -> None:
        if node.value is not None:
            self.expression(node.value, path)
            self.scope.returns.append(node.value)

    def define(self, node: s.Def, path: tuple) -> None:
        for decorator in node.decorators:
            self.expression(decorator, path)
        builder = self.function(node, path)
        self.bind(node.name, "def", node.span, node, path)
        builder.block(node.body, ())

    def bring(self, node: s.Import, path: tuple) -> None:
        """`import a.b` binds `a`; with a name of its own, that name to `a.b`."""
        name = node.alias or node.module.partition(".")[0]
        self.bind(name, "import", node.span, node.module if node.alias else name, path)

    def bring_from(self, node: s.ImportFrom, path: tuple) -> None:
        for name, alias in node.names:
            self.bind(alias or name, "import", node.span, f"{node.module}.{name}", path)

    def check(self, node: s.Assert, path: tuple) -> None:
        self.expression(node.test, path)
        self.expression(node.message, self.inner(path))

    def delete(self, node: s.Delete, path: tuple) -> None:
        for target in node.targets:
            if type(target) is s.Name:
                self.expression(target, path)
            self.target(target, "delete", None, path)

    def throw(self, node: s.Raise, path: tuple) -> None:
        self.expression(node.value, path)
        self.expression(node.cause, path)

    def attempt(self, node: s.Try, path: tuple) -> None:
        self.block(node.body, self.inner(path))
        for handler in node.handlers:
            inner = self.inner(path)
            self.expression(handler.types, inner)
            if handler.name is not None:
                self.bind(handler.name, "except", handler.span, None, inner)
            self.block(handler.body, inner)
            if handler.name is not None:
                self.bind(handler.name, "delete", handler.span, None, inner)
        self.block(node.orelse, self.inner(path))
        self.block(node.final, path)

    def enter(self, node: s.With, path: tuple) -> None:
        for value, target in node.items:
            self.expression(value, path)
            if target is not None:
                self.target(target, "with", value, path)
        self.block(node.body, path)

    def of_top(self, node: s.Global, path: tuple) -> None:
        builder = self
        while builder.around is not None:
            builder = builder.around
        for name in node.names:
            self.declared(name, "global", builder)

    def of_around(self, node: s.Nonlocal, path: tuple) -> None:
        around, builder = [], self.around
        while builder is not None and builder.around is not None:
            if type(builder.scope.node) is not s.Comprehension:
                around.append(builder)
            builder = builder.around
        for name in node.names:
            having = [b for b in around if name.id in (*b.scope.bindings, *b.outer)]
            if not around:
                message = f"no function around this one has the name {name.id!r}"
                help = "write global for a name of the top level"
                raise Diagnostic("E0100", message, name.span, help=help)
            builder = (having or around)[0]  # the first may give it a value below
            self.declared(name, "nonlocal", builder.outer.get(name.id, builder))

    def declared(self, name: s.Name, word: str, of: "_Builder") -> None:
        """Note whose a name is, before anything is done with it here."""
        used = any(read.start is not None and read.start.id == name.id for read in self.scope.reads)
        if (used or name.id in self.scope.bindings) and of is not self:
            message = f"{name.id!r} is used before it is declared {word}"
            raise Diagnostic("E0100", message, name.span, help="put the declaration first")
        if of is not self:
            self.outer[name.id], self.scope.outer[name.id] = of, of.scope

    def nothing(self, node, path: tuple) -> None:
        pass


def _casts(node: s.Call) -> bool:
    """Whether `node` is x.astype(int): its argument is the name of a type."""
    named = type(node.function) is s.Attribute and node.function.name == "astype"
    return named and len(node.args) == 1 and dotted(node.args[0])[1] in DTYPES


def _is_dtype(keyword: str, value: s.Node) -> bool:
    return keyword == "dtype" and dotted(value)[1] in DTYPES


STATEMENTS: dict[type[s.Node], Callable] = {
    s.Assign: _Builder.assign,
    s.AugAssign: _Builder.augment,
    s.Declare: _Builder.declare,
    s.Expression: _Builder.statement,
    s.If: _Builder.branch,
    s.For: _Builder.loop,
    s.While: _Builder.repeat,
    s.Break: _Builder.nothing,
    s.Continue: _Builder.nothing,
    s.Pass: _Builder.nothing,
    s.Return: _Builder.give,
    s.Yield: _Builder.statement,
    s.Def: _Builder.define,
    s.Import: _Builder.bring,
    s.ImportFrom: _Builder.bring_from,
    s.Assert: _Builder.check,
    s.Delete: _Builder.delete,
    s.Raise: _Builder.throw,
    s.Try: _Builder.attempt,
    s.With: _Builder.enter,
    s.Global: _Builder.of_top,
    s.Nonlocal: _Builder.of_around,
}
