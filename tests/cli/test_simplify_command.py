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


def test_like_terms_are_added_where_that_is_no_longer():
    texts = ["x + x", "x - 2 + x", "x*y + x", "x*x", "y = x + x; y + y"]
    found = ["2*x\n", "2*x - 2\n", "x*y + x\n", "x*x\n", "y = 2*x; 2*y\n"]
    assert [gradcli("simplify", "-e", text).out for text in texts] == found


def test_a_terminal_shows_no_declaration_that_the_author_did_not_write():
    for text, shown in (("x - x", "0.0\n"), ("x: float; x - x", "x: float; 0.0\n")):
        assert gradcli("simplify", "-e", text, terminal=True).out == shown
    assert gradcli("simplify", "-e", "x - x").out == "x: float\n0.0\n"
