"""Programs in the language of gradcli itself, which runs them and differentiates them again."""

from gradcli.emit.about import About
from gradcli.language import core
from gradcli.language.restore import restore
from gradcli.language.unparse import unparse


def printed(program: core.Program, about: About) -> str:
    """The text of the program; a comment after its target names the parts of that, where the target
    does not itself."""
    text = unparse(restore(program, about.author))
    labels = ", ".join(about.outputs)
    told = text.rstrip().rpartition("\n")[2] == labels  # the target is these names itself
    if not about.labelled or len(about.outputs) < 2 or told:
        return text
    return f"{text.rstrip()}  # {labels}\n"
