"""Lists of which only the last item, the length or the sum is asked, as these: `xs[-1]` as xs_last.

So a list may grow in any loop, beside a break and under a test: `xs.append(e)`, `xs += [e]` and
`xs = xs + [e]` add to the sum and the length, and give the last item.
"""

from collections.abc import Iterator

from gradcli.core.ir import fresh
from gradcli.language.names.scopes import GIVEN, Scope
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import has_pop, literal, mapped, number, with_own
from gradcli.lowering.passes.rewriting import ByScope


def grows(node: s.Node) -> bool:
    """Whether a node may be a list that grows."""
    match node:
        case s.Attribute(_, "append"):
            return True
        case s.AugAssign(_, "+", s.List()) | s.Binary("+", s.Name(), s.List()):
            return True
    return False


class Folded(ByScope):
    """The pass: `known` has the names of what is asked of each list, by the list's name."""

    # -- what is folded ---------------------------------------------------------------------------
    def found(self, body: tuple) -> dict[str, dict[str, str]]:
        """The lists of a scope that are only asked for what is folded, with names for that."""
        nodes = [part for statement in body for part in s.walk(statement)]
        candidates = {name for node in nodes if (name := _started(node))}
        folds = {}
        for name in sorted(candidates):
            asked = self.asked(name, nodes)
            if asked is not None:
                folds[name] = {what: fresh(self.taken, f"{name}_{what}") for what in asked}
        return folds

    def asked(self, name: str, nodes: list[s.Node]) -> list[str] | None:
        """What is asked of a list that grows; None where it is used in another way."""
        target = self.program.target
        if target is not None and target.node is None and target.name == name:
            return None
        if any(name in scope.bindings or _reads(scope, name) for scope in self.inner(self.scope)):
            return None
        if name in self.scope.writes:
            return None  # xs[-1] = e changes the sum as well
        if any(place.kind in GIVEN for place in self.scope.bindings[name]):
            return None  # the caller's list may grow
        named = used = growing = 0
        asked, first = set(), True
        for node in nodes:
            if type(node) is s.Name and node.id == name:
                named += 1
            elif _started(node) == name:
                used += 1
                first &= bool(node.value.items)
                if has_pop(node.value):
                    return None
            elif (item := _appended(node, name)) is not None:
                used += 2 if type(node) is s.Assign else 1
                growing += 1
                if type(item) in (s.List, s.Dict, s.Comprehension) or has_pop(item):
                    return None
            elif (what := self.question(node, name)) is not None:
                used += 1
                asked.add(what)
        if not growing or named != used or ("last" in asked and not first):
            return None
        return sorted(asked)

    def inner(self, scope: Scope) -> Iterator[Scope]:
        for child in scope.children:
            yield from child.walk()

    def question(self, node: s.Node, name: str) -> str | None:
        """What an expression asks of a list."""
        match node:
            case s.Subscript(s.Name(asked), index) if asked == name and literal(index) == -1:
                return "last"
            case s.Call(s.Name("len" | "sum" as function), (s.Name(asked),), ()) if asked == name:
                return function if self.is_builtin(node, function) else None
        return None

    # -- what is written --------------------------------------------------------------------------
    def statement(self, node: s.Node) -> list[s.Node]:
        if (name := _started(node)) in self.known:
            return self.started(name, tuple(map(self.value, node.value.items)), node)
        for name in self.known:
            if (item := _appended(node, name)) is not None:
                return self.appended(name, self.value(item), node)
        return [with_own(self.blocks_of(node), self.value)]

    def value(self, node: s.Node) -> s.Node:
        def replaced(part: s.Node) -> s.Node | None:
            for name, asked in self.known.items():
                if (what := self.question(part, name)) is not None:
                    return s.Name(asked[what], span=part.span)
            return None

        return mapped(node, replaced)

    def started(self, name: str, items: tuple, node: s.Node) -> list[s.Node]:
        """What is asked of a list, of one that is written out."""
        total: s.Node = number(0, node.span)
        for k, item in enumerate(items):
            total = s.Binary("+", total, item, span=node.span) if k else item
        values = {"len": number(len(items), node.span), "sum": total}
        values |= {"last": items[-1]} if items else {}
        names = tuple(s.Name(held, span=node.span) for held in self.known[name].values())
        given = tuple(values[what] for what in self.known[name])
        if not names:
            return [s.Pass(span=node.span)]
        if len(names) == 1:  # each of several may read those before
            return [s.Assign(names, given[0], span=node.span)]
        return [s.Assign((s.Tuple(names),), s.Tuple(given, span=node.span), span=node.span)]

    def appended(self, name: str, item: s.Node, node: s.Node) -> list[s.Node]:
        """What is asked of a list, after an item more."""
        asked, out = self.known[name], []
        if len(asked.keys() & {"last", "sum"}) == 2:
            out.append(_assign(held := asked["last"], item, node))
            item = s.Name(held, span=node.span)
        elif "last" in asked:
            out.append(_assign(asked["last"], item, node))
        for what, more in (("sum", item), ("len", number(1, node.span))):
            if what in asked:
                held = s.Name(asked[what], span=node.span)
                out.append(s.AugAssign(held, "+", more, span=node.span))
        return out or [s.Pass(span=node.span)]


def _assign(name: str, value: s.Node, node: s.Node) -> s.Assign:
    return s.Assign((s.Name(name, span=node.span),), value, span=node.span)


def _started(node: s.Node) -> str:
    """The name of a list that a statement starts; "" of any other."""
    match node:
        case s.Assign((s.Name(name),), s.List()):
            return name
    return ""


def _appended(node: s.Node, name: str) -> s.Node | None:
    """The item that a statement adds to the list of that name."""
    match node:
        case s.Expression(s.Call(s.Attribute(s.Name(owner), "append"), (item,), ())):
            return item if owner == name else None
        case s.AugAssign(s.Name(owner), "+", s.List((item,))):
            return item if owner == name else None
        case s.Assign((s.Name(owner),), s.Binary("+", s.Name(left), s.List((item,)))):
            return item if owner == left == name else None
    return None


def _reads(scope: Scope, name: str) -> bool:
    return any(read.start is not None and read.start.id == name for read in scope.reads)
