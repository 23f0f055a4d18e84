"""The reverse of what is written to the elements of an array."""

from gradcli.core import ir
from gradcli.core.dependence import reads_of
from gradcli.core.ir import Assign, fresh
from gradcli.core.types.kinds import Scope
from gradcli.derive.reverse.cotangents import Cotangents, Statements
from gradcli.derive.rules.structural import unprinted
from gradcli.ops.arithmetic import add, neg, sub
from gradcli.ops.arrays import getitem, sum_like


class Writes(Cotangents):
    """The part of an adjoint that reverses writes to arrays."""

    def write(self, target: str, index, value, scope: Scope):
        """a[i] = e: its cotangent is da[i], which is 0 before the write.

        An index that reads the array itself is kept: on the way back its elements are others.
        """
        element = self.graph.node(getitem.op, (self.graph.var(target), *index))
        if not self.is_once(index, scope):
            raise unprinted("written index", element)
        before, place, kept, again = self.held_index(target, index, scope)
        number = self.kinds.is_number(element, scope)
        saved = element if number else self.graph.node(ir.COPY, (element,))
        keep, restore = self.saves.overwrite_element(
            target, saved, place, fresh(self.taken_in(scope), f"{target}_i")
        )
        forward = [*before, *kept, *keep, Assign((target,), place, value)]
        return forward, [*again, *self.written_back(target, index, place, value, restore, scope)]

    def held_index(self, target: str, index, scope: Scope) -> tuple[list, tuple, list, list]:
        """An index whose parts that read an array are names: the statements that give the names,
        the index, and the statements that save and restore them."""
        before: Statements = []
        keep: Statements = []
        back: Statements = []

        def held(part):
            if target not in ir.names(part):
                return part
            if part.op is ir.SLICE:
                return self.graph.node(ir.SLICE, tuple(map(held, part.args)))
            name = fresh(self.taken_in(scope), "place")
            self.kinds.table[self.kinds.scope(target, scope), name] = self.kinds.of(part, scope)
            before.append(Assign((name,), (), part))
            for found, more in zip((keep, back), self.keep(name)):
                found += more
            return self.graph.var(name)

        place = tuple(map(held, index))
        return before, place, keep, back

    def written_back(self, target: str, index, place, value, back: list, scope: Scope) -> list:
        """The reverse of a[i] = e, in which `back` restores the element.

        place: the index while the array is not restored.
        """
        if not self.active(target, scope):
            return back
        element = self.graph.node(getitem.op, (self.graph.var(target), *index))
        g = self.graph.node(getitem.op, (self.b(target, scope), *place))
        bar = self.bar(target, scope)
        clear = Assign((bar,), place, 0.0)
        if not self.kinds.is_number(element, scope):
            # what follows changes it, and a number may have been written all over it
            held = fresh(self.taken_in(scope), f"d{target}_i")
            taken = [Assign((held,), (), self.graph.node(ir.COPY, (g,))), clear, *back]
            spread = self.graph.node(sum_like.op, (self.graph.var(held), value))
            return [*taken, *self.pull(value, spread, scope)]
        leaves = reads_of(value, target)
        if not leaves:
            return [*self.pull(value, g, scope, out=element), clear, *back]
        if value.op in (add.op, sub.op) and value.args[0] is element:
            whole = self.graph.var(fresh(self.taken_in(scope), f"d{target}_i"))
            added = whole if value.op is add.op else neg(whole)
            read = Assign((whole.args[0],), (), g)  # a[i] += e: da[i] stays, and e has it too
            return [*back, read, *self.pull(value.args[1], added, scope)]
        if all(leaf is element for leaf in leaves):
            parts = self.pull(value, g, scope, own=element)
            replaced = bool(parts) and parts[-1].targets == (bar,)
            return [*back, *parts, *([] if replaced else [clear])]
        held = fresh(self.taken_in(scope), f"d{target}_i")
        read = Assign((held,), (), g)
        return [*back, read, clear, *self.pull(value, self.graph.var(held), scope)]
