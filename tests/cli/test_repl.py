"""The interactive session: what entries answer, from a pipe, through the prompt, at a terminal."""

import os
import re
import signal
import subprocess
import sys

import pytest
from cli.command import gradcli
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from gradcli.calls.sessions import Session
from gradcli.cli.line.entries import command_of, entries, is_whole, words_of
from gradcli.cli.line.prompt import candidates, typed


def answers(*lines: str):
    """What a session prints that gets these lines from a pipe."""
    return gradcli("repl", stdin="\n".join(lines).encode())


@pytest.mark.parametrize(
    ("lines", "shown"),
    [
        (["x = 3", "x^2"], "9\n"),
        (["def f(t):", "    return t^2", "f(2)"], "4\n"),
        (["if 1 > 2:", "    y = 1", "else:", "    y = 2", "y"], "2\n"),
        (["v = [1,", "2]", "sum(v)"], "3\n"),
        (["x = 3", "y = x^2", "grad y"], "y\t9.0\ndy_dx\t6.0\n"),
        (["x = 3", "y = x^2", "grad y x=5"], "y\t25.0\ndy_dx\t10.0\n"),
        (["grad x^2 * sin(y) x=3 y=0 --wrt x"], "f\t0.0\ndf_dx\t0.0\n"),
        (["grad 'x^2' x=1"], "f\t1.0\ndf_dx\t2.0\n"),
        (["a = 2", "grad x^2 x=2*a"], "f\t16.0\ndf_dx\t8.0\n"),
        (["def f(t, n=2):", "    return t^n", "grad f t=3"], "f\t9.0\ndf_dt\t6.0\n"),
        (["x = 2", "x^3", "grad --order 2"], "8\nf\t8.0\ndf_dx\t12.0\nd2f_dx2\t12.0\n"),
        (["diff = 3", "diff + 1"], "4\n"),
        (["x = 2", "grad(lambda t: t^3)(x)"], "12.0\n"),
        (["print('seen')", "1"], "seen\n1\n"),
        (["1", "exit", "2"], "1\n"),
        (["x = 3", "names"], "x = 3\n"),
        (["x = 3", "z = x^2", "del x", "z", "names"], "9\nx = 3\nz = x^2\n"),
        (["x = 3", "y = 4", "del x, y", "names"], ""),
        (["def f(t): return t^2", "del f", "f = 3", "f"], "3\n"),
        (["x = 3", "y = 4", "reset", "names"], ""),
        (["reset = 2", "reset"], "2\n"),
        (["leave = 2", "leave"], "2\n"),
        (["x = 3", "simplify x*x*x + y - y"], "x**3\n"),
        (["def f(t): return t*t*t", "f t=2"], "f\t8.0\ndf_dt\t12.0\n"),
        (["y^3 y=2"], "f\t8.0\ndf_dy\t12.0\n"),
    ],
)
def test_a_session_answers(lines, shown):
    ran = answers(*lines)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.replace("_", "f") == shown.replace("_", "f")


@pytest.mark.parametrize(
    ("lines", "code", "words"),
    [
        (["sinn(2)"], "E0102", "did you mean 'sin'"),
        (["diff sinn(x)"], "E0102", "did you mean 'sin'"),
        (["x +"], "E0100", "expected"),
        (["grad x^2 x=1 --ordr 2"], "E0001", "did you mean --order"),
        (["grad"], "E0001", "grad x^2"),
        (["grad p^2 x=1"], "E0006", "'x'"),
        (["y = p^2*q", "grad y p=1"], "E0005", "as in: grad y p=1 q=1"),
        (["save /nowhere/at/all.expr"], "E0004", "no such directory"),
        (["leave"], "E0001", "exit leaves"),
        (["undo"], "E0001", "del x forgets the name x, and reset all names"),
        (["clear"], "E0001", "reset all names"),
        (["def f(t): return t*k", "plot f t=0:1"], "E0005", "as in: plot f(t) t=0:1 k=1\n"),
    ],
)
def test_an_error_ends_the_entry_and_not_the_session(lines, code, words):
    ran = answers(*lines, "6*7")
    assert ran.code == 1
    assert f"error[{code}]" in ran.err
    assert words in ran.err
    assert "gradcli grad" not in ran.err.split("help:")[-1]
    assert ran.out == "42\n"


