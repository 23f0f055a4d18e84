"""What went wrong, said on standard error; and standard output that takes no more."""

import os
import sys
from collections.abc import Sequence

TYPE_CHECKING = False  # typing's own costs an import of milliseconds
if TYPE_CHECKING:
    from gradcli.errors import Diagnostic


def failed(error: "Diagnostic", argv: Sequence[str] = ()) -> int:
    """Show a diagnostic; the result is the exit code."""
    if _debug():
        _traceback()
    from gradcli.cli.line.usage import located
    from gradcli.cli.terminal import color_of, room_of, width_of
    from gradcli.report.diagnostics.diagnostic import render

    located(error, argv)
    _drop_standard_output()
    color, width = color_of(argv, sys.stderr), width_of(sys.stderr)
    to_stderr(render(error, color, width, room_of(sys.stderr)))
    return error.exit_code


def internal(error: Exception) -> int:
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
    to_stderr(text)
    return 1


def unwritten(error: OSError) -> "Diagnostic":
    from gradcli.cli.running.output import Unwritten

    return Unwritten("standard output", error)


def _drop_standard_output() -> None:
    """Write out what is buffered; where that fails, forget it, so that nothing fails at exit."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        closed()


def closed() -> int:
    """Nobody reads standard output any more: end without a word."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):  # no descriptor to redirect
        return 0
    return 0


def to_stderr(text: str) -> None:
    """Write to standard error; where that is closed too, be silent."""
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except (OSError, ValueError):  # nobody listens
        return


def _debug() -> bool:
    return os.environ.get("GRADCLI_DEBUG", "0") not in ("", "0")


def _traceback() -> None:
    from traceback import print_exc

    print_exc()
