"""The parser: CPython's tree for every program of the subset, and errors that say what to write."""

import itertools

import pytest
from deadline import within
from hypothesis import given, settings
from hypothesis import strategies as st
from python_tree import dump, python_dump
from sources import EXPRESSIONS, NESTED, PROGRAMS

from gradcli.errors import CODES, Diagnostic, Source
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.parser import parse

pytestmark = pytest.mark.sampled(8)

OPERATORS = [
    "or", "and", "<", "==", "in", "not in", "is", "is not", "|", "&", "<<", ">>", "+", "-", "*",
    "/", "//", "%", "@", "**", "^",
]  # fmt: skip

NO_CALL = "a number cannot be called"


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
    """The tree; 2(x + 1), which Python takes and fails to run, is refused, it may be after another
    error that shows without running."""
    try:
        return dump(program(text))
    except Diagnostic as found:
        messages = [found.message, *[error.message for error in found.others]]
        return NO_CALL if NO_CALL in messages else found.message


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
        "0xff, 0XFF, 0b1_01, 0o17, 0O7, 0x_f, 0x0, 0b0, 0xffffffffffff",
        # strings
        "'a' \"b\" '''c'''\nx = ('a'  # one\n  'b')",
        "r'\\d\\'' R\"\\n\" u'x' U'y' r'''a\\\nb'''",
        "f'', f'a', F'{x}', f'{x}{y}', f'a{ x }b', f'{{}}', f'{{{x}}}', f'}}{{'",
        "f'{x!r}{y!s:>8}{z!a:{w}}', f'{x:{w}.{p!r:d}f}', f'{x:>{w}}', f'{x:=+5}', f'{x:,}'",
        "f'{x=}{x = }{x=!s}{x=:.3f}{x = !r:{w}}a{f(k=1)=}'",
        "f'{a == b}{a != b!r}{a <= b}{a[1:2]}{f(k=1)}{a, b}{ {1: 2}[1] }{(lambda x: 1)(2)}'",
        "f'{a if b else c:3}', f'{a or b}', f'{[x for x in y]}', f'{-x^2}'.upper()",
        "f\"{'a:b'}{d['k']!r}{'}'}\", f'''{\"a\" 'b'}''', f'{f\"{x}\"}'",
        "f'''{\n  x\n+ y:3}\n{z}'''",
        "'\\sigma \\o' f'{x}\\d{y:\\w}' '''\\q'''",
        "f'\\x7b{x:\\x3e8}\\n', rf'\\d{x:\\d}\\{y}', fR'{x}'",
        "'a{b}' f'{x}' '}' f'{{', f'a' 'b'",
        "f'{x:%Y-%m}', f'{α}', f'é{x}'",
        # displays
        "{}, {a: 1}, {a: 1,}, {'k': {b: c}, 2: [d], (3, 4): lambda: 5, x if y else z: lambda a: b}",
        "[x for x in y], [(x, y) for x, y in z], [x for x, in z], [x for (x, y), in z]",
        "[f(x) for x in a if b if not c for y in x for z in y if z], [[x for x in y] for y in z]",
        "{k: v for k, v in d}, {k: {j: v for j in k} for k in d if (k if a else b)}",
        "[x for x[0] in y], [x for x in a or b if c and d], [lambda: x for x in y]",
        "[x if a else b for x in (a if b else c)]",
        "[*a], [*a,], [*a, b, *c], (*a,), (a, *b), f((*a, b)), [[*a], (b, *c | d)]",
        "a, *b = c\n*a, = b\n[a, *b[0]] = (*c, d) = e\nx = *a, b\nif a:\n  *b, (c, *d) = e",
        "def f(): return *a, b\nfor x in *a, b: y\n*a, b",
        # lambda
        "lambda: 1, lambda x: x, lambda x, y=2: x, lambda x, y=(1, 2),: lambda z: x if y else z",
        "f(lambda: x, k=lambda x: (x, 1)), (lambda x: x)(1), a if b else lambda: c, -(lambda: x)()",
        "x[lambda: 1:2]",
        "lambda *a, **k: x, lambda a, /, *, b=1, c: x, f(*a, b=1, **c, d=2, **e if x else y)",
        "{**a, b: c, **d | e}, {**a,}, f(**a)(*b,)",
        # statements
        "assert a, b\nassert a if b else c\nassert (a, b)\nassert lambda: x, 'm'",
        "del a\ndel a, b[1], c[1:2]\ndel (a, b), c\ndel a,\ndel [a, (b, c)]",
        "def f():\n  raise\nraise E\nraise E(1) from None",
        "try: a\nexcept: b",
        "try:\n  a\nexcept E: b\nexcept (F, G) as e:\n  c\nexcept: d\nelse: e\nfinally:\n  g",
        "try: a\nfinally: b",
        "try:\n  try: a\n  finally: b\nexcept E: c",
        "with a: b\nwith a as b: c\nwith a as b, c, d as e[0]: f\nwith a, b: c",
        "with (a as b): c\nwith (a, b as c,): d\nwith (a, b, c as d, e, f as g): h\nwith (a, b): c",
        "with (a): b\nwith (a), b: c\nwith (a, b) as c: d\nwith (a).b as c: d\nwith (a) + b: c",
        "with f(a) as (b, [c, d]): e\nwith lambda: a: b",
        "import a, b.c as d, e\nimport a; import b",
        "from a import b\nfrom a.b import c as d, e\nfrom a import (b,\n  c as d,)",
        "@f\ndef g(): a",
        "@a.b.c\n# why\n@f(1, k=2)\n\n@(g)\n@x[0] + y\ndef h(a):\n  @f\n  def g(): a\n  return g",
        "def f(x: float, n: int = 3) -> float: return x",
        "def f(a, b=1, /, c=2, *d: e, g, h=3, **k: l): x\ndef f(*, a, b=1,): x\ndef f(a, /): x",
        "def f() -> (a, b): c\ndef f(x: a[1:2] = lambda: 1, y=2, z: b = 3,): c",
        "match = case = type = print\nmatch(x)\nmatch[x]\nmatch.x\ntype(x)\ncase: float\n",
    ],
)
@pytest.mark.filterwarnings("ignore:invalid escape sequence")
def test_the_tree_is_pythons(text):
    assert dump(program(text)) == python_dump(text)


