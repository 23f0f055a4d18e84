"""The files of a project that a function of one of them reaches, linked into one program.

What `from .core import f` brings from another file of the project is read there: the slice of that
file stands before what uses it, in one source that has the texts of all files behind one another,
so that a span says the file.  Top-level names of different files that would meet are renamed apart
(an alpha conversion), and so is a variable where the function has a parameter of its name.
"""

from __future__ import annotations

from collections.abc import Callable
from os.path import basename, dirname, splitext

from gradcli.errors import Source, Span
from gradcli.language import standard
from gradcli.language.names.builtins import BUILTINS
from gradcli.language.names.lookup import brought
from gradcli.language.names.outline import Statement, outline
from gradcli.language.names.scopes import Scope, dotted, scope_of
from gradcli.language.names.slicing import Slice, outer_reads
from gradcli.language.syntax import surface as s

# (the path of a module in an import, the name of the file that has the import) -> its source, or
# None where that is no file of the project
Find = Callable[[str, str], "Source | None"]
Parsed = Callable[[Source, Statement], s.Module]


class File:
    """A file of the project: its slice, and what its names stand for."""

    def __init__(
        self,
        source: Source,
        start: int,
        parsed: Callable[[Statement], s.Module],
        outlined: list[Statement],
    ):
        self.name = source.name
        statements = [x._replace(span=(x.span[0] + start, x.span[1] + start)) for x in outlined]
        self.slice = Slice(statements, parsed)
        self.stars = [x for x in statements if x.first == "from" and not x.binds]  # import *
        self.brought: dict[str, tuple[File, str]] = {}  # its name -> a file and the name there
        self.modules: dict[str, File] = {}  # its dotted name of another file
        self.packages: dict[str, str] = {}  # its name -> the path of what it imports by that
        self.looked: set = set()  # the statements and names that have been followed
        self.asked: set[str] = set()  # names that are being looked for in what it imports * of
        self.names: dict[str, str] = {}  # its top-level name -> that in the program

    def body(self) -> tuple[s.Node, ...]:
        """The statements that are reached, in their order."""
        chosen = self.slice.chosen
        return tuple(
            found for i in sorted(chosen) for node in chosen[i].body if (found := self._used(node))
        )

    def _used(self, node: s.Node) -> s.Node | None:
        """A statement; of an import the names that are used, None where none is."""
        if type(node) is not s.ImportFrom:
            return node
        names = tuple((n, a) for n, a in node.names if (a or n) in self.slice.needed)
        return s.ImportFrom(node.module, names, span=node.span) if names else None


