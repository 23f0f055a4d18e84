"""What every module has ahead of its functions: a run's limits, memory, and whole arithmetic.

A context is a row of 64-bit cells that the caller owns, one for each thread; what a run has used
and may use is there, and after SLOTS the memory of arrays and stacks, which stays between calls.
A run ends with a status: 0, or what stopped it.
"""

import struct

from gradcli.ops import elementary  # noqa: F401 (its rows are in the table)
from gradcli.ops.rows import TABLE

# The cells of a context
STEPS, FUEL, DEADLINE, POLLED, ALLOWED, DEPTH, ROW = range(7)
RAISED = 7  # three: an exception that a signal's handler raised
FLAG, LIMIT = 10, 11  # set by others to stop the run; the steps that each row of a batch may take
HELD = 12  # bytes, which stay from one run to the next
EDGE = 13  # whether something lay on an edge, of code that looks for that
SLOTS = 16  # pairs from here on: an address, and the bytes there
# Bytes of an array of a function that stay for its next call, at least and at most: pages that a
# process gives back are cleared when it takes them again
SPARE = 128 << 10, 32 << 20

FINISHED, FAULT, OUT_OF_STEPS, INTERRUPTED, OUT_OF_TIME, OUT_OF_MEMORY, TOO_DEEP = range(7)
HAS_NAN = 7  # of a run that has finished, too

GRANTED = 1 << 17  # operations between two looks at the clock
POLL = 20_000_000  # nanoseconds between two looks for signals

INTRINSICS = {
    "sqrt": "sqrt", "floor": "floor", "ceil": "ceil", "trunc": "trunc", "rint": "rint",
    "abs": "fabs",
}  # fmt: skip
# functions of math that are called by an address of their own: LLVM knows nothing of their names
UNARY = tuple(
    op.libm for op in TABLE.values() if op.arity == 1 and op.libm and op.libm not in INTRINSICS
)
BINARY = ("atan2", "pow", "fmod")
# Of a processor's own square: where it is surely what pow gives.  pow of glibc and musl is within
# 0.54 units of the last place, so a square that is nearer than 0.45 to its product is that product.
SURELY = 0.45 * 2.0**-52
# functions of the process that a module calls, by itself or as LLVM sees fit
PROCESS = ("malloc", "free", "realloc", "clock_gettime", "memcpy", "memmove", "memset")
MATH = ("fma",)  # where a processor has none
PYTHON = ("PyGILState_Ensure", "PyGILState_Release", "PyErr_CheckSignals", "PyErr_Fetch")

PURE = "memory(none) nounwind willreturn"


def number(x: float) -> str:
    """A real as LLVM reads it."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', x))[0]:016X}"


TEXT = f"""\
{chr(10).join(f"declare double @m.{f}(double) {PURE}" for f in UNARY)}
{chr(10).join(f"declare double @m.{f}(double, double) {PURE}" for f in BINARY)}
{chr(10).join(f"declare double @llvm.{f}.f64(double)" for f in INTRINSICS.values())}
declare double @llvm.copysign.f64(double, double)
declare double @llvm.fma.f64(double, double, double)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare {{i64, i1}} @llvm.sadd.with.overflow.i64(i64, i64)
declare {{i64, i1}} @llvm.ssub.with.overflow.i64(i64, i64)
declare {{i64, i1}} @llvm.smul.with.overflow.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
declare i32 @clock_gettime(i32, ptr)
declare i32 @PyGILState_Ensure()
declare void @PyGILState_Release(i32)
declare i32 @PyErr_CheckSignals()
declare void @PyErr_Fetch(ptr, ptr, ptr)

