"""Every function on counts of three thousand million: what makes an array asks for it before.

    python tests/evaluator/hostile_counts.py [EVERY]

writes a line for each that allocates first, or goes on for a second, and says last how many there
were; of the functions it takes one in EVERY, or with 0 the calls that are written out alone.  Its
memory is bounded, and it is run as a process of its own.
"""

import resource
import signal
import sys

from hostile_lists import _too_long, _TooLong, functions

from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run
from gradcli.language.names.builtins import METHODS_OF

BYTES = 4 << 30  # of address space; an array of N numbers has 24 GB
SECONDS = 20.0  # of processor time: a list of 10 million steps takes two on a slow machine
HEAD = "N = 3*10**9\nv = np.array([1.0, 2.0, 3.0])\nA = np.ones((2, 2))\nk = np.array([1, N])\n"
FORMS = (
    "{f}(N)", "{f}(N, 2)", "{f}(2, N)", "{f}(v, N)", "{f}(A, N)", "{f}([N])", "{f}((N, 2))",
    "{f}([1, N])", "{f}(k)", "{f}((2, N), 1.5)", "{f}(v, (N, 2))", "{f}(1.0, 2.0, N)",
    "{f}(v, v, N)", "{f}(v, 1, N)", "{f}(v, N, 1)", "{f}(A, 1, N)", "{f}(k, N)", "{f}([2], N)",
    "{f}(v, [N, N, N])", "{f}(v, v, v, N)",
)  # fmt: skip
NAMED = (
    "n", "num", "N", "M", "k", "shape", "size", "repeats", "reps", "bins", "minlength", "maxlen",
    "depth", "order", "deg", "pad_width", "offset", "num_classes", "length", "nfft", "window_shape",
    "multiples", "num_segments", "output_shape", "decimals", "axis",
)  # fmt: skip
VALUES = {"array": "v", "list": "[1.0]", "string": "'a'", "tuple": "(1,)"}
STATEMENTS = (
    "np.zeros(k)", "np.ones(k)", "np.empty(k)", "np.full(k, 1.0)", "np.indices(k)", "np.eye(N)",
    "np.identity(N)", "np.tri(N)", "np.arange(N)", "np.arange(0, 1, 1/N)", "np.linspace(0, 1, N)",
    "np.logspace(0, 1, N)", "np.geomspace(1, 2, N)", "np.repeat(v, N)", "np.tile(v, N)",
    "np.pad(v, N)", "np.broadcast_to(1.0, (N,))",
    "np.meshgrid(np.arange(60000), np.arange(60000))", "np.diag(v, N)", "np.diagflat(v, N)",
    "np.vander(v, N)", "np.histogram(v, N)", "np.histogram(v, bins=N)", "np.fft.fft(v, N)",
    "np.fft.irfft(v, n=N)", "np.fft.fftfreq(N)", "np.kron(np.ones(60000), np.ones(60000))",
    "np.outer(np.ones(60000), np.ones(60000))", "np.convolve(np.ones(10**8), np.ones(10**8))",
    "np.diag_indices(2, N)", "np.tril_indices(N)", "np.array_split(v, N)", "np.diff(v, N)",
    "np.linalg.matrix_power(A, N)", "np.resize(v, N)", "np.tensordot(v, v, N)",
    "jax.nn.one_hot(v, N)", "np.take(v, [0]*10**6)", "np.roll(v, N)", "math.comb(N, 10**9)",
    "math.factorial(N)", "math.perm(N, N)", "np.triu(A, N)", "tf.random.categorical(A, N)",
    "tf.sequence_mask([1, 2], N)", "tf.math.segment_sum(v, [0, 1, N])",
    "tf.math.unsorted_segment_max(v, [0, 1, 2], N)", "[1]*N", "(1,)*N", "'a'*N", "f'{v[0]:{N}}'",
    "f'{1.5:.{N}f}'", "'%*d' % (N, 1)", "'%.*f' % (N, 1.0)", "'{:{}}'.format(1.5, N)",
    "f'{1.5:\uff19\uff19\uff19\uff19\uff19\uff19\uff19\uff19\uff19}'",
    "f'{1.5:.\u0669\u0669\u0669\u0669\u0669\u0669\u0669\u0669}f'",
    "'{:\uff19\uff19\uff19\uff19\uff19\uff19\uff19\uff19\uff19}'.format(1)",
    "'%\uff19\uff19\uff19\uff19\uff19\uff19\uff19\uff19d' % 1",
    "f'{N:0>\u0967\u0967\u0967\u0967\u0967\u0967\u0967\u0967\u0967d}'", "'a'.ljust(N)",
    "'a'.rjust(N)", "'a'.center(N)", "'a'.zfill(N)", "list(range(N))", "round(1.5, N)", "1 << N",
    "2**N", "10**10**10", "v[[0]*1000 + [N]]", "tf.sequence_mask([N])", "tf.one_hot(1, N)",
    "tf.one_hot([1], depth=N)", "tf.range(N)", "tf.fill([N], 1.0)", "tf.linspace(0.0, 1.0, N)",
    "tf.repeat([1.0], N)", "tf.tile([1.0], [N])", "tf.pad([1.0], [[0, N]])", "tf.eye(N)",
    "tf.random.normal([N])", "tf.random.uniform([N])", "tf.ones([N])",
    "tf.broadcast_to(1.0, [N])", "tf.ragged.range([N])",
    "tf.keras.layers.Dense(N)(tf.ones([1, 2]))", "tf.random.Generator.from_seed(1).normal([N])",
    "tf.strings.join(['a'] * 3, separator='b')", "tf.math.bincount([N])",
    "tf.signal.fft(tf.zeros([N], tf.complex64))", "tf.scatter_nd([[0]], [1.0], [N])",
    "tf.sparse.to_dense(tf.sparse.SparseTensor([[0]], [1.0], [N]))",
    "tf.math.unsorted_segment_sum([1.0], [0], N)", "tf.zeros([2, N])", "tf.TensorShape([N])",
    "tf.constant(1.0, shape=[N])", "tf.RaggedTensor.from_row_lengths([1.0], [N])",
    "tf.meshgrid(tf.range(60000), tf.range(60000))", "tf.linalg.diag([1.0], k=N)",
    "tf.image.resize([[1.0]], [N, N])",
    "tf.nn.conv1d([[[1.0]]], [[[1.0]]], 1, [[0,0],[N,N],[0,0]])",
)  # fmt: skip


