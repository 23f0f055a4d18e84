"""The grammar and the tables made from it: no conflicts, up to date, and Lark agrees."""

import re
import subprocess
import sys
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lark import UnexpectedInput
from lark.exceptions import GrammarError
from lark.indenter import DedentError
from sources import PROGRAMS

from gradcli.language.syntax import generate_tables, tables
from gradcli.language.syntax.actions import BUILD
from gradcli.language.syntax.errors.not_in_the_language import RESERVED
from gradcli.language.syntax.lexer import tokens
from gradcli.language.syntax.states import STATES

lark = cache(generate_tables.reference)  # half a second, which others need not wait for


def lark_accepts(text: str) -> bool:
    try:
        lark().parse(text + "\n")
    except (UnexpectedInput, DedentError):
        return False
    return True


def accepts(text: str) -> bool:
    """Whether the tables accept the text: the parser without its builders."""
    states = [0]
    for kind, _, _, _ in tokens(text, 10**6)[0]:
        while (action := STATES[states[-1]].get(kind, 10**9)) < 0:
            origin, length, _ = tables.RULES[~action]
            del states[-length:]
            states.append(STATES[states[-1]][origin])
        if action == 0 or action == 10**9:
            return action == 0
        states.append(action)
    raise AssertionError("no end")


def test_the_tables_are_what_the_grammar_gives():
    found = generate_tables.TABLES.read_text(encoding="utf-8")
    assert found == generate_tables.render(generate_tables.build())


def test_a_conflict_is_an_error(tmp_path, monkeypatch):
    text = generate_tables.grammar_path().read_text(encoding="utf-8")
    ambiguous = tmp_path / "gradcli.lark"
    ambiguous.write_text(text.replace("sum ADD product ", "sum ADD sum "), encoding="utf-8")
    monkeypatch.setattr(generate_tables, "grammar_path", lambda: ambiguous)
    with pytest.raises(GrammarError, match="conflict"):
        generate_tables.build()


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(PROGRAMS, st.data())
def test_lark_takes_and_refuses_the_same_programs(text, data):
    tokens_ = re.findall(r"\w+|[^\w\s]|\n[ \t]*|[ \t]+", text)
    for _ in range(data.draw(st.integers(0, 2))):
        at = data.draw(st.integers(0, len(tokens_) - 1))
        change = data.draw(
            st.sampled_from(["", "x", "(", "]", "}", "=", "if", ":", "2", "class", ",", "for", "@"])
        )
        tokens_[at] = change
    damaged = "".join(tokens_)
    first = damaged.lstrip("\n")
    if first[:1] in (" ", "\t", "#") or not first.strip():
        return  # Lark does not see the margin of the first line, nor that nothing follows it
    assert accepts(damaged) == lark_accepts(damaged)


def test_every_builder_of_the_grammar_exists_and_is_used():
    assert {builder for _, _, builder in tables.RULES} == set(BUILD)


def test_every_refused_word_has_its_message():
    assert {word for word, kind in tables.KINDS.items() if kind == "RESERVED"} == set(RESERVED)


def test_every_sign_is_one_token():
    for text, kind in tables.KINDS.items():
        if text not in ")]}":
            (found, word, start, end), *_ = tokens(f"{text} ", 9)[0]
            assert (found, word, start, end) == (kind, text, 0, len(text))


def test_no_unit_rule_is_left():
    reduced = {~a for row in STATES.all() for a in row.values() if a < 0}
    for number in reduced:
        _, length, builder = tables.RULES[number]
        assert length > 1 or builder != "first"


def test_parsing_imports_nothing_heavy():
    code = (
        "import sys; from gradcli.errors import Source;"
        "from gradcli.language.syntax.parser import parse;"
        "from gradcli.language.printing.unparse import unparse;"
        "unparse(parse(Source('x^2*sin(y)'))); print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    heavy = {"lark", "numpy", "dataclasses", "json", "typing", "unicodedata", "rich", "bisect"}
    assert not heavy & loaded
    unneeded = {"syntax_errors", "refusals", "fstrings", "grammar"}
    assert not {f"gradcli.language.{name}" for name in unneeded} & loaded