BEFORE = ("x = 3", "y = x^2", "def f(t):", "    return t[2]", "z = x*y")


@pytest.mark.parametrize(
    ("entry", "places"),
    [
        ("sinn(z) + z", ["1:1"]), ("z[3]", ["1:1"]), ("y + f(z)", ["2:12"]), ("y^2)", ["1:4"]),
        ("grad z*foo(y)", ["1:3"]), ("diff sinn(z) + foo(x)", ["1:1", "1:11"]),
        ("w = z; v = w[1]", ["1:12"]), ("assert z > 1000", ["1:8"]),
        ("taylor z/[1][2] x=0", ["1:3"]),
    ],
)  # fmt: skip
def test_an_error_is_placed_in_the_entry_and_not_in_the_lines_before_it(entry, places):
    ran = answers(*BEFORE, entry)
    assert re.findall(r"<session>:(\S+)", ran.err) == places
    assert "gradcli" not in ran.err


@pytest.mark.parametrize(
    ("lines", "shown"),
    [
        (["x = 3", "del x", "y = 2*x", "x = 5", "y"], "10\n"),
        (["x = 3", "z = x^2", "del x", "w = 2*x", "x = 5", "w", "z", "w + z"], "10\n9\n19\n"),
        (["y = q*x", "q = 2", "x = 4", "del q", "q = 3", "y"], "12\n"),
        (["y = x*x*x", "simplify y"], "x**3\n"),
    ],
)
def test_a_name_that_is_free_again_makes_formulas(lines, shown):
    ran = answers(*lines)
    assert (ran.code, ran.out) == (0, shown) and ran.err.startswith("note: ")


@pytest.mark.parametrize("entry", ["k*x^2 2*k*x x=3", "'k*x^2' '2*k*x' x=3"])
def test_a_derivative_found_by_hand_is_checked(entry):
    ran = answers("k = 2", f"check {entry}", "check x^2 + x x=3")
    assert ran.code == 0 and ran.out.count("agrees") == 2 and "x\t3.0\t12.0" in ran.out


def test_what_is_pasted_is_entered_line_by_line(monkeypatch):
    text = "def f(t):\n    return t^2\n\ndiff x^2\nf(2)\nx = 1"
    monkeypatch.setattr("gradcli.cli.line.prompt.typed", lambda session: iter([text, "x"]))
    ran = gradcli("repl", stdin=None, terminal=True, NO_COLOR="1")
    assert ran.out.endswith("\nd/dx = 2*x\n4\n1\n") and not ran.err


def test_an_error_of_an_earlier_statement_shows_that_alone():
    err = answers("u = 1", "y = u/[x, 1][k]", "x = 3", "k = 7", "y + 1").err
    assert "<session>:1:7\n" in err and "y = u/[x, 1][k]" in err and "y + 1" not in err


def test_a_quotient_of_differentials_is_told_how_derivatives_are_asked():
    ran = answers("x = 3", "y = x^2", "dy/dx", "dy / dt")
    assert ran.err.count("E0101") == 2 and not ran.out
    assert "help: the derivative of y by x: grad y --wrt x\n" in ran.err
    assert answers("x = 3", "y = x^2", "grad y --wrt x").out.endswith("dy_dx\t6.0\n")
    assert answers("dy = 3", "y = 2", "dx = 2", "dy/dx").out == "1.5\n"
    assert "E0101" not in answers("y = 2", "da/db").err


def test_explain_does_not_repeat_the_value_of_an_input():
    out = answers("x = 3", "a = 2", "explain a*x^2 --wrt x").out
    assert "  x = 3\n" not in out and "  a = 2\n" in out
    assert "  d/dx = 2*a*x = 12\n" in out


def test_names_without_a_value_are_answered_in_symbols():
    lines = b"a = 2\na*q^2\ndiff\ny = q^3\ny\ngrad y"
    ran = gradcli("repl", stdin=lines, terminal=True, NO_COLOR="1")
    assert ran.out == "d/dq = 2*a*q\n" * 2 + "dy/dq = 3*q^2\n" * 2
    assert ran.err == (
        "note: 'y' is a formula: 'q' has no value yet\n"
        "note: for numbers bind it, as in: grad y q=1\n"
    )