define internal i32 @refill(ptr %c) noinline cold {{
  %time = alloca [2 x i64]
  %steps = load i64, ptr %c
  %used = icmp sle i64 %steps, 0
  br i1 %used, label %out, label %go
out:
  ret i32 {OUT_OF_STEPS}
go:
  %fuel = getelementptr i64, ptr %c, i64 {FUEL}
  store i64 {GRANTED}, ptr %fuel
  %flag.at = getelementptr i64, ptr %c, i64 {FLAG}
  %flag = load volatile i64, ptr %flag.at
  %stop = icmp ne i64 %flag, 0
  br i1 %stop, label %interrupted, label %clock
clock:
  %done = call i32 @clock_gettime(i32 1, ptr %time)
  %s = load i64, ptr %time
  %ns.at = getelementptr i64, ptr %time, i64 1
  %ns = load i64, ptr %ns.at
  %long = mul i64 %s, 1000000000
  %now = add i64 %long, %ns
  %deadline.at = getelementptr i64, ptr %c, i64 {DEADLINE}
  %deadline = load i64, ptr %deadline.at
  %has = icmp ne i64 %deadline, 0
  %past = icmp sgt i64 %now, %deadline
  %late = and i1 %has, %past
  br i1 %late, label %timeout, label %look
timeout:
  ret i32 {OUT_OF_TIME}
look:
  %polled.at = getelementptr i64, ptr %c, i64 {POLLED}
  %polled = load i64, ptr %polled.at
  %first = icmp eq i64 %polled, 0
  br i1 %first, label %begun, label %again
begun:
  store i64 %now, ptr %polled.at
  ret i32 0
again:
  %since = sub i64 %now, %polled
  %due = icmp sgt i64 %since, {POLL}
  br i1 %due, label %signals, label %fine
signals:
  store i64 %now, ptr %polled.at
  %state = call i32 @PyGILState_Ensure()
  %raised = call i32 @PyErr_CheckSignals()
  %quiet = icmp eq i32 %raised, 0
  br i1 %quiet, label %release, label %fetch
fetch:
  %e1 = getelementptr i64, ptr %c, i64 {RAISED}
  %e2 = getelementptr i64, ptr %c, i64 {RAISED + 1}
  %e3 = getelementptr i64, ptr %c, i64 {RAISED + 2}
  call void @PyErr_Fetch(ptr %e1, ptr %e2, ptr %e3)
  br label %release
release:
  call void @PyGILState_Release(i32 %state)
  br i1 %quiet, label %fine, label %interrupted
interrupted:
  ret i32 {INTERRUPTED}
fine:
  ret i32 0
}}

define internal i32 @look(ptr %c) {{
  %fuel.at = getelementptr i64, ptr %c, i64 {FUEL}
  %fuel = load i64, ptr %fuel.at
  %steps = load i64, ptr %c
  %some = icmp sgt i64 %fuel, 0
  %none = icmp sle i64 %steps, 0
  %fine = or i1 %some, %none
  br i1 %fine, label %on, label %due
on:
  ret i32 0
due:
  %status = call i32 @refill(ptr %c)
  ret i32 %status
}}

define internal i1 @allowed(ptr %c, i64 %bytes) {{
  %held.at = getelementptr i64, ptr %c, i64 {HELD}
  %held = load i64, ptr %held.at
  %more = add i64 %held, %bytes
  %most.at = getelementptr i64, ptr %c, i64 {ALLOWED}
  %most = load i64, ptr %most.at
  %fits = icmp sle i64 %more, %most
  %sane = icmp ult i64 %bytes, 281474976710656
  %both = and i1 %fits, %sane
  br i1 %both, label %yes, label %no
yes:
  store i64 %more, ptr %held.at
  ret i1 true
no:
  ret i1 false
}}

define internal noalias ptr @kept(ptr %c, i64 %slot, i64 %wanted) noinline {{
  %bytes = call i64 @llvm.smax.i64(i64 %wanted, i64 8)
  %at = getelementptr i64, ptr %c, i64 %slot
  %next = add i64 %slot, 1
  %room.at = getelementptr i64, ptr %c, i64 %next
  %room = load i64, ptr %room.at
  %old = load ptr, ptr %at
  %enough = icmp sge i64 %room, %bytes
  br i1 %enough, label %have, label %grow
have:
  ret ptr %old
grow:
  %more = sub i64 %bytes, %room
  %may = call i1 @allowed(ptr %c, i64 %more)
  br i1 %may, label %take, label %none
take:
  call void @free(ptr %old)
  %new = call ptr @malloc(i64 %bytes)
  store ptr %new, ptr %at
  store i64 %bytes, ptr %room.at
  %got = icmp ne ptr %new, null
  br i1 %got, label %given, label %lost
lost:
  store i64 0, ptr %room.at
  br label %none
given:
  ret ptr %new
none:
  ret ptr null
}}

define internal noalias ptr @taken(ptr %c, i64 %slot, i64 %wanted) noinline {{
  %bytes = call i64 @llvm.smax.i64(i64 %wanted, i64 8)
  %may = call i1 @allowed(ptr %c, i64 %bytes)
  br i1 %may, label %look, label %none
look:
  %at = getelementptr i64, ptr %c, i64 %slot
  %next = add i64 %slot, 1
  %room.at = getelementptr i64, ptr %c, i64 %next
  %room = load i64, ptr %room.at
  %spare = load ptr, ptr %at
  store ptr null, ptr %at
  store i64 0, ptr %room.at
  %enough = icmp sge i64 %room, %bytes
  br i1 %enough, label %have, label %take
have:
  ret ptr %spare
take:
  call void @free(ptr %spare)
  %new = call ptr @malloc(i64 %bytes)
  ret ptr %new
none:
  ret ptr null
}}

