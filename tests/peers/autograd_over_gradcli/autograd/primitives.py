"""Functions with rules of their own: each call is a row of gradcli's, applied in every world."""

from itertools import count

from autograd.spaces import vspace
from gradcli.engine.structure import leaves, rebuilt
from gradcli.ops.dispatch import World, apply
from gradcli.ops.rows import Arg, Op

primitive_vjps, primitive_jvps = {}, {}


def plain_primitive(function):
    """`function`, whose derivative is what defvjp and defjvp say of it."""
    name = getattr(function, "__name__", "primitive")

    def call(*args, **keywords):
        flat = list(leaves(args))
        live = [i for i, x in enumerate(flat) if isinstance(x, World)]
        if not live:
            return function(*args, **keywords)
        owner = [k for k, arg in enumerate(args) for _ in leaves(arg)]
        place = [sum(owner[j] == owner[i] for j in range(i)) for i in range(len(flat))]

        def whole(values):
            given = list(flat)
            for i, value in zip(live, values):
                given[i] = value
            return rebuilt(args, given)

        def pull(k, g, values, out):
            argnum = owner[live[k]]
            if call not in primitive_vjps:
                raise NotImplementedError(f"VJP of {name} wrt argnums {(argnum,)} not defined")
            (back,) = primitive_vjps[call]((argnum,), out, whole(values), keywords)(g)
            return list(leaves(back))[place[live[k]]]

        def push(tangents, values, out, attrs):
            if call not in primitive_jvps:
                raise NotImplementedError(f"JVP of {name} not defined")
            given, full = whole(values), [None] * len(flat)
            for k, t in enumerate(tangents):
                full[live[k]] = t
            argnums = sorted({owner[live[k]] for k, t in enumerate(tangents) if t is not None})
            moved = rebuilt(args, full)
            zeros = [_with_zeros(moved[n], given[n]) for n in argnums]
            return primitive_jvps[call](tuple(argnums), zeros, out, given, keywords)

        op = Op(
            name, (Arg("smooth", pull),), elementwise=False, variadic=True, jvp=push,
            array=lambda *values: function(*whole(values), **keywords),
        )  # fmt: skip
        return apply(op, tuple(flat[i] for i in live), {})

    call.__name__, call.fun = name, function
    return call


def _with_zeros(tangent, like):
    pairs = zip(leaves(tangent), leaves(like))
    return rebuilt(like, [vspace(x).zeros() if t is None else t for t, x in pairs])


def notrace_primitive(function):
    """`function` of the plain values under worlds."""
    from gradcli.ops.libraries.plain import stripped

    def call(*args, **keywords):
        return function(*map(stripped, args), **keywords)

    call.__name__ = getattr(function, "__name__", "primitive")
    return call


# -- rules -----------------------------------------------------------------------------------------
def defvjp_argnums(function, maker):
    primitive_vjps[function] = maker


def defvjp_argnum(function, maker):
    def of_several(argnums, *rest):
        pulls = [maker(argnum, *rest) for argnum in argnums]
        return lambda g: tuple(pull(g) for pull in pulls)

    defvjp_argnums(function, of_several)


def defvjp(function, *makers, argnums=None):
    rules = dict(zip(count() if argnums is None else argnums, makers))

    def of_one(argnum, ans, args, keywords):
        if argnum not in rules:
            raise NotImplementedError(f"VJP of {function.__name__} wrt argnum {argnum} not defined")
        if rules[argnum] is None:
            return lambda g: vspace(args[argnum]).zeros()
        return rules[argnum](ans, *args, **keywords)

    defvjp_argnum(function, of_one)


def defjvp_argnums(function, maker):
    primitive_jvps[function] = maker


def defjvp_argnum(function, maker):
    def of_several(argnums, tangents, ans, args, keywords):
        parts = [maker(n, t, ans, args, keywords) for n, t in zip(argnums, tangents)]
        return _added(parts)

    defjvp_argnums(function, of_several)


def defjvp(function, *rules, argnums=None):
    known = dict(zip(count() if argnums is None else argnums, rules))

    def of_one(argnum, tangent, ans, args, keywords):
        rule = known[argnum]
        if rule is None:
            return vspace(ans).zeros()
        if rule == "same":
            return function(*args[:argnum], tangent, *args[argnum + 1 :], **keywords)
        return rule(tangent, ans, *args, **keywords)

    defjvp_argnum(function, of_one)


def def_linear(function):
    """Say that a function is linear in all of its arguments."""
    defjvp(function, *["same"] * 8)


def _added(parts):
    whole = None
    for part in parts:
        whole = part if whole is None else whole + part
    return whole
