"""The catalog of what programs can call: whole, true to what is called, and short."""

import re

import pytest

from gradcli import calls
from gradcli.catalogue.entries import FAMILIES, entries
from gradcli.catalogue.search import found, row
from gradcli.errors import Diagnostic
from gradcli.language.names.builtins import BUILTINS, HIGHER, TENSORFLOW
from gradcli.ops.libraries.names import BARE, function, known_functions
from gradcli.ops.rows import TABLE

pytestmark = pytest.mark.sampled(8)

ENTRIES = entries()


def test_each_function_has_one_line():
    lines = [line for text in FAMILIES.values() for line in text.strip().splitlines()]
    assert len(lines) == len(ENTRIES)
    assert all(line.count("  ") == 1 for line in lines)
    assert all(0 < len(entry.description) < 60 for entry in ENTRIES.values())


@pytest.mark.parametrize("name", sorted({*known_functions(), *BUILTINS, *HIGHER}))
def test_every_function_is_found(name):
    (entry,) = found(name)
    op = getattr(function(name), "op", None)
    if name in BUILTINS or name in HIGHER:
        assert entry.name == name
    elif op:
        assert row(entry) is op


@pytest.mark.parametrize("name", ENTRIES)
def test_an_entry_can_be_called_or_is_a_row(name):
    assert function(name) or name in {*BUILTINS, *HIGHER, *TENSORFLOW, *TABLE}


def arguments(signature: str) -> tuple[list[str], int, bool]:
    """The names in a signature, how many must be given, and whether there may be any number."""
    inside = signature.partition("(")[2].removesuffix(")")
    needed = [p for p in re.sub(r"\[.*?\]", "", inside.replace("=[]", "=")).split(", ") if p]
    least = [p for p in needed if "=" not in p and p[0] != "*" and p != "default"]
    return [*ENTRIES[signature.partition("(")[0]].parameters], len(least), ", *" in f", {inside}"


@pytest.mark.parametrize("name", [n for n in ENTRIES if n in BUILTINS or n in HIGHER])
def test_the_signature_of_a_function_of_the_language(name):
    least, most, keywords = (BUILTINS | HIGHER)[name]
    parameters, needed, any_number = arguments(ENTRIES[name].signature)
    by_name = {p for p in parameters[least:needed] if p in (keywords or ())}  # or by its place
    assert needed + any_number * (name in ("max", "min", "map")) == least + len(by_name)
    assert any_number == (most is None or keywords is None)
    assert set(keywords or ()) <= set(parameters)
    if most is not None and keywords is not None and name != "sum":
        assert len(parameters) == len({*parameters[:most], *(keywords or ())})


@pytest.mark.parametrize("name", [n for n in ENTRIES if n in BARE and n not in BUILTINS])
def test_the_signature_of_a_function_of_the_library(name):
    called = function(name)
    parameters, needed, _ = arguments(ENTRIES[name].signature)
    op = getattr(called, "op", None)
    if hasattr(called, "takes"):
        assert (tuple(parameters), needed) == called.takes
    elif op:
        assert parameters[len(op.args) :] == list(op.keywords) and len(parameters) >= len(op.args)
    else:
        called = getattr(called, "expanded", called)
        code = called.__code__
        assert parameters == list(code.co_varnames[: code.co_argcount])
        assert needed == code.co_argcount - len(called.__defaults__ or ())


WRONG = [
    ("sinn", "did you mean 'sin'?"),
    ("extend", "it is a method of values (list, deque): x.extend(…)"),
    ("pi", "it is a constant, 3.14"),
    ("ValueError", "raise ValueError(…)"),
    ("integrate", "there are no integrals"),
    ("frobnicate", "gradcli help language"),
    ("", "gradcli ops lists the functions"),
]


@pytest.mark.parametrize(("name", "told"), WRONG)
def test_what_is_no_function_is_told_for_what_it_is(name, told):
    with pytest.raises(Diagnostic) as caught:
        found(name)
    assert told in caught.value.help


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("np.tril(np.ones((2, 2)), 1, 2)", "takes 1 to 2 arguments, 3 given"),
        ("np.expand_dims([1.0])", "takes 2 arguments, 1 given"),
        ("np.expand_dims([1.0], axs=0)", "no keyword argument 'axs'"),
    ],
)
def test_a_function_that_is_one_call_in_print_says_what_it_takes(text, words):
    with pytest.raises(Diagnostic, match=words):
        calls.value(calls.program(text), {})