define internal void @spared(ptr %c, i64 %slot, ptr %array, i64 %wanted) {{
  %bytes = call i64 @llvm.smax.i64(i64 %wanted, i64 8)
  %at = getelementptr i64, ptr %c, i64 %slot
  %spare = load ptr, ptr %at
  %other = icmp ne ptr %spare, null
  %above = sub i64 %bytes, {SPARE[0]}
  %apart = icmp ugt i64 %above, {SPARE[1] - SPARE[0]}
  %none = icmp eq ptr %array, null
  %gone = or i1 %other, %apart
  %goes = or i1 %gone, %none
  br i1 %goes, label %release, label %keep
release:
  call void @released(ptr %c, ptr %array, i64 %wanted)
  ret void
keep:
  store ptr %array, ptr %at
  %next = add i64 %slot, 1
  %room.at = getelementptr i64, ptr %c, i64 %next
  store i64 %bytes, ptr %room.at
  %held.at = getelementptr i64, ptr %c, i64 {HELD}
  %held = load i64, ptr %held.at
  %less = sub i64 %held, %bytes
  store i64 %less, ptr %held.at
  ret void
}}

define internal void @released(ptr %c, ptr %at, i64 %wanted) {{
  %some = icmp ne ptr %at, null
  br i1 %some, label %give, label %end
give:
  %bytes = call i64 @llvm.smax.i64(i64 %wanted, i64 8)
  call void @free(ptr %at)
  %held.at = getelementptr i64, ptr %c, i64 {HELD}
  %held = load i64, ptr %held.at
  %less = sub i64 %held, %bytes
  store i64 %less, ptr %held.at
  br label %end
end:
  ret void
}}

define internal noalias ptr @grown(ptr %c, ptr %old, i64 %room, i64 %wanted) noinline {{
  %count = sub i64 %wanted, %room
  %bytes = shl i64 %count, 3
  %may = call i1 @allowed(ptr %c, i64 %bytes)
  br i1 %may, label %take, label %none
take:
  %all = shl i64 %wanted, 3
  %new = call ptr @realloc(ptr %old, i64 %all)
  ret ptr %new
none:
  ret ptr null
}}

define internal double @square(double %x) alwaysinline {{
  %p = fmul double %x, %x
  %minus = fneg double %p
  %off = call double @llvm.fma.f64(double %x, double %x, double %minus)
  %size = call double @llvm.fabs.f64(double %off)
  %bits = bitcast double %p to i64
  %power = and i64 %bits, {0x7FF0000000000000}
  %scale = bitcast i64 %power to double
  %near = fmul double %scale, {number(SURELY)}
  %is.near = fcmp olt double %size, %near
  %above = fcmp ogt double %p, {number(1e-280)}
  %below = fcmp olt double %p, {number(1e300)}
  %between = and i1 %above, %below
  %sure = and i1 %is.near, %between
  br i1 %sure, label %product, label %called, !prof !1
product:
  ret double %p
called:
  %z = call double @m.pow(double %x, double 2.0)
  ret double %z
}}

define internal double @pairs(ptr %x, i64 %n) {{
  %few = icmp slt i64 %n, 8
  br i1 %few, label %short, label %many
short:
  br label %one
one:
  %i = phi i64 [0, %short], [%i2, %add]
  %s = phi double [-0.0, %short], [%s2, %add]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %add, label %end
add:
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %s2 = fadd double %s, %v
  %i2 = add i64 %i, 1
  br label %one
end:
  ret double %s
many:
  %block = icmp sle i64 %n, 128
  br i1 %block, label %eight, label %half
eight:
  %v.first = load <8 x double>, ptr %x, align 8
  br label %rows
rows:
  %k = phi i64 [8, %eight], [%k2, %row]
  %acc = phi <8 x double> [%v.first, %eight], [%acc2, %row]
  %k.end = add i64 %k, 8
  %fits = icmp sle i64 %k.end, %n
  br i1 %fits, label %row, label %join
row:
  %q = getelementptr double, ptr %x, i64 %k
  %w = load <8 x double>, ptr %q, align 8
  %acc2 = fadd <8 x double> %acc, %w
  %k2 = add i64 %k, 8
  br label %rows
join:
  %r0 = extractelement <8 x double> %acc, i64 0
  %r1 = extractelement <8 x double> %acc, i64 1
  %r2 = extractelement <8 x double> %acc, i64 2
  %r3 = extractelement <8 x double> %acc, i64 3
  %r4 = extractelement <8 x double> %acc, i64 4
  %r5 = extractelement <8 x double> %acc, i64 5
  %r6 = extractelement <8 x double> %acc, i64 6
  %r7 = extractelement <8 x double> %acc, i64 7
  %r01 = fadd double %r0, %r1
  %r23 = fadd double %r2, %r3
  %r45 = fadd double %r4, %r5
  %r67 = fadd double %r6, %r7
  %ra = fadd double %r01, %r23
  %rb = fadd double %r45, %r67
  %r = fadd double %ra, %rb
  br label %rest
rest:
  %j = phi i64 [%k, %join], [%j2, %last]
  %t = phi double [%r, %join], [%t2, %last]
  %left = icmp slt i64 %j, %n
  br i1 %left, label %last, label %done
last:
  %z = getelementptr double, ptr %x, i64 %j
  %u = load double, ptr %z
  %t2 = fadd double %t, %u
  %j2 = add i64 %j, 1
  br label %rest
done:
  ret double %t
half:
  %h = lshr i64 %n, 1
  %low = and i64 %h, 7
  %first = sub i64 %h, %low
  %second = sub i64 %n, %first
  %y = getelementptr double, ptr %x, i64 %first
  %a = call double @pairs(ptr %x, i64 %first)
  %b = call double @pairs(ptr %y, i64 %second)
  %ab = fadd double %a, %b
  ret double %ab
}}

