"""The command `gradcli`: finds the subcommand, runs it, and turns what went wrong into words.

Start-up is why imports stand inside functions here and in the commands: bare Python takes 9 ms,
typer 26 more, numpy 60.  Only the invoked command is imported, and typer where a command line is
not read by its rows: for help, and for what is wrong with it.  What this module itself imports
comes before `console` can catch an interrupt: as good as nothing.
"""

import gc
import os
import sys
import warnings
from collections.abc import Callable

from gradcli.cli.command_table import ANSWER, COMMANDS, GROUPS, function_of, typer_command

TYPE_CHECKING = False  # typing's own costs an import of milliseconds
if TYPE_CHECKING:
    from typing import Any


HELP = """\
Usage: gradcli PROGRAM [NAME=VALUE]... [OPTIONS]
       gradcli COMMAND [PROGRAM] [NAME=VALUE]... [OPTIONS]

Derivatives of programs: values, gradients of any order, and programs of derivatives.
A program is a text, a file, or standard input.

{commands}

Options:
  -h, --help     Show this; gradcli COMMAND --help shows the options of a command
  -V, --version  Show the version

Topics:
  gradcli help language    What a program can say
  gradcli help values      How inputs get their values: numbers, arrays, grids, files
  gradcli help limits      What a run may take, and the options that say so

Examples:
  gradcli 'x^2 * sin(x)'
  gradcli 'x^2 * sin(x)' x=3
  gradcli grad 'x*exp(-x^2)' x=-2:2:0.1
  gradcli diff f.expr --wrt x --to c
"""

INTERRUPTED, TERMINATED = 130, 143  # 128 and the number of the signal
PATIENCE = 1.0  # seconds in which Python handles a signal, unless one call of C takes them all


class Terminated(BaseException):
    """The process was asked to end: what is half done is cleared away on the way out."""


# Whether an interrupt came; C code that imports or calls back may turn its exception into another.
interrupted = False
own_process = False  # whether it is the command that this process is for


def console() -> None:
    """Run the command line of this process, and end it.

    The collector need not look at what imports make, and taking every module apart at the end
    serves nobody: together 13 of 60 ms.
    """
    global own_process
    gc.set_threshold(100_000, 20, 50)
    sys.unraisablehook = _unraisable
    try:
        _catch_signals()
        _replace_closed_streams()
        output: Any = sys.stdout
        output.reconfigure(errors="backslashreplace")  # of a letter that the encoding lacks
        own_process = True
        code = main(sys.argv[1:])
    except KeyboardInterrupt:  # while an error was shown
        code = INTERRUPTED
    except Terminated:
        code = TERMINATED
    os._exit(code)


def _unraisable(lost) -> None:
    """End where an interrupt would be lost: in a callback of Python's own, as imports have them."""
    if issubclass(lost.exc_type, KeyboardInterrupt):
        os._exit(INTERRUPTED)
    if issubclass(lost.exc_type, Terminated):
        os._exit(TERMINATED)
    from gradcli.cli.running.failures import failed
    from gradcli.errors import OutOfTime

    if issubclass(lost.exc_type, OutOfTime):
        os._exit(failed(lost.exc_value.error))
    sys.__unraisablehook__(lost)


class _Unfailing:
    """Standard error, whose own errors nobody could be told: what it does not take is lost."""

    def __init__(self, stream):
        self._stream = stream

    def write(self, text: str) -> int:
        return self._try(self._stream.write, text)

    def flush(self) -> None:
        self._try(self._stream.flush)

    def _try(self, call, *args):
        try:
            return call(*args)
        except OSError:
            return None

    def __getattr__(self, name: str):
        return getattr(self._stream, name)


def _replace_closed_streams() -> None:
    """Give each standard stream that is closed a file, so that no other file gets its number.

    Standard input is empty then; standard output takes nothing, as on a full disk, so that what
    has something to print fails, and what has nothing does not; standard error is lost.
    """
    for name, mode, access in (
        ("stdin", "r", os.O_RDONLY),
        ("stdout", "w", os.O_RDONLY),
        ("stderr", "w", os.O_WRONLY),
    ):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, access), mode))
    sys.stderr = _Unfailing(sys.stderr)


def main(argv: list[str]) -> int:
    """Run the command line `argv`, without the program's name; the result is its exit code."""
    warnings.filterwarnings("ignore", category=RuntimeWarning)  # of NumPy: notes say it by name
    return ended(lambda: run(argv), argv)


def ended(call: Callable[[], int], argv: list[str]) -> int:
    """The exit code of `call`, which the words `argv` asked for: what it raises is shown."""
    from gradcli.errors import OutOfTime

    global interrupted
    interrupted = False
    try:
        code = call()
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Terminated:
        return TERMINATED
    except OutOfTime as passed:
        return _exit_code(passed.error, argv)
    except Exception as error:
        return INTERRUPTED if interrupted else _exit_code(error, argv)
    return code


def _exit_code(error: Exception, argv: list[str]) -> int:
    """The exit code of what a command line raised, which is shown."""
    from gradcli.cli.running.failures import closed, failed, internal, unwritten
    from gradcli.errors import Diagnostic

    if isinstance(error, Diagnostic):
        return failed(error, argv)
    if isinstance(error, BrokenPipeError):
        return closed()
    # a file's errors are caught where it is opened: what names no file is a standard stream's
    if isinstance(error, OSError) and not error.filename:
        return failed(unwritten(error), argv)
    return internal(error)


