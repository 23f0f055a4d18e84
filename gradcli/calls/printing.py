"""Programs, and the programs of their derivatives, in the languages that people use them in."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gradcli.calls.bounds import walking
from gradcli.errors import Diagnostic
from gradcli.language.syntax.text import as_word
from gradcli.result.derivatives import OF_SUM

if TYPE_CHECKING:
    from gradcli.calls import Program
    from gradcli.calls.self_tests import Points
    from gradcli.typed.refusals import Undeclared

ORDINALS = {2: "second", 3: "third"}
PYTHONIC = ("expr", "python", "numpy")  # targets that have the statements of the program


@walking
def diff(
    program: "Program",
    wrt: tuple[str, ...] = (),
    mode: str | None = None,
    order: int = 1,
    *,
    to: str = "expr",
    value: bool = False,
    gradient: bool = False,
    self_test: bool = False,
    name: str = "",
    real: str = "double",
    note: Callable[[str], None] | None = None,
) -> str:
    """The text of the program of the derivative, which runs by itself; `to` is its language.

    With `value` the program's value stands before its derivatives; `gradient` is by every real
    input, in the place of `wrt`; without `wrt` a comment names the derivatives in a program of
    gradcli; with `self_test` the text checks itself at three points against what the tape gives
    there; `name` is that of its function, and `real` the type of C's real numbers; `note` is told
    which `raise` and `assert` are left out, and near which points terms cancel, which the summary
    then says too.  E0002 for a name that the target cannot have, E0006 for an input that the
    program assigns itself, E0107 without anything to differentiate by, E0108 where the program has
    no derivative as a program, E0109 where the target has no words for it.
    """
    from gradcli.derive.differentiate import derivative
    from gradcli.language.names.entry_point import as_formulas, with_own_defaults
    from gradcli.typed.no_form import NoForm
    from gradcli.typed.refusals import Undeclared

    _check_asked(to, name, real)
    program = with_own_defaults(program, wrt)
    program.check_declared()
    program.check_wrt(wrt)
    chosen = not wrt  # by the program's order, which a comment is to say
    wrt = program.real_inputs() if gradient else wrt or program.default_wrt()
    if not wrt:
        name = next(iter(program.functions), "")
        help = program.running(name, "diff") if name else "\n".join(program.readings) or None
        raise Diagnostic(
            "E0107", "there is nothing to differentiate by: the program has no real inputs",
            help=help, source=program.source,
        )  # fmt: skip
    by = "" if chosen else f" --wrt {','.join(wrt)}"
    command = f"gradcli diff {{}}{' --gradient' if gradient else by} --to {to}"
    derived = derivative(as_formulas(program), wrt, mode=mode, order=order, value=value)
    try:
        points: Points = ((), ())
        if self_test:
            from gradcli.calls.self_tests import points_of_derivative

            asked = (program, derived, to, wrt, order, value)
            points = points_of_derivative(*asked, single=real == "float")
        about = _about_derivative(program, derived, wrt, order, points, chosen)
        about = about._replace(name=name or about.name, named=bool(name), real=real)
        if note is not None:
            from gradcli.calls.cancelling import cancelling

            if derived.summed:
                note(OF_SUM)
            _note_left_out(program, note)
            near = " and ".join(cancelling(program, derived, wrt, order))
            if near:
                note(f"near {near} terms of the derivative cancel: gradcli grad has the digits")
                about = about._replace(summary=f"{about.summary} Near {near} its terms cancel.")
        return _printed(program, derived, to, about, command)
    except Undeclared:
        raise
    except NoForm:
        _emitted(program, to, command)  # where the program itself has none, that says more
        raise


def _about_derivative(
    program, derived, wrt: tuple[str, ...], order: int, points: "Points", chosen: bool
):
    """What printers are told of a derivative; chosen: by the inputs that gradcli took itself."""
    from gradcli.emit.about import About, apart, partial_name, partials

    keys = partials(wrt, order)
    names = [partial_name(by) for by in keys]
    values = _values(len(derived.outputs) - len(keys))
    base = stem(program)
    name = f"{base}_{names[0]}" if len(names) == 1 else f"{base}_gradient"
    if len(names) > 1 and order > 1:
        name = f"{base}_order{order}"
    summary = summary_of_derivative(program, wrt, order, len(values), derived.summed)
    author = program.names
    outputs, by = apart([*values, *names], derived, author), (*[()] * len(values), *keys)
    return About(
        name, summary, outputs, *points, by, _letter(program), author, chosen, _notes(program)
    )


@walking
def emit(
    program,
    to: str = "expr",
    *,
    self_test: bool = False,
    name: str = "",
    real: str = "double",
    note: Callable[[str], None] | None = None,
) -> str:
    """The text of the program itself in the language `to`; the rest as for `diff`."""
    command = f"gradcli emit {{}} --to {to}"
    return _emitted(program, to, command, self_test=self_test, name=name, real=real, note=note)


def _emitted(
    program,
    to: str,
    command: str,
    *,
    self_test: bool = False,
    name: str = "",
    real: str = "double",
    note: Callable[[str], None] | None = None,
) -> str:
    """What `emit` gives; its errors name the `command`, in which {} stands for the program."""
    from gradcli.emit.about import About, apart
    from gradcli.emit.primal import primal
    from gradcli.emit.targets import GRADED
    from gradcli.language.names.entry_point import with_own_defaults

    _check_asked(to, name, real)
    program = with_own_defaults(program)
    program.check_declared()
    lowered = primal(program)
    points: Points = ((), ())
    graded: tuple[str, ...] = ()
    if self_test:
        from gradcli.calls.self_tests import points_of_value

        graded = program.default_wrt() if to in GRADED and _is_real(lowered) else ()
        points = points_of_value(program, lowered, to, graded, single=real == "float")
    values = _values(len(lowered.outputs))
    author = program.names
    what = "values" if len(values) > 1 else "value"
    about = About(
        name or stem(program), f"The {what} of {_target(program)}.",
        apart(values, lowered, author), *points, ((),) * len(values),
        _letter(program), author, notes=_notes(program), named=bool(name), real=real,
        graded=graded,
    )  # fmt: skip
    if note is not None:
        _note_left_out(program, note)
    return _printed(program, lowered, to, about, command)


def _note_left_out(program: "Program", note: Callable[[str], None]) -> None:
    """Tell of the statements that stop the program, which no printed one has."""
    from gradcli.language.syntax import surface

    stops = {surface.Raise: "raise", surface.Assert: "assert"}
    found = [node for node in surface.walk(program.module) if type(node) in stops]
    if found:
        places = [f"{stops[type(node)]} at {program.source.place(node.span[0])}" for node in found]
        listed = " and ".join(filter(None, (", ".join(places[:-1]), places[-1])))
        note(f"left out: {listed}; where the program stops there, what is printed goes on")


def _is_real(core) -> bool:
    """Whether all outputs of a core program are real."""
    from gradcli.core.types.kinds import kinds_of

    return not any(kinds_of(core).of(value, None) in ("bool", "int") for value in core.outputs)


def _check_asked(to: str, name: str, real: str) -> None:
    """Raise E0002 where the function of a target cannot be as it is asked for."""
    from gradcli.emit.targets import check_name, check_real, check_target

    check_target(to)
    if name:
        check_name(name, to)
    check_real(real, to)


def _values(count: int) -> list[str]:
    """The names of a program's own values among its outputs."""
    return ["value"] if count == 1 else [f"value{k}" for k in range(1, count + 1)]


