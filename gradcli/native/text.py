"""A lowered program as LLVM text: its functions, and the entries by which callers reach the whole.

Loops go in slices: as many rounds as steps and operations are left are charged ahead, so that the
rounds themselves count nothing.  A loop that is left early gives back what it has not used.
"""

import math

from gradcli.native import products
from gradcli.native.addresses import rank_of
from gradcli.native.blas import SIGNATURES
from gradcli.native.blocks import LIKELY, MEMORY, ROUNDS, SIZES, SMALL, TYPES, WAY, Blocks
from gradcli.native.runtime import (
    BINARY,
    DEPTH,
    EDGE,
    FUEL,
    HAS_NAN,
    LIMIT,
    OUT_OF_MEMORY,
    OUT_OF_STEPS,
    ROW,
    SLOTS,
    TEXT,
    TOO_DEEP,
    number,
)
from gradcli.typed import statements as t
from gradcli.typed.dependent import dependent
from gradcli.typed.lower import Lowered
from gradcli.typed.values import Array

APPLIED = 1 << 14  # operations that a row of whole arrays counts for: it takes some 10 µs
WEIGHTS = (
    '!0 = !{!"branch_weights", i32 1048576, i32 1}\n!1 = !{!"branch_weights", i32 1000, i32 1}'
)


class Module:
    """text: the module's; slots: how many pairs of cells its context has; calls: the rows that it
    calls back, (row, kinds, kind, attributes) -> the name; loops: whether it has any, or calls;
    blas: as `Form` has it."""

    def __init__(self, lowered: Lowered, batch: bool, watched: tuple[str, ...] = ()):
        functions = {f.name: f for f in lowered.functions}
        whole = lowered.functions[-1]
        arrays = [f"{f.name} {n}" for f in lowered.functions for n in f.arrays]
        stacks = [f"{s}[]" for s in whole.stacks]
        self.slots = {n: k for k, n in enumerate([*arrays, *stacks])}
        self.calls: dict = {}
        self.frame = max(map(frame_of, lowered.functions))  # bytes of the largest, about
        parts, self.loops, self.blas = [], len(functions) > 1, None
        names = dependent(lowered.functions, watched) if watched else {}
        for f in lowered.functions:
            printer = Printer(f, functions, self.slots, self.calls, names.get(f.name))
            parts.append(printer.function())
            self.loops = self.loops or printer.has_loops
            self.blas = self.blas if printer.blas is None else printer.blas
        parts += [
            _entry(whole, lowered.outputs),
            *([_batch(whole, lowered.outputs, bool(watched))] if batch else []),
            *([INTEGRAND] if lowered.outputs == ["real"] else []),
        ]
        parts += [_declared(name, kinds, kind) for (_, kinds, kind, _), name in self.calls.items()]
        if self.blas:
            parts += [f"declare {text.format(i=f'i{self.blas}')}" for text in SIGNATURES.values()]
        self.text = "\n".join([TEXT, *parts, WEIGHTS, ""])


