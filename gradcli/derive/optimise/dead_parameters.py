"""Results that no call of a derived function reads, and parameters that it does not read itself."""

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Leave, Program
from gradcli.core.liveness import global_reads, prune
from gradcli.core.types.kinds import Scope


def without_unread(program: Program, author: frozenset[str]) -> Program:
    """The program without them, and without what only they were worked out for.

    author: the names that are the program's own, whose functions stay as they are written.
    """
    while True:
        made = {name: d for name, d in program.defs.items() if name not in author}
        kept = _kept(program, made) if made else {}
        changes = {
            name: found for name, found in kept.items()
            if not (all(found[0]) and all(found[1]))
        }  # fmt: skip
        if not changes:
            return program
        body = tuple(_changed(s, None, changes) for s in program.body)
        program = prune(program.with_body(body, program.outputs))


def _kept(program: Program, made: dict[str, Def]) -> dict[str, tuple[list[bool], list[bool]]]:
    """Of each function, by its name: which of its parameters it reads, and which of its results are
    read where it is called."""
    top = walks.top_level(program)
    outer = ir.names(*program.outputs).union(*global_reads(program.defs).values())
    outer |= walks.names_read(top)
    results = {name: _results(d) for name, d in made.items()}
    for scope, body in ((None, top), *((f, g.body) for f, g in program.defs.items())):
        reads = outer if scope is None else outer | walks.names_read(body)
        for s in ir.statements(body):
            for value in ir.reads(s):
                if type(value) is Call and value.function in results:
                    known = results[value.function]
                    whole = type(s) is not Assign or len(s.targets) != len(known) or s.index
                    results[value.function] = [True] * len(known) if whole else [
                        was or t in reads for was, t in zip(known, s.targets)
                    ]  # fmt: skip
    # a function of which nothing is read is left out with its calls
    return {
        name: (_parameters(d), results[name] if any(results[name]) else [True] * len(results[name]))
        for name, d in made.items()
    }


def _parameters(d: Def) -> list[bool]:
    """Which parameters a function reads or assigns."""
    used = walks.names_read(d.body) | ir.assigned(d.body)
    return [p in used for p in d.parameters]


def _results(d: Def) -> list[bool]:
    """Which results of a function are read wherever it is called: all where their number differs
    from return to return, else none yet."""
    count = walks.result_count(d)
    return [any(len(values) != count for values in walks.returned(d))] * count


def _changed(s, scope: Scope, changes: dict):
    """A statement with the parameters and results that are kept."""
    match s:
        case Def(name, parameters, body):
            keep = changes.get(name)
            given = _of(parameters, keep[0]) if keep else parameters
            return Def(name, given, tuple(_changed(part, name, changes) for part in body))
        case Leave("return", values) if scope in changes:
            return Leave("return", _of(values, changes[scope][1]))
        case Assign(targets, index, Call(function, args)) if function in changes:
            parameters, results = changes[function]
            return Assign(_of(targets, results), index, Call(function, _of(args, parameters)))
    return walks.with_bodies(s, lambda body: tuple(_changed(part, scope, changes) for part in body))


def _of(parts: tuple, keep: list[bool]) -> tuple:
    return tuple(part for part, kept in zip(parts, keep) if kept)
