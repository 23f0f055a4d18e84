"""From bytes to text: UTF-8, line ends, sizes, and the characters that are refused."""

import pytest

from gradcli.errors import Diagnostic, Source
from gradcli.language.syntax.parser import parse
from gradcli.language.syntax.text import decode, source


def error(data: bytes | str, **options) -> Diagnostic:
    with pytest.raises(Diagnostic) as caught:
        parse(decode(data if isinstance(data, bytes) else data.encode(), "f.expr", **options))
    return caught.value


def test_a_byte_order_mark_is_dropped_and_crlf_is_lf():
    assert decode(b"\xef\xbb\xbfx = 1\r\ny\r\n", "f").text == "x = 1\ny\n"
    assert source("x\r\ny").text == "x\ny"


@pytest.mark.parametrize(
    "data, offset",
    [
        (b"x + \xff", 4),
        (b"\xc3(", 0),
        (b"x\xc0\xaf", 1),
        (b"x\xed\xa0\x80", 1),
        (b"\xfe\xff\0x", 0),
        (b"\xef\xbb\xbfx + \xff", 7),
    ],
)
def test_what_is_not_utf8_is_refused_at_its_byte(data, offset):
    found = error(data)
    assert found.code == "E0105" and found.exit_code == 2
    assert "UTF-8" in found.message and f"offset {offset}" in found.message


def test_utf16_is_named():
    assert "UTF-16" in error("x = 1".encode("utf-16")).help


def test_a_large_source_is_refused_before_it_is_read():
    found = error(b"x" * 2_000_000)
    assert "too large" in found.message and "--max-source" in found.help
    assert "limit" in found.message
    assert decode(b"x" * 2_000_000, "f", max_source=2_000_000).text


@pytest.mark.parametrize(
    "text, point, help_",
    [
        ("x + \u202e1", "U+202E", "delete"),
        ("x\u200b + 1", "U+200B", "delete"),
        ("\uff58 + 1", "U+FF58", "write x"),
        ("x\u2082", "U+2082", "write x2"),
        ("\u00bd*x", "U+00BD", "write (1/2)"),
        ("x\u2028+", "U+2028", "delete"),
        ("x + 1\x1a", "U+001A", "delete"),
        ("x\x00", "U+0000", "delete"),
        ("x\x0c+ 1", "U+000C", "delete"),
        ("x\u00a0+ 1", "U+00A0", "space"),
        ("\ufeff x", "U+FEFF", "delete"),
        ("x \u2013 y", "U+2013", "write -"),
        ("x \u2192 y", "U+2192", "write ->"),
        ("\u00b5", "U+00B5", "\u03bc"),
        ("\u0445 + 1", "U+0445", "write x"),
        ("x\u0430 + 1", "U+0430", "write a"),
        ("\u0391", "U+0391", "write A"),
        ("\U0001d465", "U+1D465", "write x"),
        ("\uff11 + x", "U+FF11", ""),
        ("x\u0302", "U+0302", ""),
        ("# \u202e hidden", "U+202E", "delete"),
        ("x # \x07", "U+0007", "delete"),
        ("'a\u2066b'", "U+2066", "delete"),
        ("'a\x00b'", "U+0000", "delete"),
    ],
)
def test_characters_that_hide_or_deceive_are_refused_by_code_point(text, point, help_):
    data = b"\xef\xbb\xbf" + text.encode() if text[0] == "\ufeff" else text.encode()
    found = error(data)
    assert found.code == "E0105" and point in found.message
    assert help_ in (found.help or "")
    assert len(found.source.text[slice(*found.span)]) == 1


def test_a_carriage_return_alone_ends_no_line():
    assert "line" in error("y = x\rx +\r").message


@pytest.mark.parametrize(
    "text",
    ["α = 1", "Δt = σ_1", "ρ, ν, μ = x", "масса = 1", "é = 1", "变量 = 2", "x # naïve → ✓ 👩‍🔬",
     "y = 'Größe: 5 µm'", "x\t# tab\there"],
)  # fmt: skip
def test_letters_of_every_script_are_welcome(text):
    parse(Source(text))


def test_a_decomposed_letter_is_refused():
    found = error("e\u0301 = 1")
    assert found.code == "E0105"


def test_the_first_fault_in_the_text_wins():
    assert error("x + * 2\ny\u200b").code == "E0100"


def test_a_fraction_of_one_sign_is_told_in_brackets():
    for text in ("½*x", "x^½", "½x", "2*½", "½"):
        with pytest.raises(Diagnostic) as caught:
            parse(source(text))
        assert (caught.value.code, caught.value.help) == ("E0105", "write (1/2)"), text
        assert "looks like" not in caught.value.message