def test_a_session_is_saved_and_goes_on(tmp_path):
    path = tmp_path / "model.expr"
    assert answers("x = 3", "y = x^2", "y", f"save {path}").out.startswith("9\n2 lines in ")
    assert path.read_text() == "x = 3\ny = x^2\n"
    assert gradcli("repl", str(path), stdin=b"y + 1\n").out == "10\n"
    assert "E0004" in gradcli("repl", str(tmp_path / "none.expr")).err


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("x^2", True), ("x = (1 +", False), ("def f(x):", False), ("def f(x):\n    y = x", False),
        ("def f(x):\n    return x\n", True), ("if x: y = 1", True), ("sin(]", True),
        ("[1,\n2]", True),
        ("diff f(x,", False), ("?sin", True), ("@custom_gradient", False), ("'abc", True),
        ("for i in v:\n    s += i", False), ("for i in v:\n    s += i\n    ", True),
        ("x +", True), ("plot x^2 x=-1:1", True), ("", True),
    ],
)  # fmt: skip
def test_an_entry_is_whole(text, whole):
    assert is_whole(text) is whole


def test_a_block_from_a_pipe_ends_where_the_next_line_stands_out():
    text = "x = 1\nfor i in v:\n    x += i\n\n    x += 1\ny = [\n1]\nif x:\n  z\nelse:\n  y\nz"
    assert list(entries(text.splitlines())) == [
        "x = 1", "for i in v:\n    x += i\n\n    x += 1", "y = [\n1]",
        "if x:\n  z\nelse:\n  y", "z",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("entry", "command"),
    [
        ("diff x^2", "diff"), ("diff (x+1)^2", "diff"), ("diff -x^2", "diff"), ("diff = 3", ""),
        ("diff(y, x)", ""), ("grad(f)(2)", ""), ("tape - 1", ""), ("plot", "plot"), ("sin(x)", ""),
        ("eval == 2", ""), ("taken x", ""),
    ],
)  # fmt: skip
def test_a_command_begins_an_entry(entry, command):
    assert command_of(entry, ("taken",)) == command
    assert command_of(entry, (entry.split()[0],)) == ""


def test_the_words_of_a_command():
    text = "f(x, n=2) * sin(y) x=3 w=[1, 2] --order 2 --wrt=x,y -o 'a b.csv'"
    options = ["--order", "2", "--wrt=x,y", "-o", "a b.csv"]
    assert words_of("grad", text) == (options, ["x=3", "w=[1, 2]"], "f(x, n=2) * sin(y)")
    assert words_of("grad", "x == 3") == ([], [], "x == 3")
    assert words_of("grad", "y' 'x'") == ([], [], "y' 'x'")


# -- at the prompt --------------------------------------------------------------------------------
def entered(keys: str, session: Session | None = None) -> list[str]:
    """The entries that the prompt gives for keys."""
    with create_pipe_input() as pipe:
        pipe.send_text(keys)
        return list(typed(session or Session(), input=pipe, output=DummyOutput()))