def _printed(program: "Program", derived, to: str, about, command: str) -> str:
    from gradcli.emit.targets import printed
    from gradcli.typed.refusals import Undeclared

    try:
        text = printed(derived, to, about)
    except Undeclared as error:
        error.help = _declaring(program, error, command)
        raise error.located(None, program.source) from None
    except Diagnostic as error:
        raise error.located(None, program.source) from None
    if not program.module.comments or to not in PYTHONIC:
        return text
    from gradcli.emit.python.lines import undeclared
    from gradcli.language.printing.comments import commented, with_comments

    text = with_comments(text, commented(program.module))
    return text if to == "expr" else undeclared(text)


def _declaring(program: "Program", error: "Undeclared", command: str) -> str:
    """The command that declares inputs of a program, and what else the first may be."""
    these = "them" if error.declarations[1:] else "it"
    words = " ".join(map(as_word, error.declarations))
    others = [f"{as_word(word)} is {said}" for word, said in error.may_be.items()]
    return f"declare {these}: {command.format(program.words)} {words}\n{', '.join(others)}"


def target_of(path: str) -> str | None:
    """The target that the end of a file's name stands for; None where it is none's."""
    from gradcli.emit.targets import TARGETS

    return next((to for to, row in TARGETS.items() if path.endswith(row.suffixes)), None)


def target_suffixes() -> list[str]:
    """The ends of the names of files that stand for a target."""
    from gradcli.emit.targets import TARGETS

    return [suffix for row in TARGETS.values() for suffix in row.suffixes]


def stem(program: "Program") -> str:
    """The name of the function that a program becomes: that of its file, or of FILE:FUNC."""
    from os.path import basename, splitext

    from gradcli.emit.about import identifier
    from gradcli.language.syntax.surface import Call

    target = program.target
    if target and target.name and type(target.node) is Call:
        return identifier(target.name)
    source = program.source.name
    return "f" if source.startswith("<") else identifier(splitext(basename(source))[0])


def summary_of_derivative(
    program, wrt: tuple[str, ...], order: int, values: int, summed: bool
) -> str:
    """What a derivative is, in a line.

    values: how many of the program stand before it; summed: whether it is of a sum, of several
    values or of the elements of one.
    """
    which = "derivatives" if len(wrt) > 1 else "derivative"
    which = f"{ORDINALS[order]} {which}" if order in ORDINALS else which
    which = f"{which} of order {order}" if order > max(ORDINALS) else which
    target, by = _target(program), ", ".join(wrt)
    if not values:
        return f"The {which} of {'the sum of ' * summed}{target} by {by}."
    if summed:
        what = "values" if values > 1 else "elements"
        return f"The {what} of {target}, and the {which} of their sum by {by}."
    return f"The value of {target}, and its {which} by {by}."


def _target(program: "Program") -> str:
    """A program's target in words: its name, or its text where that is short."""
    (name,) = program.target_names or ("the program",)
    short = len(name) <= 48 and name.isprintable()
    return name if short else stem(program)


def _notes(program: "Program") -> dict[str, str]:
    """The comments beside the declarations of inputs, and beside their defaults."""
    source = program.source
    beside = {
        source.position(c.span[0])[0]: c.text.lstrip("# ")
        for c in program.module.comments
        if not c.alone
    }
    lines = {
        given.name: source.position(given.span[0])[0]
        for given in program.inputs.values()
        if given.span and (given.declared or given.default is not None)
    }
    return {name: beside[line] for name, line in lines.items() if line in beside}


def _letter(program: "Program") -> str:
    """What a formula calls the program's value: its name, or a letter that nothing else has."""
    (name,) = program.target_names or ("",)
    if name.isidentifier() and name not in program.inputs and name not in program.functions:
        return name
    taken = {*program.inputs, *program.assigned, *program.functions}
    return next((letter for letter in "fyFgh" if letter not in taken), "f")
