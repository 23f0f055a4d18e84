"""Finding what a program can call by any of its names, and what is known of it.

The catalog has its words, its row in the table of primitives its kinds.
"""

from math import isinf

from gradcli.catalogue.entries import Entry, entries
from gradcli.errors import EXCEPTIONS, Diagnostic, nearest
from gradcli.language.names.builtins import HIGHER_UNDER, METHODS_OF
from gradcli.ops.libraries.directory import SAME
from gradcli.ops.libraries.names import PREFIXES, canonical, constant, function, known_functions
from gradcli.ops.rows import TABLE, Op

SIGNS = {"^": "**"}  # a second sign of the same primitive


def found(name: str | None) -> list[Entry]:
    """The entries called `name`, a sign perhaps of two; all of them for None.  E0102 for none.

    Of the name of a library or a family they are those in it (`grouped`).
    """
    known = entries()
    if name is None:
        return list(known.values())
    signed = [op.name for op in TABLE.values() if name and op.symbol == SIGNS.get(name, name)]
    called = signed or filter(None, [_entry_of(name, known)])
    listed = [known[key] for key in called] or grouped(name)
    if not listed:
        raise _unknown(name)
    return listed


def grouped(name: str) -> list[Entry]:
    """The entries of a library, such as np.fft, or of a family, such as bessel; [] of neither."""
    known = entries()
    if not name or _entry_of(name, known):
        return []
    prefix = canonical(name)
    within = [n for n in known_functions() if n.rpartition(".")[0] == prefix]
    keys = {_entry_of(n, known) for n in within}
    words = name.lower()
    return [
        entry
        for key, entry in known.items()
        if key in keys
        or words in entry.family.lower().replace(",", "").split()
        or words == entry.family.lower()
    ]


def row(entry: Entry) -> Op | None:
    """The primitive that an entry is, if it is one."""
    called = function(entry.name)
    return getattr(called, "op", None) or (None if called else TABLE.get(entry.name))


def facts(listed: list[Entry]) -> list[dict[str, str]]:
    """What is known of each entry, in words; its kinds and its NumPy function are the row's."""
    others = _other_names()
    return [_facts(entry, others.get(entry.name, [])) for entry in listed]


def _facts(entry: Entry, names: list[str]) -> dict[str, str]:
    op, kinds, numpy, more = row(entry), "", "", dict.fromkeys(OF_ROWS, "")
    if op:
        dots = "…" if op.variadic else ""
        pairs = zip(entry.parameters, op.args)
        kinds = ", ".join(f"{x}: {arg.kind}{dots}" for x, arg in pairs)
        signs = [op.symbol, *(sign for sign, same in SIGNS.items() if same == op.symbol)]
        numpy, names = _numpy_name(op), [*filter(None, signs), *names]
        more = {"domain": _domain(op, entry), "convention": _convention(op), "source": op.source}
        more["overrides"] = ", ".join(what for field, what in OVERRIDES.items() if _has(op, field))
    return {
        "name": entry.name, "signature": entry.signature, "description": entry.description,
        "family": entry.family, "also": " ".join(names), "arguments": kinds, "numpy": numpy, **more,
    }  # fmt: skip


def _convention(op: Op) -> str:
    """What is taken where the derivative is a matter of convention."""
    at_kink = f"{op.kink.taken} at {op.kink.what}" if op.kink else ""
    return "; ".join(filter(None, (at_kink, op.convention)))


OF_ROWS = ("domain", "convention", "source", "overrides")
# What a row may bring of its own, where the engines would derive it from its rule.
OVERRIDES = {"series": "Taylor recurrence", "jvp": "forward rule"}


def _has(op: Op, field: str) -> bool:
    return getattr(op, field, None) is not None


def _domain(op: Op, entry: Entry) -> str:
    """Where the row has a derivative, a condition on its arguments; "" for everywhere."""
    if op.regular is not None:
        return op.regular
    real = [(x, arg) for x, arg in zip(entry.parameters, op.args) if arg.rule]
    within = [(x, *bounds) for (x, arg), bounds in zip(real, op.domain or ()) if arg.kind != "none"]
    return ", ".join(filter(None, (_between(*bounds) for bounds in within)))


def _between(x: str, low: float, high: float) -> str:
    if isinf(low) and isinf(high):
        return ""
    if isinf(low):
        return f"{x} < {high:g}"
    return f"{x} > {low:g}" if isinf(high) else f"{low:g} < {x} < {high:g}"


def _entry_of(name: str, known: dict[str, Entry]) -> str | None:
    """The name in the catalog of what a program calls `name`; None if there is none."""
    called = function(name)
    op = getattr(called, "op", None)
    plain = HIGHER_UNDER.get(name) or (op.name if op else getattr(called, "__name__", name))
    library, _, last = name.rpartition(".")
    bare = last if function(last) is called else name
    under = (f"{prefix}.{plain}" for prefix in PREFIXES)
    keys = (name, f"{SAME.get(library, library)}.{last}", bare, plain, *under)
    return next((key for key in keys if key in known), None)


def _other_names() -> dict[str, list[str]]:
    """Entry -> its other names; one under a prefix only where its last part is new."""
    known = entries()
    others: dict[str, list[str]] = {}
    for name in _names():
        key, last = _entry_of(name, known), name.rpartition(".")[2]
        if key is None:
            continue
        seen = [key.rpartition(".")[2], *(n.rpartition(".")[2] for n in others.get(key, []))]
        if name not in known and last not in seen:
            others.setdefault(key, []).append(name)
    return others


def _names() -> list[str]:
    """Every name that programs may call, the bare ones first."""
    return [*dict.fromkeys([*entries(), *known_functions(), *HIGHER_UNDER])]


def _numpy_name(op: Op) -> str:
    """The NumPy or SciPy function of a row; none where neither has it."""
    if callable(op.array):
        return ""
    module, _, name = (op.array or f"numpy.{op.name}").rpartition(".")
    if module.startswith("gradcli."):  # values of our own: theirs where they have the name
        theirs = (f"{library}.{op.name}" for library in ("np", "scipy.special"))
        return next(filter(function, theirs), "")
    return f"{'np' if module == 'numpy' else module}.{name}"


def _unknown(name: str) -> Diagnostic:
    """The error of a name that nothing in the catalog has, and what may have been meant."""
    from gradcli.language.syntax.errors.other_languages import FUNCTIONS

    owners = [kind for kind, methods in METHODS_OF.items() if name in methods]
    close = [other for other in entries() if name and other.startswith(name)]
    close = close or nearest(name, _names())
    if constant(name) is not None:
        help = f"it is a constant, {constant(name)}, and written without parentheses"
    elif owners:
        help = f"it is a method of values ({', '.join(owners)}): x.{name}(…)"
    elif name in EXCEPTIONS:
        help = f"it is an exception: raise {name}(…), except {name}:"
    elif name in FUNCTIONS:
        help = FUNCTIONS[name]
    elif close:
        help = f"did you mean '{close[0]}'?"
    else:
        help = "gradcli ops lists the functions, gradcli help language the rest"
    return Diagnostic("E0102", f"no function is called '{name}'", help=help)
