"""One typed function as LLVM text: values in blocks, and ways out.

A value that is one object is computed once in its block and those that follow it; one of two that
are chosen has blocks of its own.  Names of numbers are places on the stack, which LLVM turns into
values.
"""

import sys
from collections import Counter

from gradcli.native.runtime import EDGE, FAULT, INTRINSICS, number
from gradcli.ops.rows import TABLE
from gradcli.typed import statements as t
from gradcli.typed.dependent import depends

TYPES = {"real": "double", "int": "i64", "bool": "i1"}
MEMORY = {"real": "double", "int": "i64", "bool": "i8"}
SIZES = {"real": 8, "int": 8, "bool": 1}
LIKELY, WAY = "!prof !0", "!prof !1"  # a fault is rare; a way of the program's is a jump
ORDERED = {"<": "olt", "<=": "ole", ">": "ogt", ">=": "oge", "==": "oeq", "!=": "une"}
SIGNED = {"<": "slt", "<=": "sle", ">": "sgt", ">=": "sge", "==": "eq", "!=": "ne"}
REALS = {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"}
UNCHECKED = {"add!": "add", "subtract!": "sub", "multiply!": "mul"}
CHECKED = {"add": "sadd", "subtract": "ssub", "multiply": "smul"}
CONVERTED = {
    "int to real": "sitofp i64 {} to double", "bool to real": "uitofp i1 {} to double",
    "bool to int": "zext i1 {} to i64",
}  # fmt: skip
SMALL = {True: 1024, False: 128}  # elements of an array on the stack of calls, of the whole
ROUNDS = 16  # of a loop that is charged at once
WHOLE_REALS = 2.0**53
TRUNCATED = 2.0**48  # what reals become whole up to; `magnitudes` supposes it
PLAIN = (t.Const, t.Get)
# Operations with a kink where they are 0, and those with steps at multiples of a half
AT_ZERO, AT_HALVES = {"abs", "fmod", "hypot"}, {"floor", "ceil", "trunc", "rint", "truncated"}
SQUARES = sys.platform == "linux"  # whose pow is so exact


class Blocks:
    """functions: the typed functions by their names; slots: the memory of arrays and of the whole's
    stacks in its context, a number for each; calls: the rows that are called back, with the kinds
    of their arguments and of what they give, and their attributes; watched: the
    names of which is looked whether what they decide lies on an edge, None where none are."""

    def __init__(
        self, made: t.Function, functions: dict, slots: dict[str, int], calls: dict,
        watched: set[str] | None = None,
    ):  # fmt: skip
        self.watched = watched
        self.made, self.functions, self.slots, self.calls = made, functions, slots, calls
        self.whole = made.name == "whole"
        self.lines: list[str] = []
        self.count = 0
        self.memo: list[dict[int, str]] = [{}]
        self.kept: list = []  # values, which stay as long as the memo has their identity
        self.loops: list[tuple[str, str, str]] = []  # break, continue, the rounds not yet used
        self.names = {n: f"%n{k}" for k, n in enumerate(made.slots)}
        given = [p for p in made.parameters if not p[2]]
        self.names |= {p[0]: f"%n{len(made.slots) + k}" for k, p in enumerate(given)}
        self.arrays: dict[str, str] = {}
        self.stacks = {n: f"%k{k}" for k, n in enumerate(made.stacks)}
        self.done = False  # the block that is written has its end

    # -- lines ------------------------------------------------------------------------------------
    def line(self, text: str) -> None:
        if not self.done:
            self.lines.append("  " + text)

    def new(self, text: str) -> str:
        """A new value."""
        self.count += 1
        name = f"%t{self.count}"
        self.line(f"{name} = {text}")
        return name

    def label(self, base: str) -> str:
        self.count += 1
        return f"{base}{self.count}"

    def start(self, label: str) -> None:
        """Begin a block."""
        self.lines.append(f"{label}:")
        self.done = False

    def go(self, label: str) -> None:
        self.end(f"br label %{label}")

    def end(self, text: str) -> None:
        self.line(text)
        self.done = True

    def stop_unless(self, truth: str, status: int = FAULT) -> None:
        """Go on where a truth holds; else the run ends with a status."""
        on, off = self.label("on"), self.label("off")
        self.end(f"br i1 {truth}, label %{on}, label %{off}, {LIKELY}")
        self.start(off)
        self.leave_with(str(status))
        self.start(on)

    def leave_with(self, status: str) -> None:
        self.line(f"store i32 {status}, ptr %status")
        self.go("exit")

    def pass_on(self, status: str) -> None:
        """Go on where a status is 0; else the run ends with it."""
        on, off = self.label("on"), self.label("off")
        fine = self.new(f"icmp eq i32 {status}, 0")
        self.end(f"br i1 {fine}, label %{on}, label %{off}, {LIKELY}")
        self.start(off)
        self.leave_with(status)
        self.start(on)

    # -- values -----------------------------------------------------------------------------------
    def known(self, value: t.Value) -> str | None:
        for memo in reversed(self.memo):
            if id(value) in memo:
                return memo[id(value)]
        return None

    def text(self, value: t.Value) -> str:
        """What `known` gives of a value that is computed by now."""
        found = self.known(value)
        assert found is not None, value
        return found

    def value(self, root: t.Value) -> str:
        """The name, or the text, of a value."""
        shared: Counter[int] = Counter()
        waiting, seen = [root], set()
        while waiting:
            node = waiting.pop()
            for part in t.parts(node):
                shared[id(part)] += 1
                if id(part) not in seen:
                    seen.add(id(part))
                    waiting.append(part)
        return self._value(root, shared)

    def _value(self, root: t.Value, shared: Counter[int]) -> str:
        waiting = [root]
        while waiting:
            node = waiting[-1]
            if self.known(node) is not None:
                waiting.pop()
                continue
            if type(node) is t.Choose:
                needed = (node.test, *self._eager(node, shared))
            else:
                needed = t.parts(node)
            below = [p for p in needed if self.known(p) is None]
            if below:
                waiting += reversed(below)
                continue
            waiting.pop()
            self.memo[-1][id(node)] = self._node(node, shared)
            self.kept.append(node)
        return self.text(root)

    def _eager(self, node: t.Choose, shared: Counter[int]) -> list[t.Value]:
        """What both ways of a choice may need, and is computed before it: no way repeats it."""
        found: list[t.Value] = []
        waiting, seen = [node.yes, node.no], set()
        while waiting:
            part = waiting.pop()
            if id(part) in seen:
                continue
            seen.add(id(part))
            if shared[id(part)] > 1 and type(part) not in PLAIN and is_total(part):
                found.append(part)
            else:
                waiting += t.parts(part)
        return found

    def _node(self, node: t.Value, shared: Counter[int]) -> str:
        match node:
            case t.Const(kind, value):
                return literal(kind, value)
            case t.Get(kind, name):
                return self.new(f"load {TYPES[kind]}, ptr {self.names[name]}")
            case t.Item(kind, array, place):
                return self.item(kind, array, self.text(place))
            case t.Op():
                args = [self.text(a) for a in node.args]
                found = self._operation(node, args)
                if self.watched is not None and depends(node, self.watched):
                    self._watch(node, args, found)
                return found
            case t.Place(index, length, below):
                return self._place(self.text(index), self.text(length), below)
            case t.Held(stack):
                return self.new(f"load i64, ptr {self.stacks[stack]}.count")
            case t.Choose():
                return self._choice(node, shared)
        raise AssertionError(node)

    def item(self, kind: str, array: str, place: str) -> str:
        own = self.made.kinds[array]
        at = self.new(f"getelementptr {MEMORY[own]}, ptr {self.arrays[array]}, i64 {place}")
        found = self.new(f"load {MEMORY[own]}, ptr {at}")
        return self.new(f"trunc i8 {found} to i1") if own == "bool" else found

    def _place(self, index: str, length: str, below: bool) -> str:
        if below:
            low = self.new(f"icmp slt i64 {index}, 0")
            wrapped = self.new(f"add i64 {index}, {length}")
            index = self.new(f"select i1 {low}, i64 {wrapped}, i64 {index}")
        self.stop_unless(self.new(f"icmp ult i64 {index}, {length}"))
        return index

    def _choice(self, node: t.Choose, shared: Counter[int]) -> str:
        kind, test = TYPES[node.kind], self.text(node.test)
        if all(type(v) in PLAIN or self.known(v) is not None for v in (node.yes, node.no)):
            a, b = self._value(node.yes, shared), self._value(node.no, shared)
            return self.new(f"select i1 {test}, {kind} {a}, {kind} {b}")
        yes, no, after = self.label("yes"), self.label("no"), self.label("after")
        self.end(f"br i1 {test}, label %{yes}, label %{no}, {WAY}")
        found = []
        for label, value in ((yes, node.yes), (no, node.no)):
            self.start(label)
            self.memo.append({})
            text = self._value(value, shared)
            self.memo.pop()
            last = self.label("from")
            self.go(last)
            self.start(last)
            self.go(after)
            found.append(f"[{text}, %{last}]")
        self.start(after)
        return self.new(f"phi {kind} {', '.join(found)}")

    def _operation(self, node: t.Op, args: list[str]) -> str:  # noqa: C901 (a line for each family of rows)
        row, kinds = node.row, [a.kind for a in node.args]
        if row in REALS:
            return self.new(f"{REALS[row]} double {args[0]}, {args[1]}")
        if row in ORDERED and kinds[0] == "real":
            return self.new(f"fcmp {ORDERED[row]} double {args[0]}, {args[1]}")
        if row in SIGNED:  # a truth is 1, and no number of one bit with a sign
            sign = SIGNED[row].replace("s", "u", 1) if kinds[0] == "bool" else SIGNED[row]
            return self.new(f"icmp {sign} {TYPES[kinds[0]]} {args[0]}, {args[1]}")
        if row in UNCHECKED:
            return self.new(f"{UNCHECKED[row]} i64 {args[0]}, {args[1]}")
        if row in CHECKED:
            name = f"llvm.{CHECKED[row]}.with.overflow.i64"
            return self.checked(f"@{name}(i64 {args[0]}, i64 {args[1]})")
        if row in ("quotient", "remainder", "power"):
            return self.checked(f"@{row}(i64 {args[0]}, i64 {args[1]})")
        if row in ("and", "or", "xor"):
            return self.new(f"{row} {TYPES[kinds[0]]} {args[0]}, {args[1]}")
        if row in CONVERTED:
            return self.new(CONVERTED[row].format(args[0]))
        if row in INTRINSICS:
            return self.new(f"call double @llvm.{INTRINSICS[row]}.f64(double {args[0]})")
        if row in FORMS:
            return FORMS[row](self, node, args)
        if row.startswith("call "):
            return self._called_back(node, args, kinds)
        if row == "pow" and type(node.args[1]) is t.Const and node.args[1].value == 2.0 and SQUARES:
            return self.new(f"call double @square(double {args[0]})")
        given = ", ".join(f"double {a}" for a in args)
        return self.new(f"call double @m.{row}({given})")

    def _watch(self, node: t.Op, args: list[str], found: str) -> None:
        """Tell that a comparison is one of equals, or that a row may lie on one of its places."""
        row, edges = node.row, []
        reals = [text for a, text in zip(node.args, args) if a.kind == "real"]
        if row in ORDERED and len(reals) == 2 and node.args[0] is not node.args[1]:
            edges.append(self.new(f"fcmp oeq double {reals[0]}, {reals[1]}"))
        if row in AT_ZERO:
            edges.append(self.new(f"fcmp oeq double {found}, 0.0"))
        if row in AT_HALVES or (row.startswith("call ") and has_kink(row[5:])):
            for text in reals:
                twice = self.new(f"fmul double {text}, 2.0")
                below = self.new(f"call double @llvm.floor.f64(double {twice})")
                edges.append(self.new(f"fcmp oeq double {twice}, {below}"))
        for edge in edges:
            at = self.new(f"getelementptr i64, ptr %c, i64 {EDGE}")
            had = self.new(f"load i64, ptr {at}")
            on = self.new(f"zext i1 {edge} to i64")
            self.line(f"store i64 {self.new(f'or i64 {had}, {on}')}, ptr {at}")

    def checked(self, call: str) -> str:
        both = self.new(f"call {{i64, i1}} {call}")
        found = self.new(f"extractvalue {{i64, i1}} {both}, 0")
        passed = self.new(f"extractvalue {{i64, i1}} {both}, 1")
        self.stop_unless(self.new(f"xor i1 {passed}, true"))
        return found

    def _called_back(self, node: t.Op, args: list[str], kinds: list[str]) -> str:
        """A row of Python's: truths travel as whole numbers."""
        key = node.row[5:], tuple(kinds), node.kind, ()
        initials = "".join(k[0] for k in (*kinds, node.kind))
        name = self.calls.setdefault(key, f"@row.{node.row[5:].replace(' ', '_')}.{initials}")
        given = []
        for kind, text in zip(kinds, args):
            if kind == "bool":
                kind, text = "int", self.new(f"zext i1 {text} to i64")
            given.append(f"{TYPES[kind]} {text}")
        back = "double" if node.kind == "real" else "i64"
        found = self.new(f"call {back} {name}({', '.join(given)})")
        return self.new(f"icmp ne i64 {found}, 0") if node.kind == "bool" else found


def has_kink(row: str) -> bool:
    return row in TABLE and TABLE[row].kink is not None


def literal(kind: str, value) -> str:
    if kind == "real":
        return number(value)
    return str(int(value)) if kind == "int" else "true" if value else "false"


def is_total(value) -> bool:
    """Whether a value can be computed wherever it is: nothing in it is checked, or calls back."""
    waiting = [value]
    while waiting:
        node = waiting.pop()
        if type(node) in (t.Place, t.Choose) or (type(node) is t.Item and not is_total(node.place)):
            return False
        if type(node) is t.Op:
            checked = node.row in CHECKED or node.row in MAY_FAIL or node.row.startswith("call ")
            if checked:
                return False
        waiting += t.parts(node)
    return True


MAY_FAIL = {"quotient", "remainder", "power", "truncated", "exactly", "exact", "below 2^53"}


def _select(b: Blocks, node: t.Op, args: list[str]) -> str:
    kind = TYPES[node.kind]
    return b.new(f"select i1 {args[0]}, {kind} {args[1]}, {kind} {args[2]}")


def _truncated(b: Blocks, node: t.Op, args: list[str]) -> str:
    size = b.new(f"call double @llvm.fabs.f64(double {args[0]})")
    b.stop_unless(b.new(f"fcmp olt double {size}, {literal('real', TRUNCATED)}"))
    return b.new(f"fptosi double {args[0]} to i64")


def _exactly(b: Blocks, node: t.Op, args: list[str]) -> str:
    """A real that is whole as such."""
    found = _truncated(b, node, args)
    back = b.new(f"sitofp i64 {found} to double")
    b.stop_unless(b.new(f"fcmp oeq double {back}, {args[0]}"))
    return found


def _exact(b: Blocks, node: t.Op, args: list[str]) -> str:
    """A whole number as a real, which it is exactly."""
    if node.args[0].kind == "int":
        moved = b.new(f"add i64 {args[0]}, {2**53}")
        b.stop_unless(b.new(f"icmp ule i64 {moved}, {2**54}"))
    return b.new(f"sitofp i64 {args[0]} to double")


def _below(b: Blocks, node: t.Op, args: list[str]) -> str:
    size = b.new(f"call double @llvm.fabs.f64(double {args[0]})")
    b.stop_unless(b.new(f"fcmp ole double {size}, {literal('real', WHOLE_REALS)}"))
    return args[0]


FORMS = {
    "select": _select, "truncated": _truncated, "exactly": _exactly, "exact": _exact,
    "below 2^53": _below,
    "not": lambda b, node, a: b.new(f"xor i1 {a[0]}, true"),
    "nan": lambda b, node, a: b.new(f"fcmp uno double {a[0]}, {a[0]}"),
    "negative": lambda b, node, a: b.new(f"fneg double {a[0]}"),
    "copysign": lambda b, node, a: b.new(
        f"call double @llvm.copysign.f64(double {a[0]}, double {a[1]})"),
    "larger": lambda b, node, a: b.new(f"call i64 @llvm.smax.i64(i64 {a[0]}, i64 {a[1]})"),
    "quotient of positive": lambda b, node, a: b.new(f"sdiv i64 {a[0]}, {a[1]}"),
    "remainder of positive": lambda b, node, a: b.new(f"srem i64 {a[0]}, {a[1]}"),
    "range": lambda b, node, a: b.new(f"call i64 @range(i64 {a[0]}, i64 {a[1]}, i64 {a[2]})"),
}  # fmt: skip
