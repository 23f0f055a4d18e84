"""The formatter: the same words, comments and breaks, and spaces as the printer has them."""

import pytest
from hypothesis import given, settings
from python_tree import dump
from sources import EXPRESSIONS, PROGRAMS

from gradcli.errors import Diagnostic, Source
from gradcli.language.printing.formatter import formatted
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax.lexer import tokens
from gradcli.language.syntax.parser import parse

pytestmark = pytest.mark.sampled(8)


def words(text: str) -> list:
    """The words of a program in order; the ends of lines and `;` are no words."""
    return [t[1] for t in tokens(text, 10**6)[0] if t[0][0] != "_" and t[1] != ";"]


def held(text: str) -> None:
    try:
        tree = parse(Source(text))
    except Diagnostic:
        return
    out = formatted(Source(text))
    again = parse(Source(out))
    assert words(out) == words(text)
    assert dump(again) == dump(tree)
    assert [c.text for c in again.comments] == [c.text for c in tree.comments]
    assert formatted(Source(out)) == out
    printed = unparse(tree)
    assert formatted(Source(printed)) == printed


@settings(max_examples=150, deadline=None)
@given(EXPRESSIONS)
def test_an_expression_keeps_its_words(text):
    held(text)


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(PROGRAMS)
def test_a_program_keeps_its_words(text):
    held(text)


CASES = {
    "y=x ^ 2+3 *sin( x )": "y = x^2 + 3*sin(x)\n",
    "(a*b)/c": "(a*b)/c\n",
    "a = 1; b = 2": "a = 1\nb = 2\n",
    "if x>0: y=1; z = 2 # why\nelse : y=-1\ny": (
        "if x > 0:\n    y = 1\n    z = 2  # why\nelse:\n    y = -1\ny\n"
    ),
    "w=[[1,2],\n[3,4]]": "w = [[1, 2],\n     [3, 4]]\n",
    "w = [\n1,   # one\n  2,\n]": "w = [\n    1,  # one\n    2,\n]\n",
    "def f(x:float=1 , y = 2)->float :\n  return x if y else-x": (
        "def f(x: float = 1, y=2) -> float:\n    return x if y else -x\n"
    ),
    "g=lambda a,b=2:a+b": "g = lambda a, b=2: a + b\n",
    "a[ i+1 : n , ::2 ]": "a[i + 1:n, ::2]\n",
    "d={'a':1 ,'b' : 2}": "d = {'a': 1, 'b': 2}\n",
    "# top\n\n\n\nx: float=3#three\n   # after\nx": "# top\n\n\nx: float = 3  #three\n# after\nx\n",
    "for i in range( 3 ):\n\ts+=i\n\t# last of the block\n# after it\ns": (
        "for i in range(3):\n    s += i\n    # last of the block\n# after it\ns\n"
    ),
    "y = a + \\\n  b": "y = a + \\\n    b\n",
    "x = not a and(b)": "x = not a and (b)\n",
    "while (lambda: 0)(): x: float[2] = 1,2": "while (lambda: 0)():\n    x: float[2] = 1, 2\n",
    "def f():\n  x\n\n\n  y\n\n\nz": "def f():\n    x\n\n    y\n\n\nz\n",
    "print( 'a', f'{x!r}' ,sep = '')": "print('a', f'{x!r}', sep='')\n",
    "@custom_gradient\ndef f(x): return x,lambda g:g": (
        "@custom_gradient\ndef f(x):\n    return x, lambda g: g\n"
    ),
    "1 .real + -x**-2 - - y": "1 .real + -x**-2 - -y\n",
}


@pytest.mark.parametrize("text", CASES)
def test_a_program_in_its_form(text):
    assert formatted(Source(text)) == CASES[text]
    assert formatted(Source(CASES[text])) == CASES[text]


def test_what_is_no_program_is_an_error():
    with pytest.raises(Diagnostic, match="close the"):
        formatted(Source("y = (1 +"))
