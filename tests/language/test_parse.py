"""The parser: CPython's tree for every program of the subset, and errors that say what to write."""

import itertools
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from python_tree import dump, python_dump
from sources import EXPRESSIONS, PROGRAMS

from gradcli.errors import CODES, Diagnostic, Source
from gradcli.language import surface as s
from gradcli.language.parse import parse, parse_expression

OPERATORS = [
    "or", "and", "<", "==", "in", "not in", "is", "is not", "|", "&", "<<", ">>", "+", "-", "*",
    "/", "//", "%", "@", "**", "^",
]  # fmt: skip


def program(text: str) -> s.Module:
    return parse(Source(text))


def error(text: str) -> Diagnostic:
    with pytest.raises(Diagnostic) as caught:
        program(text)
    return caught.value


def accepted_by_python(text: str) -> str | None:
    try:
        return python_dump(text)
    except SyntaxError:
        return None


def dump_or_call(text: str) -> str:
    """The tree; 2(x + 1), which Python takes and fails to run, is refused."""
    try:
        return dump(program(text))
    except Diagnostic as found:
        return found.message


# -- CPython is the oracle ------------------------------------------------------------------------
@pytest.mark.parametrize("first", OPERATORS)
def test_every_pair_of_operators_groups_as_in_python(first):
    for second, sign in itertools.product(OPERATORS, ["", "-", "not "]):
        for text in (
            f"a {first} b {second} c",
            f"{sign}a {first} b {second} c",
            f"a {first} {sign}b {second} c",
            f"a {first} b {second} {sign}c",
        ):
            want = accepted_by_python(text)
            if want is None:
                error(text)
            else:
                assert dump(program(text)) == want, text


@pytest.mark.parametrize(
    "text",
    [
        "a if b else c if d else e",
        "a or b if c and d else not e",
        "-x**2, -x^2, 2^-1, 2^3^2, (-x)^2, -x^-y^-z, ~-x^2",
        "x = y = z",
        "x, y = y, x",
        "(a), (b) = c",
        "[a, (b, c)] = d",
        "a[0], a[1:2], a[::2], a[1:, :2, ...] = 1, 2, 3, 4",
        "x[:], x[::], x[1:], x[:2], x[1:2], x[1:2:3], x[:2:3], x[::3], x[1::3], x[1:2:], x[None]",
        "f(), f(a), f(a,), f(a, b=1), f(b=1,), f(a)(b)[c].d(e)",
        "a < b <= c == d != e > f >= g in h not in i is j is not k",
        "1_000, .5, 5., 1e5, 1E-5, 0, 00, 0.0, 1_0.0_1e1_0, 123456789012345678",
        "'a', \"b\", 'it\\'s', '\\n\\t\\\\\\x41\\u00e9\\U0001F600', '''a\nb''', \"\"\"\"a\"\"\"",
        "if a: b; c\nelif d: e\nelse: f",
        "if a:\n\tif b:\n\t\tc\n\td\ne",
        "for i in range(3): pass",
        "for i, (a, b) in x, y:\n  break\n  continue",
        "for a[i] in x: y",
        "while True:\n    if x: break\n",
        "def f(): return",
        "def f(a, b=1, c=(1, 2),):\n  return a, b",
        "x: float\nn: int = 6\nw: float[784, 10] = 1, 2\nv: float[3]",
        "import numpy as np\nimport math\nimport a.b.c as d",
        "a = (1 +\n  2  # two\n\n+ 3)\nb = 1 \\\n  + 2\n",
        "# a\n\n  # b\nx\n   # c\n\ny # d",
        "if a:\n    b\n\n# out\n    c\n  # odd\nd\n",
        "x;y;",
        "# 'quote\nx # \"\n",
        "α_1 = Δ + x_é",
        "not not a, - - a, not-a, a-+b, a- -b",
        "((((a))))",
        "a.b.c.d[1][2](3)",
        "print(x)",
        "1if a else 2",
    ],
)
def test_the_tree_is_pythons(text):
    assert dump(program(text)) == python_dump(text)


