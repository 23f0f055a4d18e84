"""Which engine a command's numbers come from, and why: the tape, machine code, or JAX.

Code has values and derivatives, and no words.  Where a result needs some, as what is not finite, or
may have lost digits, the tape runs at that point: results are the same whichever engine runs.
"""

from collections.abc import Callable, Iterator
from itertools import islice, product
from os import environ
from typing import Any

from gradcli import calls
from gradcli.diagnosis.notes import SIGNS
from gradcli.errors import Diagnostic
from gradcli.result.derivatives import Result
from gradcli.result.grids import Block

FEW = 500  # points of a grid that are over before anyone has looked whether they could be code
PAYS = 16_000  # operations of a grid, at all of its points, from which on code is sooner there
ROWS = 8_192  # points of a grid that are computed together
TRIED = 3  # points of the first of these at which code is held to the tape
PROBED = 20_000  # steps of a run of the tape before code is made
LOOKED = 200_000  # steps of code after which the tape is not asked for words

MISTAKES = (AssertionError, AttributeError, LookupError, TypeError, ValueError)

Call = Callable[[dict[str, Any]], Result]


class Engine:
    """asked: one of calls.ENGINES; options: those of calls.compile that it is asked with; reasons:
    what was chosen, and why; compiled: the program as a function, once it is one."""

    __slots__ = ("asked", "compiled", "options", "reasons")

    def __init__(self, asked: str = "auto", options: dict[str, Any] | None = None):
        self.asked = asked
        self.options = (
            dict(options or {}) if asked != "jax" else {"engine": "jax", **(options or {})}
        )
        self.compiled: Any = None
        self.reasons: list[str] = []

    def tape(self, why: str) -> None:
        self._told(f"the tape runs: {why}")

    def native(self, why: str) -> None:
        self._told(f"machine code runs: {why}")

    def coded(self, why: str) -> None:
        """What runs is the code that was asked for, or what is sooner."""
        if self.asked != "jax":
            self.native(why)
            return
        from gradcli.calls.accelerated import device

        bits = 32 if self.options.get("float32") else 64
        self._told(f"JAX runs on {device(self.options.get('device', ''))}, in {bits} bits: {why}")

    def _told(self, reason: str) -> None:
        if reason not in self.reasons:
            self.reasons.append(reason)


def _not_for_code(asked: dict[str, Any]) -> str:
    """What is asked that code does not give; "" where it gives all."""
    if asked.get("order", 1) != 1:
        return "derivatives above the first are the tape's"
    if len(asked.get("of", ())) > 1:
        return "several targets are asked for"
    return ""


# -- grids -----------------------------------------------------------------------------------------
def along(
    program, point: dict[str, Any], grids: dict[str, Any], call: Call, engine: Engine,
    derivatives: bool, asked: dict[str, Any],
) -> Iterator[Block] | None:  # fmt: skip
    """The results at the points of a grid, as `call` has them at each; None where it has to run.

    grids: the values of the inputs that vary, the last the fastest.
    """
    count = 1
    for values in grids.values():
        count *= len(values)
    why = ""
    if engine.asked == "jax":
        return _mapped(program, point, grids, count, call, engine, derivatives, asked)
    if engine.asked == "tape":
        why = "it is asked for"
    elif engine.asked == "auto":
        why = _not_for_code(asked)
        if count < FEW:
            why = f"{count} points are over before code is there"
    if why:
        engine.tape(why)
        return None
    return _together(program, point, grids, count, call, engine, derivatives, asked)


