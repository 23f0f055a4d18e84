"""Draws docs/terminal.svg, the picture in the README: `python docs/picture.py`.

Each command is run in a terminal with colours, and what it shows is drawn by rich.
"""

import os
import pty
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

HERE = Path(__file__).resolve().parent
PICTURE = HERE / "terminal.svg"
COLUMNS = 78
COMMANDS = (
    "gradcli grad 'x^2 * sin(y)' x=3 y=2",
    "gradcli diff samples/newton_sqrt.expr",
    "gradcli grad 'sqrt(x) * sin(x)' x=0",
    "gradcli grad '2*sinn(x)' x=1",
)


def run(command: str) -> str:
    """What `command` shows on a terminal, colours and all."""
    leader, follower = pty.openpty()
    environment = {**os.environ, "COLUMNS": str(COLUMNS), "TERM": "xterm-256color"}
    environment.pop("NO_COLOR", None)
    environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"
    process = subprocess.Popen(
        ["bash", "-c", command], stdin=subprocess.DEVNULL, stdout=follower, stderr=follower,
        cwd=HERE.parent, env=environment,
    )  # fmt: skip
    os.close(follower)
    output = b""
    while True:
        try:
            chunk = os.read(leader, 65536)
        except OSError:  # the terminal closes when the command ends
            break
        if not chunk:
            break
        output += chunk
    process.wait()
    os.close(leader)
    return output.decode().replace("\r\n", "\n")


def picture() -> str:
    """The SVG of the commands and what each of them shows."""
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True)
    for command in COMMANDS:
        console.print(Text.assemble(("$ ", "bold green"), (command, "bold")))
        console.print(Text.from_ansi(run(command)))
    drawn = console.export_svg(title="gradcli", theme=MONOKAI, unique_id="gradcli")
    # fonts from elsewhere are not loaded: any monospaced one will do
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    return drawn.replace("Fira Code, monospace", "DejaVu Sans Mono, Menlo, Consolas, monospace")


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