@settings(max_examples=300, deadline=None)
@given(EXPRESSIONS)
def test_random_expressions_have_pythons_tree(text):
    want = accepted_by_python(text)
    if want is None:
        error(text)
    else:
        assert dump_or_call(text) in (want, "a number cannot be called")


@settings(max_examples=300, deadline=None)
@given(PROGRAMS)
def test_random_programs_have_pythons_tree(text):
    want = accepted_by_python(text)
    if want is not None:
        assert dump_or_call(text) in (want, "a number cannot be called")


@settings(max_examples=200, deadline=None)
@given(PROGRAMS, st.data())
def test_a_damaged_program_gives_a_diagnostic_or_pythons_tree(text, data):
    at = data.draw(st.integers(0, len(text)))
    size = data.draw(st.integers(0, 3))
    added = data.draw(st.sampled_from(["", "(", ")", "]", " = ", ":", "\n", " ", "if ", "2", "x"]))
    text = text[:at] + added + text[at + size :]
    try:
        tree = program(text)
    except Diagnostic:
        return
    want = accepted_by_python(text)
    if want is not None:  # what only we accept is listed in docs: a common margin, `1 if` …
        assert dump(tree) == want


PROGRAM = """\
import numpy as np
x: float[2, 3] = [1., 2]  # here
def f(a, b=2):
    if a > 0 and not b:  # "why"
        return a[1:, ...], 'it\\'s'
    elif a in (1, 2): pass
    else:
        while True:
            a, b = b, -a^2
            break
    return np.sum(a if b else 1e-3, axis=0)
f(x, b=3)
"""


def test_every_prefix_parses_or_gives_a_diagnostic():
    for stop in range(len(PROGRAM)):
        for text in (PROGRAM[:stop], PROGRAM[stop:], PROGRAM[:stop] + PROGRAM[stop + 1 :]):
            try:
                program(text)
            except Diagnostic as found:
                assert found.source.text == text
                if found.code != "E0106":
                    assert 0 <= found.span[0] <= found.span[1] <= len(text), text


# -- what the tree keeps --------------------------------------------------------------------------
def test_spans_cover_what_their_author_wrote():
    text = "y = f(a, -b)[1:2].T * (c + d)  # end\nif y: z = 1, 2\n"
    tree = program(text)
    found = {text[slice(*node.span)] for node in s.walk(tree)}
    assert found >= {
        "y = f(a, -b)[1:2].T * (c + d)", "f(a, -b)", "-b", "f(a, -b)[1:2]", "1:2", "c + d",
        "f(a, -b)[1:2].T", "if y: z = 1, 2", "z = 1, 2", "1, 2", "y",
    }  # fmt: skip


def test_caret_is_power_and_remembers_its_spelling():
    caret, stars = parse_expression(Source("x^2")), parse_expression(Source("x**2"))
    assert caret == stars and caret.op == "**"
    assert isinstance(caret.op, s.Caret) and not isinstance(stars.op, s.Caret)
    assert isinstance(program("x ^= 2").body[0].op, s.Caret)


def test_comments_know_whether_they_stand_alone():
    tree = program("# a\nx = (1, # b\n  # c\n 2)\n#d")
    assert [(c.text, c.alone) for c in tree.comments] == [
        ("# a", True), ("# b", False), ("# c", True), ("#d", True),
    ]  # fmt: skip


def test_nodes_are_frozen():
    node = program("x").body[0]
    with pytest.raises(AttributeError, match="frozen"):
        node.value = 1


# -- limits ---------------------------------------------------------------------------------------
def test_a_long_sum_parses():
    tree = program("+".join(["x"] * 100_000))
    node, terms = tree.body[0].value, 1
    while isinstance(node, s.Binary):
        node, terms = node.left, terms + 1
    assert terms == 100_000


def test_a_long_program_parses_in_time():
    text = "for i in range(10):\n" + "    y = a*x[i] + sin(b + 2.5)**2 - c/d\n" * 1200
    started = time.perf_counter()
    program(text)
    assert time.perf_counter() - started < 1.0  # 0.06 s here; a loaded machine takes longer


