"""What the language does not have in a file of Python, put off to the run that reaches it.

A function may have a branch for what it is not called with: a symbol of sympy, a table of pandas, a
class of its own.  Python asks for these where it gets to them; so does gradcli, with the words that
it has for them: each is a Fault in the tree.  What a module runs when it is read is reached.
"""

import re
import sys
from collections.abc import Iterable
from typing import NamedTuple

from gradcli.errors import Diagnostic, Span
from gradcli.language.names.scopes import Scope, dotted, scopes
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import mapped

PUT_OFF = ("E0101", "E0102", "E0103", "E0104")  # what names, attributes, arguments and syntax are
TYPES = "isinstance"
CLASS = r"(?:@.*\n)*class\s+\w+\s*(?:\(([^()]*)\))?\s*:"
# what a class may derive from whose values are of the language too
VALUES = {
    "bool", "complex", "dict", "float", "int", "list", "np.ndarray", "numpy.ndarray", "ndarray",
    "str", "tuple", "type", "Protocol", "typing.Protocol", "NamedTuple", "metaclass",
}  # fmt: skip


class Lacking(NamedTuple):
    """What a name of the top level stands for, which the language does not have."""

    error: Diagnostic
    foreign: bool  # whether it is of a library, or a class of the file: no value here is of it


def put_off(
    module: s.Module, errors: Iterable[Diagnostic], imports: dict[str, Lacking], main: str
) -> s.Module | None:
    """The module with what is wrong as faults; None where some of it is surely reached: it is not
    in a function, or where each run of the function `main` gets to."""
    wrong = {error.span: error for error in errors}
    if any(error.code not in PUT_OFF for error in wrong.values()):
        return None
    body, lacking = _top(module, wrong, imports)
    if body is None or main in lacking:
        return None
    top = scopes(s.Module(body, (), module.source))
    faults = _Faults(module.source.text, wrong, lacking, _reads(top, lacking))
    brings = (s.Import, s.ImportFrom)  # what is left of these is right
    body = tuple(node if isinstance(node, brings) else faults.within(node) for node in body)
    of_names = {found.error.span for found in (*imports.values(), *lacking.values())}
    elsewhere = wrong.keys() - faults.found - faults.dropped - of_names
    if elsewhere or faults.found & _certain(top, main):
        return None
    return s.Module(body, module.comments, module.source, span=module.span)


def _top(module: s.Module, wrong: dict, imports: dict[str, Lacking]):
    """The statements of the top level that are right, and the names that the others give; None for
    the first where one does anything else."""
    lacking = dict(imports)
    body: list[s.Node] = []
    for node in module.body:
        error = _fault_at_once(node, wrong, lacking)
        match node:
            case s.Import(path, alias) if (alias or path.partition(".")[0]) in imports:
                continue
            case s.ImportFrom(path, names):
                names = tuple((n, a) for n, a in names if (a or n) not in imports)
                body += [s.ImportFrom(path, names, span=node.span)] if names else []
            case _ if error is None:
                body.append(node)
            case s.Assign(targets, value) if all(type(t) is s.Name for t in targets) and (
                _does_nothing(value, imports)
            ):
                lacking |= {t.id: error for t in targets if type(t) is s.Name}
            case s.Def(name):
                lacking[name] = error
            case _:
                return None, lacking
    return tuple(body), lacking


def _does_nothing(value: s.Node, imports: dict[str, Lacking]) -> bool:
    """Whether to work out a value changes no other: it calls nothing, or a library that the program
    does not have with literals."""
    for call in (part for part in s.walk(value) if type(part) is s.Call):
        start = dotted(call.function)[0]
        given = [p for arg in (*call.args, *(v for _, v in call.keywords)) for p in s.walk(arg)]
        if start is None or start.id not in imports or any(type(p) is s.Name for p in given):
            return False
    return True


def _fault_at_once(node: s.Node, wrong: dict, lacking: dict[str, Lacking]) -> Lacking | None:
    """What is wrong in what a statement of the top level does by itself."""
    parts = (*node.decorators, *node.parameters) if type(node) is s.Def else (node,)
    for part in (p for each in parts for p in s.walk(each)):
        if type(part) is s.Fault:
            return Lacking(part.error, part.foreign)
        if part.span in wrong and type(part) is not s.Parameter:
            return Lacking(wrong[part.span], False)
        if type(part) is s.Name and part.id in lacking:
            return lacking[part.id]
    return None