def programs(every: int):
    """(what, forms) of every program, of one function in `every`."""
    for path in functions(every) if every else ():
        named = [f"{path}({first}{name}=N)" for name in NAMED for first in ("", "v, ", "2, ")]
        yield path, [form.format(f=path) for form in FORMS] + named
    for kind, value in VALUES.items():
        for name in METHODS_OF.get(kind, {}):
            yield f"{kind}.{name}", [f"({value}).{name}(N)", f"({value}).{name}(1, N)"]
    for text in STATEMENTS:
        yield text, [text]


def ends(form: str) -> str:
    """What is wrong with how a program ends; "" if nothing."""
    try:
        program = calls.program(f"{HEAD}y = {form}\n1.0")
    except Diagnostic:
        return ""
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        run(program, {"x": 1.5} if "x" in program.inputs else {})
    except Diagnostic as error:
        return error.message if "fit into memory" in error.message else ""
    except (Exception, _TooLong) as error:
        return f"{type(error).__name__}: {error}"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return ""


def main() -> int:
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    signal.signal(signal.SIGVTALRM, _too_long)
    sys.stdout.reconfigure(line_buffering=True)
    wrong = count = 0
    for _what, forms in programs(int(sys.argv[1]) if sys.argv[1:] else 1):
        for form in forms:
            count += 1
            fault = ends(form)
            if fault:
                wrong += 1
                print(f"{form}: {fault[:200]}")
    print(f"{count} programs, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
