"""What a reader may have meant by a name that nothing has."""

import pytest

from gradcli.errors import nearest

KNOWN = ("sin", "sinh", "dot", "amax", "floor", "radius", "alpha", "X", "maximum", "zsh", "strict")


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("sinn", "sin"),  # a letter more, which is likelier than another one
        ("snih", "sinh"),  # two that changed places
        ("raduis", "radius"),
        ("alhpa", "alpha"),
        ("SINH", "sinh"),
        ("x", "X"),
        ("maxmimun", "maximum"),
    ],
)
def test_a_slip_is_understood(name, meant):
    assert nearest(name, KNOWN) == [meant]


@pytest.mark.parametrize("name", ["gamma", "foo", "latex", "title", "y", "k", "cos2x", ""])
def test_no_suggestion_is_better_than_a_bad_one(name):
    assert nearest(name, KNOWN) == []


def test_a_name_is_not_suggested_for_itself():
    assert nearest("sin", ("sin", "sun")) == ["sun"]


def test_edits_may_be_fewer():
    assert nearest("theta", ("beta",)) == ["beta"]
    assert nearest("theta", ("beta",), edits=1) == []
