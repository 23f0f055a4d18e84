"""What a module runs as a script: its function under jax.jit, and jax.grad of it, at points."""

from collections.abc import Collection, Iterable


def self_test(
    name: str, points: list[dict], expected: Iterable[tuple], graded: list[str], whole: Collection
) -> str:
    """The block that checks the function `name` at points.

    expected: at each the values, and then the derivatives of their sum by `graded`; whole: the
    inputs that are known when it is compiled.
    """
    rows = []
    for point, known in zip(points, expected):
        values, slopes = known[: len(known) - len(graded)], known[len(known) - len(graded) :]
        static = {n: x for n, x in point.items() if n in whole}
        real = {n: x for n, x in point.items() if n not in whole}
        parts = [_dict(static), _dict(real), repr(values)]
        parts += [_dict(dict(zip(graded, slopes)))] * bool(graded)
        rows.append(f"        ({', '.join(parts)}),")
    several, call = len(values) > 1, f"{name}(**whole, **real)"
    total = f"sum(map(jnp.sum, {call}))" if several else f"jnp.sum({call})"
    graded_too = [
        f"        found = jax.jit(jax.grad(lambda real: {total}))(real)",
        "        found = [found[name] for name in slopes]",
        "        assert agree(found, slopes.values()), (real, found, slopes)",
    ]
    agrees = "and jax.grad of it agree" if graded else "agrees"
    return "\n".join([
        'if __name__ == "__main__":',
        f"    for whole, real, want{', slopes' * bool(graded)} in (",
        *rows,
        "    ):",
        "        real = {name: jnp.asarray(x, float) for name, x in real.items()}",
        f"        found = jax.jit(lambda real: {call if several else f'({call},)'})(real)",
        "        assert agree(found, want), (real, found, want)",
        *(graded_too if graded else ()),
        f'    print("ok: {name} {agrees} at {len(points)} points")',
    ])  # fmt: skip


def _dict(point: dict) -> str:
    """A point as Python writes it."""
    items = [f'"{name}": {value!r}' for name, value in point.items()]
    return f"{{{', '.join(items)}}}"
