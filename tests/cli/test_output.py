"""Where output goes: files written beside and renamed, standard output that fails, help."""

import io
import json
import os
import re
import sys
import warnings
from unittest import mock

import pytest
from cli.command import Terminal, gradcli

from gradcli import __version__
from gradcli.cli.app import main
from gradcli.cli.command_table import COMMANDS
from gradcli.cli.running.progress import CLEAR, line
from gradcli.report.formats import FORMATS

pytestmark = pytest.mark.sampled(16)

SQUARE = ("grad", "-e", "y = x*x", "x=3")


def test_a_file_is_written(tmp_path):
    out = tmp_path / "out.tsv"
    assert gradcli(*SQUARE, "-o", str(out)) == (0, "", "")
    assert out.read_text() == "y\t9.0\ndy_dx\t6.0\n"
    assert os.listdir(tmp_path) == ["out.tsv"]


@pytest.mark.parametrize(
    ("suffix", "start"),
    [
        (".json", '{"target":"y"'),
        (".jsonl", '{"target":"y"'),
        (".ndjson", '{"target":"y"'),
        (".csv", "y,dy_dx\n"),
        (".CSV", "y,dy_dx\n"),
        (".tsv", "y\t9.0\n"),
        (".txt", "y      9\n"),
        (".dat", "y\t9.0\n"),
        ("", "y\t9.0\n"),
    ],
)
def test_the_suffix_gives_the_format(tmp_path, suffix, start):
    out = tmp_path / f"out{suffix}"
    gradcli(*SQUARE, "-o", str(out))
    assert out.read_text().startswith(start)


def test_the_option_goes_before_the_suffix(tmp_path):
    out = tmp_path / "out.json"
    gradcli(*SQUARE, "-o", str(out), "--format", "csv")
    assert out.read_text() == "y,dy_dx\n9.0,6.0\n"


@pytest.mark.parametrize("program", ["log(x)*q", "v = zeros(2)\nv[5]*x"])
def test_a_failed_run_leaves_the_old_file(tmp_path, program):
    out = tmp_path / "keep.json"
    out.write_text("OLD\n")
    ran = gradcli("grad", "-e", program, "x=1", "--out", str(out))
    assert ran.code != 0
    assert out.read_text() == "OLD\n"
    assert os.listdir(tmp_path) == ["keep.json"]


def test_a_grid_that_fails_midway_leaves_the_old_file(tmp_path):
    out = tmp_path / "keep.tsv"
    out.write_text("OLD\n")
    ran = gradcli("eval", "-e", "v = [1, 2]\nv[int(n)]*x", "x=1", "n=0:5:1", "-o", str(out))
    assert ran.code != 0
    assert out.read_text() == "OLD\n"
    assert os.listdir(tmp_path) == ["keep.tsv"]


def test_the_mode_of_a_replaced_file_stays(tmp_path):
    out = tmp_path / "out.tsv"
    out.write_text("OLD\n")
    out.chmod(0o640)
    gradcli(*SQUARE, "-o", str(out))
    assert out.stat().st_mode & 0o777 == 0o640


def test_a_link_is_written_through(tmp_path):
    real, link = tmp_path / "real.tsv", tmp_path / "link.tsv"
    real.write_text("OLD\n")
    link.symlink_to(real)
    gradcli(*SQUARE, "-o", str(link))
    assert link.is_symlink()
    assert real.read_text().startswith("y\t9.0")


@pytest.mark.parametrize("function", ["", ":f"])
def test_the_program_is_not_written_over(tmp_path, function):
    file = tmp_path / "f.expr"
    file.write_text("def f(x):\n    return x\nf(x)\n")
    ran = gradcli("grad", f"{file}{function}", "x=3", "-o", str(file))
    assert ran.code == 2
    assert "same file as the input" in ran.err
    assert file.read_text().startswith("def f")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is full")
def test_a_full_device_is_an_error():
    ran = gradcli(*SQUARE, "-o", "/dev/full")
    assert ran.code == 1
    assert "no space left" in ran.err


def test_diff_prints_a_program_that_runs():
    ran = gradcli("diff", "-e", "x^2*sin(y)", "--wrt", "x")
    assert ran.code == 0
    again = gradcli("eval", "x=3", "y=2", stdin=ran.out.encode())
    assert float(again.out) == pytest.approx(5.455784560954)


