"""Products of matrices in machine code: those by BLAS have NumPy's bits; small ones are loops."""

import os
import re
import subprocess
import sys
import threading
from collections import Counter

import numpy as np
import pytest
from cli.command import gradcli as gradcli_command
from derived import derived
from held import held
from product_programs import PROGRAMS, seeded

import gradcli
from gradcli import calls
from gradcli.emit.primal import primal

pytest.importorskip("llvmlite")

from gradcli.native import blas, cache, load, products
from gradcli.native.build import object_code
from gradcli.native.compile import compiled, lowered_program
from gradcli.native.refused import Stopped
from gradcli.native.runtime import OUT_OF_TIME
from gradcli.native.text import Module
from gradcli.typed import statements as t

WAYS = {"by size": None, "all by BLAS": 1, "all by loops": 1 << 62}
SOURCE = np.random.default_rng(5)


def always(monkeypatch, least: int | None) -> None:
    """Products go through BLAS from so many products of numbers on."""
    for name in ("MATRICES", "VECTOR", "VECTORS") if least else ():
        monkeypatch.setattr(products, name, least)


def ran(text: str, **point):
    """What code gives that was made now."""
    return gradcli.compile(text)(**point)


@pytest.fixture(autouse=True)
def nothing_is_kept(monkeypatch):
    monkeypatch.setenv("GRADCLI_CACHE", "")


@pytest.mark.parametrize("way", WAYS)
def test_products_and_their_gradients_are_the_evaluators(way, monkeypatch):
    always(monkeypatch, WAYS[way])
    for kind, (text, point) in PROGRAMS.items():
        for one in derived(text, point, Counter(), tangents=0, second=False):
            how = held(one)
            assert how.how in ("bits", "2 ulp", "64 ulp", "close"), (kind, how)


@pytest.mark.parametrize("way", ["all by BLAS", "all by loops"])
def test_random_products_of_parts_and_transposes_are_the_evaluators(way, monkeypatch):
    always(monkeypatch, WAYS[way])
    for seed in range(6):
        text, point = seeded(f"products-{way}-{seed}")
        for one in derived(text, point, Counter(), tangents=0, second=False):
            how = held(one)
            assert how.how in ("bits", "2 ulp", "64 ulp", "close"), (how, text)


A, B, S, V = (SOURCE.normal(size=n) for n in ((40, 30), (30, 50), (4, 30, 20), 40))
EXACTLY = {
    "matrices": ("a @ b", A, B),
    "a transpose on the left": ("a.T @ b", A, SOURCE.normal(size=(40, 7))),
    "a transpose on the right": ("a @ b.T", A, SOURCE.normal(size=(9, 30))),
    "two transposes": ("a.T @ b.T", A, SOURCE.normal(size=(9, 40))),
    "a matrix and a vector": ("a @ b", A, SOURCE.normal(size=30)),
    "a transpose and a vector": ("a.T @ b", A, V),
    "a vector and a matrix": ("b @ a", A, V),
    "vectors": ("a @ b", V, SOURCE.normal(size=40)),
    "part of a matrix": ("a[3:31, 4:] @ b[:26]", A, B),
    "each second row": ("a[::2] @ b", A, B),
    "a row": ("a[7] @ b", A, B),
    "a column": ("a[:, 7] @ b", A, SOURCE.normal(size=(40, 20))),
    "stacks": ("a @ b", S, SOURCE.normal(size=(4, 20, 9))),
    "NaN and infinities": ("a @ b", np.where(A > 1.5, np.inf, A), np.where(B < -2, np.nan, B)),
    "zeros and infinities": ("a @ b", np.where(A > 0, 0.0, A), np.where(B < 0, np.inf, B)),
    "no rows": ("a @ b", A[:0], B),
    "no columns": ("a @ b", A, B[:, :0]),
    "nothing to add up": ("a @ b", A[:, :0], B[:0]),
}


def declared(a, b, known: bool) -> str:
    """The inputs, with their lengths or with open ones."""
    return "".join(
        f"{name}: float[{', '.join(map(str, np.shape(x)) if known else ':' * np.ndim(x))}]\n"
        for name, x in (("a", a), ("b", b))
    )


@pytest.mark.parametrize("kind", EXACTLY)
def test_a_large_product_has_the_bits_of_numpys(kind):
    text, a, b = EXACTLY[kind]
    with np.errstate(invalid="ignore"):
        wanted = eval(text, {"a": a, "b": b})
    found = ran(declared(a, b, known="[" in text) + text, a=a, b=b)
    np.testing.assert_array_equal(found, wanted)
    assert np.shape(found) == np.shape(wanted)


@pytest.mark.parametrize("known", [True, False])
def test_a_gradient_is_as_near_as_its_sums_are(known):
    a, b = A / 4, B / 4
    f = gradcli.compile(declared(a, b, known) + "np.sum((a @ b)**2)")
    slopes = f.gradient(a=a, b=b)
    g = 2 * (a @ b)
    for found, left, right in ((slopes["a"], g, b.T), (slopes["b"], a.T, g)):
        bound = np.spacing(1.0) * left.shape[1] * (abs(left) @ abs(right))
        assert np.all(abs(found - left @ right) <= bound)