class Printer(Blocks):
    """Prints the statements of one function."""

    has_loops = False
    blas: int | None = None  # the bits of the library's whole numbers, once one is asked for

    def function(self) -> str:
        made = self.made
        parameters = ["ptr %c"]
        for k, (name, kind, array) in enumerate(made.parameters):
            if array:
                self.arrays[name] = f"%p{k}"
                parameters.append(f"ptr noalias nonnull %p{k}")
            else:
                parameters.append(f"{TYPES[kind]} %p{k}")
        for k, (name, _) in enumerate(made.arrays_out):
            self.arrays[name] = f"%r{k}"
            parameters.append(f"ptr noalias nonnull %r{k}")
        self._starts()
        self.body(made.body)
        if not self.done:
            self.leave_with("1")  # a function that gives nothing back
        self._exit()
        head = f"define internal fastcc {result_type(made)} @{symbol(made.name)}"
        return "\n".join([f"{head}({', '.join(parameters)}) {{", *self.lines, "}"])

    def _starts(self) -> None:  # noqa: C901 (the entry block, from top to bottom)
        made = self.made
        self.lines.append("entry:")
        self.line("%status = alloca i32")
        self.line("store i32 0, ptr %status")
        for k, kind in enumerate(made.results):
            self.line(f"%out{k} = alloca {TYPES[kind]}")
            self.line(f"store {TYPES[kind]} {ZEROS[kind]}, ptr %out{k}")
        kinds = {p[0]: p[1] for p in made.parameters if not p[2]} | made.slots
        for name, place in self.names.items():
            self.line(f"{place} = alloca {TYPES[kinds[name]]}")
            self.line(f"store {TYPES[kinds[name]]} {ZEROS[kinds[name]]}, ptr {place}")
        for k, (name, kind, array) in enumerate(made.parameters):
            if not array:
                self.line(f"store {TYPES[kind]} %p{k}, ptr {self.names[name]}")
        for stack, place in self.stacks.items():
            self.line(f"{place}.at = alloca ptr")
            self.line(f"{place}.room = alloca i64")
            self.line(f"{place}.count = alloca i64")
            self.line(f"store i64 0, ptr {place}.count")
            self._stack_from(stack, place)
        self.heap: list[tuple[int, str, str]] = []
        fixed = []
        for k, (name, (kind, size)) in enumerate(made.arrays.items()):
            if type(size) is t.Const and size.value <= SMALL[self.whole]:
                self.line(f"%a{k} = alloca [{max(size.value, 1)} x {MEMORY[kind]}], align 16")
                self.arrays[name] = f"%a{k}"
                fixed.append(name)
            elif not self.whole:
                self.line(f"%h{k} = alloca ptr")
                self.line(f"store ptr null, ptr %h{k}")
                self.line(f"%h{k}.size = alloca i64")
                self.line(f"store i64 0, ptr %h{k}.size")
        if not self.whole:
            self._step()
        for k, (name, (kind, size)) in enumerate(made.arrays.items()):
            if name in fixed:
                continue
            count = self.value(size)
            bytes_ = self.new(f"mul i64 {count}, {SIZES[kind]}")
            slot = SLOTS + 2 * self.slots[f"{made.name} {name}"]
            if self.whole:
                at = self.new(f"call noalias ptr @kept(ptr %c, i64 {slot}, i64 {bytes_})")
            else:
                at = self.new(f"call noalias ptr @taken(ptr %c, i64 {slot}, i64 {bytes_})")
                self.line(f"store ptr {at}, ptr %h{k}")
                self.line(f"store i64 {bytes_}, ptr %h{k}.size")
                self.heap.append((slot, f"%h{k}", f"%h{k}.size"))
            got = self.new(f"icmp ne ptr {at}, null")
            self.stop_unless(got, OUT_OF_MEMORY)
            self.arrays[name] = at
        self.memo = [{}]

    def _stack_from(self, stack: str, place: str) -> None:
        """A stack's memory: of the whole, that of the call before."""
        if not self.whole:
            self.line(f"store ptr null, ptr {place}.at")
            self.line(f"store i64 0, ptr {place}.room")
            return
        cell = SLOTS + 2 * self.slots[f"{stack}[]"]
        at = self.new(f"getelementptr i64, ptr %c, i64 {cell}")
        held = self.new(f"load ptr, ptr {at}")
        self.line(f"store ptr {held}, ptr {place}.at")
        size = self.new(f"getelementptr i64, ptr %c, i64 {cell + 1}")
        room = self.new(f"load i64, ptr {size}")
        count = self.new(f"lshr i64 {room}, 3")
        self.line(f"store i64 {count}, ptr {place}.room")

    def _step(self) -> None:
        """A call is a step, and goes no deeper than may be."""
        depth = self.cell(DEPTH)
        left = self.new(f"load i64, ptr {depth}")
        less = self.new(f"sub i64 {left}, 1")
        self.line(f"store i64 {less}, ptr {depth}")
        self.stop_unless(self.new(f"icmp sge i64 {less}, 0"), TOO_DEEP)
        steps = self.new("load i64, ptr %c")
        one = self.new(f"sub i64 {steps}, 1")
        self.line(f"store i64 {one}, ptr %c")
        fuel = self.cell(FUEL)
        had = self.new(f"load i64, ptr {fuel}")
        has = self.new(f"sub i64 {had}, {1 << weight(self.made.body)}")
        self.line(f"store i64 {has}, ptr {fuel}")
        least = self.new(f"call i64 @llvm.smin.i64(i64 {one}, i64 {has})")
        empty, on = self.label("empty"), self.label("on")
        fine = self.new(f"icmp sgt i64 {least}, 0")
        self.end(f"br i1 {fine}, label %{on}, label %{empty}, {LIKELY}")
        self.start(empty)
        status = self.new("call i32 @refill(ptr %c)")
        self.pass_on(status)
        self.go(on)
        self.start(on)

    def cell(self, k: int) -> str:
        return self.new(f"getelementptr i64, ptr %c, i64 {k}")

    def _exit(self) -> None:
        """The one way out, where memory is given back."""
        made = self.made
        self.start("exit")
        for stack, place in self.stacks.items():
            at = self.new(f"load ptr, ptr {place}.at")
            room = self.new(f"load i64, ptr {place}.room")
            bytes_ = self.new(f"shl i64 {room}, 3")
            if not self.whole:
                self.line(f"call void @released(ptr %c, ptr {at}, i64 {bytes_})")
                continue
            cell = self.cell(SLOTS + 2 * self.slots[f"{stack}[]"])
            self.line(f"store ptr {at}, ptr {cell}")
            size = self.new(f"getelementptr i64, ptr {cell}, i64 1")
            self.line(f"store i64 {bytes_}, ptr {size}")
        for slot, place, size in self.heap:
            at, n = self.new(f"load ptr, ptr {place}"), self.new(f"load i64, ptr {size}")
            self.line(f"call void @spared(ptr %c, i64 {slot}, ptr {at}, i64 {n})")
        if not self.whole:
            depth = self.cell(DEPTH)
            left = self.new(f"load i64, ptr {depth}")
            more = self.new(f"add i64 {left}, 1")
            self.line(f"store i64 {more}, ptr {depth}")
        found = "undef"
        status = self.new("load i32, ptr %status")
        kind = result_type(made)
        found = self.new(f"insertvalue {kind} undef, i32 {status}, 0")
        for k, result in enumerate(made.results):
            value = self.new(f"load {TYPES[result]}, ptr %out{k}")
            found = self.new(f"insertvalue {kind} {found}, {TYPES[result]} {value}, {k + 1}")
        self.end(f"ret {kind} {found}")

    # -- statements -------------------------------------------------------------------------------
    def body(self, statements: list) -> None:
        for s in statements:
            if self.done:
                return  # what stands behind a way out
            self.memo = [{}]
            self.kept.clear()
            self.statement(s)

    def statement(self, s) -> None:  # noqa: C901 (a case for each statement)
        match s:
            case t.Set(name, value):
                text = self.value(value)
                self.line(f"store {TYPES[value.kind]} {text}, ptr {self.names[name]}")
            case t.Put(array, place, value):
                self.put(array, self.value(place), self.value(value))
            case t.Check(test):
                self.stop_unless(self.value(test))
            case t.Each():
                self.each(s)
            case t.Loop():
                self.loop(s)
            case t.Repeat():
                self.repeat(s)
            case t.Branch():
                self.branch(s)
            case t.Push(stack, value):
                self.push(stack, value)
            case t.Pop(name, stack):
                self.pop(name, stack)
            case t.PushAll(stack, array, count):
                self.push_all(stack, array, count)
            case t.PopAll(array, stack, count):
                self.pop_all(array, stack, count)
            case t.Clear(stack):
                self.line(f"store i64 0, ptr {self.stacks[stack]}.count")
            case t.Fill(array, count):
                size = self.bytes(array, self.value(count))
                at = self.arrays[array]
                self.line(f"call void @llvm.memset.p0.i64(ptr {at}, i8 0, i64 {size}, i1 false)")
            case t.Copy(array, other, count):
                size = self.bytes(array, self.value(count))
                self.copy(self.arrays[array], self.arrays[other], size)
            case t.Total(name, array, place, count):
                start = self.value(place)
                at = self.new(f"getelementptr double, ptr {self.arrays[array]}, i64 {start}")
                n = self.value(count)
                self.charge(n)
                total = self.new(f"call double @pairs(ptr {at}, i64 {n})")
                total = self.new(f"fadd double {total}, 0.0")
                self.line(f"store double {total}, ptr {self.names[name]}")
            case t.Apply():
                self.apply(s)
            case t.Product():
                products.product(self, s)
            case t.Dot():
                products.dot(self, s)
            case t.Invoke():
                self.invoke(s)
            case t.Leave(how, values):
                self.leave(how, values)
            case _:
                raise AssertionError(s)

    def put(self, array: str, place: str, value: str) -> None:
        kind = self.made.kinds[array]
        at = self.new(f"getelementptr {MEMORY[kind]}, ptr {self.arrays[array]}, i64 {place}")
        if kind == "bool":
            value = self.new(f"zext i1 {value} to i8")
        self.line(f"store {MEMORY[kind]} {value}, ptr {at}")

    def bytes(self, array: str, count: str) -> str:
        self.charge(count)
        return self.new(f"mul i64 {count}, {SIZES[self.made.kinds[array]]}")

    def copy(self, to: str, by: str, size: str) -> None:
        self.line(f"call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {by}, i64 {size}, i1 false)")

    def charge(self, count: str, shift: int = 0) -> None:
        """Elements are operations, which the next loop that looks at the clock has to know of."""
        if count.lstrip("-").isdigit() and int(count) << shift < 256:
            return
        fuel = self.cell(FUEL)
        had = self.new(f"load i64, ptr {fuel}")
        used = self.new(f"shl i64 {count}, {shift}") if shift else count
        left = self.new(f"sub i64 {had}, {used}")
        self.line(f"store i64 {left}, ptr {fuel}")

    # -- loops ------------------------------------------------------------------------------------
    def each(self, s: t.Each) -> None:
        count, name = self.value(s.rounds), self.names[s.name]
        self.charge(count, weight(s.body))
        head, body, after = self.label("each"), self.label("element"), self.label("after")
        before = self.label("before")
        self.go(before)
        self.start(before)
        self.go(head)
        self.start(head)
        self.count += 1
        k, k2 = f"%i{self.count}", f"%i{self.count}.next"
        last = self.label("next")
        self.lines.append(f"  {k} = phi i64 [0, %{before}], [{k2}, %{last}]")
        more = self.new(f"icmp slt i64 {k}, {count}")
        self.end(f"br i1 {more}, label %{body}, label %{after}")
        self.start(body)
        self.line(f"store i64 {k}, ptr {name}")
        self.body(s.body)
        self.go(last)
        self.start(last)
        self.line(f"{k2} = add nuw nsw i64 {k}, 1")
        self.go(head)
        self.start(after)

    def loop(self, s: t.Loop) -> None:
        self.has_loops = True
        start, step = self.value(s.start), self.value(s.step)
        if not (type(s.step) is t.Const and s.step.value):
            self.stop_unless(self.new(f"icmp ne i64 {step}, 0"))
        count, known = self._rounds(s, start, step)
        self.count += 1
        k = f"%l{self.count}"
        place, end = f"{k}.done", f"{k}.end"
        self.lines.insert(1, f"  {place} = alloca i64")
        self.lines.insert(1, f"  {end} = alloca i64")
        self.line(f"store i64 0, ptr {place}")
        shift = weight(s.body)
        labels = {n: self.label(n) for n in ("slice", "round", "next", "broken", "after")}
        if known is not None and known <= ROUNDS:
            if known == 0:
                return
            self._charge_rounds(str(known), shift)
            self.line(f"store i64 {known}, ptr {end}")
            self.go(labels["round"])
        else:
            self.go(labels["slice"])
            self.start(labels["slice"])
            done = self.new(f"load i64, ptr {place}")
            rest = self.new(f"sub i64 {count}, {done}")
            some, go = self.label("some"), self.new(f"icmp sgt i64 {rest}, 0")
            self.end(f"br i1 {go}, label %{some}, label %{labels['after']}")
            self.start(some)
            n = self._slice(rest, shift, labels["slice"])
            stop = self.new(f"add i64 {done}, {n}")
            self.line(f"store i64 {stop}, ptr {end}")
            self.go(labels["round"])
        self.start(labels["round"])
        done = self.new(f"load i64, ptr {place}")
        self._counted(s, start, step, count, done)
        self.loops.append((labels["broken"], labels["next"], f"{place} {end}"))
        self.body(s.body)
        self.loops.pop()
        self.go(labels["next"])
        self.start(labels["next"])
        done = self.new(f"load i64, ptr {place}")
        more = self.new(f"add nuw nsw i64 {done}, 1")
        self.line(f"store i64 {more}, ptr {place}")
        stop = self.new(f"load i64, ptr {end}")
        go = self.new(f"icmp slt i64 {more}, {stop}")
        after = labels["after"] if known is not None and known <= ROUNDS else labels["slice"]
        self.end(f"br i1 {go}, label %{labels['round']}, label %{after}")
        self.start(labels["broken"])
        self._give_back(f"{place} {end}")
        self.go(labels["after"])
        self.start(labels["after"])

    def _rounds(self, s: t.Loop, start: str, step: str) -> tuple[str, int | None]:
        """How many rounds there are, as a value, and as a number where it is known."""
        first, end, along = map(t.known_whole, (s.start, s.stop, s.step))
        if first is not None and end is not None and along is not None:
            n = len(range(first, end, along))
            return str(n), n
        stop = self.value(s.stop)
        if along in (1, -1):
            a, b = (stop, start) if along == 1 else (start, stop)
            apart = self.new(f"sub nsw i64 {a}, {b}")
            return self.new(f"call i64 @llvm.smax.i64(i64 {apart}, i64 0)"), None
        return self.new(f"call i64 @range(i64 {start}, i64 {stop}, i64 {step})"), None

    def _counted(self, s: t.Loop, start: str, step: str, count: str, done: str) -> None:
        """The loop's name in this round."""
        k = done
        if s.reverse:
            last = self.new(f"sub nsw i64 {count}, 1")
            k = self.new(f"sub nsw i64 {last}, {done}")
        along = k if step == "1" else self.new(f"mul nsw i64 {k}, {step}")
        value = along if start == "0" else self.new(f"add nsw i64 {start}, {along}")
        self.line(f"store i64 {value}, ptr {self.names[s.name]}")

    def _slice(self, rest: str, shift: int, again: str) -> str:
        """As many of the rounds that are left as may be made before the next look at the clock."""
        steps = self.new("load i64, ptr %c")
        fuel_at = self.cell(FUEL)
        fuel = self.new(f"load i64, ptr {fuel_at}")
        rounds = self.new(f"ashr i64 {fuel}, {shift}")
        most = self.new(f"call i64 @llvm.smin.i64(i64 {rounds}, i64 {steps})")
        n = most if rest == "" else self.new(f"call i64 @llvm.smin.i64(i64 {most}, i64 {rest})")
        on, empty = self.label("on"), self.label("empty")
        fine = self.new(f"icmp sgt i64 {n}, 0")
        self.end(f"br i1 {fine}, label %{on}, label %{empty}, {LIKELY}")
        self.start(empty)
        status = self.new("call i32 @refill(ptr %c)")
        self.pass_on(status)
        self.go(again)
        self.start(on)
        left = self.new(f"sub nsw i64 {steps}, {n}")
        self.line(f"store i64 {left}, ptr %c")
        used = self.new(f"shl i64 {n}, {shift}")
        less = self.new(f"sub i64 {fuel}, {used}")
        self.line(f"store i64 {less}, ptr {fuel_at}")
        return n

    def _charge_rounds(self, n: str, shift: int) -> None:
        steps = self.new("load i64, ptr %c")
        left = self.new(f"sub i64 {steps}, {n}")
        self.line(f"store i64 {left}, ptr %c")
        self.charge(str(int(n) << shift) if int(n) << shift >= 256 else "256")

    def _give_back(self, counts: str) -> None:
        """The steps of rounds that are not made."""
        place, _, end = counts.partition(" ")
        left = self.new(f"load i64, ptr {place}")
        if end:
            stop = self.new(f"load i64, ptr {end}")
            rest = self.new(f"sub i64 {stop}, {left}")
            left = self.new(f"sub i64 {rest}, 1")
        steps = self.new("load i64, ptr %c")
        more = self.new(f"add i64 {steps}, {left}")
        self.line(f"store i64 {more}, ptr %c")

    def repeat(self, s: t.Repeat) -> None:
        """A loop whose rounds are not known: those of a slice are counted down."""
        self.has_loops = True
        self.count += 1
        left = f"%l{self.count}.left"
        self.lines.insert(1, f"  {left} = alloca i64")
        self.line(f"store i64 0, ptr {left}")
        labels = {n: self.label(n) for n in ("test", "slice", "round", "broken", "after")}
        shift = weight(s.body)
        self.go(labels["test"])
        self.start(labels["test"])
        self.body(s.before)
        self.memo = [{}]
        test, some = self.value(s.test), self.label("some")
        self.end(f"br i1 {test}, label %{some}, label %{labels['broken']}")
        self.start(some)
        rounds = self.new(f"load i64, ptr {left}")
        has = self.new(f"icmp sgt i64 {rounds}, 0")
        self.end(f"br i1 {has}, label %{labels['round']}, label %{labels['slice']}, {LIKELY}")
        self.start(labels["slice"])
        n = self._slice("", shift, labels["slice"])
        self.line(f"store i64 {n}, ptr {left}")
        self.go(labels["round"])
        self.start(labels["round"])
        rounds = self.new(f"load i64, ptr {left}")
        less = self.new(f"sub nsw i64 {rounds}, 1")
        self.line(f"store i64 {less}, ptr {left}")
        self.loops.append((labels["broken"], labels["test"], left))
        self.body(s.body)
        self.loops.pop()
        self.go(labels["test"])
        self.start(labels["broken"])
        self._give_back(left)
        self.go(labels["after"])
        self.start(labels["after"])

    def branch(self, s: t.Branch) -> None:
        test = self.value(s.test)
        then, other, after = self.label("then"), self.label("else"), self.label("after")
        self.end(f"br i1 {test}, label %{then}, label %{other}, {WAY}")
        ends = []
        for label, body in ((then, s.then), (other, s.orelse)):
            self.start(label)
            self.body(body)
            ends.append(self.done)
            self.go(after)
        if all(ends):
            self.done = True
        else:
            self.start(after)

    def leave(self, how: str, values: tuple) -> None:
        if how == "return":
            for k, value in enumerate(values):
                self.line(f"store {TYPES[value.kind]} {self.value(value)}, ptr %out{k}")
            for _, _, counts in self.loops:
                self._give_back(counts)
            self.go("exit")
            return
        broken, next_, _ = self.loops[-1]
        self.go(broken if how == "break" else next_)

    # -- stacks -----------------------------------------------------------------------------------
    def push(self, stack: str, value) -> None:
        place, text = self.stacks[stack], self.value(value)
        kind = value.kind
        if kind == "bool":
            text, kind = self.new(f"zext i1 {text} to i64"), "int"
        count = self.new(f"load i64, ptr {place}.count")
        more = self.new(f"add nuw nsw i64 {count}, 1")
        self.room(stack, more)
        at = self.new(f"load ptr, ptr {place}.at")
        top = self.new(f"getelementptr i64, ptr {at}, i64 {count}")
        self.line(f"store {TYPES[kind]} {text}, ptr {top}")
        self.line(f"store i64 {more}, ptr {place}.count")

    def room(self, stack: str, wanted: str) -> None:
        """Room for so many numbers on a stack."""
        place = self.stacks[stack]
        room = self.new(f"load i64, ptr {place}.room")
        fits = self.new(f"icmp sle i64 {wanted}, {room}")
        grow, on = self.label("grow"), self.label("on")
        self.end(f"br i1 {fits}, label %{on}, label %{grow}, {LIKELY}")
        self.start(grow)
        twice = self.new(f"shl i64 {room}, 1")
        some = self.new(f"add i64 {twice}, 1024")
        new = self.new(f"call i64 @llvm.smax.i64(i64 {some}, i64 {wanted})")
        old = self.new(f"load ptr, ptr {place}.at")
        given = self.new(f"call ptr @grown(ptr %c, ptr {old}, i64 {room}, i64 {new})")
        self.stop_unless(self.new(f"icmp ne ptr {given}, null"), OUT_OF_MEMORY)
        self.line(f"store ptr {given}, ptr {place}.at")
        self.line(f"store i64 {new}, ptr {place}.room")
        self.go(on)
        self.start(on)

    def pop(self, name: str, stack: str) -> None:
        place, kind = self.stacks[stack], self.made.stacks[stack]
        count = self.new(f"load i64, ptr {place}.count")
        less = self.new(f"sub nsw i64 {count}, 1")
        self.stop_unless(self.new(f"icmp sge i64 {less}, 0"))
        self.line(f"store i64 {less}, ptr {place}.count")
        if not name:
            return
        at = self.new(f"load ptr, ptr {place}.at")
        top = self.new(f"getelementptr i64, ptr {at}, i64 {less}")
        found = self.new(f"load {'double' if kind == 'real' else 'i64'}, ptr {top}")
        if kind == "bool":
            found = self.new(f"icmp ne i64 {found}, 0")
        self.line(f"store {TYPES[kind]} {found}, ptr {self.names[name]}")

    def push_all(self, stack: str, array: str, count) -> None:
        place, n = self.stacks[stack], self.value(count)
        held = self.new(f"load i64, ptr {place}.count")
        more = self.new(f"add nuw nsw i64 {held}, {n}")
        self.room(stack, more)
        at = self.new(f"load ptr, ptr {place}.at")
        top = self.new(f"getelementptr i64, ptr {at}, i64 {held}")
        if self.made.kinds[array] == "bool":
            self._widened(top, array, n, back=False)
        else:
            self.copy(top, self.arrays[array], self.new(f"shl i64 {n}, 3"))
            self.charge(n)
        self.line(f"store i64 {more}, ptr {place}.count")

    def pop_all(self, array: str, stack: str, count) -> None:
        place, n = self.stacks[stack], self.value(count)
        held = self.new(f"load i64, ptr {place}.count")
        less = self.new(f"sub nsw i64 {held}, {n}")
        self.stop_unless(self.new(f"icmp sge i64 {less}, 0"))
        self.line(f"store i64 {less}, ptr {place}.count")
        if not array:
            return
        at = self.new(f"load ptr, ptr {place}.at")
        top = self.new(f"getelementptr i64, ptr {at}, i64 {less}")
        if self.made.kinds[array] == "bool":
            self._widened(top, array, n, back=True)
        else:
            self.copy(self.arrays[array], top, self.new(f"shl i64 {n}, 3"))
            self.charge(n)

    def _widened(self, top: str, array: str, n: str, back: bool) -> None:
        """Truths are whole numbers on a stack."""
        head, body, after = self.label("each"), self.label("element"), self.label("after")
        before = self.label("before")
        self.go(before)
        self.start(before)
        self.go(head)
        self.start(head)
        self.count += 1
        k, k2 = f"%i{self.count}", f"%i{self.count}.next"
        self.lines.append(f"  {k} = phi i64 [0, %{before}], [{k2}, %{body}]")
        self.end(f"br i1 {self.new(f'icmp slt i64 {k}, {n}')}, label %{body}, label %{after}")
        self.start(body)
        cell = self.new(f"getelementptr i64, ptr {top}, i64 {k}")
        own = self.new(f"getelementptr i8, ptr {self.arrays[array]}, i64 {k}")
        if back:
            found = self.new(f"load i64, ptr {cell}")
            self.line(f"store i8 {self.new(f'trunc i64 {found} to i8')}, ptr {own}")
        else:
            found = self.new(f"load i8, ptr {own}")
            self.line(f"store i64 {self.new(f'zext i8 {found} to i64')}, ptr {cell}")
        self.line(f"{k2} = add nuw nsw i64 {k}, 1")
        self.go(head)
        self.start(after)

    # -- calls ------------------------------------------------------------------------------------
    def invoke(self, s: t.Invoke) -> None:
        called = self.functions[s.function]
        given = ["ptr %c"]
        for a, (_, kind, array) in zip(s.args, called.parameters):
            text = self.arrays[a] if isinstance(a, str) else self.value(a)
            given.append(f"{'ptr' if array else TYPES[kind]} {text}")
        given += [f"ptr {self.arrays[n]}" for n in s.arrays]
        kind = result_type(called)
        found = self.new(f"call fastcc {kind} @{symbol(s.function)}({', '.join(given)})")
        self.pass_on(self.new(f"extractvalue {kind} {found}, 0"))
        for k, (name, result) in enumerate(zip(s.names, called.results)):
            value = self.new(f"extractvalue {kind} {found}, {k + 1}")
            self.line(f"store {TYPES[result]} {value}, ptr {self.names[name]}")

    def apply(self, s: t.Apply) -> None:
        """A row of whole arrays, which is called back: their addresses, and the lengths of each."""
        every = (s.array, s.axes), *s.given
        kind, *kinds = (f"{self.made.kinds[name]}[{len(axes)}]" for name, axes in every)
        key = s.row, tuple(kinds), kind, s.attributes
        called = self.calls.setdefault(key, f"@rows.{len(self.calls)}")
        cells = []
        for name, axes in every:
            cells.append(self.new(f"ptrtoint ptr {self.arrays[name]} to i64"))
            cells += [self.value(n) for n in axes]
        self.charge(str(APPLIED))
        self.line(f"call void {called}({', '.join(f'i64 {c}' for c in cells)})")


