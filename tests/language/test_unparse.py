"""The printer: what it prints is the same program, with the author's spellings and comments."""

import pytest
from deadline import within
from hypothesis import given, settings
from python_tree import dump, python_dump
from sources import EXPRESSIONS, NESTED, PROGRAMS

from gradcli.errors import Diagnostic, Source
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.parser import parse

pytestmark = pytest.mark.sampled(16)


def reprint(text: str) -> str:
    return unparse(parse(Source(text)))


def expression(text: str) -> s.Expr:
    """The tree of a text that is one expression."""
    (statement,) = parse(Source(text)).body
    return statement.value


def held(text: str) -> None:
    """Hold the text printed to the program it was printed from, by CPython's tree and by ours."""
    try:
        tree = parse(Source(text))
        want = python_dump(text)
    except (Diagnostic, SyntaxError):
        return
    printed = unparse(tree)
    again = parse(Source(printed))
    assert python_dump(printed) == want
    assert again == tree
    assert [c.text for c in again.comments] == [c.text for c in tree.comments]
    assert unparse(again) == printed


@settings(max_examples=150, deadline=None)
@given(EXPRESSIONS)
def test_an_expression_prints_as_itself(text):
    held(text)


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(PROGRAMS)
def test_a_program_prints_as_itself(text):
    held(text)


@pytest.mark.parametrize(
    "text",
    [
        "x^2 + y**3",
        "x ^= 2",
        "(-x)^2 - -x^2",
        "2^-x^y",
        "(a + b) + c",
        "a - (b - c) - (d + e)",
        "a/(b*c)*d",
        "(a, b)[0], (x, ), ()",
        "[(1, 2), [3]]",
        "not (a and b) or (c or d) and e",
        "(a < b) < c",
        "a if (b if c else d) else e if f else g",
        "(a if b else c) + 1",
        "f(a, (b, c), k=(d if e else f))",
        "a[1, 2:3, ::4, ..., None]",
        "a[(1,)], a[()], a[1:2,]",
        "(2).real, 2.5.real, (-x).T",
        "1_000 + 1e5 - .5",
        "'a\\n' + \"b\"",
        "x = y = 1, 2",
        "w: float[2, 3] = [1, 2]",
        "return_ = 3",
        "0xff + 0b1.T + 0o7.T",
        "'a' \"b\" r'\\d' + u'x'",
        "f'{x!r:>{w}}' 'b' + f\"{ {1: 2}[1] }{y=}\"",
        "{}, {a: (b, c), (d, e): lambda: f}, {a if b else c: d if e else f}",
        "[x for x in (a if b else c) if (d if e else f) if g or h]",
        "[(x, y) for x, y in z for (x), in (lambda: y) if not z]",
        "{(lambda: k): v for k, v in (a, b)}",
        "(lambda x, y=(1, 2): x)(1) + (lambda: 2)()",
        "lambda x: lambda: (x, 1)",
        "(lambda: x) if (lambda: y) else lambda: z",
        "a or (lambda: b) and not (lambda: c)",
        "f(lambda: x, lambda: (x, y), k=lambda: z)[lambda: i]",
        "[f for f in (lambda: x, lambda: y)]",
        "a[(lambda: x):(lambda: y)]",
        "assert (a, b), (c, d)",
        "assert a if b else c, lambda: d",
        "del a, b[1:2], (c, d)",
        "raise",
        "raise E(1)",
        "raise (E, F) from (a, b)",
        "from a.b import c as d, e",
        "import a.b as c",
    ],
)
def test_spelling_is_kept_and_parentheses_are_few(text):
    shown = reprint(text).rstrip("\n")
    assert parse(Source(shown)) == parse(Source(text))
    assert len(shown.replace(" ", "")) <= len(text.replace(" ", ""))
    assert shown.count("^") == text.count("^")


PRETTY = """\
# a header
import numpy as np
from math import sin as s, cos  # two

x: float = 2.0  # metres

@custom_gradient  # first
# between decorators
@a.b(1, k=[2])

@c
# before def
def g(x: float, n: int = 3, k=1) -> float:  # a result
    return lambda y, z=2: {y: f'{z!r:>{n}}' for y, z in x if y}  # why

try:  # to
    # inside
    assert x > 0, "small"
    # at its end
except E as e:  # one
    del x, e[1]
# before the next
except (F, G):
    pass
except:
    raise E('a' f"{x}") from e

# before else
else:  # fine
    with a as b, c, d as (e, f):  # enter
        b = '''  a
# no comment
'''
finally:
    # alone
    raise
def f(a, b=2):
    # inside
    if a > b:  # larger
        return a
    # before elif
    elif a == b:
        pass
        # at the end of the block

    # before else
    else:
        for i, j in enumerate(x):
            a += i^2  # twice

            break
    return b, a
# between

while x < 3:
    x *= 2
f(x)
# the end
"""


def test_a_tidy_program_prints_unchanged():
    assert reprint(PRETTY) == PRETTY


def test_comments_within_brackets_come_before_their_line():
    text = "y = f(a,  # first\n      # second\n      b)  # third\n"
    assert reprint(text) == "# first\n# second\ny = f(a, b)  # third\n"