@settings(max_examples=150, deadline=None)
@given(EXPRESSIONS)
def test_random_expressions_have_pythons_tree(text):
    want = accepted_by_python(text)
    if want is None:
        error(text)
    else:
        assert dump_or_call(text) in (want, NO_CALL)


@settings(max_examples=150, deadline=None)
@given(PROGRAMS)
def test_random_programs_have_pythons_tree(text):
    want = accepted_by_python(text)
    if want is not None:
        assert dump_or_call(text) in (want, NO_CALL)


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
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
import numpy as np, math
from a.b import c as d, e
x: float[2, 3] = [1., 2]  # here
@f.g(1)
def f(a: int, b=2, c: float = 0xff) -> float:
    if a > 0 and not b:  # "why"
        return a[1:, ...], 'it\\'s' "b"
    elif a in (1, 2): pass
    else:
        while True:
            a, b = b, -a^2
            break
    return np.sum(a if b else 1e-3, axis=0)
try:
    with (t() as u, v): del x, y[1]
except (E, F) as e: raise G from e
except: assert x, f"{x!r:>{w}} {d['k']=} {{{1}}}"
finally: z = {k: lambda a, b=1: [i for i, j in y if i] for k in {1: 2}}
f(x, b=3)
"""


@pytest.mark.slow
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
    caret, stars = (program(text).body[0].value for text in ("x^2", "x**2"))
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
    tree = program("+".join(["x"] * 20_000))
    node, terms = tree.body[0].value, 1
    while isinstance(node, s.Binary):
        node, terms = node.left, terms + 1
    assert terms == 20_000


def test_a_long_program_parses_in_time():
    text = "for i in range(10):\n" + "    y = a*x[i] + sin(b + 2.5)**2 - c/d\n" * 1200
    with within(60):  # 0.06 s here
        program(text)


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


def test_what_a_string_holds_nests_in_what_holds_the_string():
    for form in ("f'{%s}'", "f'{x:{%s}}'", "(f'{%s}')", "[f'''{f'{%s}'}''']", "{f'{%s=!r}': 1}"):
        inner = "(" * 190 + "x" + ")" * 190
        program(form % inner)
        for text in (form % f"(((((((((({inner}))))))))))", f"{'(' * 10}{form % inner}{')' * 10}"):
            assert error(text).code == "E0206"


def test_operators_that_wait_count_as_levels_of_the_tree():
    level = "a or b and not c < d | e & f << g + h * ("
    found = error(level * 150 + "x" + ")" * 150)
    assert found.code == "E0206"
    program("{x: x for x in " * 130 + "x" + "}" * 130)  # each is three levels
    assert error("{x: x for x in " * 150 + "x" + "}" * 150).code == "E0206"


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
    ["9" * 1300, "9" * 5000 + "*x", "1e999", "1" + "0" * 400 + ".0", "1e" + "9" * 50],
)
def test_a_number_too_large_is_an_error(text):
    found = error(text)
    assert "too large" in found.message and found.exit_code == 2


def test_the_largest_integer_is_a_number():
    assert program(str(2**4096 - 1)).body[0].value.value == 2**4096 - 1
    assert program("0" * 50).body[0].value.value == 0


# -- errors ---------------------------------------------------------------------------------------
# program; where (line:column, length); words of the message; words of the help
ERRORS = [
    ("x := 3", "1:3 2", "':='", "(x := …)"),
    ("y = x := 3", "1:7 2", "':='", "(x := …)"),
    ("x[1] := 3", "1:6 2", "':='", "(name := …)"),
    ("", None, "program is empty", "write an expression"),
    ("# only a comment", None, "program is empty", ""),
    ("\n\n   \n", None, "program is empty", ""),
    ("x +", "1:4 0", "expected an expression after '+', found the end of the line", ""),
    ("del *a, b", "1:5 5", "cannot delete a '*'", ""),
    ("*a, b += 1", "1:1 5", "'+=' writes to one name", ""),
    ("a, *b, *c = d", "1:8 2", "two names with a '*'", ""),
    ("x = *a", "1:7 0", "expected ','", ""),
    ("[a, /b]", "1:5 1", "expected an expression or ']', found '/'", ""),
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
    ("3 = x", "1:1 1", "cannot assign to 3", "write x = 3"),
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
    ("if 2x > 0: y = 1", "1:4 2", "expected an operator between '2' and 'x'", "2*x"),
    (
        "for i in range(3) x += i",
        "1:19 1",
        "expected ':' after what the loop runs over, found 'x'",
        "for i in range(3): …",
    ),
    ("if x > 0 y = 1", "1:10 1", "expected ':' after the condition, found 'y'", "if x > 0: …"),
    ("def f(x) return x", "1:10 6", "expected ':' after the parameters", "def f(x): …"),
    ("2(x + 1)", "1:1 8", "a number cannot be called", "2*("),
    ("(x + 1)y", "1:8 1", "expected an operator", "write (x + 1)*y"),
    ("x++", "1:2 2", "'++' is not an operator", "x += 1"),
    ("x && y", "1:3 2", "'&&' is not an operator", "'and'"),
    ("x || y", "1:3 2", "'||' is not an operator", "'or'"),
    ("x === y", "1:3 3", "'===' is not an operator", "'=='"),
    ("x => y", "1:3 2", "'=>' is not an operator", "'>='"),
    ("!x", "1:1 1", "unexpected character '!'", "not x"),
    ("$(id)", "1:1 1", "unexpected character '$'", ""),
    ("x ? y : z", "1:3 1", "unexpected character '?'", "if test else"),
    # numbers and strings
    ("007", "1:1 3", "cannot begin with 0", "write 7"),
    ("0xg", "1:1 3", "'0xg' is not a number", ""),
    ("0b12", "1:1 4", "between '0b1' and '2'", ""),
    ("0x" + 1100*"8", "1:1 1102", "too large", ""),
    ("1__0", "1:1 4", "expected an operator between '1' and '__0'", ""),
    ("y = \"abc\nz = 1\n", "1:5 4", "the string is not closed on its line", 'end it with "'),
    ("x = '''a\n", "1:5 3", "three quotes", "'''"),
    ("x = '''a'\n", "1:5 3", "three quotes", "'''"),
    ('x = f"""a"\n', "1:6 3", "three quotes", '"""'),
    ("''''", "1:1 3", "three quotes", "'''"),
    (r"'a\xq'", "1:3 2", "no escape", ""),
    # blocks
    ("if x > 0:\n    y = 1\n  y = 2\ny\n", "3:1 2", "the indentation matches no", "0 or 4"),
    ("x\n    y", "2:1 4", "unexpected indentation", ""),
    ("if x:\ny = 1", "2:1 1", "expected an indented block after 'if' on line 1", "four spaces"),
    ("while x:", "1:9 0", "expected an indented block after 'while'", ""),
    ("\tif x:\n\t  y\n        z", "3:1 8", "mixes tabs and spaces", ""),
    ("for i in range(3)\n    y = x\ny\n", "1:18 0", "expected ':' after", ""),
    ("if x > 0\n  y", "1:9 0", "expected ':' after the condition", ""),
    ("if x then y", "1:6 4", "expected ':', found 'then'", "write ':'"),
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
    # lambda, displays
    ("x = 1 + lambda: 2", "1:9 6", "needs parentheses", "(lambda x: …)"),
    ("lambda x 1", "1:10 1", "expected ':' after the parameters of the lambda, found '1'", ""),
    ("lambda x, x: 1", "1:11 1", "duplicate parameter 'x'", ""),
    ("lambda x=1, y: 1", "1:13 1", "without a default follows", ""),
    ("def f(**k, a): x", "1:12 1", "a parameter follows '**k' of f", "last"),
    ("def f(*a, *b): x", "1:11 2", "a second '*' of f", ""),
    ("def f(a, *): x", "1:10 1", "'*' has no place among the parameters of f", "leave it out"),
    ("def f(*, **k): x", "1:7 1", "'*' has no place among the parameters of f", "leave it out"),
    ("def f(*a, *, b): x", "1:11 1", "'*' has no place among the parameters of f", ""),
    ("lambda /, a: x", "1:8 1", "'/' has no place among the parameters", ""),
    ("def f(a, *, b, /): x", "1:16 1", "'/' has no place among the parameters of f", ""),
    ("def f(^k): x", "1:7 1", "'^' before a parameter has nothing before it", "**"),
    ("f(^k)", "1:3 1", "'^' before an argument has nothing before it", "**"),
    ("{^k}", "1:2 1", "'^' in a dict has nothing before it", "**"),
    ("f(**a, b)", "1:8 1", "an argument without a name follows **…", ""),
    ("f(**a, *b)", "1:8 2", "an argument without a name follows **…", ""),
    ("{a: 1, b}", "1:9 1", "expected ':' and a value after the key, found '}'", ""),
    ("{a: }", "1:5 1", "expected an expression after ':', found '}'", ""),
    ("{a: 1 b: 2}", "1:5 3", "expected an operator between '1' and 'b'", ""),
    ("{a: 1", "1:6 0", "expected '}' to close the '{' at line 1", ""),
    ("{a: 1)", "1:6 1", "expected '}' to close the '{' at line 1, found ')'", ""),
    ("[x for in y]", "1:8 2", "expected a name after 'for'", ""),
    ("[x for x y]", "1:10 1", "expected 'in' after the names of the loop", ""),
    ("[x for 3 in y]", "1:8 1", "cannot assign to 3", ""),
    ("[x for x in]", "1:12 1", "expected an expression after 'in'", ""),
    # statements
    ("try:\n  x\ny", "3:1 1", "expected 'except' or 'finally' after the block of 'try'", "except"),
    ("except E: x", "1:1 6", "'except' has no 'try' to belong to", ""),
    ("try: x\nexcept: y\nexcept E: z", "2:1 6", "without an exception takes all", "put it last"),
    ("@f\nx = 1", "2:1 1", "expected 'def' after the decorator, found 'x'", "above a 'def'"),
    ("del f(x)", "1:5 4", "cannot delete the result of a call", ""),
    ("del x, 3", "1:8 1", "cannot delete 3", ""),
    ("del x.y", "1:5 3", "cannot delete the attribute 'x.y'", ""),
    ("del ()", "1:5 2", "cannot delete an empty tuple", ""),
    ("lambda: x = 3", "1:1 9", "cannot assign to a function", ""),
    ("{} = x", "1:1 2", "cannot assign to a dict", ""),
    ("f'a' = x", "1:1 4", "cannot assign to a string", ""),
    ("with a as f(x): y", "1:11 4", "cannot assign to the result of a call", ""),
    ("with a as b, c as 3: y", "1:19 1", "cannot assign to 3", ""),
    ("with (a, b as 3): y", "1:15 1", "cannot assign to 3", ""),
    ("with x\n  y", "1:7 0", "expected ':' after what 'with' enters", ""),
    ("with x: with y: z", "1:9 4", "'with' must begin a line of its own", ""),
    ("import a b", "1:10 1", "expected the end of the line, found 'b'", ""),
    ("from a", "1:7 0", "'import'", ""),
    ("from a import (b", "1:17 0", "')'", ""),
    ("if x:\n  break", "2:3 5", "'break' outside a loop", ""),
    ("with x:\n  try: y\n  finally: return 1", "3:12 8", "'return' outside a function", ""),
    ("try: x\nexcept E: continue", "2:11 8", "'continue' outside a loop", ""),
    # strings
    ("x = f'{y + }'", "1:12 1", "expected an expression after '+', found '}'", ""),
    ("x = f'{y z}'", "1:8 3", "expected an operator between 'y' and 'z'", ""),
    ("f'{x) + 1}'", "1:5 1", "expected '}' to close the '{' at line 1, found ')'", ""),
    ("f'{(x}'", "1:6 1", "expected ')' to close the '(' at line 1, found '}'", ""),
    ("f'{pass}'", "1:4 4", "'pass' is a word of the language, not a name", "pass_"),
    ("f'{x; y}'", "1:5 1", "found ';'", ""),
    ("f'{}'", "1:3 2", "the field of the f-string is empty", "{{ and }}"),
    ("f'{ !r}'", "1:3 3", "the field of the f-string is empty", ""),
    ("f'{x'", "1:3 1", "the '{' of the f-string is not closed", "'}'"),
    ("f'{x:>8'", "1:3 1", "the '{' of the f-string is not closed", "'}'"),
    ("f'{d['a']}'", "1:3 1", "the '{' of the f-string is not closed", 'other quotes'),
    ("f'a}'", "1:4 1", "a '}' in an f-string closes nothing", "}}"),
    ("f'{x!q}'", "1:5 2", "the conversion '!q' is not one of", ""),
    ("f'{x!}'", "1:5 1", "the conversion '!' is not one of", ""),
    ("f'{x! r}'", "1:5 3", "the conversion '! r' is not one of", ""),
    ("f'{x = 3}'", "1:6 1", "'=' assigns", "'=='"),
    ("f'{lambda x: 1}'", "1:4 6", "needs parentheses", ""),
    ("f'{x:{y:{z}}}'", "1:9 1", "nest too deep", ""),
    ("f'{x  # y}'", "1:7 1", "cannot hold a comment", ""),
    ("f'{x:\\xq}'", "1:6 2", "no escape", ""),
    ("f'a{x}\\xq'", "1:7 2", "no escape", ""),
    ("'a' '\\xq'", "1:6 2", "no escape", ""),
    ("x = 1\ny = f'''a\n{x\n + }'''", "4:4 1", "expected an expression after '+'", ""),
    ("f'{x\u200b}'", "1:5 1", "U+200B", ""),
    ("f'''{f'{x + }'}'''", "1:13 1", "expected an expression after '+', found '}'", ""),
    (f"f'{{{9**1400}}}'", "1:4 1336", "too large", ""),
]  # fmt: skip

