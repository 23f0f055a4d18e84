# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.assertions import assert_equal as assert_equal
from gradcli.tensorflow.assertions import assert_greater as assert_greater
from gradcli.tensorflow.assertions import assert_greater_equal as assert_greater_equal
from gradcli.tensorflow.assertions import assert_less as assert_less
from gradcli.tensorflow.assertions import assert_less_equal as assert_less_equal
from gradcli.tensorflow.assertions import assert_near as assert_near
from gradcli.tensorflow.assertions import assert_negative as assert_negative
from gradcli.tensorflow.assertions import assert_non_negative as assert_non_negative
from gradcli.tensorflow.assertions import assert_non_positive as assert_non_positive
from gradcli.tensorflow.assertions import assert_none_equal as assert_none_equal
from gradcli.tensorflow.assertions import assert_positive as assert_positive
from gradcli.tensorflow.assertions import check_numerics as check_numerics

__all__ = [
    "assert_equal",
    "assert_greater",
    "assert_greater_equal",
    "assert_less",
    "assert_less_equal",
    "assert_near",
    "assert_negative",
    "assert_non_negative",
    "assert_non_positive",
    "assert_none_equal",
    "assert_positive",
    "check_numerics",
]
