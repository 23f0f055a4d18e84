"""The parts of a file: the functions of a program, what these call, the constants they read."""

from math import isfinite
from typing import NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Def
from gradcli.core.liveness import global_reads, without_uncalled
from gradcli.core.loop_names import with_own_loop_names
from gradcli.derive.optimise.capture_avoidance import without_shadows
from gradcli.emit.about import About
from gradcli.emit.statements.function import own_function, whole_function
from gradcli.emit.statements.language import Language
from gradcli.emit.statements.names import free_name, names_of
from gradcli.emit.statements.signature import Whole
from gradcli.errors import Diagnostic
from gradcli.typed.expand import expand
from gradcli.typed.infer import Types
from gradcli.typed.inputs import types_of
from gradcli.typed.magnitudes import Magnitudes
from gradcli.typed.no_form import told_of
from gradcli.typed.refusals import refuse
from gradcli.typed.unread import without_unread
from gradcli.typed.wide_integers import has_factorials, with_real_factorials, without_wide_integers


class Parts(NamedTuple):
    """functions: those of the program; names: of the program -> in the language; about: with the
    name that the function of the whole has."""

    program: ir.Program
    names: dict[str, str]
    functions: list[list[str]]
    whole: Whole
    about: About

    def constants(self, language: Language, text: str) -> list[str]:
        """The lines of the constants that a text reads, such as pi."""
        used = language.words(text)
        known = self.program.constants.items()
        lines = {
            language.constant_line(self.names[n], value)
            for n, value in known
            if self.names[n] in used and isfinite(value)
        }
        return [*sorted(lines), ""] if lines else []


def parts(program: ir.Program, about: About, language: Language) -> Parts:
    """The parts of the file of `program`; E0109 for what has no form in the language."""
    if language.is_kept(about.name):  # a file may be called as a function of the language
        about = about._replace(name=free_name(set(language.reserved), about.name))
    try:
        types = typed(without_wide_integers(program))
        if has_factorials(types.program):
            types = typed(with_real_factorials(types))
        texts = [n for n, found in types.told.inputs.items() if found == "str"]
        if texts and "str" not in language.types:
            refuse(f"{texts[0]}, a text among the inputs,", types.graph.var(texts[0]))
        program = without_unread(types)
        names = names_of(types, about.name, language)
        defs = [s for s in program.body if type(s) is Def]
        types.reads = global_reads({d.name: d for d in defs})
        functions = [own_function(types, d, names, about, language) for d in defs]
        whole = whole_function(types, program, names, about, language)
    except Diagnostic as error:
        if error.code != "E0109":
            raise
        raise told_of(error, language.name) from None
    return Parts(program, names, functions, whole, about)


def typed(program: ir.Program) -> Types:
    """The types of a program as it is printed; E0109 for what has no form in such languages."""
    types = types_of(with_own_loop_names(expand(without_shadows(without_uncalled(program)))))
    types.magnitudes = Magnitudes(types)
    return types


def helpers_of(text: str, language: Language) -> list[str]:
    """The functions of our own that `text` uses, each after those that it uses itself."""
    found: list[str] = []
    seen: set[str] = set()
    helpers = language.helpers

    def add(text: str) -> None:
        used = language.words(text) & set(helpers) - seen
        for name in sorted(used, key=list(helpers).index):
            if name not in seen:
                seen.add(name)
                add(helpers[name])
                found.append(helpers[name])

    add(text)
    return found