ZEROS = {"real": "0.0", "int": "0", "bool": "false"}


def symbol(name: str) -> str:
    """The name of a function in a module."""
    return (
        '"f.' + "".join(c if c.isascii() and c.isalnum() else f"_{ord(c):x}_" for c in name) + '"'
    )


def frame_of(made: t.Function) -> int:
    """What a call of a function takes on the stack, at most about."""
    sizes = [(kind, t.known_whole(size)) for kind, size in made.arrays.values()]
    small = [SIZES[kind] * n for kind, n in sizes if n is not None and n <= SMALL[True]]
    return 1024 + 24 * len(made.slots) + sum(small)


def result_type(made: t.Function) -> str:
    return "{" + ", ".join(["i32", *(TYPES[k] for k in made.results)]) + "}"


def weight(body: list) -> int:
    """How many operations a round has, as a power of 2; inner loops charge their own."""
    count, waiting = 1, list(body)
    while waiting:
        s = waiting.pop()
        count += 1
        if type(s) is t.Branch:
            waiting += [*s.then, *s.orelse]
        for v in s:
            count += _operations(v)
    return min(count.bit_length(), 12)


def _operations(value) -> int:
    count, waiting, seen = 0, [value], set()
    while waiting:
        node = waiting.pop()
        if id(node) in seen or not hasattr(node, "kind"):
            continue
        seen.add(id(node))
        slow = type(node) is t.Op and (node.row in BINARY or len(node.row) > 2)
        count += 8 if slow else type(node) not in (t.Const, t.Get)
        waiting += t.parts(node)
    return count


