"""Help, and the manual page: both come from the table of commands and their options."""

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from cli.command import gradcli

from gradcli.cli.command_table import COMMANDS, GROUPS, typer_command
from gradcli.cli.help import description, grouped
from gradcli.cli.line.options import LIMITS_GROUP
from gradcli.cli.man import page

PAGE = Path(__file__).parents[2] / "share" / "man" / "man1" / "gradcli.1"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_tells_of_each_option(command):
    ran = gradcli(command, "--help")
    assert ran.code == 0
    for group, parameter in grouped(typer_command(command)):
        told = gradcli("help", "limits").out if group == LIMITS_GROUP else ran.out
        for option in parameter.opts:
            assert not option.startswith("-") or option in told
    assert gradcli("help", command) == gradcli("--help", command) == gradcli(command, "-h") == ran


@pytest.mark.parametrize("command", COMMANDS)
def test_help_fits_a_terminal(command):
    lines = gradcli(command, "--help").out.splitlines()
    examples = lines.index("Examples:") if "Examples:" in lines else len(lines)
    assert max(map(len, lines[:examples])) <= 80
    assert all(line == line.rstrip() for line in lines)


def test_the_options_stand_in_groups():
    lines = gradcli("grad", "-h").out.splitlines()
    heads = [line for line in lines if line.endswith(":") and not line.startswith(" ")]
    groups = ["Program and inputs:", "Options:", "Rows of a file:", "Output:", "Examples:"]
    assert heads == groups
    assert lines[lines.index("Examples:") - 2].endswith(": gradcli help limits")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_three_examples_at_most(command):
    _, examples = description(typer_command(command))
    assert 1 <= len(examples) <= 3
    assert all(" -e " not in example for example in examples)


def test_the_first_screen_has_each_command_in_one_group():
    screen = gradcli("--help").out
    assert list(COMMANDS) == [name for group in GROUPS.values() for name in group]
    titles = [line[:-1] for line in screen.splitlines() if line[:-1] in GROUPS]
    assert titles == list(GROUPS) == ["Ask", "Find", "Write", "Inspect", "More"]
    assert "--max-steps" not in screen


def test_each_example_of_the_help_is_understood():
    for command in COMMANDS:
        out = gradcli(command, "--help").out
        for line in out.partition("Examples:\n")[2].splitlines():
            for part in line.split("|"):
                words = shlex.split(part)
                if words[0] == "gradcli":
                    known = typer_command(words[1]).params
                    options = {o for p in known for o in p.opts}
                    assert {w for w in words if w.startswith("-") and len(w) > 1} <= options, line


def test_help_and_version_work_everywhere():
    assert gradcli("eval", "--version").out == gradcli("-V").out == gradcli("--version").out
    assert gradcli("help").out == gradcli("-h").out == gradcli("--help").out
    for command in COMMANDS:
        assert f"  {command} " in gradcli("help").out


def test_the_manual_page_is_current():
    assert PAGE.read_text() == page(), "python -m gradcli.cli.man > share/man/man1/gradcli.1"


def test_the_manual_page_tells_of_each_command_and_option():
    text = page().replace("\\-", "-")
    for command in COMMANDS:
        assert f"gradcli {command}" in text
        for parameter in typer_command(command).params:
            assert all(f"{option}" in text for option in parameter.opts if option[:1] == "-")


@pytest.mark.skipif(shutil.which("groff") is None, reason="needs groff")
def test_the_manual_page_is_set_without_warnings():
    groff = ["groff", "-man", "-ww", "-Tutf8", "-P-cbou", PAGE]
    ran = subprocess.run(groff, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "EXIT STATUS" in ran.stdout


@pytest.mark.parametrize("argv", [["--help"], ["grad", "--help"]])
def test_help_is_wrapped_to_a_narrow_terminal(argv):
    wide, narrow = gradcli(*argv).out, gradcli(*argv, terminal=True, COLUMNS="60").out
    assert max(map(len, narrow.partition("Examples:")[0].splitlines())) <= 60
    assert narrow.split() == wide.split()


@pytest.mark.parametrize("command", ["emit", "simplify"])
def test_a_command_that_takes_no_values_lists_none(command):
    out = gradcli(command, "--help").out
    assert out.startswith(f"Usage: gradcli {command} [PROGRAM] [OPTIONS]") and "=VALUE" not in out