def test_a_derivative_is_again_a_program():
    first = gradcli("diff", stdin=b"x^x\n").out
    second = gradcli("diff", stdin=first.encode()).out
    found = float(gradcli("eval", "x=2", stdin=second.encode()).out)
    from math import log

    assert found == pytest.approx(4 * ((log(2) + 1) ** 2 + 0.5))


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_lists_every_command(flag):
    ran = gradcli(flag)
    assert ran.code == 0
    assert all(f"\n  {command}" in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_each_command_has_help(command, flag):
    ran = gradcli(command, flag)
    assert ran.code == 0
    assert ran.out.startswith(f"Usage: gradcli {command}")
    assert "Examples:\n" in ran.out


def test_the_version():
    assert gradcli("--version").out == f"gradcli {__version__}\n"


FIELDS = [
    "name", "signature", "description", "family", "also", "arguments", "numpy", "domain",
    "convention", "source", "overrides", "derivative",
]  # fmt: skip


def test_ops_gives_all_fields_to_machines():
    for name in ("tsv", "csv"):
        lines = gradcli("ops", "--format", name).out.splitlines()
        assert lines[0].split("\t" if name == "tsv" else ",") == FIELDS
        assert any(line.startswith("sin") for line in lines)
    rows = {row["name"]: row for row in json.loads(gradcli("ops", "--format", "json").out)}
    assert list(rows["tanh"]) == FIELDS
    assert rows["tanh"]["derivative"].startswith("d/dx")


def test_ops_lists_signatures_under_families_to_people():
    lines = gradcli("ops", terminal=True).out.splitlines()
    assert lines.index("Trigonometric") < lines.index("Hyperbolic")
    assert "  sin(x)                    The sine of an angle in radians" in lines
    assert max(map(len, lines)) <= 80
    assert gradcli("ops", "--format", "plain").out.splitlines() == lines


ONE = [
    (
        "arctan2",
        ["arctan2(y, x)\n", "  y          smooth: has", "  also       atan2", "np.arctan2"],
    ),
    (
        "scipy.special.jv",
        [
            "  v          none: it has",
            "  where      x > 0; below 0 too where v is whole\n",
            "scipy.special.jv\n",
        ],
    ),
    ("clip", ["  d/dlow      np.where(", "x < low", "  x           smooth: has"]),
    ("len", ["len(x)\n  How many elements x has\n"]),
    ("any", ["any(x)"]),
    ("round", ["round(x, ndigits=None)"]),
    ("jacobian", ["also    jax.jacfwd"]),
    ("solve", ["solve(a, b)\n  The z that solves", "linear algebra"]),
    ("sum", ["linear: the derivative by it"]),
    ("^", ["  also        **  ^  "]),
    ("@", ["bilinear: linear in it while the other is held"]),
    ("<", ["static: no derivative"]),
    ("floor", ["flat: its derivative is 0"]),
    ("ln", ["log(x)\n"]),
]


@pytest.mark.parametrize(("name", "told"), ONE)
def test_ops_of_one_function_tells_of_it(name, told):
    out = gradcli("ops", name, terminal=True).out
    assert all(words in out for words in told)


GROUPS = [
    ("np.fft", {"fft", "irfft2", "fftfreq"}, {"sin", "j0"}),
    ("numpy.linalg", {"det", "svd"}, {"fft"}),
    ("Bessel", {"j0", "jv", "airyai"}, {"gamma"}),
    ("linear algebra", {"det", "solve"}, {"sin"}),
]


@pytest.mark.parametrize(("name", "within", "beside"), GROUPS)
def test_ops_of_a_library_or_family_lists_what_is_in_it(name, within, beside):
    names = {line.split("\t")[0] for line in gradcli("ops", name).out.splitlines()[1:]}
    assert within <= names and not beside & names
    lines = gradcli("ops", name, terminal=True).out.splitlines()
    assert all(any(line.startswith(f"  {f}(") for line in lines) for f in within)


def test_ops_finds_a_row_by_its_sign():
    assert gradcli("ops", "*").out.splitlines()[1].startswith("multiply\t")
    assert [line.split("\t")[0] for line in gradcli("ops", "-").out.splitlines()[1:]] == [
        "subtract", "negative",
    ]  # fmt: skip


@pytest.mark.parametrize("digits", ["0", "18", "-3", "3.5", "x", ""])
@pytest.mark.parametrize("name", ["table", "json"])
def test_digits_are_1_to_17(digits, name):
    ran = gradcli(*SQUARE, f"--digits={digits}", "--format", name)
    assert ran.code == 2
    assert "error[E0002]: --digits takes a whole number from 1 to 17" in ran.err


@pytest.mark.parametrize("name", FORMATS)
def test_digits_round_every_format(name):
    ran = gradcli("eval", "-e", "x/3", "x=1", "--digits", "2", "--format", name)
    assert "0.33" in ran.out and "0.333" not in ran.out


def test_a_terminal_elides_and_a_pipe_does_not():
    long = ("eval", "-e", "np.arange(500)*x", "x=1", "--format", "table")
    assert "…" in gradcli(*long, terminal=True).out
    assert "…" not in gradcli(*long, "--all", terminal=True).out
    assert "…" not in gradcli(*long).out
    assert "250," in gradcli(*long).out


def test_a_file_holds_all_of_it(tmp_path):
    out = tmp_path / "long.txt"
    gradcli("eval", "-e", "np.arange(500)*x", "x=1", "-o", str(out), terminal=True)
    assert "250," in out.read_text()


@pytest.mark.parametrize("columns", ["40", "80", "200"])
def test_a_grid_is_not_wider_than_the_terminal(columns):
    argv = ("grad", "-e", "sin(x)", "x=0:1:0.5", "--order", "12")
    for more in ((), ("--all",)):
        ran = gradcli(*argv, *more, terminal=True, COLUMNS=columns, NO_COLOR="1")
        table = [line for line in ran.out.splitlines() if not line.startswith("…")]
        assert max(map(len, table)) <= int(columns)
        assert ("columns left out" in ran.out) == (not more and columns != "200")


@pytest.mark.parametrize("name", ["table", "tsv", "json"])
def test_a_grid_of_a_program_that_prints_shows_what_it_prints(name):
    ran = gradcli("eval", "-e", "print(2*x)", "x=1:3:1", "--format", name)
    assert (ran.code, ran.out) == (0, "2.0\n4.0\n6.0\n")


# -- notes on grids -------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["tsv", "table"])
def test_a_note_on_a_grid_names_the_point(name):
    ran = gradcli("eval", "-e", "log(x)", "x=0:2:0.5", "--format", name)
    notes = [line for line in (ran.err or ran.out).splitlines() if line.startswith("note: ")]
    assert len(notes) == 1
    assert notes[0].startswith("note: x=0: ")


# -- colour ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("terminal", "option", "env", "colored"),
    [
        (True, "auto", {}, True),
        (False, "auto", {}, False),
        (True, "never", {"FORCE_COLOR": "1"}, False),
        (False, "always", {"NO_COLOR": "1"}, True),
        (True, "auto", {"NO_COLOR": "1"}, False),
        (True, "auto", {"NO_COLOR": ""}, True),
        (True, "auto", {"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
        (False, "auto", {"FORCE_COLOR": "1"}, True),
        (False, "auto", {"FORCE_COLOR": "0"}, False),
        (False, "auto", {"CLICOLOR_FORCE": "1"}, True),
        (False, "auto", {"CLICOLOR_FORCE": "0"}, False),
        (True, "auto", {"TERM": "dumb"}, False),
        (True, "always", {"TERM": "dumb"}, True),
    ],
)
def test_colour(terminal, option, env, colored):
    argv = (*SQUARE, "--format", "table", "--color", option)
    ran = gradcli(*argv, terminal=terminal, **{"TERM": "xterm"} | env)
    assert ("\x1b[" in ran.out) == colored


@pytest.mark.parametrize("name", [name for name in FORMATS if name != "table"])
def test_only_the_table_is_coloured(name):
    assert "\x1b" not in gradcli(*SQUARE, "--format", name, "--color", "always").out


def test_notes_and_errors_follow_the_colour_rules():
    log = ("eval", "-e", "log(x)", "x=0")
    assert "\x1b[" in gradcli(*log, FORCE_COLOR="1").err
    assert "\x1b[" not in gradcli(*log).err
    assert "\x1b[" in gradcli("eval", "-e", "sinn(x)", "x=0", "--color", "always").err


# -- progress -------------------------------------------------------------------------------------
GRID = ("eval", "-e", "print(x)\nx*x", "x=0:5:1")


@pytest.mark.parametrize(
    ("argv", "terminal", "shown"),
    [((), False, True), (("--format", "table"), True, True), (("--format", "tsv"), True, False)],
)
def test_a_bar_is_shown_where_no_rows_go(monkeypatch, argv, terminal, shown):
    monkeypatch.setattr("gradcli.cli.running.progress.WAIT", 0.0)
    monkeypatch.setattr("gradcli.cli.running.progress.PAUSE", 0.0)
    out, err = (Terminal() if terminal else io.StringIO()), Terminal()
    with mock.patch.multiple(sys, stdout=out, stderr=err):
        monkeypatch.setenv("TERM", "xterm")
        assert main([*GRID, *argv]) == 0
    assert ("of 6 points" in err.getvalue()) == shown
    if shown:
        assert "50%" in err.getvalue()
        after = err.getvalue().rpartition(CLEAR)[2]
        assert "points" not in after  # the last bar is taken away
        assert not re.search(
            r"points[^\r]*\n", err.getvalue()
        )  # what is printed is not on its line
    printed = out.getvalue() if argv == ("--format", "table") else err.getvalue()
    assert "3.0\n" in printed or "3\n" in printed


def test_no_bar_in_the_first_second(monkeypatch):
    err = Terminal()
    with mock.patch.multiple(sys, stdout=io.StringIO(), stderr=err):
        assert main(["eval", "-e", "x*x", "x=0:5:1"]) == 0
    assert err.getvalue() == ""


def test_the_words_of_the_bar():
    assert line(40, 100, 4.0) == " 40% ━━━━━━━━━─────────────── 40 of 100 points, 6 s left"
    assert line(1, 1000, 0.5, unicode=False).endswith("1 of 1000 points, 8 min 20 s left")
    assert line(7, None, 62.0) == "7 points, 1 min 02 s"


def test_a_tuple_of_arrays_is_drawn():
    ran = gradcli("eval", "-e", "v, 2*v", "v=[1,2,3]", "--format", "table")
    assert ran.code == 0 and "[2, 4, 6]" in ran.out


def test_max_mem_bounds_an_array():
    ran = gradcli("eval", "-e", "np.sum(np.zeros(1000))", "--max-mem", "100")
    assert ran.code == 1 and "--max-mem" in ran.err
    assert gradcli("eval", "-e", "np.sum(np.zeros(1000))", "--max-mem", "8000").code == 0


def test_a_terminal_in_the_locale_c_gets_a_table_in_ascii():
    argv = ["grad", "-e", "x^2", "x=3"]
    assert gradcli(*argv, terminal=True, LC_ALL="C").out.isascii()
    assert not gradcli(*argv, terminal=True, LC_ALL="en_US.UTF-8").out.isascii()


READERS = [
    # command line, {} for the file that it reads
    "grad {}", "diff {}", "simplify {}", "emit {} --to expr", "fmt {}", "eval {}:f x=1",
    "jacobian {}", "hessian {}", "taylor {}", "check {}", "tape {}", "eval -e x x=@{}",
    "grad -e sum(x*y) y=1 x=@{}", "jvp -e x x=[1,2] --tangent x=@{}",
    "vjp -e x x=[1,2] --cotangent f=@{}", "hvp -e sum(x^3) x=[1,2] --tangent x=@{}",
    "plot -e sum(x)*t t=0:1:0.1 x=@{}",
]  # fmt: skip


def names_of(file) -> list[str]:
    """Other names of a file, by each of which it could be written over."""
    folder = file.parent
    (folder / "link.csv").symlink_to(file)
    os.link(file, folder / "hard.csv")
    (folder / "below").mkdir()
    return [
        str(file), f"{folder}/./{file.name}", f"{folder}/below/../{file.name}",
        str(folder / "link.csv"), str(folder / "hard.csv"),
    ]  # fmt: skip


def test_no_command_writes_over_what_it_reads(tmp_path):
    """Whatever the file's name, and before anything is read: the file holds nothing that fits."""
    file = tmp_path / "v.csv"
    file.write_text("1,2,three\n")
    spellings = names_of(file)
    for command in READERS:
        for name in spellings:
            argv = command.replace("{}", str(file)).split(" ") + ["--out", name]
            ran = gradcli(*argv)
            assert (ran.code, "same file as the input" in ran.err) == (2, True), (argv, ran.err)
    assert file.read_text() == "1,2,three\n"


@pytest.mark.skipif(not os.path.exists("/proc/self/fd"), reason="needs names of open files")
def test_nor_what_it_reads_by_the_number_of_an_open_file(tmp_path):
    file = tmp_path / "v.csv"
    file.write_text("1,2\n")
    with file.open() as opened:
        name = f"/dev/fd/{opened.fileno()}"
        for given, out in ((file, name), (name, file), (name, name)):
            ran = gradcli("eval", "-e", "x", f"x=@{given}", "-o", str(out))
            assert (ran.code, "same file as the input" in ran.err) == (2, True)
    assert file.read_text() == "1,2\n"


# what NumPy warns of, where it computes beside the rows: overflows, and what is no number
WARNED = (
    "np.float32(x)*2", "np.array([1.0, 2.0], dtype=np.float32)*x*1e38",
    "np.array([x])*tf.constant(2.0)",
    "np.corrcoef(np.array([x, x]), np.array([1.0, 2.0]))[0, 1]", "np.array([x, inf]) % 1.0",
    "tf.constant(1e30)*x", "np.sum(np.array([x, 1.0])*tf.constant(1e38))",
)  # fmt: skip


@pytest.mark.parametrize("text", WARNED)
def test_numpy_warns_of_nothing_that_a_note_is_to_say(text):
    for command in ("eval", "grad", "hessian", "taylor", "jacobian", "check"):
        for x in ("1e308", "1e-300", "2e38"):
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                ran = gradcli(command, "-e", text, f"x={x}")
            assert "mistake of its own" not in ran.err and "encountered" not in ran.err, ran.err
