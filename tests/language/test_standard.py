"""Python's standard library as programs of the language: what is brought, and what is not."""

import pytest
from scipy.integrate import odeint

from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.language import standard


def value(text: str):
    return calls.value(calls.program(text), {}, write=lambda text: None).value


def test_a_name_of_the_program_does_not_hide_what_is_brought():
    assert (
        value("import statistics as st\nmean = st.mean([1.0, 3.0])\nmean + st.mean([mean])") == 4.0
    )
    text = "from operator import mul as times\ndef f(mul):\n    return times(mul, 2)\nf(3)"
    assert value(text) == 6
    assert (
        value("from statistics import mean\ndef f(m):\n    data = mean(m)\n    return data\nf([4])")
        == 4
    )


def test_what_names_stand_under_is_found():
    assert value("import collections\nisinstance([1], collections.abc.Sequence)") is True
    assert value("from itertools import chain\nlist(chain.from_iterable([[1], [2]]))") == [1, 2]
    assert value("import itertools as it\nlist(it.chain.from_iterable([[1], [2]]))") == [1, 2]
    assert value("from six.moves import range, reduce\nreduce(max, range(4))") == 3
    assert value("import sys\nsys.maxsize - 2**63") == -1


@pytest.mark.parametrize(
    ("text", "words", "help"),
    [
        ("from itertools import prodct\nprodct(2)", "'prodct' of 'itertools'", "'product'"),
        ("import itertools\nitertools.tee(2)", "what is used of 'itertools'", "accumulate"),
        ("from decimal import Decimal\nDecimal(2)", "import of 'decimal.Decimal'", "floats"),
        ("import random\nrandom.random()", "import of 'random'", "default_rng(0)"),
        ("from dataclasses import dataclass\ndataclass(2)", "dataclasses", "tuple"),
    ],
)
def test_what_is_not_there_is_refused_by_its_name(text, words, help):
    with pytest.raises(Diagnostic) as caught:
        value(text)
    assert caught.value.code == "E0104"
    assert words in caught.value.message and help in caught.value.help


def test_an_error_within_a_module_says_who_called():
    with pytest.raises(Diagnostic) as caught:
        value("import statistics\nstatistics.mean([])")
    assert "at least one data point" in caught.value.message
    assert caught.value.calls


def test_only_names_of_modules_are_looked_for():
    assert standard.source("itertools") is not None
    for name in (".itertools", "../secrets", "itertools.expr", "/etc/passwd", ""):
        assert standard.source(name) is None


def test_a_differential_equation_is_solved_to_its_tolerance():
    program = calls.program(
        "import numpy as np\nfrom scipy.integrate import odeint\n"
        "f = lambda y, t, a: [a*y[0] - b*y[0]*y[1], 0.5*y[0]*y[1] - y[1]]\n"
        "sol = odeint(f, [1.0, 2.0], np.linspace(0, 2, 5), args=(a,))\nsol[-1, 0] + sol[1, 1]"
    )

    def exact(a, b):
        def slope(y, t):
            return [a * y[0] - b * y[0] * y[1], 0.5 * y[0] * y[1] - y[1]]

        sol = odeint(slope, [1.0, 2.0], [0.0, 0.5, 2.0], rtol=1e-12, atol=1e-12)
        return sol[-1, 0] + sol[1, 1]

    found = calls.gradient(program, {"a": 1.1, "b": 0.4}, ("a", "b"))
    assert found.value == pytest.approx(exact(1.1, 0.4), rel=1e-7)
    by_a = (exact(1.101, 0.4) - exact(1.099, 0.4)) / 0.002
    by_b = (exact(1.1, 0.401) - exact(1.1, 0.399)) / 0.002
    assert list(found.gradients.values()) == pytest.approx([by_a, by_b], rel=1e-5)


@pytest.mark.parametrize(
    "call",
    [
        "integrate.simpson(two)",
        "signal.lfilter([1.0], [1.0], two)",
        "signal.detrend(two)",
        "interpolate.interp1d([0.0, 1.0], two)(0.5)",
        "interpolate.CubicSpline([0.0, 1.0], two)(0.5)",
        "interpolate.splev(0.5, interpolate.splrep([0.0, 1.0], two))",
    ],
)
def test_samples_of_several_functions_are_refused(call):
    text = (
        "from scipy import integrate, interpolate, signal\n"
        "two = np.array([[1.0, 2.0], [3.0, 5.0]])\n"
    )
    with pytest.raises(Diagnostic) as caught:
        value(text + call)
    assert " here" in caught.value.message
