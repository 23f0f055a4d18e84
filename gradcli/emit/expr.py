"""Programs in the language of gradcli itself, which runs them and differentiates them again."""

from gradcli.core import ir
from gradcli.emit.about import About
from gradcli.emit.python.lines import WIDTH, fitted, in_brackets
from gradcli.language.printing.unparse import unparse
from gradcli.lowering.raising.restore import restore


def printed(program: ir.Program, about: About) -> str:
    """The text of the program; comments beside its target name the parts of that, where the target
    does not itself."""
    text = unparse(restore(program, about.author)).rstrip()
    before, newline, target = text.rpartition("\n")
    labels = about.outputs if about.labelled and len(about.outputs) > 1 else ()
    if target == ", ".join(labels):  # the target is these names itself
        labels = ()
    whole = f"{target}  # {', '.join(labels)}" if labels else target
    if len(whole) > WIDTH and not target.startswith(" "):
        whole = in_brackets(target, labels) or whole
    return f"{fitted(before)}{newline}{whole}\n"
