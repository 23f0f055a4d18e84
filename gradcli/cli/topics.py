"""The topics of `gradcli help TOPIC`: a screen each, for those who have the command alone.

The functions of the language are filled in from the table that `gradcli ops` prints.
"""

from itertools import groupby
from textwrap import shorten

from gradcli.cli.command_table import COMMANDS
from gradcli.cli.line.usage import Usage, listed
from gradcli.errors import nearest

LANGUAGE = """\
The language of programs: a part of Python, and ^ for power. A program is a
word, 'x^2', a file, or standard input; its value is its last line.

Statements, one a line or with ; between them; # begins a comment
  y = x^2    a, b = b, a    y += 1    v[0] = 2    del y
  x: float = 3    n: int    w: float[3,2]          inputs: type, shape, default
  if x > 0: ... elif x < -1: ... else: ...         blocks are indented
  for i in range(10): ...  while x > 1: ... else: ...  break    continue    pass
  def f(a, b=2): ... return a*b  yield a   global n  nonlocal n   @decorator
  raise ValueError("why")    assert x > 0, "why"
  try: ... except ValueError as e: ... else: ... finally: ...
  with GradientTape() as tape: ...
  import numpy as np    from math import sin       itertools and few more

Expressions
  + - * / // % ^ ** @    == != < <= > >= in is     1 < x < 2
  and or not    a if x > 0 else b    (n := x)    lambda t: t^2    & | ~ << >>
  [1, 2]    (1, 2)    {"a": 1}    [i^2 for i in range(5) if i > 1]
  v[0]    v[1:-1]    m[:, 0]    "text"    f"{x:.3f}"    True False None
  v.shape    v.T    v.sum()    xs.append(1)        attributes and methods

Inputs are the names that nothing assigns: gradcli help values

Functions, as NumPy, SciPy and math have them: sin, np.sin, math.sin; gradcli
ops lists them all, gradcli ops NAME says more of one
FUNCTIONS
  pi e inf nan are constants, math.tau and np.pi too

Derivatives in programs
  grad(f)(2.0)    grad(grad(f))    grad(y, x)    jacobian(f)(v)    hessian(f)(v)
  root(lambda x: x^2 - a, 1.0) and its derivative by a
  tf.Variable, tf.GradientTape and the like: TensorFlow's lessons run unchanged;
  gradcli tape shows what each tape recorded, and where a gradient stops

Not there: class, async, match, sets, most modules of Python, files, the
network.

Examples
  gradcli grad 'x^2*sin(y)' x=3 y=2
  gradcli eval $'y = 1\\nfor i in range(3):\\n    y = y*x + 1\\ny' x=2
  gradcli eval 'f = lambda t: t^3; grad(grad(f))(x)' x=2
"""

VALUES = """\
The values of inputs: NAME=VALUE, one for each name that the program reads and
does not assign. x=3 also replaces the default of x: float = 2.

Numbers
  x=3    x=-2.5e3    x=pi/2    x=2^10              a constant expression

Uncertainties: gradcli eval and grad give the result its own
  x=5.007±0.002    x=5.007+/-0.002    x=5.007(2)

Arrays, in quotes where there are blanks
  v=[1,2,3]    'm=[[1, 2], [3, 4]]'

What an input is, where the program does not say so
  'v: float[3]'    'A: float[:, :]', of any lengths    n:int    flag:bool

Grids: a result for each point; two grids give all pairs of their points
  x=0:10:0.5                                       start, stop (included), step
  x=0:10                                           101 points, from 0 to 10
  'x=linspace(0,1,101)'                            101 points, both ends too

Files
  w=@w.npy    w=@w.csv    w=@w.json    S=@book.csv:spot, a column under its name
  w=@-                                             standard input

Examples
  gradcli grad 'sum(v^2)*x' v=[1,2,3] x=pi/2
  gradcli eval 'x*y' x=0:1:0.5 'y=linspace(1,2,3)'
  gradcli grad 'sin(x)' x=0:3:0.5 -o slopes.csv
"""

LIMITS = """\
The limits of a run. Each is an error that names its option, and no answer that
is cut short; a run ends within them, whatever its program is.

OPTIONS

Every command that runs a program takes them all; diff, emit and simplify, which
run none, take those of its text and the time, and fmt those of its text.

Without --timeout a pipe that gives nothing is waited for 60 seconds. An array
of a file counts as one of the run.

Examples
  gradcli eval 'exp(x)' x=1 --timeout 5
  gradcli grad 'y = x; y*y' x=2 --max-steps 1000
"""

# Topic -> (one line of help, its text)
TOPICS = {
    "language": ("What a program can say", LANGUAGE),
    "values": ("How inputs get their values", VALUES),
    "limits": ("What a run may take", LIMITS),
}
WIDTH, FAMILY = 80, 18  # columns of a line, and of the name of a family
BY_SIGNS = ("tests", "bits of integers", "of derivatives only")  # not called by their names


def text(topic: str) -> str:
    """The text of a topic; E0001 where there is none of that name."""
    if topic not in TOPICS:
        raise _unknown(topic)
    _, body = TOPICS[topic]
    for mark, filled in FILLED.items():
        if mark in body:
            body = body.replace(mark, filled())
    return body


def _functions() -> str:
    """The names of what programs can call, as many of each family as a line has room for."""
    from gradcli.calls import operations

    lines = []
    for family, members in groupby(operations(), lambda row: row["family"]):
        if family not in BY_SIGNS:
            names = " ".join(row["name"] for row in members)
            room = WIDTH - FAMILY - 4
            lines.append(f"  {family:<{FAMILY}}  {shorten(names, room, placeholder=' …')}")
    return "\n".join(lines) + "\n"


def _limits() -> str:
    """The options that set limits, with their defaults."""
    from gradcli.cli.command_table import typer_command
    from gradcli.cli.help import grouped, row, spelling
    from gradcli.cli.line.options import LIMITS_GROUP

    limits = [p for group, p in grouped(typer_command("grad")) if group == LIMITS_GROUP]
    rows = [(spelling(p), p.help or "") for p in limits]
    column = max(len(left) for left, _ in rows) + 4
    return "\n".join(row(left, text, column, WIDTH) for left, text in rows) + "\n"


# mark in a text -> what stands in its place
FILLED = {"FUNCTIONS\n": _functions, "OPTIONS\n": _limits}


def _unknown(topic: str) -> Usage:
    close = nearest(topic, [*TOPICS, *COMMANDS])
    help = f"gradcli help tells of {listed([*TOPICS, *COMMANDS])}"
    if close:
        help = f"did you mean 'gradcli help {close[0]}'?"
    return Usage("E0001", f"there is no help on '{topic}'", (topic,), help)
