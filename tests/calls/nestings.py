"""Programs that nest in one way, as deep as the language takes: through every command and target.

    python tests/calls/nestings.py 199 [NAME]

says what each way of nesting gives where it is no value, no text and no error that is told.
"""

import signal
import sys
import time

from gradcli import calls
from gradcli.errors import Diagnostic


def nested(n: int, head: str, body: str, tail: str = "") -> str:
    """`body` within n blocks that `head` opens, of which `tail` ends each."""
    opened = "".join([" " * k + head.replace("K", str(k)) + "\n" for k in range(n)])
    ends = [" " * k + tail.replace("K", str(k)).replace("|", " " * k) for k in reversed(range(n))]
    closed = "\n".join(ends) + "\n" if tail else ""
    return f"y = x\n{opened}{' ' * n}{body}\n{closed}y*y"


def around(head: str, body: str, tail: str, before: str = "", after: str = ""):
    """`body` within n times `head` and `tail`."""
    return lambda n: before + head * n + body + tail * n + after


def within(head: str, body: str, tail: str = ""):
    return lambda n: nested(n, head, body, tail)


def defs(n: int) -> str:
    """A function in a function, each of which calls the one within."""
    lines = [f"{' ' * k}def f{k}(t):" for k in range(n)]
    ends = [f"{' ' * (k + 1)}return f{k + 1}(t)" for k in reversed(range(n - 1))]
    return "\n".join([*lines, " " * n + "return t*t", *ends, "f0(x)"])


NESTINGS = {
    "call": around("sin(", "x", ")"),
    "call of two": around("hypot(2.0, ", "x", ")"),
    "bracket": around("(", "x*x", ")"),
    "product": around("(x*", "x", ")"),
    "sum": around("(x + 1.5*", "x", ")"),
    "left": around("(", "x", "*x + 1.0)"),
    "quotient": around("1.0/(2.0 + ", "x", ")"),
    "sign": around("-", "x", ""),
    "not": around("not ", "x > 0", "", "1.0 if ", " else x"),
    "power": around("x^", "x", ""),
    "list": around("[", "x", "]"),
    "tuple": around("(", "x", ",)"),
    "array": lambda n: around("[", "x", "]", "sum(np.array(", "))")(min(n, 30)),
    "dict": around("{'a': ", "x", "}", "d = ", "\nx*x"),
    "subscript": around("v[", "0", "]", "v = [0, 1, 0]\ny = ", "\nx*x + y"),
    "index": around("int(", "1", ")", "v: float[3]\ny = v[", "]\ny*x"),
    "if": within("if x > K:", "y = x*x"),
    "else": lambda n: nested(n, "if x > K:", "y = x*x", "else:\n| y = y + x"),
    "for": within("for iK in range(1):", "y = y*x"),
    "while": within("while y < 2.0:", "y = y + x*x"),
    "try": within("try:", "y = x*x", "except ValueError:\n| y = x"),
    "with": within("with tf.GradientTape() as tK:", "y = x*x"),
    "def": defs,
    "lambda": around("lambda t: ", "t*t", "", "f = ", "\nx*x"),
    "conditional": around("(x*x if x > 2.0 else ", "x", ")"),
    "and": around("(x > 0.5 and ", "x > 1.0", ")", "x*x if ", " else x"),
    "or": around("(x < 0.5 or ", "x > 1.0", ")", "x*x if ", " else x"),
    "comparison": around("(0.5 < ", "x", ")", "x*x if ", " else x"),
    "attribute": around("", "v", ".T", "v: float[2, 2]\nsum(", ")*x"),
    "method": around("", "v", ".transpose()", "v: float[2, 2]\nsum(", ")*x"),
    "slice": around("", "v", "[:]", "v: float[3]\nsum(", ")*x"),
    "where": around("np.where(x > 2.0, x*x, ", "x", ")"),
    "max": around("max(x*1.5, ", "x", ")"),
    "comprehension": around("sum([", "x", "*t for t in [1.0]])"),
    "product of matrices": around("A@(", "A", ")", "A: float[2, 2]\nsum(", ")*x"),
}
SECONDS = 20.0  # of the processor's
SLOW = 1.0
POINT = {"x": 1.25, "v": None, "A": [[0.5, 0.25], [0.125, 0.5]]}
COMMANDS = {
    "eval": lambda p, at: calls.value(p, at),
    "grad": lambda p, at: calls.gradient(p, at),
    "hessian": lambda p, at: calls.hessian(p, at),
    "jacobian": lambda p, at: calls.jacobian(p, at),
    "jvp": lambda p, at: calls.jvp(p, at, {"x": 1.0}),
    "vjp": lambda p, at: calls.vjp(p, at),
    "hvp": lambda p, at: calls.hvp(p, at, {"x": 1.0}),
    "taylor": lambda p, at: calls.taylor(p, at, 3, wrt=("x",)),
    "check": lambda p, at: calls.check(p, at),
    "tape": lambda p, at: calls.tape(p, at),
    "simplify": lambda p, at: calls.simplify(p),
    **{f"emit {to}": lambda p, at, to=to: calls.emit(p, to) for to in calls.TARGETS},
    **{f"diff {to}": lambda p, at, to=to: calls.diff(p, ("x",), to=to) for to in calls.TARGETS},
    "diff forward": lambda p, at: calls.diff(p, ("x",), mode="forward"),
    "diff order 2": lambda p, at: calls.diff(p, ("x",), order=2),
}


def point(program) -> dict:
    v = [1.5, 2.5, 0.5] if "3]" in program.source.text else [[0.5, 1.5], [2.5, 0.5]]
    return {name: v if name == "v" else POINT[name] for name in program.inputs}


def ended(make, program) -> str:
    """How a command ends: "" where it gives something, else its error; capitals are a fault."""
    signal.signal(signal.SIGVTALRM, _too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        make(program, point(program))
    except Diagnostic as error:
        return f"{error.code} {error.message}"[:90] + ("" if error.span else " WITHOUT A SPAN")
    except (Exception, _TooLong) as error:
        return f"WRONG {type(error).__name__}: {error}"[:200]
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return ""


class _TooLong(BaseException):
    """No `except Exception` swallows it."""


def _too_long(*_):
    raise _TooLong


def program(make, depth: int):
    """The program that nests so deep in one way, or as deep as the language takes."""
    while True:
        try:
            return calls.program(make(depth))
        except Diagnostic as error:  # a way that takes several levels at once
            if error.code != "E0206" or depth < 40:
                raise
            depth -= 1


def main() -> None:
    depth = int(sys.argv[1])
    for name, make in NESTINGS.items():
        if sys.argv[2:] and name not in sys.argv[2:]:
            continue
        deep = program(make, depth)
        calls.fmt(deep.source.text)
        found = {}
        for command, run in COMMANDS.items():
            start = time.process_time()
            how = ended(run, deep)
            took = time.process_time() - start
            if how or took > SLOW:
                found.setdefault(how, []).append(f"{command} ({took:.1f} s)")
        for how, commands in found.items():
            print(f"{name}: {how}: {', '.join(commands)}")


if __name__ == "__main__":
    main()