define internal {{i64, i1}} @quotient(i64 %k, i64 %n) alwaysinline {{
  %none = icmp eq i64 %n, 0
  %least = icmp eq i64 %k, -9223372036854775808
  %bad = or i1 %none, %least
  %by = select i1 %bad, i64 1, i64 %n
  %q = sdiv i64 %k, %by
  %r = srem i64 %k, %by
  %odd = icmp ne i64 %r, 0
  %a = icmp slt i64 %r, 0
  %b = icmp slt i64 %by, 0
  %apart = xor i1 %a, %b
  %down = and i1 %odd, %apart
  %less = sub i64 %q, 1
  %found = select i1 %down, i64 %less, i64 %q
  %o = insertvalue {{i64, i1}} undef, i64 %found, 0
  %both = insertvalue {{i64, i1}} %o, i1 %bad, 1
  ret {{i64, i1}} %both
}}

define internal {{i64, i1}} @remainder(i64 %k, i64 %n) alwaysinline {{
  %none = icmp eq i64 %n, 0
  %least = icmp eq i64 %k, -9223372036854775808
  %bad = or i1 %none, %least
  %by = select i1 %bad, i64 1, i64 %n
  %r = srem i64 %k, %by
  %odd = icmp ne i64 %r, 0
  %a = icmp slt i64 %r, 0
  %b = icmp slt i64 %by, 0
  %apart = xor i1 %a, %b
  %down = and i1 %odd, %apart
  %more = add i64 %r, %by
  %found = select i1 %down, i64 %more, i64 %r
  %o = insertvalue {{i64, i1}} undef, i64 %found, 0
  %both = insertvalue {{i64, i1}} %o, i1 %bad, 1
  ret {{i64, i1}} %both
}}

define internal {{i64, i1}} @power(i64 %k, i64 %n) {{
  %below = icmp slt i64 %n, 0
  br label %round
round:
  %i = phi i64 [0, %0], [%i2, %next]
  %p = phi i64 [1, %0], [%p2, %next]
  %bad = phi i1 [%below, %0], [%bad2, %next]
  %go = icmp slt i64 %i, %n
  %fine = xor i1 %bad, true
  %on = and i1 %go, %fine
  br i1 %on, label %near, label %end
near:
  %unit = add i64 %k, 1
  %trivial = icmp ult i64 %unit, 3
  br i1 %trivial, label %alone, label %next
alone:
  %even = and i64 %n, 1
  %is.even = icmp eq i64 %even, 0
  %square = mul i64 %k, %k
  %t = select i1 %is.even, i64 %square, i64 %k
  %o1 = insertvalue {{i64, i1}} undef, i64 %t, 0
  %b1 = insertvalue {{i64, i1}} %o1, i1 false, 1
  ret {{i64, i1}} %b1
next:
  %m = call {{i64, i1}} @llvm.smul.with.overflow.i64(i64 %p, i64 %k)
  %p2 = extractvalue {{i64, i1}} %m, 0
  %bad2 = extractvalue {{i64, i1}} %m, 1
  %i2 = add i64 %i, 1
  br label %round
end:
  %o = insertvalue {{i64, i1}} undef, i64 %p, 0
  %both = insertvalue {{i64, i1}} %o, i1 %bad, 1
  ret {{i64, i1}} %both
}}

define internal i64 @range(i64 %start, i64 %stop, i64 %step) {{
  %up = icmp sgt i64 %step, 0
  %a = sub i64 %stop, %start
  %b = sub i64 %start, %stop
  %minus = sub i64 0, %step
  %gap = select i1 %up, i64 %a, i64 %b
  %by = select i1 %up, i64 %step, i64 %minus
  %some = icmp sgt i64 %gap, 0
  %real = icmp ne i64 %by, 0
  %go = and i1 %some, %real
  br i1 %go, label %count, label %none
count:
  %less = sub i64 %gap, 1
  %n = sdiv i64 %less, %by
  %all = add i64 %n, 1
  ret i64 %all
none:
  ret i64 0
}}
"""