def _declared(name: str, kinds: tuple[str, ...], kind: str) -> str:
    """The declaration of a row that is called back."""
    if rank_of(kind) is None:
        given = ", ".join("double" if k == "real" else "i64" for k in kinds)
        return f"declare {'double' if kind == 'real' else 'i64'} {name}({given}) nounwind"
    cells = sum(1 + (rank_of(k) or 0) for k in (kind, *kinds))
    return f"declare void {name}({', '.join(['i64'] * cells)}) nounwind"


# -- entries ---------------------------------------------------------------------------------------
def _entry(whole: t.Function, outputs: list) -> str:
    """i32 entry(context, arguments, results): cells of 8 bytes, in order; arrays by address.  It
    says of a run that finishes whether a number that it gives is NaN."""
    lines = ["define i32 @entry(ptr %c, ptr %args, ptr %out) {"]
    given = ["ptr %c"]
    for k, (_, kind, array) in enumerate(whole.parameters):
        lines.append(f"  %g{k} = getelementptr i64, ptr %args, i64 {k}")
        given.append(_loaded(lines, f"%x{k}", f"%g{k}", kind, array))
    arrays = [k for k, found in enumerate(outputs) if type(found) is Array]
    for k in arrays:
        lines.append(f"  %o{k} = getelementptr i64, ptr %out, i64 {k}")
        lines.append(f"  %y{k} = load ptr, ptr %o{k}")
        given.append(f"ptr %y{k}")
    kind = result_type(whole)
    lines.append(f"  %r = call fastcc {kind} @{symbol('whole')}({', '.join(given)})")
    lines.append(f"  %status = extractvalue {kind} %r, 0")
    numbers = [k for k, found in enumerate(outputs) if type(found) is not Array]
    for j, k in enumerate(numbers):
        lines.append(f"  %o{k} = getelementptr i64, ptr %out, i64 {k}")
        _stored(lines, f"%v{k}", f"{kind} %r, {j + 1}", outputs[k], f"%o{k}")
    lines += ["  %left = load i64, ptr %c", "  %over = icmp slt i64 %left, 0"]
    lines += ["  %none = icmp eq i32 %status, 0", "  %passed = and i1 %over, %none"]
    lines.append(f"  %end = select i1 %passed, i32 {OUT_OF_STEPS}, i32 %status")
    nan = "false"
    for k in [k for k in numbers if outputs[k] == "real"]:
        lines.append(f"  %u{k} = fcmp uno double %v{k}, %v{k}")
        lines.append(f"  %w{k} = or i1 %u{k}, {nan}")
        nan = f"%w{k}"
    lines += ["  %done = icmp eq i32 %end, 0", f"  %odd = and i1 %done, {nan}"]
    lines.append(f"  %how = select i1 %odd, i32 {HAS_NAN}, i32 %end")
    return "\n".join([*lines, "  ret i32 %how", "}"])


