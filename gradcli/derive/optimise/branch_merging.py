"""What both ways of a branch begin with stands before it, and what both end with after it.

`if c: push(x); x = 2*x` and `else: push(x); x = y` have one push, before the test, where the test
reads nothing that it changes.
"""

from itertools import zip_longest

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Body, Call, If, same


def joined_ways(program: ir.Program) -> ir.Program:
    """The program, in which what both ways of a branch begin or end with stands once."""
    if not any(type(s) is If and s.orelse for s in ir.statements(program.body)):
        return program
    return program.with_body(_joined(program.body), program.outputs)


def _joined(body: Body) -> Body:
    out: list = []
    for s in body:
        s = walks.with_bodies(s, _joined)
        out += _branch(s.test, s.body, s.orelse) if type(s) is If else (s,)
    return tuple(out)


def _branch(test, then: Body, orelse: Body) -> list:
    """A branch, between what begins both of its ways and what ends both."""
    before, after, tested = [], [], ir.names(test)
    while then and orelse and _is_one(then[0], orelse[0]):
        if tested & ir.changed(then[:1]):
            break
        before.append(then[0])
        then, orelse = then[1:], orelse[1:]
    while then and orelse and _is_one(then[-1], orelse[-1]):
        after.append(then[-1])
        then, orelse = then[:-1], orelse[:-1]
    left: list[ir.Statement] = [If(test, then, orelse)] if then or orelse else []
    if not left and type(test) is Call:
        left = [Assign((), (), test)]  # a pop
    return [*before, *left, *reversed(after)]


def _is_one(s, t) -> bool:
    """Whether two statements are one assignment, or one call."""
    if type(s) is not Assign or type(t) is not Assign or s.targets != t.targets:
        return False
    pairs, one, two = [*zip_longest(s.index, t.index)], s.value, t.value
    if type(one) is Call and type(two) is Call:
        pairs += [(one.function, two.function), *zip_longest(one.args, two.args)]
    else:
        pairs.append((one, two))
    return all(same(a, b) for a, b in pairs)
