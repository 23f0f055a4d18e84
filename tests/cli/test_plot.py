"""`gradcli plot`: what is drawn, where, and what is said of it."""

import importlib.util
import re
from xml.etree import ElementTree

import pytest
from cli.command import gradcli

pytestmark = pytest.mark.sampled(4)

LINE = ("-e", "y = 2*x", "x=0:4:1")
ASCII = {"LC_ALL": "C"}


def plot(*argv, **keywords):
    ran = gradcli("plot", *argv, **keywords)
    assert ran.code == 0, ran.err
    return ran


def drawn(*argv, **env):
    """The rows of a plot in ASCII from above, without their axis."""
    rows = plot(*argv, **ASCII, **env).out.splitlines()
    return [row for row in rows if "|" in row or "+" in row]


SNAPSHOT = """\
   ****** y   ++++++ dy/dx
  |                                 ****
  |                            ******
  |                       ******
5 +                 ******
  |             *****
  |++++++++*****++++++++++++++++++++++++
  |   ******
0 +****.................................
  ++-----------------+-----------------+
   0                 2                 4
                     x
"""


def test_a_value_and_its_slope():
    ran = plot(*LINE, "--width", "40", "--height", "12", **ASCII)
    assert (ran.out, ran.err) == (SNAPSHOT, "")


def test_a_pipe_gets_80_columns_in_braille_without_colour():
    out = plot("-e", "x*exp(-x^2)", "x=-2:2:0.05").out
    assert max(map(len, out.splitlines())) == 80
    assert "\x1b" not in out and "⣀" in out
    assert out.splitlines()[0].split() == ["⠤⠤⠤⠤⠤⠤", "x*exp(-x^2)", "⠤⠤⠄⠠⠤⠤", "d/dx"]


def test_a_terminal_gets_its_size_and_colour():
    ran = plot(*LINE, terminal=True, COLUMNS="60", LINES="14", TERM="xterm")
    assert "\x1b[36m" in ran.out and len(ran.out.splitlines()) <= 12
    plain = plot(*LINE, terminal=True, COLUMNS="60", LINES="14", NO_COLOR="1").out
    assert "\x1b" not in plain and 50 < max(map(len, plain.splitlines())) <= 60


def test_colour_follows_the_option():
    assert "\x1b[36m" in plot(*LINE, "--color", "always").out
    assert "\x1b" not in plot(*LINE, "--color", "never", terminal=True).out


MARKS = r"([*+o#])\1{5}"
LEGENDS = [
    (["-e", "x^2", "x=0:1:0.1"], ["x^2", "d/dx"]),
    (["-e", "y = x^2", "x=0:1:0.1", "--order", "2"], ["y", "dy/dx", "d2y/dx2"]),
    (["-e", "y = x^2", "x=0:1:0.1", "--order", "0"], ["y"]),
    (["-e", "y = m*x", "x=0:1:0.1", "m=2", "--wrt", "m"], ["y", "dy/dm"]),
    (["-e", "y = x*x\nz = y+x", "x=0:1:0.1", "--of", "y,z"], ["y", "z", "dy/dx", "dz/dx"]),
    (["-e", "y = x*np.array([1.0, 2.0])", "x=0:1:0.1"], ["y[0]", "y[1]", "dy/dx[0]", "dy/dx[1]"]),
    (["-e", "(sin(x), 1.0)", "x=0:1:0.1"], ["f[0]", "f[1]", "df/dx[0]"]),
    (["-e", "y = sum([k for k in range(n)])", "n=1:9:1"], ["y"]),
    (["-e", "y = x*a", "x=0:1:0.1", "a=2:2:1"], ["y", "dy/dx"]),
]  # fmt: skip


@pytest.mark.parametrize(("argv", "names"), LEGENDS, ids=lambda x: " ".join(x))
def test_the_curves_that_are_drawn(argv, names):
    out = plot(*argv, "--height", "40", **ASCII).out
    legends = [line.split() for line in out.splitlines() if re.match(r" *[*][*]{5} ", line)]
    assert [word for words in legends for word in words if not re.fullmatch(MARKS, word)] == names


