"""`gradcli repl`, and `gradcli` alone at a terminal: an interactive session.

An entry is a program of the session, or a command without `gradcli` and without quotes.  Each runs
as the command line would run it; an error or an interrupt ends the entry, not the session.
"""

import re
import sys
from collections.abc import Iterable
from typing import Annotated

from gradcli import __version__, calls
from gradcli.cli import app
from gradcli.cli.command_table import ANSWER, typer_command
from gradcli.cli.line.advice import advised
from gradcli.cli.line.entries import command_of, entries, unquoted_words, words_of
from gradcli.cli.line.input import contents, is_program
from gradcli.cli.line.options import PROGRAM, Settings, shared
from gradcli.cli.line.rows import word
from gradcli.cli.line.usage import Usage
from gradcli.cli.line.words import names_file
from gradcli.cli.running.output import Output
from gradcli.cli.terminal import is_terminal
from gradcli.data.bindings import has_uncertainty
from gradcli.errors import SESSION, Diagnostic, Source
from gradcli.result.derivatives import Result

FILE = Annotated[str, word("[FILE]", "A program to begin with")]
BANNER = f"gradcli {__version__}   x = 3   x^2   diff x^2   ?sin   help   Ctrl-D leaves\n"
HELP = """\
An expression gives its value; where it has names without one, its derivatives.
  x = 3            a name stays, and so do functions, arrays and imports
  y = a*x^2        a formula, while a has no value; then a = 2 gives it one
  _                the value of the last expression

Every command of gradcli works on what was entered, without quotes:
  grad y           diff x*sin(x)          plot exp(-x^2) x=-2:2
  taylor sin(x)/x x=0 --order 8           check y         jacobian f(v)
  save FILE        writes the session as a program

  f t=2            its value and its derivatives there, of a function or a formula
  ?sin             what a function is           ?            all functions
  help language    what a program can say       names        what has a meaning
  del x            forgets a name               reset        forgets all of them
  exit             or Ctrl-D leaves; Ctrl-C ends what runs
"""
COMMAND_LINE = re.compile(r"\bgradcli (?=[a-z])")
QUOTIENT = re.compile(r"(?P<dy>d(?P<y>\w+))\s*/\s*(?P<dx>d(?P<x>\w+))")  # dy/dx, as on paper
LEAVES = ("exit", "quit", "exit()", "quit()")
# What other programs have as commands, and what does that here; a name of the session is that name.
MEANT = dict.fromkeys(("bye", "leave", "logout", "close", "end", "stop", ":q"), "exit leaves")
MEANT |= dict.fromkeys(
    ("undo", "clear", "cls", "delete", "forget", "restart"),
    "del x forgets the name x, and reset all names; Ctrl-L clears the screen",
)
MEANT |= dict.fromkeys(("list", "ls", "who", "vars"), "names shows what has a meaning")


@shared({"color": PROGRAM["color"]})
def repl(settings: Settings, file: FILE = "") -> int:
    """An interactive session: names stay, and commands need no quotes.

    Entries from a pipe are run one after another.  `gradcli` alone at a terminal is the same.

    Examples:
      gradcli repl
      gradcli repl model.expr
    """
    session = calls.Session()
    if file:
        session.load(contents(file, calls.MAX_SOURCE), file)
    interactive = is_terminal(sys.stdin) and is_terminal(sys.stdout)
    if interactive:
        from gradcli.cli.line.prompt import typed

        sys.stdout.write(BANNER)
        lines: Iterable[str] = typed(session)
    else:
        lines = entries(sys.stdin or ())
    output, failed = Output(settings), False
    for text in (entry for typed in lines for entry in entries(typed.split("\n"))):  # or pasted
        if text.strip() in LEAVES:
            break
        failed = answer(session, text, output) != 0 or failed
    return 1 if failed and not interactive else 0


def answer(session, text: str, output: Output) -> int:
    """Run one entry and show what it gives; the result is 0, or the exit code of what failed."""

    def run() -> int:
        try:
            return _answered(session, text.strip("\n"), output) if text.strip() else 0
        except Diagnostic as error:
            advised(session.placed(error), {}, [])
            for one in (error, *error.others):
                one.help = one.help and COMMAND_LINE.sub("", one.help)
            raise

    code = app.ended(run, text.split())
    if code == app.INTERRUPTED:
        sys.stderr.write("interrupted\n")
    return code


