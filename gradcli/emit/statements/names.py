"""What the names of a program are called in a language."""

from math import isfinite

from gradcli.core import ir
from gradcli.core.ir import Assign, For
from gradcli.emit.statements.language import Language
from gradcli.typed.infer import Types


def free_name(taken: set[str], name: str) -> str:
    """A name like `name` that a language does not keep for itself, and that is not in `taken`,
    which it joins."""
    bare = name.lstrip("_")
    return ir.fresh(taken, f"{bare}_" if bare.isidentifier() else f"f_{bare}")


def names_of(types: Types, function: str, language: Language) -> dict[str, str]:
    """Every name of a program -> its name in a language, where `function` is that of the whole.

    A constant such as np.pi goes by its last part.
    """
    program = types.program
    own = set(program.inputs) | set(types.told.free)
    for f, d in types.defs.items():
        own |= {f, *d.parameters, *types.told.lengths[f]}
    for _, s in types.blocks:
        own |= set(s.targets) if type(s) is Assign else {s.name} if type(s) is For else set()
    taken, found = set(language.reserved) | {function}, {}
    kept = {n for n in own if n == function or language.is_kept(n, n in types.defs)}
    for name in sorted(own, key=lambda n: (n in kept, n)):
        found[name] = free_name(taken, name) if name in kept else name
        taken.add(found[name])
    for name, value in sorted(program.constants.items()):
        last = name.rpartition(".")[2]
        if not isfinite(value):
            found[name] = language.literal(value).text
            continue
        same = [n for n, v in program.constants.items() if n in found and v == value]
        found[name] = found[same[0]] if same else ir.fresh(taken, language.constant_name(last))
    return found
