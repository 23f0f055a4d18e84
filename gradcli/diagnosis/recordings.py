"""What the tapes of a program recorded, as facts for a report."""

from gradcli.catalogue.search import SIGNS
from gradcli.diagnosis.stops import in_words, why_null
from gradcli.diagnosis.taping import Asked, Taped, Taping
from gradcli.engine.steps import STRIDE, in_order
from gradcli.engine.steps import Step as TapeStep
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic
from gradcli.evaluator.function import Function
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface as s
from gradcli.ops.dispatch import primal
from gradcli.ops.rows import Op
from gradcli.result.chain_rule import Link
from gradcli.result.tapes import (
    LARGEST,
    Derivative,
    Large,
    Operand,
    Recording,
    Step,
    Stop,
    Tapes,
    Watched,
)

OWN = "grad"  # what the tape is called that is around a program without one


def tapes(function: Function) -> Tapes:
    """The tapes of a run: the program's own, and around it the one of its derivative by `wrt`.

    The latter only where `wrt` is asked for, or the program has no tape.  Raises what the program
    raises before a tape of its own, and E0107 where there is nothing to record.
    """
    program, wrt = function.program, function.wrt
    if not wrt and "GradientTape" in program.source.text:
        run, found = _observed(function)
        failure = None
        try:
            function([])
        except Diagnostic as error:
            if not run.taped:
                raise
            failure = error
        if run.taped:
            return Tapes(_all(run, found), failure=failure)
        function.coder = None
    function.wrt = wrt or program.default_wrt(function.point)
    if not function.wrt or not (function.of or program.target):
        what = "value" if function.wrt else "real inputs"
        raise Diagnostic(
            "E0107", f"there is nothing to record: the program has no GradientTape and no {what}",
            help="gradcli tape 'x^2' x=3 shows the tape of a derivative", source=program.source,
        )  # fmt: skip
    return Tapes(_around(function)[0])


def chain(function: Function) -> tuple[Recording, list[Link]]:
    """The tape around a run, as gradcli grad has it, and for each of its steps how the program
    calls it and its partials: of a number by each of its inputs, None by what no source reaches."""
    every, run, record = _around(function)
    return every[0], [_link(run, record, step) for step in in_order(record.steps)]


def _link(run: Taping, record: Taped, step: TapeStep) -> Link:
    op, node, out, nodes, values, attrs = step
    partials: list[float | None] = []
    for i, n in enumerate(nodes):
        known = n in record.seen and type(out) is float and type(values[i]) in (float, int)
        rule = op.arg(i).rule if known else None
        if rule is None:
            partials.append(None)
        elif op.arity:
            partials.append(rule(1.0, *values, out))
        else:
            partials.append(op.pull(i, 1.0, values, out, attrs))
    place = run.places.get(node)
    called = dotted(place.function)[1] if type(place) is s.Call else None
    own = called and called.rpartition(".")[2] in (op.name, *op.also)
    of_functions = type(place) is s.Call and called and any(type(x) is s.Lambda for x in place.args)
    return Link(
        called=called if called and own else _primitive(op),
        text=run.text(place) if of_functions else "", partials=tuple(partials),
    )  # fmt: skip


def _around(function: Function) -> tuple[list[Recording], Taping, Taped]:
    """The tapes of a run within one that watches the sources, as gradcli grad has it; the run, and
    that tape."""
    program, wrt = function.program, function.wrt
    xs = function.sources()
    run, found = _observed(function)
    tape, tensors = run.own(GradientTape()), [Tensor(x) for x in xs]
    run.names |= {x.node: name for name, x in zip(wrt, tensors)}
    with tape:
        for x in tensors:
            tape.watch(x)
        values = function(tensors)
    function.coder = None
    record = run.taped[0]
    targets = [y for y in values if type(y) is Tensor]
    if len(function.names) == len(values):
        for name, y in zip(function.names, values):
            if type(y) is Tensor and name.isidentifier():
                run.names.setdefault(y.node, name)
    tape.gradient(targets, tensors)
    asked = record.asked[0]
    reasons = _reasons(function, [n for n, on in zip(wrt, asked.connected) if not on])
    every = _all(run, found)
    own = every[0]
    own.name, own.line, own.watches_variables = OWN, 0, False
    for watched, name in zip(own.watched, wrt):
        given = program.inputs.get(name)
        watched.how, watched.line = "input", run.line(given) if given is not None else 0
    own.derivatives[0].target = ", ".join(function.names)
    own.derivatives[0].results = [
        (name, g, reasons.get(name, "")) for name, (_, g, _) in zip(wrt, own.derivatives[0].results)
    ]
    return every, run, record


