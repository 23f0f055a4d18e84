"""Lists of rows whose columns are of unlike kinds, as a list for each column.

No array has whole numbers beside reals: `for i, w in [(0, 0.5), (2, 1.5)]`, where `i` is an index,
is `for i, w in zip([0, 2], [0.5, 1.5])`, and edges = [(0, 1, 0.5), …] the lists edges_i, edges_j
and edges_w, by the names that a loop gives its items; a function that takes edges takes these.
"""

from gradcli.core.ir import fresh
from gradcli.language.names.access_paths import ROWS, columns, is_unlike
from gradcli.language.names.integer_inputs import integer_needs
from gradcli.language.names.program import Program
from gradcli.language.names.scopes import Scope
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import call, has_pop, literal, mapped
from gradcli.lowering.passes.rewriting import Rewriting

Key = tuple[int, str]  # the identity of the scope that has a name, and the name


def is_table(node: s.Node) -> bool:
    """Whether a node is a list of rows that may have columns of unlike kinds."""
    return type(node) in ROWS and bool(columns(node))


class Columns(Rewriting):
    """The pass: a list that is used as a whole stays."""

    def __init__(self, program: Program):
        super().__init__(program)
        needed = integer_needs(program.scope).columns
        self.displays = {
            id(node): node for node in s.walk(program.module)
            if is_table(node) and is_unlike(node, needed.get(id(node), ())) and not has_pop(node)
        }  # fmt: skip
        self.tables: dict[Key, list[str]] = {}  # of names of tables, those of their columns
        self.parameters: dict[str, dict[int, Key]] = {}  # tables that functions take
        self.items: dict[Key, list[str]] = {}  # of names that loops give rows, those of the parts
        self.given: dict[Key, list[Key | None]] = {}  # what tables such a name is given rows of
        self.whole: set[Key | None] = set()  # the tables that are used as a whole

    def module(self) -> s.Module:
        given = self.program.module
        if not self.displays:
            return given
        self.find_tables()
        while True:
            self.items, self.given, self.whole = {}, {}, set()
            made = super().module()
            left = {part.id for part in s.walk(made) if type(part) is s.Name}
            for key, tables in self.given.items():
                if key[1] in left or len(tables) < self.places(key):
                    self.whole |= set(tables)
            if not self.whole:
                return made
            if None in self.whole:  # of a list that has no name
                return given
            for key in self.whole:
                del self.tables[key]

    def places(self, key: Key) -> int:
        """In how many places a name gets a value."""
        return sum(
            len(scope.bindings[key[1]])
            for scope in self.program.scope.walk()
            if id(scope) == key[0]
        )

    # -- the tables -------------------------------------------------------------------------------
    def find_tables(self) -> None:
        scopes = [x for x in self.program.scope.walk() if type(x.node) is not s.Comprehension]
        hidden = {
            name for scope in self.program.scope.walk() if scope not in scopes
            for name in scope.bindings
        }  # fmt: skip
        for scope in scopes:
            for name, (place, *more) in scope.bindings.items():
                if more or place.kind != "assign" or id(place.value) not in self.displays:
                    continue
                is_input = scope is self.program.scope and name in self.program.inputs
                if not is_input and name not in scope.writes and name not in hidden:
                    self.add(scope, name, len(columns(place.value)))
        while any([self.find_parameters(scope, hidden) for scope in scopes]):
            pass

    def find_parameters(self, scope: Scope, hidden: set[str]) -> bool:
        """Add the parameters of functions that a scope gives tables to; whether there are any."""
        added = False
        for read in scope.reads:
            match read.node:
                case s.Call(s.Name(name), args) if name in self.program.functions:
                    function = self.program.functions[name]
                    inner = next(x for x in self.program.scope.children if x.node is function)
                    for k, (p, arg) in enumerate(zip(function.parameters, args)):
                        width = self.width(arg, scope)
                        own = len(inner.bindings[p.name]) == 1 and p.name not in inner.writes
                        known = k in self.parameters.get(name, ())
                        if width and own and not known and p.name not in hidden and not p.default:
                            self.add(inner, p.name, width)
                            self.parameters.setdefault(name, {})[k] = id(inner), p.name
                            added = True
        return added

    def width(self, node: s.Node, scope: Scope) -> int:
        """How many columns a value has, if it is a table."""
        if type(node) is s.Name:
            return len(self.tables.get((id(scope.home(node.id)), node.id), ()))
        return len(columns(node)) if id(node) in self.displays else 0

    def add(self, scope: Scope, name: str, width: int) -> None:
        names = self.item_names(name, width)
        self.tables[id(scope), name] = [fresh(self.taken, f"{name}_{n}") for n in names]

    def item_names(self, table: str, width: int) -> list[str]:
        """What the first loop over a table calls the parts of its items."""
        for node in s.walk(self.program.module):
            if type(node) in (s.For, s.Clause) and node.iterable == s.Name(table):
                items = node.target.items if type(node.target) is s.Tuple else ()
                if len(items) == width and all(type(item) is s.Name for item in items):
                    return [item.id for item in items]
        return [str(k) for k in range(width)]

    # -- statements -------------------------------------------------------------------------------
    def statement(self, node: s.Node) -> list[s.Node]:
        match node:
            case s.Assign((s.Name(name),), value) if self.key_of(name) in self.tables:
                names = self.tables[self.key_of(name)]
                return [
                    s.Assign((s.Name(n),), s.List(self.all(c), span=value.span), span=node.span)
                    for n, c in zip(names, columns(value))
                ]
            case s.Assign((s.Name() as target,), s.Subscript() as value):
                if (row := self.row(value)) and row[1]:
                    parts = s.Tuple(self.all(row[0]), span=value.span)
                    target = self.item(target, len(row[0]), row[1])
                    return [s.Assign((target,), parts, span=node.span)]
            case s.Assign((s.Tuple(targets) as left,), value):
                if (row := self.row(value)) and len(row[0]) == len(targets):
                    parts = s.Tuple(self.all(row[0]), span=value.span)
                    return [s.Assign((mapped(left, self.replaced),), parts, span=node.span)]
            case s.For(target, iterable, body):
                target, iterable = self.walked(target, iterable)
                return [s.For(target, iterable, self.block(body), span=node.span)]
            case s.If(branches, orelse):
                branches = tuple((mapped(t, self.replaced), self.block(b)) for t, b in branches)
                orelse = None if orelse is None else self.block(orelse)
                return [s.If(branches, orelse, span=node.span)]
            case s.While(test, body):
                test = mapped(test, self.replaced)
                return [s.While(test, self.block(body), span=node.span)]
            case s.Def():
                return [self.function(node)]
        return [mapped(node, self.replaced)]

    def function(self, node: s.Def) -> s.Def:
        name, parameters, body, *rest = self.blocks_of(node).fields()
        taken = self.parameters.get(name, {})
        parameters = tuple(
            s.Parameter(column, None, None, span=p.span) if column else p
            for k, p in enumerate(parameters)
            for column in self.tables.get(taken.get(k), [""])
        )
        return s.Def(name, parameters, body, *rest, span=node.span)

    def key_of(self, name: str) -> Key:
        return id(self.scope.home(name)), name

    def item(self, target: s.Name, width: int, table: Key | None) -> s.Tuple:
        """The names of the parts of a row that a name is given."""
        key = self.key_of(target.id)
        if key not in self.items:
            self.items[key] = [fresh(self.taken, f"{target.id}_{k}") for k in range(width)]
        self.given.setdefault(key, []).append(table)
        if len(self.items[key]) != width:
            self.whole.add(table)
        return s.Tuple(tuple(map(s.Name, self.items[key])), span=target.span)

    # -- expressions ------------------------------------------------------------------------------
    def all(self, nodes) -> tuple:
        return mapped(tuple(nodes), self.replaced)

    def replaced(self, node: s.Node) -> s.Node | None:
        match node:
            case s.Name(name) if (key := self.key_of(name)) in self.tables:
                self.whole.add(key)
            case s.Subscript(value, index) if (k := literal(index)) is not None:
                row, _ = self.row(value) or ((), None)
                if -len(row) <= k < len(row):
                    return mapped(row[k], self.replaced)
            case s.Call(s.Name("len") as function, (s.Name() as of,), ()):
                if found := self.columns_of(of):
                    return s.Call(function, (found[0][0],), (), span=node.span)
            case s.Call(s.Name(name) as function, args, keywords) if name in self.parameters:
                taken = self.parameters[name]
                args = [x for k, arg in enumerate(args) for x in self.argument(arg, taken.get(k))]
                keywords = mapped(keywords, self.replaced)
                return s.Call(function, tuple(args), keywords, span=node.span)
            case s.Comprehension(element, clauses):
                return self.comprehension(element, clauses, node)
        return None

    def argument(self, node: s.Node, parameter: Key | None) -> tuple:
        """What a function is given: the columns of a table, where it takes one."""
        if parameter not in self.tables:
            return self.all([node])
        found = self.columns_of(node)
        if found and len(found[0]) == len(self.tables[parameter]):
            return self.all(found[0])
        self.whole.add(parameter)
        return (node,)

    def comprehension(self, element: s.Node, clauses: tuple, node: s.Node) -> s.Node:
        with self.inside(node):
            made = []
            for clause in clauses:
                target, iterable = self.walked(clause.target, clause.iterable)
                tests = self.all(clause.tests)
                made.append(s.Clause(target, iterable, tests, span=clause.span))
            return s.Comprehension(self.all([element])[0], tuple(made), span=node.span)

    def row(self, node: s.Node) -> tuple[list[s.Node], Key | None] | None:
        """The parts of a row and its table: of a name that is given one, or a table at an index."""
        match node:
            case s.Name(name) if (key := self.key_of(name)) in self.items:
                return [s.Name(n, span=node.span) for n in self.items[key]], None
            case s.Subscript(s.Name(name), index) if (key := self.key_of(name)) in self.tables:
                if type(index) in (s.Slice, s.Tuple):
                    return None
                names = self.tables[key]
                return [s.Subscript(s.Name(n), index, span=node.span) for n in names], key
        return None

    def columns_of(self, node: s.Node) -> tuple[list[s.Node], Key | None] | None:
        """The columns of what is walked, and the table; None for that of one without a name."""
        match node:
            case s.Name(name) if (key := self.key_of(name)) in self.tables:
                return [s.Name(n, span=node.span) for n in self.tables[key]], key
            case s.Tuple() | s.List() if id(node) in self.displays:
                return [s.List(column, span=node.span) for column in columns(node)], None
            case s.Subscript(value, s.Slice() as index) if found := self.columns_of(value):
                return [s.Subscript(c, index, span=node.span) for c in found[0]], found[1]
            case s.Call(function, (value,), ()) if self.is_builtin(node, "reversed"):
                if found := self.columns_of(value):
                    return [s.Call(function, (c,), (), span=node.span) for c in found[0]], found[1]
        return None

    def walked(self, target: s.Node, iterable: s.Node) -> tuple[s.Node, s.Node]:
        """The target and the iterable of a loop, with tables as their columns."""
        if found := self.columns_of(iterable):
            parts, table = found
            if type(target) is s.Name:
                target = self.item(target, len(parts), table)
            if type(target) is s.Tuple and len(target.items) == len(parts):
                zipped = call("zip", *self.all(parts), span=iterable.span)
                return mapped(target, self.replaced), zipped
        elif type(target) is s.Tuple and type(iterable) is s.Call:
            first = int(self.is_builtin(iterable, "enumerate"))
            count = 1 if first else len(iterable.args)
            walks = first or self.is_builtin(iterable, "zip")
            if walks and len(target.items) == first + count:
                items, args = list(target.items), list(self.all(iterable.args[count:]))
                for k, arg in enumerate(iterable.args[:count]):
                    items[first + k], walked = self.walked(items[first + k], arg)
                    args.insert(k, walked)
                keywords = mapped(iterable.keywords, self.replaced)
                iterable = s.Call(iterable.function, tuple(args), keywords, span=iterable.span)
                return s.Tuple(tuple(items), span=target.span), iterable
        return mapped(target, self.replaced), mapped(iterable, self.replaced)