NESTED = {
    "parentheses": ("(", "x", ")"),
    "lists": ("[", "x", "]"),
    "calls": ("sin(", "x", ")"),
    "signs": ("-", "x", ""),
    "not": ("not ", "x", ""),
    "powers": ("x**", "x", ""),
    "indices": ("x[", "0", "]"),
    "conditionals": ("x if y else ", "x", ""),
    "attributes": ("", "x", ".T"),
    "indexings": ("", "x", "[0]"),
    "sums in brackets": ("x + (", "x", ")"),
}


@pytest.mark.parametrize("open_, middle, close", NESTED.values(), ids=NESTED)
def test_nesting_has_a_limit(open_, middle, close):
    def nested(n):
        return open_ * n + middle + close * n

    program(nested(195))
    for n in (201, 5000):
        found = error(nested(n))
        assert found.code == "E0206"
        for word in ("nested", "limit"):
            assert word in found.message
        assert "--max-depth" in found.help
    parse(Source(nested(201)), max_depth=210)


def test_operators_that_wait_count_as_levels_of_the_tree():
    level = "a or b and not c < d | e & f << g + h * ("
    found = error(level * 150 + "x" + ")" * 150)
    assert found.code == "E0206"


def test_nested_blocks_have_a_limit():
    def nested(n):
        return "".join(" " * i + "if x:\n" for i in range(n)) + " " * n + "y"

    program(nested(99))
    for n in (101, 200, 500):
        found = error(nested(n))
        assert found.code == "E0206" and "nested" in found.message


def test_size_and_tokens_have_limits():
    found = error("y = x\n" * 500_000)
    assert (
        "too large" in found.message and "limit" in found.message and "--max-source" in found.help
    )
    found = error("x+" * 100_000 + "x")
    assert "200000 tokens" in found.message and "--max-source" in found.help
    with pytest.raises(Diagnostic, match="tokens"):
        parse(Source("x+" * 500 + "x"), max_source=5000)
    parse(Source("x+" * 500 + "x"), max_source=6000)


@pytest.mark.parametrize(
    "text",
    ["9223372036854775808", "9" * 5000 + "*x", "1e999", "1" + "0" * 400 + ".0", "1e" + "9" * 50],
)
def test_a_number_too_large_is_an_error(text):
    found = error(text)
    assert "too large" in found.message and found.exit_code == 2


def test_the_largest_integer_is_a_number():
    assert program("9223372036854775807").body[0].value.value == 2**63 - 1
    assert program("0" * 50).body[0].value.value == 0