# double integrand(how many, reals, context): as C libraries call what they integrate; NaN where a
# run does not finish.  Each run has all steps.
INTEGRAND = f"""\
define double @integrand(i32 %n, ptr %x, ptr %c) {{
  store i64 {2**62}, ptr %c
  %y.at = alloca double
  %status = call i32 @entry(ptr %c, ptr %x, ptr %y.at)
  %y = load double, ptr %y.at
  %ended = icmp eq i32 %status, 0
  %found = select i1 %ended, double %y, double {number(math.nan)}
  ret double %found
}}
"""


def _loaded(lines: list[str], name: str, at: str, kind: str, array: bool) -> str:
    """A number, or the address of an array, from a cell."""
    if array:
        lines.append(f"  {name} = load ptr, ptr {at}")
        return f"ptr {name}"
    if kind == "bool":
        lines += [f"  {name}.i = load i64, ptr {at}", f"  {name} = icmp ne i64 {name}.i, 0"]
    else:
        lines.append(f"  {name} = load {TYPES[kind]}, ptr {at}")
    return f"{TYPES[kind]} {name}"


def _stored(lines: list[str], name: str, what: str, kind: str, at: str) -> None:
    """A number to a cell."""
    lines.append(f"  {name} = extractvalue {what}")
    if kind == "bool":
        lines += [f"  {name}.i = zext i1 {name} to i64", f"  store i64 {name}.i, ptr {at}"]
    else:
        lines.append(f"  store {TYPES[kind]} {name}, ptr {at}")


