"""The command `gradcli`: finds the subcommand, runs it, and turns what went wrong into words.

Start-up is why imports stand inside functions here and in the commands: bare Python takes 6 ms,
typer 30 more, rich tables 46, numpy 50.  Only the invoked command is imported and registered, and
`--version` and the list of commands are printed without typer.
"""

import gc
import os
import sys

from gradcli.errors import Diagnostic, nearest

# Command -> one line of help.  Each has a module of its name here with a function of its name.
COMMANDS: dict[str, str] = {
    "eval": "The value of a program at a point",
    "grad": "The value and the derivatives of a program at a point, to any order",
    "diff": "The program of a derivative",
    "ops": "The table of primitives",
}

HELP = """\
Usage: gradcli COMMAND [FILE] [NAME=VALUE]... [OPTIONS]

Derivatives of programs: a value, its gradients of any order, or the program of its derivative.

Commands:
{commands}

Options:
  -h, --help  Show this, or with a command its options
  --version   Show the version

Examples:
  gradcli grad -e 'x^2 * sin(y)' x=3 y=2
  gradcli grad -e 'x*exp(-x^2)' x=-2:2:0.1
  gradcli diff f.expr --wrt x
  echo 'x^x' | gradcli diff | gradcli eval x=2
"""

INTERRUPTED = 130


def console() -> None:
    """Run the command line of this process, and end it.

    The collector need not look at what imports make, and taking every module apart at the end
    serves nobody: together 13 of 60 ms.
    """
    gc.set_threshold(100_000, 20, 50)
    if sys.stdout is not None:  # a letter that the encoding lacks is written out, not an error
        sys.stdout.reconfigure(errors="backslashreplace")
    code = main(sys.argv[1:])
    _to_stderr("")
    os._exit(code)


def main(argv: list[str]) -> int:
    """Run the command line `argv`, without the program's name; the result is its exit code."""
    try:
        code = _run(argv)
        _flush()
    except Diagnostic as error:
        return _failed(error, argv)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _closed()
    except OSError as error:
        # a file's errors are caught where it is opened: what names no file is a standard stream's
        return _internal(error) if error.filename else _failed(_unwritten(error), argv)
    except Exception as error:
        return _internal(error)
    return code


def _run(argv: list[str]) -> int:
    if not argv:
        raise Diagnostic(
            "E0001", "no command is given", help=f"gradcli --help lists them: {', '.join(COMMANDS)}"
        )
    name, *words = argv
    if name in COMMANDS:
        return _command(name, words)
    if name in ("-h", "--help"):
        rows = [f"  {command:<6}{text}" for command, text in COMMANDS.items()]
        sys.stdout.write(HELP.format(commands="\n".join(rows)))
    elif name == "--version":
        from gradcli import __version__

        sys.stdout.write(f"gradcli {__version__}\n")
    else:
        raise _no_command(name)
    return 0


def _command(name: str, words: list[str]) -> int:
    from importlib import import_module

    import typer

    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    settings = {"help_option_names": ["-h", "--help"]}
    function = getattr(import_module(f"gradcli.cli.{name}"), name)
    app.command(name, context_settings=settings)(function)
    command = typer.main.get_command(app)
    try:
        # an interrupt comes back as its exit code; a command itself returns nothing
        return command.main(words, prog_name=f"gradcli {name}", standalone_mode=False) or 0
    except typer.TyperException as error:
        from gradcli.cli.usage import from_typer

        raise from_typer(error, command) from error


def _no_command(name: str) -> Diagnostic:
    close = nearest(name, COMMANDS)
    if close:
        help = f"did you mean '{close[0]}'?"
    elif name.startswith("-") or "=" in name or "." in name or os.path.exists(name):
        help = "the command comes first, such as gradcli grad -e 'x^2' x=3"
    else:
        help = f"the commands are {', '.join(COMMANDS)}"
    return Diagnostic("E0001", f"unknown command '{name}'", label="", help=help)


# -- what went wrong ------------------------------------------------------------------------------
def _failed(error: Diagnostic, argv: list[str]) -> int:
    """Show a diagnostic; the result is the exit code."""
    if _debug():
        _traceback()
    from gradcli.cli.terminal import color_of, width_of
    from gradcli.cli.usage import located
    from gradcli.report.diagnostic import render

    located(error, argv)
    _drop_standard_output()
    color, width = color_of(argv, sys.stderr), width_of(sys.stderr)
    _to_stderr(render(error, color, width))
    return error.exit_code


def _internal(error: Exception) -> int:
    """Report a mistake of ours in one line."""
    if _debug():
        _traceback()
    if isinstance(error, MemoryError):
        text = "error[E0206]: the memory does not suffice for this program\n"
    else:
        what = " ".join(f"{type(error).__name__}: {error}".split())
        text = (
            f"error: gradcli made a mistake of its own ({what[:200]})\n"
            "  = help: please report it with the command line; GRADCLI_DEBUG=1 shows where\n"
        )
    _drop_standard_output()
    _to_stderr(text)
    return 1


def _unwritten(error: OSError) -> Diagnostic:
    from gradcli.cli.output import Unwritten

    return Unwritten("standard output", error)


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _drop_standard_output() -> None:
    """Write out what is buffered; where that fails, forget it, so that nothing fails at exit."""
    try:
        _flush()
    except (OSError, ValueError):
        _closed()


def _closed() -> int:
    """Nobody reads standard output any more: end without a word."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):  # no descriptor to redirect
        return 0
    return 0


def _to_stderr(text: str) -> None:
    """Write to standard error; where that is closed too, be silent."""
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except (OSError, AttributeError, ValueError):  # closed, or no standard error at all
        return


def _debug() -> bool:
    return os.environ.get("GRADCLI_DEBUG", "0") not in ("", "0")


def _traceback() -> None:
    from traceback import print_exc

    print_exc()
