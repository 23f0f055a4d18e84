# Written by `python tests/test_stubs.py`: the lazy names as imports.

from gradcli.tensorflow.printing import format_ as format
from gradcli.tensorflow.text import as_string as as_string
from gradcli.tensorflow.text import bytes_split as bytes_split
from gradcli.tensorflow.text import join as join
from gradcli.tensorflow.text import length as length
from gradcli.tensorflow.text import lower as lower
from gradcli.tensorflow.text import reduce_join as reduce_join
from gradcli.tensorflow.text import split as split
from gradcli.tensorflow.text import strip as strip
from gradcli.tensorflow.text import substr as substr
from gradcli.tensorflow.text import to_number as to_number
from gradcli.tensorflow.text import unicode_decode as unicode_decode
from gradcli.tensorflow.text import unicode_encode as unicode_encode
from gradcli.tensorflow.text import unicode_split as unicode_split
from gradcli.tensorflow.text import upper as upper

__all__ = [
    "as_string",
    "bytes_split",
    "format",
    "join",
    "length",
    "lower",
    "reduce_join",
    "split",
    "strip",
    "substr",
    "to_number",
    "unicode_decode",
    "unicode_encode",
    "unicode_split",
    "upper",
]