def test_a_transpose_and_a_part_are_read_where_they_are():
    text = "a: float[40, 30]\nb: float[40, 50]\na.T @ b[:, 10:]"
    core = primal(calls.program(text))
    whole = lowered_program(core, {"a": (None, None), "b": (None, None)}, 0).functions[-1]
    made, _ = whole.body
    assert type(made) is t.Product and (made.left.array, made.right.array) == ("a", "b")
    assert not whole.arrays


def test_a_product_of_many_rows_of_a_stack_is_one():
    core = primal(calls.program("a: float[8, 5, 30]\nb: float[30, 50]\na @ b"))
    made, _ = lowered_program(core, {"a": (None,) * 3, "b": (None, None)}, 0).functions[-1].body
    assert type(made) is t.Product and made.rows == t.whole(40)


def test_products_of_whole_numbers_are_exact():
    i = SOURCE.integers(-(2**20), 2**20, (20, 20))
    np.testing.assert_array_equal(ran("i: int[20, 20]\ni @ i", i=i), i @ i)
    x = SOURCE.normal(size=(20, 20))
    found = ran("i: int[20, 20]\nx: float[20, 20]\ni @ x", i=i, x=x)
    np.testing.assert_array_equal(found, i @ x)


TURNS = "x: float\nA = x*np.ones((24, 24)) + np.eye(24)\nB = A @ A\nnp.sum(B @ B)"


def test_threads_may_multiply_at_once():
    f = gradcli.compile(TURNS)
    x = np.linspace(0.0, 1.0, 300)
    wanted = [f(x=float(v)) for v in x[::100]]
    found: list = []
    threads = [threading.Thread(target=lambda: found.append(f.batch(x=x))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 2
    for values in found:
        np.testing.assert_array_equal(values[::100], wanted)


def test_large_products_without_a_loop_end_at_a_time_limit():
    text = "a: float[500, 500]\nb = a @ a\n" + "b = b @ a\n" * 20 + "b[0, 0]"
    made = compiled(lowered_program(primal(calls.program(text)), {"a": (None, None)}, 0))
    point = {"a": np.eye(500)}
    assert made(point) == [1.0]
    with pytest.raises(Stopped) as ended:
        made(point, calls.Limits(timeout=0.01))
    assert ended.value.status == OUT_OF_TIME


# -- where the library is --------------------------------------------------------------------------
def test_the_library_is_numpys():
    found = blas.library()
    assert found is not None and found.addresses.keys() == {"blas.dgemm", "blas.dgemv", "blas.ddot"}


def test_without_a_library_products_are_loops(monkeypatch):
    monkeypatch.setattr(products, "bits", lambda: 0)
    found = ran("a: float[:, :]\nb: float[:, :]\na @ b", a=A, b=B)
    np.testing.assert_allclose(found, A @ B, 1e-13, 1e-13)


KEPT = """\
import sys, numpy as np, gradcli
f = gradcli.compile("a: float[:, :]\\na @ a")
found = f(a=np.arange(900.0).reshape(30, 30))
print(found.sum(), "llvmlite" in sys.modules)
"""


def test_products_that_are_kept_take_no_llvm(tmp_path):
    environment = {**os.environ, "GRADCLI_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", KEPT]
    first, second = (
        subprocess.run(command, env=environment, capture_output=True, text=True).stdout.split()
        for _ in range(2)
    )
    assert first[0] == second[0]
    if sys.platform == "linux" and load.platform.machine() == "x86_64":
        assert (first[1], second[1]) == ("True", "False")


def test_that_there_is_no_library_is_told(monkeypatch):
    words = ["eval", "-e", "a = np.ones((20, 20))*x\nnp.sum(a @ a)", "x=1.5", "--engine", "native"]
    why = "note: machine code runs: it is asked for"
    assert gradcli_command(*words, "--explain-engine").err == f"{why}\n"
    monkeypatch.setattr(products, "bits", lambda: 0)
    told = gradcli_command(*words, "--explain-engine").err
    assert told == f"{why}; its large products are loops, since NumPy has no BLAS here\n"


def test_code_that_calls_another_library_is_made_again(tmp_path, monkeypatch):
    monkeypatch.setenv("GRADCLI_CACHE", str(tmp_path))
    text = "a: float[:, :]\nb: float[:, :]\na @ b"
    wanted = ran(text, a=A, b=B)
    (file,) = (tmp_path / "gradcli").iterdir()
    form, _ = cache.kept(file.name)
    assert form.blas in (32, 64)
    for module in (cache, products):
        monkeypatch.setattr(module, "bits", lambda: 0)
    np.testing.assert_allclose(ran(text, a=A, b=B), wanted, 1e-13, 1e-13)
    form, _ = cache.kept(file.name)
    assert form.blas == 0


def test_a_library_may_have_whole_numbers_of_32_bits(monkeypatch):
    monkeypatch.setattr(products, "bits", lambda: 32)
    core = primal(calls.program("a: float[:, :]\nb: float[:, :]\na @ b + a @ b[0]"))
    module = Module(lowered_program(core, {"a": (None, None), "b": (None, None)}, 0), False)
    assert module.blas == 32 and re.search(
        r"@blas.dgemm\(i32 .*, i32 %t\d+, double 1.0", module.text
    )
    assert object_code(module.text, True)