def _batch(whole: t.Function, outputs: list, watched: bool) -> str:
    """i32 batch(context, arguments, results, first, last): as entry for each row, where a cell is
    an address and how far the next row's is; the row that ends it is in the context.  Where
    that is watched, behind the results comes whether something in the row lay on an edge."""
    lines = ["define i32 @batch(ptr %c, ptr %args, ptr %out, i64 %first, i64 %last) {", "start:"]
    columns = [(k, "args") for k in range(len(whole.parameters))]
    columns += [(k, "out") for k in range(len(outputs) + watched)]
    for k, side in columns:
        n = f"%{side}{k}"
        lines.append(f"  {n}.p = getelementptr i64, ptr %{side}, i64 {2 * k}")
        lines.append(f"  {n}.base = load ptr, ptr {n}.p")
        lines.append(f"  {n}.q = getelementptr i64, ptr %{side}, i64 {2 * k + 1}")
        lines.append(f"  {n}.stride = load i64, ptr {n}.q")
    lines += [
        f"  %limit.at = getelementptr i64, ptr %c, i64 {LIMIT}",
        "  %limit = load i64, ptr %limit.at",
        f"  %fuel.at = getelementptr i64, ptr %c, i64 {FUEL}",
        f"  %row.at = getelementptr i64, ptr %c, i64 {ROW}",
        f"  %edge.at = getelementptr i64, ptr %c, i64 {EDGE}", "  br label %head",
        "head:", "  %i = phi i64 [%first, %start], [%next, %on]",
        "  %more = icmp slt i64 %i, %last", "  br i1 %more, label %row, label %end",
        "row:", "  store i64 0, ptr %edge.at",
        "  store i64 %limit, ptr %c", "  %fuel = load i64, ptr %fuel.at",
        f"  %less = sub i64 %fuel, {1 << weight(whole.body)}", "  store i64 %less, ptr %fuel.at",
        "  %empty = icmp sle i64 %less, 0", f"  br i1 %empty, label %look, label %go, {WAY_NOT}",
        "look:", "  %seen = call i32 @refill(ptr %c)", "  %calm = icmp eq i32 %seen, 0",
        "  br i1 %calm, label %go, label %stopped", "go:",
    ]  # fmt: skip
    for k, side in columns:
        n = f"%{side}{k}"
        lines.append(f"  {n}.off = mul i64 %i, {n}.stride")
        lines.append(f"  {n}.at = getelementptr i8, ptr {n}.base, i64 {n}.off")
    given = ["ptr %c"]
    for k, (_, kind, array) in enumerate(whole.parameters):
        if array:
            given.append(f"ptr %args{k}.at")
        else:
            given.append(_loaded(lines, f"%x{k}", f"%args{k}.at", kind, False))
    given += [f"ptr %out{k}.at" for k, found in enumerate(outputs) if type(found) is Array]
    kind = result_type(whole)
    lines.append(f"  %r = call fastcc {kind} @{symbol('whole')}({', '.join(given)})")
    lines.append(f"  %status = extractvalue {kind} %r, 0")
    numbers = [k for k, found in enumerate(outputs) if type(found) is not Array]
    for j, k in enumerate(numbers):
        _stored(lines, f"%v{k}", f"{kind} %r, {j + 1}", outputs[k], f"%out{k}.at")
    if watched:
        lines.append("  %edge = load i64, ptr %edge.at")
        lines.append(f"  store i64 %edge, ptr %out{len(outputs)}.at")
    lines += [
        "  %fine = icmp eq i32 %status, 0", f"  br i1 %fine, label %on, label %stopped, {LIKELY}",
        "on:", "  %next = add nuw nsw i64 %i, 1", "  br label %head",
        "stopped:", "  %why = phi i32 [%seen, %look], [%status, %go]",
        "  store i64 %i, ptr %row.at", "  ret i32 %why", "end:", "  ret i32 0", "}",
    ]  # fmt: skip
    return "\n".join(lines)


WAY_NOT = "!prof !2"
WEIGHTS += '\n!2 = !{!"branch_weights", i32 1, i32 1048576}'
__all__ = ["Module", "WAY"]
