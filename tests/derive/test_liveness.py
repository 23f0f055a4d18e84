"""What nobody reads is not in the derivative."""

from running import derivative


def test_values_that_the_reverse_does_not_read_are_not_saved():
    text = derivative("s = 0.0\nfor i in range(9):\n    s = s + sin(x)*i\ns", "x", "reverse")
    assert "append" not in text and text.count("for ") == 1


def test_a_statement_that_feeds_only_itself_goes():
    text = derivative("n = 0\na = x\nfor i in range(5):\n    n += 1\n    a = a*x\na")
    assert "n += 1" not in text


def test_a_loop_without_effect_goes():
    text = derivative("k = 9\nwhile k > 1:\n    k = k // 2\nx*x")
    assert text == "2*x"


def test_a_function_that_is_not_called_goes():
    assert derivative("def f(a):\n    return a*a\nx*x") == "2*x"


def test_a_test_that_decides_nothing_goes():
    assert "if" not in derivative("if x > 0:\n    k = 1\nelse:\n    k = 2\nx*x")
