"""Iterators: what is gone through once, item by item.

One that has a name is a box with what is left to be gone through; what takes that leaves nothing
that may be read.
"""

from gradcli.core.refusals import ITERATORS
from gradcli.lowering.values import (
    Clash,
    Ref,
    Walk,
)  # fmt: skip

LIST = "make a list of it: list(…)"


def is_iterator(v) -> bool:
    """Whether a value is gone through once."""
    return (isinstance(v, Walk) and v.kind in ITERATORS) or (
        isinstance(v, Ref) and v.box.kind == "iterator"
    )


def made(st, of) -> Ref:
    """An iterator over a value."""
    return of if isinstance(of, Ref) and of.box.kind == "iterator" else st.new(
        "iterator", None, {"of": of})  # fmt: skip


def taken(st, v, span):
    """What an iterator has left, which is gone through now; another value as it is."""
    if not (isinstance(v, Ref) and v.box.kind == "iterator"):
        return v
    left = st.readable(st.read(v.box, "of"), span)
    causes = ((span, "it is gone through here"),)
    st.write(v.box, Clash("an iterator that has been gone through", causes, LIST), "of")
    return left


def is_generator(v) -> bool:
    return isinstance(v, Walk) and v.kind == "generator"


def runs(v) -> bool:
    """Whether a loop over a value runs a generator: one, or what numbers or maps its items."""
    return is_generator(v) or (
        isinstance(v, Walk)
        and v.kind in ("enumerate", "zip", "map")
        and any([runs(part) for part in v.parts])
    )
