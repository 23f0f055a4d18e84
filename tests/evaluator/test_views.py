"""What functions of arrays give is a view of their argument, or new, as NumPy has it."""

import warnings

import numpy as np
import pytest

from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic, Source
from gradcli.evaluator.run import run
from gradcli.language.names.resolve import resolve
from gradcli.language.syntax.parser import parse

pytestmark = pytest.mark.sampled(4)

ARRAYS = """
w = x*1.0
u = np.array([1.0, 2.0, 3.0, 4.0])
m = np.array([[1.0, -2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]])
q = np.arange(8.0).reshape(2, 2, 2)
z = u + 2j*u
"""
VIEWS = """
np.flip(u)
np.flip(m, 1)
np.flip(m, ())
np.fliplr(m)
np.flipud(m)
np.rot90(m)
np.rot90(m, 2)
np.rot90(m, -1)
np.rot90(m, 0)
np.swapaxes(m, 0, 1)
m.swapaxes(0, 1)
np.moveaxis(q, 0, 2)
np.rollaxis(q, 2)
np.matrix_transpose(m)
np.linalg.matrix_transpose(q)
np.atleast_1d(u)
np.atleast_2d(u)
np.atleast_3d(m)
np.atleast_2d(u, m)[0]
np.expand_dims(u, 0)
np.squeeze(m[:1])
m[:1].squeeze()
np.real(u)
u.real
np.real_if_close(u)
np.split(u, 2)[1]
np.array_split(u, 3)[0]
np.array_split(u, np.array([1, 3]))[1]
np.hsplit(m, 2)[1]
np.vsplit(m, 2)[1]
np.dsplit(q, 2)[0]
np.unstack(m)[1]
np.unstack(m, axis=1)[0]
np.broadcast_arrays(u, u)[1]
np.diff(u, 0)
np.linalg.matrix_power(m[:, :2], 1)
np.flip(np.flip(u)[1:])
np.split(np.rot90(m), 2)[0]
np.fliplr(m).ravel()
""".strip().splitlines()
NEW = """
np.roll(u, 0)
np.roll(u, 4)
np.conj(u)
np.nan_to_num(u)
np.resize(u, (4,))
np.tile(u, 1)
np.pad(u, 0)
np.append(u, [])
np.insert(u, [], [])
np.delete(u, [])
np.concatenate([u])
np.hstack([u])
np.sum(m[:1], axis=0)
np.median(m[:1], axis=0)
np.meshgrid(u)[0]
np.meshgrid(u, [1.0, 2.0])[0]
np.take(m, [0, 1], axis=1)
np.meshgrid(u, m[0], indexing="ij")[1]
np.fft.fftshift(u)
np.diag(u)
np.triu(m, -5)
""".strip().splitlines()
READ_ONLY = """
np.diagonal(m)
m.diagonal()
np.diag(m)
np.linalg.diagonal(m)
np.broadcast_to(u, (2, 4))
np.broadcast_arrays(u, m[:, :1])[0]
np.einsum('i->i', u)
np.einsum('ij->ji', m)
""".strip().splitlines()
BASE_IS_WRITTEN = "u[1] = 9.0\nm[0, 0] = 8.5\nm[1] = 7.5\nq[0, 1] = 3.25"
WRITES = [
    BASE_IS_WRITTEN,
    "v[0] = x",
    "v += x",
    "u *= x\nv[...] = u[0]\nu[-1] += 2\nm *= 2",
    "t = v.ravel()\nt[0] = x",
    "t = v[::-1]\nt[0] = x\ns = np.flip(t)\ns += x",
]
NAMES = ("v", "u", "m", "q", "z")


def numpys(text: str) -> list:
    names = {"np": np, "x": 1.5}
    exec(text, names)
    return [names[n] for n in NAMES]


def values(text: str, x) -> list:
    found = run(resolve(parse(Source(text, "f.expr"))), {"x": x}, of=NAMES).values
    return [y.value if isinstance(y, Tensor) else y for y in found]


def taped(text: str) -> list:
    x = Tensor(1.5)
    with GradientTape() as tape:
        tape.watch(x)
        return values(text, x)


def check(text: str) -> None:
    want = numpys(text)
    for found in (values(text, 1.5), taped(text)):
        assert all(map(np.array_equal, found, want)), text


@pytest.mark.parametrize("call", VIEWS + NEW)
def test_writes_are_seen_where_numpy_shows_them(call):
    for write in WRITES:
        check(f"{ARRAYS}v = {call}\n{write}")


def test_the_parts_of_complex_numbers_are_views():
    for part in ("np.real(z)", "np.imag(z)", "z.real", "z.imag"):
        check(f"{ARRAYS}v = {part}\nv[1] = 9.0\nz[2] = 3j")


@pytest.mark.parametrize("call", READ_ONLY)
def test_a_read_only_view_shows_writes_and_takes_none(call):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check(f"{ARRAYS}v = {call}\n{BASE_IS_WRITTEN}")
    for write in ("v[0] = x", "v += x", "t = v[::-1]\nt[0] = x"):
        for found in (lambda text: values(text, 1.5), taped):
            with pytest.raises(Diagnostic, match="is not written to"):
                found(f"{ARRAYS}v = {call}\n{write}")


def test_gradients_pass_through_views_that_are_written():
    text = "u = np.array([x, x*x, 1.0])\nv = np.flip(u)\nv[0] = x**3\na, b, c = np.split(u, 3)\n"
    text += "b *= x\nnp.sum(u*u)"
    x = Tensor(2.0)
    with GradientTape() as tape:
        tape.watch(x)
        (y,) = run(resolve(parse(Source(text, "f.expr"))), {"x": x}).values
    assert y.value == 4 + 64 + 64
    assert tape.gradient(y, x) == 2 * 2 + 6 * 32 + 6 * 32