def run(argv: list[str], **settings) -> int:
    """Run a command line, whose errors are raised; the result is its exit code.

    `settings` are what no option says: `source`, what errors call the program of -e, and `known`,
    the names in it that have been said before.
    """
    if not argv:
        return _alone()
    name, *words = argv
    if name in COMMANDS:
        return _command(name, words, **settings)
    if name in ("help", "-h", "--help"):
        return _help(words)
    if name in ("-V", "--version"):
        return _version()
    if name == "__complete":
        from gradcli.cli.complete import complete

        sys.stdout.write(complete(words))
        return 0
    from gradcli.cli.line.advice import no_command
    from gradcli.cli.line.words import begins_with_program

    if begins_with_program(argv):
        return _command(ANSWER, argv, **settings)
    raise no_command(argv, COMMANDS)


def _alone() -> int:
    """gradcli without a word: a session, the answer to a program in a pipe, or the usage."""
    from gradcli.cli.line.input import EMPTY
    from gradcli.cli.running.failures import to_stderr
    from gradcli.cli.terminal import is_terminal
    from gradcli.errors import Diagnostic

    if not is_terminal(sys.stdin):
        try:
            return _command(ANSWER, ["-"])
        except Diagnostic as error:
            if error.message != EMPTY:
                raise
    elif is_terminal(sys.stdout):
        return _command("repl", [])
    to_stderr(_overview_on(sys.stderr))
    return 2


def overview() -> str:
    """The text of `gradcli --help`."""
    width = max(map(len, COMMANDS)) + 2
    groups = []
    for title, commands in GROUPS.items():
        rows = [f"  {command:<{width}}{text}" for command, text in commands.items()]
        groups.append("\n".join([f"{title}:", *rows]))
    return HELP.format(commands="\n\n".join(groups))


def _overview_on(stream) -> str:
    """`overview`, its lines wrapped where a terminal is narrower, but for those to copy."""
    from gradcli.cli.terminal import room_of

    room = room_of(stream)
    if not room:
        return overview()
    from gradcli.report.text import wrapped

    body, title, examples = overview().partition("\nExamples:\n")
    lines = []
    for line in body.split("\n"):
        head, gap, text = line.rpartition("  ")
        first, *rest = wrapped(text, room, len(head + gap))
        lines += [head + gap + first, *(" " * len(head + gap) + more for more in rest)]
    return "\n".join(lines) + title + examples


def _help(words: list[str]) -> int:
    """`gradcli help`, `gradcli help COMMAND`, and `gradcli help TOPIC`."""
    if not words or words[0].startswith("-"):
        sys.stdout.write(_overview_on(sys.stdout))
        return 0
    if words[0] in COMMANDS:
        return _command(words[0], ["--help"])
    from gradcli.cli.topics import text

    sys.stdout.write(text(words[0]))
    return 0


def _version() -> int:
    from gradcli import __version__

    sys.stdout.write(f"gradcli {__version__}\n")
    return 0


def _command(name: str, words: list[str], **settings) -> int:
    from gradcli.cli.line.rows import read
    from gradcli.errors import Diagnostic

    function = function_of(name)
    if own_process:
        from gradcli.calls.bounds import on_large_arrays
        from gradcli.cli.heap import keep_freed

        on_large_arrays(keep_freed)
    given = read(function.rows, words)
    if given is None:
        return _said_by_typer(name, words, **settings)
    try:
        return function(settings, **given) or 0
    except Diagnostic as error:
        from gradcli.cli.line.advice import advised

        raise advised(error, function.rows, words) from error


def _said_by_typer(name: str, words: list[str], **settings) -> int:
    """The help of a command, or what is wrong with a command line that its rows do not read."""
    command = typer_command(name, **settings)
    from typer import Exit, TyperException

    try:
        # typer's own `main` has exit codes of its own for a closed pipe and an interrupt
        with command.make_context(f"gradcli {name}", list(words)) as context:
            return command.invoke(context) or 0
    except Exit as shown:  # its help
        return shown.exit_code
    except TyperException as error:
        option = getattr(error, "option_name", None)
        if option in ("--version", "-V"):
            return _version()
        from gradcli.cli.line.advice import from_typer

        raise from_typer(error, command, words) from error


def _catch_signals() -> None:
    """End by an exception where the system asks to end, so that files half written go away."""
    import signal
    from _thread import start_new_thread
    from time import monotonic

    answered = [0.0]  # when Python last handled one

    def terminate(*_):
        answered[0] = monotonic()
        raise Terminated

    def interrupt(*_):
        global interrupted
        interrupted, answered[0] = True, monotonic()
        raise KeyboardInterrupt

    caught: list[int] = []
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, interrupt)
        caught.append(signal.SIGINT)
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, terminate)
            caught.append(number)
    if os.name != "posix":
        return
    told, tell = os.pipe()
    os.set_blocking(tell, False)
    signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
    start_new_thread(_watch_signals, (told, caught, answered))


def _watch_signals(told: int, caught: list[int], answered: list[float]) -> None:
    """End the process on a signal that Python does not handle: within one long call of C."""
    from time import monotonic, sleep

    while number := os.read(told, 1):
        came = monotonic()
        sleep(PATIENCE)
        if number[0] in caught and answered[0] < came - PATIENCE:
            os._exit(128 + number[0])
