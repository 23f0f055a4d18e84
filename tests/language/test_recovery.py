"""All errors of a program are raised with its first, in the order of the text."""

import pytest
from cli.command import gradcli

from gradcli import calls
from gradcli.errors import MOST_ERRORS, Diagnostic
from gradcli.report.diagnostics.diagnostic import render

# A text, and (line, words) of each of its errors.
TEXTS = {
    "y = 2x\nz = sin(3\nw = |x|\ny + z": [(1, "operator"), (3, "close the '('"), (3, "'|'")],
    "2x\n3y\nx!": [(1, "operator"), (2, "operator"), (3, "'!'")],
    "if x > 0 then\n    y = 2x\nelse:\n    y = 3 4\ny": [
        (1, "':'"), (2, "operator"), (4, "operator")],
    "def f(t) = t^2\ndef g(t):\n    return 2t\ng(x)": [(1, "'='"), (3, "operator")],
    "for i = 1 to 3:\n    y += i\nclass A:\n    z = 1\nx +": [
        (1, "'='"), (3, "class"), (5, "after '+'")],
    "a = [1,\n  2 3,\n  4]\nb = 5 5": [(2, "operator"), (4, "operator")],
    "a = (1,\n  2\nb = 3\nc = $x": [(2, "operator"), (4, "'$'")],
    "a = (1,\n  2]\nc = 1 1": [(2, "close the '('"), (3, "operator")],
    "if x:\ny = 1\nz = 2z": [(2, "indented block"), (3, "operator")],
    "break\nx = \nreturn x": [(1, "'break'"), (2, "after '='"), (3, "'return'")],
    "x = 'abc\ny = 2y": [(1, "not closed"), (2, "operator")],
    "y = 1; z = 2z; w = 3w\nx = 4x": [(1, "operator"), (2, "operator")],
    "def f(a, a):\n    return 1\nf(1, b=2, b=3)": [(1, "duplicate"), (3, "given twice")],
    "try:\n    2x\nexcept ValueError:\n    3x": [(2, "operator"), (4, "operator")],
    # functions that nothing defines, beside what cannot be read; not what a wrong line may define
    "y = 2x\nz = sinn(y)\nw = x!": [(1, "operator"), (2, "'sinn'"), (3, "'!'")],
    "def f(t) = t^2\nf(x) + coss(f(x))\nz + f(y)": [(1, "'='"), (2, "'coss'")],
    "from math import 2 foo\ny = foo(x)": [(1, "expected")],
    "y = np.sinn(x) +\nw = 3*q + np.foo(y)\nw": [(1, "after '+'"), (2, "'np.foo'")],
    # where what follows hangs on the line there is one error
    "x = 1\n  y = 2y\nz = 3z": [(2, "unexpected indentation")],
    's = """abc\ny = 2y': [(1, "not closed")],
    # names, functions and attributes, each once
    "sinn(x) + cosn(x)\nsinn(2) + x.foo": [(1, "'sinn'"), (1, "'cosn'"), (2, "'.foo'")],
    "import os\nos.cwd() + np.foo(x) + os.x\nfrom math import sinn\nsinn(exp)": [
        (1, "'os'"), (2, "'np.foo'"), (3, "'sinn'"), (4, "'exp' is a function")],
    "def f(t):\n    return sinn(t, 1) + sin(t, 1)\nf(1, 2)\ny: text": [
        (2, "'sinn'"), (2, "takes 1 argument"), (3, "f"), (4, "'text'")],
    "@foo\ndef f(t):\n    return f\nz + f[0]\nsin(1, 2)": [
        (1, "decorator"), (4, "cannot be indexed"), (5, "takes 1 argument")],
}  # fmt: skip


def errors(text: str) -> list[Diagnostic]:
    with pytest.raises(Diagnostic) as caught:
        calls.program(text, "f.expr")
    return [caught.value, *caught.value.others]


@pytest.mark.parametrize("text", TEXTS)
def test_every_error_is_found_in_the_order_of_the_text(text):
    found = errors(text)
    shown = [(e.source.position(e.span[0])[0], e.message) for e in found]
    assert [line for line, _ in shown] == [line for line, _ in TEXTS[text]], shown
    assert all(words in message for (_, message), (_, words) in zip(shown, TEXTS[text])), shown
    assert all(e.source.text == text and not e.others for e in found[1:])


def test_the_text_of_all_ends_in_their_count():
    text = render(errors("2x\n\nx!\n")[0])
    assert text.count("error[") == 2 and text.endswith("\n\n2 errors\n")
    assert "2 | " not in text and "help: write 2*x" in text and "help: write factorial(x)" in text
    assert "errors" not in render(errors("2x")[0])


@pytest.mark.parametrize("line", ["x\n2x\n", "sinn%d(x)\n"])
def test_many_errors_are_shown_up_to_a_limit(line):
    text = "".join(line % i if "%" in line else line for i in range(50))
    found = errors(text)
    assert len(found) == MOST_ERRORS + 1
    shown = render(found[0])
    assert shown.count("error[") == MOST_ERRORS and f"more than {MOST_ERRORS} errors" in shown


def test_of_a_text_that_is_no_program_one_error_is_shown():
    for text in ("a:b:c:d\n" * 9, "<p>\n<b>no</b>\n</p>\n<q>1</q>\n", "{\n'a': x y,\n}\n" * 5):
        assert len(errors(text)) == 1


def test_a_command_shows_them_all_and_ends_as_before():
    ran = gradcli("eval", "-", "x=1", stdin=b"y = 2x\nz = sinn(y)\nw = x!\n")
    assert ran.code == 2 and ran.err.count("error[E") == 3 and "3 errors" in ran.err
    ran = gradcli("grad", "-", "x=1", "--format", "json", stdin=b"sinn(x) + cosn(x)")
    assert ran.code == 2 and not ran.out and ran.err.count("error[E0102]") == 2


def test_a_part_of_a_program_has_no_unknown_functions(tmp_path):
    session = gradcli("repl", stdin=b"def f(t): return t\ny = f(2); z = y 3\n")
    assert session.err.count("error[E") == 1
    path = tmp_path / "m.py"
    path.write_text("def f(t): return t\ndef g(t):\n    y = 2t\n    return f(y)\n")
    ran = gradcli("grad", f"{path}:g", "t=1")
    assert ran.err.count("error[E") == 1 and "E0100" in ran.err