REFUSED = [
    ("class A: x", "1:1 5", "'class' is", "def"),
    ("@f\nclass A: x", "2:1 5", "'class' is", "def"),
    ("{1, 2}", "1:1 3", "a set is", "[a, b]"),
    ("{1}", "1:1 3", "a set is", "[a, b]"),
    ("{a for a in b}", "1:1 6", "a set comprehension", "[… for … in …]"),
    ("[**a]", "1:2 2", "'**' in a list", "[a] + b"),
    ("{*a}", "1:2 1", "'*' in a dict", ""),
    ("x[*a]", "1:3 1", "'*' in an index", ""),
    ("for a, *b in c: x", "1:8 1", "'*' before a name", "slice"),
    ("x = yield", "1:5 5", "the value of a 'yield'", "line of its own"),
    ("def f(x): return (yield x)", "1:19 5", "the value of a 'yield'", ""),
    ("await x", "1:1 5", "'await'", ""),
    ("async def f(): x", "1:1 5", "'async'", ""),
    ("[x async for x in y]", "1:4 5", "'async'", ""),
    ("match x:\n  case 1: y", "1:1 5", "'match'", "if"),
    ("match (x):\n  case 1: y", "1:1 5", "'match'", "if"),
    ("match [x, y]:\n  case 1: y", "1:1 5", "'match'", "if"),
    ("type X = int", "1:1 4", "a type alias", ""),
    ("print x", "1:1 5", "'print' without parentheses", "print(x)"),
    ("print 'x'", "1:1 5", "'print' without parentheses", "print(…)"),
    ("try: x\nexcept* E: y", "2:1 7", "'except*'", "except"),
    ("try: x\nexcept A, B: y", "2:9 1", "without parentheses", "(A, B)"),
    ("def f[T](x): y", "1:6 1", "type parameters are", ""),
    ("b'x'", "1:1 4", "a string of bytes", "leave the 'b' out"),
    ("x = 'a' b'b'", "1:9 4", "a string of bytes", "leave the 'b' out"),
    ("x = Rb'x'", "1:5 5", "a string of bytes", ""),
    ("t'{x}'", "1:1 6", "a template string", "f'…'"),
    ("ur'x'", "1:1 5", "the prefix 'ur'", ""),
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


@pytest.mark.parametrize("text, where, message, help_", REFUSED, ids=[e[0] for e in REFUSED])
def test_python_outside_the_language_is_refused_by_name(text, where, message, help_):
    found = error(text)
    assert found.code == "E0104"
    assert message in found.message and "not part of the language" in found.message
    assert found.help and help_ in found.help
    assert place(found) == where


def test_the_earlier_of_two_faults_is_reported():
    assert error("x + * y\nz = 'abc").span == (4, 5)
    assert "not closed" in error("z = 'abc\nx + * y").message


def test_an_unclosed_bracket_points_at_its_opener():
    found = error("y = max(x,\n  sin(z)")
    assert found.seconds[0][0] == (7, 8)


def test_a_program_may_stand_away_from_the_margin():
    assert dump(program("  x = 1\n  x + 1\n")) == python_dump("x = 1\nx + 1\n")