def _reasons(function: Function, missing: list[str]) -> dict[str, str]:
    """Why the derivatives by `missing` are null."""
    if not missing:
        return {}
    from gradcli.diagnosis.unconnected import why

    found = why(function, tuple(missing))
    return {name: _placed(error) for name, error in found.items()}


def _placed(error: Diagnostic) -> str:
    if error.span is None or error.source is None:
        return error.message
    return f"{error.source.place(error.span[0])}: {error.message}"


def _observed(function: Function) -> tuple[Taping, list[Recording]]:
    """What will observe the run of `function`, and where it leaves the tapes that are freed."""
    found: list[Recording] = []
    run = Taping(
        function.program, function.intermediates,
        lambda run, record: found.append(_recording(run, record)),
    )  # fmt: skip
    function.coder = lambda program, watched: run
    return run, found


def _all(run: Taping, found: list[Recording]) -> list[Recording]:
    """Every tape of a run that has ended, in the order in which they began."""
    found += [_recording(run, record) for record in run.taped]
    return sorted(found, key=lambda tape: tape.number)


def _recording(run: Taping, record: Taped) -> Recording:
    tape, line = record.tape, run.line(record.node)
    made = record.steps[1::STRIDE]
    watched = [
        Watched(
            name=_name(run, record, n) or f"#{k}", line=run.line(node), how=how,
            step=made.index(n) + 1 if n in made else 0, value=_kept(value),
        )
        for k, (n, (_, node, how, value)) in enumerate(record.watched.items(), 1)
    ]  # fmt: skip
    return Recording(
        number=record.number, name=record.name, line=line, persistent=tape.persistent,
        watches_variables=bool(getattr(tape, "_accessed", False)), watched=watched,
        steps=_steps(run, record), stops=_stops(run, record),
        derivatives=[_derivative(run, record, asked) for asked in record.asked],
    )  # fmt: skip


# -- steps -----------------------------------------------------------------------------------------
def _steps(run: Taping, record: Taped) -> list[Step]:
    flat = record.steps
    numbers = {node: k for k, node in enumerate(flat[1::STRIDE], 1)}
    found = []
    sweeps = [asked.cotangents or {} for asked in record.asked]
    for op, node, out, nodes, values, attrs in in_order(flat):
        place = run.places.get(node)
        texts = _operands(place, op, len(nodes))
        inputs = [
            _operand(numbers.get(n, 0), _name(run, record, n) or text, value)
            for n, value, text in zip(nodes, values, texts)
        ]
        if not op.arity:
            inputs += [Operand(step=0, name=f"{k}={v}", value=None) for k, v in _plain(attrs)]
        found.append(
            Step(
                step=numbers[node], line=run.line(place), primitive=_primitive(op), sign=op.symbol,
                inputs=inputs, name=run.names.get(node, ""), value=_kept(primal(out)),
                cotangents=tuple(_kept(sweep.get(node)) for sweep in sweeps),
            )
        )  # fmt: skip
    return found


def _operand(step: int, name: str, value) -> Operand:
    """An input; an index is told by its text alone."""
    if type(value) in (slice, tuple, type(None), type(Ellipsis)):
        return Operand(step=0, name=_index(value), value=None)
    return Operand(step=step, name=name, value=_kept(primal(value)))


def _kept(value):
    """A value, but of a large array its shape and its ends: tapes are many, and their arrays."""
    if getattr(value, "size", 1) <= LARGEST:
        return value
    return Large(shape=value.shape, first=value.flat[0], last=value.flat[-1])


def _index(value) -> str:
    """An index as a program writes it: 1:3, or 0, :."""
    if type(value) is slice:
        ends = ["" if end is None else str(end) for end in (value.start, value.stop)]
        return ":".join(ends if value.step is None else [*ends, str(value.step)])
    if type(value) is tuple:
        return f"[{', '.join(map(_index, value))}]"
    return "..." if value is Ellipsis else str(value)


