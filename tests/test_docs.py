"""The examples of the README and the docs are run, and their output is compared.

A ```console block is run line by line, in this process what is one command of gradcli and in a
terminal of its own what needs a shell; a ```session block is entered; a ```python block by
doctest; the program of an ```expr block prints the ```text block under it.
`python tests/test_docs.py` writes the outputs that the commands give now into the files.
"""

import doctest
import os
import pty
import re
import select
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from unittest import mock

import paths  # noqa: F401 (the folders of what tests share)
import pytest

ROOT = Path(__file__).resolve().parent.parent

from command import Terminal, gradcli  # noqa: E402

pytestmark = pytest.mark.sampled(4)

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PROGRAM = re.compile(r"^```expr\n(.*?)^```\n```text\n(.*?)^```$", re.DOTALL | re.MULTILINE)
QUOTED = re.compile(r"\$'((?:[^'\\]|\\.)*)'")
TERMINAL = {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}
TOOLS = ("jq", "mlr")  # that some pipelines need
BLOCK = re.compile(r"^```(console|session|python)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks(kind: str):
    for page in PAGES:
        for m in BLOCK.finditer(page.read_text()):
            if m[1] == kind:
                line = page.read_text().count("\n", 0, m.start()) + 1
                yield pytest.param(m[2], id=f"{page.name}:{line}")


def programs():
    for page in PAGES:
        for m in PROGRAM.finditer(page.read_text()):
            line = page.read_text().count("\n", 0, m.start()) + 1
            yield pytest.param(m[1], m[2], id=f"{page.name}:{line}")


def printed(program: str) -> str:
    """What `gradcli eval` shows for a program on standard input."""
    ran = gradcli("eval", stdin=program.encode(), terminal=True, **TERMINAL)
    return ran.out + ran.err


def words(command: str) -> list[str]:
    """A command in its words, with a character of the shell's for itself."""
    text = QUOTED.sub(lambda m: shlex.quote(m[1].encode().decode("unicode_escape")), command)
    lexer = shlex.shlex(text, posix=True, punctuation_chars="|<>;&")
    lexer.commenters, lexer.whitespace_split = "", True
    return list(lexer)


def run(command: str) -> str:
    """What a command shows on a terminal 100 columns wide."""
    first, *rest = words(command)
    if first == "gradcli" and not set(rest) & {"|", "<", ">", ";", "&&"}:
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(ROOT)
            ran = gradcli(*rest, terminal=True, **TERMINAL)
        return ran.out + ran.err
    return in_a_shell(command)


def in_a_shell(command: str) -> str:
    leader, follower = pty.openpty()
    environment = {**os.environ, **TERMINAL, "LC_ALL": "C.UTF-8"}
    environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"
    process = subprocess.Popen(
        ["bash", "-c", command], stdin=subprocess.DEVNULL, stdout=follower, stderr=follower,
        cwd=ROOT, env=environment,
    )  # fmt: skip
    os.close(follower)
    output = b""
    while select.select([leader], [], [], 120)[0]:
        try:
            chunk = os.read(leader, 65536)
        except OSError:  # the terminal closes when the last process on it ends
            break
        if not chunk:
            break
        output += chunk
    process.wait()
    os.close(leader)
    return output.decode().replace("\r\n", "\n")


def replay(block: str) -> str:
    """The block as it would read if it were run now."""
    commands = re.findall(r"^\$ (.*)$", block, re.MULTILINE)
    return "".join(f"$ {c}\n{run(c)}" for c in commands)


def dialogue(block: str) -> str:
    """The block as a session would show it now that gets its entries."""
    from gradcli.calls.sessions import Session
    from gradcli.cli.commands.repl import answer
    from gradcli.cli.line.options import Settings
    from gradcli.cli.running.output import Output

    entries = re.findall(r"^> .*\n(?:^\. .*\n)*", block, re.MULTILINE)
    shown = Terminal()
    with (
        mock.patch.multiple(sys, stdout=shown, stderr=shown),
        mock.patch.dict(os.environ, TERMINAL),
    ):
        session, output = Session(), Output(Settings({"color": "never"}))
        for entry in entries:
            shown.write(entry)
            answer(session, re.sub("^[>.] ", "", entry, flags=re.MULTILINE).rstrip(), output)
    return shown.getvalue()


@pytest.mark.parametrize("block", list(blocks("console")))
def test_a_console_example_prints_what_it_shows(block):
    missing = [tool for tool in TOOLS if f"| {tool} " in block and shutil.which(tool) is None]
    if missing:
        pytest.skip(f"{missing[0]} is not installed")
    assert replay(block) == block


@pytest.mark.parametrize("block", list(blocks("session")))
def test_a_session_shows_what_it_shows(block):
    assert dialogue(block) == block


@pytest.mark.parametrize(("program", "shown"), list(programs()))
def test_a_program_prints_what_stands_under_it(program, shown):
    assert printed(program) == shown


@pytest.mark.parametrize("block", list(blocks("python")))
def test_a_python_example_gives_what_it_shows(block):
    test = doctest.DocTestParser().get_doctest(block, {}, "example", None, 0)
    report: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert not results.failed, "".join(report)


RUN = {"console": replay, "session": dialogue}


def test_every_command_is_in_the_readme():
    from gradcli.cli.command_table import COMMANDS

    text = (ROOT / "README.md").read_text()
    for name in COMMANDS:
        assert f"`gradcli {name} " in text, name


if __name__ == "__main__":
    for page in PAGES:
        text = BLOCK.sub(
            lambda m: f"```{m[1]}\n{RUN[m[1]](m[2])}```" if m[1] in RUN else m[0],
            page.read_text(),
        )
        text = PROGRAM.sub(lambda m: f"```expr\n{m[1]}```\n```text\n{printed(m[1])}```", text)
        page.write_text(text)