# -- errors ---------------------------------------------------------------------------------------
# program; where (line:column, length); words of the message; words of the help
ERRORS = [
    ("", None, "program is empty", "write an expression"),
    ("# only a comment", None, "program is empty", ""),
    ("\n\n   \n", None, "program is empty", ""),
    ("x +", "1:4 0", "expected an expression after '+', found the end of the line", ""),
    ("x + * 2", "1:5 1", "expected an expression after '+', found '*'", ""),
    ("x = ", "1:4 0", "expected an expression after '='", ""),
    ("= 3", "1:1 1", "expected a statement, found '='", ""),
    ("x = = 2", "1:5 1", "found '='", "'=='"),
    ("x;;y", "1:3 1", "expected a statement, found ';'", ""),
    ("1..2 + x", "1:1 4", "'1.' and '.2'", "one '.'"),
    ("f(x,,y)", "1:5 1", "expected an expression or ')', found ','", ""),
    ("x or", "1:5 0", "after 'or'", ""),
    ("x not y", "1:7 1", "expected 'in' after 'not'", ""),
    ("x.", "1:3 0", "expected a name after '.'", ""),
    ("pass x", "1:6 1", "expected the end of the line, found 'x'", ""),
    ("[] 'a'", "1:4 3", "expected an operator or the end of the line, found the string 'a'", ""),
    # brackets
    ("(x", "1:3 0", "expected ')' to close the '(' at line 1, found the end of the program", ""),
    ("x[", "1:3 0", "']' to close the '[' at line 1", ""),
    ("y = (x +\n\n\nz = 3\n", "4:3 1", "expected ')' to close the '(' at line 1", ""),
    ("(x]", "1:3 1", "expected ')' to close the '(' at line 1, found ']'", ""),
    ("x)", "1:2 1", "')' closes nothing", ""),
    ("x[1:2:3:4]", "1:8 1", "expected ',' or ']' to close the '['", ""),
    # assignment
    ("3 = x", "1:1 1", "cannot assign to 3", "'=='"),
    ("f(x) = 3", "1:1 4", "cannot assign to the result of a call", ""),
    ("a + b = 3", "1:1 5", "cannot assign to an expression", ""),
    ("(a, 3) = x", "1:5 1", "cannot assign to 3", ""),
    ("True = 3", "1:1 4", "cannot assign to True", ""),
    ("np.sin = np.cos", "1:1 6", "cannot assign to the attribute 'np.sin'", "a name of your own"),
    ("a, b += 1", "1:1 4", "'+=' writes to one name", ""),
    ("() = x", "1:1 2", "cannot assign to an empty tuple", ""),
    ("for 3 in x: y", "1:5 1", "cannot assign to 3", ""),
    ("if x = 3:\n  y", "1:6 1", "'=' assigns, and cannot stand in 'if'", "'=='"),
    ("(a = 1)", "1:4 1", "'=' assigns", "'=='"),
    # what a writer may have meant
    ("2x", "1:1 2", "expected an operator between '2' and 'x'", "2*x"),
    ("sin x", "1:1 5", "expected an operator between 'sin' and 'x'", "sin(x)"),
    ("2(x + 1)", "1:1 8", "a number cannot be called", "2*("),
    ("(x + 1)y", "1:8 1", "expected an operator", "…)*y"),
    ("x++", "1:2 2", "expected an expression after '++'", "x += 1"),
    ("x && y", "1:3 2", "'&&' is not an operator", "'and'"),
    ("x || y", "1:3 2", "'||' is not an operator", "'or'"),
    ("x === y", "1:3 3", "'===' is not an operator", "'=='"),
    ("x => y", "1:3 2", "'=>' is not an operator", "'>='"),
    ("!x", "1:1 1", "unexpected character '!'", "not x"),
    ("$(id)", "1:1 1", "unexpected character '$'", ""),
    ("x ? y : z", "1:3 1", "unexpected character '?'", "if test else"),
    ("'a' 'b'", "1:1 7", "two strings", "one string"),
    # numbers and strings
    ("007", "1:1 3", "cannot begin with 0", "write 7"),
    ("0x10", "1:1 4", "'0x10' is not a number", ""),
    ("3j", "1:1 2", "imaginary", "3*j"),
    ("1__0", "1:1 4", "expected an operator between '1' and '__0'", ""),
    ("y = \"abc\nz = 1\n", "1:5 4", "the string is not closed on its line", 'end it with "'),
    ("x = '''a\n", "1:5 3", "three quotes", "'''"),
    (r"'a\q'", "1:3 2", "no escape", ""),
    # blocks
    ("if x > 0:\n    y = 1\n  y = 2\ny\n", "3:1 2", "the indentation matches no", "0 or 4"),
    ("x\n    y", "2:1 4", "unexpected indentation", ""),
    ("if x:\ny = 1", "2:1 1", "expected an indented block after 'if' on line 1", "four spaces"),
    ("while x:", "1:9 0", "expected an indented block after 'while'", ""),
    ("\tif x:\n\t  y\n        z", "3:1 8", "mixes tabs and spaces", ""),
    ("for i in range(3)\n    y = x\ny\n", "1:18 0", "expected ':' after", ""),
    ("if x > 0\n  y", "1:9 0", "expected ':' after the condition", ""),
    ("if x then y", "1:6 4", "expected ':' after the condition, found 'then'", ""),
    ("def f(a)\n    return a", "1:9 0", "expected ':' after the parameters", ""),
    ("else:\n    y = 1\n", "1:1 4", "'else' has no 'if'", ""),
    ("if x:\n  y\nelse if z:\n  w", "3:1 7", "'else if'", "elif"),
    ("if x: if y: z", "1:7 2", "'if' must begin a line of its own", ""),
    ("for i range(3): x", "1:7 5", "expected 'in' after the names of the loop", ""),
    ("x = 1 if y", "1:11 0", "expected 'else'", ""),
    # functions and loops
    ("def f(:\n    return 1\n", "1:7 1", "expected a name or ')'", ""),
    ("def f(a, a):\n    return a", "1:10 1", "duplicate parameter 'a'", ""),
    ("def f(a=1, b): return a", "1:12 1", "without a default follows", ""),
    ("f(a=1, 2)", "1:8 1", "an argument without a name follows a=", ""),
    ("f(a=1, a=2)", "1:10 1", "'a' is given twice", ""),
    ("break", "1:1 5", "'break' outside a loop", ""),
    ("for i in x:\n  def f():\n    continue", "3:5 8", "'continue' outside a loop", ""),
    ("if x: return x", "1:7 8", "'return' outside a function", "without 'return'"),
    ("x: 3", "1:4 1", "'x' needs a type", "x: float"),
    ("x.y: float", "1:1 3", "only a name can be declared", ""),
]  # fmt: skip

