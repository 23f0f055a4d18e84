"""Parameters that a function gives a value of its own, by another name: `v = v[:]` is `v2 = v[:]`.

What is then written to elements of `v2` is no write to what the caller gave.
"""

from gradcli.core.ir import fresh
from gradcli.language.names.scopes import Scope
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import bound_by, mapped, mentions
from gradcli.lowering.passes.rewriting import Rewriting

INNER = (s.Def, s.Lambda, s.Comprehension)  # what may bind the name, or read it later


def gives_own_value(node: s.Node) -> bool:
    """Whether a node is a function that assigns a parameter as a whole."""
    if type(node) is not s.Def:
        return False
    names = {p.name for p in node.parameters}
    return any(type(part) is s.Assign and names & _assigned(part) for part in node.body)


class OwnValues(Rewriting):
    """The pass: a parameter of which no element is written stays."""

    def statement(self, node: s.Node) -> list[s.Node]:
        new = self.blocks_of(node)
        if type(node) is s.Def:
            scope = next(c for c in self.scope.children if c.node is node)
            body = new.body
            for p in new.parameters:
                if p.name in scope.writes:
                    body = self.renamed(body, p.name, scope)
            new = s.Def(new.name, new.parameters, body, new.decorators, new.returns, span=new.span)
        return [new]

    def renamed(self, body: tuple, name: str, scope: Scope) -> tuple:
        """A function's body in which the value that it gives a parameter has another name."""
        at = next(
            (k for k, n in enumerate(body) if type(n) is s.Assign and name in _assigned(n)), None
        )
        if at is None or any(_may_change(part, name) for n in body[:at] for part in s.walk(n)):
            return body
        rest = body[at + 1 :]
        if any(type(part) in INNER and _meets(part, name) for n in body for part in s.walk(n)):
            return body
        own = fresh(self.taken, name)

        def replaced(part: s.Node) -> s.Node | None:
            return s.Name(own, span=part.span) if part == s.Name(name) else None

        given = body[at]
        targets = mapped(given.targets, replaced)
        return (
            *body[:at],
            s.Assign(targets, given.value, span=given.span),
            *mapped(rest, replaced),
        )


def _assigned(node: s.Assign) -> set[str]:
    """The names that an assignment gives a value as a whole."""
    parts = [part for t in node.targets for part in (t.items if type(t) is s.Tuple else (t,))]
    return {part.id for part in parts if type(part) is s.Name}


def _may_change(node: s.Node, name: str) -> bool:
    """Whether a node writes an element of a name, adds to it, or calls a method of it."""
    match node:
        case s.Assign(targets):
            return any(mentions(target, name) for target in targets)
        case s.AugAssign(target) | s.For(target):
            return mentions(target, name)
        case s.Call(s.Attribute(s.Name(owner))):
            return owner == name
    return False


def _meets(node: s.Node, name: str) -> bool:
    """Whether a function reads a name, or a comprehension binds it."""
    if type(node) is s.Comprehension:
        return any(name in bound_by(clause.target) for clause in node.clauses)
    return mentions(node, name)
