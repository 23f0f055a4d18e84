"""A program as deep as the language takes goes through every command, to every target."""

import sys

import pytest
from nestings import COMMANDS, NESTINGS, ended, program

from gradcli import calls
from gradcli.errors import Diagnostic

DEPTH = 199
LONG = ("def", "comprehension", "while", "for", "if", "else")  # derived in `nestings.py` alone
REFUSED = ("E0107", "E0108", "E0109", "E0201")  # in words of their own, at any depth


@pytest.mark.slow
def test_every_way_of_nesting_goes_through_commands_in_turn():
    faults, commands = [], list(COMMANDS)
    for k, (name, make) in enumerate(NESTINGS.items()):
        deep = program(make, DEPTH)
        assert calls.fmt(deep.source.text)
        chosen = commands[k % len(commands)]
        for command in ("eval",) if name in LONG else (chosen,):
            how = ended(COMMANDS[command], deep)
            if how and not how.startswith(REFUSED):
                faults.append(f"{name}, {command}: {how}")
    assert faults == []


@pytest.mark.slow
def test_a_deep_call_goes_through_every_command():
    deep = program(NESTINGS["call"], DEPTH)
    assert [c for c, run in COMMANDS.items() if ended(run, deep)] == []


@pytest.mark.parametrize("call", [calls.diff, calls.simplify, calls.emit])
def test_what_pythons_stack_does_not_hold_is_an_error_with_its_place(call):
    deep = calls.decoded(b"-" * 9_000 + b"x", "f", max_depth=100_000)
    try:
        assert call(deep)
    except Diagnostic as error:
        assert (error.code, error.span is not None) == ("E0206", True)
    assert sys.getrecursionlimit() >= 15_000