class Linker:
    """The files that the needed names reach."""

    def __init__(
        self, main: Source, find: Find, parsed: Parsed, outlined: list[Statement] | None = None
    ):
        self.find, self.parsed, self.of_file = find, parsed, outlined is None
        self.source = Source(main.text, main.name)
        self.files: dict[str, File] = {}
        self.main = self._file(main, outlined)

    def _file(self, source: Source, outlined: list[Statement] | None = None) -> File:
        if source.name not in self.files:
            start = self.source.join(source) if self.files else 0
            parsed = lambda statement: self.parsed(self.source, statement)
            outlined = outline(source.text) if outlined is None else outlined
            self.files[source.name] = File(source, start, parsed, outlined)
        return self.files[source.name]

    def _found(self, module: str, file: File) -> File | None:
        """The file of a module: of the standard library, or of the project."""
        source = standard.source(module, self.of_file) or self.find(module, file.name)
        return None if source is None else self._file(source)

    # -- what is reached --------------------------------------------------------------------------
    def need_all(self) -> None:
        """Choose all of the first file, and what that depends on."""
        names = self.main.slice.choose_all()
        self._reach([(self.main, name) for name in ("", *names)])

    def need(self, name: str) -> None:
        """Choose all that a name of the first file depends on, in every file."""
        self._reach([(self.main, name)])

    def _reach(self, waiting: list[tuple[File, str]]) -> None:
        while waiting:
            file, name = waiting.pop()
            file.slice.need(name)
            chosen = file.slice.chosen.keys() - file.looked
            file.looked |= chosen
            for i in chosen:
                self._leave_imports(file, i)
            for i in chosen:  # whose modules are known now
                waiting += self._under_modules(file, file.slice.chosen[i])
            for name in file.slice.needed - file.looked:
                file.looked.add(name)
                waiting += self._brought(file, name)

    def _brought(self, file: File, name: str) -> list[tuple[File, str]]:
        """Where another file has what a name of this one is, if one has; it is noted."""
        if name not in file.brought and name not in file.slice.binders and name not in file.asked:
            file.asked.add(name)  # two files may import * of each other
            for star in file.stars:
                for node in self.parsed(self.source, star).body:
                    other = self._found(node.module, file) if type(node) is s.ImportFrom else None
                    if name[0] != "_" and other is not None and self._has(other, name):
                        file.brought.setdefault(name, (other, name))
            file.asked.discard(name)
        return [file.brought[name]] if name in file.brought else []

    def _has(self, file: File, name: str) -> bool:
        return name in file.slice.binders or bool(self._brought(file, name))

    def _leave_imports(self, file: File, i: int) -> None:
        """Note what a chosen statement imports of the project, which is then left out of it."""
        module = file.slice.chosen[i]
        kept: list[s.Node] = []
        for node in module.body:
            file.packages |= _paths(node)
            if type(node) is s.Import and (other := self._found(node.module, file)):
                file.modules[node.alias or node.module] = other
                if brought(node.module)[0] == "prefix" or self._lacks(other, node, file):
                    kept.append(node)
            elif type(node) is s.ImportFrom and node.module != "__future__":
                names = tuple(x for x in node.names if not self._notes(file, node.module, *x))
                kept += [s.ImportFrom(node.module, names, span=node.span)] if names else []
            else:
                kept.append(node)
        file.slice.chosen[i] = s.Module(tuple(kept), module.comments, module.source)

    def _lacks(self, other: File, node: s.Import, file: File) -> bool:
        """Whether not all that is used of one of Python's modules is there."""
        if standard.source(node.module) is None:
            return False
        own = node.alias or node.module
        used = {
            n.name for m in file.slice.chosen.values() for n in s.walk(m)
            if type(n) is s.Attribute and dotted(n.value)[1] == own
        }  # fmt: skip
        return any(
            not self._has(other, name) and standard.source(f"{node.module}.{name}") is None
            for name in used
        )

    def _notes(self, file: File, module: str, name: str, alias: str | None) -> bool:
        """Whether a file of the project has what is imported: a name of it, or a part of a package,
        which is noted."""
        other = self._found(module, file)
        if other is not None and self._has(other, name) and not self._is_part(other, name):
            own = file, alias or name  # a package that imports * of the file has it from there
            if _origin(other, name) != own:
                file.brought[alias or name] = other, name
                return True
        if standard.source(module) and name in BUILTINS and alias in (None, name):
            return True  # from six.moves import range
        path = f"{module}{'' if module[-1] == '.' else '.'}{name}"
        part = self._found(path, file)
        if part is not None:
            file.modules[alias or name] = part
        return part is not None and brought(path)[0] != "prefix"  # which has rows besides

    def _is_part(self, package: File, name: str) -> bool:
        """Whether a package has a name by importing the part of itself: from . import name."""
        binders = [package.slice.statements[i] for i in package.slice.binders.get(name, ())]
        nodes = [n for x in binders if x.first == "from"
                 for n in self.parsed(self.source, x).body]  # fmt: skip
        return any(
            type(n) is s.ImportFrom and set(n.module) == {"."} and (name, None) in n.names
            for n in nodes
        )

    def _under_modules(self, file: File, module: s.Module) -> list[tuple[File, str]]:
        """What a statement uses of a module of the project, as in core.f(x)."""
        nodes = [n for n in s.walk(module) if type(n) is s.Attribute]
        for node in nodes:  # collections.abc, of which an import of collections says nothing
            path = dotted(node)[1]
            head, _, rest = path.partition(".")
            full = f"{file.packages.get(head, '')}.{rest}"
            if path not in file.modules and (part := standard.source(full, self.of_file)):
                file.modules[path] = self._file(part)
        return [under for node in nodes if (under := _under(file, node)) is not None]

    # -- one body ---------------------------------------------------------------------------------
    def body(self, parameters: set[str]) -> list[s.Node]:
        """The statements of all files, the names of each apart from those of the others."""
        files = self._ordered()
        tops = {f: scope_of(*f.body()) for f in files}
        free = {f: outer_reads(tops[f]) - tops[f].bindings.keys() - f.brought.keys() for f in files}
        taken: dict[str, object] = dict.fromkeys(parameters)
        for file in reversed(files):  # the first file first: its names stay
            others = set().union(*(free[f] for f in files if f is not file))
            # what a function has of its own would hide what its file brings from this one
            others.update(*(_inner(tops[f]) for f in files if file in _brings_from(f)))
            for name, places in tops[file].bindings.items():
                paths = {p.value if p.kind == "import" else file for p in places}
                what = paths.pop() if len(paths) == 1 else file  # pi of math is one in all files
                new = name
                if name in others or taken.get(name, what) != what or name in parameters:
                    new = f"{name}_{_stem(file.name)}"
                while new in others or taken.get(new, what) != what or new in parameters:
                    new += "_"
                file.names[name], taken[new] = new, what
        for file in files:
            for own in file.brought:
                file.names[own] = _name_of(file, own)
        found: list[s.Node] = []
        for node in (n for f in files for n in _renamed(f, tops[f])):
            if type(node) not in (s.Import, s.ImportFrom) or node not in found:
                found.append(node)
        return found

    def _ordered(self) -> list[File]:
        """The files that are reached, each behind those that it imports, the first file last."""
        order: dict[File, None] = {}
        waiting = [(self.main, False)]
        seen = set()
        while waiting:
            file, done = waiting.pop()
            if done:
                order[file] = None
            elif file not in seen:
                seen.add(file)
                waiting.append((file, True))
                used = [other for other, _ in file.brought.values()]
                waiting += [(other, False) for other in (*used, *file.modules.values())]
        return list(order)