def _primitive(op: Op) -> str:
    return op.name.partition(" ")[0]


def _plain(attrs) -> list[tuple[str, object]]:
    """The attributes of a step that a short text tells, but for what is False or None."""
    found = (attrs or {}).items()
    kinds = (int, bool, str, tuple)
    return [(k, v) for k, v in found if type(v) in kinds and v is not False and len(str(v)) < 20]


def _operands(place: s.Node | None, op: Op, count: int) -> list[str]:
    """The names that stand as the operands of a step, where its place is its own operation."""
    parts: tuple = ()
    if type(place) is s.Binary and op.symbol == SIGNS.get(place.op, place.op):
        parts = (place.left, place.right)
    elif type(place) is s.Call and not place.keywords:
        called = (dotted(place.function)[1] or "").rpartition(".")[2]
        parts = place.args if called in (op.name, *op.also) else ()
    if len(parts) != count:
        return [""] * count
    return [part.id if type(part) is s.Name else "" for part in parts]


def _name(run: Taping, record: Taped, node: int) -> str:
    """The name by which the program reads a node, or what a variable calls itself."""
    return run.names.get(node) or record.watched.get(node, ("",))[0]


# -- derivatives and stops -------------------------------------------------------------------------
def _derivative(run: Taping, record: Taped, asked: Asked) -> Derivative:
    target = _argument(run, asked.node, 0, "target")
    results = []
    for k, (node, on) in enumerate(zip(asked.sources, asked.connected)):
        name = _name(run, record, node) or _source(run, asked, k)
        value = _kept(asked.results[k]) if k < len(asked.results) else None
        why = "" if on else why_null(run, record, asked, k, name, target)
        results.append((name or f"source {k + 1}", value, why))
    made = record.steps[1::STRIDE]
    return Derivative(
        line=run.line(asked.node), method=asked.method, target=target, results=results,
        steps=tuple(made.index(n) + 1 for n in asked.targets if n in made),
    )  # fmt: skip


def _argument(run: Taping, node: s.Node | None, place: int, name: str) -> str:
    """The text of an argument of a call."""
    if type(node) is not s.Call:
        return ""
    given = dict(node.keywords)
    found = node.args[place] if len(node.args) > place else given.get(name)
    return run.text(found)


def _source(run: Taping, asked: Asked, place: int) -> str:
    """The text of a source, where the call displays them."""
    if type(asked.node) is not s.Call:
        return ""
    given = dict(asked.node.keywords).get("sources")
    shown = asked.node.args[1] if len(asked.node.args) > 1 else given
    parts = shown.items if type(shown) is s.List or type(shown) is s.Tuple else (shown,)
    return run.text(parts[place]) if place < len(parts) else ""


def _stops(run: Taping, record: Taped) -> list[Stop]:
    numbers = {node: k for k, node in enumerate(record.steps[1::STRIDE], 1)}
    found = []
    for entry in record.stops.values():
        node, _, times, after, taken = entry
        inputs = [
            Operand(step=numbers.get(n, 0), name=_name(run, record, n), value=None)
            for n in sorted(taken) if n in record.seen
        ]  # fmt: skip
        found.append(_stop(run, node, in_words(run, record, entry), times, after, inputs))
    for n, (node, why, x) in record.unwatched.items():
        name = run.names.get(n) or getattr(x, "name", "")
        what = f"'{name}' is not watched: {why}" if name else f"not watched: {why}"
        found.append(_stop(run, node, what, 1, 0, []))
    flat: dict[tuple, list] = {}
    for k, (op, node) in enumerate(zip(record.steps[::STRIDE], record.steps[1::STRIDE]), 1):
        if all(arg.kind in ("flat", "static") for arg in op.args):
            place = run.places.get(node)
            flat.setdefault((id(place), op), [place, op, k, 0])[3] += 1
    for place, op, k, times in flat.values():
        why = f"the derivative of {_primitive(op)} is 0 wherever it has one"
        own = Operand(step=k, name="", value=None)
        found.append(_stop(run, place, why, times, k, [own]))
    return sorted(found, key=lambda stop: stop.after)


def _stop(run: Taping, node, why: str, times: int, after: int, inputs: list) -> Stop:
    line, text = run.line(node), run.text(node)
    return Stop(line=line, text=text, why=why, times=times, after=after, inputs=inputs)