REFUSED = [
    ("lambda x: x", "'lambda'", "def"),
    ("[i for i in x]", "comprehension", "loop"),
    ("(i for i in x)", "generator", "loop"),
    ("{1: 2}", "'{…}'", ""),
    ("f'{x}'", "f-strings", ""),
    ("try:\n  x", "'try'", ""),
    ("with x as y:\n  z", "'with'", ""),
    ("assert x", "'assert'", ""),
    ("del x", "'del'", ""),
    ("raise x", "'raise'", ""),
    ("@f\ndef g(): x", "decorators", ""),
    ("class A: x", "'class'", "def"),
    ("yield x", "'yield'", ""),
    ("await x", "'await'", ""),
    ("async def f(): x", "'async'", ""),
    ("global x", "'global'", ""),
    ("def f():\n  nonlocal x", "'nonlocal'", ""),
    ("from math import sin", "'from'", "import math"),
    ("match x:\n  case 1: y", "'match'", "if"),
    ("(x := 3)", "':='", ""),
    ("x := 3", "':='", ""),
    ("f(*x)", "'*'", ""),
    ("f(**x)", "'**'", ""),
    ("def f(*a): x", "'*'", ""),
    ("def f(**k): x", "'**'", ""),
    ("def f(x: float): x", "types of parameters", "leave"),
    ("def f(x) -> float: x", "'->'", "leave"),
    ("for i in x:\n  y\nelse:\n  z", "'else' after a loop", ""),
]


def place(found: Diagnostic) -> str | None:
    if found.span is None:
        return None
    line, column = found.source.position(found.span[0])
    return f"{line}:{column} {found.span[1] - found.span[0]}"


@pytest.mark.parametrize("text, where, message, help_", ERRORS, ids=[e[0] for e in ERRORS])
def test_errors_say_what_was_expected(text, where, message, help_):
    found = error(text)
    assert found.code in CODES and found.exit_code == 2
    assert message in found.message
    assert help_ in (found.help or "")
    assert place(found) == where


@pytest.mark.parametrize("text, message, help_", REFUSED, ids=[e[0] for e in REFUSED])
def test_python_outside_the_language_is_refused_by_name(text, message, help_):
    found = error(text)
    assert found.code == "E0104"
    assert message in found.message and "not part of the language" in found.message
    assert help_ in (found.help or "")


def test_the_earlier_of_two_faults_is_reported():
    assert error("x + * y\nz = 'abc").span == (4, 5)
    assert "not closed" in error("z = 'abc\nx + * y").message


def test_an_unclosed_bracket_points_at_its_opener():
    found = error("y = f(x,\n  g(z)")
    assert found.seconds[0][0] == (5, 6)


def test_a_program_may_stand_away_from_the_margin():
    assert dump(program("  x = 1\n  x + 1\n")) == python_dump("x = 1\nx + 1\n")
