"""The logistic function and its integral: sigmoid, softplus and sums of exponentials in logs."""

import math

from gradcli.ops.arithmetic import as_call, square, sub
from gradcli.ops.dispatch import row
from gradcli.ops.elementary import log, sech
from gradcli.ops.rows import smooth
from gradcli.ops.values import logaddexp2_value, logaddexp_value, sigmoid_value, softplus_value

LOG2 = math.log(2.0)

sigmoid = row(
    "sigmoid",
    smooth(lambda x, z: square(0.5 * sech(0.5 * x)), lambda x, z: z * sigmoid(-x)),
    value=sigmoid_value,
    array="gradcli.ops.numpy_functions.sigmoid",
    series="gradcli.ops.taylor.series.sigmoid_series",
    also=("expit",),
    ball=lambda x: 1 / (1 + (-x).exp()),
)
softplus = row(
    "softplus",
    smooth(lambda x, z: sigmoid(x)),
    value=softplus_value,
    array="gradcli.ops.numpy_functions.softplus",
    ball="balls.softplus",
)
logaddexp = row(
    "logaddexp",
    smooth(lambda x, y, z: sigmoid(x - y)),
    smooth(lambda x, y, z: sigmoid(y - x)),
    value=logaddexp_value,
    ball="balls.logaddexp",
)
logaddexp2 = row(
    "logaddexp2",
    smooth(
        lambda x, y, z: sigmoid(LOG2 * sub(x, y)),
        lambda x, y, z: sigmoid(as_call(log, 2, x) * sub(x, y)),
    ),
    smooth(
        lambda x, y, z: sigmoid(LOG2 * sub(y, x)),
        lambda x, y, z: sigmoid(as_call(log, 2, y) * sub(y, x)),
    ),
    value=logaddexp2_value,
    ball="balls.logaddexp2",
)
