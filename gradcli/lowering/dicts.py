"""Dicts at keys that are worked out: each key is compared with the one that is asked for."""

from gradcli.lowering import attempts
from gradcli.lowering.values import Chosen, Leaf, OpenText, Text

KEY = "a dict at a key that is worked out, in a try that takes its error,"


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