NOTES = [
    (["-e", "log(x)", "x=-1:1:0.5"], "not finite at 3 of 5 points, first at x=-1: log of -1 is"),
    (["-e", "1/x", "x=-1:1:0.01"], "1/x goes on beyond the frame: from -100 to 100"),
    (["-e", "x", "x=0:1:0.5", "m=1", "--wrt", "x,m"], "'m'"),
    (["-e", "y = x*np.ones(9)", "x=0:1:0.5"], "y has 9 elements: their sum is drawn"),
    (["-e", "sum([k for k in range(n)])", "n=1:9:1"], "'n' is an integer"),
    (["-e", "y/x", "x=-1:1:0.5", "y=0:1:0.5"], "not finite at 3 of 15 points"),
    (["-e", "1/(x*x+y*y)", "x=-1:1:0.1", "y=-1:1:0.1"], "beyond the scale: from 0.5 to 100"),
    (["-e", "x", "x=0:1:0.00001", "--order", "0"], "drawn at 10001 of the 100001 values of x"),
]  # fmt: skip


@pytest.mark.parametrize(("argv", "note"), NOTES, ids=lambda x: "".join(x))
def test_a_note_says_what_is_not_as_asked(argv, note):
    ran = plot(*argv)
    assert note in ran.err and "note: " not in ran.out


def test_a_pole_does_not_squash_the_rest():
    rows = plot("-e", "1/x", "x=-1:1:0.01", "--order", "0", "--height", "20", **ASCII).out
    used = [row for row in rows.splitlines()[1:-3] if "*" in row]
    assert len(used) > 12


def test_two_grids_are_a_map():
    out = plot("-e", "z = x*y", "x=-1:1:0.1", "y=-1:1:0.1", "--width", "40", **ASCII).out
    assert out.splitlines()[0].split() == ["z:", "-1", ".:-=+*#%@", "1"]
    colored = plot("-e", "z = x*y", "x=-1:1:0.1", "y=-1:1:0.1", "--color", "always").out
    assert "▀" in colored and "arrows point uphill" in colored


# -- files ----------------------------------------------------------------------------------------
def test_a_picture_in_a_file(tmp_path):
    file = tmp_path / "p.svg"
    assert plot(*LINE, "--out", str(file)) == (0, "", "")
    texts = [e.text for e in ElementTree.parse(file).iter("{http://www.w3.org/2000/svg}text")]
    assert {"y", "dy/dx", "x"} <= set(texts)
    first = file.read_bytes()
    plot(*LINE, "--out", str(file))
    assert file.read_bytes() == first


def test_a_map_in_a_file(tmp_path):
    file = tmp_path / "p.png"
    plot("-e", "x*y", "x=-1:1:0.2", "y=-1:1:0.2", "-o", str(file), "--width", "300")
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG") and int.from_bytes(data[16:20], "big") == 300


def test_text_in_a_file(tmp_path):
    file = tmp_path / "p.txt"
    plot(*LINE, "--out", str(file))
    assert file.read_text() == plot(*LINE).out


def test_a_failed_run_leaves_the_file(tmp_path):
    file = tmp_path / "p.svg"
    file.write_text("old")
    assert gradcli("plot", "-e", "sqrt(x)", "x=-2:-1:0.5", "-o", str(file)).code == 1
    assert file.read_text() == "old" and list(tmp_path.iterdir()) == [file]


