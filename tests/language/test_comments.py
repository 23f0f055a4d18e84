"""Comments go with the lines that a derivative keeps."""

from gradcli import calls
from gradcli.calls.programs import program

TEXT = """\
# about the file

# how steep
a: float = 2  # by default
# above
# and above that
b = a^2  # the square
c = b + 1  # dropped: nothing needs it
for i in range(3):  # each step
    # inside
    b *= a
# the last
b
"""


def test_comments_stay_on_lines_that_stay():
    lines = calls.diff(program(TEXT), ("a",)).splitlines()
    assert lines[:5] == [
        "# how steep", "a: float = 2  # by default", "# above", "# and above that",
        "b = a**2  # the square",
    ]  # fmt: skip
    assert "for i in range(3):  # each step" in lines
    assert lines[lines.index("    # inside") + 1] == "    b *= a"
    assert not any("dropped" in line or "about" in line for line in lines)


def test_a_line_that_comes_twice_has_its_own_comment():
    text = "s = x\nt = s*s  # first\ns = 2*t\nt = s*s  # second\nt*x"
    out = calls.diff(program(text), ("x",))
    assert out.index("# first") < out.index("# second")


def test_a_program_without_comments_is_as_it_was():
    assert calls.diff(program("x^2"), ("x",)) == "2*x\n"


def test_a_simplified_program_keeps_what_is_said_of_it():
    text = "# the heading\n\na = 2*x + x - 0*x  # three\nc = 3*x  # unread\nb = a*y  # kept\nb\n"
    out = calls.simplify(program(text))[0]
    assert out == "# the heading\n\na = 3*x  # three\nb = a*y  # kept\nb\n"
