"""Names that are read where nothing has given them a value: in the first turn of a loop, say.

`check_reads` finds those that no statement before may assign.  Here a loop's own statements are no
such: what surely runs in its first turn reads what was assigned before the loop, or in that turn.
"""

from gradcli.core import ir
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While
from gradcli.errors import Diagnostic
from gradcli.language.names.program import Program


def check_assigned(program: ir.Program, resolved: Program) -> None:
    """Raise E0204 at a name that has no value where it is first read."""
    for d in program.body:
        if type(d) is Def:
            own = ir.assigned(d.body) - {*d.parameters}
            _Unassigned(resolved, own, d.name).body(d.body, set(), True)
    own = ir.assigned(program.body) - {*program.inputs, *program.constants, *resolved.bound}
    _Unassigned(resolved, own, None).body(program.body, set(), True)


class _Unassigned:
    """The statements of one scope as they first run; `given` has what they may have assigned."""

    def __init__(self, resolved: Program, own: set[str], function: str | None):
        self.resolved, self.own, self.function = resolved, own, function
        self.given: set[str] = set()

    def body(self, body: ir.Body, later: set[str], sure: bool) -> None:
        """Follow statements; `sure` is whether they surely run.

        later: what the loops around assign, which all but a first turn may read.
        """
        for s in body:
            for value in ir.reads(s):
                self.read(value, later, sure)
            match s:
                case Assign(targets):
                    self.given.update(targets)
                case If(_, then, orelse):
                    self.body(then, later, False)
                    self.body(orelse, later, False)
                    sure = sure and not any(type(i) is Leave for i in ir.statements((s,)))
                case For(name, _, _, _, _, inner):
                    self.given.add(name)
                    self.body(inner, later | ir.assigned(inner), sure)
                case While(_, inner):
                    self.body(inner, later | ir.assigned(inner), sure)

    def read(self, value, later: set[str], sure: bool) -> None:
        roots = value.args if type(value) is Call else (value,)
        for root in roots:
            read = root.names if type(root) is Expr else set()
            unknown = (read & self.own) - self.given
            if unknown and (not sure or any(n.op in ir.LAZY for n in ir.postorder(roots))):
                unknown -= later
            if unknown:
                name = min(unknown)
                place = self.resolved.first_place(self.function, name)
                raise Diagnostic(
                    "E0204", f"'{name}' has no value yet where it is first read", place,
                    help=f"give it one before: {name} = 0.0",
                    source=self.resolved.source,
                )  # fmt: skip
