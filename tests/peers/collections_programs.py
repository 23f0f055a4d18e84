"""Functions with the containers of `collections` as other projects write them, which CPython runs
too.

POINTS has the arguments of each; STOPS the first stage that refuses one, where one does.
"""

import collections
import math
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from typing import NamedTuple

Point = namedtuple("Point", "x y")
Particle = namedtuple("Particle", ["x", "y", "mass"], defaults=(1.0,))


Range = NamedTuple("Range", [("low", float), ("high", float)])  # noqa: UP014


def length_of(p):
    return math.hypot(p.x, p.y)


def of_points(a, b):
    p, q = Point(a, b), Point(y=a * b, x=2.0)
    moved = p._replace(x=p.x + q.y)
    x, y = q
    return length_of(p) + length_of(moved) * p[1] + x * y + len(Point._fields)


def center_of_mass(a, b):
    particles = [Particle(a, 2.0, b), Particle(1.0, b, 2.0), Particle(mass=a, x=0.5, y=1.5)]
    total = sum(each.mass for each in particles) + Particle(1.0, 2.0).mass
    cx = sum(each.x * each.mass for each in particles) / total
    cy = sum(each.y * each.mass for each in particles) / total
    return cx * cy + max(particles, key=lambda each: each.mass).x


def in_a_loop(a, n: int):
    State = namedtuple("State", "position speed")
    state = State(a, 0.0)
    for _ in range(n):
        state = State(state.position + 0.1 * state.speed, state.speed - 0.1 * a * state.position)
    return state.position * state.speed


def clamped(v, a):
    span = Range(low=a, high=a * a)
    return min(max(v, span.low), span.high) + (span.high - span.low) * v


def moving_average(xs: list[float], n: int):
    window = deque(maxlen=n)
    total = 0.0
    for x in xs:
        window.append(x)
        total += sum(window) / len(window)
    return total


def breadth_first(a):
    queue = deque([(a, 0)])
    total = 0.0
    while queue:
        v, depth = queue.popleft()
        total += v * depth
        if depth < 3:
            queue.append((v / 2, depth + 1))
            queue.appendleft((v * a, depth + 1))
    return total


def push(queue, v):
    queue.append(v)
    queue.appendleft(2 * v)
    return queue


def of_deques(a, b):
    d = push(deque([a, b, 1.0], 4), a * b)
    e = d.copy()
    e.rotate(1)
    e.extendleft([b, 3.0])
    e += [a]
    f = deque((x * x for x in e), maxlen=e.maxlen)
    total = d[0] * d[-1] + d.popleft() * sum(f) + len(d) + len(e)
    if isinstance(f, deque) and not isinstance(f, list):
        total *= 2.0
    joined = d + f
    joined.rotate(-2)
    while len(joined) > 2:
        total += joined.pop() * joined.popleft()
    return total + sum(k * v for k, v in enumerate(joined))


def last_few(xs: list[float], a):
    recent = deque(maxlen=3)
    total = 0.0
    for x in xs:
        recent.append(a * x)
        total += recent[0] * recent[-1] + max(recent)
    return total


def hot_potato(a):
    ring = deque(a * k for k in range(1, 6))
    while len(ring) > 1:
        ring.rotate(-2)
        ring[0] = ring[0] * 1.5 + ring.popleft()
    return ring[0]


def grouped(a, b):
    sums = defaultdict(float)
    lists = collections.defaultdict(list)
    for name, v in [("u", a), ("v", b), ("u", a * b), ("w", 2.0)]:
        sums[name] += v
        lists[name].append(v)
    return sums["u"] * sums["w"] + sums["z"] + len(sums) + sum(lists["u"]) * len(lists["none"])


def weighted_by_counts(a):
    counts = Counter("abracadabra")
    seen = Counter()
    for k in [1, 2, 1]:
        seen[k] += 1
    label, most = counts.most_common(1)[0]
    return a ** counts["b"] * most + counts["z"] * a + len(counts) + seen[1] * a + len(label)


def pairs_of_a_key(a, b):
    d = defaultdict(lambda: [0.0, 1])
    for k, v in [(1, a), (2, b), (1, a * b)]:
        d[k][0] += v
        d[k][1] += 1
    d[3], (d[4], rest) = [a, 2], ([b, 1], 3.0)

    def mean(key):
        d = {1: 2.0}
        return d[1] * key

    return sum(v[0] / v[1] for v in d.values()) + mean(a) * rest


def in_order(a, b):
    weights = OrderedDict([("first", a), ("second", b)])
    weights["third"] = a * b
    return sum(k * w for k, w in enumerate(weights.values(), 1))


def tally(table, name, v):
    table[name] += v
    return table[name]


def pair():
    return [1.0, 0.0]


