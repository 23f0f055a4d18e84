"""`gradcli diff`: the program of a derivative."""

from gradcli import calls
from gradcli.cli.deadline import Deadline
from gradcli.cli.grad import WRT
from gradcli.cli.input import file_of, read_program
from gradcli.cli.options import PROGRAM, Settings, option, shared
from gradcli.cli.output import Output
from gradcli.cli.usage import Usage, choice, names, whole
from gradcli.data.bindings import is_binding

MODE = option(
    "--mode", metavar="MODE", values=calls.MODES,
    help="forward or reverse [forward for one variable, reverse for several]",
)  # fmt: skip
ORDER = option("--order", metavar="N", help="Order of the derivative [1]")


@shared(PROGRAM)
def diff(settings: Settings, wrt: WRT = "", mode: MODE = "", order: ORDER = "1") -> None:
    """The program of a derivative, which runs by itself and can be differentiated again.

    Examples:
      gradcli diff -e 'x^2 * sin(y)' --wrt x
      gradcli diff f.expr --order 2 -o f2.expr
      echo 'x^x' | gradcli diff | gradcli diff | gradcli eval x=2
    """
    output = Output(settings, inputs=(file_of(settings),))
    for word in filter(is_binding, settings.words):
        help = "give the value to the program it prints: gradcli diff … | gradcli eval " + word
        raise Usage("E0001", f"diff takes no values: '{word}'", (word,), help)
    asked = {
        "wrt": names("--wrt", wrt),
        "mode": choice("--mode", mode, calls.MODES) if mode else None,
        "order": whole("--order", order, 1, calls.MAX_ORDER),
    }
    with Deadline(settings):
        output.write([calls.diff(read_program(settings), **asked)])
