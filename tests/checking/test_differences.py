"""The slope of a function from its values, and that its error is what it says."""

import math

import pytest

from gradcli.checking.differences import imaginary, jumps, noise, slope

# a function, a point, its slope there
CASES = {
    "smooth": (math.sin, 3.0, math.cos(3.0)),
    "at a large argument": (math.sin, 1e10, math.cos(1e10)),
    "fast": (lambda x: math.sin(1e6 * x), 1.0, 1e6 * math.cos(1e6)),
    "near the end of a domain": (lambda x: math.log(x) if x > 0 else math.nan, 1e-8, 1e8),
    "at a tiny argument": (lambda x: math.log(x) if x > 0 else math.nan, 1e-200, 1e200),
    "near a kink": (lambda x: abs(x - 1), 1 + 1e-9, 1.0),
    "near a pole": (math.tan, math.pi / 2 - 1e-4, 1 / math.sin(1e-4) ** 2),
    "near a jump": (lambda x: float(x > 0), 1e-7, 0.0),
    "a narrow bump": (
        lambda x: x + math.exp(-(((x - 1) / 1e-3) ** 2)), 1.0005, 1 - 1e3 * math.exp(-0.25)
    ),
    "few digits left": (lambda x: 1e12 + x, 2.0, 1.0),
    "huge": (lambda x: 2 * x, 1e300, 2.0),
}  # fmt: skip


@pytest.mark.parametrize(("f", "x", "want"), CASES.values(), ids=CASES)
def test_the_slope_is_within_its_error(f, x, want):
    found = slope(lambda t: f(x + t), abs(x))
    assert found.reliable or want == 0
    # 4 ulps: of the argument of the logarithm, x + t
    assert abs(found.value - want) <= 8 * found.error + 1e-9 * abs(want)


def test_smooth_functions_keep_twelve_digits():
    assert slope(lambda t: math.sin(3 + t), 3.0).value == pytest.approx(math.cos(3), rel=1e-12)
    assert slope(lambda t: math.exp(1 + t), 1.0).value == pytest.approx(math.e, rel=1e-12)


def test_what_differences_cannot_tell_is_not_reliable():
    assert not slope(lambda t: 1e16 + t, 1.0).reliable  # cancellation
    assert not slope(lambda t: float(t > 0), 0.0).reliable  # a jump
    assert not slope(lambda t: math.sqrt(t) if t >= 0 else math.nan, 0.0).reliable


def test_an_end_of_a_domain_is_looked_at_from_inside():
    found = slope(lambda t: t**1.5 + 2 * t if t >= 0 else math.nan, 0.0)
    assert (found.side, found.value) == (1, pytest.approx(2.0, abs=1e-5))


def test_nothing_finite_has_no_slope():
    assert slope(lambda t: math.nan) is None
    assert slope(lambda t: 1.0 if t == 0 else math.inf) is None


def test_the_sides_of_a_kink():
    assert [slope(abs, 0.0, side=side).value for side in (1, -1)] == [1.0, -1.0]


def test_a_first_estimate_that_is_refuted_lets_no_rough_one_pass():
    """The steps become smaller and the errors larger: 1e-5 off is within the last ones."""
    wrong = math.cos(1.0) * (1 + 1e-5)
    accepted = lambda s: abs(s.value - wrong) <= 8 * s.error
    found = slope(lambda t: math.sin(1.0 + t), 1.0, accepted=accepted)
    assert abs(found.value - wrong) > 1e3 * found.error


def test_noise_is_that_of_the_values():
    rough = lambda t: math.sin(1 + t) + 1e-9 * math.sin(1e25 * (1 + t))
    assert 1e-10 < noise(rough, rough(0.0), 1.0) < 1e-8
    assert noise(math.exp, 1.0, 1.0) < 1e-15


def test_an_imaginary_step_has_all_digits():
    import cmath

    found = imaginary(lambda t: cmath.exp(0.3 + t) / cmath.sin(0.3 + t), 0.3)
    want = math.exp(0.3) / math.sin(0.3) * (1 - 1 / math.tan(0.3))
    assert found.value == pytest.approx(want, rel=1e-15)
    assert imaginary(lambda t: complex(1.0, 1e-16)) is None  # two steps give two slopes


# what the value does at 0, f -> does it jump
JUMPS = [
    (lambda t: max(t, 0.0) ** 2, False),
    (lambda t: max(t, 0.0), False),
    (lambda t: abs(t) ** 0.5, False),
    (lambda t: 0.0, False),
    (lambda t: 1e6 + t * t, False),
    (lambda t: math.sin(1e4 * t), False),
    (lambda t: math.floor(t), True),
    (lambda t: math.copysign(1e-300, t), True),
    (lambda t: 1.0 * (t > 0) + t * t, True),
    (lambda t: 1e6 + math.floor(t), True),
    (lambda t: t - 5.0 * (t == 0), True),
]


@pytest.mark.parametrize("size", [0.0, 1.0, 1e6])
def test_a_kink_of_the_slope_is_no_jump_of_the_value(size):
    assert [jumps(f, size) for f, _ in JUMPS] == [answer for _, answer in JUMPS]