def of_tables(a, b):
    sums, pairs = defaultdict(float), collections.defaultdict(pair, start=[a, b])
    nested = defaultdict(lambda: defaultdict(float))
    for name, v in [("u", a), ("v", b), ("u", a * b)]:
        tally(sums, name, v)
        pairs[name][1] += v * v
        nested[name]["sum"] += v
        nested["all"][name] += 2.0 * v
    recent = defaultdict(deque)
    recent["u"].append(a)
    recent["u"].appendleft(b * b)
    twin = sums.copy()
    twin["w"] += a
    if isinstance(sums, dict) and not isinstance(sums, Counter) and "w" not in sums:
        sums["u"] *= b
    total = tally(sums, "new", a) * sums["u"] + pairs["u"][0] * pairs["u"][1] + pairs["start"][0]
    total += nested["u"]["sum"] * nested["all"]["v"] + nested["none"]["x"] + len(nested)
    return total + recent["u"].popleft() * recent["u"][0] + sum(twin.values()) + len(twin)


def of_counters(a):
    counts = Counter("mississippi")
    counts.update("miss")
    counts.subtract({"p": 1, "z": 2})
    weights = Counter(s=a, p=a * a)
    weights["s"] += 2.0 * a
    weights.update({"p": a, "m": 3.0})
    total = sum(n * weights[letter] for letter, n in counts.items())
    first, most = counts.most_common(1)[0]
    del counts["q"]
    return total * most + weights["none"] + len(first) * a + sum(len(k) for k in counts.elements())


def by_table(kind, a, x):
    found = defaultdict(kind)
    found["seen"] += a if x > 1.0 else x
    found["more"] = found["seen"] * a
    return found


def of_kinds(a, x):
    first, second = by_table(float, a, x), by_table(lambda: x * x, a, x)
    return first["seen"] * second["seen"] + first["missing"] + second["missing"] * second["more"]


Pair = collections.namedtuple("Pair", ("y", "x"))
Model = NamedTuple("Model", [("call", float | None), ("count", int), ("T", "Point")])  # noqa: UP014


def turned(p):
    """A point of the type of another."""
    return type(p)(p.y, x=p.x) if isinstance(p, Pair) else p._replace(x=p.y, y=p.x)


def by_names(a, b):
    p, q = Point(a, b), Pair(x=a * b, y=2.0)
    fields = p._asdict()
    fields["x"] *= 3.0
    again = Point(**fields)
    pairs = [Point._make(pair) for pair in zip([a, b], (b, 1.0))]
    total = again.x * turned(p).x + turned(q).y * q.x + sum(each.x * each.y for each in pairs)
    if hasattr(p, "x") and isinstance(q, tuple) and not isinstance(q, Point) and p is not None:
        total += math.hypot(*p)
    return total + len(fields) * max(pairs, key=lambda each: each.x).y + p[-1]


def with_functions(a):
    model = Model(lambda v: v * a, count=3, T=Point(a, a * a))
    total = model.T.x
    for k in range(model.count):
        total = model.call(total) + k * model.T.y
    return total


def on_a_way(a, b, x):
    best = None
    kind = Point
    for value in (a, b, x):
        here = kind(value, value * x)
        if best is None or here.y > best.y:
            best = here
    near = Point(a, b) if x < best.x else best
    sums = defaultdict(lambda: Point(0.0, 1.0))
    for name, v in [("u", a), ("v", b), ("u", x)]:
        sums[name] = sums[name]._replace(x=sums[name].x + v)
    return near.x * near.y + sums["u"].x * sums["v"].x + sums["w"].y


STEP = 0.5


class State(NamedTuple):
    """Where it is.

    And how fast.
    """

    position: float
    speed: float
    trace: "tuple | None" = ()
    step: float = STEP * 2


class Gains(NamedTuple):
    k: float  # of position
    d: float = 0.25


def advanced(state: State, gains: Gains) -> State:
    force = -gains.k * state.position - gains.d * state.speed
    return state._replace(
        position=state.position + state.step * state.speed,
        speed=state.speed + state.step * force,
        trace=state.trace + (state.position,),
    )


def simulated(x, k, n: int):
    state = State(x, speed=0.0)
    for _ in range(3):
        state = advanced(state, Gains(k))
    return state.position * state.speed + sum(state.trace) + len(state) * n


A, B = {"a": 1.5}, {"b": 2.25}
POINTS = {
    "of_points": {**A, **B},
    "center_of_mass": {**A, **B},
    "in_a_loop": {**A, "n": 4},
    "clamped": {"v": 1.75, **A},
    "moving_average": {"xs": [1.0, 2.0, 4.0, 5.0], "n": 2},
    "breadth_first": A,
    "of_deques": {**A, **B},
    "last_few": {"xs": [1.0, 4.0, 2.0, 5.0, 3.0], **A},
    "hot_potato": A,
    "grouped": {**A, **B},
    "weighted_by_counts": A,
    "in_order": {**A, **B},
    "pairs_of_a_key": {**A, **B},
    "by_names": {**A, **B},
    "with_functions": A,
    "on_a_way": {**A, **B, "x": 0.75},
    "simulated": {"x": 1.5, "k": 0.5, "n": 2},
    "of_tables": {**A, **B},
    "of_counters": A,
    "of_kinds": {**A, "x": 0.75},
}
STOPS = dict.fromkeys(
    ["breadth_first", "moving_average", "of_deques", "last_few", "hot_potato"], "C"
)
