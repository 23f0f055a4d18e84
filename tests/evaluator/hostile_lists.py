"""Every function, method and statement on lists that no walk gets through: one that holds itself,
one that is 60,000 deep, and sixty lists of two that have 2**60 leaves.

    python tests/evaluator/hostile_lists.py [EVERY]

writes a line for each that does not end in a value or in an error of the program's, and says last
how many there were; of the functions it takes all, or one in EVERY.  It is run as a process of its
own: what C's stack does not hold kills it.
"""

import faulthandler
import signal
import sys
import time

from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.evaluator.closures.code import Coder
from gradcli.evaluator.run import run
from gradcli.language.names.builtins import BUILTINS, HIGHER, METHODS_OF
from gradcli.language.syntax import surface as s
from gradcli.ops.libraries.names import known_functions
from gradcli.ops.libraries.tensorflow_names import NAMES as TENSORFLOW

SECONDS = 5.0


def endless() -> list:
    """A list that holds itself."""
    made: list = []
    made.append(made)
    return made


def deep() -> list:
    """A list within lists, 60,000 of them."""
    made: list = []
    for _ in range(60_000):
        made = [made]
    return made


def shared() -> list:
    """Sixty lists, each twice in the next."""
    made: list = [0.5, 1.5]
    for _ in range(60):
        made = [made, made]
    return made


class Giving(Coder):
    """The evaluator, with a list made here in the place of every `dict()` of a program."""

    __slots__ = ()

    def observed(self, node, run):
        empty = type(node) is s.Call and not node.args and not node.keywords
        if empty and type(node.function) is s.Name and node.function.id == "dict":
            return lambda f: LISTS[type(self)]
        return run


LISTS = {type(make.__name__, (Giving,), {"__slots__": ()}): make()
         for make in (endless, deep, shared)}  # fmt: skip
FORMS = ("{f}(a)", "{f}(a, 1)", "{f}(1.5, a)", "{f}(a, a)", "{f}([1.5, 2.5], 1, a)")
VALUES = {
    "array": "np.array([1.0, 2.0])", "number": "np.float64(1.5)", "list": "[a, 1.0]",
    "tuple": "(a, 1.0)", "range": "range(3)", "dict": "{'k': a}", "string": "'{} %s'",
}  # fmt: skip
STATEMENTS = (
    "print(a)", "str(a)", "repr(a)", "f'{a}'", "f'{a!r:>5}'", "'%s' % a", "'%s' % (a,)", "-a",
    "a == b", "a != b", "a < b", "[a] == [b]", "(1, a) <= (1, b)", "{'k': a} == {'k': b}",
    "a in [b]", "a in b", "[b].index(a)", "sorted([a, b])", "max(a, b)", "min([a, b])", "sum(a)",
    "sum([a, b], [])", "{(1, a): 1}", "{a: 1}", "d = {}\n    d[(a,)] = 1", "{}.get((a, 1))",
    "a + a", "a * 2", "a * 2.0", "a + np.ones(2)", "np.ones(2) @ a", "np.ones(2)[a]", "a[a]",
    "v = np.ones(2)\n    v[0] = a", "v = np.ones(2)\n    v += a", "v = np.ones(2)\n    v[a] = 1",
    "sum(a + [x])", "[*map(f, a)]", "list(zip(a, a))", "if a:\n        pass",
    "raise ValueError(a)", "e = ValueError(a)\n    print(e)", "assert 1 > 2, a",
    "grad(x, a)", "grad(a, x)", "jacobian(a, x)", "grad(lambda t: a)(x)", "grad(sum)(a)",
    "jvp(sum, [a], [a])", "vjp(sum, a)", "stop_gradient(a)", "custom_gradient(lambda t: a)(x)",
    "root(lambda t: a, x)", "root(lambda t: t, a)",
    "c = tf.constant(a)", "tf.Variable(a)", "tf.nest.flatten(a)",
    "tf.nest.map_structure(lambda t: t, a)", "tf.nest.pack_sequence_as(a, [1])",
    "tf.nest.assert_same_structure(a, b)", "tf.constant([1.0, 2.0])[a]",
    "tf.constant([1.0]) + a", "tf.constant(1.0) == a", "tf.Variable(1.0).assign(a)",
    "with tf.GradientTape() as t:\n        t.watch(a)",
    "with tf.GradientTape() as t:\n        y = x\n    t.gradient(y, a)",
    "with tf.GradientTape() as t:\n        y = x\n    t.gradient(a, x)",
    "with tf.GradientTape() as t:\n        y = x\n    t.gradient(y, x, output_gradients=a)",
)  # fmt: skip


def functions(every: int):
    """The name of each function, by one of its prefixes, or of one in `every`."""
    seen = set()
    for path in sorted({*known_functions(), *BUILTINS, *HIGHER, *(f"tf.{n}" for n in TENSORFLOW)}):
        last = path.rpartition(".")[2]
        if not path.startswith("tf.") and last in seen:
            continue
        seen.add(last)
        if len(seen) % every == 0:
            yield path


def programs(every: int):
    """(what, forms) of every program, of one function in `every`."""
    for path in functions(every):
        yield path, [form.format(f=path) for form in FORMS]
    for kind, value in VALUES.items():
        for name in METHODS_OF.get(kind, {}):
            forms = (".{f}()", ".{f}(a)", ".{f}(a, a)", ".{f}(1, a)")
            yield f"{kind}.{name}", [f"({value})" + form.format(f=name) for form in forms]
    for text in STATEMENTS:
        yield text, [text]


def of(forms: list[str]):
    """The program that tries each of `forms` that the language takes."""
    tries = [f"try:\n    {form}\nexcept Exception:\n    pass\n" for form in forms]
    head = "a = dict()\nb = [dict()]\n"
    try:
        return calls.program(f"{head}{''.join(tries)}x*x")
    except Diagnostic:
        if len(forms) == 1:
            return None
    fit = [form for form in forms if of([form])]
    return of(fit) if fit else None


class _TooLong(BaseException):
    """No `except Exception` swallows it."""


def _too_long(*_):
    raise _TooLong


def ends(program, coder: type) -> str:
    """What is wrong with how a program ends; "" if nothing."""
    start = time.monotonic()
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(2)
    try:
        run(program, {"x": 1.5}, coder=coder)
    except Diagnostic as error:
        if error.code == "E0206" and "too deeply" in error.message:
            return f"{error.message}"
    except (Exception, _TooLong) as error:
        return f"{type(error).__name__}: {error}"
    finally:
        signal.alarm(0)
    took = time.monotonic() - start
    return f"took {took:.1f} s" if took > SECONDS else ""


def main() -> int:
    faulthandler.enable()
    sys.stdout.reconfigure(line_buffering=True)
    wrong = count = 0
    for what, forms in programs(int(sys.argv[1]) if sys.argv[1:] else 1):
        program = of(forms)
        for coder in LISTS if program else ():
            kind = coder.__name__
            print(f"{what!r} of a list that is {kind}: ", end="")
            fault = ends(program, coder)
            count += 1
            if fault:
                wrong += 1
            print(fault)
    print(f"{count} programs, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