# -- errors ---------------------------------------------------------------------------------------
ERRORS = [
    # argv, exit code, words of the error
    (["-e", "x^2"], 0, ["drawn along x=-10:10; another range is given so too, as x=-2:2:0.05"]),
    (["-e", "a*x^2", "a=2"], 0, ["drawn along x=-10:10"]),
    (["-e", "x^2", "x=1"], 2, ["a plot needs a grid", "gradcli plot 'x^2' x=-2:2:0.05"]),
    (["-e", "a*x^2"], 2, ["a plot needs a grid", "gradcli plot 'a*x^2' a=-2:2:0.05 x=1"]),
    (["-e", "a*x", "x=0:1:0.1"], 2, ["bind it, as in: gradcli plot 'a*x' x=0:1:0.1 a=1"]),
    (["-e", "a*b*x", "x=0:1:0.1"], 2, ["bind each of them, as in: gradcli plot"]),
    (["-e", "7"], 2, ["nothing to draw along"]),
    (["-e", "x+y+z", "x=0:1:1", "y=0:1:1", "z=0:1:1"], 2, ["not 3: x, y, z", "such as z=1"]),
    (["-e", "x*y", "x=0:1:1", "y=0:1:1", "--wrt", "x"], 2, ["E0001", "no --wrt"]),
    (["-e", "x*y", "x=0:1:1", "y=0:1:1", "--order", "2"], 2, ["E0001", "no --order"]),
    (["-e", "(x, y)", "x=0:1:1", "y=0:1:1"], 1, ["a map over two grids is of one number"]),
    (["-e", "x", "x=0:1:1", "-o", "p.jpg"], 2, [".svg, .png, .pdf or .txt, not 'p.jpg'"]),
    (["-e", "x", "x=0:1:1", "-o", "no/p.svg"], 2, ["no such directory"]),
    (["-e", "x", "x=0:1:1", "--width", "5"], 2, ["--width takes a whole number from 24 to 1000"]),
    (["-e", "x", "x=0:1:1", "--wrt", "z"], 2, ["E0007", "'z'"]),
    (["-e", "sum(v)*x", "x=0:1:1", "v=[1,2]", "--wrt", "v"], 2, ["E0007", "'v' is an array"]),
    (["-e", "sqrt(x)", "x=-2:-1:1"], 1, ["nothing to draw", "sqrt of -2 is nan"]),
    (["-e", "print(x)", "x=0:1:1"], 2, ["no value to draw"]),
    (["-e", "'a'", "x=0:1:1"], 2, ["E0006"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("argv", "code", "words"),
    ERRORS,
    ids=lambda x: " ".join(map(str, x)) if isinstance(x, list) else "",
)
def test_an_error_says_what_would_work(argv, code, words):
    ran = gradcli("plot", *argv)
    assert ran.code == code, ran.err
    assert all(word in ran.err for word in words), ran.err


@pytest.mark.parametrize("argv", [argv for argv, _, _ in ERRORS[2:5]], ids=lambda x: " ".join(x))
def test_the_command_line_of_a_help_works(argv):
    import shlex

    ran = gradcli("plot", *argv)
    words = shlex.split(ran.err.rpartition("as in: ")[2])
    assert words[:2] == ["gradcli", "plot"]
    assert gradcli(*words[1:]).code == 0


def test_matplotlib_is_needed_for_a_file_alone_and_named_with_what_installs_it(monkeypatch):
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "matplotlib" else find(name)
    )
    ran = gradcli("plot", *LINE, "-o", "p.svg")
    assert ran.code == 2 and "needs the package matplotlib" in ran.err
    assert "pip install matplotlib" in ran.err
    assert gradcli("plot", *LINE).code == 0


def test_few_points_are_said_to_be_few():
    ran = plot("-e", "x^2", "x=-2:2:2")
    assert "drawn at 3 values of x alone: x=-2:2 has 101" in ran.err
    assert "alone" not in plot("-e", "x^2", "x=-2:2:1").err
    assert "alone" not in plot("-e", "sum([k for k in range(n)])", "n=1:2:1").err


def test_no_derivative_is_drawn_where_there_is_no_value():
    rows = drawn("-e", "log(x)", "x=-2:2:0.05", "--width", "60")
    assert "+" not in "".join(row[6:30] for row in rows[1:-1])


def test_a_terminal_is_told_where_a_drawing_is(tmp_path):
    path = str(tmp_path / "p.txt")
    ran = gradcli("plot", "x^2", "x=0:1", "-o", path, terminal=True, NO_COLOR="1")
    assert (ran.out, " ".join(ran.err.split())) == ("", f"note: the drawing is in '{path}'")
    assert gradcli("plot", "x^2", "x=0:1", "-o", path).err == ""
