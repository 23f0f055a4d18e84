"""`gradcli explain`: what the code of an error means, or a word in a result, and what to do."""

import re
import sys
from textwrap import fill
from typing import Annotated

from typer import Argument

from gradcli.cli.options import PROGRAM, Settings, shared
from gradcli.cli.terminal import is_terminal, width_of
from gradcli.cli.usage import Usage
from gradcli.errors import CODES, nearest
from gradcli.report.explanations import EXPLANATIONS, TOPICS

HELP = "Such as E0102, or a topic such as nan"
CODE = Annotated[str, Argument(metavar="[CODE]", help=HELP, show_default=False)]
TITLES = CODES | {topic: title for topic, (title, _) in TOPICS.items()}
WIDEST = 80  # columns of a text that is read


@shared({"color": PROGRAM["color"]})
def explain(settings: Settings, code: CODE = "") -> None:
    """What the code of an error means, with an example and what to do; all codes without one.

    The topics nan, inf, null and kink are what a result may say in place of a number.

    Examples:
      gradcli explain E0102
      gradcli explain null
      gradcli explain
    """
    sys.stdout.write(_explained(_code(code)) if code else _listed())


def _listed() -> str:
    if is_terminal(sys.stdout):
        return "".join(f"{code:<5}  {title}\n" for code, title in TITLES.items())
    return "".join(f"{code}\t{title}\n" for code, title in TITLES.items())


def _explained(code: str) -> str:
    """The explanation of a code or a topic, wrapped to the width of the terminal."""
    meaning, example, remedy = TOPICS[code][1] if code in TOPICS else EXPLANATIONS[code]
    width = min(WIDEST, width_of(sys.stdout))
    return "\n\n".join(
        [
            f"{code}: {TITLES[code]}",
            fill(meaning, width),
            f"Example:\n\n  $ {example}",
            fill(f"What to do: {remedy}", width),
        ]
    ) + "\n"  # fmt: skip


def _code(text: str) -> str:
    """The code that a reader means, E0102, e102, 102, error[E0102] as it was printed, or a topic.

    Raises E0001 where it is neither.
    """
    if text.lower() in TOPICS:
        return text.lower()
    found = re.search(r"(?<![0-9])[0-9]{1,4}(?![0-9])", text)
    code = f"E{found[0]:0>4}" if found else ""
    if code in CODES:
        return code
    about = [c for c, title in TITLES.items() if text.isalpha() and text.lower() in title]
    close = about or ([] if code else nearest(text, TITLES))  # each code is near another
    help = f"the codes are {min(CODES)} to {max(CODES)}; gradcli explain lists them and the topics"
    if close:
        help = f"did you mean {' or '.join(f'{c} ({TITLES[c]})' for c in close[:3])}?"
    raise Usage("E0001", f"no error has the code '{text}'", (text,), help)
