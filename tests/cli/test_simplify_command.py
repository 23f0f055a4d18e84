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


def test_values_are_refused_and_a_program_without_core_form_says_why():
    assert gradcli("simplify", "-e", "x", "x=3").code == 2
    ran = gradcli("simplify", stdin=b"with GradientTape() as t:\n    y = x*x\ny")
    assert ran.code == 2 and "E0108" in ran.err
