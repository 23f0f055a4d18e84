"""What staging says of a program that it does not take: what is refused, where, why, and what to
write; what fails in a run as well has the run's words."""

import engines
import pytest

from gradcli import calls
from gradcli.core.refusals import ON_THE_TAPE, UNDIFFERENTIATED
from gradcli.core.types.check import check_fits
from gradcli.core.types.kinds import kinds_of
from gradcli.errors import Diagnostic
from gradcli.lowering.stage import staged

# program -> (what is refused, where, a part of what to write, (where, what) of the causes)
REFUSED = {
    "if x > 0:\n    h = lambda t: t\nelse:\n    h = lambda t: -t\nh(x)": (
        "a lambda used as a value that is another on each way", "h", "choose by an if",
        (("h = lambda t: t", "a lambda here"), ("h = lambda t: -t", "a lambda here")),
    ),
    "s = 'a'\nif x > 0:\n    s = [x]\nx if s == 'a' else -x": (
        "a value that is a list or the string 'a', as a test decides,", "s", "choose by an if",
        (("s = [x]", "a list here"), ("s = 'a'", "the string 'a' here")),
    ),
    "v: float[:]\nmax(x, *v)": (
        "an array of which only the run tells how many items it has", "*v", "final length", (),
    ),
    "n: int\nys = [x]\nfor i in range(n):\n    ys = np.append(ys, x*i)\nnp.sum(ys)": (
        "a value that is a list or an array, as a test or a turn decides,", "ys",
        "np.array([…])", (("ys = [x]", "a list here"),
                          ("ys = np.append(ys, x*i)", "an array here")),
    ),
    "p = {'a': x}\nif x > 0:\n    p['b'] = 2.0\nsum(p.values())": (
        "a dict that may or may not have the key 'b'", "p.values()", "every key",
        (("p['b'] = 2.0", "it has the key 'b' from here"),),
    ),
    "p = {'a': x}\nk = 1.0*x\np[k]": ("a dict at a key that is worked out", "p[k]", "d['a']", ()),
    "n: int\nys = {k: x*k for k in range(n)}\nys[1]": (
        "a comprehension of keys that is worked out", "{k: x*k for k in range(n)}", "d['a']", (),
    ),
    "def f(a):\n    if a > 1:\n        return a\nf(x)": (
        "a function that may end without a value", "f(x)", "end every branch with return",
        (("def f(a):\n    if a > 1:\n        return a", "this may end without one"),),
    ),
    "r = None\nif x > 0:\n    r = x\nr": (
        "None as a value of the program, which a test may give,", "r", "ask 'is None'", (),
    ),
    "x*'a'.find(3)": ("the method find of the string 'a'", "'a'.find(3)", "write out", ()),
    "y = x\nkind = 'a'": ("a string", "kind", "leave text out", ()),
    "root(lambda t: t^3 - x, 1.0)": (
        "a function of functions, such as grad or root,", "root(lambda t: t^3 - x, 1.0)",
        "write out what it computes", (),
    ),
    "u = [x]\nx if u < [2.0] else -x": (
        "the order of lists, or of tuples,", "u < [2.0]", "argsort", (),
    ),
    "d = {'a': x}\nfor k in d:\n    d['b'] = 1.0\nx": (
        "a dict that grows or shrinks while a loop goes through it",
        "for k in d:\n    d['b'] = 1.0", "list(d)", (),
    ),
    "u = [x, 2*x]\ny = x\nif x > 1:\n    y = u[2]\ny": (
        "what fails where it is reached (u[2]: index 2 is out of range for u of length 2)", "u[2]",
        "leave it out", (),
    ),
    "w = x\nwhile True:\n    w = w + 1\nw": (
        "a value that no run gets to", "w", "by a 'break'",
        (("while True:\n    w = w + 1", "this never ends"),),
    ),
    "y = x\nraise ValueError('a')\ny": (
        "a raise", "raise ValueError('a')", "leave it out", (),
    ),
}  # fmt: skip
# What a run refuses too, in the same words at the same place
FAULTS = (
    "d = {'a': x}\nd['b']*x",
    "d = {'a': x}\ndel d['b']\nx",
    "u = [x, 2*x]\nu[2]*x",
    "u = (x, 2*x)\nu[-3]*x",
    "a, b = [x, x, x]\na*b",
    "a, b = x, x, x\na*b",
    "u = []\nu.pop()*x",
    "f = x\nf(2)*x",
    "2[0]*x",
    "v = np.zeros(2)\nv[4] = x\nv[0]",
    "dict(**x)['a']*x",
    "{'a': 1, **x}['a']*x",
    "d = {'a': x}\n(lambda **k: x)(a=1, **d)*x",
    "d = {1: x}\n(lambda **k: x)(**d)*x",
    "functools.partial(x, 2)(x)*x",
    "functools.reduce(lambda a, b: a*b, [])*x",
    "next(iter([]))*x",
)


def refusal(text: str) -> Diagnostic:
    with pytest.raises(Diagnostic) as found:
        staged(engines.program_of(text))
    return found.value


def test_a_refusal_says_what_where_why_and_what_to_write():
    for text, (what, where, instead, causes) in REFUSED.items():
        error = refusal(text)
        assert (error.code, error.message) == ("E0108", f"{what} {UNDIFFERENTIATED}"), text
        assert text[slice(*error.span)] == where, text
        assert instead in error.help and error.help.endswith(ON_THE_TAPE), text
        assert tuple([(text[slice(*at)], label) for at, label in error.seconds]) == causes, text


def test_what_fails_in_a_run_is_refused_in_the_words_of_a_run():
    for text in FAULTS:
        program = engines.program_of(text)
        with pytest.raises(Diagnostic) as run:
            calls.value(program, {"x": 0.5})
        with pytest.raises(Diagnostic) as told:
            check_fits(kinds_of(staged(program)), program.module.source)
        assert (told.value.code, told.value.message, told.value.span) == (
            run.value.code, run.value.message, run.value.span
        ), text  # fmt: skip


def test_np_full_like_is_given_an_array_that_is_surely_of_reals():
    text = "def f(a, t):\n    return np.sum(np.full_like(a, t)*a)\nf(np.array([x, {}]), x)"
    staged(engines.program_of(text.format("2.0")))
    error = refusal(text.format("2.0").replace("[x, 2.0]", "[1, 2]"))
    assert error.message.startswith("a real number written into an array of integers")


def test_what_is_taken_for_a_vector_is_declared_one():
    (declared,) = staged(engines.program_of("np.linalg.norm(v, 1)")).header
    assert (declared.name, len(declared.shape)) == ("v", 1)
