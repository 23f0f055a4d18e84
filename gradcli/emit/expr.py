"""Programs in the language of gradcli itself, which runs them and differentiates them again."""

from gradcli.emit.about import About
from gradcli.language import core
from gradcli.language.restore import restore
from gradcli.language.unparse import unparse


def printed(program: core.Program, about: About) -> str:
    """The text of the program; a comment after its target may name the parts of that."""
    text = unparse(restore(program, about.author))
    if not about.labelled or len(about.outputs) < 2:
        return text
    return f"{text.rstrip()}  # {', '.join(about.outputs)}\n"