def _inner(top: Scope) -> set[str]:
    """The names that the functions of a file bind."""
    return {name for scope in top.walk() if scope is not top for name in scope.bindings}


def _brings_from(file: File) -> set[File]:
    """The files that have what a file brings, wherever it is brought from."""
    found, waiting = {file}, [file]
    while waiting:
        of = waiting.pop()
        new = {*of.modules.values(), *(other for other, _ in of.brought.values())} - found
        found |= new
        waiting += new
    return found - {file}


def with_standard(module: s.Module, parse: Callable[[Source, Span], s.Module]) -> s.Module:
    """A whole program with what it imports of the standard library in it, where it does; `parse`
    gives the tree of a statement at a place of a source."""
    linked = module.source is None or module.source.joined
    if linked or not any(map(_brings_standard, module.body)):
        return module
    end = len(module.source.text)
    whole = Statement((0, end), "", frozenset(), frozenset(), frozenset(), (), False)
    linker = Linker(
        module.source,
        lambda name, file: None,
        lambda source, part: module if part is main else parse(source, part.span),
        [whole],
    )
    main = linker.main.slice.statements[0]
    linker.need_all()
    body = tuple(linker.body(set()))
    return s.Module(body, module.comments, linker.source, span=module.span)


def _brings_standard(node: s.Node) -> bool:
    """Whether a statement imports what may be of the standard library, or a package of such."""
    return any(map(standard.is_package, (*_paths(node).values(), getattr(node, "module", ""))))


def _paths(node: s.Node) -> dict[str, str]:
    """What a statement imports: its name -> the path that it stands for."""
    if type(node) is s.Import:
        module = node.module if node.alias else node.module.partition(".")[0]
        return {node.alias or module: module}
    if type(node) is s.ImportFrom:
        return {alias or name: f"{node.module}.{name}" for name, alias in node.names}
    return {}


def _stem(path: str) -> str:
    """The name of a module by its file."""
    name = splitext(basename(path))[0]
    name = basename(dirname(path)) if name == "__init__" else name
    return "".join(c if c.isalnum() else "_" for c in name)


