"""Dicts at a key: one that is worked out is compared with each; one that is missing is made by a
defaultdict, and counts 0 in a Counter."""

from gradcli.errors import Diagnostic
from gradcli.language.shape_errors import text_at
from gradcli.lowering import attempts
from gradcli.lowering.refused import Refused, fault
from gradcli.lowering.values import NONE, Chosen, Leaf, OpenText, Ref, Text, Variant

COUNTER = "collections.Counter"
KEY = "a dict at a key that is worked out, in a try that takes its error,"


def item(st, of: Ref, index, span):
    """of[index]."""
    box, variant = of.box, of.variant
    counts = variant is not None and variant.name == COUNTER
    if (variant is None or counts) and is_worked_out(st, box, index, span):
        default = Leaf(0) if counts else None
        return among(st, box, keys_of(st, box, index, span), index, default, span)
    key = st.key(index, span)
    if key not in st.contents(box, span):
        if counts:
            return Leaf(0)
        box = _made(st, of, key, span)
    return st.readable(st.contents(box, span)[key], span)


def _made(st, of: Ref, key, span):
    """The box of a defaultdict with the item that it makes at a key."""
    match of.variant:
        case Variant(_, make) if make != NONE:
            slot = st.wait(of)
            value = st.applied(make, [], span)
            box = st.release(slot).box
            st.write(box, st.settled(value, f"{st.hint(box)}_{key}"), key)
            return box
    raise no_key(st, of.box, key, span)


def no_key(st, box, key, span) -> Refused:
    """The refusal of a key that a dict has not."""
    text = text_at(span, st.source)
    name = text.partition("[")[0] if text.endswith("]") else "the dict"
    keys = ", ".join([repr(k) for k in st.contents(box, span)][:8])
    error = Diagnostic(
        "E0202", f"{name} has no key {key!r}", label="no such key",
        help=f"its keys are {keys}" if keys else None, exception="KeyError",
    )  # fmt: skip
    return fault(st, error, span)


def is_worked_out(st, box, key, span) -> bool:
    """Whether a key is a number that is not known, of a dict whose keys are numbers; or a text."""
    contents = st.contents(box, span)
    if isinstance(key, Chosen):
        return bool(keys_of(st, box, key, span))
    if isinstance(key, OpenText):
        return bool(contents) and all(type(k) is str for k in contents)
    worked = isinstance(key, Leaf) and key.known is None and st.rows.is_number(key.expr)
    return worked and bool(contents) and all(type(k) in (int, float, bool) for k in contents)


def keys_of(st, box, key, span) -> list:
    """The keys of a dict that one that is worked out may be."""
    keys = list(st.contents(box, span))
    options = [v for _, v in key.options] if isinstance(key, Chosen) else None
    return keys if options is None else [k for k in keys if Text(k) in options]


def among(st, box, keys: list, key: Leaf | OpenText | Chosen, default, span):
    """What a dict has at a key that is worked out; of none of the keys the default, if there is
    one, else as in Python an error."""
    if not keys:
        return default
    if default is None:
        attempts.check_fault(st, "KeyError", KEY, span)
    first, *rest = keys
    value = st.readable(st.contents(box, span)[first], span)
    if not rest and default is None:
        return value
    one = Text(first) if type(first) is str else Leaf(first)
    test = st.compared("==", key, one, span)
    return st.branch(test, lambda: value, lambda: among(st, box, rest, key, default, span), span)
