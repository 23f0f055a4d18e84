"""Drawing, compiling and trying an import change no value: matplotlib is left out with a note,
jit is the identity, an import that may fail is one that does not."""

import pytest

import gradcli
from gradcli import calls
from gradcli.errors import Diagnostic

PLT = "import matplotlib.pyplot as plt\n"
# Each is 2*x^2 at x = 3, with the slope 12, whatever it draws.
DRAWING = [
    f"{PLT}plt.figure(figsize=(8, 4))\nplt.plot([1, 2], 'r', label='a')\nplt.show()\n2*x^2",
    "import matplotlib as mpl\nmpl.rcParams['figure.figsize'] = (9, 6)\ny = x^2\n2*y",
    "from matplotlib import pyplot as plt\nfig, ax = plt.subplots()\n"
    "ax.plot([1])\nax.xaxis.grid()\n"
    "fig.axes[0].set(title='a')\n_ = plt.xlabel('x')\n2*x^2",
    f"{PLT}for k in range(3):\n    plt.plot(k)\n2*x^2",
    f"{PLT}y = 2*x^2\nfig, axes = plt.subplots(2)\n"
    "for ax in axes.flat:\n    ax.plot(y)\nfor ax, c in zip(axes, 'ab'):\n    ax.set_title(c)\n"
    "for i, ax in enumerate(axes):\n    ax.plot(i)\ny",
    f"{PLT}with plt.style.context('x'), plt.xkcd():\n    y = x^2\n    plt.plot(y)\n2*y",
    f"{PLT}def show(v):\n    plt.plot(v)\n    plt.show()\nshow(x)\n2*x^2",
    f"{PLT}y = 0.0\nfor k in range(2):\n    y += x^2\n    if k > 0:\n"
    "        plt.plot(y)\n    else:\n        plt.plot(0)\ny",
    f"{PLT}try:\n    plt.plot(1)\nfinally:\n    y = 2*x^2\ny",
    "import seaborn as sns\nfrom mpl_toolkits.mplot3d import Axes3D\nsns.set_theme()\n2*x^2",
    f"{PLT}plt.rcParams.update({{'font.size': 12}})\n2*x^2",
]
# Each is x^2 at x = 3: to compile a function is to have it.
COMPILING = [
    "import jax\njax.jit(lambda t: t^2)(x)",
    "from jax import grad, jit\nf = jit(lambda t: t^3/3, static_argnums=(1,))\ngrad(f)(x)",
    "import jax.numpy as jnp\nfrom jax import jit\n@jit\ndef f(t):\n    return jnp.square(t)\nf(x)",
    "import jax as j\n@j.jit\ndef f(t):\n    @j.jit\n"
    "    def g(s): return s*t\n    return g(t)\nf(x)",
    "import jax\n@jax.jit\ndef f(t):\n    return t^3/3\njax.jit(jax.grad(f))(x)",
    "import jax\nfrom functools import partial\n@partial(jax.jit, static_argnums=(1,))\n"
    "def f(t, n): return t^n\nf(x, 2)",
    "import functools\nimport jax\n@functools.partial(jax.jit, static_argnames='n')\n"
    "def f(t, n=2): return t^n\nf(x)",
    "from jax import jit as compiled\ncompiled(lambda t: t^2)(x)",
    "import jax\njax.config.update('jax_enable_x64', True)\nx^2",
    "from numba import njit\n@njit\ndef f(t): return t^2\nf(x)",
    "import numba as nb\n@nb.jit(nopython=True)\ndef f(t): return t^2\nf(x)",
    "from numba import njit, float64\n@njit(float64(float64), cache=True)\n"
    "def f(t): return t^2\nf(x)",
    "from numba import jit, prange\n@jit(parallel=True)\ndef f(t):\n    s = 1\n"
    "    for i in prange(2): s = s*t\n    return s\nf(x)",
    "import numba\n@numba.jit\ndef f(t): return sum(t for i in numba.prange(3))*t/3\nf(x)",
    "from numba import vectorize, float64\n@vectorize([float64(float64)])\n"
    "def f(t): return t^2\nf(x)",
    "from jax import config, jit\nconfig.update('jax_enable_x64', True)\njit(lambda t: t^2)(x)",
    "import numpy as xp\nwith xp.errstate(all='ignore'):\n    y = xp.square(x)\ny",
    "from numpy import errstate, seterr\nseterr(all='ignore')\nwith errstate(over='ignore'):\n"
    "    y = x^2\ny",
    "from numpy import finfo\nx^2*(1 + finfo(float).eps - 2^-52)",
    "import sys\nfrom sys import float_info as f\nx^2*(1 + f.epsilon - 2^-52 + (f.min < 0))",
    "import tensorflow as tf\n@tf.function(jit_compile=True)\ndef f(t): return t**2\nf(x)",
]