def _together(
    program, point, grids, count: int, call: Call, engine: Engine, derivatives: bool, asked
) -> Iterator[Block] | None:
    """The blocks of a grid; None where they are no code, or that does not pay."""
    from gradcli.native.refused import Refused

    axes = {name: next(iter(values)) for name, values in grids.items()}
    wrt = asked.get("wrt") or program.default_wrt() if derivatives else ()
    names = tuple(dict.fromkeys((*axes, *wrt)))
    try:
        _check_numbers(program, point | axes, names)
        made = _code_of(program, point, axes, names, wrt, count, engine, asked)
        if made is None:
            engine.tape(f"{count} points are over before code is there")
            return None
        blocks = _Blocks(made, point, grids, call, engine)
        first = blocks.first()
    except Refused as refused:
        if engine.asked == "auto":
            engine.tape(refused.at(program.source))
        return None
    except ModuleNotFoundError as absent:
        if (absent.name or "").partition(".")[0] != "llvmlite":
            raise
        engine.tape("the compiler llvmlite is not installed")
        return None
    except MISTAKES as mistake:
        own_mistake(engine, mistake)
        return None
    if first is None:
        engine.tape("code has other digits")
        return None
    engine.native(f"{count} points of {', '.join(grids)} are computed together")
    return blocks.all(first)


def _mapped(
    program, point, grids, count: int, call: Call, engine: Engine, derivatives: bool, asked
) -> Iterator[Block]:
    """The blocks of a grid on JAX; E0109 where they have no form there.

    What is not finite there, or has a derivative of 0, the tape runs, which has words for it.
    """
    import numpy as np

    if why := _not_for_code(asked):
        raise Diagnostic("E0109", f"--engine jax is not for this: {why}", source=program.source)
    wrt = (asked.get("wrt") or program.default_wrt()) if derivatives else ()
    compiled = calls.compile(program, wrt, **engine.options)
    engine.coded(f"{count} points of {', '.join(grids)} are computed together")
    form, rows = None, min(count, ROWS)
    for columns in _columns(list(grids.values())):
        wide = [np.pad(np.array(c), (0, rows - len(c)), mode="edge") for c in columns]
        given = dict(point) | dict(zip(grids, wide))
        value, slopes = compiled.batch_value_and_gradient(**given) if wrt else (
            compiled.batch(**given), {}
        )  # fmt: skip
        own = {name: x[: len(columns[0])] for name, x in slopes.items()}
        value = value[: len(columns[0])]
        odd = ~np.all([np.isfinite(x) for x in (value, *own.values())], axis=0)
        odd |= np.any([np.zeros_like(odd), *(x == 0 for x in own.values())], axis=0)
        points = {
            int(k): dict(point) | {n: c[k] for n, c in zip(grids, columns)}
            for k in (*np.flatnonzero(odd), *([] if form else [0]))
        }
        found = {k: call(at) for k, at in points.items()}
        form = form or found[0]
        others = {k: result for k, result in found.items() if odd[k]}
        lists = {name: x.tolist() for name, x in own.items()}
        yield Block(form, tuple(grids), columns, value.tolist(), lists, others)


def _code_of(
    program, point, axes: dict[str, Any], names, wrt, count: int, engine: Engine, asked
) -> Any:
    """The code of a program at many points: of the steps that the tape records, where they are
    those of every point; None where the tape is sooner there."""
    from gradcli.calls.batched import PAYS as LONG
    from gradcli.calls.batched import Batched
    from gradcli.calls.straight import Recorded, Straight
    from gradcli.native.refused import Refused

    auto = engine.asked == "auto"
    try:
        if auto and wrt and any(sign in program.source.text for sign in SIGNS):
            raise Refused("it has tests or kinks, on which the notes of a point depend")
        found = Recorded(program, point | axes, names, wrt, asked.get("of", ()))
        enough = not auto or count * (len(found.steps) + 4) >= PAYS
        return Straight(found) if enough else None
    except Refused:
        if not auto or asked.get("of"):
            raise
    try:
        made = Batched(program, point, axes, wrt)
    except Diagnostic as error:
        raise Refused(error.message, error.span) from error
    return made if not auto or made.takes(count) >= LONG else None


def _check_numbers(program, point: dict[str, Any], names: tuple[str, ...]) -> None:
    from gradcli.native.refused import Refused

    for name in names:
        given = program.inputs.get(name)
        if given is None:
            raise Refused(f"the program does not read '{name}'")
        if given.kind != "float" or given.shape or given.integer_at:
            raise Refused(f"'{name}' is no real number")
        if type(point.get(name)) not in (float, int):
            raise Refused(f"'{name}' is no number that is given")


