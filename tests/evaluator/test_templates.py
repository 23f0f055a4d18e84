"""`'…' % values` and `'…'.format(values)` give what CPython gives, and fail as it does."""

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

SAME = [
    "'%.2f' % 2.5", "'%s and %d%%' % ('a', 3)",
    "'%5.1f|%-8s|%+d|%05d|%x' % (2.25, 'ab', 3, 42, 255)", "'%r %s %a' % ('é', None, 'é')",
    "'%(a)s-%(b).1f' % {'a': 1, 'b': 2}", "'%*d|%.*f' % (6, 3, 2, 1.23456)", "'%-*d|' % (-5, 3)",
    "'%c%g%e' % ('z', 1e-5, 12345.678)", "'%s' % [1, 2.0]", "'%s' % ((1, 2),)", "'%d' % 3.99",
    "'no field' % {}", "'%.f' % 2.5", "'{} {}'.format(1, 'a')", "'{0} {1} {0}'.format('a', 'b')",
    "'{a:.2f} {b!r:>6}'.format(a=1.5, b='q')", "'{:>{w}}|{{}}'.format('r', w=5)",
    "'{:,} {:%} {:e}'.format(1234567, 0.25, 1e10)", "''.format(1)", "'{}'.format([1, (2.0,)])",
]  # fmt: skip
WRONG = [
    ("'%d' % 'a'", "TypeError"), ("'%d %d' % 1", "TypeError"), ("'%d' % (1, 2)", "TypeError"),
    ("'x' % 1", "TypeError"), ("'%y' % 1", "ValueError"), ("'%' % 1", "ValueError"),
    ("'%(a)d' % 3", "TypeError"), ("'%(a)d' % {'b': 3}", "KeyError"),
    ("'%*d' % ('a', 1)", "TypeError"), ("'%.2f' % None", "TypeError"),
    ("'{} {}'.format(1)", "IndexError"), ("'{a}'.format(b=1)", "KeyError"),
    ("'{0} {}'.format(1, 2)", "ValueError"), ("'{} {0}'.format(1, 2)", "ValueError"),
    ("'{'.format(1)", "ValueError"), ("'{:.2f}'.format('a')", "ValueError"),
    ("'{:{:{}}}'.format(1, 2, 3)", "ValueError"),
]  # fmt: skip


def value(text: str, point=None):
    """The string that the expression gives, which a program's `print` writes."""
    written = []
    calls.value(calls.program(f"print({text})"), point or {}, write=written.append)
    return "".join(written)


@pytest.mark.parametrize("text", SAME)
def test_it_is_cpythons(text):
    assert value(text) == f"{eval(text)}\n"


@pytest.mark.parametrize("text, kind", WRONG)
def test_what_python_raises_can_be_caught_by_its_name(text, kind):
    with pytest.raises(Exception) as raised:
        eval(text)
    assert type(raised.value).__name__ == kind
    body = f"try:\n    s = {text}\nexcept {kind}:\n    print('caught')"
    written = []
    calls.value(calls.program(body), {}, write=written.append)
    assert written == ["caught\n"]


@pytest.mark.parametrize("text", [
    "'{0.real}'.format(1)", "'{0[0]}'.format([1])", "'{0.__class__}'.format(x)", "'%2000d' % 1",
    "'%.2000f' % 1", "'%*d' % (10**9, 1)", "'{:2000}'.format(1)", "'{:{}}'.format(1, 10**9)",
])  # fmt: skip
def test_no_field_reads_an_attribute_or_is_wider_than_its_limit(text):
    with pytest.raises(Diagnostic) as raised:
        value(text, {"x": 1.0} if "x)" in text else None)
    assert raised.value.span


def test_numbers_that_are_differentiated_are_written_by_their_value():
    written = []
    p = calls.program("y = x^2\nprint('%.2f {}'.format(y) % y)\ny*2")
    assert calls.gradient(p, {"x": 3.0}, write=written.append).gradients["x"] == 12.0
    assert written[0] == "9.00 9.0\n"
