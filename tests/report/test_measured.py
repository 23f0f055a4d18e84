"""Values with their uncertainties, rounded as the GUM's 7.2.6 says."""

import pytest

from gradcli.report.numbers.measured import ended, measured


@pytest.mark.parametrize(("value", "u", "text"), [
    (254.03348, 0.16404, "254.03 ± 0.16"),
    (50000838.0, 31.7, "50000838 ± 32"),
    (0.0197123, 9.5e-6, "0.0197123 ± 0.0000095"),
    (0.00001971, 1e-8, "(1.9710 ± 0.0010)e-05"),
    (1234567.0, 3211.0, "(1.2346 ± 0.0032)e+06"),
    (1235.0, 120.0, "(1.24 ± 0.12)e+03"),
    (6.02214076e23, 3e15, "(6.022140760 ± 0.000000030)e+23"),
    (3.0, 0.0996, "3.00 ± 0.10"),
    (99.96, 0.95, "99.96 ± 0.95"),
    (-0.001, 0.1, "0.00 ± 0.10"),
    (0.01, 12.0, "0 ± 12"),
    (0.0, 0.1, "0.00 ± 0.10"),
    (5.0, 0.0, "5 ± 0"),
    (1 / 3, 0.0, "0.333333 ± 0"),
    (5.0, float("inf"), "5 ± inf"),
    (float("nan"), 0.1, "nan ± 0.1"),
    (5.0, None, "5"),
    (1e300, 1e298, "(1.000 ± 0.010)e+300"),
])  # fmt: skip
def test_the_uncertainty_has_two_digits_and_the_value_ends_where_it_does(value, u, text):
    assert measured(value, u) == text


def test_a_number_ends_where_one_with_that_uncertainty_does():
    assert ended(253.71238, 0.164) == "253.71"
    assert (ended(9.9e6, 1e5), ended(1.01e7, 1e5)) == ("9.90e+06", "1.010e+07")
    assert (ended(-1e-9, 0.1), ended(0.5, 0.0)) == ("0.00", "0.5")


def test_the_digits_are_those_of_the_uncertainty():
    assert measured(254.2597, 0.23632, 3) == "254.260 ± 0.236"
    assert measured(254.2597, 0.23632, 1) == "254.3 ± 0.2"
    assert measured(254.2597, 0.23632, ascii=True) == "254.26 +/- 0.24"