@pytest.fixture(autouse=True)
def state(tmp_path, monkeypatch):
    """A history of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "gradcli" / "history"


UP, CTRL_C, CTRL_D, TAB = "\x1b[A", "\x03", "\x04", "\t"


def test_the_prompt_takes_lines_blocks_and_brackets():
    assert entered("x = 3\rx^2\r" + CTRL_D) == ["x = 3", "x^2"]
    assert entered("def f(t):\ry = t\rreturn y^2\r\r" + CTRL_D) == [
        "def f(t):\n    y = t\n    return y^2"
    ]
    assert entered("v = [1,\r2]\r" + CTRL_D) == ["v = [1,\n2]"]


def test_the_prompt_drops_what_is_interrupted_and_remembers_what_was_entered(state):
    assert entered("x = 3\ry = " + CTRL_C + "z = 1\r" + CTRL_D) == ["x = 3", "z = 1"]
    assert [line for line in state.read_text().split("\n") if line[:1] == "+"] == [
        "+x = 3",
        "+z = 1",
    ]
    assert state.stat().st_mode & 0o777 == 0o600


def test_what_completes_a_line():
    session = Session()
    session.enter("velocity = 3")
    assert "velocity" in dict(candidates(session, "2*ve", "ve"))
    assert dict(candidates(session, "tay", "tay"))["taylor"]
    assert "--order" in dict(candidates(session, "grad x^2 --or", "--or"))
    assert "taylor" not in dict(candidates(session, "2*tay", "tay"))
    assert "arctan2" in dict(candidates(session, "2*arc", "arc"))


# -- at a terminal --------------------------------------------------------------------------------
READY = "<ready>"  # a prompt takes keys: it has just switched bracketed paste on


class Terminal:
    """`gradcli` at a terminal of its own, as a person has it."""

    def __init__(self, *words: str):
        import fcntl
        import pty
        import termios

        self.main, other = pty.openpty()
        env = os.environ | {"TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1", "NO_COLOR": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gradcli", *words],
            stdin=other, stdout=other, stderr=other, env=env, start_new_session=True,
            preexec_fn=lambda: (
                fcntl.ioctl(0, termios.TIOCSCTTY, 0),
                signal.signal(signal.SIGINT, signal.SIG_DFL),  # which the tests may be deaf to
            ),
        )  # fmt: skip
        os.close(other)
        self.seen = ""

    def until(self, words: str) -> str:
        """What is shown from here up to `words`."""
        import select

        passed = []  # what a loop prints is searched once, however long it runs
        while words not in self.seen:
            cut = max(0, len(self.seen) - len(words))
            passed.append(self.seen[:cut])
            self.seen = self.seen[cut:]
            assert select.select([self.main], [], [], 30)[0], self.seen
            data = os.read(self.main, 65536).decode(errors="replace").replace("\x1b[?2004h", READY)
            self.seen += re.sub(r"\x1b(\[[0-9;?]*[A-Za-z]|[=>])", "", data)
        shown, _, self.seen = self.seen.partition(words)
        return "".join(passed) + shown

    def type(self, text: str) -> None:
        os.write(self.main, text.encode())

    def close(self) -> int:
        try:
            return self.process.wait(timeout=30)
        finally:
            self.process.kill()
            os.close(self.main)


def test_gradcli_alone_at_a_terminal_is_a_session():
    terminal = Terminal()
    try:
        terminal.until(READY)
        for keys, words in [
            ("velocity = 3\r", READY),
            ("grad velo" + TAB, "city"),
            ("^2\r", "6 │"),
            ("", READY),
            ("while True: print('runs')\r\r", "\nruns"),
            (CTRL_C, "interrupted"),
            ("", READY),
            ("sinn(1)\r", "did you mean 'sin'?"),
            ("", READY),
            ("velocity + 39\r", "42"),
            ("", READY),
            (UP, "39"),
            (" + 1\r", "43"),
            ("", READY),
        ]:
            terminal.type(keys)
            terminal.until(words)
        terminal.type(CTRL_D)
    finally:
        code = terminal.close()
    assert code == 0


def test_a_file_that_is_no_text_is_refused(tmp_path):
    (tmp_path / "latin.expr").write_bytes(b'y = "\xff"\n')
    ran = gradcli("repl", str(tmp_path / "latin.expr"))
    assert (ran.code, ran.out) == (2, "")
    assert "UTF-8" in ran.err


@pytest.mark.parametrize(
    ("lines", "place"),
    [
        (["x = 2", "y = 3", "1/0*x"], "1/0 is inf, at line 1"),
        (["x = 2", "y = 3", "z = log(x - 2)", "grad z"], "-inf, at 'z = log(x - 2)'"),
        (["x = 0", "def f(t):", "    u = t", "    return sqrt(u)", "grad f(x)"],
         "is inf, at 'return sqrt(u)', called at line 1"),
        (["a = 1", "x = 2", "grad floor(a)*x"], "step of floor, at line 1"),
        (["a = 1", "w = floor(a)", "check w"], "step of floor, 'w = floor(a)'"),
        (["x = 2", "grad x*log(", "x - 2)"], "add up to nan, at line 1"),
    ],
)  # fmt: skip
def test_a_note_counts_the_lines_of_the_entry_and_names_those_before_it(lines, place):
    ran = answers(*lines)
    assert place in ran.out + ran.err