def _answered(session, text: str, output: Output) -> int:
    entry = text.strip()
    first, _, rest = entry.partition(" ")
    known = first in session.names
    if entry[0] == "?" or (entry[-1] == "?" and " " not in entry):
        return app.run(["ops", *entry.strip("? ").split()])
    code = None if known else _of_session(session, entry, first, rest)
    if code is not None:
        return code
    _check_quotient(session, entry)
    command = command_of(entry, session.names)
    if command:
        return _command(session, command, entry[len(command) :])
    if _is_at_point(entry):
        return _command(session, ANSWER, entry)
    found = session.enter(text, write=output.program_prints(False))
    if type(found) is Result:
        output.show(found)
    elif found is not None and found.name is None:
        return app.run(["-e", found.program.source.text], source=SESSION, known=session.known(text))
    elif found is not None:
        verb = "have" if len(found.inputs) > 1 else "has"
        inputs = ", ".join(f"'{name}'" for name in found.inputs)
        output.note([f"'{found.name}' is a formula: {inputs} {verb} no value yet"])
    return 0


def _of_session(session, entry: str, first: str, rest: str) -> int | None:
    """A command of the session itself; None where the entry is none."""
    if first == "help":
        return app.run(["help", *rest.split()]) if rest else _shown(HELP)
    if entry == "names":
        return _shown(session.text())
    if entry == "reset":
        session.reset()
        return 0
    if entry in MEANT:
        raise Usage(
            "E0001", f"'{entry}' is no command, nor a name of the session", (), MEANT[entry]
        )
    if first == "save" and rest[:1] not in ("", "=", "(", ".", "["):
        return _saved(session, rest.strip())
    return None


def _is_at_point(entry: str) -> bool:
    """Whether an entry is a program with the values of its inputs: `f t=3`, and `x^2 x=3`."""
    if "=" not in entry or is_program(entry):
        return False
    _, bindings, program = words_of(ANSWER, f" {entry}")
    return program is not None and bool(bindings and program) and is_program(program)


def _check_quotient(session, entry: str) -> None:
    """Raise at `dy/dx` of a y that the session has, where neither dy nor dx is a name."""
    found = QUOTIENT.fullmatch(entry)
    if found is None or found["y"] not in session.names:
        return
    if {found["dy"], found["dx"]} & {*session.names}:
        return
    message = f"'{entry}' would divide the name '{found['dy']}' by the name '{found['dx']}'"
    help = f"the derivative of {found['y']} by {found['x']}: grad {found['y']} --wrt {found['x']}"
    raise Diagnostic(
        "E0101", message, (0, len(entry)), "neither has a meaning", help, Source(entry, SESSION)
    )


def _command(session, command: str, text: str) -> int:
    """Run a command of an entry, its program after the statements which that needs."""
    options, bindings, program = words_of(command, text)
    if program is None:
        return app.run([command, *options])
    if all(p.name != "expression" for p in typer_command(command).params):
        return app.run([command, *options, *bindings, *program.split()])
    if names_file(program):
        return app.run([command, program, *options, *bindings])
    if program in session.functions:  # of a function by its parameters
        parameters = session.functions[program].parameters
        program = f"{program}({', '.join(p.name for p in parameters if p.default is None)})"
    program = program or session.last
    if not program:
        raise Usage(
            "E0001", "there is no program", (), f"write it after the command: {command} x^2"
        )
    read = program
    if command == "solve":
        from gradcli.cli.commands.solve import set_to_zero

        read, _ = set_to_zero(program, {word.partition("=")[0] for word in bindings})
    bindings = [_bound(session, word) for word in bindings]
    two = unquoted_words(program) if command == "check" else []
    if len(two) == 2 and all(map(is_program, two)):  # a function and its derivative
        texts = [session.before(each) + each for each in two]
        return app.run([command, *texts, *options, *bindings], source=SESSION)
    if command == "simplify":
        text = session.to_simplify(program)
    else:
        text = session.before(read) + program
    words = ["-e", text, *options, *bindings]
    words = words if command == ANSWER else [command, *words]
    return app.run(words, source=SESSION, known=session.known(read))


def _bound(session, word: str) -> str:
    """A binding whose value may name what the session has: `x=2*a` is of the value of a."""
    name, _, value = word.partition("=")
    if value[:1] in ("@", "=", "") or ":" in value or has_uncertainty(value):
        return word
    if not session.before(value):
        return word
    return f"{name}={calls.value(session.program(value), {}).value!r}"


def _saved(session, path: str) -> int:
    """Write the session as a program to a file."""
    output = Output(Settings({"out": path, "color": "auto", "format": "tsv"}))
    output.write([session.text()])
    return _shown(f"{len(session.text().splitlines())} lines in {path}\n")


def _shown(text: str) -> int:
    sys.stdout.write(text)
    return 0
