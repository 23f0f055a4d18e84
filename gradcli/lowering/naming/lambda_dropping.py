"""Lambda dropping: what a function captures is read of the program around it, where that is one
variable at every call.
"""

from gradcli.core import walks
from gradcli.lowering.naming.staged import Staged, called
from gradcli.lowering.values import UNDEFINED
from gradcli.lowering.versions import (
    Assign,
    For,
    Function,
    If,
    Invoke,
    Leave,
    While,
    definitions,
    invokes,
    is_variable,
    mapped,
    statements,
)  # fmt: skip


def release(staged: Staged) -> None:
    """Drop the parameters of captures that are one variable of the program at every call."""
    top = {t.args[0] for s in statements(staged.block) for t, _ in definitions(s)}
    top |= staged.st.rows.inputs.keys()
    changed = True
    while changed:
        changed = False
        for f in staged.functions:
            for k in range(len(f.params) - 1, f.fixed - 1, -1):
                values = _values(staged, f, k)
                if len(values) == 1 and values <= top:
                    _let_in(staged, f, k, *values)
                    changed = True
    for _ in staged.functions:
        for f in staged.functions:
            for other in called(f.body):
                staged.free[f] |= staged.free[other]


def _calls(staged: Staged, f: Function) -> list[Invoke]:
    return [v for block in staged.blocks() for v in invokes(block) if v.function is f]


def _values(staged: Staged, f: Function, k: int) -> set:
    """What the calls of a function give for a parameter, those of itself with its own apart."""
    values = [v.args[k] for v in _calls(staged, f)]
    return {e.args[0] if is_variable(e) else id(e) for e in values} - {f.params[k].args[0]}


def _let_in(staged: Staged, f: Function, k: int, name: str) -> None:
    old = f.params.pop(k).args[0]
    for v in _calls(staged, f):
        del v.args[k]
    for s in statements(f.body):
        _change(s, lambda e: walks.renamed_value(e, {old: name}))
    staged.free[f].add(name)


def _change(s, change) -> None:
    match s:
        case Assign():
            s.values[:] = [v if v is UNDEFINED else mapped(v, change) for v in s.values]
        case If() | While():
            s.test = change(s.test)
        case For():
            s.bounds = tuple([change(b) for b in s.bounds])
        case Leave():
            s.values[:] = [change(v) for v in s.values]
