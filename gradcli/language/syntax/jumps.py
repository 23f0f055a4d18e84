"""Jumps: which statements leave a block before its end: break, continue and return."""

from gradcli.language.syntax import surface as s

JUMPS = (s.Break, s.Continue, s.Return)
STATEMENTS = (s.If, s.For, s.While, s.Def, s.Try, s.Handler, *JUMPS)


def has_jump(node: s.Node, kinds: tuple = JUMPS) -> bool:
    """Whether a jump of `kinds` in `node` leaves it: loops keep their own break and continue."""
    if type(node) in kinds:
        return True
    if type(node) is s.Def:
        return False
    if isinstance(node, (s.For, s.While)):
        if any(has_jump(p, kinds) for p in node.orelse):
            return True
        kinds = tuple(k for k in kinds if k is s.Return)
    inner = [p for p in s.children(node) if isinstance(p, STATEMENTS)]
    return bool(kinds) and any(has_jump(p, kinds) for p in inner)


def _ways(node: s.Try) -> list:
    """What a try runs in each case, but for its end."""
    return [(*node.body, *node.orelse), *[h.body for h in node.handlers]]


def yields(node: s.Node) -> bool:
    """Whether a statement yields, or a function: one in it keeps its own."""
    stack = list(node.body) if type(node) is s.Def else [node]
    while stack:
        part = stack.pop()
        if type(part) is s.Yield:
            return True
        if isinstance(part, (s.If, s.For, s.While, s.With, s.Try, s.Handler)):
            stack += s.children(part)
    return False


def falls_through(block) -> bool:
    """Whether control may reach the end of `block`."""
    for part in block:
        if type(part) in JUMPS:
            return False
        if type(part) is s.Try and not any(map(falls_through, _ways(part))):
            return False
        if (
            type(part) is s.If
            and part.orelse
            and not any(falls_through(b) for b in (*(b for _, b in part.branches), part.orelse))
        ):
            return False
    return True