def test_odd_layout_becomes_plain():
    text = "if x:y=1;z=2 # both\nelse :\n\t\tpass\n\n\n\nx  +  1 \\\n + 2;"
    want = "if x:\n    y = 1\n    z = 2  # both\nelse:\n    pass\n\nx + 1 + 2\n"
    assert reprint(text) == want


N = s.Number
X = s.Name("x")


@pytest.mark.parametrize(
    "node, text",
    [
        (N(2.0, None), "2.0"),
        (N(1e22, None), "1e+22"),
        (N(0.1, None), "0.1"),
        (N(7, None), "7"),
        (N(float("inf"), None), "inf"),
        (N(float("-inf"), None), "-inf"),
        (N(float("nan"), None), "nan"),
        (s.Binary("**", N(-2.0, None), N(-1, None)), "(-2.0)**-1"),
        (s.Binary("-", X, N(-2, None)), "x - -2"),
        (s.Binary("*", N(-2, None), X), "-2*x"),
        (s.Unary("-", N(-2, None)), "--2"),
        (s.Attribute(N(-2, None), "T"), "(-2).T"),
        (s.Attribute(N(2, None), "T"), "(2).T"),
        (s.Binary("**", s.Unary("-", X), N(2, None)), "(-x)**2"),
        (s.Unary("-", s.Binary("**", X, N(2, None))), "-x**2"),
        (s.Binary("-", X, s.Binary("-", X, X)), "x - (x - x)"),
        (s.Binary("*", s.Binary("/", X, X), X), "x/x*x"),
        (s.Binary("*", X, s.Binary("*", X, X)), "x*(x*x)"),
        (s.Binary(s.CARET, s.Binary("**", X, X), X), "(x**x)^x"),
        (s.String("it's\n", None), '"it\'s\\n"'),
        (s.Tuple((X,)), "(x,)"),
        (s.AugAssign(X, s.CARET, X), "x ^= x"),
        (s.Assign((X,), s.Tuple((X, X))), "x = x, x"),
        (s.Return(None), "return"),
        (s.If(((X, (s.Pass(),)),), (s.Break(),)), "if x:\n    pass\nelse:\n    break"),
        (s.While(X, (), ()), "while x:\n    pass"),
    ],
)
def test_trees_that_a_pass_built_print(node, text):
    shown = unparse(node).replace(" * ", "*").replace(" / ", "/")
    assert shown == text


def test_a_module_that_a_pass_built_prints():
    body = (s.Assign((X,), N(1.0, None)), s.For(X, X, (s.Expression(X),), ()))
    assert unparse(s.Module(body, (), None)) == "x = 1.0\nfor x in x:\n    x\n"


def test_a_long_sum_prints():
    text = " + ".join(["x"] * 20_000)
    tree = expression(text)
    assert unparse(tree) == text
    assert tree == expression(text) != expression(f"y + {text}")


def test_many_comments_print_in_linear_time():
    text = "# why\nx = 1  # that\n" * 5000
    with within(60):
        assert reprint(text) == text


@pytest.mark.parametrize("open_, middle, close", NESTED.values(), ids=NESTED)
def test_deep_trees_print(open_, middle, close):
    text = open_ * 195 + middle + close * 195
    tree = parse(Source(text))
    assert parse(Source(unparse(tree))) == tree


def test_deep_blocks_print():
    opened = ["if x:", "while x:", "try:", "with x:", "def f():", "for x in y:"]
    text = "".join(" " * i + opened[i % 6] + "\n" for i in range(99)) + " " * 99 + "x\n"
    text += "".join(" " * i + "except E: z\n" for i in reversed(range(99)) if i % 6 == 2)
    tree = parse(Source(text))
    assert parse(Source(unparse(tree))) == tree


Q = s.FString((s.Field(s.String("it's", None), "", "r", ()),), None)


@pytest.mark.parametrize(
    "parts, text",
    [
        ((), "f''"),
        (("a{b}'\"\n\\",), r"""f'a{{b}}\'\"\n\\'"""),
        ((s.Field(X, "", "", ()), "}"), "f'{x}}}'"),
        ((s.Field(X, "x =", "s", (">", s.Field(s.Name("w"), "", "", ()), "{")),),
         r"f'{x =!s:>{w}\x7b}'"),
        ((s.Field(s.Dict(()), "", "", ()),), "f'{ {}}'"),
        ((s.Field(s.Lambda((), X), "", "a", ()),), "f'{(lambda: x)!a}'"),
        ((s.Field(s.Conditional(X, X, s.Lambda((), X)), "", "", ()),),
         "f'{(x if x else lambda: x)}'"),
        ((s.Field(s.String("a", None), "", "", ()),), """f"{'a'}\""""),
    ((s.Field(s.String("it's", None), "", "", ()),), None),
        ((s.Field(Q, "", "", ()),), None),
    ],
)  # fmt: skip
def test_f_strings_that_a_pass_built_print(parts, text):
    shown = unparse(s.FString(parts, None))
    assert text is None or shown == text
    again = expression(shown)
    assert unparse(s.FString(again.parts, None)) == shown
    assert python_dump(shown) == dump(parse(Source(shown)))


def test_f_strings_too_deep_to_quote_are_an_error():
    tree = X
    for _ in range(5):
        tree = s.FString((s.Field(tree, "", "", ()),), None)
    with pytest.raises(ValueError, match="quotes"):
        unparse(tree)
