"""`gradcli simplify`: the program, and on standard error what it has more values than."""

from command import gradcli


def test_a_program_is_printed_and_a_note_says_where_it_gained_a_value():
    ran = gradcli("simplify", "-e", "(x^2 + x)/x")
    assert (ran.code, ran.out) == (0, "x + 1\n")
    assert "note: this has a value where x is 0; the program has none" in ran.err


def test_what_diff_prints_is_simple_already():
    printed = gradcli("diff", "-e", "x^3*sin(y)/3", "--wrt", "x").out
    again = gradcli("simplify", stdin=printed.encode())
    assert (again.out, again.err) == (printed, "")


def test_values_are_refused():
    assert gradcli("simplify", "-e", "x", "x=3").code == 2


def test_a_program_without_a_core_form_keeps_its_statements():
    ran = gradcli("simplify", stdin=b"with GradientTape() as t:  # a tape\n    y = x*x*2*3\ny\n")
    assert (ran.code, ran.out) == (0, "with GradientTape() as t:  # a tape\n    y = 6*x**2\ny\n")