def _reads(top: Scope, lacking: dict[str, Lacking]) -> set[int]:
    """The nodes, by identity, that read names of the top level which the language lacks."""
    return {
        id(read.start) for scope in top.walk() for read in scope.reads
        if read.start is not None and read.start.id in lacking
        and scope.home(read.start.id) in (None, top)
    }  # fmt: skip


def _certain(top: Scope, main: str) -> set[Span]:
    """The places that every run of a function gets to, in it and in those that it calls."""
    functions = {getattr(scope.node, "name", ""): scope for scope in top.children}
    waiting, seen, found = [main], {main}, set()
    while waiting:
        scope = functions[waiting.pop()]
        for read in (read for read in scope.reads if read.certain):
            found |= {read.node.span, read.start.span if read.start is not None else None}
            called = getattr(read.node, "function", None)
            name = getattr(called, "id", "")
            if called is not None:
                found.add(called.span)
            if name in functions and name not in seen and scope.home(name) is top:
                seen.add(name)
                waiting.append(name)
    return found


class _Faults:
    """Puts faults in the place of what is wrong in functions."""

    def __init__(self, text: str, wrong: dict, lacking: dict[str, Lacking], reads: set[int]):
        self.text, self.wrong, self.lacking, self.reads = text, wrong, lacking, reads
        self.found: set[Span] = set()  # the places of faults
        self.dropped: set[Span] = set()  # and of what is left out

    def within(self, node: s.Node) -> s.Node:
        """A statement of the top level, whose own work is right, with faults in its functions."""
        return mapped(node, self._replaced)

    def _replaced(self, node: s.Node) -> s.Node | None:
        if type(node) is s.Fault:
            return node
        start = dotted(node)[0]
        if start is not None and id(start) in self.reads:
            return self._fault(node, self.lacking[start.id])
        match node:
            case s.Call(s.Name(name), (value, kinds)) if name == TYPES and self._foreign(kinds):
                left = [k for k in getattr(kinds, "items", (kinds,)) if not self._foreign_one(k)]
                types = s.Tuple(tuple(mapped(k, self._replaced) for k in left), span=kinds.span)
                return s.Call(node.function, (mapped(value, self._replaced), types), (),
                              span=node.span)  # fmt: skip
            case s.Import() | s.ImportFrom() if node.span in self.wrong:
                return s.Expression(self._fault(node, Lacking(self.wrong[node.span], True)))
        if isinstance(node, s.Expr) and node.span in self.wrong:
            return self._fault(node, Lacking(self.wrong[node.span], False))
        return None

    def _fault(self, node: s.Node, lacking: Lacking) -> s.Fault:
        self.found.add(node.span)
        self.dropped |= {part.span for part in s.walk(node)}
        text = self.text[slice(*node.span)]
        return s.Fault(lacking.error, lacking.foreign, text, span=node.span)

    def _foreign(self, kinds: s.Node) -> bool:
        found = any(self._foreign_one(kind) for kind in getattr(kinds, "items", (kinds,)))
        if found:
            self.dropped |= {part.span for part in s.walk(kinds)}
        return found

    def _foreign_one(self, kind: s.Node) -> bool:
        """Whether what is asked for is a type that no value of the language has."""
        if type(kind) is s.Fault:
            return kind.foreign
        start = dotted(kind)[0]
        return start is not None and id(start) in self.reads and self.lacking[start.id].foreign


def of_statement(error: Diagnostic, names: Iterable[str], text: str, span: Span) -> list[s.Node]:
    """The names that a statement gives which the language does not have, each a fault."""
    found = re.match(CLASS, text)
    bases = re.findall(r"[\w.]+", found[1] or "") if found else ["object"]
    foreign = found is not None and VALUES.isdisjoint(bases)
    fault = s.Fault(error, foreign, text, span=span)
    return [s.Assign((s.Name(name, span=span),), fault, span=span) for name in sorted(names)]


def of_import(error: Diagnostic, path: str) -> Lacking:
    """What an import of another library brings: of Python's own modules, `numbers` and
    `collections.abc` among them, the classes are also of values of the language."""
    top = path.lstrip(".").partition(".")[0]
    return Lacking(error, top not in sys.stdlib_module_names and top != "numpy")