def _under(file: File, node: s.Attribute) -> tuple[File, str] | None:
    """The file and the name in it that `module.name` stands for; chain.from_iterable is
    chain_from_iterable in its file."""
    start, path = dotted(node.value)
    if start is None:
        return None
    if path in file.modules:
        return file.modules[path], node.name
    of = _under(file, node.value) if type(node.value) is s.Attribute else file.brought.get(path)
    if of is not None and (name := f"{of[1]}_{node.name}") in of[0].slice.binders:
        return of[0], name
    return None


def _has(file: File, name: str) -> bool:
    """Whether a file has a name by what is written in it: another is no input of the program."""
    return name in file.slice.binders or name in file.brought


def _origin(file: File, name: str) -> tuple[File, str]:
    """The file that has what a name of a file is brought from, and the name there."""
    while name in file.brought:
        file, name = file.brought[name]
    return file, name


def _name_of(file: File, name: str) -> str:
    """What a name of a file is in the program, wherever it is brought from."""
    file, name = _origin(file, name)
    return file.names.get(name, name)


def _renamed(file: File, top: Scope) -> tuple[s.Node, ...]:  # noqa: C901 (a case for each node that names)
    """The statements of a file with its top-level names as they are in the program."""
    inner = {id(scope.node): scope for scope in top.walk()}
    changed = {old: new for old, new in file.names.items() if old != new}
    if not changed and not file.modules and not file.brought:
        return top.node.body

    def over(value, names: dict[str, str]):
        if type(value) is tuple:
            return tuple(over(part, names) for part in value)
        return node(value, names) if isinstance(value, s.Node) else value

    def node(part: s.Node, names: dict[str, str]) -> s.Node:  # noqa: C901 (a case for each node that names)
        own = inner.get(id(part))
        within = {n: new for n, new in names.items() if own is None or n not in own.bindings}
        made: tuple
        match part:
            case s.Name(name):
                return s.Name(names.get(name, name), span=part.span)
            case s.Attribute() if (under := _under(file, part)) is not None and _has(*under):
                return s.Name(_name_of(*under), span=part.span)
            case s.Def(name, parameters, body, decorators, returns):
                given = _defaults(parameters, names, over)
                made = (names.get(name, name), given, over(body, within), over(decorators, names))
                return s.Def(*made, returns, span=part.span)
            case s.Lambda(parameters, value):
                given = _defaults(parameters, names, over)
                return s.Lambda(given, node(value, within), span=part.span)
            case s.Comprehension(element, (first, *rest)):
                target, tests = over(first.target, within), over(first.tests, within)
                head = s.Clause(target, node(first.iterable, names), tests, span=first.span)
                clauses = (head, *over(tuple(rest), within))
                return s.Comprehension(node(element, within), clauses, span=part.span)
            case s.Call(function, args, keywords):
                keywords = tuple((k, node(v, names)) for k, v in keywords)
                return s.Call(node(function, names), over(args, names), keywords, span=part.span)
            case s.Import(module, alias):
                own_name = alias or module.partition(".")[0]
                new = names.get(own_name, own_name)
                return part if new == own_name else s.Import(module, new, span=part.span)
            case s.ImportFrom(module, imported):
                imported = tuple((n, names.get(a or n) or a) for n, a in imported)
                return s.ImportFrom(module, imported, span=part.span)
            case s.Declare(name):
                return s.Declare(
                    names.get(name, name), *over(part.fields()[1:], names), span=part.span
                )
            case s.Handler(types, name, body):
                made = over(types, names), names.get(name or "", name), over(body, names)
                return s.Handler(*made, span=part.span)
        return type(part)(*(over(f, names) for f in part.fields()), span=part.span)

    return tuple(node(part, changed) for part in top.node.body)


def _defaults(parameters, names: dict[str, str], over) -> tuple[s.Parameter, ...]:
    """The parameters of a function, whose defaults are of the scope around it."""
    return tuple(
        s.Parameter(p.name, over(p.default, names), p.annotation, p.by, span=p.span)
        for p in parameters
    )