@pytest.mark.parametrize("text", DRAWING)
def test_what_draws_is_left_out_with_one_note(text):
    p = calls.program(text)
    result = calls.gradient(p, {"x": 3.0})
    assert (result.values, result.gradients) == ((18.0,), {"x": 12.0})
    assert result.notes == ("what is drawn is left out, at line 1: gradcli plot draws a program",)


@pytest.mark.parametrize("text", COMPILING)
def test_a_function_that_is_compiled_is_that_function(text):
    p = calls.program(text)
    result = calls.gradient(p, {"x": 3.0})
    assert (float(result.values[0]), result.gradients["x"], result.notes) == (9.0, 6.0, ())


def test_programs_are_printed_without_what_draws_and_compiles():
    for text in (DRAWING[2], COMPILING[2], COMPILING[5]):
        printed = calls.diff(calls.program(text))
        assert not any(word in printed for word in ("plt", "matplotlib", "jit", "partial"))
        assert calls.value(calls.program(printed), {"x": 3.0}).value == (
            12.0 if text is DRAWING[2] else 6
        )


TRIED = [
    "try:\n    import numpy as np\nexcept ImportError:\n    np = None\nnp.square(x)",
    "try:\n    from math import fabs\nexcept:\n    fabs = abs\nelse:\n    k = 2\nfinally:\n"
    "    j = 1\nfabs(x)**k*j",
    "try:\n    import cupy as xp\nexcept (ImportError, OSError):\n    import numpy as xp\n"
    "xp.square(x)",
    "if 1 > 0:\n    try:\n        from numba import jit\n    except ModuleNotFoundError:\n"
    "        jit = lambda f: f\n    else:\n        import numba\ng = jit(lambda t: t*t)\ng(x)",
]


@pytest.mark.parametrize("text", TRIED)
def test_an_import_that_is_tried_is_one_of_what_there_is(text):
    p = calls.program(text)
    assert calls.gradient(p, {"x": 3.0}).gradients == {"x": 6.0}
    printed = calls.diff(p)
    assert "try" not in printed and calls.value(calls.program(printed), {"x": 3.0}).value == 6.0


def test_a_value_that_is_taken_from_a_drawing_is_refused_at_its_place():
    for text, name in (
        (f"{PLT}n, bins = plt.hist([1])\nn*x", "n"),
        (f"{PLT}x*len(plt.gca().lines)", "plt"),
        (f"{PLT}print(plt)\nx", "plt"),
    ):
        with pytest.raises(Diagnostic, match=f"'{name}' draws") as caught:
            calls.program(text)
        assert text[slice(*caught.value.span)] == name


def test_a_lesson_with_drawings_prints_what_it_prints(tmp_path):
    lesson = (
        "import numpy as np\nimport matplotlib.pyplot as plt\nimport tensorflow as tf\n"
        "x = tf.linspace(-10.0, 10.0, 5)\nwith tf.GradientTape() as tape:\n    tape.watch(x)\n"
        "    y = tf.nn.sigmoid(x)\ndy_dx = tape.gradient(y, x)\nplt.plot(x, y, label='y')\n"
        "plt.plot(x, dy_dx, label='dy/dx')\nplt.legend()\n_ = plt.xlabel('x')\nprint(dy_dx.shape)\n"
    )
    file = tmp_path / "lesson.py"
    file.write_text(lesson)
    result = calls.value(calls.read(str(file)), {}, write=(written := []).append)
    assert "".join(written) == "(5,)\n" and "is left out, at line 2" in result.notes[0]


@pytest.mark.parametrize(
    "text",
    [
        "import matplotlib.pyplot as plt",
        "from jax import jit",
        "import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()",
    ],
)
def test_a_program_that_only_draws_is_told_so(text):
    with pytest.raises(Diagnostic, match="computes nothing") as caught:
        gradcli.program(text)
    assert caught.value.code == "E0106"