class _Blocks:
    """The points of a grid in blocks; `again`: how many of them the tape had to run."""

    def __init__(self, straight, point: dict[str, Any], grids: dict[str, Any], call: Call, engine):
        self.straight, self.point, self.axes = straight, point, tuple(grids)
        self.points = _columns(list(grids.values()))
        self.call, self.engine, self.again = call, engine, 0
        self.form: Result | None = None

    def first(self) -> Block | None:
        """The first block; None where the tape has other bits at a point of it."""
        columns = next(self.points)
        outputs = self._computed(columns)
        sure = [k for k, signs in enumerate(zip(*outputs[-2:])) if not any(signs)]
        for k in sorted({*sure[:1], *sure[len(sure) // 2 :][:1], *sure[-1:]})[:TRIED]:
            result = self.call(self.at(columns, k))
            self.form = self.form or result
            if not _is_alike(result, [column[k] for column in outputs[:-2]], self.straight):
                return None
        return self._block(columns, outputs)

    def all(self, first: Block) -> Iterator[Block]:
        """The first block, and those that follow."""
        yield first
        for columns in self.points:
            yield self._block(columns, self._computed(columns))
        if self.again:
            self.engine.tape(f"{self.again} of the points may have notes of their own")

    def at(self, columns: list, k: int) -> dict[str, Any]:
        return self.point | {name: column[k] for name, column in zip(self.axes, columns)}

    def _computed(self, columns: list) -> list[list]:
        import numpy as np

        given = dict(self.point) | dict(zip(self.axes, columns))
        taken = {name: np.array(given[name], float) for name in self.straight.names}
        return [column.tolist() for column in self.straight.rows(taken)]

    def _block(self, columns: list, outputs: list[list]) -> Block:
        value, *slopes, doubt, odd = outputs
        others = {}
        doubted = [k for k, sign in enumerate(doubt) if sign] if True in doubt else []
        for k in [k for k in doubted if not odd[k]]:
            at = [self.at(columns, k)[name] for name in self.straight.names]
            found = self.straight.digits.again(at, [column[k] for column in slopes])
            if found is None:
                odd[k] = True
                continue
            for column, x in zip(slopes, found):
                column[k] = x
        if True in odd:
            others = {k: self.call(self.at(columns, k)) for k, sign in enumerate(odd) if sign}
            self.again += len(others)
        form = self.form or others[0]
        return Block(
            form, self.axes, columns, value, dict(zip(self.straight.connected, slopes)), others
        )


def _columns(grids: list) -> Iterator[list]:
    """The points of grids, some at a time: a column for each grid."""
    if len(grids) == 1:
        values = iter(grids[0])
        while some := list(islice(values, ROWS)):
            yield [some]
        return
    points = product(*grids)
    while some := list(islice(points, ROWS)):
        yield list(zip(*some))


def _is_alike(result: Result, found: list[float], straight) -> bool:
    """Whether a result of the tape has the bits of code, and derivatives where that has some."""
    gradients = dict(result.gradients or {})
    wanted = [*result.values, *(gradients.pop(name, None) for name in straight.connected)]
    both = len(wanted) == len(found) and all(isinstance(x, float) for x in wanted)
    others = not any(gradients.values())  # None, or 0 where that is asked for
    if not both or not others or not _is_same(wanted[0], found[0]):
        return False
    return all(map(_is_same if straight.exact else _is_near, wanted, found))


def _is_near(x: float, y: float) -> bool:
    return abs(x - y) <= 1e-9 * abs(x)


def _is_same(x: float, y: float) -> bool:
    return x == y and str(x) == str(y)  # 0.0 is not -0.0


def _short_run(
    point: dict[str, Any], call: Callable[..., Result], asked: dict[str, Any]
) -> Result | None:
    """The result of a program that ends within few steps; None where it does not."""
    probe = _probe(asked.get("limits"))
    if probe is None:
        return None
    try:
        return call(point, limits=probe)
    except Diagnostic as error:
        if error.code != "E0206" or "--max-steps" not in (error.help or ""):
            raise
    return None


# -- one point -------------------------------------------------------------------------------------
def at_point(
    program, point: dict[str, Any], call: Callable[..., Result], engine: Engine,
    derivatives: bool, asked: dict[str, Any],
) -> Result:  # fmt: skip
    """The result at a point, as call(point) has it; call(point, limits) keeps to other limits."""
    if engine.asked == "tape":
        engine.tape("it is asked for")
        return call(point)
    if engine.asked in ("native", "jax"):
        return _coded(program, point, call, engine, derivatives, asked)
    why = _not_for_code(asked) or ("several targets" if asked.get("of") else "")
    why = why or _short(program)
    if why:
        engine.tape(why)
        return call(point)
    found = _short_run(point, call, asked)
    if found is not None:
        engine.tape(f"it ends within {PROBED} steps")
        return found
    try:
        return _coded(program, point, call, engine, derivatives, asked)
    except Diagnostic as error:
        if error.code == "E0206":  # a limit of the run
            raise
        engine.tape(told(error))
    except MISTAKES as mistake:
        own_mistake(engine, mistake)
    return call(point)


def own_mistake(engine: Engine, mistake: Exception) -> None:
    """Raise a mistake of gradcli's own in making code, unless the tape runs as well without it."""
    if engine.asked == "native" or environ.get("GRADCLI_DEBUG"):
        raise mistake
    engine.tape(f"making code ended in a mistake of gradcli's own, {type(mistake).__name__}")


def _short(program) -> str:
    """Why a run of the program cannot be long, or is not tried; "" where it may be."""
    from gradcli.language.syntax import surface as s

    nodes = list(s.walk(program.module))
    if not any(type(n) in (s.For, s.While, s.Def) for n in nodes):
        return "the program has no loop and no function"
    if any(type(n) is s.Call and n.function == s.Name("print") for n in nodes):
        return "the program prints"
    return ""


def _probe(given):
    """The limits of a run that tells whether it is long; None where those given are as close."""
    from gradcli.evaluator.limits import Limits

    given = given or Limits()
    if given.steps <= PROBED:
        return None
    probe = Limits(PROBED, None, given.recursion, given.timeout)
    probe.memory, probe.elements = given.memory, given.elements
    return probe


def told(error: Diagnostic) -> str:
    """What a Diagnostic says, with its place."""
    if error.span is None or error.source is None:
        return error.message
    return f"{error.message}, at {error.source.place(error.span[0])}"


def _coded(program, point, call: Call, engine: Engine, derivatives: bool, asked) -> Result:
    """The result of code; of the tape where it has words for it.  E0109 where there is no code."""
    wrt = asked.get("wrt") or ()
    compiled = engine.compiled or calls.compile(program, wrt, **engine.options)
    engine.compiled = compiled
    limits = asked.get("limits")
    found, used = compiled.run(point, False, limits)
    slopes: list | None = []
    if found is not None and derivatives:
        slopes, more = compiled.run(point, True, limits)
        used += more
    if found is None or slopes is None:
        engine.tape("code came to what the tape has the words for")
        return call(point)
    (value,), slopes = found, slopes[1:]
    worded = not all(map(_is_plain, (value, *slopes)))
    if worded and used < LOOKED:
        engine.tape("the result is not finite, or 0, of which the tape knows more")
        return call(point)
    why = "it is asked for" if engine.asked != "auto" else f"it takes {used} steps"
    engine.coded(why + compiled.remark)
    gradients = dict(zip(compiled.wrt, slopes)) if derivatives else None
    notes = list(program.readings)
    if worded:
        notes.append("the result is not finite, or 0: --engine tape says why")
    wrt = compiled.wrt if derivatives else ()
    return Result(program.target_names, (value,), gradients, wrt, point, tuple(notes))


def _is_plain(value) -> bool:
    if type(value) in (float, int, bool):
        return value - value == 0 and value != 0
    import numpy as np

    return bool(np.all(np.isfinite(value)) and np.any(value))
