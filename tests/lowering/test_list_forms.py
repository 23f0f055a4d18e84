"""Lists have the form in the core that a person would give them, whatever front end is asked."""

import engines
import pytest

from gradcli.language.printing.unparse import unparse
from gradcli.lowering.raising.restore import restore
from gradcli.lowering.stage import staged

# a program, what its core has in it, and what it has not
FORMS = [
    ("st = []\nfor i in range(3):\n    st.append(i*x)\ny = 1\nwhile st:\n    y *= st.pop()\ny",
     ["st.append(", "st.pop()"], ["concatenate"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "has", "has_not"), FORMS)
def test_a_list_has_the_form_of_what_is_asked_of_it(text, has, has_not):
    core = unparse(restore(staged(engines.program_of(text))))
    assert [part for part in has if part not in core] == []
    assert [part for part in has_not if part in core] == []
