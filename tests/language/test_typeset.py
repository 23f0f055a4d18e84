"""Typeset mathematics is read as what it stands for, each sign at its own place."""

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic, Source
from gradcli.language.printing.formatter import formatted
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.parser import parse

# A text, and how gradcli fmt writes it.
SAME = {
    "x² + 2×x": "x^2 + 2*x",
    "x⁻²·y³": "x^-2*y^3",
    "(x+1)⁺¹⁰": "(x + 1)^+10",
    "x÷y − 1∕x⋅2∙y": "x/y - 1/x*2*y",
    "−x²": "-x^2",
    "2≤x ≤ ∞": "2 <= x <= inf",
    "x≥1 or x≠y": "x >= 1 or x != y",
    "2*π": "2*pi",
    "π = 3\nπr = π·x²": "pi = 3\nπr = pi*x^2",
    "√x": "sqrt(x)",
    "√2·x": "sqrt(2)*x",
    "√ (x + 1)·2": "sqrt(x + 1)*2",
    "√√(x)": "sqrt(sqrt(x))",
    "(√x)³": "(sqrt(x))^3",
    "√(x²)/√max(x, y)": "sqrt(x^2)/sqrt(max(x, y))",
    "√v[0].real + √(v)[1]": "sqrt(v[0].real) + sqrt((v)[1])",
    "[√x, (√y), {1: √x}]": "[sqrt(x), (sqrt(y)), {1: sqrt(x)}]",
    "if x ≥ 0: y = √x\nelse:\n  −y": "if x >= 0:\n    y = sqrt(x)\nelse:\n    -y",
    "f = lambda t: √t # √x²": "f = lambda t: sqrt(t)  # √x²",
    "x \\\n × 2": "x \\\n    *2",
}


@pytest.mark.parametrize("text", SAME)
def test_signs_of_one_meaning_are_read_and_formatted_as_what_they_stand_for(text):
    assert formatted(Source(text)) == SAME[text] + "\n"
    assert parse(Source(text)).body == parse(Source(SAME[text])).body


def test_every_part_keeps_its_place_in_the_text():
    text = "y = 2·√(x²) − π³"
    shown = {text[slice(*node.span)] for node in s.walk(parse(Source(text)).body[0])}
    assert shown >= {"2·√(x²)", "√(x²)", "x²", "x", "²", "π³", "π", "³"}


def test_a_value_is_that_of_the_ascii_text():
    text = "√(x² + y²) − f'{x²:.1f}'.count('9')·0 + (2 ≤ 3)×π⁰"
    p = calls.program(text)
    assert calls.value(p, {"x": 3.0, "y": 4.0}).value == 6.0
    assert calls.diff(calls.program("√x·x²")) == calls.diff(calls.program("sqrt(x)*x^2"))


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("√x²", 2, "whether the root or the power comes first"),
        ("√sin(x)^2", 7, "whether the root or the power comes first"),
        ("2·√√x**2", 5, "whether the root or the power comes first"),
        ("x²^3", 2, "which power comes first"),
        ("x⁻²**3", 3, "which power comes first"),
        ("√", 0, "nothing stands behind the root"),
        ("√ + x", 0, "nothing stands behind the root"),
        ("√)", 0, "nothing stands behind the root"),
        ("√(x", 3, "to close the '(' at line 1"),
        ("x ≤ ", 3, "expected an expression"),
        ("x = ×2", 4, "expected an expression"),
        ("²", 0, "expected a statement"),
        ("x⁻", 1, "U+207B"),
        ("2π", 0, "between '2' and 'π'"),
        ("π² √z + 2!", 1, "between '²' and '√'"),
        ("x × – y", 4, "U+2013"),
    ],
)
def test_what_can_be_read_in_two_ways_or_in_none_is_refused_at_its_place(text, place, words):
    with pytest.raises(Diagnostic) as caught:
        parse(Source(text))
    assert words in caught.value.message and caught.value.span[0] == place


def test_deep_and_long_texts_keep_their_limits():
    for text in ("√" * 5_000 + "x", "√(" * 5_000 + "x" + ")" * 5_000, "x" + "×x" * 100_000):
        with pytest.raises(Diagnostic, match=r"nested too deep|too large"):
            parse(Source(text))
