"""Random programs whose lists are stacks: appended to, popped from, asked for their items and their
length, emptied in loops, left with items and started anew.  `seeded(seed)` is one, with its point.
"""

from expressions import ATOM, PRODUCT
from programs import NAMES, Programs, first_tame

STACKS, OWN = ["st", "todo", "work"], ["own", "heap"]  # of the top level, and of functions


class Stacks(Programs):
    """Builds one program, with a stack at its top level and in some functions."""

    def __init__(self, integer):
        super().__init__(integer)
        self.stacks: list[str] = []
        self.pushes = True  # whether what is built may append: not in a loop until a stack is empty

    def function(self, globals_):
        outer, self.stacks = self.stacks, []
        made = super().function(globals_)
        self.stacks = outer
        return made

    def block(self, s, budget, depth):
        if depth != (1 if self.in_function else 0):
            return super().block(s, budget, depth)
        name = self.fresh(OWN if self.in_function else STACKS)
        self.stacks = [*self.stacks, name]
        body = [f"{name} = []", *self._s_push(s, 1, depth)[0], *super().block(s, budget, depth)]
        if self.chance(60):  # what is on it matters
            total = self.fresh(NAMES)
            s.floats.append(total)
            step = f"{total} += {name}.pop()"
            body += [
                f"{total} = 0.0",
                self.pick([(f"while {name}:", [step]), (f"if {name}:", [step])]),
            ]
        if self.in_function:
            self.stacks = []
        return body

    def kinds(self, s, budget, depth):
        some, deep = bool(self.stacks), depth >= 3 or budget < 3
        own = {
            "push": 10 if some and self.pushes else 0,
            "filled": 3 if some and self.pushes and not deep else 0,
            "top": 3 if some and self.pushes else 0,
            "guarded": 6 if some and not deep else 0,
            "drain": 4 if some and not deep else 0,
            "worked": 2 if some and self.pushes and not deep else 0,
            "anew": 1 if some and self.pushes else 0,
            "show": 0, "pair": 0, "listed": 1,
        }  # fmt: skip
        return super().kinds(s, budget, depth) | own

    def leaf(self, s):
        if self.stacks and self.chance(6):
            return f"len({self.pick(self.stacks)})", ATOM
        return super().leaf(s)

    def popped(self, s, stack: str) -> str:
        """A statement that takes an item off."""
        value = f"{stack}.pop()"
        if self.chance(40):
            value = self.pick(
                [f"{value}*{{}}", f"0.6*{value} + {{}}", f"sin({value})*{{}}"]
            ).format(self.part(self.number(s, 1), ATOM))
        if s.floats and self.chance(60):
            return f"{self.pick(s.floats)} {self.pick(['=', '+=', '-='])} {value}"
        s.floats.append(name := self.fresh(NAMES))
        return f"{name} = {value}"

    # -- statements -----------------------------------------------------------------------------
    def _s_push(self, s, budget, depth):
        return [f"{self.pick(self.stacks)}.append({self.number(s, 1)[0]})"], 1

    def _s_filled(self, s, budget, depth):
        """A loop that appends, as many times as another takes off, or fewer, or more."""
        stack, i, inside = self.pick(self.stacks), self.fresh(["i", "j", "k"]), s.inner()
        n = self.integer(1, 4)
        inside.ints[i] = (0, n - 1)
        made = [(f"for {i} in range({n}):", [f"{stack}.append({self.number(inside, 1)[0]})"])]
        if self.chance(50):
            made.append(
                (f"for {i} in range({self.integer(1, n)}):", [self.popped(s.inner(), stack)])
            )
        return made, 3

    def _s_top(self, s, budget, depth):
        stack = self.pick(self.stacks)
        return [f"{stack}.append({self.number(s, 1)[0]})", self.popped(s, stack)], 2

    def _s_guarded(self, s, budget, depth):
        stack, inside = self.pick(self.stacks), s.inner()
        test = self.pick([f"{stack}", f"len({stack}) > 1", f"{stack} and {self.comparison(s)[0]}"])
        body = [self.popped(inside, stack), *self.block(inside, 1, depth + 1)]
        made = [(f"if {test}:", body)]
        if self.chance(30) and self.pushes:
            made.append(("else:", self._s_push(s, 1, depth)[0]))
        return made, 3

    def _s_drain(self, s, budget, depth):
        """A loop until a stack is empty, or left before."""
        stack, inside, outer = self.pick(self.stacks), s.inner(), self.pushes
        first = self.popped(inside, stack)
        self.pushes, self.breakable = False, self.breakable + 1
        body = [first, *self.block(inside, max(1, budget - 2), depth + 1)]
        self.pushes, self.breakable = outer, self.breakable - 1
        return [(f"while {self.pick([stack, stack, f'len({stack}) > 0'])}:", body)], max(3, budget)

    def _s_worked(self, s, budget, depth):
        """A list of work, to which a round may append."""
        stack, n, t, inside = (
            self.pick(self.stacks),
            self.fresh(["n", "m"]),
            self.fresh(NAMES),
            s.inner(),
        )
        inside.floats.append(t)
        part = self.part(self.number(inside, 1), PRODUCT)
        body = [
            f"{n} += 1",
            f"{t} = {stack}.pop()",
            (f"if abs({t}) > 0.3:", [f"{stack}.append({t}/2)", f"{stack}.append({part}/3)"]),
        ]
        if s.floats:
            body.append(("else:", [f"{self.pick(s.floats)} += {t}^2"]))
        return [f"{n} = 0", (f"while {stack} and {n} < {self.integer(3, 9)}:", body)], 4

    def _s_anew(self, s, budget, depth):
        return [f"{self.pick(self.stacks)} = []"], 1


def seeded(seed: int | str) -> tuple[str, dict]:
    """The program of a seed: always the same."""
    return first_tame(f"stacks {seed}", lambda integer: Stacks(integer).program())
